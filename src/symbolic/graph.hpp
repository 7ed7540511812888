// The expression graph of a system, in the few kinds of node that a Taylor series needs; as bricard/taylor/graph.py.
//
// A value is a coefficient, or a coefficient times a node. Nodes are hash-consed; sums, products, negations and constant
// factors melt into one kind:
//
//     poly   z = c + sum d.w + sum c.x.y
//     shift  z = d^p e/dt^p                       the series of e, shifted
//     div    z = x / y          inv  z = 1 / y    sqrt  z^2 = x     pow  z = x^r
//     chain  z = f(x), z' = s g x'                exp, sin, cos, sinh, cosh, tan, tanh
//     quot   z = f(x), h z' = s x'                log, asin, acos, atan, asinh, acosh, atanh
//     atan2  z = atan2(y, x), r z' = x y' - y x', r = x^2 + y^2
//
// The companion g of a chain may be younger than the chain itself (cos for sin, 1 + z^2 for tan); the two are partners.
#pragma once

#include <algorithm>
#include <span>

#include "coefficients.hpp"

namespace bricard::taylor {

struct Value {
    Coefficient scale = {};
    int node = none;  // none: a constant, the scale itself

    bool is_constant() const { return node == none; }
};

struct Linear {
    Coefficient scale = {};
    int x = none;
    bool operator==(const Linear&) const = default;
};

struct Product {
    Coefficient scale = {};
    int x = none, y = none;
    bool operator==(const Product&) const = default;
};

struct Terms {
    int start = 0, count = 0;
};

constexpr Code input_code = static_cast<Code>(-1);  // a leaf: time, or a derivative of a variable

struct Node {
    Code code = input_code;
    int first = none, second = none;  // operands of a function; source and order of a shift
    int companion = none;
    int partner = none;
    double sign = 1;
    Coefficient constant = {};  // of a poly; the exponent of a power
    Terms linear = {}, products = {};  // of a poly, in the graph's lists
};

class Graph {
  public:
    CoefficientTable table;
    std::vector<Node> nodes;
    std::vector<Linear> linear;
    std::vector<Product> products;

    Graph(int inputs, int parameters) : table(parameters), nodes(inputs) {}

    std::span<const Linear> linear_of(const Node& node) const {
        return {linear.data() + node.linear.start, static_cast<std::size_t>(node.linear.count)};
    }
    std::span<const Product> products_of(const Node& node) const {
        return {products.data() + node.products.start, static_cast<std::size_t>(node.products.count)};
    }

    // Calls use(x) for every node whose coefficient of the same order (of a higher one for a shift) enters this node.
    template <class Use>
    void each_operand(const Node& node, Use use) const {
        if (node.code == Code::poly) {
            for (const Linear& term : linear_of(node)) use(term.x);
            for (const Product& term : products_of(node)) {
                use(term.x);
                use(term.y);
            }
        } else if (node.first != none) {
            use(node.first);
            if (node.code != Code::shift && node.second != none) use(node.second);
        }
    }

    // The same, and for the companion, unless that is the node itself.
    template <class Use>
    void each_reference(const Node& node, int number, Use use) const {
        each_operand(node, use);
        if (node.companion != none && node.companion != number) use(node.companion);
    }

    // ---- sums and products ----

    Value add(Value a, Value b) {
        begin_poly();
        Coefficient constant;
        for (const Value& value : {a, b}) {
            if (value.is_constant()) constant = table.add(constant, value.scale);
            else new_linear_.push_back({value.scale, value.node});
        }
        return poly(constant);
    }

    Value mul(Value a, Value b) {
        if (!a.is_constant() && !b.is_constant()) {
            begin_poly();
            new_products_.push_back({table.mul(a.scale, b.scale), a.node, b.node});
            return poly(0.0);
        }
        if (a.is_constant()) std::swap(a, b);
        if (!a.is_constant() && b.scale.is(0)) return {};
        return {table.mul(a.scale, b.scale), a.node};
    }

    Value div(Value a, Value b) {
        if (b.is_constant()) return mul(a, {table.div(1.0, b.scale)});
        if (a.is_constant() && a.scale.is(0)) return {};
        const Coefficient scale = table.div(a.scale, b.scale);
        if (a.is_constant()) return {scale, function({.code = Code::inv, .first = b.node})};
        return {scale, function({.code = Code::div, .first = a.node, .second = b.node})};
    }

    Value negative(Value a) { return mul({-1.0}, a); }

    // ---- functions ----

    // base ** exponent; whole exponents become products, so that the base may vanish.
    Value power(Value base, Value exponent) {
        if (!exponent.is_constant()) return apply(Op::exp, mul(exponent, apply(Op::log, base)));
        if (base.is_constant()) return {table.apply(Op::pow, base.scale, exponent.scale)};
        const double r = exponent.scale.number;
        if (exponent.scale.is_number() && std::fabs(r) <= largest_expanded_power) {
            if (r == std::floor(r)) return whole_power(base, static_cast<int>(r));
            if (2 * r == std::floor(2 * r)) {
                const Value whole = whole_power(base, static_cast<int>(r - 0.5));
                return mul(whole, apply(Op::sqrt, base));
            }
        }
        return {1.0, function({.code = Code::pow, .first = node_of(base), .constant = exponent.scale})};
    }

    Value atan2(Value y, Value x) {
        if (y.is_constant() && x.is_constant()) return {table.apply(Op::atan2, y.scale, x.scale)};
        const int first = materialised(y), second = materialised(x);
        const Value square = mul(y, y), other = mul(x, x);
        const int radius = node_of(add(square, other));
        return {1.0, function({.code = Code::atan2, .first = first, .second = second, .companion = radius})};
    }

    // The derivative of `order` of a value.
    Value shift(Value value, int order) {
        if (value.is_constant()) return {};
        return {value.scale, function({.code = Code::shift, .first = value.node, .second = order})};
    }

    // A function of one value.
    Value apply(Op op, Value value) {
        if (value.is_constant()) return {table.apply(op, value.scale)};
        return {1.0, function_of(op, node_of(value))};
    }

    // A node equal to a value that is not constant.
    int node_of(Value value) {
        if (value.scale.is(1)) return value.node;
        begin_poly();
        new_linear_.push_back({value.scale, value.node});
        return poly_node(0.0);
    }

    // ---- lists of terms ----

    // Like terms joined, zero terms dropped, the rest in canonical order.
    void collect(std::vector<Linear>& terms) {
        sort(terms, [](const Linear& a, const Linear& b) { return a.x < b.x; });
        join(terms, [](const Linear& a, const Linear& b) { return a.x == b.x; });
    }

    void collect(std::vector<Product>& terms) {
        for (Product& term : terms)
            if (term.x > term.y) std::swap(term.x, term.y);
        sort(terms, [](const Product& a, const Product& b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
        join(terms, [](const Product& a, const Product& b) { return a.x == b.x && a.y == b.y; });
    }

    template <class Term>
    static Terms append(std::vector<Term>& list, const std::vector<Term>& terms) {
        const Terms result{static_cast<int>(list.size()), static_cast<int>(terms.size())};
        list.insert(list.end(), terms.begin(), terms.end());
        return result;
    }

  private:
    static constexpr double largest_expanded_power = 64;
    static constexpr std::size_t short_list = 16;

    Interned known_;
    std::vector<Linear> new_linear_;
    std::vector<Product> new_products_;

    void begin_poly() {
        new_linear_.clear();
        new_products_.clear();
    }

    template <class Term, class Before>
    static void sort(std::vector<Term>& terms, Before before) {
        if (terms.size() > short_list) {
            std::stable_sort(terms.begin(), terms.end(), before);
            return;
        }
        for (std::size_t i = 1; i < terms.size(); ++i)
            for (std::size_t k = i; k > 0 && before(terms[k], terms[k - 1]); --k) std::swap(terms[k], terms[k - 1]);
    }

    template <class Term, class Like>
    void join(std::vector<Term>& terms, Like like) {
        std::size_t kept = 0;
        for (std::size_t k = 0; k < terms.size();) {
            Term sum = terms[k];
            for (++k; k < terms.size() && like(sum, terms[k]); ++k) sum.scale = table.add(sum.scale, terms[k].scale);
            if (!sum.scale.is(0)) terms[kept++] = sum;
        }
        terms.resize(kept);
    }

    // The canonical value of a constant and the new terms.
    Value poly(Coefficient constant) {
        collect(new_linear_);
        collect(new_products_);
        const std::size_t count = new_linear_.size() + new_products_.size();
        if (count == 0) return {constant};
        if (count > 1 || !constant.is(0)) return {1.0, poly_node(constant)};
        if (!new_linear_.empty()) return {new_linear_[0].scale, new_linear_[0].x};
        const Coefficient scale = std::exchange(new_products_[0].scale, 1.0);
        return {scale, poly_node(0.0)};
    }

    int poly_node(Coefficient constant) {
        std::uint64_t hash = mixed(1, constant);
        for (const Linear& term : new_linear_) hash = mixed(mixed(hash, term.scale), std::uint64_t(term.x));
        for (const Product& term : new_products_)
            hash = mixed(mixed(hash, term.scale), std::uint64_t(term.x) << 32 | std::uint64_t(term.y));
        return known_.find_or(
            hash,
            [&](int number) {
                const Node& node = nodes[number];
                return node.code == Code::poly && node.constant == constant &&
                       std::ranges::equal(linear_of(node), new_linear_) &&
                       std::ranges::equal(products_of(node), new_products_);
            },
            [&] {
                return new_node({.code = Code::poly,
                                 .constant = constant,
                                 .linear = append(linear, new_linear_),
                                 .products = append(products, new_products_)});
            });
    }

    int new_node(const Node& node) {
        nodes.push_back(node);
        return static_cast<int>(nodes.size()) - 1;
    }

    // A function is known by its operands and exponent; sign and companion follow from these.
    template <class Make>
    int function_or(const Node& node, Make make) {
        std::uint64_t hash = mixed(2, static_cast<std::uint64_t>(node.code));
        hash = mixed(hash, std::uint64_t(node.first) << 32 | std::uint32_t(node.second));
        return known_.find_or(
            mixed(hash, node.constant),
            [&](int number) {
                const Node& other = nodes[number];
                return other.code == node.code && other.first == node.first && other.second == node.second &&
                       other.constant == node.constant;
            },
            make);
    }

    int function(const Node& node) {
        return function_or(node, [&] { return new_node(node); });
    }

    int function_of(Op op, int x) {
        switch (op) {
            case Op::sqrt: return function({.code = Code::sqrt, .first = x});
            case Op::exp: return exponential(x);
            case Op::sin: return chain(Code::sin, Code::sin, Code::cos, -1, x);
            case Op::cos: return chain(Code::cos, Code::sin, Code::cos, -1, x);
            case Op::sinh: return chain(Code::sinh, Code::sinh, Code::cosh, 1, x);
            case Op::cosh: return chain(Code::cosh, Code::sinh, Code::cosh, 1, x);
            case Op::tan: return tangent(Code::tan, 1, x);
            case Op::tanh: return tangent(Code::tanh, -1, x);
            default: return quotient(op, x);
        }
    }

    int exponential(int x) {
        const int number = static_cast<int>(nodes.size());
        return function({.code = Code::exp, .first = x, .companion = number});
    }

    // Sine and cosine, of circles or hyperbolas: z' = g x', g' = s z x'; neighbours that carry each other's history.
    int chain(Code wanted, Code sine, Code cosine, double sign, int x) {
        const int number = static_cast<int>(nodes.size());
        const Node first{.code = sine, .first = x, .companion = number + 1, .partner = number + 1};
        const Node second{.code = cosine, .first = x, .companion = number, .partner = number, .sign = sign};
        const int found = function_or(first, [&] { return new_node(first); });
        if (found == number) function_or(second, [&] { return new_node(second); });
        return wanted == sine ? found : nodes[found].partner;
    }

    // tan' = (1 + tan^2) x', tanh' = (1 - tanh^2) x'; the factor is the neighbour.
    int tangent(Code code, double sign, int x) {
        const int number = static_cast<int>(nodes.size());
        const int found = function({.code = code, .first = x, .companion = number + 1, .partner = number + 1});
        if (found != number) return found;
        begin_poly();
        new_products_.push_back({sign, number, number});
        nodes[poly_node(1.0)].partner = number;
        return number;
    }

    // h z' = s x' with h as a node.
    int quotient(Op op, int x) {
        const Value argument{1.0, x}, square = mul(argument, argument);
        switch (op) {
            case Op::log: return quotient(Code::log, x, argument);
            case Op::atan: return quotient(Code::atan, x, add({1.0}, square));
            case Op::atanh: return quotient(Code::atanh, x, add({1.0}, negative(square)));
            case Op::asin: return quotient(Code::asin, x, apply(Op::sqrt, add({1.0}, negative(square))));
            case Op::acos: return quotient(Code::acos, x, apply(Op::sqrt, add({1.0}, negative(square))), -1);
            case Op::asinh: return quotient(Code::asinh, x, apply(Op::sqrt, add({1.0}, square)));
            default: return quotient(Code::acosh, x, apply(Op::sqrt, add({-1.0}, square)));
        }
    }

    int quotient(Code code, int x, Value h, double sign = 1) {
        return function({.code = code, .first = x, .companion = node_of(h), .sign = sign});
    }

    Value whole_power(Value base, int exponent) {
        if (exponent < 0) return div({1.0}, whole_power(base, -exponent));
        Value result{1.0};
        for (; exponent; exponent >>= 1) {
            if (exponent & 1) result = mul(result, base);
            if (exponent > 1) base = mul(base, base);
        }
        return result;
    }

    // A node for any value, also for a constant.
    int materialised(Value value) {
        if (!value.is_constant()) return node_of(value);
        begin_poly();
        return poly_node(value.scale);
    }
};

}  // namespace bricard::taylor
