// Expressions from expressions: constants are folded, and what is plain to see is simplified.
//
// Simplified are neutral and absorbing elements, signs (they move outwards), x - x, x x = x^2, factors that cancel and
// sin^2 + cos^2. sqrt(x^2) stays as it is: |x| has no Taylor series.
#pragma once

#include <stdexcept>
#include <string>

#include "nodes.hpp"

namespace bricard {

inline Expr constant(double value) {
    return Pool::instance().find_or_make(Op::constant, nullptr, nullptr, value == 0.0 ? 0.0 : value);  // no -0.0
}
inline Expr make_symbol(std::string name) { return Pool::instance().make_symbol(std::move(name)); }

inline bool is(const Node* x, Op op) { return x->op == op; }
inline bool is_constant(const Node* x) { return x->op == Op::constant; }
inline bool is_number(const Node* x, double value) { return x->op == Op::constant && x->value == value; }
inline bool is_zero(const Expr& x) { return is_number(x.get(), 0.0); }

Expr unary(Op op, const Expr& x);
Expr binary(Op op, const Expr& x, const Expr& y);

inline Expr operator+(const Expr& x, const Expr& y) { return binary(Op::add, x, y); }
inline Expr operator-(const Expr& x, const Expr& y) { return binary(Op::sub, x, y); }
inline Expr operator*(const Expr& x, const Expr& y) { return binary(Op::mul, x, y); }
inline Expr operator/(const Expr& x, const Expr& y) { return binary(Op::div, x, y); }
inline Expr operator-(const Expr& x) { return unary(Op::neg, x); }

namespace simplified {

inline Expr first(const Expr& x) { return Expr(x->first); }
inline Expr second(const Expr& x) { return Expr(x->second); }
inline Expr made(Op op, const Expr& x, const Expr& y) {
    return Pool::instance().find_or_make(op, x.get(), y.get(), 0.0);
}
inline Expr made(Op op, const Expr& x) { return Pool::instance().find_or_make(op, x.get(), nullptr, 0.0); }

// c and x of an expression c x, if it is one.
inline bool is_scaled(const Expr& x) { return is(x.get(), Op::mul) && is_constant(x->first); }

inline bool are_sine_and_cosine_squared(const Expr& x, const Expr& y) {
    if (!is(x.get(), Op::sq) || !is(y.get(), Op::sq)) return false;
    const Node *a = x->first, *b = y->first;
    return ((a->op == Op::sin && b->op == Op::cos) || (a->op == Op::cos && b->op == Op::sin)) && a->first == b->first;
}

inline Expr add(const Expr& x, const Expr& y) {
    if (is_zero(x)) return y;
    if (is_zero(y)) return x;
    if (is(y.get(), Op::neg)) return x - first(y);
    if (is(x.get(), Op::neg)) return y - first(x);
    if (x == y) return constant(2.0) * x;
    if (is(x.get(), Op::sub) && x->second == y.get()) return first(x);
    if (is(y.get(), Op::sub) && y->second == x.get()) return first(y);
    if (are_sine_and_cosine_squared(x, y)) return constant(1.0);
    return made(Op::add, x, y);
}

inline Expr sub(const Expr& x, const Expr& y) {
    if (is_zero(y)) return x;
    if (is_zero(x)) return -y;
    if (x == y) return constant(0.0);
    if (is(y.get(), Op::neg)) return x + first(y);
    if (is(x.get(), Op::neg)) return -(first(x) + y);
    if (is(x.get(), Op::add)) {
        if (x->second == y.get()) return first(x);
        if (x->first == y.get()) return second(x);
    }
    if (is(y.get(), Op::add)) {
        if (y->second == x.get()) return -first(y);
        if (y->first == x.get()) return -second(y);
    }
    if (is(x.get(), Op::sub) && x->first == y.get()) return -second(x);
    if (is(y.get(), Op::sub) && y->first == x.get()) return second(y);
    return made(Op::sub, x, y);
}

inline Expr mul(const Expr& x, const Expr& y) {
    if (is_constant(y.get()) && !is_constant(x.get())) return y * x;
    if (is_zero(x) || is_zero(y)) return constant(0.0);
    if (is_number(x.get(), 1.0)) return y;
    if (is_number(x.get(), -1.0)) return -y;
    if (x == y) return unary(Op::sq, x);
    if (is(x.get(), Op::neg)) return -(first(x) * y);
    if (is(y.get(), Op::neg)) return is_constant(x.get()) ? constant(-x->value) * first(y) : -(x * first(y));
    if (is_constant(x.get()) && is_scaled(y)) return constant(x->value * y->first->value) * second(y);
    if (is_scaled(x) && !is_constant(y.get())) return first(x) * (second(x) * y);
    if (is_scaled(y) && !is_constant(x.get())) return first(y) * (x * second(y));
    if (is(y.get(), Op::inv)) return x / first(y);
    if (is(x.get(), Op::inv)) return y / first(x);
    if (is(x.get(), Op::div) && x->second == y.get()) return first(x);
    if (is(y.get(), Op::div) && y->second == x.get()) return first(y);
    return made(Op::mul, x, y);
}

inline Expr div(const Expr& x, const Expr& y) {
    if (is_number(y.get(), 1.0)) return x;
    if (is_number(y.get(), -1.0)) return -x;
    if (is_zero(y)) return constant(std::numeric_limits<double>::quiet_NaN());
    if (is_zero(x)) return constant(0.0);
    if (x == y) return constant(1.0);
    if (is_number(x.get(), 1.0)) return unary(Op::inv, y);
    if (is(x.get(), Op::neg)) return -(first(x) / y);
    if (is(y.get(), Op::neg)) return -(x / first(y));
    if (is(y.get(), Op::inv)) return x * first(y);
    if (is_constant(y.get()) && is_scaled(x)) return constant(x->first->value / y->value) * second(x);
    if (is(x.get(), Op::mul)) {
        if (x->second == y.get()) return first(x);
        if (x->first == y.get()) return second(x);
    }
    if (is(x.get(), Op::sq) && x->first == y.get()) return first(x);
    return made(Op::div, x, y);
}

inline Expr pow(const Expr& x, const Expr& y) {
    if (is_constant(y.get())) {
        const double exponent = y->value;
        if (exponent == 0.0) return constant(1.0);
        if (exponent == 1.0) return x;
        if (exponent == 2.0) return unary(Op::sq, x);
        if (exponent == -1.0) return unary(Op::inv, x);
        if (exponent == 0.5) return unary(Op::sqrt, x);
    }
    return made(Op::pow, x, y);
}

inline Expr neg(const Expr& x) {
    if (is(x.get(), Op::neg)) return first(x);
    if (is(x.get(), Op::sub)) return second(x) - first(x);
    if (is_scaled(x)) return constant(-x->first->value) * second(x);
    return made(Op::neg, x);
}

}  // namespace simplified

inline Expr unary(Op op, const Expr& x) {
    using namespace simplified;
    if (is_constant(x.get())) return constant(apply(op, x->value, 0.0));
    switch (op) {
        case Op::neg: return neg(x);
        case Op::sq:
            if (is(x.get(), Op::sqrt)) return first(x);
            if (is(x.get(), Op::neg)) return unary(Op::sq, first(x));
            break;
        case Op::inv:
            if (is(x.get(), Op::inv)) return first(x);
            break;
        case Op::fabs:
            if (is(x.get(), Op::fabs) || is(x.get(), Op::sq)) return x;
            break;
        case Op::cos:
        case Op::cosh:
            if (is(x.get(), Op::neg)) return unary(op, first(x));
            break;
        default: break;
    }
    return made(op, x);
}

inline Expr binary(Op op, const Expr& x, const Expr& y) {
    using namespace simplified;
    if (is_constant(x.get()) && is_constant(y.get())) return constant(apply(op, x->value, y->value));
    switch (op) {
        case Op::add: return add(x, y);
        case Op::sub: return sub(x, y);
        case Op::mul: return mul(x, y);
        case Op::div: return div(x, y);
        case Op::pow: return simplified::pow(x, y);
        case Op::fmin:
        case Op::fmax:
            if (x == y) return x;
            break;
        case Op::le:
        case Op::eq:
            if (x == y) return constant(1.0);
            break;
        case Op::lt:
        case Op::ne:
            if (x == y) return constant(0.0);
            break;
        case Op::if_else_zero:
            if (is_constant(x.get())) return x->value != 0.0 ? y : constant(0.0);
            if (is_zero(y)) return y;
            break;
        default: break;
    }
    return made(op, x, y);
}

}  // namespace bricard
