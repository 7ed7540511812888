// The polynomials of a step, from which everything within it is evaluated.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "series.hpp"

namespace bricard {

template <class Real>
class Step {
  public:
    Real start = 0, length = 0;             // of either sign
    int last_stage = 0;                     // coefficients of later stages are left out (zero)
    std::vector<Real> coefficients;         // [order][variable]
    std::vector<Real> output_coefficients;  // [order][output]
    const int n, levels, orders, outputs, output_orders;

    explicit Step(const Series<Real>& series)
        : n(series.n), levels(series.levels), orders(series.last_stage + series.levels),
          outputs(static_cast<int>(series.program.output_node.size())), output_orders(series.last_stage + 1) {
        coefficients.assign(static_cast<size_t>(orders) * n, 0);
        output_coefficients.assign(static_cast<size_t>(output_orders) * outputs, 0);
    }

    Real end() const { return start + length; }
    const Real* order(int m) const { return &coefficients[static_cast<size_t>(m) * n]; }
    Real output_coefficient(int m, int e) const { return output_coefficients[static_cast<size_t>(m) * outputs + e]; }

    void take(const Series<Real>& series, Real t, Real h, int last) {
        start = t, length = h, last_stage = last;
        for (int m = 0; m < orders; ++m) {
            Real* c = &coefficients[static_cast<size_t>(m) * n];
            for (const auto& segment : series.segments) {
                if (m <= last + segment.d) {
                    const Real* x = series.coefficients(m, segment.d);
                    std::copy(x + segment.begin, x + segment.end, c + segment.begin);
                } else std::fill(c + segment.begin, c + segment.end, Real(0));
            }
        }
        std::fill(output_coefficients.begin(), output_coefficients.end(), Real(0));
        for (int m = 0; m <= last; ++m)
            for (int e = 0; e < outputs; ++e)
                output_coefficients[static_cast<size_t>(m) * outputs + e] = series.output(e, m);
    }

    // All derivatives [level][variable] at start + h, by one Horner's scheme for value and derivatives.
    void evaluate(Real h, Real* result) const {
        switch (levels) {
            case 1: return evaluate_levels<1>(h, result);
            case 2: return evaluate_levels<2>(h, result);
            case 3: return evaluate_levels<3>(h, result);
            default: return evaluate_many_levels(h, result);
        }
    }

    Real output(int e, Real h) const {
        Real value = 0;
        for (int m = output_orders - 1; m >= 0; --m) value = value * h + output_coefficient(m, e);
        return value;
    }

  private:
    // In blocks of variables that lie together: orders are far apart in memory, and pages that are visited one after the
    // other cost less than those that take turns.
    template <int count>
    void evaluate_levels(Real h, Real* result) const {
        constexpr int large = 128, small = 8;
        int j = 0;
        for (; j + large <= n; j += large) evaluate_block<count, large>(h, result, j);
        for (; j + small <= n; j += small) evaluate_block<count, small>(h, result, j);
        for (; j < n; ++j) evaluate_block<count, 1>(h, result, j);
    }

    template <int count, int block>
    void evaluate_block(Real h, Real* result, int j) const {
        Real value[count][block] = {};
        const Real* c = coefficients.data() + static_cast<size_t>(orders) * n + j;
        for (int m = orders - 1; m >= 0; --m) {
            c -= n;
            for (int level = count - 1; level > 0; --level)
                for (int i = 0; i < block; ++i) value[level][i] = value[level][i] * h + value[level - 1][i];
            for (int i = 0; i < block; ++i) value[0][i] = value[0][i] * h + c[i];
        }
        Real factorial = 1;
        for (int level = 0; level < count; ++level) {
            if (level > 1) factorial *= level;
            for (int i = 0; i < block; ++i) result[static_cast<size_t>(level) * n + j + i] = factorial * value[level][i];
        }
    }

    void evaluate_many_levels(Real h, Real* result) const {
        for (int level = 0; level < levels; ++level) {
            Real* x = result + static_cast<size_t>(level) * n;
            std::fill(x, x + n, Real(0));
            for (int m = orders - 1; m >= level; --m) {
                Real falling = 1;
                for (int i = 0; i < level; ++i) falling *= m - i;
                for (int j = 0; j < n; ++j) x[j] = x[j] * h + falling * order(m)[j];
            }
        }
    }
};

}  // namespace bricard
