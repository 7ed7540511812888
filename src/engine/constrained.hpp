// Rates of a constrained mechanical system at one state, by dense linear algebra.
//
//   M a + G^T lambda = f,   G a = r        accelerations and multipliers
//   q' = v - G^- c                         velocities without their violation c = G v + b'
//   s' = s + S lambda                      whatever else is integrated
//
// All of it follows from a basis J of the null space of G, and from one solution G^- r of G x = r for any r:
//
//   a = G^- r + J z,   J^T M J z = J^T (f - M G^- r),   lambda = (G^-)^T (f - M a)
//
// Three bases give both: the QR decomposition of G^T, its singular values, and a choice of independent coordinates.
// Where constraints depend on each other, or masses do not determine accelerations, the results are not finite.
//
// Columns are padded with zeros to a multiple of `lanes`, so that loops over them need no remainder.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "program.hpp"

namespace bricard {

using Doubles = std::vector<double>;
constexpr int lanes = 4;

inline int padded(int size) { return (size + lanes - 1) / lanes * lanes; }

inline double dot(const double* a, const double* b, int size) {
    double sum[lanes] = {};
    for (int i = 0; i < size; i += lanes)
        for (int k = 0; k < lanes; ++k) sum[k] += a[i + k] * b[i + k];
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

inline void add(double* __restrict a, double factor, const double* __restrict b, int size) {
    for (int i = 0; i < size; i += lanes)
        for (int k = 0; k < lanes; ++k) a[i + k] += factor * b[i + k];
}

// Columns of padded length, one after the other.
struct Matrix {
    int rows = 0, columns = 0, stride = 0;
    Doubles values;

    Matrix(int rows, int columns) : rows(rows), columns(columns), stride(padded(rows)), values(stride * columns) {}
    double* operator[](int column) { return values.data() + column * stride; }
    const double* operator[](int column) const { return values.data() + column * stride; }
    void clear() { std::fill(values.begin(), values.end(), 0.0); }
};

// sum += A x
inline void add_product(const Matrix& A, const double* x, double* sum) {
    for (int j = 0; j < A.columns; ++j) add(sum, x[j], A[j], A.stride);
}

// P A = L U with partial pivoting. Zeros are passed over, so that a diagonal matrix costs little.
class LU {
  public:
    explicit LU(int size) : A(size, size), pivots_(size) {}

    Matrix A;  // to be filled in; overwritten by factor()

    void factor() {
        const int n = A.rows;
        for (int k = 0; k < n; ++k) {
            double* pivot_column = A[k];
            int p = k;
            for (int i = k + 1; i < n; ++i)
                if (std::abs(pivot_column[i]) > std::abs(pivot_column[p])) p = i;
            pivots_[k] = p;
            if (p != k)
                for (int j = k; j < n; ++j) std::swap(A[j][k], A[j][p]);
            const double inverse = 1 / pivot_column[k];
            for (int i = k + 1; i < n; ++i) pivot_column[i] *= inverse;
            for (int j = k + 1; j < n; ++j) {
                double* column = A[j];
                const double u = column[k];
                if (u == 0) continue;
                for (int i = k + 1; i < n; ++i) column[i] -= u * pivot_column[i];
            }
        }
    }

    // A x = b, in place.
    void solve(double* x) const {
        const int n = A.rows;
        for (int k = 0; k < n; ++k) {
            std::swap(x[k], x[pivots_[k]]);
            for (int i = k + 1; i < n; ++i) x[i] -= A[k][i] * x[k];
        }
        for (int k = n - 1; k >= 0; --k) {
            x[k] /= A[k][k];
            for (int i = 0; i < k; ++i) x[i] -= A[k][i] * x[k];
        }
    }

    // A^T x = b, in place.
    void solve_transposed(double* x) const {
        const int n = A.rows;
        for (int k = 0; k < n; ++k) {
            for (int i = 0; i < k; ++i) x[k] -= A[k][i] * x[i];
            x[k] /= A[k][k];
        }
        for (int k = n - 1; k >= 0; --k) {
            for (int i = k + 1; i < n; ++i) x[k] -= A[k][i] * x[i];
            std::swap(x[k], x[pivots_[k]]);
        }
    }

  private:
    Ints pivots_;
};

// G^T P = Q [R; 0] by reflections, the longest column first; J is the rest of Q, and G^- r the smallest solution,
// Q [R^-T P^T r; 0].
class Reflections {
  public:
    Matrix J;

    Reflections(int n, int m, const Ints&)
        : J(n, n - m), m_(m), H_(n, m), R_(m, m), inverse_(m), tau_(m), square_(m), order_(m) {}

    void factor(const Matrix& GT) {
        H_.values = GT.values;
        for (int j = 0; j < m_; ++j) {
            order_[j] = j;
            square_[j] = dot(H_[j], H_[j], H_.stride);
        }
        for (int k = 0; k < m_; ++k) {
            bring_longest_to(k);
            double* h = H_[k];
            std::copy(h, h + k, R_[k]);
            std::fill(h, h + k, 0.0);
            const double norm = std::sqrt(dot(h, h, H_.stride));
            const double diagonal = h[k] > 0 ? -norm : norm;
            R_[k][k] = diagonal;
            inverse_[k] = 1 / diagonal;
            tau_[k] = 1 / (norm * (norm + std::abs(h[k])));
            h[k] -= diagonal;
            for (int j = k + 1; j < m_; ++j) {
                reflect(k, H_[j]);
                square_[j] -= H_[j][k] * H_[j][k];
            }
        }
        J.clear();
        for (int j = 0; j < J.columns; ++j) {
            J[j][m_ + j] = 1;
            turn(J[j]);
        }
    }

    // x (padded) with G x = r.
    void particular(const double* r, double* x) const {
        std::fill(x, x + H_.stride, 0.0);
        for (int k = 0; k < m_; ++k) {
            double sum = r[order_[k]];
            for (int i = 0; i < k; ++i) sum -= R_[k][i] * x[i];
            x[k] = sum * inverse_[k];
        }
        turn(x);
    }

    // lambda with G^T lambda = g; overwrites g.
    void multipliers(double* g, double* lambda) const {
        turn_back(g);
        for (int k = m_ - 1; k >= 0; --k) {
            g[k] *= inverse_[k];
            for (int i = 0; i < k; ++i) g[i] -= R_[k][i] * g[k];
            lambda[order_[k]] = g[k];
        }
    }

    // x = Q x and x = Q^T x.
    void turn(double* x) const {
        for (int k = m_ - 1; k >= 0; --k) reflect(k, x);
    }
    void turn_back(double* x) const {
        for (int k = 0; k < m_; ++k) reflect(k, x);
    }
    const Matrix& R() const { return R_; }
    const Ints& order() const { return order_; }

  private:
    int m_;
    Matrix H_, R_;          // vectors of the reflections; the upper triangle
    Doubles inverse_;        // of its diagonal
    Doubles tau_, square_;  // factors of the reflections; squares of what is left of the columns
    Ints order_;

    void bring_longest_to(int k) {
        const int p = static_cast<int>(std::max_element(square_.begin() + k, square_.end()) - square_.begin());
        if (p == k) return;
        std::swap_ranges(H_[k], H_[k] + H_.stride, H_[p]);
        std::swap(square_[k], square_[p]);
        std::swap(order_[k], order_[p]);
    }

    void reflect(int k, double* x) const {
        const int first = k / lanes * lanes, size = H_.stride - first;
        const double* h = H_[k] + first;
        add(x + first, -tau_[k] * dot(h, x + first, size), h, size);
    }
};

// G^T = U [Sigma; 0] V^T: J is the rest of U, and G^- r = U [Sigma^-1 V^T r; 0].
//
// With G^T P = Q [R; 0], rotations W make the columns of R^T W = P^T V Sigma orthogonal (one-sided Jacobi), and
// U = Q [W 0; 0 1].
class SingularValues {
    Reflections qr_;

  public:
    Matrix& J;

    SingularValues(int n, int m, const Ints& none)
        : qr_(n, m, none), J(qr_.J), m_(m), half_(padded(m)), columns_(2 * half_, m), square_(m),
          meetings_(tournament(m)) {}

    void factor(const Matrix& GT) {
        qr_.factor(GT);
        columns_.clear();
        for (int j = 0; j < m_; ++j) {
            for (int i = j; i < m_; ++i) columns_[j][qr_.order()[i]] = qr_.R()[i][j];
            columns_[j][half_ + j] = 1;
        }
        for (int sweep = 0; sweep < most_sweeps && rotate_all(); ++sweep) {}
        for (int j = 0; j < m_; ++j) square_[j] = dot(columns_[j], columns_[j], half_);
    }

    void particular(const double* r, double* x) const {
        std::fill(x, x + J.stride, 0.0);
        for (int j = 0; j < m_; ++j) {
            double sum = 0;
            for (int i = 0; i < m_; ++i) sum += columns_[j][i] * r[i];
            add(x, sum / square_[j], columns_[j] + half_, half_);
        }
        qr_.turn(x);
    }

    void multipliers(double* g, double* lambda) const {
        qr_.turn_back(g);
        std::fill(lambda, lambda + half_, 0.0);
        for (int j = 0; j < m_; ++j) {
            double sum = 0;
            for (int i = 0; i < m_; ++i) sum += columns_[j][half_ + i] * g[i];
            add(lambda, sum / square_[j], columns_[j], half_);
        }
    }

  private:
    static constexpr int most_sweeps = 30;

    int m_, half_;
    Matrix columns_;    // those of P R^T W = V Sigma, and below them those of W
    Doubles square_;    // of their lengths
    std::vector<std::pair<int, int>> meetings_;

    // One rotation for each pair of columns; whether there was any need for one.
    bool rotate_all() {
        const double small = std::numeric_limits<double>::epsilon() * std::numeric_limits<double>::epsilon() * m_;
        bool rotated = false;
        for (int j = 0; j < m_; ++j) square_[j] = dot(columns_[j], columns_[j], half_);
        for (const auto& [p, q] : meetings_) {
            const double product = dot(columns_[p], columns_[q], half_);
            if (!(product * product > small * square_[p] * square_[q])) continue;
            const double difference = square_[q] - square_[p];
            const double root = std::sqrt(difference * difference + 4 * product * product);
            const double tangent = 2 * product / (difference + std::copysign(root, difference));
            rotate(columns_[p], columns_[q], tangent);
            square_[p] -= tangent * product;
            square_[q] += tangent * product;
            rotated = true;
        }
        return rotated;
    }

    // Every pair of columns once, as in a tournament: neighbours in the list have no column in common, so that the
    // processor can rotate several at the same time.
    static std::vector<std::pair<int, int>> tournament(int m) {
        std::vector<std::pair<int, int>> result;
        const int rounds = m % 2 ? m : m - 1;
        for (int round = 0; round < rounds; ++round)
            for (int i = 0; 2 * i <= rounds; ++i) {
                const int a = i ? (round + i) % rounds : rounds, b = (round + rounds - i) % rounds;
                if (a < m) result.emplace_back(std::min(a, b), std::max(a, b));
            }
        return result;
    }

    void rotate(double* __restrict a, double* __restrict b, double tangent) const {
        const double c = 1 / std::sqrt(1 + tangent * tangent), s = c * tangent;
        for (int i = 0; i < columns_.stride; i += lanes)
            for (int k = i; k < i + lanes; ++k) {
                const double x = a[k], y = b[k];
                a[k] = c * x - s * y;
                b[k] = s * x + c * y;
            }
    }
};

// Independent coordinates keep their values: G^- r changes the dependent ones only, by G_d^-1 r.
class Partition {
  public:
    Matrix J;

    Partition(int n, int m, const Ints& independent)
        : J(n, n - m), m_(m), independent_(independent), B_(m), work_(padded(m)) {
        for (int i = 0; i < n; ++i)
            if (std::find(independent.begin(), independent.end(), i) == independent.end()) dependent_.push_back(i);
    }

    void factor(const Matrix& GT) {
        for (int j = 0; j < m_; ++j)
            for (int i = 0; i < m_; ++i) B_.A[j][i] = GT[j][dependent_[i]];
        B_.factor();
        J.clear();
        for (int k = 0; k < J.columns; ++k) {
            for (int j = 0; j < m_; ++j) work_[j] = -GT[j][independent_[k]];
            scatter(J[k]);
            J[k][independent_[k]] = 1;
        }
    }

    void particular(const double* r, double* x) {
        std::copy(r, r + m_, work_.begin());
        std::fill(x, x + J.stride, 0.0);
        scatter(x);
    }

    void multipliers(double* g, double* lambda) const {
        for (int i = 0; i < m_; ++i) lambda[i] = g[dependent_[i]];
        B_.solve(lambda);
    }

  private:
    int m_;
    Ints independent_, dependent_;
    LU B_;  // G_d^T
    Doubles work_;

    void scatter(double* x) {
        B_.solve_transposed(work_.data());
        for (int i = 0; i < m_; ++i) x[dependent_[i]] = work_[i];
    }
};

// The terms of the equations, and the rates that follow from them.
template <class Basis>
class Rates {
  public:
    // n coordinates, m constraints, k further rates. `terms` are M, G^T, f, r, c, s, S^T, column by column; those at
    // `changing` are new at every state.
    Rates(int n, int m, int k, const Ints& independent, const Doubles& terms, const Ints& changing)
        : n_(n), m_(m), k_(k), M_(n, n), GT_(n, m), f_(n, 1), r_(m, 1), c_(m, 1), s_(k, 1), ST_(m, k),
          basis_(n, m, independent), K_(n - m), MJ_(n, n - m), a_(n, 1), x_(n, 1), g_(n, 1),
          left_(n, 1), h_(m, 1), lambda_(m, 1), mu_(m, 1), z_(n - m) {
        std::vector<double*> all;
        for (Matrix* part : {&M_, &GT_, &f_, &r_, &c_, &s_, &ST_})
            for (int j = 0; j < part->columns; ++j)
                for (int i = 0; i < part->rows; ++i) {
                    (*part)[j][i] = terms.at(all.size());
                    all.push_back((*part)[j] + i);
                }
        mass_changes_ = std::any_of(changing.begin(), changing.end(), [&](int i) { return i < n * n; });
        const int c = n * n + n * m + n + m;
        projects_ = std::any_of(changing.begin(), changing.end(), [&](int i) { return i >= c && i < c + m; });
        for (const int i : changing) places_.push_back(all.at(i));
        if (!m_) factor_mass();
    }
    Rates(const Rates&) = delete;

    // From v, and the changing terms: q', q'', s' (2 n + k) and lambda (m).
    void evaluate(const double* v, const double* changing, double* rates, double* lambda) {
        for (size_t i = 0; i < places_.size(); ++i) *places_[i] = changing[i];
        if (m_) constrained(v, rates);
        else free(v, rates);
        for (int j = 0; j < k_; ++j) rates[2 * n_ + j] = s_[0][j] + dot(ST_[j], lambda_[0], ST_.stride);
        std::copy(lambda_[0], lambda_[0] + m_, lambda);
    }

    int n() const { return n_; }
    int m() const { return m_; }
    int k() const { return k_; }
    size_t changing() const { return places_.size(); }

  private:
    int n_, m_, k_;
    Matrix M_, GT_, f_, r_, c_, s_, ST_;
    Basis basis_;
    LU K_;
    Matrix MJ_, a_, x_, g_, left_, h_, lambda_, mu_;
    Doubles z_;
    std::vector<double*> places_;
    bool mass_changes_, projects_;

    void factor_mass() {
        K_.A.values = M_.values;
        K_.factor();
    }

    void free(const double* v, double* rates) {
        if (mass_changes_) factor_mass();
        std::copy(v, v + n_, rates);
        std::copy(f_[0], f_[0] + n_, rates + n_);
        K_.solve(rates + n_);
    }

    void constrained(const double* v, double* rates) {
        basis_.factor(GT_);
        std::copy(v, v + n_, rates);
        if (projects_) {
            basis_.particular(c_[0], x_[0]);
            for (int i = 0; i < n_; ++i) rates[i] -= x_[0][i];
        }
        factor_reduced();
        a_.clear();
        lambda_.clear();
        g_.values = f_.values;
        h_.values = r_.values;
        add_solution();
        refine();
        std::copy(a_[0], a_[0] + n_, rates + n_);
    }

    // Once more with what is left of both sides, which takes away what different units of coordinates have spoilt.
    void refine() {
        for (int j = 0; j < n_; ++j) add(g_[0], -a_[0][j], M_[j], g_.stride);
        for (int j = 0; j < m_; ++j) {
            add(g_[0], -lambda_[0][j], GT_[j], g_.stride);
            h_[0][j] -= dot(GT_[j], a_[0], a_.stride);
        }
        add_solution();
    }

    void factor_reduced() {
        const int d = n_ - m_;
        MJ_.clear();
        for (int j = 0; j < d; ++j) {
            add_product(M_, basis_.J[j], MJ_[j]);
            for (int i = 0; i < d; ++i) K_.A[j][i] = dot(basis_.J[i], MJ_[j], MJ_.stride);
        }
        K_.factor();
    }

    // Adds the solution of M a + G^T lambda = g, G a = h to a and lambda.
    void add_solution() {
        basis_.particular(h_[0], x_[0]);
        left_.values = g_.values;
        for (int j = 0; j < n_; ++j) add(left_[0], -x_[0][j], M_[j], left_.stride);
        for (int j = 0; j < basis_.J.columns; ++j) z_[j] = dot(basis_.J[j], left_[0], left_.stride);
        K_.solve(z_.data());
        for (int j = 0; j < basis_.J.columns; ++j) {
            add(x_[0], z_[j], basis_.J[j], x_.stride);
            add(left_[0], -z_[j], MJ_[j], left_.stride);
        }
        add(a_[0], 1, x_[0], a_.stride);
        basis_.multipliers(left_[0], mu_[0]);
        add(lambda_[0], 1, mu_[0], lambda_.stride);
    }
};

}  // namespace bricard
