// Arrays of one dimension that cross the border to Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <vector>

namespace bricard {

template <class T>
using Given = nanobind::ndarray<const T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;
using Returned = nanobind::ndarray<nanobind::numpy, double, nanobind::ndim<1>>;

template <class T>
std::vector<T> vector_of(const Given<T>& array) {
    return std::vector<T>(array.data(), array.data() + array.size());
}

inline Returned returned(std::vector<double> values) {
    auto* kept = new std::vector<double>(std::move(values));
    const nanobind::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<double>*>(p); });
    return Returned(kept->data(), {kept->size()}, owner);
}

}  // namespace bricard
