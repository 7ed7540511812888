// Implicit steps for stiff systems: Radau IIA collocation on the index-one form that the offsets give, of any index.
//
//   state      y = (x_j^(l), l < d_j)
//   unknowns   z_ji = x_j^(d_j) at t + c_i h;  below them x^(l) = x_n^(l) + h A x^(l+1)
//   equations  F_i = f_i^(c_i)(t, y, z) = 0 at all nodes, by the stages of the series up to 0
//
// They are solved by a simplified Newton method (newton_matrix.hpp) with Anderson mixing, which starts from the last
// step's polynomials (prediction.hpp). Step and number of stages (stage_choice.hpp) follow from the Legendre coefficients
// of the controlled quantities.
// bricard/taylor/collocation.py is the readable form. Source: Hairer and Wanner, Solving ODEs II (1996), IV.8.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "legendre.hpp"
#include "mixing.hpp"
#include "newton_matrix.hpp"
#include "prediction.hpp"
#include "resolution.hpp"
#include "series.hpp"
#include "stage_choice.hpp"
#include "step.hpp"

namespace bricard {

template <class Real>
class Collocation {
  public:
    double noise = 0;           // what rounding left in the last attempt, relative to the values
    double expected_noise = 0;  // what it may leave, by the size of the terms of F
    double cost = 0;            // iterations times stages, of all attempts

    Collocation(Series<Real>& series, const PartialDerivatives& partials, const std::vector<StageTable>& tables)
        : n_(series.n), levels_(series.levels), series_(series), tables_(tables), matrix_(series, partials),
          lasting_(levels_, 0), resolution_(series), choice_(tables), largest_z_(n_, 0), largest_last_(n_, 0) {
        for (const auto& segment : series.segments) {
            for (int level = 0; level < segment.d; ++level) lasting_[level] = segment.end;
            groups_.push_back({segment.begin, segment.end, segment.d, 0, {}});
            if (segment.d > 1) groups_.push_back({segment.begin, segment.end, segment.d, segment.d - 1, {}});
        }
    }

    // absolute: tolerances [n] relative to the relative one; goes_on: from where the last run ended, after a change.
    void begin(const std::vector<Real>& absolute, double tolerance, bool goes_on) {
        absolute_ = absolute;
        tolerance_ = tolerance;
        least_length_ = goes_on ? after_change * choice_.length : 0;
        choice_.begin();
        prediction_.forget();
        contraction_ = 1;
        noise_of_estimates_ = 0;
        linearised_ = false;
    }

    // The same system with other values of its parameters; a new begin follows.
    void rebind(Numbers numbers) { matrix_.rebind(std::move(numbers)); }

    // A first step after a start is of the length that series ask for.
    void begin_step(Real by_series) {
        if (choice_.length == 0) choice_.length = std::max(static_cast<double>(by_series), least_length_);
        failures_ = 0;
        too_large_ = std::numeric_limits<double>::infinity();
    }

    Real length() const { return choice_.length; }
    // Has rounding kept Newton's method from an end again and again?
    bool hopeless() const { return failures_ >= most_failures && expected_noise > tolerance_; }
    // The last coefficients of z_j in the step that was tried; `damped` as far as stiffness does not damp them.
    Real tail(int j) const { return last_coefficients(legendre_, j); }
    Real damped_tail(int j) const { return last_coefficients(damped_, j); }
    double largest_noise() const { return std::max(noise, expected_noise); }
    // Has the present step failed for another reason than its estimated error?
    bool failed() const { return failures_ > 0; }
    void shorten(Real length) {
        ++failures_;
        linearised_ = false;
        choice_.shorten(static_cast<double>(length), 2);
    }

    // From a motion that is stiff, with a medium number of stages.
    void set_out(Real length) {
        follow(length);
        choice_.take_medium_number();
    }

    // A step of this length was made otherwise.
    void follow(Real length) {
        choice_.set_out(static_cast<double>(length));
        prediction_.forget();
        linearised_ = false;
    }

    // Tries a step h from t and the derivatives `start` [levels][n]; if it fails, `length` tells what to try next.
    bool attempt(Real t, const std::vector<Real>& start, Real h) {
        start_ = &start;
        t_ = t, h_ = h;
        present_ = choice_.index;
        const StageTable& table = tables_[present_];
        make_powers(table);
        predict(table);
        const bool fresh = !linearised_ || contraction_ > StageChoice::kept_below;
        if (fresh && !linearise(table)) return fail(diverging);
        if (fresh || factored_ != h || factored_index_ != present_) {
            linearised_ = matrix_.factor(h, table);
            if (!linearised_) return fail(diverging);
            factored_ = h, factored_index_ = present_;
        }
        const Newton found = newton(table);
        if (found != Newton::converged) return fail(!fresh ? 1 : found == Newton::slow ? slow : diverging);
        contraction_ = rate_;
        estimate(table);
        notice_rounding();
        const double error = choice_.errors[present_] / goal();
        if (error <= 1) return true;
        linearised_ = false;
        choice_.reject(static_cast<double>(std::abs(h)), error);
        return false;
    }

    // The attempt stands: chooses the next length and number of stages.
    void accept() {
        note_weak_errors();
        choice_.accept(static_cast<double>(std::abs(h_)), goal(), contraction_);
        prediction_.remember(t_, h_, tables_[present_].s, legendre_);
        noise_of_estimates_ /= 2;
    }

    // The largest error of what does not control the step, relative to its largest value so far.
    double weak_error() const {
        Real result = 0;
        for (int j = 0; j < n_; ++j)
            if (largest_z_[j] > 0) result = std::max(result, largest_last_[j] / largest_z_[j]);
        return static_cast<double>(result);
    }

    // The polynomials of the step that was tried. Highest derivatives at its start are not among what they pass through:
    // in stiff directions those show the error of the state, magnified.
    void write(Step<Real>& step) {
        const StageTable& table = tables_[present_];
        step.start = t_, step.length = h_;
        step.last_stage = table.s - 1;
        std::fill(step.coefficients.begin(), step.coefficients.end(), Real(0));
        for (const auto& segment : series_.segments) {
            for (int level = 0; level < segment.d; ++level)
                for (int j = segment.begin; j < segment.end; ++j)
                    step.coefficients[static_cast<size_t>(level) * n_ + j] =
                        (*start_)[static_cast<size_t>(level) * n_ + j] / factorial(level);
            add_monomials(legendre_, table.s, h_, segment.begin, segment.end, segment.d, step.coefficients, n_);
        }
        if (step.outputs > 0) write_outputs(table, step);
    }

    // By how much z [n] would have to change for the derivatives of the series to meet the equations at time t, where
    // stiff parts are damped as in the step; false if that is not finite.
    bool defect(Real t, Real* change) {
        series_.evaluate(t);
        const bool finite = series_.residuals(change);
        if (!finite) return false;
        for (int j = 0; j < n_; ++j) change[j] = -change[j];
        matrix_.damp(change);
        return std::all_of(change, change + n_, [](Real x) { return std::isfinite(static_cast<double>(x)); });
    }

    // Operations that the nodes of the step do not resolve, and all that is made of them.
    std::vector<int> unresolved() const { return resolution_.unresolved(tables_[present_]); }

  private:
    enum class Newton { converged, slow, diverged };
    struct Group {  // variables from begin to end, of offset d, whose derivative of order `level` is controlled
        int begin, end, d, level;
        std::vector<Real> scale;  // absolute / relative + the largest value at the nodes
        int rises() const { return d - level; }
    };

    static constexpr double enough = 0.01, slow = 0.5, diverging = 0.3;
    static constexpr int most_iterations = 15, most_failures = 12;
    static constexpr double after_change = 0.05;  // of the last step: a first one behind a kink of the equations
    static constexpr double above_noise = 10;     // goals where rounding shows in estimates

    const int n_, levels_;
    Series<Real>& series_;
    const std::vector<StageTable> tables_;
    NewtonMatrix<Real> matrix_;
    Ints lasting_;  // [level]: how many variables have a larger offset; they come first
    std::vector<Group> groups_;
    Resolution<Real> resolution_;
    StageChoice choice_;
    Prediction<Real> prediction_;
    std::vector<Real> absolute_, largest_z_, largest_last_;  // of what does not control the step: z, its last coefficients
    double tolerance_ = 0, least_length_ = 0;

    // the next step
    int failures_ = 0;  // of the present step
    double too_large_ = 0;  // the estimate of its last attempt
    double noise_of_estimates_ = 0;  // where they showed rounding, and half of it from step to step
    double contraction_ = 1;
    bool linearised_ = false;
    Real factored_ = 0;
    int factored_index_ = -1;

    // the step that is tried
    const std::vector<Real>* start_ = nullptr;
    Real t_ = 0, h_ = 0;
    int present_ = 0;
    double rate_ = 0;
    std::vector<std::vector<Real>> power_;  // [r][s][s]: (h A)^r
    std::vector<std::vector<Real>> stage_;  // [node][level][n]
    std::vector<Real> z_, F_, change_, weighed_, legendre_, damped_;  // [s][n], [s][n], [s][n], by groups, [k][n], [k][n]
    Mixing<Real> mixing_;

    void note_weak_errors() {
        const int s = tables_[present_].s;
        for (int j = 0; j < n_; ++j) {
            if (absolute_[j] <= std::numeric_limits<Real>::max()) continue;
            for (int i = 0; i < s; ++i) largest_z_[j] = std::max(largest_z_[j], std::abs(z_[static_cast<size_t>(i) * n_ + j]));
            largest_last_[j] = std::max(largest_last_[j], std::abs(legendre_[static_cast<size_t>(s - 1) * n_ + j]));
        }
    }

    Real last_coefficients(const std::vector<Real>& coefficients, int j) const {
        const int s = tables_[present_].s;
        const auto at = [&](int k) { return std::abs(coefficients[static_cast<size_t>(k) * n_ + j]); };
        return std::max(at(s - 1), at(s - 2));
    }

    double goal() const { return std::max({tolerance_, noise, std::min(above_noise * noise_of_estimates_, expected_noise)}); }

    // An estimate that is not what the tolerance asks for, does not fall with the length of the step, and is below what
    // rounding may leave, is rounding: it is told, and shorter steps are not tried for it.
    void notice_rounding() {
        const double found = choice_.errors[present_];
        const bool falls = found < 0.5 * too_large_;
        too_large_ = found;
        if (!(found > tolerance_ && found <= expected_noise)) return;
        if (!falls) noise_of_estimates_ = std::max(noise_of_estimates_, found);
        if (noise_of_estimates_ > 0) noise = std::max(noise, std::min(found, noise_of_estimates_));
    }

    bool fail(double factor) {
        ++failures_;
        linearised_ = false;
        choice_.shorten(static_cast<double>(std::abs(h_)) * factor, 3);
        return false;
    }

    static Real factorial(int n) {
        Real result = 1;
        for (int i = 2; i <= n; ++i) result *= i;
        return result;
    }

    // ---- stages ----

    void make_powers(const StageTable& table) {
        const int s = table.s;
        power_.assign(levels_, std::vector<Real>(static_cast<size_t>(s) * s, 0));
        for (int i = 0; i < s; ++i) power_[0][static_cast<size_t>(i) * s + i] = 1;
        for (int r = 1; r < levels_; ++r)
            for (int i = 0; i < s; ++i)
                for (int k = 0; k < s; ++k) {
                    const Real a = h_ * Real(table.A[static_cast<size_t>(i) * s + k]);
                    for (int m = 0; m < s; ++m)
                        power_[r][static_cast<size_t>(i) * s + m] += a * power_[r - 1][static_cast<size_t>(k) * s + m];
                }
        stage_.assign(s, std::vector<Real>(static_cast<size_t>(levels_) * n_, 0));
    }

    // Derivatives at the nodes, downwards from z.
    void find_stages(const StageTable& table) {
        const int s = table.s;
        for (int i = 0; i < s; ++i)
            for (int j = 0; j < n_; ++j)
                stage_[i][static_cast<size_t>(series_.program.offset_d[j]) * n_ + j] = z_[static_cast<size_t>(i) * n_ + j];
        for (int level = levels_ - 2; level >= 0; --level) {
            const int count = lasting_[level];
            const Real* start = &(*start_)[static_cast<size_t>(level) * n_];
            for (int i = 0; i < s; ++i) {
                Real* x = &stage_[i][static_cast<size_t>(level) * n_];
                std::copy(start, start + count, x);
                for (int k = 0; k < s; ++k) {
                    const Real a = h_ * Real(table.A[static_cast<size_t>(i) * s + k]);
                    const Real* above = &stage_[k][static_cast<size_t>(level + 1) * n_];
                    for (int j = 0; j < count; ++j) x[j] += a * above[j];
                }
            }
        }
    }

    void predict(const StageTable& table) {
        z_.assign(static_cast<size_t>(table.s) * n_, 0);
        if (prediction_.known()) return prediction_.continue_to(t_, h_, table.nodes, absolute_, z_);
        for (int i = 0; i < table.s; ++i)
            for (int j = 0; j < n_; ++j)
                z_[static_cast<size_t>(i) * n_ + j] = (*start_)[static_cast<size_t>(series_.program.offset_d[j]) * n_ + j];
    }

    // The Newton matrices at the middle node of what is predicted, or at the start if that is not finite.
    bool linearise(const StageTable& table) {
        find_stages(table);
        const int middle = table.s / 2;
        linearised_ = matrix_.evaluate(t_ + Real(table.nodes[middle]) * h_, stage_[middle].data()) ||
                      matrix_.evaluate(t_, start_->data());
        return linearised_;
    }

    // ---- Newton's method ----

    // Sizes are those of the changes of controlled quantities, relative to their scales. It ends when the next change
    // would be far below the tolerance, or where rounding keeps changes from becoming smaller.
    Newton newton(const StageTable& table) {
        find_stages(table);
        find_scales(table.s);
        expected_noise = rounding(table);
        noise = 0;
        rate_ = 0;
        mixing_.clear();
        const double target = enough * tolerance_, stuck = std::max(0.2 * tolerance_, 10 * expected_noise);
        double last = 0, before = 0, first = 0;
        for (int iteration = 1; iteration <= most_iterations; ++iteration) {
            if (iteration > 1) find_stages(table);
            if (!find_residuals(table)) return Newton::diverged;
            cost += table.s;
            matrix_.correct(table, F_, change_);
            weigh(table.s);
            const double size = largest_weighed();
            if (!(size <= std::numeric_limits<double>::max())) return Newton::diverged;
            const std::vector<Real> step = mixing_.change(z_, change_, weighed_);
            for (size_t e = 0; e < z_.size(); ++e) z_[e] += step[e];
            if (iteration == 1) {
                first = last = size;
                if (size <= 1e-2 * target) return finish(table);
                continue;
            }
            if (iteration == 2 && first > expected_noise) rate_ = size / first;  // else that of rounding
            const double ratio = size / last, rate = iteration == 2 ? ratio : std::sqrt(size / before);
            before = last, last = size;
            if (rate < 1 && size * rate / (1 - rate) <= target) return finish(table);
            if (rate > 0.5 && size <= stuck) {
                noise = size;
                return finish(table);
            }
            if ((rate >= 1 && iteration >= 3) || ratio > 2) return Newton::diverged;
            if (iteration > 3 && size * std::pow(rate, most_iterations - iteration) / (1 - rate) > target)
                return Newton::slow;
        }
        return Newton::slow;
    }

    Newton finish(const StageTable& table) {
        find_stages(table);
        find_scales(table.s);
        return Newton::converged;
    }

    bool find_residuals(const StageTable& table) {
        F_.resize(static_cast<size_t>(table.s) * n_);
        resolution_.begin(table.s);
        for (int i = 0; i < table.s; ++i) {
            series_.derivative = stage_[i];
            series_.evaluate(t_ + Real(table.nodes[i]) * h_);
            if (!series_.residuals(&F_[static_cast<size_t>(i) * n_])) return false;
            resolution_.note(i);
        }
        return true;
    }

    void find_scales(int s) {
        for (Group& group : groups_) {
            group.scale.assign(absolute_.begin() + group.begin, absolute_.begin() + group.end);
            for (int j = group.begin; j < group.end; ++j) {
                Real largest = 0;
                for (int i = 0; i < s; ++i)
                    largest = std::max(largest, std::abs(stage_[i][static_cast<size_t>(group.level) * n_ + j]));
                group.scale[j - group.begin] += largest;
            }
        }
    }

    // What the changes of z make of the controlled quantities at the nodes, relative to their scales.
    void weigh(int s) {
        weighed_.clear();
        for (const Group& group : groups_) {
            const std::vector<Real>& power = power_[group.rises()];
            for (int i = 0; i < s; ++i) {
                const size_t begin = weighed_.size();
                weighed_.resize(begin + group.end - group.begin, 0);
                for (int k = 0; k < s; ++k) {
                    const Real a = power[static_cast<size_t>(i) * s + k];
                    const Real* x = &change_[static_cast<size_t>(k) * n_ + group.begin];
                    for (int j = 0; a != 0 && j < group.end - group.begin; ++j) weighed_[begin + j] += a * x[j];
                }
                for (int j = 0; j < group.end - group.begin; ++j) weighed_[begin + j] /= group.scale[j];
            }
        }
    }

    double largest_weighed() const {
        Real largest = 0;
        for (Real value : weighed_)
            largest = value != value ? std::numeric_limits<Real>::infinity() : std::max(largest, std::abs(value));
        return static_cast<double>(largest);
    }

    // The corrections that errors of an epsilon in every term of F make, a few times over.
    double rounding(const StageTable& table) {
        std::vector<Real> terms(n_);
        matrix_.term_sizes(series_.program.offset_d, stage_[table.s / 2].data(), terms.data());
        F_.resize(static_cast<size_t>(table.s) * n_);
        unsigned random = 12345;
        for (size_t e = 0; e < F_.size(); ++e) {
            random = random * 1664525u + 1013904223u;
            const Real size = std::numeric_limits<Real>::epsilon() * terms[e % n_];
            F_[e] = random & 0x40000000u ? size : -size;
        }
        matrix_.correct(table, F_, change_);
        weigh(table.s);
        return 4 * largest_weighed();
    }

    // ---- errors ----

    // Errors that each number of stages would have made, from the decay of Legendre coefficients. Those of values are z's
    // own, integrated; for derivatives what z's coefficients do to a stiff system is damped: K(h lambda_0)^-1 J times them.
    void estimate(const StageTable& table) {
        const int s = table.s;
        transform(table.to_legendre, s, z_, legendre_);
        damped_ = legendre_;
        std::vector<Real> product(n_), b;
        for (int k = std::max(s - 6, 0); k < s; ++k) {
            Real* a = &damped_[static_cast<size_t>(k) * n_];
            matrix_.leading_product(a, product.data());
            std::copy(product.begin(), product.end(), a);
            matrix_.damp(a);
        }
        choice_.forget_errors();
        for (const Group& group : groups_)
            for (int j = group.begin; j < group.end; ++j) {
                const std::vector<Real>& source = group.level == 0 ? legendre_ : damped_;
                b.clear();
                for (int k = 0; k < s; ++k) b.push_back(source[static_cast<size_t>(k) * n_ + j]);
                for (int r = 0; r < group.rises(); ++r) integrate(b, h_);
                for (Real& value : b) value = std::abs(value) / group.scale[j - group.begin];
                choice_.judge(b, group.rises());
            }
    }

    // ---- outputs ----

    void write_outputs(const StageTable& table, Step<Real>& step) {
        const int s = table.s, outputs = step.outputs;
        std::vector<Real> values;
        for (int i = -1; i < s; ++i) {
            if (i < 0) step.evaluate(0, series_.derivative.data());
            else series_.derivative = stage_[i];
            series_.evaluate(t_ + (i < 0 ? Real(0) : Real(table.nodes[i]) * h_));
            for (int e = 0; e < outputs; ++e) values.push_back(series_.output(e, 0));
        }
        std::fill(step.output_coefficients.begin(), step.output_coefficients.end(), Real(0));
        std::vector<Real> coefficients;
        transform(table.from_start, s + 1, values, coefficients);
        add_monomials(coefficients, s + 1, h_, 0, outputs, 0, step.output_coefficients, outputs);
    }
};

}  // namespace bricard
