// Arrays of one dimension that come from Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <vector>

namespace bricard {

template <class T>
using Given = nanobind::ndarray<const T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;

template <class T>
std::vector<T> vector_of(const Given<T>& array) {
    return std::vector<T>(array.data(), array.data() + array.size());
}

}  // namespace bricard
