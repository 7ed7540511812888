// Time stepping of any mechanical system in its own coordinates, from the numbers of its equations:
//
//     M (v+ - v) = h f - G^T L + R^T x,   G (v + v+)/2 = nu      all at the middle of the step
//
// The twin of bricard/contact/steps/systems.py, which explains it, with the same names.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "approach.hpp"
#include "dense.hpp"
#include "sweeps.hpp"

namespace bricard::steps {

// What stays the same in all steps: n coordinates, m joints, k contacts, r slips of `elements` contacts and frictions.
struct Plan {
    int n, m, k, r, elements;
    bool constant_masses;
    std::vector<int> by_rate;        // of each contact, whether its gap is a velocity
    std::vector<int> window_owners;  // of each window, its contact
    std::vector<Rub> rubs;           // `limit` is that of a step
    std::vector<int> rub_elements;   // of each of them, where its limit is among those of all elements
    double h;
    int sweeps;

    size_t size() const {
        return static_cast<size_t>(n) * n + n + m * (n + 2) + 2 * k + (k + r) * (n + 1) + window_owners.size() + elements;
    }
};

// The equations at a moment: `left`: of constraints on position level.
class Moment {
  public:
    Matrix M, G, R, sizes;
    Values forces, nu, left, gaps, before, windows, restitution, limits, offsets, given;

    Moment(const Plan& plan, const double* numbers, const Values& v) : plan_(plan) {
        const int rows = plan.k + plan.r;
        const auto values = [&](Values& into, size_t count) {
            into.assign(numbers, numbers + count);
            numbers += count;
        };
        const auto matrix = [&](Matrix& into, int m, int n) {
            into.rows = m, into.columns = n;
            values(into.values, static_cast<size_t>(m) * n);
        };
        matrix(M, plan.n, plan.n), values(forces, plan.n), matrix(G, plan.m, plan.n), values(nu, plan.m);
        values(left, plan.m), values(gaps, plan.k), matrix(R, rows, plan.n), values(before, rows);
        values(windows, plan.window_owners.size()), values(restitution, plan.k), values(limits, plan.elements);
        offsets = plus(before, -1, times(R, v));
        sizes = Matrix(plan.k, plan.n);
        for (int j = 0; j < plan.n; ++j)
            for (int i = 0; i < plan.k; ++i) sizes(i, j) = std::abs(R(i, j));
    }

    // With the inverse of M.
    void solve(const Matrix& inverse) {
        inverse_ = &inverse;
        given = times(inverse, forces);
        if (!plan_.m) return;
        spread_ = times(inverse, transposed(G));
        loosened_ = steps::inverse(times(G, spread_));
    }

    Values rates(const Values& v) const { return plus(times(R, v), 1, offsets); }

    // |W| |u| of the gaps' rows W.
    Values reach(Values u) const {
        for (double& one : u) one = std::abs(one);
        return times(sizes, u);
    }

    // Velocities by an impulse, which joints do not resist.
    Values response(const Values& impulse) const {
        const Values change = times(*inverse_, impulse);
        return plan_.m ? plus(change, -1, joint_response(times(G, change))) : change;
    }

    // Velocities that give G v what it misses.
    Values joint_response(const Values& missing) const { return times(spread_, times(loosened_, missing)); }

    Values free_velocity(const Values& v) const {
        const Values free = plus(v, plan_.h, given);
        return plan_.m ? plus(free, 1, joint_response(plus(demanded(v), -1, times(G, free)))) : free;
    }

    // L, where the joints exert -G^T L.
    Values joint_impulses(const Values& v, const Values& pushed) const {
        if (!plan_.m) return {};
        const Values free = plus(v, 1, times(*inverse_, plus(pushed, plan_.h, forces)));
        return times(loosened_, plus(times(G, free), -1, demanded(v)));
    }

    // The impulses L that make velocities fit the joints, and how they change them.
    Values joining(const Values& v) const { return times(loosened_, plus(times(G, v), -1, nu)); }
    Values joined(const Values& v, const Values& impulses) const { return plus(v, -1, times(spread_, impulses)); }

    // A = R (M^-1 without what joints resist) R^T.
    Matrix delassus() const {
        Matrix A(R.rows, R.rows);
        Values row(R.columns);
        for (int i = 0; i < R.rows; ++i) {
            for (int j = 0; j < R.columns; ++j) row[j] = R(i, j);
            const Values column = times(R, response(row));
            for (int k = 0; k < R.rows; ++k) A(k, i) = column[k];
        }
        return A;
    }

  private:
    const Plan& plan_;
    const Matrix* inverse_ = nullptr;
    Matrix spread_, loosened_;  // M^-1 G^T, (G M^-1 G^T)^-1

    // What G v must be at the end of a step, so that joints demand the mean velocity of it and do no work.
    Values demanded(const Values& v) const {
        Values found = times(G, v);
        for (size_t i = 0; i < found.size(); ++i) found[i] = 2 * nu[i] - found[i];
        return found;
    }
};

// What a step has found, but for the works of forces, which need velocities that it has found.
struct Found {
    Values q, v, joints, x, before, after, gaps;
    double friction, impacts, supplied, lifted;
    bool settled;
};

class SystemSteps {
  public:
    explicit SystemSteps(Plan plan) : plan_(std::move(plan)), x_(plan_.k + plan_.r), sizes_(plan_.k), armed_(plan_.k) {}

    const Plan& plan() const { return plan_; }

    // From the equations at the middle of the step, evaluated with the velocities of its start.
    Found advance(const double* numbers, const Values& q, const Values& v) {
        Moment at(plan_, numbers, v);
        at.solve(inverse_of(at.M));
        const double h = plan_.h;
        const Values free = at.free_velocity(v), gaps = gaps_at(at, q, v);
        demand(at, gaps, v, plus(free, -1, v));
        delassus_ = Matrix();
        const Impulses solved = restrained(at, v, free);
        const Values lasting = lasting_of(solved.x);
        x_ = solved.x;
        first_ = false;
        const Values pushed = transposed_times(at.R, x_);
        const Values after = plus(free, 1, at.response(pushed)), mean = half_sum(v, after);
        Found found{q, after, at.joint_impulses(v, pushed), x_, at.before, at.rates(after), gaps, 0, 0, 0, 0,
                    solved.settled};
        const Values added = at.response(transposed_times(at.R, impacts(x_, lasting)));
        const Values move = moved(at, v, plus(mean, 1, added), gaps);
        found.q = plus(q, h, move);
        const Values rates = at.rates(mean);
        for (int i = 0; i < plan_.k + plan_.r; ++i) (i < plan_.k ? found.impacts : found.friction) -= x_[i] * rates[i];
        found.impacts += h * dot(at.forces, added);
        found.lifted = -h * dot(at.forces, plus(plus(move, -1, mean), -1, added));
        found.supplied = -dot(x_, at.offsets) - dot(found.joints, at.nu);
        return found;
    }

    // Velocities that fit the joints at the end of the step, by further impulses.
    void join(const double* numbers, Values& v, Values& joints) {
        Moment at(plan_, numbers, v);
        at.solve(inverse_of(at.M));
        const Values projected = at.joining(v);
        v = at.joined(v, projected);
        joints = plus(joints, 1, projected);
    }

  private:
    struct Impulses {
        Values x;
        bool settled;
    };

    Plan plan_;
    Values x_, sizes_;  // impulses of the step before; of gaps, the largest so far
    std::vector<char> armed_;
    std::vector<Demand> demands_;
    std::vector<char> present_;  // which contacts may touch
    std::vector<Rub> rubs_;      // with limits of this step
    Matrix inverse_, delassus_;
    bool first_ = true;

    static constexpr double NEAR = 1e-3;  // of its size: a gap that is further behind its surface comes from elsewhere
    static constexpr double TOLERANCE = 1e-9;

    static Values half_sum(const Values& a, const Values& b) {
        Values found(a.size());
        for (size_t i = 0; i < a.size(); ++i) found[i] = 0.5 * (a[i] + b[i]);
        return found;
    }

    const Matrix& inverse_of(const Matrix& M) {
        if (!plan_.constant_masses || inverse_.values.empty()) inverse_ = inverse(M);
        return inverse_;
    }

    const Matrix& delassus(const Moment& at) {
        if (delassus_.values.empty()) delassus_ = at.delassus();
        return delassus_;
    }

    // What of the normal impulses was there in the step before.
    Values lasting_of(const Values& x) const {
        Values found(plan_.k);
        for (int i = 0; i < plan_.k; ++i) found[i] = std::min(x_[i], x[i]);
        return found;
    }

    // At the start of the step; of clutches zero; infinite where windows exclude them or they are behind.
    Values gaps_at(const Moment& at, const Values& q, const Values& v) {
        Values gaps(plan_.k);
        std::vector<char> within(plan_.k, true);
        for (size_t w = 0; w < at.windows.size(); ++w)
            if (!(at.windows[w] >= 0)) within[plan_.window_owners[w]] = false;
        const Values size = at.reach(q), reach = at.reach(v);
        for (int i = 0; i < plan_.k; ++i) {
            gaps[i] = plan_.by_rate[i] ? 0 : at.gaps[i] - plan_.h / 2 * at.before[i];
            sizes_[i] = std::max(sizes_[i], size[i] + std::abs(at.gaps[i]));
            armed_[i] = within[i] && (armed_[i] || gaps[i] >= -(plan_.h * reach[i] + NEAR * sizes_[i]));
            if (!armed_[i]) gaps[i] = std::numeric_limits<double>::infinity();
        }
        return gaps;
    }

    // What is demanded of each contact, and which may touch; `change`: of velocities if none does.
    void demand(const Moment& at, const Values& gaps, const Values& v, const Values& change) {
        const double h = plan_.h;
        const Values gains = at.reach(change), reach = at.reach(v), rises = times(at.R, change);
        demands_.assign(plan_.k, {});
        present_.assign(plan_.k, false);
        for (int i = 0; i < plan_.k; ++i) {
            const double fastest = 2 * (reach[i] + gains[i]) + std::abs(at.offsets[i]);
            present_[i] = gaps[i] <= h * fastest + NEAR * sizes_[i];
            if (!std::isfinite(gaps[i])) continue;
            demands_[i] = plan_.by_rate[i] ? Demand{0, 0.5}
                                           : decide(gaps[i], at.before[i], rises[i] / h, gains[i], at.restitution[i], h,
                                                    sizes_[i]);
        }
        rubs_ = plan_.rubs;
        for (size_t i = 0; i < rubs_.size(); ++i)
            rubs_[i].limit = at.limits[plan_.rub_elements[i]] * (rubs_[i].owner < 0 ? h : 1);
    }

    Impulses solve(const Moment& at, const Values& free) {
        std::vector<Press> pressed;
        std::vector<Rub> rubbed;
        Values start(x_.size());
        for (int i = 0; i < plan_.k; ++i)
            if (present_[i]) pressed.push_back({i, demands_[i].bias}), start[i] = x_[i];
        for (const Rub& rub : rubs_) {
            if (rub.owner >= 0 && !present_[rub.owner]) continue;
            rubbed.push_back(rub);
            for (int i = rub.first; i < rub.first + rub.width; ++i) start[i] = x_[i];
        }
        if (pressed.empty() && rubbed.empty()) return {start, true};
        const Values c = at.rates(free);
        Sweeps found(delassus(at), c, start);
        const double scale = largest(at.before) + largest(times(at.R, at.given)) * plan_.h;
        found.run(pressed, rubbed, plan_.sweeps * (first_ ? 100 : 10), TOLERANCE * scale);
        return {found.x, found.settled};
    }

    // Newton's law with friction may gain energy: then rebounds are half as fast, then a quarter, then none.
    Impulses restrained(const Moment& at, const Values& v, const Values& free) {
        Impulses solved = solve(at, free);
        for (const double factor : {0.5, 0.5, 0.0}) {
            if (!rebounds_with_friction() || !gains(at, v, free, solved.x)) break;
            for (Demand& one : demands_)
                if (one.bias > 0) one.bias *= factor;
            solved = solve(at, free);
        }
        return solved;
    }

    bool rebounds_with_friction() const {
        return std::any_of(rubs_.begin(), rubs_.end(), [&](const Rub& rub) {
            return rub.owner >= 0 && rub.limit > 0 && demands_[rub.owner].bias > 0;
        });
    }

    // Whether impulses put in more energy than a step may be wrong by.
    bool gains(const Moment& at, const Values& v, const Values& free, const Values& x) const {
        const Values after = plus(free, 1, at.response(transposed_times(at.R, x)));
        const Values early = at.response(transposed_times(at.R, impacts(x, lasting_of(x))));
        const double lost = plan_.h * dot(at.forces, early) - dot(x, at.rates(half_sum(v, after)));
        const Values gained = at.reach(plus(free, -1, v));
        double allowed = 0;
        for (int i = 0; i < plan_.k; ++i) allowed += x[i] * (1e-6 * std::abs(at.before[i]) + 0.05 * gained[i]);
        return lost < -allowed;
    }

    // What impulses of impacts move more than if they acted in the middle of the step.
    Values impacts(const Values& x, const Values& lasting) const {
        Values found(x.size());
        for (int i = 0; i < plan_.k; ++i) found[i] = (demands_[i].part - 0.5) * (x[i] - lasting[i]);
        for (const Rub& rub : rubs_)
            for (int i = rub.first; i < rub.first + rub.width && rub.owner >= 0; ++i)
                found[i] = x[rub.owner] > 0 ? found[rub.owner] / x[rub.owner] * x[i] : 0;
        return found;
    }

    // The displacement by h, so that joints hold and gaps are open at the end.
    Values moved(const Moment& at, const Values& before, Values move, const Values& gaps) const {
        if (plan_.m) {
            Values missing = plus(times(at.G, before), 1, at.nu);
            for (int i = 0; i < plan_.m; ++i) missing[i] = 0.5 * missing[i] - at.left[i] / plan_.h;
            move = plus(move, 1, at.joint_response(plus(missing, -1, times(at.G, move))));
        }
        std::vector<int> held;
        for (int i = 0; i < plan_.k; ++i)
            if (present_[i] && demands_[i].bias != OPEN && !plan_.by_rate[i]) held.push_back(i);
        return held.empty() ? move : plus(move, 1, separated(at, move, gaps, held));
    }

    // What pushes gaps open that would be negative at the end.
    Values separated(const Moment& at, const Values& move, const Values& gaps, const std::vector<int>& held) const {
        Values c = at.rates(move), impulses(x_.size());
        std::vector<Press> pressed;
        double size = 0;
        for (const int i : held) {
            pressed.push_back({i, (gaps[i] < 0 ? -0.3 : -1.0) * gaps[i] / plan_.h});
            size = std::max(size, sizes_[i]);
        }
        Sweeps found(delassus_, c, impulses);
        found.run(pressed, {}, plan_.sweeps, 1e-6 * size / plan_.h);
        return at.response(transposed_times(at.R, found.x));
    }
};

}  // namespace bricard::steps
