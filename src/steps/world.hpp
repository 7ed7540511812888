// Moreau's time stepping for bodies in the plane.
//
//     v+ = v + M^-1 (h f + W P)      contacts W as they are at q + v h/2
//     v_N+ >= b,  P_N >= 0,  P_N (v_N+ - b) = 0,  |P_T| <= mu P_N against v_T+
//
// solved by Gauss–Seidel sweeps over the contacts, in the order of their shapes, from the impulses of the step before.
// b is what Newton's law leaves of the velocity at the end of the step: e times that of the impact, and then the free
// acceleration for the rest of the step. What rebounds more slowly than the accelerations of a step are is not
// resolved: there b = 0. A contact without restitution that is still open may close during the step, not more:
// b = -gap / h.
//
// Impulses act on positions from their own time: those that are there in every step from its middle, those of an
// impact from the impact. What the end of the step still penetrates is removed from positions alone.
#pragma once

#include <cstdint>
#include <vector>

#include "approach.hpp"
#include "grid.hpp"
#include "shapes.hpp"

namespace bricard::steps {

struct Settings {
    double step, tolerance, size;  // size: of the smallest shape that moves
    int sweeps;
};

constexpr int FEW = 200;          // contacts
constexpr double SETTLED = 1e-2;  // of velocities: what changes more by the last sweep has not settled

struct Law {
    double friction, restitution;  // friction < 0: the two do not touch
};

struct Contact {
    int a, b;  // bodies
    Vec normal;
    double turn_an, turn_bn, turn_at, turn_bt;  // levers of normal and tangent
    double soft_n, soft_t, hard_n, hard_t;      // velocity by impulse, and the inverse
    double friction, bias, surface;
    double P, T;          // impulses
    double shared;        // velocity here by an impulse at the next contact, where these two are those of a pair
    bool first_of_two;
    int feature;
    std::uint64_t pair;  // of shapes
    Vec point;
    double gap, before, slip_before;
    double lasting;  // the normal impulse of the step before
    double gain;     // velocity that free accelerations amount to in the step
    double part;     // of the step, for which an impulse of impact moves the bodies
};

struct Works {
    double friction = 0, impacts = 0, supplied = 0, lifted = 0;
};

class World {
  public:
    std::vector<double> q, v, force, inverse;  // three for each body: x, y, angle
    std::vector<Shape> shapes;
    std::vector<Vec> corners;  // in bodies
    std::vector<Law> laws;     // kinds x kinds
    std::vector<int> driven;   // bodies that move by laws of time
    Settings settings;

    std::vector<Contact> contacts;
    Works works;
    long count = 0, unsettled = 0;  // steps, and those whose sweeps ended too early
    double penetration = 0;         // the deepest so far

    void begin() {
        int kinds = 0;
        for (const Shape& s : shapes) kinds = std::max(kinds, s.kind + 1);
        kinds_ = kinds;
        at_ = corners;
        middle_ = q;
        travelled_ = -1;
    }

    // The gaps of all that touch or overlap now; nothing moves.
    void look() {
        middle_ = q;
        place();
        refresh_pairs(true);
        find(0);
    }

    // One step; `poses` has x, y, angle in its middle and their rates of each driven body.
    void advance(const double* poses) {
        const double h = settings.step;
        before_ = v;
        for (size_t i = 0; i < v.size(); ++i) middle_[i] = q[i] + 0.5 * h * v[i];
        for (size_t k = 0; k < driven.size(); ++k)
            for (int j = 0; j < 3; ++j) {
                middle_[3 * driven[k] + j] = poses[6 * k + j];
                before_[3 * driven[k] + j] = v[3 * driven[k] + j] = poses[6 * k + 3 + j];
            }
        rise_.assign(v.size(), 0);
        for (size_t i = 0; i < v.size(); ++i) rise_[i] = inverse[i] * force[i];
        place();
        refresh_pairs(false);
        find(h);
        for (size_t i = 0; i < v.size(); ++i) v[i] += h * rise_[i];
        warm();
        sweep();
        restrain();
        account();
        move();
        ++count;
    }

  private:
    std::vector<double> middle_, before_, rise_, move_, speeds_;
    std::vector<Vec> at_;
    std::vector<Touch> touches_;
    std::vector<Round> rounds_;
    std::vector<Contact> last_;
    std::vector<int> group_;
    std::vector<double> lost_;
    Pairs pairs_;
    int kinds_ = 0;
    double skin_ = 0, travelled_ = -1;

    bool moves(int body) const { return inverse[3 * body] > 0 || inverse[3 * body + 2] > 0; }

    const Law& law(const Shape& a, const Shape& b) const { return laws[a.kind * kinds_ + b.kind]; }

    bool may(int a, int b) const {
        const Shape &A = shapes[a], &B = shapes[b];
        return A.body != B.body && (moves(A.body) || moves(B.body)) && law(A, B).friction >= 0;
    }

    void place() {
        for (const Shape& s : shapes) {
            const double* pose = &middle_[3 * s.body];
            const bool central = s.corners == 1 && corners[s.first].x == 0 && corners[s.first].y == 0;
            const double c = central ? 1 : std::cos(pose[2]), n = central ? 0 : std::sin(pose[2]);
            for (int i = s.first; i < s.first + s.corners; ++i)
                at_[i] = {pose[0] + c * corners[i].x - n * corners[i].y, pose[1] + n * corners[i].x + c * corners[i].y};
        }
    }

    // Speed that no point of a shape exceeds, with what it may gain in the step.
    double speed(const Shape& s) const {
        const double *u = &v[3 * s.body], *a = &rise_[3 * s.body], h = settings.step;
        const double lever = length(s.middle) + s.reach;
        return length({u[0], u[1]}) + std::abs(u[2]) * lever + h * (length({a[0], a[1]}) + std::abs(a[2]) * lever);
    }

    // Pairs are looked for again when something may have moved by more than half of the skin.
    void refresh_pairs(bool always) {
        double fastest = 0;
        speeds_.assign(shapes.size(), 0);
        if (!always)
            for (size_t i = 0; i < shapes.size(); ++i) fastest = std::max(fastest, speeds_[i] = speed(shapes[i]));
        travelled_ += 2 * settings.step * fastest;
        if (!always && travelled_ >= 0 && travelled_ + 4 * settings.step * fastest <= skin_) return;
        skin_ = std::max(0.5 * settings.size, 16 * settings.step * fastest);
        travelled_ = always ? -1 : 0;
        rounds_.clear();
        for (const Shape& s : shapes) {
            const double* pose = &middle_[3 * s.body];
            const double c = std::cos(pose[2]), n = std::sin(pose[2]);
            const Vec m = {pose[0] + c * s.middle.x - n * s.middle.y, pose[1] + n * s.middle.x + c * s.middle.y};
            rounds_.push_back({m, s.reach});
        }
        near_pairs(rounds_, skin_, [&](int a, int b) { return may(a, b) && !far(a, b) && !far(b, a); }, pairs_);
    }

    // Whether a line is further from a shape than the skin.
    bool far(int a, int b) const {
        const Shape& line = shapes[a];
        if (line.corners != 2) return false;
        const Vec from = at_[line.first], along = at_[line.first + 1] - from, m = rounds_[b].middle - from;
        const double t = std::clamp(dot(m, along) / dot(along, along), 0.0, 1.0);
        return length(m - t * along) > line.radius + rounds_[b].radius + skin_;
    }

    void find(double h) {
        contacts.swap(last_);
        contacts.clear();
        const Touches touches(shapes, at_);
        size_t old = 0;
        for (const auto& [a, b] : pairs_) {
            const double margin = h > 0 ? h * (speeds_[a] + speeds_[b]) + 1e-3 * settings.size : 0;
            touches_.clear();
            touches.find(a, b, margin, touches_);
            if (touches_.empty()) continue;
            const std::uint64_t pair = (static_cast<std::uint64_t>(a) << 32) | static_cast<std::uint32_t>(b);
            while (old < last_.size() && last_[old].pair < pair) ++old;
            for (const Touch& touch : touches_) add(pair, shapes[a], shapes[b], touch, old, h);
            if (touches_.size() == 2) couple(contacts[contacts.size() - 2], contacts.back());
        }
    }

    void add(std::uint64_t pair, const Shape& A, const Shape& B, const Touch& touch, size_t old, double h) {
        Contact c{};
        c.pair = pair, c.feature = touch.feature, c.a = A.body, c.b = B.body;
        c.normal = touch.normal, c.point = touch.point;
        const Vec n = touch.normal, t = left_of(n);
        const Vec ra = touch.point - Vec{middle_[3 * c.a], middle_[3 * c.a + 1]};
        const Vec rb = touch.point - Vec{middle_[3 * c.b], middle_[3 * c.b + 1]};
        c.turn_an = cross(ra, n), c.turn_bn = cross(rb, n), c.turn_at = cross(ra, t), c.turn_bt = cross(rb, t);
        const double *ia = &inverse[3 * c.a], *ib = &inverse[3 * c.b];
        c.soft_n = ia[0] + ib[0] + ia[2] * c.turn_an * c.turn_an + ib[2] * c.turn_bn * c.turn_bn;
        c.soft_t = ia[0] + ib[0] + ia[2] * c.turn_at * c.turn_at + ib[2] * c.turn_bt * c.turn_bt;
        c.hard_n = 1 / c.soft_n, c.hard_t = 1 / c.soft_t;
        const Law& pair_law = law(A, B);
        c.friction = pair_law.friction;
        c.surface = A.speed + B.speed;
        c.gap = touch.gap;
        if (h > 0) {
            c.before = normal_velocity(c, before_);
            c.slip_before = slip(c, before_);
            c.gap -= 0.5 * h * c.before;
            demand(c, pair_law.restitution, h);
            for (size_t k = old; k < last_.size() && last_[k].pair == pair; ++k)
                if (last_[k].feature == c.feature) c.P = last_[k].P, c.T = last_[k].T, c.lasting = last_[k].P;
        }
        contacts.push_back(c);
    }

    void couple(Contact& c, const Contact& d) const {
        const double *ia = &inverse[3 * c.a], *ib = &inverse[3 * c.b];
        c.first_of_two = true;
        c.shared = (ia[0] + ib[0]) * dot(c.normal, d.normal) + ia[2] * c.turn_an * d.turn_an +
                   ib[2] * c.turn_bn * d.turn_bn;
    }

    double push_of(int body) const { return length({rise_[3 * body], rise_[3 * body + 1]}); }

    // The bias b, and for which part of the step an impact's impulse moves the bodies.
    void demand(Contact& c, double restitution, double h) const {
        c.gain = h * (push_of(c.a) + push_of(c.b));
        const double a = normal_velocity(c, rise_);
        const Demand found = decide(c.gap, c.before, a, c.gain, restitution, h, settings.size);
        c.bias = found.bias, c.part = found.part;
    }

    double normal_velocity(const Contact& c, const std::vector<double>& u) const {
        const double *a = &u[3 * c.a], *b = &u[3 * c.b];
        return c.normal.x * (b[0] - a[0]) + c.normal.y * (b[1] - a[1]) + c.turn_bn * b[2] - c.turn_an * a[2];
    }

    double slip(const Contact& c, const std::vector<double>& u) const {
        const double *a = &u[3 * c.a], *b = &u[3 * c.b];
        return c.normal.x * (b[1] - a[1]) - c.normal.y * (b[0] - a[0]) + c.turn_bt * b[2] - c.turn_at * a[2] + c.surface;
    }

    void push(const Contact& c, double P, double T, std::vector<double>& u) const {
        const double x = P * c.normal.x - T * c.normal.y, y = P * c.normal.y + T * c.normal.x;
        double *a = &u[3 * c.a], *b = &u[3 * c.b];
        const double *ia = &inverse[3 * c.a], *ib = &inverse[3 * c.b];
        a[0] -= ia[0] * x, a[1] -= ia[1] * y, a[2] -= ia[2] * (P * c.turn_an + T * c.turn_at);
        b[0] += ib[0] * x, b[1] += ib[1] * y, b[2] += ib[2] * (P * c.turn_bn + T * c.turn_bt);
    }

    void warm() {
        for (const Contact& c : contacts)
            if (c.P != 0 || c.T != 0) push(c, c.P, c.T, v);
    }

    void sweep() {
        double scale = 0;
        for (const Contact& c : contacts)
            scale = std::max({scale, std::abs(c.before), std::abs(normal_velocity(c, rise_)) * settings.step});
        const double enough = settings.tolerance * scale;
        // Few contacts cost little: they may take as much work as FEW of them.
        const int most = settings.sweeps * std::max<int>(count == 0 ? 100 : 1, FEW / std::max<int>(contacts.size(), 1));
        double residual = 0;
        for (int k = 0; k < most; ++k) {
            residual = relax_all(k % 2 == 1);
            if (residual <= enough) break;
        }
        if (residual > SETTLED * scale) ++unsettled;
    }

    // Newton's law with friction may gain energy. Where bodies that touch each other do, they rebound half as fast,
    // then a quarter, then not at all.
    void restrain() {
        for (double factor : {0.5, 0.5, 0.0}) {
            if (!find_gains(factor)) return;
            sweep();
        }
    }

    bool find_gains(double factor) {
        bool rebounds = false;
        for (const Contact& c : contacts) rebounds = rebounds || (c.bias > 0 && c.P > 0 && c.friction > 0);
        if (!rebounds) return false;
        group_.resize(q.size() / 3), lost_.assign(group_.size(), 0);
        for (size_t i = 0; i < group_.size(); ++i) group_[i] = static_cast<int>(i);
        for (const Contact& c : contacts)
            if (c.P > 0 && moves(c.a) && moves(c.b)) group_[group_of(c.a)] = group_of(c.b);
        for (const Contact& c : contacts)
            if (c.P > 0) lost_[group_of(moves(c.a) ? c.a : c.b)] += lost(c) + c.P * (1e-6 * std::abs(c.before) + 0.05 * c.gain);
        bool found = false;
        for (Contact& c : contacts)
            if (c.P > 0 && c.bias > 0 && lost_[group_of(moves(c.a) ? c.a : c.b)] < 0) c.bias *= factor, found = true;
        return found;
    }

    int group_of(int body) {
        while (group_[body] != body) body = group_[body] = group_[group_[body]];
        return body;
    }

    // Energy that a contact takes, with what forces do in the step because an impact has its own time.
    double lost(const Contact& c) const {
        const double normal = 0.5 * (c.before + normal_velocity(c, v)), along = 0.5 * (c.slip_before + slip(c, v));
        const double more = (c.part - 0.5) * (c.P - std::min(c.P, c.lasting)) * settings.step;
        const double slope = slip(c, rise_) - c.surface;
        return more * (normal_velocity(c, rise_) + c.T / c.P * slope) - c.P * normal - c.T * along;
    }

    // Friction by the normal impulse so far: where nothing slips it then stays at zero, and two contacts of a pair do
    // not work against each other.
    double friction_of(const Contact& c) const {
        const double limit = c.friction * c.P;
        return limit > 0 || c.T != 0 ? std::clamp(c.T - slip(c, v) * c.hard_t, -limit, limit) : 0;
    }

    double pressure_of(const Contact& c) const {
        return std::max(0.0, c.P - (normal_velocity(c, v) - c.bias) * c.hard_n);
    }

    // Sets impulses; returns the change of velocity.
    double set(Contact& c, double P, double T) {
        const double dP = P - c.P, dT = T - c.T;
        if (dP == 0 && dT == 0) return 0;
        c.P = P, c.T = T;
        push(c, dP, dT, v);
        return std::max(std::abs(dP) * c.soft_n, std::abs(dT) * c.soft_t);
    }

    double relax(Contact& c) { return set(c, pressure_of(c), friction_of(c)); }

    // The two contacts of a pair: friction of each, then both normal impulses together.
    double relax(Contact& c, Contact& d) {
        const double k = c.shared, det = c.soft_n * d.soft_n - k * k;
        if (!(det > 1e-9 * c.soft_n * d.soft_n)) return std::max(relax(c), relax(d));
        double change = set(c, c.P, friction_of(c));
        change = std::max(change, set(d, d.P, friction_of(d)));
        const double r = normal_velocity(c, v) - c.bias - c.soft_n * c.P - k * d.P;
        const double s = normal_velocity(d, v) - d.bias - d.soft_n * d.P - k * c.P;
        double P = (k * s - d.soft_n * r) / det, Q = (k * r - c.soft_n * s) / det;
        if (P < 0 || Q < 0) {
            P = std::max(0.0, -r * c.hard_n), Q = 0;
            if (k * P + s < 0) Q = std::max(0.0, -s * d.hard_n), P = 0;
        }
        change = std::max(change, set(c, P, c.T));
        return std::max(change, set(d, Q, d.T));
    }

    double relax(size_t i) {
        return contacts[i].first_of_two ? relax(contacts[i], contacts[i + 1]) : relax(contacts[i]);
    }

    // Over all contacts, forwards and backwards in turn.
    double relax_all(bool backwards) {
        double change = 0;
        const size_t n = contacts.size();
        if (backwards)
            for (size_t i = n; i-- > 0;) {
                if (i > 0 && contacts[i - 1].first_of_two) --i;
                change = std::max(change, relax(i));
            }
        else
            for (size_t i = 0; i < n; i += contacts[i].first_of_two ? 2 : 1) change = std::max(change, relax(i));
        return change;
    }

    void account() {
        for (const Contact& c : contacts) {
            if (c.P == 0 && c.T == 0) continue;
            const double normal = 0.5 * (c.before + normal_velocity(c, v)), along = 0.5 * (c.slip_before + slip(c, v));
            works.impacts -= c.P * normal;
            works.friction -= c.T * along;
            works.supplied -= c.T * c.surface;
            for (int body : {c.a, c.b}) {
                if (moves(body)) continue;
                const double sign = body == c.a ? -1 : 1, *u = &v[3 * body];
                const Vec n = c.normal;
                const double turn = body == c.a ? c.P * c.turn_an + c.T * c.turn_at : c.P * c.turn_bn + c.T * c.turn_bt;
                const double x = c.P * n.x - c.T * n.y, y = c.P * n.y + c.T * n.x;
                works.supplied -= sign * (x * u[0] + y * u[1] + turn * u[2]);
            }
        }
    }

    // Of forces, along a displacement h u.
    double work(const std::vector<double>& u) const {
        double sum = 0;
        for (size_t i = 0; i < u.size(); ++i) sum += settings.step * force[i] * u[i];
        return sum;
    }

    void move() {
        const double h = settings.step;
        move_.resize(v.size());
        for (size_t i = 0; i < v.size(); ++i) move_[i] = 0.5 * (before_[i] + v[i]);
        for (const Contact& c : contacts)
            if (const double excess = c.P - std::min(c.P, c.lasting); excess > 0) {
                const double more = (c.part - 0.5) * excess;
                push(c, more, c.P > 0 ? more * c.T / c.P : 0, move_);
            }
        const double so_far = work(move_);
        works.impacts += so_far - 0.5 * (work(before_) + work(v));  // they act at their own times
        separate();
        works.lifted += so_far - work(move_);
        for (size_t i = 0; i < q.size(); ++i) q[i] += h * move_[i];
    }

    // Takes out of the displacement what would penetrate, and some of what has penetrated.
    void separate() {
        const double h = settings.step, enough = 1e-6 * settings.size;
        for (const Contact& c : contacts) penetration = std::max(penetration, -c.gap);
        for (Contact& c : contacts) c.part = 0;  // from here on: its push
        for (int k = 0; k < settings.sweeps; ++k) {
            double worst = 0;
            for (Contact& c : contacts) {
                if (c.bias == OPEN) continue;
                const double least = c.gap < 0 ? 0.7 * c.gap : 0;
                const double end = c.gap + h * normal_velocity(c, move_) - least;
                const double part = std::max(0.0, c.part - end * c.hard_n / h), change = part - c.part;
                if (change == 0) continue;
                c.part = part;
                push(c, change, 0, move_);
                worst = std::max(worst, std::abs(change) * h * c.soft_n);
            }
            if (worst <= enough) break;
        }
    }
};

}  // namespace bricard::steps
