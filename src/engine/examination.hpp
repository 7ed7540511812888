// Does a step solve the equations? Its polynomials are put into them at points inside the step.
//
// At a point the equations ask for highest derivatives x^(d) that differ from those of the polynomials by the defect.
// It is found from order zero of the equations and one solve with the Jacobian of the step's start. If it lasted for the
// whole step, it would change x^(l) by |defect| h^D / D!, D = d - l: that must lie within the tolerance. All scales are
// those of the step's start, which is confirmed, so that a wrong end cannot excuse itself.
//
// Points are few where the series behave as in the steps before, and dense where there is reason to doubt: in a first
// step, in one that is much longer than the last, and where coefficients have gaps or the series of an operation does
// not converge. Operations that are blind in this way are also enclosed over the step (bounds.hpp), so that a bump
// between the points is found. bricard/taylor/examination.py is the readable form.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "blindness.hpp"
#include "bounds.hpp"
#include "collocation.hpp"
#include "series.hpp"
#include "step.hpp"

namespace bricard {

template <class Real>
class Examination {
  public:
    static constexpr double most_growth = 8;  // of a step over the last confirmed one
    double largest_defect = 0;                // of the present step, relative to absolute / relative + |x^(d)|
    int halvings = 0;                         // that the present step needed
    double noise = 0;                         // what rounding makes of the present step, relative to its values
    double rounding = 0;                      // of all steps together
    long points_seen = 0;                     // inside of all steps

    Examination(Series<Real>& series, Step<Real>& step)
        : series_(series), step_(step), blindness_(series), ranges_(series.program, step), defect_(series.n),
          noise_(series.n) {}

    // goes_on: from where the last run ended; what was confirmed there still is a measure.
    void begin(const std::vector<Real>& absolute, double tolerance, bool goes_on) {
        absolute_ = absolute;
        tolerance_ = std::max(Real(tolerance), 512 * epsilon);
        restarted_ = goes_on;
        if (!goes_on) confirmed_ = 0, fraction_ = 0;
        noise_age_ = -1;
        spacing_ = 0;
        if (!goes_on) rounding = 0;
        output_size_ = expected_;
        output_size_.resize(step_.outputs, 0);
    }

    // Sizes of the outputs, at least: what is far less in them is rounding.
    void expect(const std::vector<double>& sizes) { expected_.assign(sizes.begin(), sizes.end()); }
    Real expected(int output) const { return output < static_cast<int>(expected_.size()) ? expected_[output] : Real(0); }

    // The longest step that may follow.
    Real reach() const { return confirmed_ > 0 ? Real(most_growth) * confirmed_ : infinity; }

    // Halves the step until it agrees with the equations at all points looked at; false if it never does.
    // wanted: the step that the coefficients ask for; rest: how far it is to the end.
    bool examine(Real wanted, Real rest, bool doubtful) {
        find_blind();
        const int count = points(wanted, rest, doubtful);
        halvings = 0;
        largest_defect = noise = 0;
        const Real failed = step_.end();
        shift_points();
        if (spacing_ > 0 && (step_.start - watched_) * step_.length >= 0) spacing_ = 0;
        while (!agrees(count)) {
            if (++halvings > most_halvings || step_.start + step_.length / 2 == step_.start) return false;
            step_.length /= 2;
            forget_noise();
            largest_defect = 0;
        }
        if (halvings > 0 && count > 1) watch_until(failed, std::abs(step_.length) / count);
        return true;
    }

    // Does an implicit step agree with the equations between its nodes?
    bool confirms(Collocation<Real>& collocation, Real wanted, Real rest) {
        collocation_ = &collocation;
        blind_ = collocation.unresolved();
        std::erase_if(blind_, [&](int node) { return !ranges_.encloses(node); });
        any_blind_ = !blind_.empty();
        if (any_blind_) {
            step_.evaluate(0, series_.derivative.data());
            series_.evaluate(step_.start);
            remember_values();
        }
        const int count = points(wanted, rest, false);
        halvings = 0;
        largest_defect = noise = 0;
        shift_points();
        if (spacing_ > 0 && (step_.start - watched_) * step_.length >= 0) spacing_ = 0;
        const bool good = agrees(count);
        collocation_ = nullptr;
        if (good) rounding += collocation.noise;
        else if (count > 1) watch_until(step_.end(), std::abs(step_.length) / count);
        return good;
    }

    // The step stands; without the end of the interval it would have been `wanted` long.
    void confirm(Real wanted) {
        confirmed_ = std::max(std::abs(step_.length), std::min(confirmed_, wanted));
        if (noise_age_ >= 0) rounding += noise_of_step();
        restarted_ = false;
    }

    // Do the highest derivatives and the outputs that the step predicts for its end agree with those of the series there?
    bool end_agrees(const std::vector<Real>& predicted) {
        for (int j = 0; j < series_.n; ++j)
            defect_[j] = predicted[j] - series_.derivative[static_cast<size_t>(series_.program.offset_d[j]) * series_.n + j];
        return within_tolerance(1) && outputs_agree(1);
    }

    // Measures the defects that rounding makes: where a step has hardly begun, nothing else is left. False if known.
    bool measure_noise() {
        if (noise_age_ >= 0) return false;
        noise_age_ = 0;
        std::fill(noise_.begin(), noise_.end(), Real(0));
        for (const Real part : {Real(1e-5), Real(2e-5), Real(3e-5)}) {
            if (!sample(part)) continue;
            for (int j = 0; j < series_.n; ++j) noise_[j] = std::max(noise_[j], std::abs(defect_[j]));
        }
        noise = std::max(noise, noise_of_step());
        return true;
    }
    // That of a step which was too long may be no noise at all.
    void forget_noise() { noise_age_ = -1; }

  private:
    static constexpr int fewest = 8, most = 64;          // points of a step of which little is known
    static constexpr double longer = 1.5;                // than the last confirmed step: a reason to look closely
    static constexpr int most_halvings = 50, noise_lasts = 20;
    static constexpr double above_tail = 10;             // of an implicit step: its last coefficients
    static constexpr double rounded = 5e4, noisy = 1e-6, above_noise = 100;
    static constexpr double finest_output = 1e-12, zero_output = 1e-15;  // event functions: relative, absolute
    static constexpr Real epsilon = std::numeric_limits<Real>::epsilon();
    static constexpr Real infinity = std::numeric_limits<Real>::infinity();

    Series<Real>& series_;
    Step<Real>& step_;
    Blindness<Real> blindness_;
    Ranges<Real> ranges_;
    std::vector<Real> absolute_, defect_, noise_;        // [variable]; defect and noise of x^(d)
    std::vector<Real> output_size_, expected_;           // [output]: largest value so far; what it is at least
    Real tolerance_ = 0;
    Real confirmed_ = 0;                                 // length of the last step, had the end not cut it
    bool restarted_ = false, sampled_ = false, any_blind_ = false;  // any_blind: also of those that are not enclosed
    Real spacing_ = 0, watched_ = 0;                     // of points up to the time watched_, where a step has failed
    double fraction_ = 0;                                // quasi-random, another one in every step
    int noise_age_ = -1;                                 // steps since the noise was measured; -1: it is not known
    Collocation<Real>* collocation_ = nullptr;           // of the implicit step that is looked at
    std::vector<int> blind_;                             // operations of the present step that do not converge
    std::vector<Real> blind_values_;                     // their values at its start

    // What the noise of x^(d) makes of x^(d-1) in the step.
    double noise_of_step() const {
        Real largest = 0;
        for (const auto& segment : series_.segments) {
            if (segment.d == 0) continue;
            const Real *x = step_.order(segment.d - 1), *rate = step_.order(segment.d);
            Real factorial = 1;
            for (int i = 2; i < segment.d; ++i) factorial *= i;
            for (int j = segment.begin; j < segment.end; ++j) {
                const Real change = std::abs(step_.length * segment.d * factorial * rate[j]);
                const Real scale = absolute_[j] + std::abs(factorial * x[j]) + change;
                largest = std::max(largest, std::abs(step_.length) * noise_[j] / scale);
            }
        }
        return static_cast<double>(largest);
    }

    // ---- where to look ----

    void find_blind() {
        blindness_.find(step_.length, blind_);
        any_blind_ = !blind_.empty();
        std::erase_if(blind_, [&](int node) { return !ranges_.encloses(node); });
        remember_values();
    }

    void remember_values() {
        blind_values_.clear();
        for (int node : blind_) blind_values_.push_back(series_.value(node));
    }

    int points(Real wanted, Real rest, bool doubtful) {
        const Real h = std::abs(step_.length);
        sampled_ = !sampled_ || step_.outputs > 0;
        Real count = sampled_;  // every second step
        if (confirmed_ == 0) count = std::max(most * h / rest, Real(fewest));
        else if (wanted > longer * confirmed_) count = fewest * wanted / confirmed_;
        else if (doubtful || restarted_ || any_blind_) count = fewest;
        if (doubtful || any_blind_) count = std::max(count, Real(2 * fewest));
        if (spacing_ > 0) count = std::max(count, h / spacing_);
        return static_cast<int>(std::ceil(std::min(count, Real(most))));
    }

    void shift_points() {
        constexpr double golden = 0.6180339887498949;
        fraction_ += golden;
        if (fraction_ >= 1) fraction_ -= 1;
        if (noise_age_ >= 0 && ++noise_age_ > noise_lasts) forget_noise();
    }

    // Until time has passed the end of a step that failed, points stay as dense as they were then.
    void watch_until(Real failed, Real spacing) {
        const bool denser = spacing_ == 0 || spacing < spacing_;
        if (denser) spacing_ = spacing;
        if (denser || (failed - watched_) * step_.length > 0) watched_ = failed;
    }

    // ---- looking ----

    bool agrees(int count) {
        for (int i = count - 1; i >= 0; --i)  // likely to fail near the end
            if (!agrees_at(count == 1 ? Real(0.15 + 0.8 * fraction_) : Real((i + fraction_) / count))) return false;
        if (blind_.empty()) return true;
        for (Real part : ranges_.suspects(blind_, blind_values_))
            if (!agrees_at(part)) return false;
        return true;
    }

    bool agrees_at(Real part) {
        if (!sample(part)) return false;
        const auto good = [&] { return collocation_ ? expected() : within_tolerance(part); };
        if (!good() && (collocation_ || !measure_noise() || !sample(part) || !good())) return false;
        return outputs_agree(part);
    }

    // The defect at a part of the step; false if it is not finite.
    bool sample(Real part) {
        ++points_seen;
        step_.evaluate(part * step_.length, series_.derivative.data());
        const Real t = step_.start + part * step_.length;
        return collocation_ ? collocation_->defect(t, defect_.data()) : series_.defect(t, defect_.data());
    }

    // Is the defect of an implicit step within the tolerance, or what its last coefficients let expect? Those oscillate
    // within the step, so that they change x^(l) by far less than |defect| h^D / D!. Rates may carry what a stiff spring's
    // vibration, with an amplitude below the tolerance, makes of them; the next steps damp it.
    bool expected() {
        using std::abs;
        const Real h = abs(step_.length), limit = std::max(tolerance_, Real(above_noise * collocation_->largest_noise()));
        for (const auto& segment : series_.segments) {
            const int d = segment.d, n = series_.n;
            note_defect(segment.begin, segment.end, series_.derivative.data() + static_cast<size_t>(d) * n);
            for (int level = 0; level == 0 || level == d - 1; level += std::max(d - 1, 1)) {
                Real effect = 1, factorial = 1;
                for (int i = 1; i <= d - level; ++i) effect *= h / i;
                for (int i = 2; i <= level; ++i) factorial *= i;
                const Real rate_factor = d > 0 ? h * factorial * (level + 1) : Real(0);
                const Real* x = step_.order(level);
                const Real* rate = d > 0 ? x + n : x;
                for (int j = segment.begin; j < segment.end; ++j) {
                    const Real scale = absolute_[j] + abs(factorial * x[j]) + abs(rate_factor * rate[j]);
                    const Real defect = abs(defect_[j]);
                    const Real tail = level > 0 ? collocation_->tail(j) : collocation_->damped_tail(j);
                    if (!(defect * effect <= limit * scale) && !(defect <= Real(above_tail) * tail)) return false;
                }
            }
        }
        return true;
    }

    // Is the defect at a part of the step within the tolerance? What the series leaves out grows like the power k of the
    // part of the step that is done, and changes x^(l) by only a (k + D over k)th of |defect| h^D / D!.
    bool within_tolerance(Real part) {
        using std::abs;
        const Real h = abs(step_.length);
        const int k = step_.last_stage + 1, n = series_.n;
        const Real grown = integer_power(part, k);
        bool good = true;
        for (const auto& segment : series_.segments) {
            const int d = segment.d;
            const Real* highest = series_.derivative.data() + static_cast<size_t>(d) * n;
            note_defect(segment.begin, segment.end, highest);
            for (int level = 0; level == 0 || level == d - 1; level += std::max(d - 1, 1)) {
                Real effect = 1, binomial = 1, factorial = 1;
                for (int i = 1; i <= d - level; ++i) effect *= h / i, binomial *= Real(k + i) / i;
                for (int i = 2; i <= level; ++i) factorial *= i;
                const Real limit = tolerance_ * std::max(Real(1), grown * binomial);
                const Real rate_factor = d > 0 ? h * factorial * (level + 1) : Real(0);
                const Real* x = step_.order(level);
                const Real* rate = d > 0 ? x + n : x;
                for (int j = segment.begin; j < segment.end; ++j) {
                    const Real scale = absolute_[j] + abs(factorial * x[j]) + abs(rate_factor * rate[j]);
                    const Real defect = abs(defect_[j]);
                    const bool small = defect * effect <= limit * scale || defect <= Real(rounded) * epsilon * abs(highest[j]);
                    if (!small && !is_noise(j, defect, effect, scale)) good = false;
                }
            }
        }
        return good;
    }

    bool is_noise(int j, Real defect, Real effect, Real scale) const {
        return noise_age_ >= 0 && defect <= Real(above_noise) * noise_[j] && defect * effect <= Real(noisy) * scale;
    }

    void note_defect(int begin, int end, const Real* highest) {
        using std::abs;
        Real largest = 0;
        for (int j = begin; j < end; ++j) largest = std::max(largest, abs(defect_[j]) / (absolute_[j] + abs(highest[j])));
        largest_defect = std::max(largest_defect, static_cast<double>(largest));
    }

    // Do the polynomials of the outputs agree with their values at a part of the step?
    bool outputs_agree(Real part) {
        using std::abs;
        const Real limit = std::max(tolerance_, Real(finest_output));
        for (int e = 0; e < step_.outputs; ++e) {
            const Real value = series_.output(e, 0), first = step_.output_coefficient(0, e);
            const Real rate = step_.output_orders > 1 ? step_.output_coefficient(1, e) : Real(0);
            output_size_[e] = std::max(output_size_[e], abs(first));
            const Real scale = output_size_[e] + abs(step_.length * rate);
            const Real noise = Real(rounded) * epsilon * series_.output_terms(e);
            if (!(abs(value - step_.output(e, part * step_.length)) <= limit * scale + noise + Real(zero_output)))
                return false;
        }
        return true;
    }
};

}  // namespace bricard
