// The step loop: series or collocation, step size, order, landing, records.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "collocation.hpp"
#include "examination.hpp"
#include "falls.hpp"
#include "record.hpp"
#include "series.hpp"
#include "step.hpp"
#include "step_control.hpp"
#include "stiffness.hpp"

namespace bricard {

// The order is that of Status in bricard/taylor/status.py.
enum class Status : int {
    finished, event, too_many_steps, step_too_small, singular, not_finite, no_convergence, interrupted, stiff = 9
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
    Record<Real> coefficients;        // [step][order][variable]
    std::vector<Real> output_coefficients;  // [step][order][output]
    std::vector<Real> time_values;    // [time][derivative order][variable]
    long steps = 0, rejections = 0;
    std::vector<Real> switches;       // times of changes from series to implicit steps and back, in turns
    long implicit_steps = 0;
    const int orders;                 // number of coefficients of a variable

    Integrator(const Program& program, int stages)
        : series(program, stages), orders(stages + series.levels), n_(program.variables), step_(series),
          control_(series), examination_(series, step_) {}

    // From now on steps are implicit, except where they fail and series allow longer ones; or where series get on faster,
    // if stiffness is watched.
    void collocate(const PartialDerivatives& partials, const std::vector<StageTable>& tables) {
        collocation_ = std::make_unique<Collocation<Real>>(series, partials, tables);
        if (!watching_) return;
        collocation_->begin(absolute_, options_.tolerance, false);
        be_implicit();
    }

    // Other numbers in the partial derivatives: the same system with other values of its parameters.
    void rebind_partials(Numbers numbers) { collocation_->rebind(std::move(numbers)); }

    // Implicit steps are taken where they get on faster. Where they are to be tried first, `advance` returns with the
    // status `stiff` and expects `collocate`.
    void watch_stiffness() { watching_ = true; }

    void begin(Real t, const std::vector<Real>& derivative, const Options& options) {
        close_step();
        const bool goes_on = steps > 0 && t == t_;
        options_ = options;
        series.derivative = derivative;
        t_ = t;
        step_.start = t;
        step_.length = before_ = 0;
        pending_ = implicit_ = by_series_ = false;
        next_time_ = 0;
        landing_ = {};
        rough_ = noisy_ = 0;
        ends_.assign(step_.outputs, 0);
        previous_ends_ = ends_;
        predicted_.assign(n_, 0);
        absolute_.clear();
        for (double absolute : options.absolute) absolute_.push_back(absolute / options.tolerance);
        control_.set_absolute(absolute_);
        examination_.begin(absolute_, options.tolerance, goes_on);
        if (collocation_) collocation_->begin(absolute_, options.tolerance, goes_on);
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
        close_step();
        last_look_ = Clock::now();
        for (;;) {
            Outcome outcome = series.expand(t_, absolute_.data(), step_.length);
            Choice<Real> choice;
            if (outcome == Outcome::ok) choice = control_.choose(step_.length, before_, options_);
            const bool was_pending = pending_;
            if (pending_) {
                const bool at_end = t_ == end;
                if (implicit_ ? land_or_take_back(outcome, choice, at_end) : land_anew(outcome, choice, at_end)) continue;
                pending_ = false;
                if (roughness() == 0) rough_ = 0;
                if (outcome != Outcome::ok) discard_step();
                else defects.back() = examination_.largest_defect;
                if (outcome == Outcome::ok && outputs_vanish()) return Status::event;
                close_step();
            }
            if (outcome != Outcome::ok) {
                if (!was_pending || !turn_implicit()) return failure(outcome);
                series.derivative = derivatives_at(0);
                continue;
            }
            if (implicit_ && watching_) compare(choice);
            if (t_ == end) return Status::finished;
            if (steps >= options_.max_steps) return Status::too_many_steps;
            if ((steps & 7) == 0 && !goes_on(watch)) return Status::interrupted;
            if (stiff_ && !collocation_) return Status::stiff;
            const auto stopped = collocation_ && !by_series_ && (stiff_ || !watching_)
                                     ? step_implicitly(choice, end, watch)
                                     : step_by_series(choice, end);
            if (stopped && !turn_implicit()) return *stopped;
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

    // Where guards, outputs from `begin` on, first fall below zero in the last step; see `Falls`.
    std::optional<std::vector<Fall>> falls(int begin, const GuardSizes& sizes) {
        Falls<Real> falls(step_, begin, options_.tolerance, sizes);
        return falls.find([&](double h, int output) { return static_cast<double>(outputs_at(h)[output]); });
    }

    // What rounding makes of the last step, relative to its values; 0 where it did not matter.
    double noise() const { return collocation_ ? collocation_->largest_noise() : examination_.noise; }
    // The same of all steps together.
    double rounding() const { return examination_.rounding; }
    // How many points inside of steps were put into the equations.
    long points_seen() const { return examination_.points_seen; }

    // The relative error of what does not control implicit steps, as multipliers; 0 if there is nothing.
    double weak_error() const { return collocation_ ? collocation_->weak_error() : 0; }

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

    using Clock = std::chrono::steady_clock;

    const int n_;
    Options options_;
    Step<Real> step_;      // the last step
    Real t_ = 0, before_ = 0;  // before_: length of the step before the last
    bool open_ = false, pending_ = false;  // the last step: is it still to be recorded at times, to be confirmed?
    Landing landing_;
    static constexpr int most_rough = 1000, most_noisy = 1000;
    int noisy_ = 0;  // implicit steps that rounding has kept from the tolerance
    int rough_ = 0;  // how much steps in a row had to be shortened: equations that are not smooth here, or rounding
    size_t next_time_ = 0;
    std::vector<Real> ends_, previous_ends_, absolute_, predicted_;  // predicted: x^(d) at the end of the last step
    StepControl<Real> control_;
    Examination<Real> examination_;
    std::unique_ptr<Collocation<Real>> collocation_;  // of implicit steps
    std::vector<Real> start_;                         // derivatives at the start of an implicit step
    Real series_step_ = 0;                            // what series would allow there
    bool implicit_ = false, by_series_ = false;       // the last step; the next one in any case
    bool watching_ = false, stiff_ = false;           // is stiffness watched, and are implicit steps taken?
    Stiffness stiffness_;
    double cost_before_ = 0;                          // of implicit steps up to the last one
    Real before_switch_ = 0;                          // the last step by series
    Clock::time_point last_look_;

    // Looks up now and then; false if the run is to end.
    bool goes_on(const Watch& watch) {
        if (Clock::now() - last_look_ <= std::chrono::milliseconds(50)) return true;
        last_look_ = Clock::now();
        return watch(static_cast<double>(t_), steps);
    }

    // The shortest step that moves time.
    Real shortest() const { return 8 * std::numeric_limits<Real>::epsilon() * std::abs(t_); }

    // ---- steps by series ----

    std::optional<Status> step_by_series(const Choice<Real>& choice, Real end) {
        const Real direction = end >= t_ ? 1 : -1, rest = (end - t_) * direction;
        const Real wanted = std::min({choice.step, Real(options_.largest_step), examination_.reach()});
        Real h = wanted;
        bool last = h * Real(1 + 1e-12) >= rest;
        const bool too_small = !(h > std::max(Real(options_.smallest_step), shortest()));
        if (last) h = rest;
        for (int tries = 0; !series.faithful(direction * h) && tries < Landing::most_halvings; ++tries, last = false)
            h /= 2;
        if (too_small || (!last && !(h > shortest())))
            return series.first_not_finite() == none ? Status::step_too_small : Status::not_finite;
        implicit_ = by_series_ = false;
        before_ = step_.length;
        step_.take(series, t_, direction * h, series.last_stage - choice.dropped);
        record(choice.dropped);
        if (!examine(choice, rest)) return abandon_step();
        if (step_.length != direction * h) last = false;
        examination_.confirm(last ? wanted : Real(0));
        t_ = last ? end : step_.end();
        if (collocation_ && (stiff_ || !watching_)) collocation_->follow(std::abs(step_.length));
        if (watching_ && !last && stiffness_.limits(control_.h_lambda(wanted), orders - 1)) turn_implicit();
        return {};
    }

    // Tries implicit steps from here on; false if they are taken already, or not to be taken.
    bool turn_implicit() {
        if (!watching_ || stiff_) return false;
        stiff_ = true;
        if (collocation_) be_implicit();
        return true;
    }

    void be_implicit() {
        stiff_ = true;
        stiffness_.try_implicit();
        switches.push_back(t_);
        cost_before_ = collocation_->cost;
        before_switch_ = std::abs(step_.length);
        collocation_->set_out(3 * std::abs(step_.length));
    }

    // After an implicit step: would series get on faster?
    void compare(const Choice<Real>& choice) {
        const double cost = collocation_->cost - cost_before_;
        cost_before_ = collocation_->cost;
        implicit_ = false;
        Real by_series = choice.step;
        // series at rest promise any length, but errors would grow as before
        if (before_switch_ > 0) by_series = std::min(by_series, Real(Examination<Real>::most_growth) * before_switch_);
        if (stiffness_.pays(std::abs(static_cast<double>(step_.length)), cost, static_cast<double>(by_series))) return;
        stiff_ = false;
        switches.push_back(t_);
    }

    // Lands a step elsewhere if its end does not confirm it.
    bool land_anew(Outcome& outcome, const Choice<Real>& choice, bool at_end) {
        if (outcome == Outcome::ok && series.moved_state > most_moved()) outcome = Outcome::no_convergence;
        const bool surprise = outcome == Outcome::ok && !examination_.end_agrees(predicted_);
        if (land_elsewhere(outcome, surprise, choice, at_end)) return true;
        if (surprise) outcome = Outcome::no_convergence;
        return false;
    }

    // ---- implicit steps ----

    // Tries shorter and shorter steps until one is solved, accurate, and solves the equations between its nodes; or until
    // series would allow a longer one, as near singular positions.
    std::optional<Status> step_implicitly(const Choice<Real>& choice, Real end, const Watch& watch) {
        const Real direction = end >= t_ ? 1 : -1, rest = (end - t_) * direction;
        start_ = series.derivative;
        series_step_ = choice.step;
        collocation_->begin_step(choice.step);
        for (;;) {
            const Real wanted = std::min(collocation_->length(), Real(options_.largest_step));
            const bool last = wanted * Real(1 + 1e-10) >= rest;
            const Real h = last ? rest : wanted;
            if (!(wanted > std::max(Real(options_.smallest_step), shortest())) || collocation_->hopeless())
                return stop_before(wanted);
            if (!goes_on(watch)) return Status::interrupted;
            if (collocation_->attempt(t_, start_, direction * h)) {
                before_ = step_.length;
                collocation_->write(step_);
                record(0);
                if (examination_.confirms(*collocation_, wanted, rest)) {
                    examination_.confirm(last ? wanted : Real(0));
                    collocation_->accept();
                    evaluate(step_.length);
                    t_ = last ? end : step_.end();
                    implicit_ = true;
                    ++implicit_steps;
                    if (drowns()) return Status::no_convergence;
                    return {};
                }
                discard_step();
                collocation_->shorten(h / 2);
            } else ++rejections;
            by_series_ = collocation_->failed() && collocation_->length() <= choice.step;
            if (!by_series_) continue;
            series.derivative = start_;
            return {};
        }
    }

    // Does rounding, not the tolerance, end Newton's method in one step after the other?
    bool drowns() {
        if (!(collocation_->noise > options_.tolerance)) return false;
        return ++noisy_ > most_noisy;
    }

    // No implicit step can be made from here.
    Status stop_before(Real wanted) {
        series.derivative = start_;
        if (collocation_->hopeless()) return Status::no_convergence;
        series.evaluate(t_);
        return wanted > 0 && series.first_not_finite() != none ? Status::not_finite : Status::step_too_small;
    }

    // Lands an implicit step elsewhere if the series there are much shorter than those at its start, as near a singular
    // position, or takes it back if the constraints are not met near its end; false if it may stand or cannot be shorter.
    bool land_or_take_back(Outcome& outcome, const Choice<Real>& choice, bool at_end) {
        const Real most = std::max(10 * Real(options_.tolerance), Real(1e-11));
        if (outcome == Outcome::ok && series.moved_state > most) outcome = Outcome::no_convergence;
        const bool good = outcome == Outcome::ok;
        const Real usual = std::min(std::abs(landing_.full), series_step_);
        if ((!good || !at_end) && landing_.retry(good ? choice.step : Real(0), usual)) {
            relocate(landing_.fraction() * landing_.full);
            return true;
        }
        if (good || !(std::abs(step_.length) / 2 > shortest())) return false;
        collocation_->shorten(std::abs(step_.length) / 2);
        discard_step();
        series.forget();
        series.derivative = start_;
        return true;
    }

    // ---- both ----

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

    // Keeps the step and its polynomials.
    void record(int dropped_stages) {
        const Real h = step_.length;
        if (options_.keep_steps) {
            coefficients.append(step_.coefficients);
            output_coefficients.insert(output_coefficients.end(), step_.output_coefficients.begin(),
                                       step_.output_coefficients.end());
        }
        lengths.push_back(h);
        starts.push_back(t_);
        dropped.push_back(dropped_stages);
        residuals.push_back(series.residual);
        hidden_residuals.push_back(series.hidden_residual);
        pivots.push_back(series.jacobian.base.smallest_pivot);
        defects.push_back(0);
        series.jacobian.base.smallest_pivot = 1;
        ++steps;
        open_ = pending_ = true;
        landing_ = {};
        landing_.full = h;
        previous_ends_ = ends_;
    }

    // Takes back a step that nothing confirms.
    void discard_step() {
        if (options_.keep_steps) {
            coefficients.drop_last(step_.coefficients.size());
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
