// Small dense matrices by columns, and their inverses.
#pragma once

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bricard::steps {

using Values = std::vector<double>;

struct Singular : std::runtime_error {
    Singular() : std::runtime_error("bricard steps: a singular matrix") {}
};

struct Matrix {
    int rows = 0, columns = 0;
    Values values;

    Matrix() = default;
    Matrix(int rows_, int columns_) : rows(rows_), columns(columns_), values(static_cast<size_t>(rows_) * columns_) {}

    double& operator()(int i, int j) { return values[static_cast<size_t>(j) * rows + i]; }
    double operator()(int i, int j) const { return values[static_cast<size_t>(j) * rows + i]; }
};

inline double dot(const Values& a, const Values& b) {
    double sum = 0;
    for (size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

// a + s b
inline Values plus(Values a, double s, const Values& b) {
    for (size_t i = 0; i < a.size(); ++i) a[i] += s * b[i];
    return a;
}

inline double largest(const Values& a) {
    double most = 0;
    for (double one : a) most = std::max(most, std::abs(one));
    return most;
}

// A x
inline Values times(const Matrix& A, const Values& x) {
    Values y(A.rows);
    for (int j = 0; j < A.columns; ++j)
        for (int i = 0; i < A.rows; ++i) y[i] += A(i, j) * x[j];
    return y;
}

// A^T x
inline Values transposed_times(const Matrix& A, const Values& x) {
    Values y(A.columns);
    for (int j = 0; j < A.columns; ++j)
        for (int i = 0; i < A.rows; ++i) y[j] += A(i, j) * x[i];
    return y;
}

// A B
inline Matrix times(const Matrix& A, const Matrix& B) {
    Matrix C(A.rows, B.columns);
    for (int j = 0; j < B.columns; ++j)
        for (int k = 0; k < A.columns; ++k)
            for (int i = 0; i < A.rows; ++i) C(i, j) += A(i, k) * B(k, j);
    return C;
}

inline Matrix transposed(const Matrix& A) {
    Matrix B(A.columns, A.rows);
    for (int j = 0; j < A.columns; ++j)
        for (int i = 0; i < A.rows; ++i) B(j, i) = A(i, j);
    return B;
}

// By Gauss and Jordan with row pivots; throws where a pivot is zero.
inline Matrix inverse(Matrix A) {
    const int n = A.rows;
    Matrix B(n, n);
    for (int i = 0; i < n; ++i) B(i, i) = 1;
    for (int k = 0; k < n; ++k) {
        int pivot = k;
        for (int i = k + 1; i < n; ++i)
            if (std::abs(A(i, k)) > std::abs(A(pivot, k))) pivot = i;
        if (A(pivot, k) == 0) throw Singular();
        for (int j = 0; j < n && pivot != k; ++j) std::swap(A(pivot, j), A(k, j)), std::swap(B(pivot, j), B(k, j));
        const double scale = 1 / A(k, k);
        for (int j = 0; j < n; ++j) A(k, j) *= scale, B(k, j) *= scale;
        for (int i = 0; i < n; ++i) {
            const double factor = A(i, k);
            if (i == k || factor == 0) continue;
            for (int j = 0; j < n; ++j) A(i, j) -= factor * A(k, j), B(i, j) -= factor * B(k, j);
        }
    }
    return B;
}

}  // namespace bricard::steps
