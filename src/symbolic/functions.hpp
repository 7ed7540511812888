// Functions that evaluate expressions: a list of operations on one array of numbers.
#pragma once

#include <string>
#include <vector>

#include "traversal.hpp"

namespace bricard {

class Function {
  public:
    std::string name;
    std::vector<SX> inputs, outputs;
    std::vector<std::string> input_names, output_names;

    Function(std::string name, std::vector<SX> inputs, std::vector<SX> outputs, std::vector<std::string> input_names,
             std::vector<std::string> output_names)
        : name(std::move(name)), inputs(std::move(inputs)), outputs(std::move(outputs)),
          input_names(std::move(input_names)), output_names(std::move(output_names)) {
        for (const SX& one : this->inputs) require_symbols(one, "the inputs of a function");
        compile();
    }

    const Tape& tape() const { return tape_; }
    const std::vector<std::int32_t>& roots() const { return roots_; }

    // The entries of all outputs, one after the other, from those of all inputs.
    void evaluate(const double* const* given, double* const* results) {
        std::size_t k = 0;
        for (std::size_t i = 0; i < inputs.size(); ++i)
            for (std::size_t j = 0; j < inputs[i].data.size(); ++j, ++k)
                if (slots_[k] >= 0) work_[slots_[k]] = given[i][j];
        for (const Operation& one : operations_) work_[one.target] = apply(one.op, work_[one.first], work_[one.second]);
        k = 0;
        for (std::size_t i = 0; i < outputs.size(); ++i)
            for (std::size_t j = 0; j < outputs[i].data.size(); ++j, ++k) results[i][j] = work_[roots_[k]];
    }

    std::vector<DM> operator()(const std::vector<DM>& arguments) {
        std::vector<const double*> given;
        for (const DM& one : arguments) given.push_back(one.data.data());
        std::vector<DM> result;
        std::vector<double*> results;
        for (const SX& output : outputs) result.push_back({output.pattern, Entries<double>(output.data.size())});
        for (DM& one : result) results.push_back(one.data.data());
        evaluate(given.data(), results.data());
        return result;
    }

    // The outputs as expressions of other expressions.
    std::vector<SX> operator()(const std::vector<SX>& arguments) const {
        return substituted(outputs, entries_of(inputs), entries_of(arguments));
    }

  private:
    struct Operation {
        Op op;
        std::int32_t target, first, second;
    };
    Tape tape_;
    std::vector<std::int32_t> roots_, slots_;  // slots_: where each entry of the inputs goes, -1: nowhere
    std::vector<Operation> operations_;
    std::vector<double> work_;

    void compile() {
        tape_ = flattened(inputs, entries_of(outputs), roots_);
        work_.assign(tape_.size(), 0.0);
        std::size_t count = 0;
        for (const SX& one : inputs) count += one.data.size();
        slots_.assign(count, -1);
        for (std::size_t k = 0; k < tape_.size(); ++k) {
            const auto place = static_cast<std::int32_t>(k);
            if (tape_.op[k] == Op::constant) work_[k] = tape_.value[k];
            else if (tape_.op[k] == Op::symbol) slots_[tape_.first[k]] = place;
            else
                operations_.push_back({tape_.op[k], place, tape_.first[k], std::max(tape_.second[k], 0)});
        }
    }
};

}  // namespace bricard
