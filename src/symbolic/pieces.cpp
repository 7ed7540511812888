// Polynomials piece by piece at many times; bricard/taylor/polynomials.py says what they are.
#include <nanobind/ndarray.h>

#include <cstdint>
#include <stdexcept>

#include "bindings.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

using Numbers = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Indices = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Coefficients = nb::ndarray<const double, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using Values = nb::ndarray<double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void expect_within(const Indices& indices, std::size_t size) {
    for (std::size_t i = 0; i < indices.size(); ++i)
        if (indices.data()[i] < 0 || static_cast<std::size_t>(indices.data()[i]) >= size)
            throw std::invalid_argument("an index that is out of range");
}

// Horner's rule, in the order in which by_numpy.py has it, so that the same time gives the same bits alone or among
// others. `factors` begin with that of the highest order; those below the lowest one do not occur.
void evaluate_pieces(const Coefficients& coefficients, const Indices& pieces, const Numbers& h, const Indices& columns,
                     const Numbers& factors, const Values& values) {
    const std::size_t orders = coefficients.shape(1), width = coefficients.shape(2), count = columns.size();
    if (pieces.size() != h.size() || values.shape(0) != h.size() || values.shape(1) != count ||
        factors.size() > orders || factors.size() == 0)
        throw std::invalid_argument("arrays whose lengths do not fit together");
    expect_within(pieces, coefficients.shape(0));
    expect_within(columns, width);
    const nb::gil_scoped_release others_may_run;
    const std::int64_t* column = columns.data();
    for (std::size_t k = 0; k < h.size(); ++k) {
        const double* row = coefficients.data() + (pieces.data()[k] * orders + orders - 1) * width;
        double* value = values.data() + k * count;
        const double step = h.data()[k];
        for (std::size_t j = 0; j < count; ++j) value[j] = row[column[j]] * factors.data()[0];
        for (std::size_t m = 1; m < factors.size(); ++m) {
            const double factor = factors.data()[m];
            row -= width;
            for (std::size_t j = 0; j < count; ++j) value[j] = value[j] * step + row[column[j]] * factor;
        }
    }
}

}  // namespace

void bind_pieces(nb::module_& module) { module.def("evaluate_pieces", &evaluate_pieces); }

}  // namespace bricard
