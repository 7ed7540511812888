// From Python's objects to matrices, and back to NumPy's arrays.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <variant>

#include "matrices.hpp"

namespace bricard {

namespace nb = nanobind;
using Any = std::variant<DM, SX>;

class Buffer {
  public:
    Buffer(nb::handle object, int flags) : valid(PyObject_GetBuffer(object.ptr(), &view, flags) == 0) {
        if (!valid) PyErr_Clear();
    }
    ~Buffer() {
        if (valid) PyBuffer_Release(&view);
    }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    Py_buffer view;
    const bool valid;
};

inline bool is_string(nb::handle object) { return PyUnicode_Check(object.ptr()) || PyBytes_Check(object.ptr()); }

inline bool as_number(nb::handle object, double& number) {
    if (PyFloat_Check(object.ptr())) number = PyFloat_AsDouble(object.ptr());
    else if (PyLong_Check(object.ptr())) number = PyLong_AsDouble(object.ptr());
    else return false;
    if (number == -1.0 && PyErr_Occurred()) throw nb::python_error();
    return true;
}

// An array of doubles with at most two dimensions, in any layout.
inline bool as_array_of_doubles(nb::handle object, DM& result) {
    const Buffer buffer(object, PyBUF_STRIDES | PyBUF_FORMAT);
    if (!buffer.valid || buffer.view.ndim > 2 || std::strcmp(buffer.view.format, "d") != 0) return false;
    const Py_buffer& view = buffer.view;
    const Py_ssize_t rows = view.ndim > 0 ? view.shape[0] : 1, columns = view.ndim > 1 ? view.shape[1] : 1;
    const Py_ssize_t down = view.ndim > 0 ? view.strides[0] : 0, right = view.ndim > 1 ? view.strides[1] : 0;
    result = DM{dense_pattern(static_cast<int>(rows), static_cast<int>(columns)),
                Entries<double>(static_cast<std::size_t>(rows * columns))};
    for (Py_ssize_t j = 0; j < columns; ++j)
        for (Py_ssize_t i = 0; i < rows; ++i)
            std::memcpy(&result.data[j * rows + i], static_cast<const char*>(view.buf) + i * down + j * right,
                        sizeof(double));
    return true;
}

bool as_matrix(nb::handle object, Any& result);

inline SX expressions(Any&& any) {
    if (SX* sx = std::get_if<SX>(&any)) return std::move(*sx);
    return as_expressions(std::get<DM>(any));
}

// A list of scalars as a column, of rows as a matrix.
inline bool as_rows(nb::handle object, Any& result) {
    std::vector<Any> rows;
    bool symbolic = false, nested = false;
    for (nb::handle one : nb::borrow<nb::sequence>(object)) {
        rows.emplace_back();
        if (!as_matrix(one, rows.back())) return false;
        symbolic = symbolic || std::holds_alternative<SX>(rows.back());
        nested = nested || nb::isinstance<nb::list>(one) || nb::isinstance<nb::tuple>(one);
    }
    const auto joined = [&](auto convert) {
        using M = decltype(convert(Any{}));
        std::vector<M> parts;
        for (Any& row : rows) {
            auto part = convert(std::move(row));
            parts.push_back(nested ? transposed(part) : std::move(part));
        }
        std::vector<const M*> all;
        for (const M& part : parts) all.push_back(&part);
        return joined_below(all);
    };
    if (symbolic) result = joined([](Any&& any) { return expressions(std::move(any)); });
    else result = joined([](Any&& any) { return std::get<DM>(std::move(any)); });
    return true;
}

inline bool as_numpy_array(nb::handle object, Any& result) {
    const nb::object array = nb::module_::import_("numpy").attr("asarray")(object);
    const std::string kind = nb::cast<std::string>(array.attr("dtype").attr("kind"));
    DM numbers;
    if (kind == "O") {
        if (nb::cast<int>(array.attr("ndim")) == 0) return as_matrix(array.attr("item")(), result);
        return as_rows(array.attr("tolist")(), result);
    }
    if (kind.find_first_of("fiub") == std::string::npos) return false;
    if (!as_array_of_doubles(array.attr("astype")("float64"), numbers)) return false;
    result = std::move(numbers);
    return true;
}

inline nb::handle type_of(nb::handle object) { return reinterpret_cast<PyObject*>(Py_TYPE(object.ptr())); }

inline bool is_of_casadi(nb::handle object) {
    return nb::cast<std::string>(nb::str(type_of(object).attr("__module__"))).starts_with("casadi");
}

// What the package and its users hand in as a matrix; false for anything else.
//   numbers, lists, NumPy's arrays; objects with __expression__; CasADi's expressions, by symbolic/bridge.py
inline bool as_matrix(nb::handle object, Any& result) {
    double number = 0.0;
    if (nb::isinstance<SX>(object)) result = nb::cast<SX&>(object);
    else if (nb::isinstance<DM>(object)) result = nb::cast<DM&>(object);
    else if (as_number(object, number)) result = DM(number);
    else if (is_string(object)) return false;
    else if (nb::isinstance<nb::list>(object) || nb::isinstance<nb::tuple>(object)) return as_rows(object, result);
    else if (nb::hasattr(object, "__expression__")) return as_matrix(object.attr("__expression__")(), result);
    else if (is_of_casadi(object))
        return as_matrix(nb::module_::import_("bricard.symbolic.bridge").attr("from_casadi")(object), result);
    else if (nb::hasattr(object, "__array__") || nb::hasattr(object, "__array_interface__"))
        return as_numpy_array(object, result);
    else if (PyIndex_Check(object.ptr()) || nb::hasattr(object, "__float__"))
        result = DM(nb::cast<double>(nb::float_(object)));
    else return false;
    return true;
}

[[noreturn]] inline void not_an_expression(nb::handle object) {
    const std::string type = nb::cast<std::string>(type_of(object).attr("__name__"));
    throw nb::type_error(("a number or an expression is needed, not an object of the type " + type).c_str());
}

inline Any matrix_from(nb::handle object) {
    Any result;
    if (!as_matrix(object, result)) not_an_expression(object);
    return result;
}

inline SX expressions_from(nb::handle object) { return expressions(matrix_from(object)); }

// Expressions that are looked at: those of a matrix of expressions where they are, else made of what was given.
class Borrowed {
  public:
    explicit Borrowed(nb::handle object) : matrix_(nb::isinstance<SX>(object) ? &nb::cast<SX&>(object) : nullptr) {
        if (!matrix_) made_ = expressions_from(object);
    }
    operator const SX&() const { return matrix_ ? *matrix_ : made_; }
    const SX* operator->() const { return matrix_ ? matrix_ : &made_; }

  private:
    const SX* matrix_;
    SX made_;
};

inline DM numbers_from(nb::handle object) {
    Any any = matrix_from(object);
    if (DM* dm = std::get_if<DM>(&any)) return std::move(*dm);
    const SX& sx = std::get<SX>(any);
    DM result{sx.pattern, {}};
    for (const Expr& one : sx.data) {
        if (one->op != Op::constant) throw std::invalid_argument("the expression depends on symbols and is not a number");
        result.data.push_back(one->value);
    }
    return result;
}

// A list of matrices; a single one counts as a list of itself.
inline std::vector<SX> list_of_expressions(nb::handle object) {
    std::vector<SX> result;
    if (nb::isinstance<nb::list>(object) || nb::isinstance<nb::tuple>(object))
        for (nb::handle one : nb::borrow<nb::sequence>(object)) result.push_back(expressions_from(one));
    else result.push_back(expressions_from(object));
    return result;
}

template <class T>
nb::object numpy_array(std::vector<T> values, std::vector<std::size_t> shape, std::vector<std::int64_t> strides = {}) {
    auto* kept = new std::vector<T>(std::move(values));
    const nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    return nb::cast(nb::ndarray<nb::numpy, T>(kept->data(), shape.size(), shape.data(), owner,
                                              strides.empty() ? nullptr : strides.data()));
}

inline nb::object numpy_array(const DM& x) {
    const auto rows = static_cast<std::size_t>(x.rows()), columns = static_cast<std::size_t>(x.columns());
    const DM dense = densified(x);
    return numpy_array(std::vector<double>(dense.data.begin(), dense.data.end()), {rows, columns},
                       {1, static_cast<std::int64_t>(rows)});
}

}  // namespace bricard
