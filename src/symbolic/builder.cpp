// Builds programs, and binds that to Python. A system comes in as an object whose attributes are arrays; arrays go out
// without a copy.
#include "builder.hpp"

#include "bindings.hpp"
#include "conversion.hpp"
#include "layout.hpp"
#include "reading.hpp"

namespace bricard::taylor {

namespace {

// The nodes of those roots that are not constant.
Ints nodes_of(const std::vector<Value>& values, const Ints& roots) {
    Ints nodes;
    for (int root : roots)
        if (!values.at(root).is_constant()) nodes.push_back(values[root].node);
    return nodes;
}

// How far each input is known after a stage.
Ints availability(const System& system) {
    Ints result;
    for (std::size_t leaf = 0; leaf < system.input_variable.size(); ++leaf)
        result.push_back(system.offset_d[system.input_variable[leaf]] - system.input_order[leaf]);
    result.push_back(always);
    return result;
}

Plan planned(const Graph& graph, const Fused& kept, const System& system, const std::vector<Value>& values) {
    const Ints outputs = nodes_of(values, system.outputs), known = availability(system);
    std::vector<std::pair<int, int>> needs;
    for (std::size_t i = 0; i < system.residuals.size(); ++i)
        if (const Value& value = values[system.residuals[i]]; !value.is_constant())
            needs.emplace_back(value.node, system.offset_c[i]);
    for (int output : outputs) needs.emplace_back(output, 0);
    return Planner(graph, kept, known).plan(needs, outputs);
}

}  // namespace

Built build(const Tape& tape, const System& system) {
    const int inputs = static_cast<int>(system.input_variable.size()) + 1;
    Graph graph(inputs, system.parameters);
    const std::vector<Value> values = Reader(graph, system).read(tape);

    std::vector<char> is_leaf(graph.nodes.size(), 0);
    std::fill_n(is_leaf.begin(), inputs, 1);
    Ints roots = nodes_of(values, system.residuals);
    for (int output : nodes_of(values, system.outputs)) roots.push_back(output);
    const Fused kept = Fusing<WithHistory>(graph, is_leaf).fuse(roots);
    const Plan plan = planned(graph, kept, system, values);
    for (int number : kept.numbers) is_leaf[number] = 1;
    const Fused jacobian = Fusing<OrderZero>(graph, is_leaf).fuse(nodes_of(values, system.jacobian));

    Arrays arrays = Layout(graph, system, kept, plan, jacobian).lay_out(values);
    Ints affine;
    for (int root : system.residuals)
        affine.push_back(values[root].is_constant() || plan.degree[values[root].node] < 2);
    return {std::move(arrays), std::move(affine), std::move(graph.table)};
}

namespace {

template <class T>
std::vector<T> read(nb::handle array) {
    const Buffer buffer(array, PyBUF_C_CONTIGUOUS);
    if (!buffer.valid || buffer.view.itemsize != static_cast<Py_ssize_t>(sizeof(T)))
        throw std::invalid_argument("bricard builder: an array has the wrong item type");
    const T* begin = static_cast<const T*>(buffer.view.buf);
    return std::vector<T>(begin, begin + buffer.view.len / static_cast<Py_ssize_t>(sizeof(T)));
}

template <class T>
nb::object array(std::vector<T>&& values) {
    const std::size_t size = values.size();
    return numpy_array(std::move(values), {size});
}

Tape read_tape(nb::handle tape) {
    return {read<Op>(tape.attr("op")), read<int>(tape.attr("first")), read<int>(tape.attr("second")),
            read<double>(tape.attr("value"))};
}

System read_system(nb::handle system) {
    const auto ints = [&](const char* name) { return read<int>(system.attr(name)); };
    return {.parameters = nb::cast<int>(system.attr("parameters")),
            .input_variable = ints("input_variable"),
            .input_order = ints("input_order"),
            .shift_root = ints("shift_root"),
            .shift_order = ints("shift_order"),
            .offset_c = ints("offset_c"),
            .offset_d = ints("offset_d"),
            .residuals = ints("residuals"),
            .outputs = ints("outputs"),
            .jacobian = ints("jacobian"),
            .jacobian_row = ints("jacobian_row"),
            .jacobian_column = ints("jacobian_column")};
}

Built built_from(const Tape& tape, const System& system) {
    const nb::gil_scoped_release release;
    return build(tape, system);
}

nb::dict integers(Arrays& arrays) {
    nb::dict result;
#define BRICARD_INTS(name) result[#name] = array(std::move(arrays.name))
    BRICARD_INTS(sizes); BRICARD_INTS(need); BRICARD_INTS(offset_c); BRICARD_INTS(offset_d);
    BRICARD_INTS(input_variable); BRICARD_INTS(input_order); BRICARD_INTS(update); BRICARD_INTS(silent);
    BRICARD_INTS(code); BRICARD_INTS(first); BRICARD_INTS(second); BRICARD_INTS(companion);
    BRICARD_INTS(linear_start); BRICARD_INTS(linear_node);
    BRICARD_INTS(product_start); BRICARD_INTS(product_a); BRICARD_INTS(product_b);
    BRICARD_INTS(edge_start); BRICARD_INTS(edge_source); BRICARD_INTS(update_begin); BRICARD_INTS(known_end);
    BRICARD_INTS(part_start); BRICARD_INTS(part_numerator); BRICARD_INTS(part_denominator);
    BRICARD_INTS(unit_start); BRICARD_INTS(unit_convolution); BRICARD_INTS(unit_denominator);
    BRICARD_INTS(convolution_need); BRICARD_INTS(convolution_weighted);
    BRICARD_INTS(convolution_a); BRICARD_INTS(convolution_b);
    BRICARD_INTS(residual_node); BRICARD_INTS(output_node); BRICARD_INTS(jacobian_node);
    BRICARD_INTS(jacobian_row); BRICARD_INTS(jacobian_column);
#undef BRICARD_INTS
    return result;
}

nb::tuple column(Column& column) {
    return nb::make_tuple(array(std::move(column.numbers)), array(std::move(column.places)),
                          array(std::move(column.symbols)));
}

nb::dict columns(Arrays& arrays) {
    nb::dict result;
#define BRICARD_COLUMN(name) result[#name] = column(arrays.name)
    BRICARD_COLUMN(constant); BRICARD_COLUMN(linear_scale); BRICARD_COLUMN(product_scale);
    BRICARD_COLUMN(part_scale); BRICARD_COLUMN(unit_scale);
    BRICARD_COLUMN(residual_scale); BRICARD_COLUMN(output_scale); BRICARD_COLUMN(jacobian_scale);
#undef BRICARD_COLUMN
    return result;
}

// Python has the words: refusals.py makes the error of a finding.
void translate(const std::exception_ptr& pointer, void*) {
    try {
        std::rethrow_exception(pointer);
    } catch (const Refusal& refusal) {
        const nb::object error = nb::module_::import_("bricard.taylor.refusals").attr("refusal")(
            static_cast<int>(refusal.finding), static_cast<int>(refusal.op),
            is_binary(refusal.op) ? nb::make_tuple(refusal.first, refusal.second) : nb::make_tuple(refusal.first));
        PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error.ptr())), error.ptr());
    }
}

}  // namespace

}  // namespace bricard::taylor

namespace bricard {

void bind_builder(nb::module_& module) {
    using namespace taylor;
    nb::register_exception_translator(translate);
    nb::class_<CoefficientTable>(module, "CoefficientTable")
        .def("values", [](const CoefficientTable& table, nb::handle parameters) {
            Doubles numbers = read<double>(parameters);
            if (numbers.size() != static_cast<std::size_t>(table.parameters()))
                throw std::invalid_argument("bricard builder: the wrong number of parameters");
            return array(table.values(std::move(numbers)));
        });
    module.def("build_program", [](nb::handle system) {
        Built built = built_from(read_tape(system.attr("tape")), read_system(system));
        return nb::make_tuple(integers(built.arrays), columns(built.arrays), array(std::move(built.affine)),
                              std::move(built.table));
    });
}

}  // namespace bricard
