// Series of Legendre polynomials P_k(2 tau - 1) over a step h, 0 <= tau <= 1.
// bricard/taylor/spectrum.py is the readable form.
#pragma once

#include <vector>

#include "program.hpp"

namespace bricard {

// P_0 to P_(count - 1) at x, -1 <= x <= 1 within the step.
template <class Real>
void legendre_values(Real x, int count, Real* values) {
    Real older = 0, now = 1;
    for (int k = 0; k < count; ++k) {
        values[k] = now;
        const Real next = ((2 * k + 1) * x * now - k * older) / (k + 1);
        older = now;
        now = next;
    }
}

// Coefficients [k][width] from values [i][width] by a matrix [k][i].
template <class Real>
void transform(const Doubles& matrix, int s, const std::vector<Real>& values, std::vector<Real>& result) {
    const size_t width = values.size() / s;
    result.assign(values.size(), 0);
    for (int k = 0; k < s; ++k)
        for (int i = 0; i < s; ++i) {
            const Real factor = matrix[static_cast<size_t>(k) * s + i];
            for (size_t j = 0; j < width; ++j) result[k * width + j] += factor * values[i * width + j];
        }
}

// The integral over the step, up to the constant, in place.
template <class Real>
void integrate(std::vector<Real>& b, Real h) {
    std::vector<Real> result(b.size() + 1, 0);
    for (size_t i = 0; i < b.size(); ++i) {
        const Real w = h * b[i] / Real(2 * (2 * i + 1));
        result[i + 1] += w;
        if (i > 0) result[i - 1] -= w;
    }
    b.swap(result);
}

// The coefficient of tau^m in P_k(2 tau - 1): (-1)^(k + m) (k over m) (k + m over m).
template <class Real>
Real legendre_monomial(int k, int m) {
    Real result = (k + m) % 2 ? -1 : 1;
    for (int i = 1; i <= m; ++i) result = result * Real(k - i + 1) * Real(k + i) / (Real(i) * Real(i));
    return result;
}

// Adds the d-fold integral of series [k < count][width], columns from begin to end, to monomials of t - t_n.
template <class Real>
void add_monomials(const std::vector<Real>& legendre, int count, Real h, int begin, int end, int d,
                   std::vector<Real>& monomials, int width) {
    Real scale = 1;  // m! / (m + d)! / h^m
    for (int m = 0; m < count; ++m) {
        if (m > 0) scale /= h;
        Real rising = 1;
        for (int i = m + 1; i <= m + d; ++i) rising *= i;
        for (int k = m; k < count; ++k) {
            const Real factor = scale / rising * legendre_monomial<Real>(k, m);
            for (int j = begin; j < end; ++j)
                monomials[static_cast<size_t>(m + d) * width + j] += factor * legendre[static_cast<size_t>(k) * width + j];
        }
    }
}

}  // namespace bricard
