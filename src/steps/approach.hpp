// What a step demands of a contact: the velocity that it must have at the end.
#pragma once

#include <algorithm>
#include <cmath>

namespace bricard::steps {

constexpr double OPEN = -1e300;  // as a bias: whatever the velocity, there is no impulse

// The gap must open at least with `bias`; an impulse of impact moves the bodies for a `part` of the step.
struct Demand {
    double bias = OPEN, part = 0.5;
};

// When a gap closes in free motion; more than h: not in this step.
inline double meeting(double gap, double rate, double a, double h) {
    const double inside = rate * rate - 2 * a * gap;
    if (inside < 0) return 2 * h;
    const double root = std::sqrt(inside), below = -rate + root;  // gap + rate t + a t^2 / 2 = 0, the first t > 0
    return below > 0 ? 2 * gap / below : 2 * h;
}

// For a gap with its rate and free acceleration a, at the start of a step h; `gain`: velocity that the accelerations of
// both bodies amount to in the step: slower rebounds are not resolved.
inline Demand decide(double gap, double rate, double a, double gain, double restitution, double h, double size) {
    const double touching = std::max(1e-7 * size, 0.1 * h * gain);
    const double when = gap > touching ? meeting(gap, rate, a, h) : 0;
    if (when > h) return {restitution > 0 ? OPEN : -gap / h, 0.5};
    const double rebound = restitution * std::max(0.0, -(rate + when * a));
    const double bias = rebound > gain ? std::max(0.0, rebound + (h - when) * a) : 0;
    if (gap <= touching) {
        const double approach = std::max(0.0, -rate);
        return {bias, approach + gain > 0 ? (approach + 0.5 * gain) / (approach + gain) : 0.5};
    }
    if (bias > 0) return {bias, 1 - when / h};
    return {bias, std::clamp((gap + h * rate + 0.5 * h * h * a) / (h * (rate + h * a)), 0.0, 1.0)};
}

}  // namespace bricard::steps
