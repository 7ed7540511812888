// The step loop: series, step size, order, landing, records.
#pragma once

#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "series.hpp"

namespace bricard {

// The order is that of Status in bricard/taylor/status.py.
enum class Status : int {
    finished, event, too_many_steps, step_too_small, singular, not_finite, no_convergence, interrupted
};

struct Options {
    double tolerance = 1e-10;
    Doubles absolute;  // [n] absolute tolerance of every variable
    double smallest_step = 0, largest_step = std::numeric_limits<double>::infinity();
    long most_steps = 1'000'000;
    bool keep_steps = true;
    Doubles times;     // where values are recorded, along the direction of motion
};

template <class Real>
class Integrator {
  public:
    // Called now and then with the time and the number of steps; false stops the run.
    using Watch = std::function<bool(double, long)>;

    Series<Real> series;
    // records, one entry a step: start, length, order dropped (stages left out), residuals, pivots, coefficients
    std::vector<Real> starts, lengths;
    Ints dropped;
    Doubles residuals, hidden_residuals, pivots;
    std::vector<Real> coefficients;   // [step][order][variable]
    std::vector<Real> output_coefficients;  // [step][order][output]
    std::vector<Real> time_values;    // [time][derivative order][variable]
    long steps = 0, rejections = 0;
    const int orders;                 // number of coefficients of a variable

    Integrator(const Program& program, int stages)
        : series(program, stages), orders(stages + series.levels), n_(program.variables) {
        previous_.resize(static_cast<size_t>(orders) * n_);
        outputs_ = static_cast<int>(program.output_node.size());
        make_groups();
    }

    void begin(Real t, const std::vector<Real>& derivative, const Options& options) {
        options_ = options;
        series.derivative = derivative;
        t_ = t;
        length_ = 0;
        open_ = false;
        next_time_ = 0;
        weight_.assign(n_, 1);
        ends_.assign(outputs_, 0);
        previous_ends_ = ends_;
        absolute_.clear();
        for (double absolute : options.absolute) absolute_.push_back(absolute / options.tolerance);
        refresh_weights(0);
    }

    Real time() const { return t_; }

    // Integrates to `end`, or stops earlier and says why.
    Status advance(Real end, const Watch& watch) {
        using Clock = std::chrono::steady_clock;
        close_step();
        auto last_look = Clock::now();
        const Real direction = end >= t_ ? 1 : -1;
        Landing landing;
        while (t_ != end) {
            if (steps >= options_.most_steps) return Status::too_many_steps;
            if ((steps & 7) == 0 && Clock::now() - last_look > std::chrono::milliseconds(50)) {
                last_look = Clock::now();
                if (!watch(static_cast<double>(t_), steps)) return Status::interrupted;
            }
            Outcome outcome = series.expand(t_, weight_.data());
            if (outcome == Outcome::ok && length_ != 0 && series.moved > most_moved()) outcome = Outcome::no_convergence;
            Choice choice;
            if (outcome == Outcome::ok) choice = choose_step();
            if (landing.should_retry(choice.step, length_ * direction)) {
                ++rejections;
                land(landing.fraction() * landing.full);
                lengths.back() = length_;
                continue;
            }
            landing.reset();
            if (outcome != Outcome::ok) return failure(outcome);
            Real h = std::min(choice.step, Real(options_.largest_step));
            if (!(h > Real(options_.smallest_step)) || t_ + direction * h == t_) {
                return series.first_not_finite() == none ? Status::step_too_small : Status::not_finite;
            }
            const Real rest = (end - t_) * direction;
            const bool last = h * Real(1 + 1e-12) >= rest;
            record(direction * (last ? rest : h), choice.dropped);
            t_ = last ? end : start_ + length_;
            landing.full = length_;
            end_outputs();
            if (outputs_vanish()) return Status::event;
            close_step();
        }
        return Status::finished;
    }

    // Shortens the last step, which ended in an event, to `length`.
    void truncate(Real length) {
        land(length);
        lengths.back() = length_;
    }

    // Records what lies within the last step; nothing can shorten it any more.
    void close_step() {
        if (!open_) return;
        open_ = false;
        while (next_time_ < options_.times.size() &&
               (Real(options_.times[next_time_]) - t_) * (length_ < 0 ? -1 : 1) <= 0) {
            const std::vector<Real> values = derivatives_at(Real(options_.times[next_time_++]) - start_);
            time_values.insert(time_values.end(), values.begin(), values.end());
        }
    }

    // Derivatives [order][variable] of the last step's polynomials at start + h.
    std::vector<Real> derivatives_at(Real h) const {
        std::vector<Real> values(series.derivative.size());
        evaluate_into(h, series.levels, values.data());
        return values;
    }

    // The derivatives at the present time, on the constraints; the outcome of moving them there.
    Outcome settle() { return series.expand(t_, weight_.data()); }

    // Values of the outputs at the end of the step before the last; zero if there was none.
    const std::vector<Real>& previous_ends() const { return previous_ends_; }
    const std::vector<Real>& last_outputs() const { return last_outputs_; }
    Real last_start() const { return start_; }
    Real last_length() const { return length_; }

  private:
    struct Group {      // variables from begin to end, of offset d, whose derivative of order `level` is controlled
        int begin, end, d, level;
        std::vector<Real> weight;
        std::vector<Real> log_factor;  // [stage]: log of (k + d)! / (k + d - level)!
    };
    struct Choice {
        Real step = 0;
        int dropped = 0;
    };
    // Where to land the previous step instead, if the next one from here would collapse.
    struct Landing {
        static constexpr double collapse = 0.3;
        static constexpr double fractions[] = {1.0, 0.6, 0.8, 0.45, 0.3};
        static constexpr int tries_end = 5;
        Real full = 0, best_step = -1;
        int tries = 0, best = 0;
        bool forced = false;

        void reset() { tries = 0, best = 0, best_step = -1, forced = false; }
        Real fraction() const { return forced ? fractions[best] : fractions[tries]; }
        bool should_retry(Real step, Real previous) {
            if (forced || full == 0 || !(step < collapse * previous)) return false;
            if (step > best_step) best_step = step, best = tries;
            forced = ++tries == tries_end;
            return true;
        }
    };

    int n_, outputs_ = 0;
    Options options_;
    Real t_ = 0, start_ = 0, length_ = 0;
    bool open_ = false;
    size_t next_time_ = 0;
    std::vector<Real> previous_, last_outputs_, ends_, previous_ends_, weight_, absolute_;  // previous_: [order][variable] of the last step
    std::vector<Group> groups_;
    int previous_dropped_ = 0;

    // Of every variable with d > 0 its value and x^(d-1) are controlled; of a purely algebraic system its values.
    void make_groups() {
        const bool algebraic = series.levels == 1;
        for (const auto& segment : series.segments) {
            if (segment.d == 0 && !algebraic) continue;
            add_group(segment, 0);
            if (segment.d > 1) add_group(segment, segment.d - 1);
        }
    }

    void add_group(const typename Series<Real>::Segment& segment, int level) {
        Group group{segment.begin, segment.end, segment.d, level, {}, {}};
        group.weight.assign(segment.end - segment.begin, 1);
        for (int k = 0; k <= series.last_stage; ++k) {
            Real sum = 0;
            for (int i = k + segment.d - level + 1; i <= k + segment.d; ++i) sum += std::log(Real(i));
            group.log_factor.push_back(sum);
        }
        groups_.push_back(group);
    }

    // A correction far above the tolerance means that the constraints pull the solution to another branch.
    Real most_moved() const { return std::max(Real(1e3) * Real(options_.tolerance), Real(1e-9)); }

    Status failure(Outcome outcome) const {
        if (outcome == Outcome::singular) return Status::singular;
        return outcome == Outcome::not_finite ? Status::not_finite : Status::no_convergence;
    }

    // 1 / (absolute / relative + |x| + |h x'|) for x itself, from the derivatives at the start of a step
    void refresh_weights(Real h) {
        using std::abs;
        const auto& x = series.derivative;
        for (int j = 0; j < n_; ++j) {
            const Real rate = series.program.offset_d[j] > 1 ? abs(h * x[n_ + j]) : Real(0);
            weight_[j] = 1 / (absolute_[j] + abs(x[j]) + rate);
        }
    }

    // 1 / (absolute / relative + |x^(level)| + |h x^(level+1)|)
    void weigh(Real h) {
        using std::abs;
        for (Group& group : groups_) {
            const Real* x = series.coefficients(group.level, group.d);
            const Real* rate = group.d > 0 ? series.coefficients(group.level + 1, group.d) : x;
            Real factorial = 1;
            for (int i = 2; i <= group.level; ++i) factorial *= i;
            const Real rate_factor = group.d > 0 ? h * factorial * (group.level + 1) : Real(0);
            for (int j = group.begin; j < group.end; ++j)
                group.weight[j - group.begin] = 1 / (absolute_[j] + abs(factorial * x[j]) + abs(rate_factor * rate[j]));
        }
    }

    // log of the radius within which the term of stage k stays below the tolerance's scale; -inf if not finite
    Real log_radius(int k) const {
        using std::abs, std::log;
        Real smallest = std::numeric_limits<Real>::infinity();
        for (const Group& group : groups_) {
            const int exponent = k + group.d - group.level;
            if (exponent < 1) continue;
            const Real* x = series.stage(k) + group.begin;
            Real largest = 0, total = 0;
            for (int i = 0; i < group.end - group.begin; ++i) {
                const Real size = abs(x[i]) * group.weight[i];
                largest = std::max(largest, size);
                total += size;
            }
            if (!(total <= std::numeric_limits<Real>::max())) return -std::numeric_limits<Real>::infinity();
            if (largest > 0) smallest = std::min(smallest, -(log(largest) + group.log_factor[k]) / exponent);
        }
        return smallest;
    }

    // Error per step from the last four coefficients: motions that start from rest have coefficients only every
    // second or fourth order. A lower order is tried where the step would become much shorter.
    Choice choose_step() {
        constexpr int window = 4;
        constexpr double safety = 0.9, shrunk = 0.7;
        using std::exp, std::log;
        const Real h = length_ < 0 ? -length_ : length_;
        weigh(h);
        const int last = series.last_stage, shift = series.levels == 1 ? 0 : 1;
        const Real log_tolerance = log(Real(options_.tolerance));
        std::vector<Real>& radius = radius_;
        radius.assign(last + 1, 0);
        const auto log_step = [&](int k) {
            Real smallest = std::numeric_limits<Real>::infinity();
            for (int i = std::max(k - window + 1, 0); i <= k; ++i) smallest = std::min(smallest, radius[i]);
            return smallest + log_tolerance / (k + shift);
        };
        for (int k = std::max(last - window + 1, 0); k <= last; ++k) radius[k] = log_radius(k);
        Real best = log_step(last);
        int used = last;
        if (h == 0 || !(exp(best) * safety >= shrunk * h)) {
            for (int k = 0; k <= last - window; ++k) radius[k] = log_radius(k);
            for (int k = window - 1; k < last; ++k)
                if (log_step(k) > best) best = log_step(k), used = k;
        }
        const Real step = best == std::numeric_limits<Real>::infinity() ? Real(options_.largest_step) : exp(best) * Real(safety);
        return {std::isnan(static_cast<double>(step)) ? Real(0) : step, last - used};
    }
    std::vector<Real> radius_;

    // Takes the step: keeps its polynomials and predicts the derivatives at its end.
    void record(Real h, int dropped_stages) {
        start_ = t_;
        length_ = h;
        previous_dropped_ = dropped_stages;
        copy_coefficients(series.last_stage - dropped_stages);
        if (options_.keep_steps) {
            coefficients.insert(coefficients.end(), previous_.begin(), previous_.end());
            output_coefficients.insert(output_coefficients.end(), last_outputs_.begin(), last_outputs_.end());
        }
        lengths.push_back(h);
        starts.push_back(t_);
        dropped.push_back(dropped_stages);
        residuals.push_back(series.residual);
        hidden_residuals.push_back(series.hidden_residual);
        pivots.push_back(series.jacobian.smallest_pivot);
        series.jacobian.smallest_pivot = 1;
        ++steps;
        open_ = true;
        evaluate(h);
    }

    void copy_coefficients(int last) {
        for (int m = 0; m < orders; ++m) {
            Real* c = &previous_[static_cast<size_t>(m) * n_];
            for (const auto& segment : series.segments) {
                if (m <= last + segment.d) {
                    const Real* x = series.coefficients(m, segment.d);
                    std::copy(x + segment.begin, x + segment.end, c + segment.begin);
                } else std::fill(c + segment.begin, c + segment.end, Real(0));
            }
        }
        last_outputs_.assign(static_cast<size_t>(series.last_stage + 1) * outputs_, 0);
        for (int m = 0; m <= last; ++m)
            for (int e = 0; e < outputs_; ++e) last_outputs_[static_cast<size_t>(m) * outputs_ + e] = series.output(e, m);
    }

    void land(Real h) {
        length_ = h;
        t_ = start_ + h;
        series.forget();
        evaluate(h);
    }

    void evaluate(Real h) {
        evaluate_into(h, series.quasilinear() ? std::max(series.levels - 1, 1) : series.levels, series.derivative.data());
        refresh_weights(h);
    }

    // Derivatives below `levels` of the last step's polynomials at start + h.
    void evaluate_into(Real h, int levels, Real* result) const {
        for (int level = 0; level < levels; ++level) {
            Real* x = result + static_cast<size_t>(level) * n_;
            std::fill(x, x + n_, Real(0));
            for (int m = orders - 1; m >= level; --m) {
                Real falling = 1;
                for (int i = 0; i < level; ++i) falling *= m - i;
                const Real* c = &previous_[static_cast<size_t>(m) * n_];
                for (int j = 0; j < n_; ++j) x[j] = x[j] * h + falling * c[j];
            }
        }
    }

    // Values of the outputs at the end of the last step; those of the step before are kept.
    void end_outputs() {
        previous_ends_ = ends_;
        for (int e = 0; e < outputs_; ++e) {
            Real value = 0;
            for (int m = series.last_stage; m >= 0; --m)
                value = value * length_ + last_outputs_[static_cast<size_t>(m) * outputs_ + e];
            ends_[e] = value;
        }
    }

    // May an output vanish within the last step, or in the small jump before it? No, if its Bernstein coefficients
    // and the end of the step before have one strict sign.
    bool outputs_vanish() const {
        const int degree = series.last_stage;
        for (int e = 0; e < outputs_; ++e) {
            if (previous_ends_[e] * last_outputs_[e] < 0) return true;
            bool positive = true, negative = true;
            for (int j = 0; j <= degree && (positive || negative); ++j) {
                Real bernstein = 0, binomials = 1, power = 1;  // binomials: (j over i) / (degree over i)
                for (int i = 0; i <= j; ++i) {
                    bernstein += binomials * last_outputs_[static_cast<size_t>(i) * outputs_ + e] * power;
                    binomials *= Real(j - i) / Real(degree - i > 0 ? degree - i : 1);
                    power *= length_;
                }
                positive = positive && bernstein > 0;
                negative = negative && bernstein < 0;
            }
            if (!positive && !negative) return true;
        }
        return false;
    }
};

}  // namespace bricard
