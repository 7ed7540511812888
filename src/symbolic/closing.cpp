// The steps by which starts close a mechanism: towards equations h = 0 and g = 0 from afar, and onto h = 0 nearby.
#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "arrays.hpp"
#include "bindings.hpp"
#include "conversion.hpp"
#include "least_squares.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

using Ints = std::vector<int>;
using Doubles = std::vector<double>;
using Array = nb::ndarray<double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

bool finite(const Doubles& x) {
    return std::all_of(x.begin(), x.end(), [](double one) { return std::isfinite(one); });
}

bool below(const Doubles& x, double bound) {
    return std::all_of(x.begin(), x.end(), [&](double one) { return std::fabs(one) <= bound; });
}

double squared(const Doubles& x) {
    double sum = 0.0;
    for (const double one : x) sum += one * one;
    return sum;
}

// x with A x = b by Cholesky's factorisation of the lower half of A, row by row; false if A is not positive.
bool solved(Doubles a, Doubles& x) {
    const std::size_t n = x.size();
    for (std::size_t i = 0; i < n; ++i) {
        double* const row = &a[i * n];
        for (std::size_t j = 0; j <= i; ++j) {
            const double* const other = &a[j * n];
            double sum = row[j];
            for (std::size_t k = 0; k < j; ++k) sum -= row[k] * other[k];
            if (j < i) row[j] = sum / other[j];
            else if (!(sum > 0.0)) return false;
            else row[i] = std::sqrt(sum);
        }
        for (std::size_t k = 0; k < i; ++k) x[i] -= row[k] * x[k];
        x[i] /= row[i];
    }
    for (std::size_t i = n; i-- > 0;) {
        x[i] /= a[i * n + i];
        for (std::size_t k = 0; k < i; ++k) x[k] -= a[i * n + k] * x[i];
    }
    return true;
}

// Equations h above g, relative to `scales`, by y in units of `sizes`. `run` evaluates them: from y it writes to `found`
// h, the entries of dh/dy, g and those of dg/dy, which stand at `rows` and `columns`; there are `hard` of h.
class Closing {
  public:
    Closing(nb::callable run, Array y, Array found, int hard, Given<int> rows, Given<int> columns, Given<double> scales,
            Given<double> sizes)
        : run_(std::move(run)), given_(std::move(y)), found_(std::move(found)), hard_(hard), scales_(vector_of(scales)),
          sizes_(vector_of(sizes)) {
        const std::size_t m = scales_.size(), n = sizes_.size();
        if (given_.size() != n || hard_ > m || rows.size() != columns.size() || found_.size() != m + rows.size())
            throw std::invalid_argument("bricard: equations have other sizes");
        std::vector<Ints> by_row(m);
        for (std::size_t e = 0; e < rows.size(); ++e) {
            const int i = rows.data()[e], j = columns.data()[e];
            if (i < 0 || j < 0 || static_cast<std::size_t>(i) >= m || static_cast<std::size_t>(j) >= n)
                throw std::invalid_argument("bricard: entries lie outside of their matrix");
            by_row[i].push_back(static_cast<int>(e));
        }
        std::size_t of_hard = 0;
        for (std::size_t i = 0; i < hard_; ++i) of_hard += by_row[i].size();
        for (std::size_t i = 0; i < m; ++i) {
            value_at_.push_back(i < hard_ ? i : i + of_hard);
            start_.push_back(column_.size());
            for (const int e : by_row[i]) {
                entry_at_.push_back(e + (i < hard_ ? hard_ : m));
                column_.push_back(columns.data()[e]);
            }
        }
        start_.push_back(column_.size());
    }

    // The equations and their derivatives (rows, unknowns) at a place.
    nb::tuple at(Given<double> y) {
        evaluate(checked(y));
        const std::size_t m = scales_.size(), n = sizes_.size();
        return nb::make_tuple(numpy_array(values_, {m}), numpy_array(dense(m), {m, n}));
    }

    // Levenberg-Marquardt steps on weighted equations, until one is shorter than `enough`; None where numbers are not
    // finite.
    nb::object approach(Given<double> begin, Given<double> weights, int most_steps, double enough) {
        Doubles y = checked(begin);
        const Doubles weight = vector_of(weights);
        if (weight.size() != scales_.size()) throw std::invalid_argument("bricard: there are other weights");
        evaluate(y);
        weigh(weight);
        if (!finite(slopes_)) return nb::none();
        double damping = 1e-3, before = squared(values_);
        const std::size_t n = y.size();
        Doubles normal, right, there(n);
        normal_equations(normal, right);
        for (int number = 0; number < most_steps && before != 0.0; ++number) {
            Doubles damped = normal, step = right;
            double trace = 0.0;
            for (std::size_t i = 0; i < n; ++i) trace += normal[i * n + i];
            for (std::size_t i = 0; i < n; ++i) damped[i * n + i] += damping * (trace / n + 1e-30);
            if (!solved(std::move(damped), step)) {
                damping *= 4;
                continue;
            }
            if (below(step, enough)) break;
            for (std::size_t i = 0; i < n; ++i) there[i] = y[i] - step[i] * sizes_[i];
            evaluate(there);
            weigh(weight);
            const double after = squared(values_);
            if (!(after < before && finite(slopes_))) {
                damping *= 4;
                continue;
            }
            y = there;
            before = after;
            damping /= 5;
            normal_equations(normal, right);
        }
        return numpy_array(std::move(y), {n});
    }

    // h = 0 by Newton steps, each the shortest; None where numbers are not finite.
    nb::object project(Given<double> begin, int most_steps, double rank) {
        Doubles y = checked(begin);
        const auto m = static_cast<int>(hard_), n = static_cast<int>(y.size());
        for (int number = 0; number < most_steps; ++number) {
            evaluate(y);
            values_.resize(hard_);
            const Doubles matrix = dense(hard_);
            if (!finite(matrix) || !finite(values_)) return nb::none();
            const Doubles step = ShortestSolution::of(matrix.data(), m, n, values_.data(), rank);
            if (below(step, 1e-15)) break;
            for (std::size_t i = 0; i < y.size(); ++i) y[i] -= step[i] * sizes_[i];
        }
        return numpy_array(std::move(y), {sizes_.size()});
    }

  private:
    Doubles checked(const Given<double>& y) const {
        if (y.size() != sizes_.size()) throw std::invalid_argument("bricard: there are other unknowns");
        return vector_of(y);
    }

    void evaluate(const Doubles& y) {
        std::copy(y.begin(), y.end(), given_.data());
        run_();
        const double* const found = found_.data();
        values_.resize(scales_.size());
        slopes_.resize(column_.size());
        for (std::size_t i = 0; i < values_.size(); ++i) {
            values_[i] = found[value_at_[i]] / scales_[i];
            for (std::size_t e = start_[i]; e < start_[i + 1]; ++e)
                slopes_[e] = found[entry_at_[e]] / scales_[i] * sizes_[column_[e]];
        }
    }

    void weigh(const Doubles& weight) {
        for (std::size_t i = 0; i < values_.size(); ++i) {
            values_[i] *= weight[i];
            for (std::size_t e = start_[i]; e < start_[i + 1]; ++e) slopes_[e] *= weight[i];
        }
    }

    // The lower half of J^T J, and J^T r.
    void normal_equations(Doubles& normal, Doubles& right) const {
        const std::size_t n = sizes_.size();
        normal.assign(n * n, 0.0);
        right.assign(n, 0.0);
        for (std::size_t i = 0; i < values_.size(); ++i)
            for (std::size_t e = start_[i]; e < start_[i + 1]; ++e) {
                right[column_[e]] += slopes_[e] * values_[i];
                for (std::size_t f = start_[i]; f < start_[i + 1]; ++f)
                    if (column_[f] <= column_[e]) normal[column_[e] * n + column_[f]] += slopes_[e] * slopes_[f];
            }
    }

    Doubles dense(std::size_t rows) const {
        const std::size_t n = sizes_.size();
        Doubles result(rows * n, 0.0);
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t e = start_[i]; e < start_[i + 1]; ++e) result[i * n + column_[e]] = slopes_[e];
        return result;
    }

    nb::callable run_;
    Array given_, found_;
    std::size_t hard_;
    Doubles scales_, sizes_;
    std::vector<std::size_t> value_at_, start_, entry_at_, column_;  // entries row by row, and where they are found
    Doubles values_, slopes_;
};

}  // namespace

void bind_closing(nb::module_& module) {
    nb::class_<Closing>(module, "Closing")
        .def(nb::init<nb::callable, Array, Array, int, Given<int>, Given<int>, Given<double>, Given<double>>(),
             nb::arg("run"), nb::arg("y"), nb::arg("found"), nb::arg("hard"), nb::arg("rows"), nb::arg("columns"),
             nb::arg("scales"), nb::arg("sizes"))
        .def("at", &Closing::at, nb::arg("y"))
        .def("approach", &Closing::approach, nb::arg("begin"), nb::arg("weights"), nb::arg("most_steps"),
             nb::arg("enough"))
        .def("project", &Closing::project, nb::arg("begin"), nb::arg("most_steps"), nb::arg("rank"));
}

}  // namespace bricard
