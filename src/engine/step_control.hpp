// Step size and order from the coefficients of a series; bricard/taylor/step_control.py is the readable form.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "series.hpp"

namespace bricard {

struct Options {
    double tolerance = 1e-10;
    Doubles absolute;  // [n] absolute tolerance of every variable
    double smallest_step = 0, largest_step = std::numeric_limits<double>::infinity();
    long max_steps = 1'000'000;
    bool keep_steps = true;
    Doubles times;     // where values are recorded, along the direction of motion
};

template <class Real>
struct Choice {
    Real step = 0;
    int dropped = 0;        // stages left out
    bool doubtful = false;  // the last coefficients are much smaller than those before let expect: a gap?
};

template <class Real>
class StepControl {
  public:
    explicit StepControl(const Series<Real>& series)
        : series_(series), outputs_(static_cast<int>(series.program.output_node.size())) {
        make_groups();
    }

    // Absolute tolerances relative to the relative one; infinite: the variable is left out.
    void set_absolute(const std::vector<Real>& absolute) { absolute_ = absolute; }

    // Error per step from the last four coefficients: motions that start from rest have coefficients only every
    // second or fourth order. Longer gaps, as in the series of cos(y^5), are seen where the step would become longer: its
    // radius may exceed that of the upper half of the coefficients by no more than `entire` (for entire functions it
    // grows with the order, by 1.8 from 10 to 20). A lower order is tried where the step would become much shorter.
    Choice<Real> choose(Real previous, Real before, const Options& options) {
        constexpr double safety = 0.9, grown = 1.5, shrunk = 0.7, shrinking = 0.85;
        constexpr double share = 0.01;  // of the tolerance, for the last term
        using std::exp, std::log;
        const Real h = previous < 0 ? -previous : previous;
        weigh(h);
        const int last = series_.last_stage;
        log_tolerance_ = log(Real(share * options.tolerance));
        output_radius_.assign(last + 1, 0);
        for (Group& group : groups_) group.radius.assign(last + 1, 0);
        const int upper = std::min(last / 2, last - window + 1);
        find_radii(last - window + 1, last, h);
        Real best = log_step(last, last - window + 1);
        int used = last;
        bool doubtful = false;
        const bool longer = h == 0 || exp(best) * safety > grown * h;
        if (longer) {
            find_radii(upper, last - window, h);
            const Real limit = log_step_within_gaps(last);
            doubtful = limit < best;
            best = limit;
        }
        if (h == 0 || !(exp(best) * safety >= shrunk * h)) {
            // near a singular position steps shrink and shrink, and the whole tolerance may be what it takes to get over
            if (h != 0 && h < Real(shrinking) * std::abs(before)) log_tolerance_ = log(Real(options.tolerance));
            find_radii(0, longer ? upper - 1 : last - window, h);
            best = log_step_within_gaps(last);
            for (int k = window - 1; k < last; ++k) {
                const Real step = log_step_within_gaps(k);
                if (step > best && step < infinity) best = step, used = k;  // infinite: nothing but zeros
            }
        }
        if (best == infinity) return {Real(options.largest_step), last - used, doubtful};
        return {exp(best) * Real(safety), last - used, doubtful};
    }

    // h lambda of the fastest motion, from the growth of the last coefficients of the values in a step h.
    double h_lambda(Real h) const {
        const int last = series_.last_stage;
        const auto pair = [&](int k) { return std::max(largest_term(k, h), largest_term(k - 1, h)); };
        return last < window ? 0 : (last + series_.levels - 1) * std::sqrt(pair(last) / std::max(pair(last - 2), 1e-300));
    }

  private:
    struct Group {      // variables from begin to end, of offset d, whose derivative of order `level` is controlled
        int begin, end, d, level;
        std::vector<Real> weight;
        std::vector<Real> log_factor;  // [stage]: log of (k + d)! / (k + d - level)!
        std::vector<Real> radius;      // [stage]: see log_radius

        int order(int k) const { return k + d - level; }  // of the term of stage k
    };

    const Series<Real>& series_;
    const int outputs_;
    std::vector<Real> absolute_, output_radius_;
    std::vector<Group> groups_;
    Real log_tolerance_ = 0;
    static constexpr Real infinity = std::numeric_limits<Real>::infinity();
    static constexpr int window = 4;
    static constexpr double entire = 2.5;

    // The largest term of stage k in a step h, of all values, relative to their scales.
    double largest_term(int k, Real h) const {
        double largest = 0;
        for (const Group& group : groups_) {
            if (group.level > 0 || group.d == 0 || !(group.radius[k] < infinity)) continue;
            const Real exponent = group.order(k) * (std::log(std::abs(h)) - group.radius[k]);
            largest = std::max(largest, static_cast<double>(std::exp(exponent)));
        }
        return largest;
    }

    void find_radii(int from, int to, Real h) {
        for (int k = std::max(from, 0); k <= to; ++k) {
            for (Group& group : groups_) group.radius[k] = log_radius(group, k);
            output_radius_[k] = output_log_radius(k, h);
        }
    }

    // log of the step that the radii of stages `from` to k allow, at order k
    Real log_step(int k, int from) const {
        const auto limit = [&](const std::vector<Real>& radius, int order) {
            return *std::min_element(radius.begin() + std::max(from, 0), radius.begin() + k + 1) +
                   log_tolerance_ / std::max(order, 1);
        };
        Real smallest = limit(output_radius_, k);
        for (const Group& group : groups_) smallest = std::min(smallest, limit(group.radius, group.order(k)));
        return smallest;
    }

    Real log_step_within_gaps(int k) const {
        const int from = k - window + 1;
        return std::min(log_step(k, from), log_step(k, std::min(k / 2, from)) + Real(std::log(entire)));
    }

    // Of every variable its value and x^(d-1) are controlled.
    void make_groups() {
        for (const auto& segment : series_.segments) {
            add_group(segment, 0);
            if (segment.d > 1) add_group(segment, segment.d - 1);
        }
    }

    void add_group(const typename Series<Real>::Segment& segment, int level) {
        Group group{segment.begin, segment.end, segment.d, level, {}, {}, {}};
        group.weight.assign(segment.end - segment.begin, 1);
        for (int k = 0; k <= series_.last_stage; ++k) {
            Real sum = 0;
            for (int i = k + segment.d - level + 1; i <= k + segment.d; ++i) sum += std::log(Real(i));
            group.log_factor.push_back(sum);
        }
        groups_.push_back(group);
    }

    // 1 / (absolute / relative + |x^(level)| + |h x^(level+1)|)
    void weigh(Real h) {
        using std::abs;
        for (Group& group : groups_) {
            const Real* x = series_.coefficients(group.level, group.d);
            const Real* rate = group.d > 0 ? series_.coefficients(group.level + 1, group.d) : x;
            Real factorial = 1;
            for (int i = 2; i <= group.level; ++i) factorial *= i;
            const Real rate_factor = group.d > 0 ? h * factorial * (group.level + 1) : Real(0);
            for (int j = group.begin; j < group.end; ++j)
                group.weight[j - group.begin] = 1 / (absolute_[j] + abs(factorial * x[j]) + abs(rate_factor * rate[j]));
        }
    }

    // log of the radius within which the term of stage k stays below the tolerance's scale; -inf if not finite
    Real log_radius(const Group& group, int k) const {
        using std::abs, std::log;
        if (group.order(k) < 1) return infinity;
        const Real* x = series_.stage(k) + group.begin;
        Real largest = 0, total = 0;
        for (int i = 0; i < group.end - group.begin; ++i) {
            const Real size = abs(x[i]) * group.weight[i];
            largest = std::max(largest, size);
            total += size;
        }
        if (!(total <= std::numeric_limits<Real>::max())) return -infinity;
        return largest > 0 ? -(log(largest) + group.log_factor[k]) / group.order(k) : infinity;
    }

    // The same for the outputs, whose polynomials must be good enough to find events.
    Real output_log_radius(int k, Real h) const {
        using std::abs, std::log;
        Real smallest = infinity;
        for (int e = 0; k > 0 && e < outputs_; ++e) {
            const Real size = abs(series_.output(e, k));
            const Real scale = abs(series_.output(e, 0)) + abs((h > 0 ? h : Real(1)) * series_.output(e, 1));
            if (!(size <= std::numeric_limits<Real>::max())) return -infinity;
            if (size > 0 && scale > 0) smallest = std::min(smallest, log(scale / size) / k);
        }
        return smallest;
    }
};

}  // namespace bricard
