// The system Jacobian of equations with tangents: block triangular with equal diagonal blocks.
//
//     [ J          ]      J    of the equations themselves, factorised once
//     [ K1  J      ]      Kd   how J changes along direction d
//     [ K2      J  ]
//
// Each direction costs a product with its K and a substitution. Without directions this is J alone. Entries of J come
// first, then those of the K; `place` tells of each variable its direction (0: none) times the size of J, plus its
// number within J, which rows share by their partners.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "linear.hpp"

namespace bricard {

template <class Real>
class TangentFactorization {
  public:
    Factorization<Real> base;
    Ints row_at, position_of_column;  // as those of the base, of all blocks, one after the other

    TangentFactorization(const Ints& rows, const Ints& columns, bool symmetric, const Ints& place, int directions)
        : TangentFactorization(sorted(rows, columns, place, directions), symmetric, place, directions) {}

    size_t size() const { return base.values.size() + coupling_.size(); }
    Real value(size_t e) const { return e < base.values.size() ? base.values[e] : coupling_[e - base.values.size()]; }
    void set(size_t e, Real value) {
        if (e < base.values.size()) base.values[e] = value;
        else coupling_[e - base.values.size()] = value;
    }

    bool factor() { return base.factor(); }

    // What depends on the pivot sequence.
    void arrange() {
        Ints position_of_row(n_);
        for (int i = 0; i < n_; ++i) position_of_row[base.row_at[i]] = i;
        row_at.assign(at_.size(), 0);
        position_of_column.assign(at_.size(), 0);
        for (size_t b = 0; b < at_.size(); b += n_)
            for (int i = 0; i < n_; ++i) {
                row_at[b + i] = at_[b + base.row_at[i]];
                position_of_column[at_[b + i]] = static_cast<int>(b) + base.position_of_column[i];
            }
        Ints target(coupling_.size());
        for (size_t e = 0; e < coupling_.size(); ++e) {
            const int block = entries_.rows[e] / n_ * n_;
            target[e] = block + position_of_row[entries_.rows[e] - block];
        }
        std::iota(order_.begin(), order_.end(), 0);
        std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return target[a] < target[b]; });
        rows_.clear();
        for (size_t e = 0; e < order_.size(); ++e) {
            const int row = target[order_[e]];
            if (rows_.empty() || rows_.back().target != row) rows_.push_back({row, static_cast<int>(e), 0});
            rows_.back().end = static_cast<int>(e) + 1;
            source_[e] = base.position_of_column[entries_.columns[order_[e]]];
        }
    }

    // What depends on the values of the K, once they are arranged.
    void gather() {
        for (size_t e = 0; e < order_.size(); ++e) sorted_[e] = coupling_[order_[e]];
    }

    // As those of a factorisation.
    void solve(Real* x) {
        base.solve(x);
        couple(x);
        for (size_t b = n_; b < at_.size(); b += n_) base.solve(x + b);
    }
    void substitute(Real* x) const {
        base.substitute(x);
        couple(x);
        size_t b = n_;
        for (; b + 4 * n_ <= at_.size(); b += 4 * n_) base.substitute_four(x + b);
        for (; b < at_.size(); b += n_) base.substitute(x + b);
    }

  private:
    struct Row {  // of a K: entries begin to end
        int target, begin, end;
    };
    struct Sorted {
        Ints base_rows, base_columns, rows, columns;  // the latter of the K
    };

    int n_;
    Ints at_;  // variables by their places
    Sorted entries_;
    std::vector<Real> coupling_, sorted_;  // entries of the K as they come, and by rows
    Ints order_, source_;
    std::vector<Row> rows_;

    TangentFactorization(const Sorted& entries, bool symmetric, const Ints& place, int directions)
        : base(static_cast<int>(place.size()) / (directions + 1), entries.base_rows, entries.base_columns, symmetric),
          n_(static_cast<int>(place.size()) / (directions + 1)), at_(place.size()), entries_(entries),
          coupling_(entries.rows.size()), sorted_(entries.rows.size()), order_(entries.rows.size()),
          source_(entries.rows.size()) {
        for (size_t j = 0; j < place.size(); ++j) at_[place[j]] = static_cast<int>(j);
    }

    static Sorted sorted(const Ints& rows, const Ints& columns, const Ints& place, int directions) {
        Sorted result;
        const int n = static_cast<int>(place.size()) / (directions + 1);
        for (size_t e = 0; e < rows.size(); ++e) {
            const int row = place[rows[e]], column = place[columns[e]];
            (row < n ? result.base_rows : result.rows).push_back(row);
            (row < n ? result.base_columns : result.columns).push_back(column);
        }
        return result;
    }

    void couple(Real* x) const {
        for (const Row& row : rows_) {
            Real sum = 0;
            for (int e = row.begin; e < row.end; ++e) sum += sorted_[e] * x[source_[e]];
            x[row.target] -= sum;
        }
    }
};

}  // namespace bricard
