// Derivatives of expressions, forwards (along a direction) and backwards (of one sum of outputs).
//
// A Jacobian is made row by row backwards or column by column forwards, whichever visits fewer nodes. So the gradient
// of a long sum and the Jacobian of many short equations both cost time proportional to their size.
#pragma once

#include <vector>

#include "traversal.hpp"

namespace bricard {

struct Partials {
    Expr first, second;
};

// The partial derivatives of an operation with respect to its operands.
inline Partials partials(Node* node) {
    const auto one = [] { return constant(1.0); };
    const Expr z(node), x(node->first), y = node->second ? Expr(node->second) : Expr();
    const auto root = [](const Expr& square) { return unary(Op::sqrt, square); };
    const auto squared = [](const Expr& a) { return unary(Op::sq, a); };
    switch (node->op) {
        case Op::add: return {one(), one()};
        case Op::sub: return {one(), constant(-1.0)};
        case Op::mul: return {y, x};
        case Op::div: return {unary(Op::inv, y), -(z / y)};
        case Op::neg: return {constant(-1.0), {}};
        case Op::sq: return {constant(2.0) * x, {}};
        case Op::inv: return {-squared(z), {}};
        case Op::sqrt: return {constant(0.5) / z, {}};
        case Op::pow:
            if (is_constant(y.get())) return {y * binary(Op::pow, x, y - one()), constant(0.0)};
            return {y * binary(Op::pow, x, y - one()), z * unary(Op::log, x)};
        case Op::exp: return {z, {}};
        case Op::log: return {unary(Op::inv, x), {}};
        case Op::sin: return {unary(Op::cos, x), {}};
        case Op::cos: return {-unary(Op::sin, x), {}};
        case Op::tan: return {one() + squared(z), {}};
        case Op::asin: return {unary(Op::inv, root(one() - squared(x))), {}};
        case Op::acos: return {-unary(Op::inv, root(one() - squared(x))), {}};
        case Op::atan: return {unary(Op::inv, one() + squared(x)), {}};
        case Op::atan2: {
            const Expr r = squared(x) + squared(y);
            return {y / r, -(x / r)};
        }
        case Op::sinh: return {unary(Op::cosh, x), {}};
        case Op::cosh: return {unary(Op::sinh, x), {}};
        case Op::tanh: return {one() - squared(z), {}};
        case Op::asinh: return {unary(Op::inv, root(squared(x) + one())), {}};
        case Op::acosh: return {unary(Op::inv, root(squared(x) - one())), {}};
        case Op::atanh: return {unary(Op::inv, one() - squared(x)), {}};
        case Op::hypot: return {x / z, y / z};
        case Op::log1p: return {unary(Op::inv, one() + x), {}};
        case Op::expm1: return {z + one(), {}};
        case Op::erf: return {constant(2.0 / std::sqrt(std::acos(-1.0))) * unary(Op::exp, -squared(x)), {}};
        case Op::fabs: return {unary(Op::sign, x), {}};
        case Op::fmin: {  // half of each where both are equal
            const Expr chosen = (binary(Op::lt, x, y) + binary(Op::le, x, y)) * constant(0.5);
            return {chosen, one() - chosen};
        }
        case Op::fmax: {
            const Expr chosen = (binary(Op::lt, y, x) + binary(Op::le, y, x)) * constant(0.5);
            return {chosen, one() - chosen};
        }
        case Op::if_else_zero: return {constant(0.0), binary(Op::if_else_zero, x, one())};
        case Op::fmod:
        case Op::remainder: return {one(), (z - x) / y};
        case Op::copysign: return {unary(Op::sign, x) * binary(Op::copysign, one(), y), constant(0.0)};
        default: return {constant(0.0), constant(0.0)};  // piecewise constant
    }
}

// The part of some expressions that depends on some symbols, by numbers: operands come before what uses them.
class Dependence {
  public:
    Dependence(const Entries<Expr>& outputs, const Entries<Expr>& symbols) : order_(outputs) {
        const std::vector<char> uses = dependent(order_, symbols);
        std::vector<int> place(order_.size(), -1);
        for (Node* node : order_.nodes()) {
            if (!uses[node->number]) continue;
            place[node->number] = static_cast<int>(nodes.size());
            nodes.push_back(node);
            first.push_back(node->first ? place[node->first->number] : -1);
            second.push_back(node->second ? place[node->second->number] : -1);
        }
        for (const Expr& output : outputs) output_places.push_back(place[output->number]);
        for (const Expr& symbol : symbols)
            symbol_places.push_back(order_.contains(symbol.get()) ? place[symbol->number] : -1);
        known_.resize(nodes.size());
    }

    std::vector<Node*> nodes;
    std::vector<int> first, second;                 // operands, -1: does not depend on the symbols
    std::vector<int> output_places, symbol_places;  // -1: does not depend, is not used

    const Partials& partials_of(int k) {
        if (!known_[k].first) known_[k] = partials(nodes[k]);
        return known_[k];
    }

  private:
    Order order_;  // keeps nothing alive: outputs and symbols are the caller's
    std::vector<Partials> known_;
};

namespace detail {

inline void accumulate(Expr& sum, const Expr& term) { sum = sum ? sum + term : term; }

// Tangents of nodes `visited` (in order), where those of some symbols are set already.
inline void push_forward(Dependence& part, const std::vector<int>& visited, std::vector<Expr>& tangent) {
    for (int k : visited) {
        if (part.nodes[k]->op == Op::symbol) continue;
        const int a = part.first[k], b = part.second[k];
        Expr sum;
        if (a >= 0 && tangent[a]) accumulate(sum, part.partials_of(k).first * tangent[a]);
        if (b >= 0 && tangent[b]) accumulate(sum, part.partials_of(k).second * tangent[b]);
        if (sum && !is_zero(sum)) tangent[k] = std::move(sum);
    }
}

// Adjoints of nodes `visited` (in order), where those of some outputs are set already.
inline void pull_back(Dependence& part, const std::vector<int>& visited, std::vector<Expr>& adjoint) {
    for (auto k = visited.rbegin(); k != visited.rend(); ++k) {
        if (!adjoint[*k] || part.nodes[*k]->op == Op::symbol) continue;
        const int a = part.first[*k], b = part.second[*k];
        if (a >= 0) accumulate(adjoint[a], adjoint[*k] * part.partials_of(*k).first);
        if (b >= 0) accumulate(adjoint[b], adjoint[*k] * part.partials_of(*k).second);
    }
}

inline std::vector<int> all_of(const Dependence& part) {
    std::vector<int> result(part.nodes.size());
    std::iota(result.begin(), result.end(), 0);
    return result;
}

// Who uses each node: lists in one array.
struct Users {
    std::vector<int> start, user;

    explicit Users(const Dependence& part) : start(part.nodes.size() + 1, 0) {
        const auto each = [&](auto&& f) {
            for (int k = 0; k < static_cast<int>(part.nodes.size()); ++k) {
                if (part.first[k] >= 0) f(part.first[k], k);
                if (part.second[k] >= 0 && part.second[k] != part.first[k]) f(part.second[k], k);
            }
        };
        each([&](int operand, int) { ++start[operand + 1]; });
        std::partial_sum(start.begin(), start.end(), start.begin());
        user.resize(start.back());
        std::vector<int> next(start.begin(), start.end() - 1);
        each([&](int operand, int k) { user[next[operand]++] = k; });
    }
};

// All nodes that can be reached from one, in order; the walk asks `neighbours` to call back with each.
class Reach {
  public:
    explicit Reach(std::size_t size) : seen_(size, 0) {}

    template <class Neighbours>
    const std::vector<int>& from(int start, Neighbours&& neighbours) {
        ++stamp_;
        found_.assign(1, start);
        seen_[start] = stamp_;
        for (std::size_t i = 0; i < found_.size(); ++i)
            neighbours(found_[i], [&](int k) {
                if (k >= 0 && seen_[k] != stamp_) {
                    seen_[k] = stamp_;
                    found_.push_back(k);
                }
            });
        return found_;
    }

  private:
    std::vector<unsigned> seen_;
    unsigned stamp_ = 0;
    std::vector<int> found_;
};

inline auto operands(const Dependence& part) {
    return [&](int k, auto&& visit) {
        visit(part.first[k]);
        visit(part.second[k]);
    };
}

inline auto users(const Users& of) {
    return [&](int k, auto&& visit) {
        for (int i = of.start[k]; i < of.start[k + 1]; ++i) visit(of.user[i]);
    };
}

// How many nodes walks from all these places visit together, counted up to a limit.
template <class Neighbours>
std::size_t visits(const std::vector<int>& places, std::size_t size, std::size_t limit, Neighbours&& neighbours) {
    Reach reach(size);
    std::size_t result = 0;
    for (int place : places) {
        if (place >= 0) result += reach.from(place, neighbours).size();
        if (result > limit) break;
    }
    return result;
}

inline std::vector<Triplet<Expr>> rows_backwards(Dependence& part) {
    std::vector<Triplet<Expr>> result;
    std::vector<Expr> adjoint(part.nodes.size());
    std::vector<int> column(part.nodes.size(), -1);
    for (std::size_t j = 0; j < part.symbol_places.size(); ++j)
        if (part.symbol_places[j] >= 0) column[part.symbol_places[j]] = static_cast<int>(j);
    Reach reach(part.nodes.size());
    for (std::size_t i = 0; i < part.output_places.size(); ++i) {
        if (part.output_places[i] < 0) continue;
        std::vector<int> visited = reach.from(part.output_places[i], operands(part));
        std::sort(visited.begin(), visited.end());
        adjoint[part.output_places[i]] = constant(1.0);
        pull_back(part, visited, adjoint);
        for (int k : visited) {
            if (column[k] >= 0 && adjoint[k] && !is_zero(adjoint[k]))
                result.push_back({static_cast<int>(i), column[k], adjoint[k]});
            adjoint[k] = Expr();
        }
    }
    return result;
}

inline std::vector<Triplet<Expr>> columns_forwards(Dependence& part, const Users& used) {
    std::vector<Triplet<Expr>> result;
    std::vector<Expr> tangent(part.nodes.size());
    std::vector<std::vector<int>> rows(part.nodes.size());
    for (std::size_t i = 0; i < part.output_places.size(); ++i)
        if (part.output_places[i] >= 0) rows[part.output_places[i]].push_back(static_cast<int>(i));
    Reach reach(part.nodes.size());
    for (std::size_t j = 0; j < part.symbol_places.size(); ++j) {
        if (part.symbol_places[j] < 0) continue;
        std::vector<int> visited = reach.from(part.symbol_places[j], users(used));
        std::sort(visited.begin(), visited.end());
        tangent[part.symbol_places[j]] = constant(1.0);
        push_forward(part, visited, tangent);
        for (int k : visited) {
            if (tangent[k])
                for (int i : rows[k]) result.push_back({i, static_cast<int>(j), tangent[k]});
            tangent[k] = Expr();
        }
    }
    return result;
}

}  // namespace detail

// d outputs / d symbols, without entries that are zero. Symbols must be distinct.
inline SX jacobian(const SX& outputs, const SX& symbols) {
    require_symbols(symbols, "jacobian: the second argument");
    const SX f = densified(outputs);
    Dependence part(f.data, symbols.data);
    const detail::Users used(part);
    const std::size_t size = part.nodes.size();
    const std::size_t backwards = detail::visits(part.output_places, size, SIZE_MAX, detail::operands(part));
    const std::size_t forwards = detail::visits(part.symbol_places, size, backwards, detail::users(used));
    auto entries = forwards < backwards ? detail::columns_forwards(part, used) : detail::rows_backwards(part);
    return from_triplets(static_cast<int>(f.data.size()), static_cast<int>(symbols.data.size()), std::move(entries));
}

// J direction, or J^T direction if `transposed`; dense columns.
inline SX directional(const SX& outputs, const SX& symbols, const SX& direction, bool transposed) {
    require_symbols(symbols, "jtimes: the second argument");
    const SX f = densified(outputs), v = densified(direction);
    const SX& given = transposed ? f : symbols;
    if (v.data.size() != given.data.size()) throw std::invalid_argument("jtimes: the direction has the wrong length");
    Dependence part(f.data, symbols.data);
    std::vector<Expr> along(part.nodes.size());
    const auto& from = transposed ? part.output_places : part.symbol_places;
    const auto& to = transposed ? part.symbol_places : part.output_places;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (from[i] >= 0 && !is_zero(v.data[i])) detail::accumulate(along[from[i]], v.data[i]);
    const std::vector<int> all = detail::all_of(part);
    if (transposed) detail::pull_back(part, all, along);
    else detail::push_forward(part, all, along);
    SX result = transposed ? SX::dense(symbols.rows(), symbols.columns()) : SX::dense(f.rows(), f.columns());
    for (std::size_t i = 0; i < to.size(); ++i)
        if (to[i] >= 0 && along[to[i]]) result.data[i] = along[to[i]];
    return result;
}

}  // namespace bricard
