// Whether series or implicit steps get on faster, for runs that choose by themselves.
//
// Where stability limits the steps of a series of order K, h lambda sits near the end of its stability region, about
// 0.3745 K + 1.32, or beyond it (errors may grow up to the tolerance), step after step; else it is half of that or less.
// lambda shows in the growth of the last coefficients. Then implicit steps are tried, and kept as long as they get farther for their cost than series would from the same points. Tries that fail are
// repeated less and less often. bricard/taylor/stiffness.py is the readable form.
#pragma once

#include <algorithm>
#include <cmath>

namespace bricard {

class Stiffness {
  public:
    // A step by series is done, at h lambda; true if it is time to try implicit steps.
    bool limits(double h_lambda, int order) {
        const double limit = 0.3745 * order + 1.32;
        in_a_row_ = h_lambda > least * limit ? in_a_row_ + 1 : 0;
        return in_a_row_ >= patience_;
    }

    void try_implicit() {
        in_a_row_ = steps_ = 0;
        length_ = cost_ = by_series_ = 0;
    }

    // An implicit step is done: its length, what it cost (iterations times stages), the step that series would have taken.
    // False if series get on faster.
    bool pays(double length, double cost, double by_series) {
        length_ += length, cost_ += cost, by_series_ += by_series;
        if (++steps_ % trial != 0) return true;
        const bool good = length_ * stages_of_a_series * trial > by_series_ * cost_;
        patience_ = good ? first_patience : std::min(2 * patience_, longest_patience);
        length_ = cost_ = by_series_ = 0;
        return good;
    }

  private:
    static constexpr double least = 0.88;
    static constexpr int first_patience = 20, longest_patience = 20'000, trial = 5;
    static constexpr double stages_of_a_series = 5;  // a step by series costs as much as so many stages of an iteration
    int in_a_row_ = 0, patience_ = first_patience, steps_ = 0;
    double length_ = 0, cost_ = 0, by_series_ = 0;
};

}  // namespace bricard
