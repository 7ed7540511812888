// The step loop: series, step size, order, landing, records.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "series.hpp"
#include "step_control.hpp"

namespace bricard {

// The order is that of Status in bricard/taylor/status.py.
enum class Status : int {
    finished, event, too_many_steps, step_too_small, singular, not_finite, no_convergence, interrupted
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
        : series(program, stages), orders(stages + series.levels), n_(program.variables), control_(series) {
        previous_.resize(static_cast<size_t>(orders) * n_);
        outputs_ = static_cast<int>(program.output_node.size());
    }

    void begin(Real t, const std::vector<Real>& derivative, const Options& options) {
        close_step();
        options_ = options;
        series.derivative = derivative;
        t_ = t;
        length_ = before_ = 0;
        pending_ = false;
        next_time_ = 0;
        landing_ = {};
        rough_steps_ = 0;
        ends_.assign(outputs_, 0);
        previous_ends_ = ends_;
        predicted_.assign(n_, 0);
        absolute_.clear();
        for (double absolute : options.absolute) absolute_.push_back(absolute / options.tolerance);
        control_.set_absolute(absolute_);
    }

    Real time() const { return t_; }

    // Integrates to `end`, or stops earlier and says why.
    //
    // A step counts only once the series at its end confirms it: the constraints are met nearby, the highest
    // derivatives agree with what the step predicts there, and the next step would not collapse. Otherwise it is
    // landed elsewhere.
    Status advance(Real end, const Watch& watch) {
        using Clock = std::chrono::steady_clock;
        close_step();
        auto last_look = Clock::now();
        const Real direction = end >= t_ ? 1 : -1;
        for (;;) {
            Outcome outcome = series.expand(t_, absolute_.data(), length_);
            Choice<Real> choice;
            if (outcome == Outcome::ok) choice = control_.choose(length_, before_, options_);
            if (pending_) {
                if (outcome == Outcome::ok && series.moved > most_moved()) outcome = Outcome::no_convergence;
                if (land_elsewhere(outcome, choice, t_ == end)) continue;
                pending_ = false;
                if (landing_.halvings == 0) rough_steps_ = 0;
                if (outcome == Outcome::ok && surprised()) outcome = Outcome::no_convergence;
                if (outcome != Outcome::ok) discard_step();
                else if (outputs_vanish()) return Status::event;
                close_step();
            }
            if (outcome != Outcome::ok) return failure(outcome);
            if (t_ == end) return Status::finished;
            if (steps >= options_.most_steps) return Status::too_many_steps;
            if ((steps & 7) == 0 && Clock::now() - last_look > std::chrono::milliseconds(50)) {
                last_look = Clock::now();
                if (!watch(static_cast<double>(t_), steps)) return Status::interrupted;
            }
            Real h = std::min(choice.step, Real(options_.largest_step));
            const Real rest = (end - t_) * direction;
            bool last = h * Real(1 + 1e-12) >= rest;
            const Real shortest = 8 * std::numeric_limits<Real>::epsilon() * std::abs(t_);  // that moves time
            const bool too_small = !(h > std::max(Real(options_.smallest_step), shortest));
            if (last) h = rest;
            for (int tries = 0; !series.faithful(direction * h) && tries < Landing::most_halvings; ++tries, last = false)
                h /= 2;
            if (too_small || (!last && !(h > shortest)))
                return series.first_not_finite() == none ? Status::step_too_small : Status::not_finite;
            record(direction * h, choice.dropped);
            t_ = last ? end : start_ + length_;
        }
    }

    // Shortens the last step, which ended in an event, to `length`.
    void truncate(Real length) {
        land(length);
        evaluate_ends();
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
        evaluate_into(h, values.data());
        return values;
    }

    // The derivatives at the present time, on the constraints; the outcome of moving them there.
    Outcome settle() { return series.expand(t_, absolute_.data(), length_); }

    // Values of the outputs at the end of the step before the last; zero if there was none.
    const std::vector<Real>& previous_ends() const { return previous_ends_; }
    const std::vector<Real>& last_outputs() const { return last_outputs_; }
    Real last_start() const { return start_; }
    Real last_length() const { return length_; }

  private:
    // Where to land a step instead, if the series at its end does not confirm it.
    struct Landing {
        static constexpr double collapse = 0.3;
        static constexpr double fractions[] = {1.0, 0.6, 0.8, 0.45, 0.3};
        static constexpr int tries_end = 5, most_halvings = 50;
        Real full = 0, best_step = -1;
        int tries = 0, best = 0, halvings = 0;
        bool forced = false;

        Real fraction() const { return forced ? fractions[best] : fractions[tries]; }
        // Another place, if the next step would be much shorter than this one.
        bool retry(Real step, Real present) {
            if (forced || !(step < collapse * present)) return false;
            if (step > best_step) best_step = step, best = tries;
            forced = ++tries == tries_end;
            return true;
        }
    };

    int n_, outputs_ = 0;
    Options options_;
    Real t_ = 0, start_ = 0, length_ = 0, before_ = 0;  // before_: length of the step before the last
    bool open_ = false, pending_ = false;  // the last step: is it still to be recorded at times, to be confirmed?
    Landing landing_;
    static constexpr int most_rough_steps = 100;
    int rough_steps_ = 0;  // how many steps in a row had to be shortened: equations that are not smooth here
    size_t next_time_ = 0;
    std::vector<Real> previous_, last_outputs_, ends_, previous_ends_, absolute_, predicted_;  // previous_: [order][variable] of the last step
    StepControl<Real> control_;

    // Lands a step elsewhere if its end does not confirm it; false if it may stand or nothing is left to try.
    bool land_elsewhere(Outcome outcome, const Choice<Real>& choice, bool at_end) {
        if (outcome == Outcome::not_finite || (outcome == Outcome::ok && surprised())) {
            if (landing_.halvings == 0 && ++rough_steps_ > most_rough_steps) return false;
            if (++landing_.halvings > Landing::most_halvings || start_ + length_ / 2 == start_) return false;
            relocate(length_ / 2);
            landing_.full = length_;
            return true;
        }
        const Real present = length_ < 0 ? -length_ : length_;
        if ((outcome != Outcome::ok || !at_end) && landing_.retry(choice.step, present)) {
            relocate(landing_.fraction() * landing_.full);
            return true;
        }
        return false;
    }

    void relocate(Real length) {
        ++rejections;
        land(length);
    }

    // Do the highest derivatives x^(d) at the end of a step differ from its prediction? A series may be blind to what
    // lies ahead, such as the flat side of a tanh, and this is where it shows. Where springs are stiff, an error of x
    // within the tolerance is one of x^(d) that is larger by about h^-d: a thousandth of that is allowed for, which
    // is ten tolerances.
    bool surprised() const {
        using std::abs;
        const Real limit = std::min(std::max(Real(1e4 * options_.tolerance), Real(1e-6)), Real(0.1));
        const Real full = abs(length_) * Real(1LL << landing_.halvings);  // as the step was before it was halved
        for (const auto& segment : series.segments) {
            Real factorial = 1, power = 1;
            for (int i = 2; i <= segment.d + 1; ++i) factorial *= i;
            for (int i = 0; i < segment.d; ++i) power /= full;
            const Real* x = series.derivative.data();
            const Real* present = x + static_cast<size_t>(segment.d) * n_;
            for (int j = segment.begin; j < segment.end; ++j) {
                const Real scale = absolute_[j] + abs(present[j]) + abs(length_ * factorial * series.stage(1)[j]) +
                                   Real(1e-3) * power * abs(x[j]);
                const bool controlled = absolute_[j] < std::numeric_limits<Real>::infinity();
                if (controlled && !(abs(predicted_[j] - present[j]) <= limit * scale)) return true;
            }
        }
        return false;
    }

    // A correction far above the tolerance means that the constraints pull the solution to another branch.
    Real most_moved() const { return std::max(Real(1e3) * Real(options_.tolerance), Real(1e-9)); }

    Status failure(Outcome outcome) const {
        if (outcome == Outcome::singular) return Status::singular;
        return outcome == Outcome::not_finite ? Status::not_finite : Status::no_convergence;
    }

    // Takes the step: keeps its polynomials and predicts the derivatives at its end.
    void record(Real h, int dropped_stages) {
        start_ = t_;
        before_ = length_;
        length_ = h;
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
        open_ = pending_ = true;
        landing_ = {};
        landing_.full = h;
        previous_ends_ = ends_;
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

    // Takes back a step that nothing confirms.
    void discard_step() {
        if (options_.keep_steps) {
            coefficients.resize(coefficients.size() - previous_.size());
            output_coefficients.resize(output_coefficients.size() - last_outputs_.size());
        }
        starts.pop_back();
        lengths.pop_back();
        dropped.pop_back();
        residuals.pop_back();
        hidden_residuals.pop_back();
        pivots.pop_back();
        --steps;
        ++rejections;
        open_ = false;
        t_ = start_;
        length_ = 0;
    }

    // Moves the end of the last step.
    void land(Real h) {
        length_ = h;
        lengths.back() = h;
        t_ = start_ + h;
        series.forget();
        evaluate(h);
    }

    // The state that the last step predicts at start + h.
    void evaluate(Real h) {
        evaluate_into(h, series.derivative.data());
        for (int j = 0; j < n_; ++j)
            predicted_[j] = series.derivative[static_cast<size_t>(series.program.offset_d[j]) * n_ + j];
    }

    // All derivatives [order][variable] of the last step's polynomials at start + h.
    void evaluate_into(Real h, Real* result) const {
        for (int level = 0; level < series.levels; ++level) {
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

    // Values of the outputs at the end of the last step.
    void evaluate_ends() {
        for (int e = 0; e < outputs_; ++e) {
            Real value = 0;
            for (int m = series.last_stage; m >= 0; --m)
                value = value * length_ + last_outputs_[static_cast<size_t>(m) * outputs_ + e];
            ends_[e] = value;
        }
    }

    // May an output vanish within the last step, or in the small jump before it? No, if its Bernstein coefficients
    // and the end of the step before have one strict sign.
    bool outputs_vanish() {
        evaluate_ends();
        const int degree = series.last_stage;
        for (int e = 0; e < outputs_; ++e) {
            if (previous_ends_[e] * last_outputs_[e] < 0) return true;
            Real size = 0, scaled = 1;
            for (int m = 0; m <= degree; ++m, scaled *= length_)
                size = std::max(size, std::abs(last_outputs_[static_cast<size_t>(m) * outputs_ + e] * scaled));
            if (std::abs(last_outputs_[e]) <= Real(1e-9) * size) return true;  // no sign at the start: let roots decide
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
