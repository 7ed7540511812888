// The graph and the plan of a system laid out as arrays; as bricard/taylor/layout.py and affine.py.
//
// For orders m >= 1 every row is affine in coefficients of order m, with interior convolutions P_u:
//
//     z[m] = sum_u scale_u P_u[m] + sum_e value_e x_e[m],    P_u[m] = sum_{i=1}^{m-1} w a[i] b[m-i]
//
// where w = i/m for a weighted convolution and 1 otherwise. An edge's value is a sum of parts
// coefficient * z0[numerator] / z0[denominator], a unit's scale is coefficient / z0[denominator].
#pragma once

#include "builder.hpp"
#include "plan.hpp"

namespace bricard::taylor {

struct Part {
    Coefficient scale;
    int numerator, denominator;
    int next = none;  // part of the same edge
};

struct Edge {
    int source;
    int first, last;  // of its parts
};

struct Unit {
    int a, b;
    bool weighted;
    Coefficient scale;
    int denominator;
};

// The recurrence of one node in affine form, for orders m >= 1: edges in the order in which their sources first occur.
class AffineRow {
  public:
    std::vector<Edge> edges;
    std::vector<Part> parts;
    std::vector<Unit> units;

    explicit AffineRow(std::size_t nodes) : edge_of_(nodes, none) {}

    void set(Graph& graph, const Node& node, int z) {
        clear();
        if (node.code == Code::poly) set_poly(graph, node);
        else if (node.code != Code::shift) set_function(graph, node, z);
    }

  private:
    Ints edge_of_;  // by source

    void clear() {
        for (const Edge& edge : edges) edge_of_[edge.source] = none;
        edges.clear();
        parts.clear();
        units.clear();
    }

    void part(int source, Coefficient scale, int numerator, int denominator) {
        const int number = static_cast<int>(parts.size());
        parts.push_back({scale, numerator, denominator});
        int& edge = edge_of_[source];
        if (edge == none) {
            edge = static_cast<int>(edges.size());
            edges.push_back({source, number, number});
        } else {
            parts[edges[edge].last].next = number;
            edges[edge].last = number;
        }
    }

    void set_poly(const Graph& graph, const Node& node) {
        for (const Linear& term : graph.linear_of(node)) part(term.x, term.scale, none, none);
        for (const Product& term : graph.products_of(node)) {
            part(term.x, term.scale, term.y, none);
            part(term.y, term.scale, term.x, none);
            units.push_back({term.x, term.y, false, term.scale, none});
        }
    }

    void set_function(Graph& graph, const Node& node, int z) {
        const int x = node.first, y = node.second, companion = node.companion;
        const double sign = node.sign;
        switch (node.code) {
            case Code::div:  // y z = x
                part(x, 1.0, none, y);
                part(y, -1.0, z, y);
                units.push_back({z, y, false, -1.0, y});
                break;
            case Code::inv:  // x z = 1
                part(x, -1.0, z, x);
                units.push_back({z, x, false, -1.0, x});
                break;
            case Code::sqrt:  // z z = x
                part(x, 0.5, none, z);
                units.push_back({z, z, false, -0.5, z});
                break;
            case Code::pow:  // x z' = r z x'
                part(x, node.constant, z, x);
                units.push_back({x, z, true, graph.table.add(node.constant, 1.0), x});
                units.push_back({x, z, false, -1.0, x});
                break;
            case Code::atan2:  // r z' = x y' - y x'; its first operand is y
                part(x, 1.0, y, companion);
                part(y, -1.0, x, companion);
                units.push_back({x, y, true, 1.0, companion});
                units.push_back({y, x, true, -1.0, companion});
                units.push_back({z, companion, true, -1.0, companion});
                break;
            case Code::exp: case Code::sin: case Code::cos: case Code::sinh: case Code::cosh: case Code::tan:
            case Code::tanh:  // z' = s g x'
                part(x, sign, companion, none);
                units.push_back({x, companion, true, sign, none});
                break;
            default:  // h z' = s x'
                part(x, sign, none, companion);
                units.push_back({z, companion, true, -1.0, companion});
        }
    }
};

class Layout {
  public:
    Layout(Graph& graph, const System& system, const Fused& kept, const Plan& plan, const Fused& jacobian)
        : graph_(graph), system_(system), kept_(kept), plan_(plan), jacobian_(jacobian),
          inputs_(static_cast<int>(system.input_variable.size()) + 1) {}

    Arrays lay_out(const std::vector<Value>& values) {
        number_nodes();
        set_sizes();
        for (int old : plan_.order) set_zero_order(kept_.at(old));
        for (const Node& node : jacobian_.nodes) set_zero_order(node);
        end_zero_order();
        set_rows();
        set_convolutions();
        set_values(values, system_.residuals, arrays_.residual_node, arrays_.residual_scale);
        set_values(values, system_.outputs, arrays_.output_node, arrays_.output_scale);
        set_values(values, system_.jacobian, arrays_.jacobian_node, arrays_.jacobian_scale);
        arrays_.jacobian_row = system_.jacobian_row;
        arrays_.jacobian_column = system_.jacobian_column;
        return std::move(arrays_);
    }

  private:
    Graph& graph_;
    const System& system_;
    const Fused& kept_;
    const Plan& plan_;
    const Fused& jacobian_;
    int inputs_;
    Ints number_;  // the engine's, by number in the graph
    Arrays arrays_;

    struct Convolution {
        int need;  // negative: higher need first
        bool weighted;
        int a, b;
        auto operator<=>(const Convolution&) const = default;
    };
    std::vector<Convolution> convolutions_;  // one for each unit

    static int size_of(const Ints& list) { return static_cast<int>(list.size()); }
    int number(int old) const { return old == none ? none : number_[old]; }

    void number_nodes() {
        number_.assign(graph_.nodes.size(), none);
        int next = 0;
        for (; next < inputs_; ++next) number_[next] = next;
        for (int old : plan_.order) number_[old] = next++;
        for (int old : jacobian_.numbers) number_[old] = next++;
    }

    void set_sizes() {
        const int rows = size_of(plan_.order), variables = size_of(system_.offset_d);
        arrays_.sizes = {variables, inputs_, inputs_ + rows, inputs_ + rows + size_of(jacobian_.numbers)};
        arrays_.need.assign(plan_.need.begin(), plan_.need.begin() + inputs_);
        for (int old : plan_.order) {
            arrays_.need.push_back(plan_.need[old]);
            arrays_.update.push_back(plan_.dirty[old] && plan_.lasting[old]);
            arrays_.silent.push_back(plan_.silent[old]);
        }
        arrays_.offset_c = system_.offset_c;
        arrays_.offset_d = system_.offset_d;
        arrays_.input_variable = system_.input_variable;
        arrays_.input_order = system_.input_order;
    }

    // What an operation is at order zero.
    void set_zero_order(const Node& node) {
        const bool is_function = node.code != Code::poly && node.code != Code::shift;
        arrays_.linear_start.push_back(size_of(arrays_.linear_node));
        arrays_.product_start.push_back(size_of(arrays_.product_a));
        arrays_.code.push_back(static_cast<int>(node.code));
        arrays_.first.push_back(number(node.first));
        arrays_.second.push_back(node.code == Code::shift ? node.second : number(node.second));
        arrays_.companion.push_back(is_function ? number(node.companion) : none);
        arrays_.constant.append(node.constant);
        for (const Linear& term : graph_.linear_of(node)) {
            arrays_.linear_node.push_back(number(term.x));
            arrays_.linear_scale.append(term.scale);
        }
        for (const Product& term : graph_.products_of(node)) {
            arrays_.product_a.push_back(number(term.x));
            arrays_.product_b.push_back(number(term.y));
            arrays_.product_scale.append(term.scale);
        }
    }

    void end_zero_order() {
        arrays_.linear_start.push_back(size_of(arrays_.linear_node));
        arrays_.product_start.push_back(size_of(arrays_.product_a));
    }

    // Edges and units of every row.
    void set_rows() {
        AffineRow row(graph_.nodes.size());
        for (int old : plan_.order) {
            row.set(graph_, kept_.at(old), old);
            set_edges(row, old);
            set_units(row, old);
        }
        arrays_.edge_start.push_back(size_of(arrays_.edge_source));
        arrays_.unit_start.push_back(size_of(arrays_.unit_denominator));
        arrays_.part_start.push_back(arrays_.part_scale.size());
    }

    // Sources known before the solve, known in part (changed by it), and unknown (zero) before it.
    enum Group { known, partly, unknown };

    Group group(int source, int old) const {
        if (plan_.need[source] != plan_.need[old]) return known;
        if (source < inputs_) return source < inputs_ - 1 ? unknown : known;
        if (plan_.silent[source]) return unknown;
        return plan_.dirty[source] ? partly : known;
    }

    void set_edges(const AffineRow& row, int old) {
        arrays_.edge_start.push_back(size_of(arrays_.edge_source));
        for (Group wanted : {known, partly, unknown}) {
            for (const Edge& edge : row.edges)
                if (group(edge.source, old) == wanted) set_edge(row, edge);
            if (wanted == known) arrays_.update_begin.push_back(size_of(arrays_.edge_source));
            if (wanted == partly) arrays_.known_end.push_back(size_of(arrays_.edge_source));
        }
    }

    void set_edge(const AffineRow& row, const Edge& edge) {
        arrays_.edge_source.push_back(number(edge.source));
        arrays_.part_start.push_back(arrays_.part_scale.size());
        for (int k = edge.first; k != none; k = row.parts[k].next) {
            arrays_.part_scale.append(row.parts[k].scale);
            arrays_.part_numerator.push_back(number(row.parts[k].numerator));
            arrays_.part_denominator.push_back(number(row.parts[k].denominator));
        }
    }

    void set_units(const AffineRow& row, int old) {
        arrays_.unit_start.push_back(size_of(arrays_.unit_denominator));
        for (const Unit& unit : row.units) {
            convolutions_.push_back({-plan_.need[old], unit.weighted, number(unit.a), number(unit.b)});
            arrays_.unit_scale.append(unit.scale);
            arrays_.unit_denominator.push_back(number(unit.denominator));
        }
    }

    // Units share convolutions; the distinct ones stand with higher need first, unweighted first.
    void set_convolutions() {
        std::vector<Convolution> distinct = convolutions_;
        std::sort(distinct.begin(), distinct.end());
        distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
        for (const Convolution& convolution : distinct) {
            arrays_.convolution_need.push_back(-convolution.need);
            arrays_.convolution_weighted.push_back(convolution.weighted);
            arrays_.convolution_a.push_back(convolution.a);
            arrays_.convolution_b.push_back(convolution.b);
        }
        for (const Convolution& convolution : convolutions_) {
            const auto place = std::lower_bound(distinct.begin(), distinct.end(), convolution);
            arrays_.unit_convolution.push_back(static_cast<int>(place - distinct.begin()));
        }
    }

    // A constant has no node; its scale is its value.
    void set_values(const std::vector<Value>& values, const Ints& roots, Ints& nodes, Column& scales) {
        for (int root : roots) {
            nodes.push_back(number(values[root].node));
            scales.append(values[root].scale);
        }
    }
};

}  // namespace bricard::taylor
