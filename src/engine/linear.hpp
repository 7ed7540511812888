// Sparse factorisation of the system Jacobian with a static pivot sequence.
//
// A = P^T L D U Q^T with unit triangular L and U; U = L^T when A is symmetric. The sequence is found once:
// by minimum degree for a symmetric matrix, where a row with an empty diagonal waits until its neighbours
// with a full one are eliminated (so that [M G^T; G 0] with positive definite M has no zero pivot), else by
// Markowitz counts with threshold pivoting on the values at hand. A pivot that becomes small later sends
// the matrix to the second analysis; only if that fails too is it called singular. Numbers are real or complex.
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "minimum_degree.hpp"
#include "program.hpp"

namespace bricard {

// The type of |x|.
template <class Real>
struct SizeOf {
    using type = Real;
};
template <class Real>
struct SizeOf<std::complex<Real>> {
    using type = Real;
};

template <class Real>
class Factorization {
  public:
    using Size = typename SizeOf<Real>::type;
    std::vector<Real> values;                  // of the entries, in the order given to the constructor
    Ints row_at, column_at, position_of_column;  // pivot position -> row, column, and back
    double smallest_pivot = 1.0;               // smallest ratio of a pivot to the terms it is made of
    long sequences = 0, factorizations = 0;    // how many pivot sequences were chosen, how many factorisations done

    Factorization(int n, const Ints& rows, const Ints& columns, bool symmetric)
        : values(rows.size()), n_(n), rows_(rows), columns_(columns), symmetric_(symmetric) {
        if (symmetric_) set_sequence(minimum_degree(n_, rows_, columns_), {});
    }

    // Eliminates along the diagonal, in an order that keeps the factors sparse, as long as its pivots allow that.
    void start_with_diagonal() {
        const Ints order = minimum_degree(n_, rows_, columns_);
        set_sequence(order, order);
    }

    // The sequence and patterns of another matrix with the same entries.
    template <class Other>
    void adopt(const Factorization<Other>& other) {
        row_at = other.row_at, column_at = other.column_at, position_of_column = other.position_of_column;
        a_start_ = other.a_start_, a_column_ = other.a_column_, a_entry_ = other.a_entry_;
        l_start_ = other.l_start_, l_column_ = other.l_column_, u_start_ = other.u_start_, u_column_ = other.u_column_;
        make_room();
    }

    // False if the matrix is singular to working precision. A pivot below `weakest` times its row asks for another
    // sequence.
    bool factor(double weakest = weak_in_row) {
        ++factorizations;
        if (symmetric_) {
            if (factorizations == 1) equilibrate();
            if (factor_symmetric()) return true;
            symmetric_ = false;
            sequenced_ = false;
        }
        if (sequenced_ && factor_general(weakest)) return true;
        return analyse() && factor_general(0);
    }

    // Solves in place; x is ordered by pivot position: right-hand side by row_at, result by column_at.
    // Where pivots have cancelled, digits are lost with them; a step of iterative refinement brings them back.
    void solve(Real* x) {
        if (weakest_ >= refined_below) return substitute(x);
        right_side_.assign(x, x + n_);
        substitute(x);
        subtract_product(x);
        substitute(right_side_.data());
        for (int i = 0; i < n_; ++i) x[i] += right_side_[i];
    }

    // The same without refinement.
    void substitute(Real* x) const {
        const int *lp = l_start_.data(), *li = l_column_.data(), *up = u_start_.data(), *ui = u_column_.data();
        const Real *lx = l_.data(), *ux = u_.data(), *inverse = inverse_pivot_.data();
        for (int i = 0; i < n_; ++i) {
            Real sum = x[i];
            for (int t = lp[i]; t < lp[i + 1]; ++t) sum -= lx[t] * x[li[t]];
            x[i] = sum;
        }
        for (int i = n_ - 1; i >= 0; --i) {
            Real sum = x[i] * inverse[i];
            for (int t = up[i]; t < up[i + 1]; ++t) sum -= ux[t] * x[ui[t]];
            x[i] = sum;
        }
    }

    // The same of four right-hand sides, one after the other in x: none waits for its own last sum.
    void substitute_four(Real* x) const {
        const int *lp = l_start_.data(), *li = l_column_.data(), *up = u_start_.data(), *ui = u_column_.data();
        const Real *lx = l_.data(), *ux = u_.data(), *inverse = inverse_pivot_.data();
        Real *a = x, *b = a + n_, *c = b + n_, *d = c + n_;
        for (int i = 0; i < n_; ++i) {
            Real p = a[i], q = b[i], r = c[i], s = d[i];
            for (int t = lp[i]; t < lp[i + 1]; ++t) {
                const int j = li[t];
                const Real l = lx[t];
                p -= l * a[j], q -= l * b[j], r -= l * c[j], s -= l * d[j];
            }
            a[i] = p, b[i] = q, c[i] = r, d[i] = s;
        }
        for (int i = n_ - 1; i >= 0; --i) {
            const Real scale = inverse[i];
            Real p = a[i] * scale, q = b[i] * scale, r = c[i] * scale, s = d[i] * scale;
            for (int t = up[i]; t < up[i + 1]; ++t) {
                const int j = ui[t];
                const Real u = ux[t];
                p -= u * a[j], q -= u * b[j], r -= u * c[j], s -= u * d[j];
            }
            a[i] = p, b[i] = q, c[i] = r, d[i] = s;
        }
    }

  private:
    template <class Other>
    friend class Factorization;

    // right_side -= A x
    void subtract_product(const Real* x) {
        for (int i = 0; i < n_; ++i)
            for (int t = a_start_[i]; t < a_start_[i + 1]; ++t) {
                const int c = a_column_[t];
                const Real a = values[a_entry_[t]];
                right_side_[i] -= a * x[c];
                if (symmetric_ && c != i) right_side_[c] -= a * x[i];
            }
    }

    static constexpr double refined_below = 0.01;
    static constexpr double cancelled = 1e-6, most_growth = 1e3, singular = 1e-14, weak_in_row = 2e-2, threshold = 0.1;

    int n_;
    Ints rows_, columns_;
    bool symmetric_, sequenced_ = false;
    Ints a_start_, a_column_, a_entry_;  // the matrix by pivot rows; the lower half if symmetric
    Ints l_start_, l_column_, u_start_, u_column_, u_of_l_;
    std::vector<Real> l_, u_, inverse_pivot_, work_, right_side_;
    double weakest_ = 1;                 // smallest pivot of the last factorisation
    std::vector<Size> squared_scale_;    // by pivot position: squares of factors that make rows and columns about one

    // ---- choice of the sequence ----

    // Markowitz counts with threshold pivoting on the present values; false if no pivot is left.
    bool analyse() {
        using Entry = std::pair<int, Real>;
        std::vector<std::vector<Entry>> active(n_);
        std::vector<Size> scale(n_, 0);
        for (size_t e = 0; e < rows_.size(); ++e) {
            using std::abs;
            active[rows_[e]].push_back({columns_[e], values[e]});
            scale[rows_[e]] = std::max(scale[rows_[e]], abs(values[e]));
        }
        for (auto& row : active) merge_equal_columns(row);
        Ints row_order, column_order, column_count(n_, 0);
        std::vector<char> row_done(n_, 0), column_done(n_, 0);
        for (const auto& row : active)
            for (const auto& entry : row) ++column_count[entry.first];
        for (int step = 0; step < n_; ++step) {
            int best_row = none, best_column = none;
            long best_count = std::numeric_limits<long>::max();
            Size best_size = 0;
            for (int r = 0; r < n_; ++r) {
                if (row_done[r]) continue;
                Size largest = 0;
                for (const auto& entry : active[r]) largest = std::max(largest, std::abs(entry.second));
                if (!(largest > Size(singular) * scale[r])) return false;
                for (const auto& [column, value] : active[r]) {
                    const Size size = std::abs(value) / largest;
                    const long count = (static_cast<long>(active[r].size()) - 1) * (column_count[column] - 1);
                    if (size >= threshold && (count < best_count || (count == best_count && size > best_size))) {
                        best_row = r, best_column = column, best_count = count, best_size = size;
                    }
                }
            }
            eliminate(active, row_done, column_count, best_row, best_column);
            row_done[best_row] = column_done[best_column] = 1;
            row_order.push_back(best_row);
            column_order.push_back(best_column);
        }
        set_sequence(row_order, column_order);
        return true;
    }

    static void merge_equal_columns(std::vector<std::pair<int, Real>>& row) {
        std::sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        size_t end = 0;
        for (size_t i = 0; i < row.size(); ++i) {
            if (end > 0 && row[end - 1].first == row[i].first) row[end - 1].second += row[i].second;
            else row[end++] = row[i];
        }
        row.resize(end);
    }

    void eliminate(std::vector<std::vector<std::pair<int, Real>>>& active, const std::vector<char>& row_done,
                   Ints& column_count, int pivot_row, int pivot_column) const {
        std::vector<std::pair<int, Real>> rest;
        Real pivot = 1;
        for (const auto& entry : active[pivot_row]) {
            --column_count[entry.first];
            if (entry.first == pivot_column) pivot = entry.second;
            else rest.push_back(entry);
        }
        for (int r = 0; r < n_; ++r) {
            if (row_done[r] || r == pivot_row) continue;
            auto& row = active[r];
            const auto hit = std::find_if(row.begin(), row.end(),
                                          [&](const auto& entry) { return entry.first == pivot_column; });
            if (hit == row.end()) continue;
            const Real factor = hit->second / pivot;
            for (const auto& entry : row) --column_count[entry.first];
            row.erase(hit);
            for (const auto& [column, value] : rest) row.push_back({column, -factor * value});
            merge_equal_columns(row);
            for (const auto& entry : row) ++column_count[entry.first];
        }
    }

    // ---- pattern of the factors ----

    void set_sequence(const Ints& row_order, const Ints& column_order) {
        const bool half = column_order.empty();
        row_at = row_order;
        column_at = half ? row_order : column_order;
        Ints position_of_row(n_);
        position_of_column.assign(n_, 0);
        for (int i = 0; i < n_; ++i) {
            position_of_row[row_at[i]] = i;
            position_of_column[column_at[i]] = i;
        }
        std::vector<std::vector<std::pair<int, int>>> entries(n_);
        for (size_t e = 0; e < rows_.size(); ++e) {
            const int r = position_of_row[rows_[e]], c = position_of_column[columns_[e]];
            if (!half || c <= r) entries[r].push_back({c, static_cast<int>(e)});
        }
        a_start_.assign(1, 0);
        a_column_.clear();
        a_entry_.clear();
        for (auto& row : entries) {
            for (const auto& [column, entry] : row) {
                a_column_.push_back(column);
                a_entry_.push_back(entry);
            }
            a_start_.push_back(static_cast<int>(a_column_.size()));
        }
        half ? symmetric_pattern() : general_pattern();
        make_room();
    }

    void make_room() {
        l_.assign(l_column_.size(), 0);
        u_.assign(u_column_.size(), 0);
        inverse_pivot_.assign(n_, 0);
        work_.assign(n_, 0);
        sequenced_ = true;
        ++sequences;
    }

    // Row patterns of L from the elimination tree; U is its transpose.
    void symmetric_pattern() {
        Ints parent(n_, none), mark(n_, none);
        l_start_.assign(1, 0);
        l_column_.clear();
        for (int i = 0; i < n_; ++i) {
            mark[i] = i;
            const size_t begin = l_column_.size();
            for (int t = a_start_[i]; t < a_start_[i + 1]; ++t)
                for (int c = a_column_[t]; c < i && mark[c] != i; c = parent[c]) {
                    if (parent[c] == none) parent[c] = i;
                    mark[c] = i;
                    l_column_.push_back(c);
                }
            std::sort(l_column_.begin() + static_cast<long>(begin), l_column_.end());
            l_start_.push_back(static_cast<int>(l_column_.size()));
        }
        u_start_.assign(n_ + 1, 0);
        for (int c : l_column_) ++u_start_[c + 1];
        for (int i = 0; i < n_; ++i) u_start_[i + 1] += u_start_[i];
        u_column_.assign(l_column_.size(), 0);
        u_of_l_.assign(l_column_.size(), 0);
        Ints place(u_start_.begin(), u_start_.end() - 1);
        for (int i = 0; i < n_; ++i)
            for (int t = l_start_[i]; t < l_start_[i + 1]; ++t) {
                u_of_l_[t] = place[l_column_[t]]++;
                u_column_[u_of_l_[t]] = i;
            }
    }

    // Row patterns of L and U by merging the rows of U that a row is reduced with.
    void general_pattern() {
        l_start_.assign(1, 0);
        u_start_.assign(1, 0);
        l_column_.clear();
        u_column_.clear();
        for (int i = 0; i < n_; ++i) {
            std::set<int> pattern(a_column_.begin() + a_start_[i], a_column_.begin() + a_start_[i + 1]);
            for (auto c = pattern.begin(); c != pattern.end() && *c < i; ++c)
                pattern.insert(u_column_.begin() + u_start_[*c], u_column_.begin() + u_start_[*c + 1]);
            for (int c : pattern)
                if (c < i) l_column_.push_back(c);
                else if (c > i) u_column_.push_back(c);
            l_start_.push_back(static_cast<int>(l_column_.size()));
            u_start_.push_back(static_cast<int>(u_column_.size()));
        }
    }

    // ---- numbers ----

    // Factors s with |s_i a_ij s_j| about one at most, by which growth in the symmetric factorisation is judged.
    void equilibrate() {
        using std::abs, std::sqrt;
        std::vector<Size> scale(n_, 1);
        for (int sweep = 0; sweep < 5; ++sweep) {
            std::vector<Size> largest(n_, 0);
            for (size_t e = 0; e < rows_.size(); ++e) {
                const Size size = abs(values[e]) * scale[rows_[e]] * scale[columns_[e]];
                largest[rows_[e]] = std::max(largest[rows_[e]], size);
                largest[columns_[e]] = std::max(largest[columns_[e]], size);
            }
            for (int i = 0; i < n_; ++i)
                if (largest[i] > 0) scale[i] /= sqrt(largest[i]);
        }
        squared_scale_.clear();
        for (int i : row_at) squared_scale_.push_back(scale[i] * scale[i]);
    }

    void accept_pivot(int i, Real pivot, Size terms) {
        using std::abs;
        weakest_ = std::min(weakest_, static_cast<double>(abs(pivot) / terms));
        smallest_pivot = std::min(smallest_pivot, weakest_);
        inverse_pivot_[i] = Size(1) / pivot;
    }

    bool factor_symmetric() {
        using std::abs;
        Real* y = work_.data();
        weakest_ = 1;
        for (int i = 0; i < n_; ++i) {
            for (int t = l_start_[i]; t < l_start_[i + 1]; ++t) y[l_column_[t]] = 0;
            Real pivot = 0;
            for (int t = a_start_[i]; t < a_start_[i + 1]; ++t) {
                const Real a = values[a_entry_[t]];
                if (a_column_[t] == i) pivot += a;
                else y[a_column_[t]] += a;
            }
            Size terms = abs(pivot);
            for (int t = l_start_[i]; t < l_start_[i + 1]; ++t) {
                const int c = l_column_[t];
                const Real s = y[c], factor = s * inverse_pivot_[c];
                for (int v = u_start_[c]; u_column_[v] < i; ++v) y[u_column_[v]] -= s * u_[v];
                pivot -= factor * s;
                terms += abs(factor * s);
                l_[t] = factor;
                u_[u_of_l_[t]] = factor;
            }
            if (!(abs(pivot) > Size(cancelled) * terms) || terms * squared_scale_[i] > Size(most_growth)) return false;
            accept_pivot(i, pivot, terms);
        }
        return true;
    }

    // False if the matrix is singular or a pivot is below `weakest` times the largest entry of its row.
    bool factor_general(double weakest) {
        using std::abs;
        Real* y = work_.data();
        weakest_ = 1;
        for (int i = 0; i < n_; ++i) {
            for (int t = l_start_[i]; t < l_start_[i + 1]; ++t) y[l_column_[t]] = 0;
            for (int t = u_start_[i]; t < u_start_[i + 1]; ++t) y[u_column_[t]] = 0;
            y[i] = 0;
            Size terms = 0;
            for (int t = a_start_[i]; t < a_start_[i + 1]; ++t) {
                y[a_column_[t]] += values[a_entry_[t]];
                terms = std::max(terms, abs(values[a_entry_[t]]));
            }
            for (int t = l_start_[i]; t < l_start_[i + 1]; ++t) {
                const int c = l_column_[t];
                const Real s = y[c];
                l_[t] = s * inverse_pivot_[c];
                for (int v = u_start_[c]; v < u_start_[c + 1]; ++v) y[u_column_[v]] -= s * u_[v];
            }
            Size largest = abs(y[i]);
            for (int t = u_start_[i]; t < u_start_[i + 1]; ++t) largest = std::max(largest, abs(y[u_column_[t]]));
            if (!(largest > Size(singular) * terms) || !(abs(y[i]) > Size(weakest) * largest)) return false;
            accept_pivot(i, y[i], std::max(largest, terms));
            for (int t = u_start_[i]; t < u_start_[i + 1]; ++t) u_[t] = y[u_column_[t]] * inverse_pivot_[i];
        }
        return true;
    }
};

}  // namespace bricard
