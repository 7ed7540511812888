// Series that show nothing of what lies ahead.
//
// Operations whose series do not converge within a step, or end although their function is no polynomial: whatever they
// are worth at its start, they may be anything at its end. Sums are judged by the terms that they are made of. Where
// these cancel, as in the difference of two coordinates that move alike, any small part of them is left, also their
// rounding, whose series means nothing. bricard/taylor/blindness.py is the readable form.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "series.hpp"

namespace bricard {

template <class Real>
class Blindness {
  public:
    explicit Blindness(const Series<Real>& series)
        : series_(series), program_(series.program), last_(series.last_stage),
          early_{1, 2, last_ / 2 - 1, last_ / 2} {
        const int deepest = *std::max_element(program_.need.begin(), program_.need.end());
        power_.assign(last_ + deepest + 1, 1);
        vanishing_.assign(power_.size(), std::numeric_limits<Real>::min());
    }

    // The operations that are blind in a step h.
    void find(Real h, std::vector<int>& nodes) {
        using std::abs;
        nodes.clear();
        if (last_ < 8) return;
        measure(abs(h));
        const Real *a = stage(early_[0]), *b = stage(early_[1]), *c = stage(early_[2]), *d = stage(early_[3]);
        const Real p = power_[early_[0]], q = power_[early_[1]], r = power_[early_[2]], s = power_[early_[3]];
        const Real *y = stage(last_ - 1), *z = stage(last_), before = power_[last_ - 1], last = power_[last_];
        const auto end = [&](int i) { return std::max(abs(y[i]) * before, abs(z[i]) * last); };
        const auto suspicious = [&](int i) {
            const Real largest = std::max(std::max(abs(a[i]) * p, abs(b[i]) * q), std::max(abs(c[i]) * r, abs(d[i]) * s));
            return !(end(i) > 0) | (end(i) > converged * largest);
        };
        int any = 0;
        for (int i = program_.inputs; i < program_.nodes; ++i) any |= suspicious(i);
        for (int i = program_.inputs; any && i < program_.nodes; ++i)
            if (suspicious(i) && (end(i) > 0 ? is_open(i, end(i) * power_[program_.need[i]]) : is_dormant(i)))
                nodes.push_back(i);
    }

  private:
    static constexpr Real converged = 1e-3;  // last terms of a series against its first
    static constexpr Real epsilon = std::numeric_limits<Real>::epsilon();

    const Series<Real>& series_;
    const Program& program_;
    const int last_;
    const int early_[4];
    std::vector<Real> power_, vanishing_;  // by order: of h; coefficients up to the latter are terms that underflow

    const Real* stage(int k) const { return series_.stage(k); }
    bool is_sum(int i) const { return Code(program_.code[i]) == Code::poly; }

    void measure(Real h) {
        for (size_t m = 1; m < power_.size(); ++m) {
            power_[m] = power_[m - 1] * h;
            vanishing_[m] = vanishing_[m - 1] / h;
        }
    }

    // The largest early term of a node's series.
    Real early_term(int node) const {
        using std::abs;
        const int need = program_.need[node];
        Real result = abs(series_.value(node));
        for (int m = 1; m <= need; ++m) result = std::max(result, abs(stage(m - need)[node]) * power_[m]);
        for (int k : early_) result = std::max(result, abs(stage(k)[node]) * power_[k + need]);
        return result;
    }

    // The early terms that a node is the sum of; those of its own series where it is no sum.
    Real summands(int node) const {
        using std::abs;
        const int i = node - program_.inputs;
        if (i < 0 || !is_sum(i)) return early_term(node);
        Real result = abs(Real(program_.constant[i]));
        for (int t = program_.linear_start[i]; t < program_.linear_start[i + 1]; ++t)
            result += abs(Real(program_.linear_scale[t])) * early_term(program_.linear_node[t]);
        for (int t = program_.product_start[i]; t < program_.product_start[i + 1]; ++t)
            result += abs(Real(program_.product_scale[t])) * early_term(program_.product_a[t]) * early_term(program_.product_b[t]);
        return result;
    }

    // What rounding makes of a sum, also that of operands that are sums themselves, as in products of differences.
    Real rounding(int i) const {
        using std::abs;
        Real result = 0;
        for (int t = program_.linear_start[i]; t < program_.linear_start[i + 1]; ++t)
            result += abs(Real(program_.linear_scale[t])) * summands(program_.linear_node[t]);
        for (int t = program_.product_start[i]; t < program_.product_start[i + 1]; ++t) {
            const int a = program_.product_a[t], b = program_.product_b[t];
            result += abs(Real(program_.product_scale[t])) * (early_term(a) * summands(b) + summands(a) * early_term(b));
        }
        return epsilon * result;
    }

    // Does a series with this last term not converge?
    bool is_open(int node, Real end) const {
        if (!(end > converged * early_term(node))) return false;
        const int i = node - program_.inputs;
        return !is_sum(i) || (end > converged * summands(node) && end > rounding(i));
    }

    // Does the series of a node end early, although its function is not a polynomial of that degree?
    bool is_dormant(int node) const {
        const int i = node - program_.inputs;
        const bool linear = is_sum(i) && program_.product_start[i] == program_.product_start[i + 1];
        if (linear || Code(program_.code[i]) == Code::shift || 2 * degree(node) > last_) return false;
        const int most = last_ + program_.need[node];
        for (int t = program_.product_start[i]; t < program_.product_start[i + 1]; ++t) {
            const int a = degree(program_.product_a[t]), b = degree(program_.product_b[t]);
            if (a > 0 && b > 0 && a + b > most) return true;
        }
        if (is_sum(i)) return false;
        return degree(program_.first[i]) > 0 || (program_.second[i] != none && degree(program_.second[i]) > 0);
    }

    // The highest order of a node's series that is not zero; terms that underflow are.
    int degree(int node) const {
        const int need = program_.need[node];
        int m = last_ + need;
        while (m > 0 && std::abs(stage(m - need)[node]) <= vanishing_[m]) --m;
        return m;
    }
};

}  // namespace bricard
