// The Newton matrices of collocation on the index-one form F(t, y, z) = 0 of a system.
//
// With stages x^(l) = x_n^(l) + h A x^(l+1) and A = T diag(lambda) T^-1, Newton's system of all stages falls apart into
// one for each eigenvalue: K(h lambda) with K(g)_ij = sum_l g^(d_j - l) dF_i/dx_j^(l), of the size of the system. Of
// conjugate pairs one is solved.
#pragma once

#include <complex>
#include <vector>

#include "linear.hpp"
#include "series.hpp"

namespace bricard {

// Radau IIA with s stages; see tools/collocation_tables.py. Complex numbers are pairs of real ones.
struct StageTable {
    int s = 0;
    Doubles nodes, A, eigenvalues, left, right, to_legendre, from_start;

    int pairs() const { return (s - 1) / 2; }
    std::complex<double> eigenvalue(int k) const { return pair(eigenvalues, k); }
    std::complex<double> left_at(int k, int i) const { return pair(left, k * s + i); }
    std::complex<double> right_at(int i, int k) const { return pair(right, i * (pairs() + 1) + k); }

  private:
    static std::complex<double> pair(const Doubles& values, int i) { return {values[2 * i], values[2 * i + 1]}; }
};

// Which partial derivatives of F there are: outputs of a program, with row, column and power d_j - l.
struct PartialDerivatives {
    Program program;
    Ints rows, columns, powers;
};

template <class Real>
class NewtonMatrix {
  public:
    using Complex = std::complex<Real>;

    NewtonMatrix(const Series<Real>& series, const PartialDerivatives& given)
        : n_(series.n), levels_(series.levels), given_(given), partials_(given.program, 0), value_(given.rows.size(), 0),
          equation_(n_), row_scale_(series.program.row_scale), real_(make_pattern(series.program)), work_(n_),
          complex_work_(n_) {
        for (int i = 0; i < n_; ++i) equation_[series.program.row_partner[i]] = i;
        real_.start_with_diagonal();
    }

    // The same system with other values of its parameters.
    void rebind(Numbers numbers) { partials_.rebind(std::move(numbers)); }

    // dF/dx at time t and derivatives [levels][n]; false if they are not finite.
    bool evaluate(Real t, const Real* derivative) {
        std::copy(derivative, derivative + static_cast<size_t>(levels_) * n_, partials_.derivative.begin());
        partials_.evaluate(t);
        bool finite = true;
        for (size_t e = 0; e < value_.size(); ++e) {
            value_[e] = partials_.output(static_cast<int>(e), 0) * Real(row_scale_[given_.rows[e]]);
            finite = finite && std::isfinite(static_cast<double>(value_[e]));
        }
        return finite;
    }

    // Factorises K(h lambda) for all eigenvalues; false if one is singular.
    bool factor(Real h, const StageTable& table) {
        fill(real_, h * Real(table.eigenvalue(0).real()));
        if (!real_.factor(weakest)) return false;
        while (static_cast<int>(complex_.size()) < table.pairs()) {
            complex_.emplace_back(n_, rows_, columns_, false);
            adopted_.push_back(-1);
        }
        for (int k = 0; k < table.pairs(); ++k) {
            if (adopted_[k] != real_.sequences) {
                complex_[k].adopt(real_);
                adopted_[k] = real_.sequences;
            }
            fill(complex_[k], h * Complex(table.eigenvalue(k + 1)));
            if (!complex_[k].factor(weakest)) return false;
        }
        return true;
    }

    // The corrections of z [s][n] that Newton's method finds from the residuals F [s][n].
    void correct(const StageTable& table, const std::vector<Real>& F, std::vector<Real>& change) {
        const int s = table.s;
        change.assign(F.size(), 0);
        gather(work_, real_, [&](int i) { return -Real(table.left_at(0, i).real()); }, s, F);
        real_.substitute(work_.data());
        for (int i = 0; i < s; ++i) {
            const Real right = table.right_at(i, 0).real();
            Real* x = &change[static_cast<size_t>(i) * n_];
            for (int j = 0; j < n_; ++j) x[j] += right * work_[real_.position_of_column[j]];
        }
        for (int k = 0; k < table.pairs(); ++k) {
            const auto& matrix = complex_[k];
            gather(complex_work_, matrix, [&](int i) { return -Complex(table.left_at(k + 1, i)); }, s, F);
            matrix.substitute(complex_work_.data());
            for (int i = 0; i < s; ++i) {
                const Complex right(table.right_at(i, k + 1));
                Real* x = &change[static_cast<size_t>(i) * n_];
                for (int j = 0; j < n_; ++j) {
                    const Complex y = complex_work_[matrix.position_of_column[j]];
                    x[j] += right.real() * y.real() - right.imag() * y.imag();
                }
            }
        }
    }

    // K(h lambda_0)^-1 r for the residuals r [n], in place: what they mean for z where stiff parts are damped.
    void damp(Real* x) {
        for (int i = 0; i < n_; ++i) work_[i] = x[equation_[real_.row_at[i]]];
        real_.substitute(work_.data());
        for (int j = 0; j < n_; ++j) x[j] = work_[real_.position_of_column[j]];
    }

    // J z, J = dF/dz
    void leading_product(const Real* z, Real* result) const {
        std::fill(result, result + n_, Real(0));
        for (size_t e = 0; e < value_.size(); ++e)
            if (given_.powers[e] == 0) result[given_.rows[e]] += value_[e] * z[given_.columns[e]];
    }

    // How large the terms of F are at these derivatives [levels][n]: sum |dF| |x|.
    void term_sizes(const Ints& offsets, const Real* derivative, Real* result) const {
        std::fill(result, result + n_, Real(0));
        for (size_t e = 0; e < value_.size(); ++e) {
            const int j = given_.columns[e], level = offsets[j] - given_.powers[e];
            result[given_.rows[e]] += std::abs(value_[e] * derivative[static_cast<size_t>(level) * n_ + j]);
        }
    }

  private:
    static constexpr double weakest = 1e-8;  // Newton's method corrects what little a weak pivot spoils

    const int n_, levels_;
    const PartialDerivatives given_;
    Series<Real> partials_;
    std::vector<Real> value_;
    Ints rows_, columns_, place_, equation_;  // entries of K; the entry of each partial derivative
    Doubles row_scale_;
    Factorization<Real> real_;
    std::vector<Factorization<Complex>> complex_;
    std::vector<long> adopted_;               // sequences of the real matrix that the complex ones have taken over
    std::vector<Real> work_;
    std::vector<Complex> complex_work_;

    // Rows are numbered like the variables that stand for them.
    Factorization<Real> make_pattern(const Program& program) {
        std::vector<std::vector<std::pair<int, int>>> by_row(n_);
        place_.assign(given_.rows.size(), 0);
        for (size_t e = 0; e < given_.rows.size(); ++e) {
            const int row = program.row_partner[given_.rows[e]], column = given_.columns[e];
            int entry = none;
            for (const auto& [known, place] : by_row[row])
                if (known == column) entry = place;
            if (entry == none) {
                entry = static_cast<int>(rows_.size());
                by_row[row].push_back({column, entry});
                rows_.push_back(row);
                columns_.push_back(column);
            }
            place_[e] = entry;
        }
        return Factorization<Real>(n_, rows_, columns_, false);
    }

    template <class Number>
    void fill(Factorization<Number>& matrix, Number gamma) const {
        std::vector<Number> power(levels_, Number(1));
        for (int r = 1; r < levels_; ++r) power[r] = power[r - 1] * gamma;
        std::fill(matrix.values.begin(), matrix.values.end(), Number(0));
        for (size_t e = 0; e < value_.size(); ++e) matrix.values[place_[e]] += value_[e] * power[given_.powers[e]];
    }

    // sum_i factor(i) F_i by pivot positions
    template <class Number, class Factor>
    void gather(std::vector<Number>& result, const Factorization<Number>& matrix, Factor factor, int s,
                const std::vector<Real>& F) const {
        std::fill(result.begin(), result.end(), Number(0));
        for (int i = 0; i < s; ++i) {
            const Number scale = factor(i);
            const Real* f = &F[static_cast<size_t>(i) * n_];
            for (int k = 0; k < n_; ++k) result[k] += scale * f[equation_[matrix.row_at[k]]];
        }
    }
};

}  // namespace bricard
