// Coefficients: the numbers of a graph, known once the parameters have values; as bricard/taylor/coefficients.py.
//
// A coefficient is a number or a symbol, an expression of parameters alone. Equal expressions are one symbol, so the
// graph that uses them stays canonical; `values` computes all of them in one sweep whenever parameters change.
#pragma once

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "../engine/program.hpp"
#include "interned.hpp"
#include "operations.hpp"

namespace bricard::taylor {

// What is refused; bricard/taylor/refusals.py has the words, in the same order.
enum class Finding : int {
    number,    // a constant is not finite
    function,  // an operation has no Taylor series
    constant,  // an operation on constants has no finite real value
    unknown,   // an operation has no recurrence here
};

struct Refusal {
    Finding finding;
    Op op;
    double first = 0, second = 0;
};

// The value of an operation on numbers.
inline double evaluated(Op op, double a, double b = 0) {
    const double value = bricard::apply(op, a, b);
    if (!std::isfinite(value)) throw Refusal{Finding::constant, op, a, b};
    return value;
}

struct Coefficient {
    double number = 0;
    std::int32_t symbol = none;

    Coefficient(double value = 0) : number(value) {}
    static Coefficient of_symbol(std::int32_t symbol) {
        Coefficient result;
        result.symbol = symbol;
        return result;
    }

    bool is_number() const { return symbol == none; }
    bool is(double value) const { return is_number() && number == value; }
    bool operator==(const Coefficient&) const = default;
};

inline std::uint64_t mixed(std::uint64_t hash, Coefficient coefficient) {
    return mixed(mixed(hash, coefficient.number), static_cast<std::uint64_t>(coefficient.symbol));
}

class CoefficientTable {
  public:
    explicit CoefficientTable(int parameters) : parameters_(parameters), rules_(parameters) {}

    Coefficient add(Coefficient a, Coefficient b) {
        if (a.is_number() && b.is_number()) return a.number + b.number;
        if (a.is(0)) return b;
        if (b.is(0)) return a;
        return apply(Op::add, a, b);
    }

    Coefficient mul(Coefficient a, Coefficient b) {
        if (a.is_number() && b.is_number()) return a.number * b.number;
        if (a.is(0) || b.is(0)) return 0.0;
        if (a.is(1)) return b;
        if (b.is(1)) return a;
        return apply(Op::mul, a, b);
    }

    Coefficient div(Coefficient a, Coefficient b) { return apply(Op::div, a, b); }

    // A number if the operands are numbers, else the interned expression.
    Coefficient apply(Op op, Coefficient a, Coefficient b = {}) {
        if (a.is_number() && b.is_number()) return evaluated(op, a.number, b.number);
        const bool commutes = op == Op::add || op == Op::mul;
        if (commutes && !a.is_number() && (b.is_number() || b.symbol < a.symbol)) std::swap(a, b);
        const Rule rule{op, a, b};
        const std::uint64_t hash = mixed(mixed(mixed(0, static_cast<std::uint64_t>(op)), a), b);
        return Coefficient::of_symbol(interned_.find_or(
            hash, [&](std::int32_t number) { return rules_[number] == rule; },
            [&] {
                rules_.push_back(rule);
                return static_cast<std::int32_t>(rules_.size()) - 1;
            }));
    }

    int parameters() const { return parameters_; }

    // The value of every symbol; the first ones are the parameters themselves.
    Doubles values(Doubles result) const {
        result.reserve(rules_.size());
        const auto of = [&](Coefficient x) { return x.is_number() ? x.number : result[x.symbol]; };
        for (std::size_t k = parameters_; k < rules_.size(); ++k)
            result.push_back(evaluated(rules_[k].op, of(rules_[k].first), of(rules_[k].second)));
        return result;
    }

  private:
    struct Rule {
        Op op = Op::symbol;
        Coefficient first, second;
        bool operator==(const Rule&) const = default;
    };
    int parameters_;
    std::vector<Rule> rules_;
    Interned interned_;
};

}  // namespace bricard::taylor
