// Which nodes of a graph are kept, after sums that are used once have melted into their user; as taylor/fusing.py.
#pragma once

#include "graph.hpp"

namespace bricard::taylor {

// The kept nodes, operands before users; a poly may differ from the one in the graph.
struct Fused {
    Ints numbers;             // in the graph, rising
    std::vector<Node> nodes;  // in the same order; their operands are numbers in the graph
    Ints place;               // by number in the graph: where it stands here, or none

    bool has(int number) const { return place[number] != none; }
    const Node& at(int number) const { return nodes[place[number]]; }
};

// A residual keeps what its recurrences need: companions and partners. A Jacobian is evaluated at order zero only.
struct WithHistory {
    template <class Use>
    static void each(const Graph& graph, const Node& node, int number, Use use) {
        graph.each_reference(node, number, use);
    }
    static int partner(const Node& node) { return node.partner; }
};

struct OrderZero {
    template <class Use>
    static void each(const Graph& graph, const Node& node, int, Use use) {
        graph.each_operand(node, use);
    }
    static int partner(const Node&) { return none; }
};

// Nodes that the roots need, leaves left out, single-use polys inlined. A node with a partner is never inlined: its
// own series is needed.
template <class References>
class Fusing {
  public:
    Fusing(Graph& graph, const std::vector<char>& is_leaf)
        : graph_(graph), is_leaf_(is_leaf), count_(graph.nodes.size()) {}

    Fused fuse(const Ints& roots) {
        count_uses(roots);
        mark_inlined();
        merge();
        return needed(roots);
    }

  private:
    Graph& graph_;
    const std::vector<char>& is_leaf_;
    std::size_t count_;
    Ints uses_;
    std::vector<char> inlined_;
    std::vector<Node> merged_;  // by number in the graph
    std::vector<Linear> linear_;
    std::vector<Product> products_;

    void count_uses(const Ints& roots) {
        uses_.assign(count_, 0);
        Ints pending;
        const auto use = [&](int number) {
            if (!is_leaf_[number] && uses_[number]++ == 0) pending.push_back(number);
        };
        for (int root : roots) {
            use(root);
            use(root);  // a root is never inlined
        }
        while (!pending.empty()) {
            const int number = pending.back();
            pending.pop_back();
            References::each(graph_, graph_.nodes[number], number, use);
        }
    }

    void mark_inlined() {
        inlined_.assign(count_, 0);
        for (std::size_t number = 0; number < count_; ++number) {
            const Node& node = graph_.nodes[number];
            if (!uses_[number] || node.code != Code::poly) continue;
            for (const Linear& term : graph_.linear_of(node)) {
                const Node& inner = graph_.nodes[term.x];
                inlined_[term.x] =
                    uses_[term.x] == 1 && inner.code == Code::poly && References::partner(inner) == none;
            }
        }
    }

    bool uses_inlined(const Node& node) const {
        return std::ranges::any_of(graph_.linear_of(node), [&](const Linear& term) { return inlined_[term.x]; });
    }

    void merge() {
        merged_ = graph_.nodes;
        for (std::size_t number = 0; number < count_; ++number)
            if (uses_[number] && !inlined_[number] && uses_inlined(graph_.nodes[number]))
                merged_[number] = merged(graph_.nodes[number]);
    }

    // Every part is visited once, inner parts before the poly that uses them.
    Node merged(const Node& poly) {
        std::vector<std::pair<Coefficient, const Node*>> pending{{1.0, &poly}}, parts;
        while (!pending.empty()) {
            const auto part = pending.back();
            pending.pop_back();
            parts.push_back(part);
            for (const Linear& term : graph_.linear_of(*part.second))
                if (inlined_[term.x])
                    pending.emplace_back(graph_.table.mul(part.first, term.scale), &graph_.nodes[term.x]);
        }
        Coefficient constant;
        linear_.clear();
        products_.clear();
        for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
            const auto& [scale, node] = *part;
            constant = graph_.table.add(constant, graph_.table.mul(scale, node->constant));
            for (const Linear& term : graph_.linear_of(*node))
                if (!inlined_[term.x]) linear_.push_back({graph_.table.mul(scale, term.scale), term.x});
            for (const Product& term : graph_.products_of(*node))
                products_.push_back({graph_.table.mul(scale, term.scale), term.x, term.y});
        }
        graph_.collect(linear_);
        graph_.collect(products_);
        Node result = poly;
        result.constant = constant;
        result.linear = Graph::append(graph_.linear, linear_);
        result.products = Graph::append(graph_.products, products_);
        return result;
    }

    // Nodes that the roots still use: terms may have cancelled when polys were inlined.
    Fused needed(const Ints& roots) const {
        Fused result{{}, {}, Ints(count_, none)};
        Ints pending;
        const auto use = [&](int number) {
            if (number == none || is_leaf_[number] || !uses_[number] || result.place[number] != none) return;
            result.place[number] = 0;
            pending.push_back(number);
        };
        for (int root : roots) use(root);
        while (!pending.empty()) {
            const int number = pending.back();
            pending.pop_back();
            References::each(graph_, merged_[number], number, use);
            use(References::partner(merged_[number]));
        }
        for (std::size_t number = 0; number < count_; ++number) {
            if (result.place[number] == none) continue;
            result.place[number] = static_cast<int>(result.numbers.size());
            result.numbers.push_back(static_cast<int>(number));
            result.nodes.push_back(merged_[number]);
        }
        return result;
    }
};

}  // namespace bricard::taylor
