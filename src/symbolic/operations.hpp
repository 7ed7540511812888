// Scalar operations of expressions, and the flat form in which expressions leave the algebra.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace bricard {

// The order is that of NAMES below.
enum class Op : std::uint8_t {
    constant, symbol,
    add, sub, mul, div, neg, sq, inv, sqrt, pow,
    exp, log, sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh, asinh, acosh, atanh,
    hypot, log1p, expm1, erf,
    fabs, fmin, fmax, sign, floor, ceil, lt, le, eq, ne, not_, and_, or_, if_else_zero, fmod, remainder, copysign,
    count
};

inline constexpr std::array<const char*, static_cast<std::size_t>(Op::count)> NAMES = {
    "const", "input",
    "add", "sub", "mul", "div", "neg", "sq", "inv", "sqrt", "pow",
    "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "hypot", "log1p", "expm1", "erf",
    "fabs", "fmin", "fmax", "sign", "floor", "ceil", "lt", "le", "eq", "ne", "not", "and", "or", "if_else_zero", "fmod",
    "remainder", "copysign"};

inline const char* name_of(Op op) { return NAMES[static_cast<std::size_t>(op)]; }

inline bool is_leaf(Op op) { return op == Op::constant || op == Op::symbol; }

inline bool is_binary(Op op) {
    switch (op) {
        case Op::add: case Op::sub: case Op::mul: case Op::div: case Op::pow: case Op::atan2: case Op::hypot:
        case Op::fmin: case Op::fmax: case Op::lt: case Op::le: case Op::eq: case Op::ne: case Op::and_: case Op::or_:
        case Op::if_else_zero: case Op::fmod: case Op::remainder: case Op::copysign:
            return true;
        default:
            return false;
    }
}

inline bool is_commutative(Op op) {
    switch (op) {
        case Op::add: case Op::mul: case Op::hypot: case Op::fmin: case Op::fmax: case Op::eq: case Op::ne:
        case Op::and_: case Op::or_:
            return true;
        default:
            return false;
    }
}

// The operation on numbers.
inline double apply(Op op, double x, double y) {
    switch (op) {
        case Op::add: return x + y;
        case Op::sub: return x - y;
        case Op::mul: return x * y;
        case Op::div: return x / y;
        case Op::neg: return -x;
        case Op::sq: return x * x;
        case Op::inv: return 1.0 / x;
        case Op::sqrt: return std::sqrt(x);
        case Op::pow: return std::pow(x, y);
        case Op::exp: return std::exp(x);
        case Op::log: return std::log(x);
        case Op::sin: return std::sin(x);
        case Op::cos: return std::cos(x);
        case Op::tan: return std::tan(x);
        case Op::asin: return std::asin(x);
        case Op::acos: return std::acos(x);
        case Op::atan: return std::atan(x);
        case Op::atan2: return std::atan2(x, y);
        case Op::sinh: return std::sinh(x);
        case Op::cosh: return std::cosh(x);
        case Op::tanh: return std::tanh(x);
        case Op::asinh: return std::asinh(x);
        case Op::acosh: return std::acosh(x);
        case Op::atanh: return std::atanh(x);
        case Op::hypot: return std::hypot(x, y);
        case Op::log1p: return std::log1p(x);
        case Op::expm1: return std::expm1(x);
        case Op::erf: return std::erf(x);
        case Op::fabs: return std::fabs(x);
        case Op::fmin: return std::fmin(x, y);
        case Op::fmax: return std::fmax(x, y);
        case Op::sign: return x > 0 ? 1.0 : x < 0 ? -1.0 : x;
        case Op::floor: return std::floor(x);
        case Op::ceil: return std::ceil(x);
        case Op::lt: return x < y;
        case Op::le: return x <= y;
        case Op::eq: return x == y;
        case Op::ne: return x != y;
        case Op::not_: return x == 0.0;
        case Op::and_: return x != 0.0 && y != 0.0;
        case Op::or_: return x != 0.0 || y != 0.0;
        case Op::if_else_zero: return x != 0.0 ? y : 0.0;
        case Op::fmod: return std::fmod(x, y);
        case Op::remainder: return std::remainder(x, y);
        case Op::copysign: return std::copysign(x, y);
        default: return std::numeric_limits<double>::quiet_NaN();
    }
}

// Instructions in an order in which operands come before what uses them. Instruction k of
//   constant      is value[k]
//   symbol        is the input with number first[k]
//   anything else is the operation on instructions first[k] and, if it takes two, second[k]
struct Tape {
    std::vector<Op> op;
    std::vector<std::int32_t> first, second;
    std::vector<double> value;

    std::size_t size() const { return op.size(); }

    std::int32_t push(Op operation, std::int32_t a, std::int32_t b, double number) {
        op.push_back(operation);
        first.push_back(a);
        second.push_back(b);
        value.push_back(number);
        return static_cast<std::int32_t>(size()) - 1;
    }
};

}  // namespace bricard
