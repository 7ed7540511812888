// Linear systems of expressions, for the few that are solved in formulas; and ranks of patterns.
#pragma once

#include <vector>

#include "matrices.hpp"

namespace bricard {

// Largest number of entries no two of which share a row or a column.
inline int structural_rank(const Pattern& pattern) {
    std::vector<int> row_of(pattern.columns, -1), column_of(pattern.rows, -1), seen(pattern.rows, -1);
    int rank = 0;
    struct Frame {
        int column;
        std::size_t next;
    };
    for (int root = 0; root < pattern.columns; ++root) {
        std::vector<Frame> path{{root, pattern.begin(root)}};
        bool found = false;
        while (!path.empty() && !found) {
            Frame& top = path.back();
            if (top.next == pattern.end(top.column)) {
                path.pop_back();
                continue;
            }
            const int row = pattern.row_of(top.next++, top.column);
            if (seen[row] == root) continue;
            seen[row] = root;
            if (column_of[row] >= 0) {
                path.push_back({column_of[row], pattern.begin(column_of[row])});
                continue;
            }
            found = true;
            for (const Frame& one : path) {  // along the path each column takes the row it looked at last
                const int taken = pattern.row_of(one.next - 1, one.column);
                row_of[one.column] = taken;
                column_of[taken] = one.column;
            }
        }
        rank += found;
    }
    return rank;
}

// x with A x = b by orthogonal columns (modified Gram-Schmidt), which needs no choice of pivots.
inline SX solved(const SX& matrix, const SX& right) {
    const int n = matrix.rows();
    if (n != matrix.columns() || right.rows() != n) throw std::invalid_argument("solve: the shapes do not go together");
    const SX A = densified(matrix), b = densified(right);
    std::vector<std::vector<Expr>> Q(n), R(n, std::vector<Expr>(n, constant(0.0)));
    const auto dot = [n](const std::vector<Expr>& x, const std::vector<Expr>& y) {
        Expr sum = constant(0.0);
        for (int i = 0; i < n; ++i) sum = sum + x[i] * y[i];
        return sum;
    };
    for (int j = 0; j < n; ++j) {
        std::vector<Expr> column(A.data.begin() + j * n, A.data.begin() + (j + 1) * n);
        for (int k = 0; k < j; ++k) {
            R[k][j] = dot(Q[k], column);
            for (int i = 0; i < n; ++i) column[i] = column[i] - R[k][j] * Q[k][i];
        }
        int entries = 0, only = 0;
        for (int i = 0; i < n; ++i)
            if (!is_zero(column[i])) {
                ++entries;
                only = i;
            }
        R[j][j] = entries == 1 ? column[only] : unary(Op::sqrt, dot(column, column));  // a single entry: no root
        for (int i = 0; i < n; ++i) column[i] = column[i] / R[j][j];
        Q[j] = std::move(column);
    }
    SX x = SX::dense(n, b.columns());
    for (int c = 0; c < b.columns(); ++c) {
        const std::vector<Expr> column(b.data.begin() + c * n, b.data.begin() + (c + 1) * n);
        for (int i = n - 1; i >= 0; --i) {
            Expr sum = dot(Q[i], column);
            for (int k = i + 1; k < n; ++k) sum = sum - R[i][k] * x.data[c * n + k];
            x.data[c * n + i] = sum / R[i][i];
        }
    }
    return x;
}

}  // namespace bricard
