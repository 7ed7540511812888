// Scalar operations of expressions, and the flat form in which expressions leave the algebra.
#pragma once

#include <cstdint>
#include <vector>

namespace bricard {

// The names are those of the enumerators; a trailing underscore avoids a word of C++.
enum class Op : std::uint8_t {
    constant, symbol,
    add, sub, mul, div, neg, sq, inv, sqrt, pow,
    exp, log, sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh, asinh, acosh, atanh,
    hypot, log1p, expm1,
    fabs, fmin, fmax, sign, floor, ceil, lt, le, eq, ne, not_, and_, or_, if_else_zero, fmod, remainder, copysign,
    count
};

// Instructions in an order in which operands come before what uses them. Instruction k of
//   constant      is value[k]
//   symbol        is the input with number first[k]
//   anything else is the operation on instructions first[k] and, if it takes two, second[k]
struct Tape {
    std::vector<Op> op;
    std::vector<std::int32_t> first, second;
    std::vector<double> value;

    std::size_t size() const { return op.size(); }
};

}  // namespace bricard
