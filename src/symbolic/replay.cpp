// Tapes of scalar operations evaluated on arrays; bricard/results/tape.py says what a tape is.
#include <nanobind/ndarray.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bindings.hpp"
#include "operations.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

using Codes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Slots = nb::ndarray<const std::int32_t, nb::c_contig, nb::device::cpu>;
using Constants = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Inputs = nb::ndarray<const double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Values = nb::ndarray<double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

struct Rule {
    const char* name;
    int operands;
    void (*run)(const double* x, const double* y, double* result, std::size_t size);
};

template <class F>
Rule rule(const char* name, int operands, F) {
    return {name, operands, [](const double* x, const double* y, double* result, std::size_t size) {
                for (std::size_t i = 0; i < size; ++i) result[i] = F{}(x[i], y[i]);
            }};
}

template <std::size_t code>
Rule rule_of() {
    constexpr Op op = static_cast<Op>(code);
    const int operands = is_leaf(op) ? 0 : is_binary(op) ? 2 : 1;
    return rule(NAMES[code], operands, [](double x, double y) { return apply(op, x, y); });
}

// The operations of the algebra by their codes, and those that files of earlier versions hold besides.
template <std::size_t... codes>
auto rules_of(std::index_sequence<codes...>) {
    return std::array{
        rule_of<codes>()...,
        rule("assign", 1, [](double x, double) { return x; }),
        rule("twice", 1, [](double x, double) { return x + x; }),
        rule("constpow", 2, [](double x, double y) { return std::pow(x, y); }),
    };
}

const auto RULES = rules_of(std::make_index_sequence<static_cast<std::size_t>(Op::count)>());
constexpr std::size_t CACHE = 1 << 16;  // numbers that are at work at a time
constexpr std::size_t LONGEST = 1 << 10;

void expect(bool condition, const char* message) {
    if (!condition) throw std::invalid_argument(message);
}

// Operands come before what uses them: a tape from a file may hold anything.
void check(const Codes& codes, const Slots& operands, const Constants& constants, const Slots& results,
           std::size_t inputs) {
    const std::size_t count = codes.size();
    expect(constants.size() == count && operands.size() == 2 * count, "a tape whose arrays differ in length");
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t code = codes.data()[k];
        expect(code < RULES.size() && static_cast<Op>(code) != Op::symbol, "an unknown operation");
        for (int i = 0; i < RULES[code].operands; ++i) {
            const std::int32_t slot = operands.data()[2 * k + i];
            expect(slot >= 0 && static_cast<std::size_t>(slot) < inputs + k, "an operand that is not there");
        }
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::int32_t slot = results.data()[i];
        expect(slot >= 0 && static_cast<std::size_t>(slot) < inputs + count, "a result that is not there");
    }
}

// Slots are the inputs and then the operations; `inputs` and `values` have a row each, and times as columns.
void replay(const Codes& codes, const Slots& operands, const Constants& constants, const Slots& results,
            const Inputs& inputs, const Values& values) {
    const std::size_t given = inputs.shape(0), size = inputs.shape(1), count = codes.size();
    check(codes, operands, constants, results, given);
    expect(values.shape(0) == results.size() && values.shape(1) == size, "values of another shape");
    const nb::gil_scoped_release others_may_run;
    const std::size_t block = std::clamp<std::size_t>(CACHE / (count + 1), 1, std::clamp<std::size_t>(size, 1, LONGEST));
    std::vector<double> made(count * block);
    for (std::size_t first = 0; first < size; first += block) {
        const std::size_t length = std::min(block, size - first);
        const auto slot = [&](std::int32_t j) {
            const auto number = static_cast<std::size_t>(j);
            return number < given ? inputs.data() + number * size + first : made.data() + (number - given) * block;
        };
        for (std::size_t k = 0; k < count; ++k) {
            const Rule& rule = RULES[codes.data()[k]];
            const std::int32_t* operand = operands.data() + 2 * k;
            double* result = made.data() + k * block;
            if (rule.operands == 0)
                std::fill_n(result, length, constants.data()[k]);
            else
                rule.run(slot(operand[0]), slot(operand[rule.operands - 1]), result, length);
        }
        for (std::size_t i = 0; i < results.size(); ++i)
            std::copy_n(slot(results.data()[i]), length, values.data() + i * size + first);
    }
}

}  // namespace

void bind_replay(nb::module_& module) {
    nb::list names;
    for (const Rule& rule : RULES) names.append(rule.name);
    module.attr("REPLAYED") = nb::tuple(names);
    module.def("replay", &replay);
}

}  // namespace bricard
