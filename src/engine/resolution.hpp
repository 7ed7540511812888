// Do the nodes of an implicit step resolve the functions in the equations, such as exp or tanh?
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "newton_matrix.hpp"
#include "series.hpp"

namespace bricard {

template <class Real>
class Resolution {
  public:
    explicit Resolution(const Series<Real>& series) : series_(series) {
        const Program& program = series.program;
        for (int node = program.inputs; node < program.nodes; ++node)
            if (series.is_function(node)) functions_.push_back({node, program.first[node - program.inputs]});
    }

    void begin(int stages) {
        value_.resize(stages * functions_.size());
        operand_.resize(stages * functions_.size());
    }

    // The series has been evaluated at a node of the step.
    void note(int stage) {
        for (size_t f = 0; f < functions_.size(); ++f) {
            value_[stage * functions_.size() + f] = series_.value(functions_[f].node);
            operand_[stage * functions_.size() + f] = series_.value(functions_[f].operand);
        }
    }

    // Operations that the nodes do not resolve, and all that is made of them: functions whose values at the nodes do not
    // lie on a smooth curve, or are constant although their operand is not.
    std::vector<int> unresolved(const StageTable& table) const {
        std::vector<int> result;
        std::vector<char> marked(series_.program.nodes, 0);
        for (size_t f = 0; f < functions_.size(); ++f) marked[functions_[f].node] = !is_resolved(table, f);
        if (std::find(marked.begin(), marked.end(), 1) == marked.end()) return result;
        for (int node = series_.program.inputs; node < series_.program.nodes; ++node) {
            if (!marked[node]) marked[node] = series_.follows(node, marked);
            if (marked[node]) result.push_back(node);
        }
        return result;
    }

  private:
    static constexpr double constant = 1e-13, unsmooth = 0.03;
    struct Function {
        int node, operand;
    };
    const Series<Real>& series_;
    std::vector<Function> functions_;
    std::vector<Real> value_, operand_;  // [stage][function]

    bool is_resolved(const StageTable& table, size_t f) const {
        const double variation = changes(table, value_, f, 1), last = changes(table, value_, f, table.s - 2);
        if (variation > constant) return last <= unsmooth * variation;
        return changes(table, operand_, f, 1) <= constant;
    }

    // The largest Legendre coefficient from order `first` on of a function's values, relative to the values.
    double changes(const StageTable& table, const std::vector<Real>& values, size_t f, int first) const {
        const int s = table.s;
        Real largest = std::numeric_limits<Real>::min(), result = 0;
        for (int i = 0; i < s; ++i) largest = std::max(largest, std::abs(values[i * functions_.size() + f]));
        for (int k = first; k < s; ++k) {
            Real sum = 0;
            for (int i = 0; i < s; ++i)
                sum += Real(table.to_legendre[static_cast<size_t>(k) * s + i]) * values[i * functions_.size() + f];
            result = std::max(result, std::abs(sum));
        }
        return static_cast<double>(result / largest);
    }
};

}  // namespace bricard
