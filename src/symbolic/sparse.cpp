// Sparse linear algebra of starts: symmetric systems, and rows that are combinations of others.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <queue>
#include <stdexcept>
#include <utility>
#include <vector>

#include "../engine/minimum_degree.hpp"
#include "arrays.hpp"
#include "least_squares.hpp"
#include "bindings.hpp"
#include "conversion.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

using Ints = std::vector<int>;
using Doubles = std::vector<double>;
constexpr int none = -1;

void check_places(int row_count, int column_count, const Ints& rows, const Ints& columns) {
    const auto outside = [](const Ints& places, int count) {
        return std::any_of(places.begin(), places.end(), [&](int i) { return i < 0 || i >= count; });
    };
    if (rows.size() != columns.size() || outside(rows, row_count) || outside(columns, column_count))
        throw std::invalid_argument("bricard: entries lie outside of their matrix");
}

// (A + D) x = b by L D L^T without pivoting, for symmetric A and a diagonal D that makes it quasi-definite: then there
// are no zero pivots in any order. A is given by the entries of its lower half; equal places add.
class SymmetricSystem {
  public:
    SymmetricSystem(int size, Given<int> rows, Given<int> columns)
        : n_(size), rows_(vector_of(rows)), columns_(vector_of(columns)), parent_(n_, none), start_(n_ + 1, 0) {
        check_places(n_, n_, rows_, columns_);
        order_ = minimum_degree(n_, rows_, columns_);
        Ints place(n_);
        for (int i = 0; i < n_; ++i) place[order_[i]] = i;
        by_row_.resize(n_);
        for (size_t e = 0; e < rows_.size(); ++e) {
            const auto [low, high] = std::minmax(place[rows_[e]], place[columns_[e]]);
            by_row_[high].push_back({low, static_cast<int>(e)});
        }
        Ints mark(n_, none);
        for (int i = 0; i < n_; ++i) {
            mark[i] = i;
            for (const auto& [column, entry] : by_row_[i])
                for (int c = column; mark[c] != i; c = parent_[c]) {
                    if (parent_[c] == none) parent_[c] = i;
                    ++start_[c + 1];
                    mark[c] = i;
                }
        }
        for (int i = 0; i < n_; ++i) start_[i + 1] += start_[i];
        row_of_.assign(start_[n_], 0);
        factor_.assign(start_[n_], 0);
        pivot_.assign(n_, 0);
    }

    nb::object solve(Given<double> values, Given<double> diagonal, Given<double> right) {
        const size_t n = n_;
        if (values.size() != rows_.size() || diagonal.size() != n || right.size() != n)
            throw std::invalid_argument("bricard: a symmetric system has other sizes");
        const double *a = values.data(), *d = diagonal.data();
        factor(a, d);
        Doubles rest = vector_of(right), x = substituted(rest);
        for (int i = 0; i < n_; ++i) rest[i] -= d[i] * x[i];
        for (size_t e = 0; e < rows_.size(); ++e) {
            const int i = rows_[e], j = columns_[e];
            rest[i] -= a[e] * x[j];
            if (i != j) rest[j] -= a[e] * x[i];
        }
        const Doubles change = substituted(rest);  // brings back what growth has taken
        for (int i = 0; i < n_; ++i) x[i] += change[i];
        return numpy_array(std::move(x), {n});
    }

  private:
    // Row by row: L_i* solves the triangular system of the rows before it (T. Davis, LDL, ACM TOMS 31, 2005).
    void factor(const double* a, const double* diagonal) {
        Doubles y(n_, 0);
        Ints mark(n_, none), end(start_.begin(), start_.end() - 1), pattern(n_), path;
        for (int i = 0; i < n_; ++i) {
            int top = n_;
            mark[i] = i;
            double pivot = diagonal[order_[i]];
            for (const auto& [column, entry] : by_row_[i]) {
                if (column == i) {
                    pivot += a[entry];
                    continue;
                }
                y[column] += a[entry];
                path.clear();
                for (int c = column; mark[c] != i; c = parent_[c]) {
                    path.push_back(c);
                    mark[c] = i;
                }
                while (!path.empty()) {
                    pattern[--top] = path.back();
                    path.pop_back();
                }
            }
            for (; top < n_; ++top) {
                const int c = pattern[top];
                const double value = std::exchange(y[c], 0.0), factor = value / pivot_[c];
                for (int k = start_[c]; k < end[c]; ++k) y[row_of_[k]] -= factor_[k] * value;
                pivot -= factor * value;
                row_of_[end[c]] = i;
                factor_[end[c]++] = factor;
            }
            pivot_[i] = pivot;
        }
    }

    Doubles substituted(const Doubles& right) const {
        Doubles x(n_), result(n_);
        for (int i = 0; i < n_; ++i) x[i] = right[order_[i]];
        for (int c = 0; c < n_; ++c)
            for (int k = start_[c]; k < start_[c + 1]; ++k) x[row_of_[k]] -= factor_[k] * x[c];
        for (int c = n_ - 1; c >= 0; --c) {
            x[c] /= pivot_[c];
            for (int k = start_[c]; k < start_[c + 1]; ++k) x[c] -= factor_[k] * x[row_of_[k]];
        }
        for (int i = 0; i < n_; ++i) result[order_[i]] = x[i];
        return result;
    }

    int n_;
    Ints rows_, columns_;
    Ints order_, parent_, start_, row_of_;           // L by columns
    std::vector<std::vector<std::pair<int, int>>> by_row_;  // column, entry
    Doubles factor_, pivot_;
};

// Values by number of a row, of which few are not zero; those that are present come in order.
template <class Order>
class Few {
  public:
    explicit Few(size_t size) : values_(size, 0), present_(size, 0) {}
    double& operator[](int i) {
        if (!present_[i]) {
            present_[i] = 1;
            numbers_.push(i);
        }
        return values_[i];
    }
    bool empty() const { return numbers_.empty(); }
    std::pair<int, double> pop() {
        const int i = numbers_.top();
        numbers_.pop();
        present_[i] = 0;
        return {i, std::exchange(values_[i], 0.0)};
    }

  private:
    Doubles values_;
    std::vector<char> present_;
    std::priority_queue<int, Ints, Order> numbers_;
};

using Entries = std::vector<std::pair<int, double>>;

// L D L^T of the products of independent rows (of length one), as far as they are known.
class Elimination {
  public:
    static constexpr double dependent = 1e-7;  // of a unit row: what is left of it after the earlier ones
    static constexpr double doubtful = 1e-6;   // of a squared unit row: less than this may be rounding
    static constexpr double used = 1e-7;       // of a combination of unit rows: smaller coefficients are rounding
    static constexpr int refinements = 2;

    Elimination(int rows, int columns)
        : rows_(rows), factors_(rows), later_(rows), by_column_(columns), pivots_(rows, 0), ascending_(rows),
          descending_(rows) {}

    // Takes a row, or tells the earlier rows that it is a combination of.
    bool take(int i, const Entries& row, Ints& others) {
        double explained = 0;
        const Entries entries = eliminated(row, explained);
        double left = 1 - explained;
        if (left <= doubtful || row.empty()) {
            std::map<int, double> combination;
            left = refined(row, entries, combination);
            if (left <= dependent * dependent) {
                for (const auto& [j, value] : combination)
                    if (std::abs(value) > used) others.push_back(j);
                return false;
            }
        }
        add(i, row, left, entries);
        return true;
    }

  private:
    void add(int i, const Entries& row, double pivot, const Entries& entries) {
        rows_[i] = row;
        factors_[i] = entries;
        pivots_[i] = pivot;
        for (const auto& [j, value] : entries) later_[j].push_back({i, value});
        for (const auto& [column, value] : row) by_column_[column].push_back({i, value});
    }

    // The row of L that belongs to a row, and how much of its square the earlier ones explain.
    Entries eliminated(const Entries& row, double& explained) {
        for (const auto& [column, value] : row)
            for (const auto& [j, other] : by_column_[column]) ascending_[j] += value * other;
        Entries result;
        while (!ascending_.empty()) {
            const auto [j, value] = ascending_.pop();
            if (std::abs(value) <= 1e-17) continue;
            result.push_back({j, value / pivots_[j]});
            explained += value * result.back().second;
            for (const auto& [k, factor] : later_[j]) ascending_[k] -= value * factor;
        }
        return result;
    }

    // The combination of earlier rows that is nearest to a row; returns the square of what it leaves of the row.
    double refined(const Entries& row, const Entries& entries, std::map<int, double>& combination) {
        add_combination(entries, combination);
        for (int k = 0; k < refinements; ++k) {
            double explained = 0;
            add_combination(eliminated(rest(row, combination), explained), combination);
        }
        double left = 0;
        for (const auto& [column, value] : rest(row, combination)) left += value * value;
        return left;
    }

    Entries rest(const Entries& row, const std::map<int, double>& combination) const {
        std::map<int, double> result(row.begin(), row.end());
        for (const auto& [j, factor] : combination)
            for (const auto& [column, value] : rows_[j]) result[column] -= factor * value;
        return Entries(result.begin(), result.end());
    }

    // Solves L^T x = l.
    void add_combination(const Entries& entries, std::map<int, double>& combination) {
        for (const auto& [j, value] : entries) descending_[j] += value;
        while (!descending_.empty()) {
            const auto [j, value] = descending_.pop();
            for (const auto& [k, factor] : factors_[j]) descending_[k] -= value * factor;
            combination[j] += value;
        }
    }

    std::vector<Entries> rows_, factors_, later_, by_column_;
    Doubles pivots_;
    Few<std::greater<>> ascending_;
    Few<std::less<>> descending_;
};

// The rows of a matrix, scaled to length one; rows that are rounding beside the largest are empty.
std::vector<Entries> unit_rows(int rows, const Ints& row, const Ints& column, const Doubles& values) {
    constexpr double rounding = 1e-12;
    std::vector<Entries> result(rows);
    Doubles size(rows, 0);
    for (size_t e = 0; e < row.size(); ++e)
        if (values[e] != 0) {
            result[row[e]].push_back({column[e], values[e]});
            size[row[e]] = std::hypot(size[row[e]], values[e]);
        }
    const double noise = rounding * (rows ? *std::max_element(size.begin(), size.end()) : 0.0);
    for (int i = 0; i < rows; ++i) {
        if (!(size[i] > noise)) result[i].clear();
        for (auto& entry : result[i]) entry.second /= size[i];
    }
    return result;
}

nb::list dependent_rows(int rows, int columns, Given<int> row, Given<int> column, Given<double> values) {
    const Ints i = vector_of(row), j = vector_of(column);
    check_places(rows, columns, i, j);
    if (values.size() != i.size()) throw std::invalid_argument("bricard: a matrix has other sizes");
    Elimination earlier(rows, columns);
    nb::list found;
    int number = 0;
    for (const Entries& one : unit_rows(rows, i, j, vector_of(values))) {
        Ints others;
        if (!earlier.take(number, one, others)) {
            nb::list names;
            for (int other : others) names.append(other);
            found.append(nb::make_tuple(number, nb::tuple(names)));
        }
        ++number;
    }
    return found;
}

using Dense = nb::ndarray<const double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// The shortest least-squares solution; None where numbers are not finite.
nb::object shortest_solution(Dense matrix, Given<double> right, double rank) {
    const std::size_t m = matrix.shape(0), n = matrix.shape(1);
    if (right.size() != m) throw std::invalid_argument("bricard: the right side has another size");
    const auto finite = [](const double* from, std::size_t count) {
        return std::all_of(from, from + count, [](double x) { return std::isfinite(x); });
    };
    if (!finite(matrix.data(), m * n) || !finite(right.data(), m)) return nb::none();
    return numpy_array(
        ShortestSolution::of(matrix.data(), static_cast<int>(m), static_cast<int>(n), right.data(), rank), {n});
}

}  // namespace

void bind_sparse(nb::module_& module) {
    nb::class_<SymmetricSystem>(module, "SymmetricSystem")
        .def(nb::init<int, Given<int>, Given<int>>(), nb::arg("size"), nb::arg("rows"), nb::arg("columns"))
        .def("solve", &SymmetricSystem::solve, nb::arg("values"), nb::arg("diagonal"), nb::arg("right"));
    module.def("shortest_solution", &shortest_solution, nb::arg("matrix"), nb::arg("right"), nb::arg("rank"));
    module.def("dependent_rows", &dependent_rows, nb::arg("row_count"), nb::arg("column_count"), nb::arg("rows"),
               nb::arg("columns"), nb::arg("values"));
}

}  // namespace bricard
