// Python binding of expressions: the matrices SX (of expressions) and DM (of numbers), and what is done with them.
#include "bindings.hpp"
#include "conversion.hpp"
#include "derivatives.hpp"
#include "linear.hpp"

namespace bricard {
namespace {

// -- places ---------------------------------------------------------------------------------------------------------

int place_of(Py_ssize_t index, Py_ssize_t size) {
    if (index < -size || index >= size) throw std::out_of_range("the index is out of range");
    return static_cast<int>(index < 0 ? index + size : index);
}

// The places that an index, a slice or a list of indices names; `single` tells whether it is an index.
std::vector<int> places_of(nb::handle key, Py_ssize_t size, bool& single) {
    std::vector<int> result;
    single = false;
    if (PySlice_Check(key.ptr())) {
        Py_ssize_t start, stop, step;
        if (PySlice_Unpack(key.ptr(), &start, &stop, &step) < 0) throw nb::python_error();
        const Py_ssize_t count = PySlice_AdjustIndices(size, &start, &stop, step);
        for (Py_ssize_t k = 0; k < count; ++k) result.push_back(static_cast<int>(start + k * step));
    } else if (PyIndex_Check(key.ptr())) {
        single = true;
        result.push_back(place_of(nb::cast<Py_ssize_t>(nb::int_(key)), size));
    } else {
        const nb::object list = nb::hasattr(key, "tolist") ? key.attr("tolist")() : nb::borrow(key);
        for (nb::handle one : nb::borrow<nb::sequence>(list))
            result.push_back(place_of(nb::cast<Py_ssize_t>(nb::int_(one)), size));
    }
    return result;
}

template <class T>
Matrix<T> item(const Matrix<T>& x, nb::handle key) {
    bool single = false;
    if (nb::isinstance<nb::tuple>(key)) {
        const nb::tuple both = nb::borrow<nb::tuple>(key);
        if (nb::len(both) != 2) throw std::out_of_range("a matrix takes one or two indices");
        return selected(x, places_of(both[0], x.rows(), single), places_of(both[1], x.columns(), single));
    }
    const std::vector<int> places = places_of(key, static_cast<Py_ssize_t>(x.numel()), single);
    if (single) return Matrix<T>(x.at(places[0] % x.rows(), places[0] / x.rows()));
    if (x.rows() == 1 && x.columns() != 1) return selected(x, {0}, places);
    if (x.columns() == 1) return selected(x, places, {0});
    return selected(reshaped(x, static_cast<int>(x.numel()), 1), places, {0});
}

template <class T>
std::vector<Matrix<T>> scalars(const Entries<T>& entries) {
    std::vector<Matrix<T>> result;
    result.reserve(entries.size());
    for (const T& one : entries) result.push_back(Matrix<T>(one));
    return result;
}

// Rows one by one, or in groups that begin at `starts` (the last one is the number of rows).
template <class T>
std::vector<Matrix<T>> split_rows(const Matrix<T>& x, std::vector<int> starts) {
    if (starts.empty() && x.columns() == 1) return scalars(densified(x).data);
    if (starts.empty())
        for (int i = 0; i <= x.rows(); ++i) starts.push_back(i);
    std::vector<int> columns(x.columns());
    std::iota(columns.begin(), columns.end(), 0);
    std::vector<Matrix<T>> result;
    for (std::size_t k = 0; k + 1 < starts.size(); ++k) {
        std::vector<int> rows(starts[k + 1] - starts[k]);
        std::iota(rows.begin(), rows.end(), starts[k]);
        result.push_back(selected(x, rows, columns));
    }
    return result;
}

// -- operators --------------------------------------------------------------------------------------------------------

// x op y, or y op x if `swapped`; NotImplemented for what is not a matrix.
template <class T>
nb::object operated(Op op, const Matrix<T>& x, nb::handle other, bool swapped) {
    double number;
    if constexpr (std::is_same_v<T, Expr>) {
        if (nb::isinstance<SX>(other)) {
            const SX& y = nb::cast<SX&>(other);
            return nb::cast(swapped ? elementwise(op, y, x) : elementwise(op, x, y));
        }
        if (as_number(other, number)) {
            const SX y{constant(number)};
            return nb::cast(swapped ? elementwise(op, y, x) : elementwise(op, x, y));
        }
    }
    Any any;
    if (!as_matrix(other, any)) return nb::borrow(Py_NotImplemented);
    if constexpr (std::is_same_v<T, double>) {
        if (DM* y = std::get_if<DM>(&any)) return nb::cast(swapped ? elementwise(op, *y, x) : elementwise(op, x, *y));
        const SX mine = as_expressions(x), y = expressions(std::move(any));
        return nb::cast(swapped ? elementwise(op, y, mine) : elementwise(op, mine, y));
    } else {
        const SX y = expressions(std::move(any));
        return nb::cast(swapped ? elementwise(op, y, x) : elementwise(op, x, y));
    }
}

nb::object multiplied(nb::handle a, nb::handle b) {
    Any x = matrix_from(a), y = matrix_from(b);
    if (std::holds_alternative<DM>(x) && std::holds_alternative<DM>(y))
        return nb::cast(product(std::get<DM>(x), std::get<DM>(y)));
    return nb::cast(product(expressions(std::move(x)), expressions(std::move(y))));
}

// -- text -------------------------------------------------------------------------------------------------------------

template <class T>
std::string text(const Matrix<T>& x) {
    if (x.is_scalar()) return bricard::text(x.scalar());
    const auto row = [&](int i) {
        std::string out = "[";
        for (int j = 0; j < x.columns(); ++j) out += (j ? ", " : "") + bricard::text(x.at(i, j));
        return out + "]";
    };
    if (x.columns() == 1) {
        std::string out = "[";
        for (int i = 0; i < x.rows(); ++i) out += (i ? ", " : "") + bricard::text(x.at(i, 0));
        return out + "]";
    }
    std::string out = "[";
    for (int i = 0; i < x.rows(); ++i) out += (i ? ",\n " : "") + row(i);
    return out + "]";
}

// -- classes ----------------------------------------------------------------------------------------------------------

template <class T>
void bind_operator(nb::class_<Matrix<T>>& type, const char* name, const char* reflected, Op op) {
    type.def(name, [op](const Matrix<T>& x, nb::handle y) { return operated(op, x, y, false); }, nb::is_operator());
    if (reflected)
        type.def(reflected, [op](const Matrix<T>& x, nb::handle y) { return operated(op, x, y, true); }, nb::is_operator());
}

[[noreturn]] nb::object not_a_power() { throw nb::type_error("^ is not a power in Python: write x**2, not x^2"); }

template <class T>
void bind_matrix(nb::class_<Matrix<T>>& type) {
    using M = Matrix<T>;
    bind_operator(type, "__add__", "__radd__", Op::add);
    bind_operator(type, "__sub__", "__rsub__", Op::sub);
    bind_operator(type, "__mul__", "__rmul__", Op::mul);
    bind_operator(type, "__truediv__", "__rtruediv__", Op::div);
    bind_operator(type, "__pow__", "__rpow__", Op::pow);
    bind_operator(type, "__lt__", nullptr, Op::lt);
    bind_operator(type, "__le__", nullptr, Op::le);
    bind_operator(type, "__eq__", nullptr, Op::eq);
    bind_operator(type, "__ne__", nullptr, Op::ne);
    type.def("__gt__", [](const M& x, nb::handle y) { return operated(Op::lt, x, y, true); }, nb::is_operator())
        .def("__ge__", [](const M& x, nb::handle y) { return operated(Op::le, x, y, true); }, nb::is_operator())
        .def("__matmul__", [](nb::handle x, nb::handle y) { return multiplied(x, y); })
        .def("__rmatmul__", [](nb::handle x, nb::handle y) { return multiplied(y, x); })
        .def("__xor__", [](const M&, nb::handle) -> nb::object { return not_a_power(); })
        .def("__rxor__", [](const M&, nb::handle) -> nb::object { return not_a_power(); })
        .def("__neg__", [](const M& x) { return elementwise(Op::neg, x); })
        .def("__pos__", [](const M& x) { return x; })
        .def("__abs__", [](const M& x) { return elementwise(Op::fabs, x); })
        .def("__getitem__", [](const M& x, nb::handle key) { return item(x, key); })
        .def("__iter__", [](const M&) -> nb::object { throw nb::type_error("a matrix is not iterable: use vertsplit"); })
        .def("__str__", [](const M& x) { return text(x); })
        .def_prop_ro("shape", [](const M& x) { return nb::make_tuple(x.rows(), x.columns()); })
        .def_prop_ro("T", [](const M& x) { return transposed(x); })
        .def("size1", [](const M& x) { return x.rows(); })
        .def("size2", [](const M& x) { return x.columns(); })
        .def("numel", [](const M& x) { return x.numel(); })
        .def("nnz", [](const M& x) { return x.data.size(); })
        .def("is_dense", [](const M& x) { return x.pattern->dense; })
        .def("is_scalar", [](const M& x) { return x.is_scalar(); })
        .def("is_zero", [](const M& x) {
            return std::all_of(x.data.begin(), x.data.end(), [](const T& one) { return is_zero(one); });
        })
        .def("sparsity", [](const M& x) { return Pattern(*x.pattern); });
    type.attr("__hash__") = nb::none();
}

void bind_pattern(nb::module_& module) {
    nb::class_<Pattern>(module, "Sparsity")
        .def("get_triplet", [](const Pattern& p) {
            std::vector<int> rows, columns;
            for (int j = 0; j < p.columns; ++j)
                for (std::size_t k = p.begin(j); k < p.end(j); ++k) {
                    rows.push_back(p.row_of(k, j));
                    columns.push_back(j);
                }
            return nb::make_tuple(rows, columns);
        })
        .def("nnz", &Pattern::entries)
        .def("is_dense", [](const Pattern& p) { return p.dense; })
        .def("__eq__", [](const Pattern& a, const Pattern& b) { return a == b; }, nb::is_operator());
}

Expr scalar_of(const SX& x, const char* what) {
    if (!x.is_scalar()) throw std::invalid_argument(std::string(what) + ": one expression is needed, not a matrix");
    return x.scalar();
}

double number_of(const SX& x) {
    const Expr one = scalar_of(x, "float");
    if (one->op != Op::constant) throw nb::type_error(
            "an expression with symbols is not a number: use the functions of NumPy or bricard, not those of math");
    return one->value;
}

SX symbols(const std::string& name, int rows, int columns) {
    if (rows == 1 && columns == 1) return SX(make_symbol(name));
    SX result{dense_pattern(rows, columns), {}};
    for (int k = 0; k < rows * columns; ++k) result.data.push_back(make_symbol(name + "_" + std::to_string(k)));
    return result;
}

template <class T>
Matrix<T> identity(int n) {
    Matrix<T> ones = Matrix<T>::dense(n, 1);
    for (T& one : ones.data) one = one + binary(Op::eq, zero<T>(), zero<T>());
    return diagonal(ones);
}

void bind_expressions(nb::module_& module) {
    nb::class_<SX> type(module, "SX");
    type.def("__init__", [](SX* self) { new (self) SX(SX::empty(0, 0)); })
        .def("__init__", [](SX* self, nb::handle value) { new (self) SX(expressions_from(value)); })
        .def("__init__", [](SX* self, int rows, int columns) { new (self) SX(SX::empty(rows, columns)); })
        .def_static("sym", &symbols, nb::arg("name"), nb::arg("rows") = 1, nb::arg("columns") = 1)
        .def_static("zeros", &SX::dense, nb::arg("rows") = 1, nb::arg("columns") = 1)
        .def_static("eye", &identity<Expr>)
        .def("__repr__", [](const SX& x) { return "SX(" + text(x) + ")"; })
        .def("__float__", &number_of)
        .def("__int__", [](const SX& x) { return static_cast<long long>(number_of(x)); })
        .def("__bool__", [](const SX& x) {
            if (!x.is_scalar() || !is_constant(x.scalar().get()))
                throw nb::type_error("the truth value of an expression is not known");
            return number_of(x) != 0.0;
        })
        .def("name", [](const SX& x) {
            const Expr one = scalar_of(x, "name");
            if (one->op != Op::symbol) throw std::invalid_argument("name: the expression is not a symbol");
            return static_cast<Symbol*>(one.get())->name;
        })
        .def("element_hash", [](const SX& x) { return scalar_of(x, "element_hash")->serial; })
        .def("is_symbolic", [](const SX& x) { return x.is_scalar() && !x.data.empty() && x.data[0]->op == Op::symbol; })
        .def("is_constant", [](const SX& x) {
            return std::all_of(x.data.begin(), x.data.end(), [](const Expr& one) { return is_constant(one.get()); });
        })
        .def("nonzeros", [](const SX& x) { return scalars(x.data); })
        .def("__SX__", [](nb::handle x) { return nb::module_::import_("bricard.symbolic.bridge").attr("to_casadi")(x); });
    bind_matrix(type);
}

void bind_numbers(nb::module_& module) {
    nb::class_<DM> type(module, "DM");
    type.def("__init__", [](DM* self) { new (self) DM(DM::empty(0, 0)); })
        .def("__init__", [](DM* self, nb::handle value) { new (self) DM(numbers_from(value)); })
        .def("__init__", [](DM* self, int rows, int columns) { new (self) DM(DM::empty(rows, columns)); })
        .def_static("zeros", &DM::dense, nb::arg("rows") = 1, nb::arg("columns") = 1)
        .def_static("eye", &identity<double>)
        .def("__repr__", [](const DM& x) { return "DM(" + text(x) + ")"; })
        .def("__float__", [](const DM& x) {
            if (!x.is_scalar()) throw nb::type_error("a matrix is not a number");
            return x.scalar();
        })
        .def("__bool__", [](const DM& x) {
            if (!x.is_scalar()) throw nb::type_error("a matrix is neither true nor false");
            return x.scalar() != 0.0;
        })
        .def("__array__", [](const DM& x, nb::handle dtype, nb::handle) {
            const nb::object array = numpy_array(x);
            return dtype.is_none() ? array : array.attr("astype")(dtype);
        }, nb::arg("dtype") = nb::none(), nb::arg("copy") = nb::none())
        .def("full", [](const DM& x) { return numpy_array(x); })
        .def("is_constant", [](const DM&) { return true; })
        .def("nonzeros", [](const DM& x) { return std::vector<double>(x.data.begin(), x.data.end()); });
    bind_matrix(type);
}

// -- functions of matrices --------------------------------------------------------------------------------------------

// A function with the same body for expressions and numbers.
template <class F>
nb::object for_either(nb::handle object, F&& f) {
    Any any = matrix_from(object);
    return std::visit([&](auto& x) { return nb::cast(f(x)); }, any);
}

// A function of several matrices; of numbers where all of them are.
template <class F>
nb::object for_all(nb::args parts, F&& f) {
    std::vector<const SX*> given;
    given.reserve(parts.size());
    for (nb::handle part : parts)
        if (nb::isinstance<SX>(part)) given.push_back(&nb::cast<SX&>(part));
    if (!given.empty() && given.size() == parts.size()) return nb::cast(f(given));
    std::vector<Any> found;
    bool symbolic = false;
    found.reserve(parts.size());
    for (nb::handle part : parts) {
        found.push_back(matrix_from(part));
        symbolic = symbolic || std::holds_alternative<SX>(found.back());
    }
    const auto of = [&]<class M>(std::vector<const M*> matrices) {
        for (const Any& one : found) matrices.push_back(&std::get<M>(one));
        return nb::cast(f(matrices));
    };
    if (!symbolic) return of(std::vector<const DM*>());
    for (Any& one : found) one = expressions(std::move(one));
    return of(std::vector<const SX*>());
}

void bind_elementary(nb::module_& module) {
    for (Op op : {Op::sqrt, Op::exp, Op::log, Op::sin, Op::cos, Op::tan, Op::asin, Op::acos, Op::atan, Op::sinh,
                  Op::cosh, Op::tanh, Op::asinh, Op::acosh, Op::atanh, Op::log1p, Op::expm1, Op::erf, Op::fabs,
                  Op::sign, Op::floor, Op::ceil})
        module.def(name_of(op), [op](nb::handle x) -> nb::object {
            double number;
            if (as_number(x, number)) return nb::float_(apply(op, number, 0.0));
            return for_either(x, [op](const auto& matrix) { return elementwise(op, matrix); });
        });
    for (Op op : {Op::atan2, Op::hypot, Op::fmin, Op::fmax, Op::fmod, Op::remainder, Op::copysign, Op::if_else_zero})
        module.def(name_of(op), [op](nb::handle a, nb::handle b) -> nb::object {
            double x, y;
            if (as_number(a, x) && as_number(b, y)) return nb::float_(apply(op, x, y));
            Any left = matrix_from(a), right = matrix_from(b);
            if (std::holds_alternative<DM>(left) && std::holds_alternative<DM>(right))
                return nb::cast(elementwise(op, std::get<DM>(left), std::get<DM>(right)));
            return nb::cast(elementwise(op, expressions(std::move(left)), expressions(std::move(right))));
        });
}

SX crossed(const SX& a, const SX& b) {
    const SX x = densified(a), y = densified(b);
    if (x.numel() != 3 || y.numel() != 3) throw std::invalid_argument("cross: vectors with three components are needed");
    const auto& p = x.data;
    const auto& q = y.data;
    return {x.pattern, {p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]}};
}

void bind_shapes(nb::module_& module) {
    module.def("vertcat", [](nb::args parts) { return for_all(parts, [](const auto& all) { return joined_below(all); }); });
    module.def("horzcat", [](nb::args parts) { return for_all(parts, [](const auto& all) { return joined_beside(all); }); });
    module.def("vertsplit", [](nb::handle x, std::vector<int> starts) {
        return for_either(x, [&](const auto& matrix) { return split_rows(matrix, starts); });
    }, nb::arg("x"), nb::arg("starts") = std::vector<int>{});
    using Places = std::vector<int>;
    module.def("sparse", [](int rows, int columns, const Places& i, const Places& j, nb::sequence values) {
        std::vector<Triplet<Expr>> entries;
        for (std::size_t k = 0; k < i.size(); ++k)
            entries.push_back({i[k], j[k], scalar_of(expressions_from(values[k]), "sparse")});
        return from_triplets(rows, columns, std::move(entries));
    });
    module.def("densify", [](nb::handle x) { return for_either(x, [](const auto& m) { return densified(m); }); });
    module.def("sparsify", [](nb::handle x) { return for_either(x, [](const auto& m) { return sparsified(m); }); });
    module.def("vec", [](nb::handle x) {
        return for_either(x, [](const auto& m) { return reshaped(m, static_cast<int>(m.numel()), 1); });
    });
    module.def("reshape", [](nb::handle x, int rows, int columns) {
        return for_either(x, [&](const auto& m) { return reshaped(m, rows, columns); });
    });
    module.def("diag", [](nb::handle x) { return for_either(x, [](const auto& m) { return diagonal(m); }); });
    module.def("tril", [](nb::handle x) { return for_either(x, [](const auto& m) { return lower_triangle(m); }); });
    module.def("entries", [](nb::handle x) {
        const Borrowed m(x);
        return SX{dense_pattern(static_cast<int>(m->data.size()), 1), m->data};
    });
    module.def("mtimes", &multiplied);
    module.def("dot", [](nb::handle a, nb::handle b) -> nb::object {
        Any x = matrix_from(a), y = matrix_from(b);
        if (std::holds_alternative<DM>(x) && std::holds_alternative<DM>(y))
            return nb::cast(DM(sum_of_products(std::get<DM>(x), std::get<DM>(y))));
        return nb::cast(SX(sum_of_products(expressions(std::move(x)), expressions(std::move(y)))));
    });
    module.def("cross", [](nb::handle a, nb::handle b) { return crossed(expressions_from(a), expressions_from(b)); });
    module.def("sumsqr", [](nb::handle x) {
        const SX v = expressions_from(x);
        return SX(sum_of_products(v, v));
    });
}

// Which symbols do the outputs depend on, or which outputs depend on the symbols? Of degree 2: other than linearly.
std::vector<bool> which_depends(const SX& outputs, const SX& symbols, int degree, bool of_outputs) {
    const SX looked_at = degree == 1 ? outputs : jacobian(outputs, symbols);
    const Order order(looked_at.data);
    std::vector<bool> result;
    if (!of_outputs) {
        for (const Expr& symbol : symbols.data) result.push_back(order.contains(symbol.get()));
        return result;
    }
    const std::vector<char> uses = dependent(order, symbols.data);
    result.assign(outputs.data.size(), false);
    looked_at.each([&](int i, int, const Expr& one) {
        if (uses[one->number]) result[i] = true;
    });
    return result;
}

void bind_structure(nb::module_& module) {
    module.def("symvar", [](nb::handle x) {
        const Borrowed m(x);
        std::vector<SX> result;
        for (Node* symbol : Order(m->data).symbols()) result.push_back(SX(Expr(symbol)));
        return result;
    });
    module.def("symbol_hashes", [](nb::handle x) {
        const Borrowed m(x);
        std::vector<std::uint64_t> result;
        for (const Node* symbol : Order(m->data).symbols()) result.push_back(symbol->serial);
        return result;
    });
    module.def("depends_on", [](nb::handle x, nb::handle on) {
        const Borrowed m(x), symbols(on);
        const Order order(m->data);
        return std::any_of(symbols->data.begin(), symbols->data.end(),
                           [&](const Expr& one) { return order.contains(one.get()); });
    });
    module.def("which_depends", [](nb::handle x, nb::handle on, int degree, bool of_outputs) {
        return which_depends(densified<Expr>(Borrowed(x)), Borrowed(on), degree, of_outputs);
    }, nb::arg("x"), nb::arg("on"), nb::arg("degree") = 1, nb::arg("of_outputs") = false);
    module.def("is_linear", [](nb::handle x, nb::handle on) {
        const Borrowed symbols(on);
        const SX slopes = jacobian(Borrowed(x), symbols);
        const Order order(slopes.data);
        return std::none_of(symbols->data.begin(), symbols->data.end(),
                            [&](const Expr& one) { return order.contains(one.get()); });
    });
    module.def("is_equal", [](nb::handle a, nb::handle b) {
        const SX x = expressions_from(a), y = expressions_from(b);
        return x.rows() == y.rows() && x.columns() == y.columns() && densified(x).data == densified(y).data;
    });
    module.def("sprank", [](const Pattern& pattern) { return structural_rank(pattern); });
    module.def("node_count", [](nb::handle x) { return Order(entries_of(list_of_expressions(x))).size(); });
}

nb::object substitute(nb::handle expressions, nb::handle old, nb::handle replacement) {
    const bool many = nb::isinstance<nb::list>(expressions) || nb::isinstance<nb::tuple>(expressions);
    const std::vector<SX> from = list_of_expressions(old);
    std::vector<SX> to = list_of_expressions(replacement);
    if (from.size() != to.size()) throw std::invalid_argument("substitute: as many replacements as symbols are needed");
    std::vector<Node*> symbols, values;
    for (std::size_t k = 0; k < from.size(); ++k) {
        require_symbols(from[k], "substitute: what is replaced");
        if (!to[k].pattern->dense) to[k] = densified(to[k]);
        if (to[k].numel() != from[k].numel() && !to[k].is_scalar())
            throw std::invalid_argument("substitute: a replacement has the wrong number of entries");
        for (std::size_t i = 0; i < from[k].data.size(); ++i) {
            symbols.push_back(from[k].data[i].get());
            values.push_back(to[k].data[to[k].is_scalar() ? 0 : i].get());
        }
    }
    std::vector<SX> result = substituted(list_of_expressions(expressions), symbols, values);
    return many ? nb::cast(std::move(result)) : nb::cast(std::move(result[0]));
}

void bind_calculus(nb::module_& module) {
    module.def("jacobian", [](nb::handle f, nb::handle x) { return jacobian(Borrowed(f), Borrowed(x)); });
    module.def("jtimes", [](nb::handle f, nb::handle x, nb::handle v, bool transposed) {
        return directional(Borrowed(f), Borrowed(x), Borrowed(v), transposed);
    }, nb::arg("f"), nb::arg("x"), nb::arg("v"), nb::arg("transposed") = false);
    module.def("gradient", [](nb::handle f, nb::handle x) {
        return directional(SX(scalar_of(Borrowed(f), "gradient")), Borrowed(x), SX(constant(1.0)), true);
    });
    module.def("substitute", &substitute);
    module.def("simplify", [](nb::handle x) {
        SX result = expressions_from(x);
        for (Expr& one : result.data) one = collected(one);
        return result;
    });
    module.def("solve", [](nb::handle A, nb::handle b) { return solved(expressions_from(A), expressions_from(b)); });
    module.def("operations", [](nb::handle x) {
        std::vector<char> occurs(NAMES.size(), 0);
        const Borrowed m(x);
        const Order order(m->data);
        for (const Node* node : order.nodes()) occurs[static_cast<std::size_t>(node->op)] = 1;
        nb::list result;
        for (std::size_t k = 0; k < NAMES.size(); ++k)
            if (occurs[k]) result.append(nb::str(std::string(NAMES[k]).c_str()));
        return result;
    });
    module.def("not_finite", [](nb::handle x) -> nb::object {
        const Borrowed m(x);
        const Order order(m->data);
        for (const Node* node : order.nodes())
            if (node->op == Op::constant && !std::isfinite(node->value)) return nb::float_(node->value);
        return nb::none();
    });
}

// -- another algebra's symbols ------------------------------------------------------------------------------------------

// What another algebra has for a symbol is kept with it, and found again by a key.
std::unordered_map<std::uint64_t, Symbol*>& symbols_by_key() {
    static auto* known = new std::unordered_map<std::uint64_t, Symbol*>;
    return *known;
}

struct Peer {
    nb::object object;
    std::uint64_t key;
};

Symbol* symbol_of(const SX& x) {
    const Expr one = scalar_of(x, "peer");
    if (one->op != Op::symbol) throw std::invalid_argument("peer: a symbol is needed");
    return static_cast<Symbol*>(one.get());
}

void bind_peers(nb::module_& module) {
    Pool::instance().release_peer = [](void* peer) {
        symbols_by_key().erase(static_cast<Peer*>(peer)->key);
        delete static_cast<Peer*>(peer);
    };
    module.def("peer", [](const SX& x) -> nb::object {
        const Symbol* symbol = symbol_of(x);
        return symbol->peer ? static_cast<Peer*>(symbol->peer)->object : nb::none();
    });
    module.def("set_peer", [](const SX& x, nb::object object, std::uint64_t key) {
        Symbol* symbol = symbol_of(x);
        if (symbol->peer) throw std::invalid_argument("set_peer: the symbol has a peer already");
        symbol->peer = new Peer{std::move(object), key};
        symbols_by_key()[key] = symbol;
    });
    module.def("with_peer", [](std::uint64_t key) -> nb::object {
        const auto found = symbols_by_key().find(key);
        return found == symbols_by_key().end() ? nb::none() : nb::cast(SX(Expr(found->second)));
    });
    module.def("operate", [](const std::string& name, nb::args operands) {
        for (std::size_t k = 0; k < NAMES.size(); ++k)
            if (name == NAMES[k]) {
                const Op op = static_cast<Op>(k);
                const Expr x = scalar_of(expressions_from(operands[0]), "operate");
                if (operands.size() == 1) return SX(unary(op, x));
                return SX(binary(op, x, scalar_of(expressions_from(operands[1]), "operate")));
            }
        throw std::invalid_argument("operate: unknown operation");
    });
    module.def("living_nodes", [] { return Pool::instance().count(); });
    std::vector<std::string> names(NAMES.begin(), NAMES.end());
    module.attr("OPERATIONS") = nb::tuple(nb::cast(names));
}

}  // namespace

void bind_algebra(nb::module_& module) {
    bind_pattern(module);
    bind_expressions(module);
    bind_numbers(module);
    bind_elementary(module);
    bind_shapes(module);
    bind_structure(module);
    bind_calculus(module);
    bind_peers(module);
}

}  // namespace bricard
