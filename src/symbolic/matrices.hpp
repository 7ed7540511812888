// Sparse matrices by columns, of expressions or of numbers.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "algebra.hpp"
#include "entries.hpp"

namespace bricard {

// Which entries are there; of a dense matrix the lists stay empty.
struct Pattern {
    int rows = 0, columns = 0;
    bool dense = true;
    std::vector<int> start, row;  // column j has entries start[j] ... start[j + 1] in rows row[k]

    std::size_t entries() const {
        return dense ? static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) : row.size();
    }
    std::size_t begin(int j) const { return dense ? static_cast<std::size_t>(j) * rows : start[j]; }
    std::size_t end(int j) const { return begin(j + 1); }
    int row_of(std::size_t k, int j) const { return dense ? static_cast<int>(k - begin(j)) : row[k]; }

    // The place of entry (i, j) or -1.
    std::ptrdiff_t find(int i, int j) const {
        if (dense) return static_cast<std::ptrdiff_t>(begin(j)) + i;
        const auto from = row.begin() + start[j], to = row.begin() + start[j + 1];
        const auto found = std::lower_bound(from, to, i);
        return found != to && *found == i ? found - row.begin() : -1;
    }
    bool operator==(const Pattern& other) const {
        return rows == other.rows && columns == other.columns && dense == other.dense && start == other.start &&
               row == other.row;
    }
};

using PatternPtr = std::shared_ptr<const Pattern>;

inline PatternPtr dense_pattern(int rows, int columns) {
    static const PatternPtr scalar = std::make_shared<Pattern>(Pattern{1, 1, true, {}, {}});
    if (rows == 1 && columns == 1) return scalar;
    return std::make_shared<Pattern>(Pattern{rows, columns, true, {}, {}});
}

template <class T>
T zero();
template <>
inline double zero<double>() { return 0.0; }
template <>
inline Expr zero<Expr>() { return constant(0.0); }

inline bool is_zero(double x) { return x == 0.0; }
inline double unary(Op op, double x) { return apply(op, x, 0.0); }
inline double binary(Op op, double x, double y) { return apply(op, x, y); }

template <class T>
struct Matrix {
    PatternPtr pattern = dense_pattern(0, 0);
    Entries<T> data;

    Matrix() = default;
    explicit Matrix(T scalar) : pattern(dense_pattern(1, 1)) { data.push_back(std::move(scalar)); }
    Matrix(PatternPtr p, Entries<T> d) : pattern(std::move(p)), data(std::move(d)) {}

    static Matrix dense(int rows, int columns) {
        return {dense_pattern(rows, columns), Entries<T>(static_cast<std::size_t>(rows) * columns, zero<T>())};
    }
    static Matrix empty(int rows, int columns) {
        Pattern p{rows, columns, rows == 0 || columns == 0, std::vector<int>(columns + 1, 0), {}};
        if (p.dense) p.start.clear();
        return {std::make_shared<Pattern>(std::move(p)), {}};
    }
    static Matrix column(std::vector<T> entries) {
        const int n = static_cast<int>(entries.size());
        return {dense_pattern(n, 1), std::move(entries)};
    }

    int rows() const { return pattern->rows; }
    int columns() const { return pattern->columns; }
    std::size_t numel() const { return static_cast<std::size_t>(rows()) * columns(); }
    bool is_scalar() const { return rows() == 1 && columns() == 1; }

    T at(int i, int j) const {
        const auto k = pattern->find(i, j);
        return k < 0 ? zero<T>() : data[k];
    }
    T scalar() const { return data.empty() ? zero<T>() : data[0]; }

    // Calls f(i, j, entry) for each entry, column by column.
    template <class F>
    void each(F&& f) const {
        for (int j = 0; j < columns(); ++j)
            for (std::size_t k = pattern->begin(j); k < pattern->end(j); ++k) f(pattern->row_of(k, j), j, data[k]);
    }
};

template <class T>
struct Triplet {
    int row, column;
    T value;
};

// From entries in any order, no place twice.
template <class T>
Matrix<T> from_triplets(int rows, int columns, std::vector<Triplet<T>> entries) {
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
        return a.column != b.column ? a.column < b.column : a.row < b.row;
    });
    if (entries.size() == static_cast<std::size_t>(rows) * columns) {
        Matrix<T> result{dense_pattern(rows, columns), {}};
        for (auto& one : entries) result.data.push_back(std::move(one.value));
        return result;
    }
    Pattern p{rows, columns, false, std::vector<int>(columns + 1, 0), {}};
    Matrix<T> result;
    for (auto& one : entries) {
        ++p.start[one.column + 1];
        p.row.push_back(one.row);
        result.data.push_back(std::move(one.value));
    }
    std::partial_sum(p.start.begin(), p.start.end(), p.start.begin());
    result.pattern = std::make_shared<Pattern>(std::move(p));
    return result;
}

template <class T>
Matrix<T> densified(const Matrix<T>& x) {
    if (x.pattern->dense) return x;
    auto result = Matrix<T>::dense(x.rows(), x.columns());
    x.each([&](int i, int j, const T& value) { result.data[static_cast<std::size_t>(j) * x.rows() + i] = value; });
    return result;
}

// Without entries that are zero.
template <class T>
Matrix<T> sparsified(const Matrix<T>& x) {
    std::vector<Triplet<T>> kept;
    x.each([&](int i, int j, const T& value) {
        if (!is_zero(value)) kept.push_back({i, j, value});
    });
    return from_triplets(x.rows(), x.columns(), std::move(kept));
}

template <class T>
Matrix<T> transposed(const Matrix<T>& x) {
    if (x.pattern->dense && (x.rows() == 1 || x.columns() == 1)) return {dense_pattern(x.columns(), x.rows()), x.data};
    std::vector<Triplet<T>> entries;
    entries.reserve(x.data.size());
    x.each([&](int i, int j, const T& value) { entries.push_back({j, i, value}); });
    return from_triplets(x.columns(), x.rows(), std::move(entries));
}

inline bool is_nothing(int rows, int columns) { return rows == 0 && columns <= 1; }

template <class T>
Matrix<T> joined_below(const std::vector<const Matrix<T>*>& parts) {
    int rows = 0, columns = -1;
    bool dense = true;
    for (const Matrix<T>* part : parts) {
        if (is_nothing(part->rows(), part->columns())) continue;
        if (columns >= 0 && part->columns() != columns)
            throw std::invalid_argument("vertcat: the matrices have different numbers of columns");
        columns = part->columns();
        rows += part->rows();
        dense = dense && part->pattern->dense;
    }
    if (columns < 0) return Matrix<T>::empty(0, 1);
    if (dense && columns == 1) {
        Matrix<T> result{dense_pattern(rows, 1), {}};
        result.data.reserve(rows);
        for (const Matrix<T>* part : parts) result.data.append(part->data.begin(), part->data.end());
        return result;
    }
    std::vector<Triplet<T>> entries;
    int offset = 0;
    for (const Matrix<T>* part : parts) {
        if (is_nothing(part->rows(), part->columns())) continue;
        part->each([&](int i, int j, const T& value) { entries.push_back({offset + i, j, value}); });
        offset += part->rows();
    }
    return from_triplets(rows, columns, std::move(entries));
}

template <class T>
Matrix<T> joined_beside(const std::vector<const Matrix<T>*>& parts) {
    std::vector<Matrix<T>> turned;
    for (const Matrix<T>* part : parts)
        if (part->columns() != 0 || part->rows() > 1) turned.push_back(transposed(*part));
    if (turned.empty()) return Matrix<T>::empty(1, 0);
    const int rows = turned.front().columns();
    int columns = 0;
    std::vector<Triplet<T>> entries;
    for (const auto& part : turned) {
        if (part.columns() != rows) throw std::invalid_argument("horzcat: the matrices have different numbers of rows");
        part.each([&](int i, int j, const T& value) { entries.push_back({j, columns + i, value}); });
        columns += part.rows();
    }
    return from_triplets(rows, columns, std::move(entries));
}

template <class T>
Matrix<T> reshaped(const Matrix<T>& x, int rows, int columns) {
    if (static_cast<std::size_t>(rows) * columns != x.numel())
        throw std::invalid_argument("reshape: the number of entries must stay the same");
    if (x.pattern->dense) return {dense_pattern(rows, columns), x.data};
    std::vector<Triplet<T>> entries;
    x.each([&](int i, int j, const T& value) {
        const std::size_t place = static_cast<std::size_t>(j) * x.rows() + i;
        entries.push_back({static_cast<int>(place % rows), static_cast<int>(place / rows), value});
    });
    return from_triplets(rows, columns, std::move(entries));
}

template <class T>
Matrix<T> selected(const Matrix<T>& x, const std::vector<int>& rows, const std::vector<int>& columns) {
    const int m = static_cast<int>(rows.size()), n = static_cast<int>(columns.size());
    if (x.pattern->dense) {
        Matrix<T> result{dense_pattern(m, n), {}};
        result.data.reserve(static_cast<std::size_t>(m) * n);
        for (int j : columns)
            for (int i : rows) result.data.push_back(x.data[static_cast<std::size_t>(j) * x.rows() + i]);
        return result;
    }
    std::vector<std::vector<int>> places(x.rows());  // where each row goes
    for (int i = 0; i < m; ++i) places[rows[i]].push_back(i);
    std::vector<Triplet<T>> entries;
    for (int j = 0; j < n; ++j)
        for (std::size_t k = x.pattern->begin(columns[j]); k < x.pattern->end(columns[j]); ++k)
            for (int i : places[x.pattern->row_of(k, columns[j])]) entries.push_back({i, j, x.data[k]});
    return from_triplets(m, n, std::move(entries));
}

template <class T>
Matrix<T> elementwise(Op op, const Matrix<T>& x) {
    if (!x.pattern->dense && apply(op, 0.0, 0.0) != 0.0) return elementwise(op, densified(x));
    Matrix<T> result{x.pattern, {}};
    result.data.reserve(x.data.size());
    for (const T& value : x.data) result.data.push_back(unary(op, value));
    return result;
}

namespace detail {

template <class T>
Matrix<T> with_scalar(Op op, const Matrix<T>& x, const T& scalar, bool scalar_first) {
    const bool keeps = op == Op::mul || (op == Op::div && !scalar_first);
    if (!x.pattern->dense && !keeps) {
        if ((op == Op::add || op == Op::sub) && is_zero(scalar))
            return scalar_first && op == Op::sub ? elementwise(Op::neg, x) : x;
        return with_scalar(op, densified(x), scalar, scalar_first);
    }
    Matrix<T> result{x.pattern, {}};
    result.data.reserve(x.data.size());
    for (const T& value : x.data)
        result.data.push_back(scalar_first ? binary(op, scalar, value) : binary(op, value, scalar));
    return result;
}

// The sum, difference or product of two matrices of one shape whose patterns differ.
template <class T>
Matrix<T> merged(Op op, const Matrix<T>& x, const Matrix<T>& y) {
    const bool either = op == Op::add || op == Op::sub;  // else a product
    std::vector<Triplet<T>> entries;
    for (int j = 0; j < x.columns(); ++j) {
        std::size_t a = x.pattern->begin(j), b = y.pattern->begin(j);
        const std::size_t last_a = x.pattern->end(j), last_b = y.pattern->end(j);
        while (a < last_a || b < last_b) {
            const int row_a = a < last_a ? x.pattern->row_of(a, j) : x.rows();
            const int row_b = b < last_b ? y.pattern->row_of(b, j) : x.rows();
            if (row_a == row_b) entries.push_back({row_a, j, binary(op, x.data[a++], y.data[b++])});
            else if (row_a < row_b) {
                if (either) entries.push_back({row_a, j, x.data[a]});
                ++a;
            } else {
                if (either) entries.push_back({row_b, j, op == Op::sub ? unary(Op::neg, y.data[b]) : y.data[b]});
                ++b;
            }
        }
    }
    return from_triplets(x.rows(), x.columns(), std::move(entries));
}

}  // namespace detail

template <class T>
Matrix<T> elementwise(Op op, const Matrix<T>& x, const Matrix<T>& y) {
    if (x.is_scalar() && y.is_scalar()) return Matrix<T>(binary(op, x.scalar(), y.scalar()));
    if (y.is_scalar()) return detail::with_scalar(op, x, y.scalar(), false);
    if (x.is_scalar()) return detail::with_scalar(op, y, x.scalar(), true);
    if (x.rows() != y.rows() || x.columns() != y.columns()) {
        if (x.numel() == 0 && y.numel() == 0) return x;
        throw std::invalid_argument(
            std::string(name_of(op)) + ": the shapes " + std::to_string(x.rows()) + "x" + std::to_string(x.columns()) +
            " and " + std::to_string(y.rows()) + "x" + std::to_string(y.columns()) + " do not go together");
    }
    const bool keeps = op == Op::add || op == Op::sub || op == Op::mul;
    if (!keeps && !(x.pattern->dense && y.pattern->dense)) return elementwise(op, densified(x), densified(y));
    if (x.pattern != y.pattern && !(*x.pattern == *y.pattern)) return detail::merged(op, x, y);
    Matrix<T> result{x.pattern, {}};
    result.data.reserve(x.data.size());
    for (std::size_t k = 0; k < x.data.size(); ++k) result.data.push_back(binary(op, x.data[k], y.data[k]));
    return result;
}

template <class T>
Matrix<T> product(const Matrix<T>& x, const Matrix<T>& y) {
    if (x.is_scalar() || y.is_scalar()) return elementwise(Op::mul, x, y);
    if (x.columns() != y.rows())
        throw std::invalid_argument("mtimes: the shapes " + std::to_string(x.rows()) + "x" +
                                    std::to_string(x.columns()) + " and " + std::to_string(y.rows()) + "x" +
                                    std::to_string(y.columns()) + " do not go together");
    std::vector<Triplet<T>> entries;
    std::vector<T> sum(x.rows(), zero<T>());
    std::vector<int> seen(x.rows(), -1), touched;
    for (int j = 0; j < y.columns(); ++j) {
        touched.clear();
        for (std::size_t b = y.pattern->begin(j); b < y.pattern->end(j); ++b) {
            const int k = y.pattern->row_of(b, j);
            for (std::size_t a = x.pattern->begin(k); a < x.pattern->end(k); ++a) {
                const int i = x.pattern->row_of(a, k);
                const T term = x.data[a] * y.data[b];
                if (seen[i] == j) sum[i] = sum[i] + term;
                else {
                    sum[i] = term;
                    seen[i] = j;
                    touched.push_back(i);
                }
            }
        }
        for (int i : touched) entries.push_back({i, j, sum[i]});
    }
    return from_triplets(x.rows(), y.columns(), std::move(entries));
}

template <class T>
T sum_of_products(const Matrix<T>& x, const Matrix<T>& y) {
    if (x.numel() != y.numel()) throw std::invalid_argument("dot: the vectors have different lengths");
    const auto terms = elementwise(Op::mul, x, reshaped(y, x.rows(), x.columns()));
    T result = zero<T>();
    for (const T& term : terms.data) result = result + term;
    return result;
}

// A diagonal matrix from a column, or the diagonal of a matrix.
template <class T>
Matrix<T> diagonal(const Matrix<T>& x) {
    std::vector<Triplet<T>> entries;
    if (x.rows() == 1 || x.columns() == 1) {
        const int n = static_cast<int>(x.numel());
        const auto column = reshaped(x, n, 1);
        column.each([&](int i, int, const T& value) { entries.push_back({i, i, value}); });
        return from_triplets(n, n, std::move(entries));
    }
    const int n = std::min(x.rows(), x.columns());
    for (int i = 0; i < n; ++i) entries.push_back({i, 0, x.at(i, i)});
    return from_triplets(n, 1, std::move(entries));
}

template <class T>
Matrix<T> lower_triangle(const Matrix<T>& x) {
    std::vector<Triplet<T>> kept;
    x.each([&](int i, int j, const T& value) {
        if (i >= j) kept.push_back({i, j, value});
    });
    return from_triplets(x.rows(), x.columns(), std::move(kept));
}

using SX = Matrix<Expr>;
using DM = Matrix<double>;

inline SX as_expressions(const DM& x) {
    SX result{x.pattern, {}};
    result.data.reserve(x.data.size());
    for (double value : x.data) result.data.push_back(constant(value));
    return result;
}

}  // namespace bricard
