// How long the next implicit step is and how many stages it has: the least cost for the errors that are estimated.
// bricard/taylor/stage_choice.py is the readable form.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "newton_matrix.hpp"

namespace bricard {

class StageChoice {
  public:
    double length = 0;
    int index = 0;  // of the table
    Doubles errors;  // by table: those that its number of stages would have made, relative to the scales

    explicit StageChoice(const std::vector<StageTable>& tables) {
        for (const StageTable& table : tables) stages_.push_back(table.s);
    }

    void begin() {
        length = 0;
        index = hold_ = 0;
        before_.clear();
    }

    // Another length, from a point where nothing has failed.
    void set_out(double new_length) {
        length = new_length;
        hold_ = 0;
    }
    void take_medium_number() {
        index = static_cast<int>(stages_.size()) / 2;
        before_.clear();
    }

    // Another length, and no growth for some steps.
    void shorten(double new_length, int steps) {
        length = new_length;
        hold_ = std::max(hold_, steps);
    }

    // The step of length h made too large an error, relative to the tolerance.
    void reject(double h, double error) { shorten(h * std::max(0.1, safety * std::pow(error, -1.0 / (stages_[index] + 1))), 1); }

    void forget_errors() { errors.assign(stages_.size(), 0); }

    // Adds what a quantity says of the errors: that which is z, `rises` times integrated. They are about the first
    // coefficient that is left out; those that are not known follow from the decay of the sizes of coefficients.
    template <class Real>
    void judge(const std::vector<Real>& size, int rises) {
        const int top = static_cast<int>(size.size()) - 1;
        const auto at = [&](int k) { return static_cast<double>(size[std::max(k, 0)]); };
        const double last = std::max(at(top), at(top - 1)), earlier = std::max(at(top - 2), at(top - 3));
        const double ratio = std::sqrt(std::clamp(last / std::max(earlier, 1e-300), 1e-4, 1.0));
        const double base = std::max(at(top), ratio * at(top - 1));
        for (size_t i = 0; i < stages_.size(); ++i) {
            const int wanted = stages_[i] + rises;  // the first coefficient that is left out
            const double error = wanted > top ? base * std::pow(ratio, wanted - top)
                                              : std::max(at(wanted), ratio * at(wanted - 1));
            if (!(error <= errors[i])) errors[i] = error;
        }
    }

    // The step of length h stands: chooses the next one. Where little would change and Newton's method converges fast,
    // the length stays, and its matrices with it.
    void accept(double h, double goal, double contraction) {
        const int count = static_cast<int>(stages_.size()), present = index;
        Doubles acceptable;
        for (int i = 0; i < count; ++i)
            acceptable.push_back(h * safety * std::pow(std::max(errors[i] / goal, 1e-12), -1.0 / (stages_[i] + 1)));
        double least = std::numeric_limits<double>::infinity();
        for (int i = std::max(present - 1, 0); i <= std::min(present + 1, count - 1); ++i) {
            const double candidate = allowed(acceptable, i, h, contraction);
            const double cost = (stages_[i] + cost_of_step) / candidate * (i == present ? 1.0 : hysteresis);
            if (cost < least) least = cost, length = candidate, index = i;
        }
        hold_ = std::max(hold_ - 1, 0);
        before_ = acceptable;
        if (index == present && length > 0.95 * h && length < 1.1 * h && contraction <= kept_below) length = h;
    }

    static constexpr double kept_below = 1e-3;  // the contraction with which matrices are kept

  private:
    static constexpr double safety = 0.85, slowest = 0.3;
    static constexpr double cost_of_step = 4, hysteresis = 1.05, most_growth = 8;
    std::vector<int> stages_;
    int hold_ = 0;    // steps without growth after a failure
    Doubles before_;  // lengths that the last step allowed, by table

    double allowed(const Doubles& acceptable, int i, double h, double contraction) const {
        double result = acceptable[i];
        if (!before_.empty() && before_[i] > result) result *= std::max(result / before_[i], 0.2);  // a trend goes on
        result = std::min(result, most_growth * h);
        if (contraction > 0) result = std::min(result, h * std::max(std::pow(slowest / contraction, 0.7), 0.2));
        return hold_ > 0 ? std::min(result, h) : result;
    }
};

}  // namespace bricard
