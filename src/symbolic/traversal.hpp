// Walks through expressions: their nodes in order, symbols, flat form, substitution, text.
#pragma once

#include <cmath>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include "matrices.hpp"

namespace bricard {

inline Node* node_of(const Expr& one) { return one.get(); }
inline Node* node_of(Node* one) { return one; }

// All nodes below some roots, operands before what uses them. While it lives, node->number is the place of a node.
class Order {
  public:
    template <class Roots>
    explicit Order(const Roots& roots) : mark_(Pool::instance().new_mark()) {
        for (const auto& root : roots) visit(node_of(root));
    }

    const std::vector<Node*>& nodes() const { return nodes_; }
    std::size_t size() const { return nodes_.size(); }
    bool contains(const Node* node) const { return node->mark == mark_; }

    std::vector<Node*> symbols() const {
        std::vector<Node*> result;
        for (Node* node : nodes_)
            if (node->op == Op::symbol) result.push_back(node);
        return result;
    }

  private:
    std::uint64_t mark_;
    std::vector<Node*> nodes_, pending_;

    void visit(Node* root) {
        pending_.push_back(root);
        while (!pending_.empty()) {
            Node* node = pending_.back();
            if (node->mark == mark_) {
                pending_.pop_back();
                continue;
            }
            bool ready = true;
            for (Node* operand : {node->second, node->first})
                if (operand && operand->mark != mark_) {
                    pending_.push_back(operand);
                    ready = false;
                }
            if (!ready) continue;
            pending_.pop_back();
            node->mark = mark_;
            node->number = static_cast<std::int32_t>(nodes_.size());
            nodes_.push_back(node);
        }
    }
};

// Entries of several matrices in one list, which keeps none of them alive.
inline std::vector<Node*> entries_of(const std::vector<SX>& matrices) {
    std::vector<Node*> result;
    for (const SX& matrix : matrices)
        for (const Expr& one : matrix.data) result.push_back(one.get());
    return result;
}

inline void require_symbols(const SX& x, const char* what) {
    for (const Expr& one : x.data)
        if (one->op != Op::symbol) throw std::invalid_argument(std::string(what) + " must consist of symbols");
}

// For each node of an order: does it depend on one of these symbols?
inline std::vector<char> dependent(const Order& order, const Entries<Expr>& symbols) {
    std::vector<char> result(order.size(), 0);
    for (const Expr& symbol : symbols)
        if (order.contains(symbol.get())) result[symbol->number] = 1;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const Node* node = order.nodes()[k];
        if ((node->first && result[node->first->number]) || (node->second && result[node->second->number])) result[k] = 1;
    }
    return result;
}

// The expressions with symbols replaced, all at once.
inline std::vector<SX> substituted(const std::vector<SX>& expressions, const std::vector<Node*>& old,
                                   const std::vector<Node*>& replacement) {
    const Order order(entries_of(expressions));
    std::vector<Expr> made(order.size());
    std::vector<char> changed(order.size(), 0);
    for (std::size_t k = 0; k < old.size(); ++k)
        if (order.contains(old[k])) {
            made[old[k]->number] = Expr(replacement[k]);
            changed[old[k]->number] = 1;
        }
    const auto current = [&](Node* node) { return changed[node->number] ? made[node->number] : Expr(node); };
    for (std::size_t k = 0; k < order.size(); ++k) {
        Node* node = order.nodes()[k];
        const bool first = node->first && changed[node->first->number];
        const bool second = node->second && changed[node->second->number];
        if (!first && !second) continue;
        made[k] = node->second ? binary(node->op, current(node->first), current(node->second))
                               : unary(node->op, current(node->first));
        changed[k] = 1;
    }
    std::vector<SX> result;
    for (const SX& matrix : expressions) {
        SX one{matrix.pattern, {}};
        one.data.reserve(matrix.data.size());
        for (const Expr& entry : matrix.data) one.data.push_back(current(entry.get()));
        result.push_back(std::move(one));
    }
    return result;
}

// The expressions as a tape; `roots` are the numbers of their entries. Symbols that are not inputs raise an error.
inline Tape flattened(const std::vector<SX>& inputs, const std::vector<Node*>& outputs, std::vector<std::int32_t>& roots) {
    const Order order(outputs);
    std::vector<std::int32_t> input(order.size(), -1);
    std::int32_t count = 0;
    for (const SX& one : inputs)
        for (const Expr& symbol : one.data) {
            if (order.contains(symbol.get())) input[symbol->number] = count;
            ++count;
        }
    Tape tape;
    for (const Node* node : order.nodes()) {
        if (node->op == Op::symbol && input[node->number] < 0)
            throw std::invalid_argument("the expression contains the symbol '" +
                                        static_cast<const Symbol*>(node)->name + "', which is not an input");
        tape.push(node->op, node->op == Op::symbol ? input[node->number] : node->first ? node->first->number : -1,
                  node->second ? node->second->number : -1, node->value);
    }
    for (const Node* output : outputs) roots.push_back(output->number);
    return tape;
}

// Like terms of a sum joined.
inline Expr collected(const Expr& x) {
    std::vector<std::pair<Expr, double>> terms;
    std::unordered_map<const Node*, std::size_t> place;
    std::vector<std::pair<Expr, double>> pending{{x, 1.0}};
    double number = 0.0;
    while (!pending.empty()) {
        auto [one, weight] = pending.back();
        pending.pop_back();
        const Node* node = one.get();
        if (node->op == Op::add || node->op == Op::sub) {
            pending.push_back({Expr(node->second), node->op == Op::sub ? -weight : weight});
            pending.push_back({Expr(node->first), weight});
        } else if (node->op == Op::neg) pending.push_back({Expr(node->first), -weight});
        else if (node->op == Op::mul && is_constant(node->first))
            pending.push_back({Expr(node->second), weight * node->first->value});
        else if (node->op == Op::constant) number += weight * node->value;
        else {
            const auto [found, is_new] = place.try_emplace(node, terms.size());
            if (is_new) terms.push_back({one, weight});
            else terms[found->second].second += weight;
        }
    }
    Expr result = constant(number);
    for (const auto& [term, weight] : terms) result = result + constant(weight) * term;
    return result;
}

inline std::string text(double value) {
    std::ostringstream out;
    out.precision(15);
    out << value;
    return out.str();
}

// A formula; without limit to its length, as each shared part is written wherever it is used.
inline std::string text(const Expr& root) {
    const std::vector<Expr> roots{root};
    const Order order(roots);
    std::vector<std::string> written(order.size());
    for (const Node* node : order.nodes()) {
        std::string& out = written[node->number];
        const std::string a = node->first ? written[node->first->number] : "";
        const std::string b = node->second ? written[node->second->number] : "";
        switch (node->op) {
            case Op::constant: out = text(node->value); break;
            case Op::symbol: out = static_cast<const Symbol*>(node)->name; break;
            case Op::add: out = "(" + a + "+" + b + ")"; break;
            case Op::sub: out = "(" + a + "-" + b + ")"; break;
            case Op::mul: out = "(" + a + "*" + b + ")"; break;
            case Op::div: out = "(" + a + "/" + b + ")"; break;
            case Op::neg: out = "(-" + a + ")"; break;
            case Op::inv: out = "(1./" + a + ")"; break;
            default: out = std::string(name_of(node->op)) + "(" + a + (node->second ? "," + b : "") + ")";
        }
        if (out.size() > 100'000) return out.substr(0, 1000) + "...";
    }
    return written[root->number];
}

}  // namespace bricard
