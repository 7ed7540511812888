// The step loop: series, step size, order, landing, records.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "examination.hpp"
#include "series.hpp"
#include "step.hpp"
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
    // records, one entry a step: start, length, order dropped (stages left out), residuals, pivots, defects, coefficients
    std::vector<Real> starts, lengths;
    Ints dropped;
    Doubles residuals, hidden_residuals, pivots, defects;
    std::vector<Real> coefficients;   // [step][order][variable]
    std::vector<Real> output_coefficients;  // [step][order][output]
    std::vector<Real> time_values;    // [time][derivative order][variable]
    long steps = 0, rejections = 0;
    const int orders;                 // number of coefficients of a variable

    Integrator(const Program& program, int stages)
        : series(program, stages), orders(stages + series.levels), n_(program.variables), step_(series),
          control_(series), examination_(series, step_) {}

    void begin(Real t, const std::vector<Real>& derivative, const Options& options) {
        close_step();
        const bool goes_on = steps > 0 && t == t_;
        options_ = options;
        series.derivative = derivative;
        t_ = t;
        step_.start = t;
        step_.length = before_ = 0;
        pending_ = false;
        next_time_ = 0;
        landing_ = {};
        rough_ = 0;
        ends_.assign(step_.outputs, 0);
        previous_ends_ = ends_;
        predicted_.assign(n_, 0);
        absolute_.clear();
        for (double absolute : options.absolute) absolute_.push_back(absolute / options.tolerance);
        control_.set_absolute(absolute_);
        examination_.begin(absolute_, options.tolerance, goes_on);
    }

    Real time() const { return t_; }

    // Sizes of the outputs from the next begin on, at least; what is far less in them is rounding.
    void expect(const std::vector<double>& sizes) { examination_.expect(sizes); }

    // Integrates to `end`, or stops earlier and says why.
    //
    // A step counts only once it is found to solve the equations, inside and at its end: the constraints are met nearby,
    // the highest derivatives agree with what the step predicts, and the next step would not collapse. Otherwise it is
    // made shorter.
    Status advance(Real end, const Watch& watch) {
        using Clock = std::chrono::steady_clock;
        close_step();
        auto last_look = Clock::now();
        const Real direction = end >= t_ ? 1 : -1;
        for (;;) {
            Outcome outcome = series.expand(t_, absolute_.data(), step_.length);
            Choice<Real> choice;
            if (outcome == Outcome::ok) choice = control_.choose(step_.length, before_, options_);
            if (pending_) {
                if (outcome == Outcome::ok && series.moved > most_moved()) outcome = Outcome::no_convergence;
                const bool surprise = outcome == Outcome::ok && !examination_.end_agrees(predicted_);
                if (land_elsewhere(outcome, surprise, choice, t_ == end)) continue;
                pending_ = false;
                if (roughness() == 0) rough_ = 0;
                if (surprise) outcome = Outcome::no_convergence;
                if (outcome != Outcome::ok) discard_step();
                else defects.back() = examination_.largest_defect;
                if (outcome == Outcome::ok && outputs_vanish()) return Status::event;
                close_step();
            }
            if (outcome != Outcome::ok) return failure(outcome);
            if (t_ == end) return Status::finished;
            if (steps >= options_.max_steps) return Status::too_many_steps;
            if ((steps & 7) == 0 && Clock::now() - last_look > std::chrono::milliseconds(50)) {
                last_look = Clock::now();
                if (!watch(static_cast<double>(t_), steps)) return Status::interrupted;
            }
            const Real rest = (end - t_) * direction;
            const Real wanted = std::min({choice.step, Real(options_.largest_step), examination_.reach()});
            Real h = wanted;
            bool last = h * Real(1 + 1e-12) >= rest;
            const Real shortest = 8 * std::numeric_limits<Real>::epsilon() * std::abs(t_);  // that moves time
            const bool too_small = !(h > std::max(Real(options_.smallest_step), shortest));
            if (last) h = rest;
            for (int tries = 0; !series.faithful(direction * h) && tries < Landing::most_halvings; ++tries, last = false)
                h /= 2;
            if (too_small || (!last && !(h > shortest)))
                return series.first_not_finite() == none ? Status::step_too_small : Status::not_finite;
            record(direction * h, choice.dropped);
            if (!examine(choice, rest)) return abandon_step();
            if (step_.length != direction * h) last = false;
            examination_.confirm(last ? wanted : Real(0));
            t_ = last ? end : step_.end();
        }
    }

    // Shortens the last step, which ended in an event, to `length`; without a length it is taken back.
    void truncate(Real length) {
        land(length);
        if (length == 0) discard_step(), --rejections;
    }

    // Records what lies within the last step; nothing can shorten it any more.
    void close_step() {
        if (!open_) return;
        open_ = false;
        while (next_time_ < options_.times.size() &&
               (Real(options_.times[next_time_]) - t_) * (step_.length < 0 ? -1 : 1) <= 0) {
            const std::vector<Real> values = derivatives_at(Real(options_.times[next_time_++]) - step_.start);
            time_values.insert(time_values.end(), values.begin(), values.end());
        }
    }

    // Derivatives [order][variable] of the last step's polynomials at start + h.
    std::vector<Real> derivatives_at(Real h) const {
        std::vector<Real> values(series.derivative.size());
        step_.evaluate(h, values.data());
        return values;
    }

    // The derivatives at the present time, on the constraints; the outcome of moving them there.
    Outcome make_consistent() { return series.expand(t_, absolute_.data(), step_.length); }

    // The outputs themselves, not their polynomials, with the last step's values at start + h.
    std::vector<Real> outputs_at(Real h) {
        const std::vector<Real> kept = series.derivative;
        step_.evaluate(h, series.derivative.data());
        series.evaluate(step_.start + h);
        std::vector<Real> values;
        for (int e = 0; e < step_.outputs; ++e) values.push_back(series.output(e, 0));
        series.derivative = kept;
        return values;
    }

    // What rounding makes of the last step, relative to its values; 0 where it did not matter.
    double noise() const { return examination_.noise; }
    // The same of all steps together.
    double rounding() const { return examination_.rounding; }

    // Values of the outputs at the end of the step before the last; zero if there was none.
    const std::vector<Real>& previous_ends() const { return previous_ends_; }
    const std::vector<Real>& last_outputs() const { return step_.output_coefficients; }
    Real last_start() const { return step_.start; }
    Real last_length() const { return step_.length; }

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

    const int n_;
    Options options_;
    Step<Real> step_;      // the last step
    Real t_ = 0, before_ = 0;  // before_: length of the step before the last
    bool open_ = false, pending_ = false;  // the last step: is it still to be recorded at times, to be confirmed?
    Landing landing_;
    static constexpr int most_rough = 1000;
    int rough_ = 0;  // how much steps in a row had to be shortened: equations that are not smooth here, or rounding
    size_t next_time_ = 0;
    std::vector<Real> ends_, previous_ends_, absolute_, predicted_;  // predicted: x^(d) at the end of the last step
    StepControl<Real> control_;
    Examination<Real> examination_;

    // A hundred steps in a row that fail at their end, or a thousand that are made much shorter, end the run.
    int roughness() const {
        if (landing_.halvings > 0 || examination_.halvings >= 8) return 10;
        return examination_.halvings >= 3 ? 1 : 0;
    }

    // Shortens the step that was just recorded until it solves the equations; false if none does.
    bool examine(const Choice<Real>& choice, Real rest) {
        const bool agrees = examination_.examine(choice.step, rest, choice.doubtful);
        rejections += examination_.halvings;
        rough_ += roughness();
        if (!agrees || rough_ > most_rough) return false;
        lengths.back() = landing_.full = step_.length;
        if (examination_.halvings > 0) series.forget();
        evaluate(step_.length);
        return true;
    }

    // Takes back a step that was found not to solve the equations.
    Status abandon_step() {
        const bool finite = series.first_not_finite() == none;
        series.derivative = derivatives_at(0);
        discard_step();
        return finite ? Status::no_convergence : Status::not_finite;
    }

    // Lands a step elsewhere if its end does not confirm it; false if it may stand or nothing is left to try.
    bool land_elsewhere(Outcome outcome, bool surprise, const Choice<Real>& choice, bool at_end) {
        if (surprise && examination_.measure_noise()) {  // look again, knowing the noise
            const Real t = t_;
            land(step_.length);
            t_ = t;
            return true;
        }
        if (outcome == Outcome::not_finite || surprise) {
            if (landing_.halvings == 0 && (rough_ += 10) > most_rough) return false;
            if (++landing_.halvings > Landing::most_halvings || step_.start + step_.length / 2 == step_.start) return false;
            relocate(step_.length / 2);
            landing_.full = step_.length;
            examination_.forget_noise();
            return true;
        }
        const Real present = std::abs(step_.length);
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

    // A correction far above the tolerance means that the constraints pull the solution to another branch.
    Real most_moved() const { return std::max(Real(1e3) * Real(options_.tolerance), Real(1e-9)); }

    Status failure(Outcome outcome) const {
        if (outcome == Outcome::singular) return Status::singular;
        return outcome == Outcome::not_finite ? Status::not_finite : Status::no_convergence;
    }

    // Takes the step: keeps its polynomials.
    void record(Real h, int dropped_stages) {
        before_ = step_.length;
        step_.take(series, t_, h, series.last_stage - dropped_stages);
        if (options_.keep_steps) {
            coefficients.insert(coefficients.end(), step_.coefficients.begin(), step_.coefficients.end());
            output_coefficients.insert(output_coefficients.end(), step_.output_coefficients.begin(),
                                       step_.output_coefficients.end());
        }
        lengths.push_back(h);
        starts.push_back(t_);
        dropped.push_back(dropped_stages);
        residuals.push_back(series.residual);
        hidden_residuals.push_back(series.hidden_residual);
        pivots.push_back(series.jacobian.smallest_pivot);
        defects.push_back(0);
        series.jacobian.smallest_pivot = 1;
        ++steps;
        open_ = pending_ = true;
        landing_ = {};
        landing_.full = h;
        previous_ends_ = ends_;
    }

    // Takes back a step that nothing confirms.
    void discard_step() {
        if (options_.keep_steps) {
            coefficients.resize(coefficients.size() - step_.coefficients.size());
            output_coefficients.resize(output_coefficients.size() - step_.output_coefficients.size());
        }
        starts.pop_back();
        lengths.pop_back();
        dropped.pop_back();
        residuals.pop_back();
        hidden_residuals.pop_back();
        pivots.pop_back();
        defects.pop_back();
        --steps;
        ++rejections;
        open_ = pending_ = false;
        t_ = step_.start;
        step_.length = 0;
    }

    // Moves the end of the last step.
    void land(Real h) {
        step_.length = lengths.back() = h;
        t_ = step_.end();
        series.forget();
        evaluate(h);
    }

    // The state that the last step predicts at start + h.
    void evaluate(Real h) {
        step_.evaluate(h, series.derivative.data());
        for (int j = 0; j < n_; ++j)
            predicted_[j] = series.derivative[static_cast<size_t>(series.program.offset_d[j]) * n_ + j];
        if (step_.outputs == 0) return;
        series.evaluate(step_.start + h);
        for (int e = 0; e < step_.outputs; ++e) ends_[e] = series.output(e, 0);
    }

    // May an output vanish within the last step, or in the small jump before it? No, if its Bernstein coefficients
    // and its values at the end and at the end of the step before have one sign, beyond what the polynomial is good for.
    bool outputs_vanish() const {
        const int degree = series.last_stage;
        const Real margin = std::max(Real(options_.tolerance), Real(1e-12));
        for (int e = 0; e < step_.outputs; ++e) {
            const Real first = step_.output_coefficient(0, e);
            Real size = 0, scaled = 1;
            for (int m = 0; m <= degree; ++m, scaled *= step_.length)
                size = std::max(size, std::abs(step_.output_coefficient(m, e) * scaled));
            if (size <= Real(1e-9) * examination_.expected(e)) continue;
            if (previous_ends_[e] * first < 0 || ends_[e] * first < 0) return true;
            if (std::abs(first) <= Real(1e-9) * size) return true;  // no sign at the start: let roots decide
            bool positive = true, negative = true;
            for (int j = 0; j <= degree && (positive || negative); ++j) {
                Real bernstein = 0, binomials = 1, power = 1;  // binomials: (j over i) / (degree over i)
                for (int i = 0; i <= j; ++i) {
                    bernstein += binomials * step_.output_coefficient(i, e) * power;
                    binomials *= Real(j - i) / Real(degree - i > 0 ? degree - i : 1);
                    power *= step_.length;
                }
                positive = positive && bernstein > margin * size;
                negative = negative && bernstein < -margin * size;
            }
            if (!positive && !negative) return true;
        }
        return false;
    }
};

}  // namespace bricard
