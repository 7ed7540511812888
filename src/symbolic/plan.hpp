// Evaluation by need: at which order each node is wanted in a stage, and what the solve changes; as taylor/plan.py,
// whose text explains the words.
#pragma once

#include <limits>

#include "fusing.hpp"

namespace bricard::taylor {

constexpr int always = 1 << 30;  // the availability of a function of time

// Facts about the nodes of a system, by number in its graph.
struct Plan {
    Ints need;
    std::vector<char> dirty, silent, lasting, degree;
    Ints order;  // numbers of the kept nodes as they are evaluated
};

class Planner {
  public:
    // The inputs are the first nodes of the graph; availability[i] is that of input i.
    Planner(const Graph& graph, const Fused& kept, const Ints& availability)
        : graph_(graph), kept_(kept), availability_(availability) {}

    // `needs` are pairs (node, need) of roots; `outputs` are nodes whose coefficients are stored.
    Plan plan(const std::vector<std::pair<int, int>>& needs, const Ints& outputs) {
        const std::size_t count = graph_.nodes.size();
        find_needs(needs);
        find_dirty();
        find_order();
        plan_.silent.assign(count, 0);
        for (int number : plan_.order) plan_.silent[number] = plan_.dirty[number] && is_silent(number);
        find_lasting(outputs);
        plan_.degree.assign(count, 0);
        for (int number : plan_.order) plan_.degree[number] = degree(number);
        return std::move(plan_);
    }

  private:
    const Graph& graph_;
    const Fused& kept_;
    const Ints& availability_;
    Plan plan_;

    static int extra(const Node& node) { return node.code == Code::shift ? node.second : 0; }
    bool is_input(int number) const { return number < static_cast<int>(availability_.size()); }
    bool is_unknown(int number) const { return is_input(number) && availability_[number] < always; }

    void find_needs(const std::vector<std::pair<int, int>>& roots) {
        plan_.need.assign(graph_.nodes.size(), std::numeric_limits<int>::min());
        Ints& need = plan_.need;
        const auto want = [&](int number, int order) { need[number] = std::max(need[number], order); };
        for (const auto& [number, order] : roots) want(number, order);
        for (std::size_t k = kept_.numbers.size(); k-- > 0;) {
            const Node& node = kept_.nodes[k];
            const int number = kept_.numbers[k];
            if (node.partner != none && node.partner < number) {  // the younger of a pair: both get the larger need
                const int larger = std::max({need[number], need[node.partner], 0});
                want(number, larger);
                want(node.partner, larger);
            }
            graph_.each_operand(node, [&](int x) { want(x, need[number] + extra(node)); });
            if (node.companion != none) want(node.companion, need[number]);
        }
        for (std::size_t input = 0; input < availability_.size(); ++input) {
            if (availability_[input] < always) need[input] = availability_[input];
            else want(static_cast<int>(input), 0);
        }
    }

    void find_dirty() {
        Ints avail(availability_);
        avail.resize(graph_.nodes.size(), always);
        plan_.dirty.assign(graph_.nodes.size(), 0);
        for (std::size_t k = 0; k < kept_.numbers.size(); ++k) {
            const int number = kept_.numbers[k];
            int least = always;
            graph_.each_operand(kept_.nodes[k], [&](int x) { least = std::min(least, avail[x]); });
            avail[number] = least < always ? least - extra(kept_.nodes[k]) : always;
            plan_.dirty[number] = avail[number] == plan_.need[number];
        }
    }

    // Higher need first, shifts first among equals, then by depth and by the length of the row.
    void find_order() {
        struct Place {
            int need, depth, length, number;
            auto operator<=>(const Place&) const = default;
        };
        std::vector<Place> places;
        places.reserve(kept_.numbers.size());
        Ints depth(graph_.nodes.size(), 0);
        for (std::size_t k = 0; k < kept_.numbers.size(); ++k) {
            const Node& node = kept_.nodes[k];
            const int number = kept_.numbers[k], need = plan_.need[number];
            int length = 0, deepest = 0;
            graph_.each_operand(node, [&](int x) {
                ++length;
                if (plan_.need[x] == need) deepest = std::max(deepest, depth[x]);
            });
            depth[number] = node.code == Code::shift ? 0 : 1 + deepest;
            places.push_back({-need, depth[number], length, number});
        }
        std::sort(places.begin(), places.end());
        plan_.order.reserve(places.size());
        for (const Place& place : places) plan_.order.push_back(place.number);
    }

    bool is_silent(int number) const {
        const Node& node = kept_.at(number);
        const auto is_zero = [&](int x, int at) {
            return plan_.need[x] == at && (plan_.silent[x] || is_unknown(x));
        };
        const int at = plan_.need[number];
        if (node.code == Code::shift) return is_zero(node.first, at + node.second);
        return node.code == Code::poly && node.products.count == 0 &&
               std::ranges::all_of(graph_.linear_of(node), [&](const Linear& term) { return is_zero(term.x, at); });
    }

    void find_lasting(const Ints& outputs) {
        std::vector<char>& lasting = plan_.lasting;
        lasting.assign(graph_.nodes.size(), 0);
        for (int output : outputs) lasting[output] = 1;
        for (std::size_t k = plan_.order.size(); k-- > 0;) {
            const int number = plan_.order[k], at = plan_.need[number];
            const Node& node = kept_.at(number);
            if (node.code == Code::poly) {
                for (const Linear& term : graph_.linear_of(node))
                    if (plan_.need[term.x] != at || lasting[number]) lasting[term.x] = 1;
                for (const Product& term : graph_.products_of(node)) lasting[term.x] = lasting[term.y] = 1;
            } else if (node.code == Code::shift) {
                if (plan_.need[node.first] != at + node.second || lasting[number]) lasting[node.first] = 1;
            } else {
                lasting[number] = 1;
                graph_.each_reference(node, number, [&](int x) { lasting[x] = 1; });
            }
        }
    }

    // Degree at order zero in the unknown inputs, as far as they are unknown in the node's stage.
    char degree(int number) const {
        const Node& node = kept_.at(number);
        const int at = plan_.need[number];
        const auto of = [&](int x, int when) -> int {
            if (plan_.need[x] != when) return 0;
            return is_input(x) ? is_unknown(x) : plan_.degree[x];
        };
        if (node.code == Code::shift) return static_cast<char>(std::min(1, of(node.first, at + node.second)));
        if (node.code == Code::poly) {
            int most = 0;
            for (const Linear& term : graph_.linear_of(node)) most = std::max(most, of(term.x, at));
            for (const Product& term : graph_.products_of(node)) most = std::max(most, of(term.x, at) + of(term.y, at));
            return static_cast<char>(std::min(2, most));
        }
        if (node.code == Code::div && of(node.second, at) == 0) return static_cast<char>(of(node.first, at));
        int most = 0;
        graph_.each_operand(node, [&](int x) { most = std::max(most, of(x, at)); });
        return most > 0 ? 2 : 0;
    }
};

}  // namespace bricard::taylor
