// Implicit steps for stiff systems: Radau IIA collocation on the index-one form that the offsets give, of any index.
//
//   state      y = (x_j^(l), l < d_j)
//   unknowns   z_ji = x_j^(d_j) at t + c_i h;  below them x^(l) = x_n^(l) + h A x^(l+1)
//   equations  F_i = f_i^(c_i)(t, y, z) = 0 at all nodes, by the stages of the series up to 0
//
// They are solved by a simplified Newton method (newton_matrix.hpp) with Anderson mixing, which starts from the last
// step's polynomials. Step and number of stages follow from the Legendre coefficients of the controlled quantities.
// bricard/taylor/collocation.py is the readable form. Source: Hairer and Wanner, Solving ODEs II (1996), IV.8.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "mixing.hpp"
#include "newton_matrix.hpp"
#include "series.hpp"
#include "step.hpp"

namespace bricard {

template <class Real>
class Collocation {
  public:
    double noise = 0;       // what rounding left of the corrections of the last attempt, relative to the values
    double expected_noise = 0;  // what it may leave, by the size of the terms of F
    double cost = 0;            // iterations times stages, of all attempts
    double weak_error = 0;      // the largest of what does not control the step, relative to its largest values

    Collocation(Series<Real>& series, const PartialDerivatives& partials, const std::vector<StageTable>& tables)
        : n_(series.n), levels_(series.levels), series_(series), tables_(tables), matrix_(series, partials),
          lasting_(levels_, 0), largest_z_(n_, std::numeric_limits<Real>::min()) {
        for (const auto& segment : series.segments) {
            for (int level = 0; level < segment.d; ++level) lasting_[level] = segment.end;
            groups_.push_back({segment.begin, segment.end, segment.d, 0, {}});
            if (segment.d > 1) groups_.push_back({segment.begin, segment.end, segment.d, segment.d - 1, {}});
        }
        Ints uses(n_, 0);
        for (int column : partials.columns) ++uses[column];
        for (int count : uses) matters_.push_back(count > 1);
        const Program& program = series.program;
        for (int node = program.inputs; node < program.nodes; ++node)
            if (series.is_function(node)) functions_.push_back({node, program.first[node - program.inputs]});
    }

    // absolute: tolerances [n] relative to the relative one; goes_on: from where the last run ended, after a change.
    void begin(const std::vector<Real>& absolute, double tolerance, bool goes_on) {
        absolute_ = absolute;
        tolerance_ = tolerance;
        least_length_ = goes_on ? Real(after_change) * length_ : Real(0);
        length_ = 0;
        index_ = 0;
        hold_ = 0;
        contraction_ = 1;
        linearised_ = predicts_ = false;
        before_.clear();
    }

    // A first step after a start is of the length that series ask for.
    void begin_step(Real by_series) {
        if (length_ == 0) length_ = std::max(by_series, least_length_);
        failures_ = 0;
    }

    Real length() const { return length_; }
    // Has rounding kept Newton's method from an end again and again?
    bool hopeless() const { return failures_ >= most_failures && expected_noise > tolerance_; }
    // The last coefficients of z_j in the step that was tried, as far as they are not damped.
    Real tail(int j) const { return tail_[j]; }
    double largest_noise() const { return std::max(noise, expected_noise); }
    // Has the present step failed for another reason than its estimated error?
    bool failed() const { return failures_ > 0; }
    void shorten(Real length) {
        ++failures_;
        length_ = length;
        linearised_ = false;
        hold_ = std::max(hold_, 2);
    }

    // From a motion that is stiff, with a medium number of stages.
    void set_out(Real length) {
        follow(length);
        index_ = static_cast<int>(tables_.size()) / 2;
        before_.clear();
    }

    // A step of this length was made otherwise.
    void follow(Real length) {
        length_ = length;
        hold_ = 0;
        linearised_ = predicts_ = false;
    }

    // Tries a step h from t and the derivatives `start` [levels][n]; if it fails, `length` tells what to try next.
    bool attempt(Real t, const std::vector<Real>& start, Real h) {
        using std::abs, std::pow;
        start_ = &start;
        t_ = t, h_ = h;
        const StageTable& table = tables_[index_];
        make_powers(table);
        predict(table);
        const bool fresh = !linearised_ || contraction_ > kept_below;
        if (fresh && !linearise(table)) return fail(abs(h) * Real(diverging));
        if (fresh || factored_ != h || factored_index_ != index_) {
            linearised_ = matrix_.factor(h, table);
            if (!linearised_) return fail(abs(h) * Real(diverging));
            factored_ = h, factored_index_ = index_;
        }
        const Newton found = newton(table);
        if (found != Newton::converged) {
            const double factor = found == Newton::slow ? slow : diverging;
            return fail(fresh ? abs(h) * Real(factor) : abs(h));
        }
        contraction_ = rate_;
        estimate(table);
        const double error = estimates_[index_] / goal();
        if (!(error <= 1)) {
            linearised_ = false;
            hold_ = std::max(hold_, 1);
            length_ = abs(h) * Real(std::max(0.1, safety * pow(error, -1.0 / (table.s + 1))));
            return false;
        }
        return true;
    }

    // The attempt stands: chooses the next length and number of stages.
    void accept() {
        note_weak_error();
        const int count = static_cast<int>(tables_.size());
        const double h = static_cast<double>(std::abs(h_));
        Doubles acceptable;
        for (int i = 0; i < count; ++i)
            acceptable.push_back(h * safety * std::pow(std::max(estimates_[i] / goal(), 1e-12), -1.0 / (tables_[i].s + 1)));
        double least = std::numeric_limits<double>::infinity(), chosen = h;
        const int present = index_;
        for (int i = std::max(present - 1, 0); i <= std::min(present + 1, count - 1); ++i) {
            const double length = allowed(acceptable, i, h);
            const double cost = (tables_[i].s + cost_of_step) / length * (i == present ? 1.0 : hysteresis);
            if (cost < least) least = cost, chosen = length, index_ = i;
        }
        hold_ = std::max(hold_ - 1, 0);
        before_ = acceptable;
        polynomial_start_ = t_, polynomial_length_ = h_, polynomial_stages_ = tables_[present].s;
        polynomial_ = legendre_;
        predicts_ = true;
        const bool same = index_ == present && chosen > 0.95 * h && chosen < 1.1 * h && contraction_ <= kept_below;
        length_ = same ? std::abs(h_) : Real(chosen);
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
            write_monomials(legendre_, table.s, segment.begin, segment.end, segment.d, step.coefficients, n_);
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

    // Operations that the nodes of the step do not resolve, and all that is made of them: functions whose values at the
    // nodes do not lie on a smooth curve, or are constant although their operand is not.
    std::vector<int> unresolved() const {
        std::vector<int> result;
        std::vector<char> marked(series_.program.nodes, 0);
        for (size_t f = 0; f < functions_.size(); ++f) marked[functions_[f].node] = !is_resolved(f);
        if (std::find(marked.begin(), marked.end(), 1) == marked.end()) return result;
        for (int node = series_.program.inputs; node < series_.program.nodes; ++node) {
            if (!marked[node]) marked[node] = series_.follows(node, marked);
            if (marked[node]) result.push_back(node);
        }
        return result;
    }

  private:
    enum class Newton { converged, slow, diverged };
    struct Function {
        int node, operand;
    };
    struct Group {  // variables from begin to end, of offset d, whose derivative of order `level` is controlled
        int begin, end, d, level;
        std::vector<Real> scale;  // absolute / relative + the largest value at the nodes
        int rises() const { return d - level; }
    };

    static constexpr double safety = 0.85, slowest = 0.3, enough = 0.01, kept_below = 1e-3;
    static constexpr double cost_of_step = 4, hysteresis = 1.05, most_growth = 8;
    static constexpr double slow = 0.5, diverging = 0.3;
    static constexpr double constant = 1e-13, unsmooth = 0.03;  // of the values of a function at the nodes
    static constexpr int most_iterations = 15, most_failures = 12;
    static constexpr double after_change = 0.05;  // of the last step: a first one behind a kink of the equations

    const int n_, levels_;
    Series<Real>& series_;
    const std::vector<StageTable> tables_;
    NewtonMatrix<Real> matrix_;
    Ints lasting_;  // [level]: how many variables have a larger offset; they come first
    std::vector<Group> groups_;
    std::vector<Function> functions_;
    std::vector<Real> absolute_, largest_z_;
    double tolerance_ = 0;

    // the next step
    Real length_ = 0, least_length_ = 0;
    int failures_ = 0;          // of the present step
    int index_ = 0, hold_ = 0;  // of the table; steps without growth after a failure
    Doubles before_;            // lengths that the last step allowed, by table
    double contraction_ = 1;
    bool linearised_ = false, predicts_ = false;
    std::vector<char> matters_;  // [n]: does an equation depend on it, beside the one for its own highest derivative?
    Real factored_ = 0;
    int factored_index_ = -1;
    Real polynomial_start_ = 0, polynomial_length_ = 0;
    int polynomial_stages_ = 0;
    std::vector<Real> polynomial_;  // [k][n]: Legendre coefficients of z in the last step

    // the step that is tried
    const std::vector<Real>* start_ = nullptr;
    Real t_ = 0, h_ = 0;
    int present_ = 0;
    double rate_ = 0;
    std::vector<std::vector<Real>> power_;  // [r][s][s]: (h A)^r
    std::vector<std::vector<Real>> stage_;  // [node][level][n]
    std::vector<Real> z_, F_, change_, weighed_, legendre_, tail_;  // [s][n], [s][n], [s][n], by groups, [k][n], [n]
    std::vector<Real> function_value_, operand_value_;  // [node][function]
    Mixing<Real> mixing_;
    Doubles estimates_;

    void note_weak_error() {
        const int s = tables_[present_].s;
        const Real* last = &legendre_[static_cast<size_t>(s - 1) * n_];
        for (int j = 0; j < n_; ++j) {
            if (absolute_[j] <= std::numeric_limits<Real>::max()) continue;
            for (int i = 0; i < s; ++i) largest_z_[j] = std::max(largest_z_[j], std::abs(z_[static_cast<size_t>(i) * n_ + j]));
            weak_error = std::max(weak_error, static_cast<double>(std::abs(last[j]) / largest_z_[j]));
        }
    }

    double goal() const { return std::max(tolerance_, noise); }

    bool fail(Real length) {
        ++failures_;
        linearised_ = false;
        hold_ = 3;
        length_ = length;
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
        present_ = index_;
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

    // z of the last step, continued; its series is cut at the smallest term at the far end.
    void predict(const StageTable& table) {
        const int s = table.s;
        z_.assign(static_cast<size_t>(s) * n_, 0);
        if (!predicts_) {
            for (int i = 0; i < s; ++i)
                for (int j = 0; j < n_; ++j)
                    z_[static_cast<size_t>(i) * n_ + j] =
                        (*start_)[static_cast<size_t>(series_.program.offset_d[j]) * n_ + j];
            return;
        }
        const int count = polynomial_stages_;
        std::vector<Real> values(static_cast<size_t>(s) * count);
        for (int i = 0; i < s; ++i) {
            const Real part = (t_ - polynomial_start_ + Real(table.nodes[i]) * h_) / polynomial_length_;
            legendre_values(2 * part - 1, count, &values[static_cast<size_t>(i) * count]);
        }
        const int cut = smallest_term(&values[static_cast<size_t>(s - 1) * count]);
        for (int i = 0; i < s; ++i)
            for (int k = 0; k < cut; ++k) {
                const Real factor = values[static_cast<size_t>(i) * count + k];
                for (int j = 0; j < n_; ++j)
                    z_[static_cast<size_t>(i) * n_ + j] += factor * polynomial_[static_cast<size_t>(k) * n_ + j];
            }
    }

    // Variables on which nothing depends, such as works, have no say: rounding in the power of a strong damper would
    // shorten the series of all others.
    int smallest_term(const Real* values) const {
        using std::abs;
        std::vector<Real> size(n_, std::numeric_limits<Real>::min());
        for (size_t e = 0; e < polynomial_.size(); ++e) size[e % n_] = std::max(size[e % n_], abs(polynomial_[e]));
        Real smallest = std::numeric_limits<Real>::infinity();
        int cut = 1;
        for (int k = 1; k < polynomial_stages_; ++k) {
            Real term = 0;
            for (int j = 0; j < n_; ++j)
                if (matters_[j]) term = std::max(term, abs(polynomial_[static_cast<size_t>(k) * n_ + j]) / size[j]);
            term *= abs(values[k]);
            if (term < smallest) smallest = term, cut = k + 1;
        }
        return cut;
    }

    static void legendre_values(Real x, int count, Real* values) {
        Real older = 0, now = 1;
        for (int k = 0; k < count; ++k) {
            values[k] = now;
            const Real next = ((2 * k + 1) * x * now - k * older) / (k + 1);
            older = now;
            now = next;
        }
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
        function_value_.resize(table.s * functions_.size());
        operand_value_.resize(table.s * functions_.size());
        for (int i = 0; i < table.s; ++i) {
            series_.derivative = stage_[i];
            series_.evaluate(t_ + Real(table.nodes[i]) * h_);
            if (!series_.residuals(&F_[static_cast<size_t>(i) * n_])) return false;
            for (size_t f = 0; f < functions_.size(); ++f) {
                function_value_[i * functions_.size() + f] = series_.value(functions_[f].node);
                operand_value_[i * functions_.size() + f] = series_.value(functions_[f].operand);
            }
        }
        return true;
    }

    bool is_resolved(size_t f) const {
        const StageTable& table = tables_[present_];
        const double variation = changes(table, function_value_, f, 1), last = changes(table, function_value_, f, table.s - 2);
        if (variation > constant) return last <= unsmooth * variation;
        return changes(table, operand_value_, f, 1) <= constant;
    }

    // The largest Legendre coefficient from order `first` on of a function's values, relative to the values.
    double changes(const StageTable& table, const std::vector<Real>& values, size_t f, int first) const {
        const int s = table.s;
        Real largest = std::numeric_limits<Real>::min(), result = 0;
        for (int i = 0; i < s; ++i) largest = std::max(largest, std::abs(values[i * functions_.size() + f]));
        for (int k = first; k < s; ++k) {
            Real sum = 0;
            for (int i = 0; i < s; ++i)
                sum += Real(table.to_legendre[static_cast<size_t>(k) * s + i]) * values[i * functions_.size() + f];
            result = std::max(result, std::abs(sum));
        }
        return static_cast<double>(result / largest);
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

    // ---- step and number of stages ----

    double allowed(const Doubles& acceptable, int i, double h) const {
        double length = acceptable[i];
        if (!before_.empty() && before_[i] > length) length *= std::max(length / before_[i], 0.2);  // a trend goes on
        length = std::min(length, most_growth * h);
        if (contraction_ > 0) length = std::min(length, h * std::max(std::pow(slowest / contraction_, 0.7), 0.2));
        return hold_ > 0 ? std::min(length, h) : length;
    }

    // Errors that each number of stages would have made, from the decay of Legendre coefficients. Those of values are z's
    // own, integrated; for derivatives what z's coefficients do to a stiff system is damped: K(h lambda_0)^-1 J times them.
    void estimate(const StageTable& table) {
        const int s = table.s;
        transform(table.to_legendre, s, z_, legendre_);
        std::vector<Real> damped = legendre_, product(n_);
        for (int k = std::max(s - 6, 0); k < s; ++k) {
            Real* a = &damped[static_cast<size_t>(k) * n_];
            matrix_.leading_product(a, product.data());
            std::copy(product.begin(), product.end(), a);
            matrix_.damp(a);
        }
        tail_.assign(n_, 0);
        for (int k = s - 2; k < s; ++k)
            for (int j = 0; j < n_; ++j) tail_[j] = std::max(tail_[j], std::abs(damped[static_cast<size_t>(k) * n_ + j]));
        estimates_.assign(tables_.size(), 0);
        std::vector<Real> b;
        for (const Group& group : groups_)
            for (int j = group.begin; j < group.end; ++j) {
                const std::vector<Real>& source = group.level == 0 ? legendre_ : damped;
                b.clear();
                for (int k = 0; k < s; ++k) b.push_back(source[static_cast<size_t>(k) * n_ + j]);
                for (int r = 0; r < group.rises(); ++r) integrate(b);
                for (Real& value : b) value = std::abs(value) / group.scale[j - group.begin];
                judge(b, group.rises());
            }
    }

    // Legendre coefficients of the integral over the step, up to the constant.
    void integrate(std::vector<Real>& b) const {
        std::vector<Real> result(b.size() + 1, 0);
        for (size_t i = 0; i < b.size(); ++i) {
            const Real w = h_ * b[i] / Real(2 * (2 * i + 1));
            result[i + 1] += w;
            if (i > 0) result[i - 1] -= w;
        }
        b.swap(result);
    }

    void judge(const std::vector<Real>& size, int rises) {
        const int top = static_cast<int>(size.size()) - 1;
        const auto at = [&](int k) { return static_cast<double>(size[std::max(k, 0)]); };
        const double last = std::max(at(top), at(top - 1)), earlier = std::max(at(top - 2), at(top - 3));
        const double ratio = std::sqrt(std::clamp(last / std::max(earlier, 1e-300), 1e-4, 1.0));
        const double base = std::max(at(top), ratio * at(top - 1));
        for (size_t i = 0; i < tables_.size(); ++i) {
            const int wanted = tables_[i].s + rises;  // the first coefficient that is left out
            const double error = wanted > top ? base * std::pow(ratio, wanted - top)
                                              : std::max(at(wanted), ratio * at(wanted - 1));
            if (!(error <= estimates_[i])) estimates_[i] = error;
        }
    }

    // ---- polynomials ----

    // Coefficients [k][width] from values [i][width] by a matrix [k][i].
    void transform(const Doubles& matrix, int s, const std::vector<Real>& values, std::vector<Real>& result) const {
        const size_t width = values.size() / s;
        result.assign(values.size(), 0);
        for (int k = 0; k < s; ++k)
            for (int i = 0; i < s; ++i) {
                const Real factor = matrix[static_cast<size_t>(k) * s + i];
                for (size_t j = 0; j < width; ++j) result[k * width + j] += factor * values[i * width + j];
            }
    }

    // Adds the d-fold integral of Legendre series [k < count][width], columns from begin to end, to monomials of t - t_n.
    void write_monomials(const std::vector<Real>& legendre, int count, int begin, int end, int d,
                         std::vector<Real>& monomials, int width) const {
        Real scale = 1;  // m! / (m + d)! / h^m
        for (int m = 0; m < count; ++m) {
            if (m > 0) scale /= h_;
            Real rising = 1;
            for (int i = m + 1; i <= m + d; ++i) rising *= i;
            for (int k = m; k < count; ++k) {
                const Real factor = scale / rising * legendre_monomial(k, m);
                for (int j = begin; j < end; ++j)
                    monomials[static_cast<size_t>(m + d) * width + j] += factor * legendre[static_cast<size_t>(k) * width + j];
            }
        }
    }

    // The coefficient of tau^m in P_k(2 tau - 1): (-1)^(k + m) (k over m) (k + m over m).
    static Real legendre_monomial(int k, int m) {
        Real result = (k + m) % 2 ? -1 : 1;
        for (int i = 1; i <= m; ++i) result = result * Real(k - i + 1) * Real(k + i) / (Real(i) * Real(i));
        return result;
    }

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
        write_monomials(coefficients, s + 1, 0, outputs, 0, step.output_coefficients, outputs);
    }
};

}  // namespace bricard
