// Python binding of functions.
#include "functions.hpp"

#include "bindings.hpp"
#include "conversion.hpp"

namespace bricard {
namespace {

// An argument in the layout of an input: a single entry stands for all.
template <class T>
Matrix<T> fitted(const Matrix<T>& given, const SX& input, const std::string& function) {
    Matrix<T> dense = densified(given);
    if (dense.numel() == input.numel()) return dense;
    if (dense.is_scalar())
        return {dense_pattern(input.rows(), input.columns()), Entries<T>(input.numel(), dense.data[0])};
    throw std::invalid_argument(function + ": an argument has " + std::to_string(dense.numel()) +
                                " entries instead of " + std::to_string(input.numel()));
}

template <class Arguments>
std::vector<Any> arguments_of(const Function& f, const Arguments& given) {
    const auto count = static_cast<std::size_t>(PySequence_Size(given.ptr()));
    if (count != f.inputs.size())
        throw std::invalid_argument(f.name + ": " + std::to_string(f.inputs.size()) + " arguments are needed, not " +
                                    std::to_string(count));
    std::vector<Any> result;
    for (nb::handle one : given) result.push_back(matrix_from(one));
    return result;
}

std::vector<DM> numbers_for(const Function& f, std::vector<Any>& given) {
    std::vector<DM> result;
    for (std::size_t i = 0; i < given.size(); ++i)
        result.push_back(fitted(std::get<DM>(given[i]), f.inputs[i], f.name));
    return result;
}

template <class Arguments>
nb::list call(Function& f, const Arguments& arguments) {
    std::vector<Any> given = arguments_of(f, arguments);
    nb::list result;
    if (std::all_of(given.begin(), given.end(), [](const Any& one) { return std::holds_alternative<DM>(one); })) {
        for (DM& one : f(numbers_for(f, given))) result.append(nb::cast(std::move(one)));
        return result;
    }
    std::vector<SX> symbolic;
    for (std::size_t i = 0; i < given.size(); ++i)
        symbolic.push_back(fitted(expressions(std::move(given[i])), f.inputs[i], f.name));
    for (SX& one : const_cast<const Function&>(f)(symbolic)) result.append(nb::cast(std::move(one)));
    return result;
}

nb::list arrays(Function& f, nb::args arguments) {
    std::vector<Any> given = arguments_of(f, arguments);
    nb::list result;
    for (const DM& one : f(numbers_for(f, given))) result.append(numpy_array(one));
    return result;
}

// Arrays whose memory a function reads and writes again and again, without a copy.
class Bound {
  public:
    Bound(Function& f, nb::sequence inputs, nb::sequence outputs) : function_(f) {
        for (nb::handle one : inputs) attach(one, PyBUF_ND | PyBUF_FORMAT, given_);
        for (nb::handle one : outputs) attach(one, PyBUF_F_CONTIGUOUS | PyBUF_FORMAT | PyBUF_WRITABLE, results_);
        if (given_.size() != f.inputs.size() || results_.size() != f.outputs.size())
            throw std::invalid_argument(f.name + ": an array for each input and output is needed");
        for (std::size_t i = 0; i < given_.size(); ++i) check(i, f.inputs[i].data.size());
        for (std::size_t i = 0; i < results_.size(); ++i) check(given_.size() + i, f.outputs[i].data.size());
    }

    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

    void run() { function_.evaluate(const_cast<const double* const*>(given_.data()), results_.data()); }

  private:
    Function& function_;
    std::vector<std::unique_ptr<Buffer>> buffers_;
    std::vector<double*> given_, results_;

    void attach(nb::handle array, int flags, std::vector<double*>& into) {
        buffers_.push_back(std::make_unique<Buffer>(array, flags));
        if (!buffers_.back()->valid || std::strcmp(buffers_.back()->view.format, "d") != 0)
            throw std::invalid_argument(function_.name + ": contiguous arrays of doubles are needed");
        into.push_back(static_cast<double*>(buffers_.back()->view.buf));
    }
    void check(std::size_t number, std::size_t entries) const {
        if (buffers_[number]->view.len != static_cast<Py_ssize_t>(entries * sizeof(double)))
            throw std::invalid_argument(function_.name + ": an array has the wrong size");
    }
};

// Places of the entries of a matrix in its dense form, column by column.
std::vector<std::size_t> dense_places(const SX& x) {
    std::vector<std::size_t> result;
    x.each([&](int i, int j, const Expr&) { result.push_back(static_cast<std::size_t>(j) * x.rows() + i); });
    return result;
}

// Outputs (points, dense entries) along points: an argument is a number or a column for all, or (points, entries).
nb::list along(Function& f, nb::args arguments) {
    std::vector<Any> given = arguments_of(f, arguments);
    std::vector<DM> columns;  // one for each point, or one for all
    std::size_t points = 1;
    for (std::size_t i = 0; i < given.size(); ++i) {
        DM one = densified(std::get<DM>(std::move(given[i])));
        const std::size_t size = f.inputs[i].numel();
        const bool fixed = one.is_scalar() || (one.columns() == 1 && one.numel() == size);
        if (!fixed && static_cast<std::size_t>(one.columns()) != size)
            throw std::invalid_argument(f.name + ": an array has the wrong shape");
        if (!fixed) points = std::max<std::size_t>(points, one.rows());
        columns.push_back(fixed ? fitted(one, f.inputs[i], f.name) : transposed(one));
    }
    std::vector<std::vector<double>> results, found;
    std::vector<std::vector<std::size_t>> places;
    std::vector<const double*> from(columns.size());
    std::vector<double*> to;
    for (const SX& output : f.outputs) {
        results.emplace_back(points * output.numel(), 0.0);
        found.emplace_back(output.data.size());
        places.push_back(dense_places(output));
    }
    for (std::vector<double>& one : found) to.push_back(one.data());
    for (std::size_t p = 0; p < points; ++p) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            from[i] = columns[i].data.data() + (columns[i].columns() > 1 ? p * f.inputs[i].numel() : 0);
        f.evaluate(from.data(), to.data());
        for (std::size_t i = 0; i < results.size(); ++i)
            for (std::size_t k = 0; k < found[i].size(); ++k)
                results[i][p * f.outputs[i].numel() + places[i][k]] = found[i][k];
    }
    nb::list result;
    for (std::size_t i = 0; i < results.size(); ++i)
        result.append(numpy_array(std::move(results[i]), {points, f.outputs[i].numel()}));
    return result;
}

nb::object tape_of(const Function& f) {
    const Tape& tape = f.tape();
    std::vector<std::uint8_t> op(tape.size());
    for (std::size_t k = 0; k < tape.size(); ++k) op[k] = static_cast<std::uint8_t>(tape.op[k]);
    return nb::make_tuple(numpy_array(std::move(op), {tape.size()}), numpy_array(tape.first, {tape.size()}),
                          numpy_array(tape.second, {tape.size()}), numpy_array(tape.value, {tape.size()}),
                          numpy_array(f.roots(), {f.roots().size()}));
}

std::vector<std::string> names_or(nb::handle given, const char* letter, std::size_t count) {
    std::vector<std::string> result;
    if (!given.is_none()) return nb::cast<std::vector<std::string>>(given);
    for (std::size_t i = 0; i < count; ++i) result.push_back(letter + std::to_string(i));
    return result;
}

void make_function(Function* place, std::string name, nb::handle inputs, nb::handle outputs, nb::handle input_names,
                   nb::handle output_names) {
    std::vector<SX> in = list_of_expressions(inputs), out = list_of_expressions(outputs);
    std::vector<std::string> of_inputs = names_or(input_names, "i", in.size());
    std::vector<std::string> of_outputs = names_or(output_names, "o", out.size());
    new (place) Function(std::move(name), std::move(in), std::move(out), std::move(of_inputs), std::move(of_outputs));
}

}  // namespace

void bind_functions(nb::module_& module) {
    nb::class_<Bound>(module, "Bound").def("__call__", &Bound::run);
    nb::class_<Function>(module, "Function")
        .def("__init__", &make_function, nb::arg("name"), nb::arg("inputs"), nb::arg("outputs"),
             nb::arg("input_names") = nb::none(), nb::arg("output_names") = nb::none())
        .def("__call__", [](Function& f, nb::args arguments) -> nb::object {
            nb::list found = call(f, arguments);
            return nb::len(found) == 1 ? nb::object(found[0]) : nb::object(nb::tuple(found));
        })
        .def("call", [](Function& f, nb::sequence arguments) { return call(f, arguments); })
        .def("arrays", &arrays)
        .def("along", &along)
        .def("bound", [](Function& f, nb::sequence inputs, nb::sequence outputs) { return new Bound(f, inputs, outputs); },
             nb::keep_alive<0, 1>(), nb::rv_policy::take_ownership)
        .def("tape", &tape_of)
        .def("name", [](const Function& f) { return f.name; })
        .def("name_in", [](const Function& f) { return f.input_names; })
        .def("name_in", [](const Function& f, std::size_t i) { return f.input_names.at(i); })
        .def("name_out", [](const Function& f) { return f.output_names; })
        .def("n_in", [](const Function& f) { return f.inputs.size(); })
        .def("n_out", [](const Function& f) { return f.outputs.size(); })
        .def("numel_in", [](const Function& f, std::size_t i) { return f.inputs.at(i).numel(); })
        .def("numel_out", [](const Function& f, std::size_t i) { return f.outputs.at(i).numel(); })
        .def("size1_out", [](const Function& f, std::size_t i) { return f.outputs.at(i).rows(); })
        .def("size2_out", [](const Function& f, std::size_t i) { return f.outputs.at(i).columns(); })
        .def_prop_ro("inputs", [](const Function& f) { return f.inputs; })
        .def_prop_ro("outputs", [](const Function& f) { return f.outputs; });
}

}  // namespace bricard
