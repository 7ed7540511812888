// From a tape to values of a graph; as bricard/taylor/reading.py.
//
// Functions without a Taylor series are refused, unless they act on parameters alone.
#pragma once

#include <stdexcept>

#include "builder.hpp"
#include "graph.hpp"

namespace bricard::taylor {

class Reader {
  public:
    Reader(Graph& graph, const System& system)
        : graph_(graph), system_(system), inputs_(static_cast<int>(graph.nodes.size())) {}

    // The value of every instruction.
    std::vector<Value> read(const Tape& tape) {
        values_.reserve(tape.size());
        for (std::size_t k = 0; k < tape.size(); ++k) values_.push_back(value(tape, k));
        return std::move(values_);
    }

  private:
    Graph& graph_;
    const System& system_;
    int inputs_;  // leaves, time among them
    std::vector<Value> values_;

    Value value(const Tape& tape, std::size_t k) {
        const Op op = tape.op[k];
        if (op == Op::constant) return constant(tape.value[k]);
        if (op == Op::symbol) return input(tape.first[k]);
        const Value& a = values_.at(tape.first[k]);
        return is_binary(op) ? binary(op, a, values_.at(tape.second[k])) : unary(op, a);
    }

    static Value constant(double number) {
        if (!std::isfinite(number)) throw Refusal{Finding::number, Op::constant, number};
        return {number};
    }

    // Leaves, parameters, shifts, and derivatives that are not computed, in this order.
    Value input(int number) {
        if (number < inputs_) return {1.0, number};
        number -= inputs_;
        if (number < system_.parameters) return {Coefficient::of_symbol(number)};
        number -= system_.parameters;
        if (number >= static_cast<int>(system_.shift_root.size())) return {std::nan("")};
        return graph_.shift(values_.at(system_.shift_root[number]), system_.shift_order[number]);
    }

    Value unary(Op op, Value x) {
        switch (op) {
            case Op::neg: return graph_.negative(x);
            case Op::sq: return graph_.mul(x, x);
            case Op::inv: return graph_.div({1.0}, x);
            case Op::log1p: return graph_.apply(Op::log, graph_.add({1.0}, x));
            case Op::expm1: return graph_.add({-1.0}, graph_.apply(Op::exp, x));
            case Op::fabs: case Op::sign: case Op::floor: case Op::ceil: case Op::not_:
                if (!x.is_constant()) throw Refusal{Finding::function, op};
                return {graph_.table.apply(op, x.scale)};
            case Op::erf: throw Refusal{Finding::unknown, op};
            default: return graph_.apply(op, x);
        }
    }

    Value binary(Op op, Value x, Value y) {
        switch (op) {
            case Op::add: return graph_.add(x, y);
            case Op::sub: return graph_.add(x, graph_.negative(y));
            case Op::mul: return graph_.mul(x, y);
            case Op::div: return graph_.div(x, y);
            case Op::pow: return graph_.power(x, y);
            case Op::atan2: return graph_.atan2(x, y);
            case Op::hypot: {
                const Value square = graph_.mul(x, x), other = graph_.mul(y, y);
                return graph_.apply(Op::sqrt, graph_.add(square, other));
            }
            default:
                if (!x.is_constant() || !y.is_constant() || op == Op::fmod || op == Op::remainder || op == Op::copysign)
                    throw Refusal{Finding::function, op};
                return {graph_.table.apply(op, x.scale, y.scale)};
        }
    }
};

}  // namespace bricard::taylor
