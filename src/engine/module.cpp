// Python binding of the engine. Arrays cross the border through the buffer protocol, which also carries
// long double; the model is a dictionary of arrays as made by bricard/taylor/program.py.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>
#include <string>

#include "constrained.hpp"
#include "integrator.hpp"

#ifndef BRICARD_ENGINE_MODULE
#define BRICARD_ENGINE_MODULE _engine
#endif

namespace nb = nanobind;

namespace {

using namespace bricard;

class Buffer {
  public:
    Buffer(nb::handle array, int flags) {
        if (PyObject_GetBuffer(array.ptr(), &view, flags) != 0) throw nb::python_error();
    }
    ~Buffer() { PyBuffer_Release(&view); }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    Py_buffer view;
};

template <class T>
std::vector<T> read(nb::handle array) {
    const Buffer buffer(array, PyBUF_C_CONTIGUOUS);
    if (buffer.view.itemsize != static_cast<Py_ssize_t>(sizeof(T)))
        throw std::invalid_argument("bricard engine: an array has the wrong item type");
    const T* begin = static_cast<const T*>(buffer.view.buf);
    return std::vector<T>(begin, begin + buffer.view.len / static_cast<Py_ssize_t>(sizeof(T)));
}

template <class T>
constexpr const char* type_name() {
    if (std::is_same_v<T, double>) return "float64";
    return std::is_same_v<T, int> ? "int32" : "longdouble";
}

template <class T, class... Sizes>
nb::object array(const std::vector<T>& values, Sizes... shape) {
    nb::object result = nb::module_::import_("numpy").attr("empty")(
        nb::make_tuple(static_cast<Py_ssize_t>(shape)...), type_name<T>());
    const Buffer buffer(result, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE);
    if (!values.empty()) std::memcpy(buffer.view.buf, values.data(), values.size() * sizeof(T));
    return result;
}

// A list as an array of its memory; numbers that no exchange protocol knows are copied.
template <class T>
nb::object array_of(const Record<T>& record, std::initializer_list<size_t> shape) {
    using Block = typename Record<T>::Block;
    const std::shared_ptr<Block> block = record.shared();
    if constexpr (std::is_same_v<T, double>) {
        nb::capsule owner(new std::shared_ptr<Block>(block), [](void* kept) noexcept {
            delete static_cast<std::shared_ptr<Block>*>(kept);
        });
        return nb::cast(nb::ndarray<nb::numpy, T>(block->data, shape, owner));
    } else {
        const std::vector<T> values(block->data, block->data + block->size);
        const size_t* size = shape.begin();
        return array(values, size[0], size[1], size[2]);
    }
}

Numbers load_numbers(const nb::dict& arrays, const Ints& jacobian_row) {
    Numbers n;
#define BRICARD_DOUBLES(name) n.name = read<double>(arrays[#name])
    BRICARD_DOUBLES(constant); BRICARD_DOUBLES(linear_scale); BRICARD_DOUBLES(product_scale);
    BRICARD_DOUBLES(part_scale); BRICARD_DOUBLES(unit_scale); BRICARD_DOUBLES(residual_scale);
    BRICARD_DOUBLES(output_scale); BRICARD_DOUBLES(jacobian_scale); BRICARD_DOUBLES(row_scale);
#undef BRICARD_DOUBLES
    for (size_t i = 0; i < n.row_scale.size(); ++i) n.residual_scale[i] *= n.row_scale[i];
    for (size_t e = 0; e < jacobian_row.size(); ++e) n.jacobian_scale[e] *= n.row_scale[jacobian_row[e]];
    return n;
}

Program load(const nb::dict& arrays) {
    Program p;
    const auto ints = [&](const char* name) { return read<int>(arrays[name]); };
    const Ints sizes = ints("sizes");
    p.variables = sizes[0], p.inputs = sizes[1], p.nodes = sizes[2], p.all = sizes[3];
#define BRICARD_INTS(name) p.name = ints(#name)
    BRICARD_INTS(need); BRICARD_INTS(offset_c); BRICARD_INTS(offset_d);
    BRICARD_INTS(input_variable); BRICARD_INTS(input_order); BRICARD_INTS(update); BRICARD_INTS(silent);
    BRICARD_INTS(code); BRICARD_INTS(first); BRICARD_INTS(second);
    BRICARD_INTS(linear_start); BRICARD_INTS(linear_node);
    BRICARD_INTS(product_start); BRICARD_INTS(product_a); BRICARD_INTS(product_b);
    BRICARD_INTS(edge_start); BRICARD_INTS(edge_source); BRICARD_INTS(update_begin); BRICARD_INTS(known_end);
    BRICARD_INTS(part_start); BRICARD_INTS(part_numerator); BRICARD_INTS(part_denominator);
    BRICARD_INTS(unit_start); BRICARD_INTS(unit_convolution); BRICARD_INTS(unit_denominator);
    BRICARD_INTS(convolution_need); BRICARD_INTS(convolution_weighted);
    BRICARD_INTS(convolution_a); BRICARD_INTS(convolution_b);
    BRICARD_INTS(residual_node); BRICARD_INTS(output_node); BRICARD_INTS(jacobian_node);
    BRICARD_INTS(jacobian_row); BRICARD_INTS(jacobian_column);
    BRICARD_INTS(linear_stage); BRICARD_INTS(row_partner); BRICARD_INTS(place);
#undef BRICARD_INTS
    static_cast<Numbers&>(p) = load_numbers(arrays, p.jacobian_row);
    p.symmetric = nb::cast<bool>(arrays["symmetric"]);
    p.directions = nb::cast<int>(arrays["directions"]);
    return p;
}

// The partial derivatives of the index-one form, as bricard/dae/index_one.py makes them.
PartialDerivatives load_partials(const nb::dict& given) {
    const auto ints = [&](const char* name) { return read<int>(given[name]); };
    return {load(nb::cast<nb::dict>(given["program"])), ints("rows"), ints("columns"), ints("powers")};
}

// Tables of collocation, as bricard/taylor/collocation.py reads them.
std::vector<StageTable> load_tables(const nb::list& given) {
    std::vector<StageTable> tables;
    for (nb::handle one : given) {
        const auto doubles = [&](const char* name) { return read<double>(one[name]); };
        StageTable table{0, doubles("nodes"), doubles("A"), doubles("eigenvalues"), doubles("left"), doubles("right"),
                         doubles("to_legendre"), doubles("from_start")};
        table.s = static_cast<int>(table.nodes.size());
        tables.push_back(table);
    }
    return tables;
}

template <class Real>
struct Binding {
    using Engine = Integrator<Real>;

    static std::vector<Real> read_derivative(const Engine& engine, nb::handle derivative) {
        std::vector<Real> values = read<Real>(derivative);
        if (values.size() != engine.series.derivative.size())
            throw std::invalid_argument("bricard engine: the derivatives have the wrong shape");
        return values;
    }

    static void begin(Engine& engine, double t, nb::handle derivative, double tolerance, nb::handle absolute,
                      double smallest_step, double largest_step, long max_steps, bool keep_steps, nb::handle times) {
        Options options;
        options.tolerance = tolerance;
        options.absolute = read<double>(absolute);
        options.smallest_step = smallest_step;
        options.largest_step = largest_step;
        options.max_steps = max_steps;
        options.keep_steps = keep_steps;
        options.times = read<double>(times);
        engine.begin(t, read_derivative(engine, derivative), options);
    }

    // A callable progress(t, steps) is told how far the run is; Ctrl-C and its errors end the run.
    static int advance(Engine& engine, double end, nb::object progress) {
        bool failed = false;
        const auto watch = [&](double t, long steps) {
            const nb::gil_scoped_acquire gil;
            if (PyErr_CheckSignals() != 0) {
                PyErr_Clear();
                return false;
            }
            if (progress.is_none()) return true;
            if (PyObject* result = PyObject_CallFunction(progress.ptr(), "dl", t, steps)) {
                Py_DECREF(result);
                return true;
            }
            failed = true;
            return false;
        };
        Status status;
        {
            const nb::gil_scoped_release release;
            status = engine.advance(end, watch);
        }
        if (failed) throw nb::python_error();
        return static_cast<int>(status);
    }

    static nb::object derivative(const Engine& engine) {
        return array(engine.series.derivative, engine.series.levels, engine.series.n);
    }

    static nb::tuple expand(Engine& engine, double t, nb::handle derivative) {
        engine.series.derivative = read_derivative(engine, derivative);
        const std::vector<Real> absolute(engine.series.n, 1);
        const Outcome outcome = engine.series.expand(t, absolute.data(), 0);
        std::vector<Real> coefficients;
        for (int m = 0; m < engine.orders; ++m)
            for (int j = 0; j < engine.series.n; ++j)
            {
                const int d = engine.series.program.offset_d[j];
                coefficients.push_back(m <= engine.series.last_stage + d ? engine.series.coefficients(m, d)[j] : Real(0));
            }
        return nb::make_tuple(static_cast<int>(outcome), array(coefficients, engine.orders, engine.series.n));
    }

    // All that was recorded; the polynomials are handed over.
    static nb::dict records(Engine& engine) {
        engine.close_step();
        nb::dict result;
        const auto steps = engine.starts.size(), n = static_cast<size_t>(engine.series.n);
        const auto outputs = engine.series.program.output_node.size();
        const auto kept = engine.coefficients.size() == 0 ? 0 : steps;
        const auto output_orders = static_cast<size_t>(engine.series.last_stage) + 1;
        result["starts"] = array(engine.starts, steps);
        result["lengths"] = array(engine.lengths, steps);
        result["dropped"] = array(engine.dropped, steps);
        result["residuals"] = array(engine.residuals, steps);
        result["hidden_residuals"] = array(engine.hidden_residuals, steps);
        result["pivots"] = array(engine.pivots, steps);
        result["defects"] = array(engine.defects, steps);
        result["coefficients"] = array_of(engine.coefficients, {kept, static_cast<size_t>(engine.orders), n});
        result["output_coefficients"] = array(engine.output_coefficients, kept, output_orders, outputs);
        const size_t values = static_cast<size_t>(engine.series.levels) * n;
        result["time_values"] = array(engine.time_values, engine.time_values.size() / values,
                                      static_cast<size_t>(engine.series.levels), n);
        return result;
    }

    static nb::object last_outputs(const Engine& engine) {
        return array(engine.last_outputs(), static_cast<size_t>(engine.series.last_stage) + 1,
                     engine.series.program.output_node.size());
    }

    static nb::object falls(Engine& engine, int begin, nb::handle first, nb::handle whole) {
        const GuardSizes sizes{read<double>(first), read<double>(whole)};
        if (begin < 0 || begin + sizes.count() > static_cast<int>(engine.series.program.output_node.size()))
            throw std::invalid_argument("bricard engine: there are not as many outputs");
        const auto found = engine.falls(begin, sizes);
        if (!found) return nb::none();
        nb::list result;
        for (const Fall& one : *found) result.append(nb::make_tuple(one.offset, one.guard));
        return result;
    }

    static void bind(nb::module_& module, const char* name) {
        nb::class_<Engine>(module, name)
            .def("__init__", [](Engine* self, const nb::dict& program, int stages) {
                new (self) Engine(load(program), stages);
            })
            .def("rebind", [](Engine& engine, const nb::dict& numbers) {
                engine.series.rebind(load_numbers(numbers, engine.series.program.jacobian_row));
            })
            .def("collocate", [](Engine& engine, const nb::dict& partials, const nb::list& tables) {
                engine.collocate(load_partials(partials), load_tables(tables));
            })
            .def("rebind_partials", [](Engine& engine, const nb::dict& numbers) {
                engine.rebind_partials(load_numbers(numbers, {}));
            })
            .def("watch_stiffness", [](Engine& engine) { engine.watch_stiffness(); })
            .def("expect", [](Engine& engine, nb::handle sizes) { engine.expect(read<double>(sizes)); })
            .def("begin", &begin)
            .def("advance", &advance, nb::arg("end"), nb::arg("progress").none())
            .def("truncate", [](Engine& engine, double length) { engine.truncate(length); })
            .def("make_consistent", [](Engine& engine) { return static_cast<int>(engine.make_consistent()); })
            .def("expand", &expand)
            .def("records", &records)
            .def("last_outputs", &last_outputs)
            .def("derivatives_at", [](const Engine& engine, double offset) {
                return array(engine.derivatives_at(offset), engine.series.levels, engine.series.n);
            })
            .def("outputs_at", [](Engine& engine, double offset) {
                const auto values = engine.outputs_at(offset);
                return array(values, values.size());
            })
            .def("falls", &falls)
            .def("previous_ends", [](const Engine& engine) {
                return array(engine.previous_ends(), engine.previous_ends().size());
            })
            .def("values", [](const Engine& engine) {
                const auto values = engine.series.values();
                return array(values, values.size());
            })
            .def("first_not_finite", [](const Engine& engine) { return engine.series.first_not_finite(); })
            .def("jacobian", [](const Engine& engine) {
                const auto values = engine.series.jacobian_values();
                return array(values, values.size());
            })
            .def_prop_ro("derivative", &derivative)
            .def_prop_ro("time", [](const Engine& engine) { return static_cast<double>(engine.time()); })
            .def_prop_ro("last_start", [](const Engine& engine) { return static_cast<double>(engine.last_start()); })
            .def_prop_ro("last_length", [](const Engine& engine) { return static_cast<double>(engine.last_length()); })
            .def_prop_ro("moved", [](const Engine& engine) { return static_cast<double>(engine.series.moved); })
            .def_prop_ro("pivot", [](const Engine& engine) { return engine.series.jacobian.base.smallest_pivot; })
            .def_prop_ro("noise", &Engine::noise)
            .def_prop_ro("rounding", &Engine::rounding)
            .def_prop_ro("points_seen", &Engine::points_seen)
            .def_prop_ro("weak_error", &Engine::weak_error)
            .def_prop_ro("switches", [](const Engine& engine) { return array(engine.switches, engine.switches.size()); })
            .def_ro("implicit_steps", &Engine::implicit_steps)
            .def_ro("steps", &Engine::steps)
            .def_ro("rejections", &Engine::rejections)
            .def_prop_ro("factorizations", [](const Engine& engine) { return engine.series.jacobian.base.factorizations; })
            .def_prop_ro("pivot_sequences", [](const Engine& engine) { return engine.series.jacobian.base.sequences; });
    }
};

// An array of doubles that lives in Python, and is read and written here.
class Shared {
  public:
    Shared(nb::handle array, size_t size) : buffer_(array, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) {
        const Py_ssize_t item = sizeof(double);
        if (buffer_.view.itemsize != item || buffer_.view.len != static_cast<Py_ssize_t>(size) * item)
            throw std::invalid_argument("bricard engine: an array has the wrong size");
    }
    double* data() const { return static_cast<double*>(buffer_.view.buf); }

  private:
    Buffer buffer_;
};

// y' as a function of t and y. `run` reads `time` and `state`, and writes the terms that change to `changing`.
template <class Basis>
class RatesBinding {
  public:
    RatesBinding(const nb::tuple& sizes, nb::handle independent, nb::handle terms, nb::handle places, nb::object run,
                 nb::handle time, nb::handle state, nb::handle changing, nb::handle rates, nb::handle lambda)
        : rates_(nb::cast<int>(sizes[0]), nb::cast<int>(sizes[1]), nb::cast<int>(sizes[2]), read<int>(independent),
                 read<double>(terms), read<int>(places)),
          run_(run), copy_(rates.attr("copy")), dtype_("dtype"), double_(nb::getattr(rates, dtype_)), time_(time, 1),
          state_(state, 2 * rates_.n() + rates_.k()), changing_(changing, rates_.changing()),
          result_(rates, 2 * rates_.n() + rates_.k()), lambda_(lambda, rates_.m()) {}

    nb::object evaluate(double t, nb::handle y) {
        *time_.data() = t;
        copy_state(y);
        call(run_);
        rates_.evaluate(state_.data() + rates_.n(), changing_.data(), result_.data(), lambda_.data());
        return call(copy_);
    }

    static void bind(nb::module_& module, const char* name) {
        nb::class_<RatesBinding>(module, name)
            .def(nb::init<const nb::tuple&, nb::handle, nb::handle, nb::handle, nb::object, nb::handle, nb::handle,
                          nb::handle, nb::handle, nb::handle>())
            .def("evaluate", &RatesBinding::evaluate);
    }

  private:
    Rates<Basis> rates_;
    nb::object run_, copy_;
    nb::str dtype_;
    nb::object double_;
    Shared time_, state_, changing_, result_, lambda_;

    static nb::object call(const nb::object& function) {
        PyObject* result = PyObject_CallNoArgs(function.ptr());
        if (!result) throw nb::python_error();
        return nb::steal(result);
    }

    // NumPy has one object for the type double; to ask for it is faster than for the buffer's format.
    void copy_state(nb::handle y) const {
        const Buffer given(y, PyBUF_STRIDES);
        const Py_ssize_t size = 2 * rates_.n() + rates_.k();
        if (given.view.ndim != 1 || given.view.shape[0] != size || !nb::getattr(y, dtype_).is(double_))
            throw std::invalid_argument("bricard engine: the state must be an array of doubles of the right length");
        const char* from = static_cast<const char*>(given.view.buf);
        for (Py_ssize_t i = 0; i < size; ++i, from += given.view.strides[0])
            std::memcpy(state_.data() + i, from, sizeof(double));
    }
};

}  // namespace

NB_MODULE(BRICARD_ENGINE_MODULE, module) {
    nb::set_leak_warnings(false);  // what users keep may outlive the module at the interpreter's end
    Binding<double>::bind(module, "Engine");
    Binding<long double>::bind(module, "LongEngine");
    RatesBinding<Reflections>::bind(module, "RatesByQR");
    RatesBinding<SingularValues>::bind(module, "RatesBySVD");
    RatesBinding<Partition>::bind(module, "RatesByPartition");
    module.attr("long_double_digits") = std::numeric_limits<long double>::digits;
}
