// Where Newton's method starts in an implicit step: the polynomials of the last one, continued.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "legendre.hpp"

namespace bricard {

template <class Real>
class Prediction {
  public:
    bool known() const { return stages_ > 0; }
    void forget() { stages_ = 0; }

    // coefficients [k][n] of z in a step that stands
    void remember(Real start, Real length, int stages, const std::vector<Real>& coefficients) {
        start_ = start, length_ = length, stages_ = stages, coefficients_ = coefficients;
    }

    // z [node][n] of a step h from t; the series is cut at its smallest term at the far end.
    void continue_to(Real t, Real h, const Doubles& nodes, const std::vector<Real>& absolute, std::vector<Real>& z) const {
        const int s = static_cast<int>(nodes.size()), n = static_cast<int>(absolute.size());
        std::vector<Real> values(static_cast<size_t>(s) * stages_);
        for (int i = 0; i < s; ++i) {
            const Real part = (t - start_ + Real(nodes[i]) * h) / length_;
            legendre_values(2 * part - 1, stages_, &values[static_cast<size_t>(i) * stages_]);
        }
        const int cut = smallest_term(&values[static_cast<size_t>(s - 1) * stages_], absolute);
        for (int i = 0; i < s; ++i)
            for (int k = 0; k < cut; ++k) {
                const Real factor = values[static_cast<size_t>(i) * stages_ + k];
                for (int j = 0; j < n; ++j)
                    z[static_cast<size_t>(i) * n + j] += factor * coefficients_[static_cast<size_t>(k) * n + j];
            }
    }

  private:
    Real start_ = 0, length_ = 0;
    int stages_ = 0;
    std::vector<Real> coefficients_;

    // Variables that do not control the step have no say: a stiff spring's force and its damper's are noise of which only
    // the sum is not, and would shorten the series of all others.
    int smallest_term(const Real* values, const std::vector<Real>& absolute) const {
        using std::abs;
        const size_t n = absolute.size();
        std::vector<Real> size(n, std::numeric_limits<Real>::min());
        for (size_t e = 0; e < coefficients_.size(); ++e) size[e % n] = std::max(size[e % n], abs(coefficients_[e]));
        Real smallest = std::numeric_limits<Real>::infinity();
        int cut = 1;
        for (int k = 1; k < stages_; ++k) {
            Real term = 0;
            for (size_t j = 0; j < n; ++j)
                if (absolute[j] <= std::numeric_limits<Real>::max()) term = std::max(term, abs(coefficients_[k * n + j]) / size[j]);
            term *= abs(values[k]);
            if (term < smallest) smallest = term, cut = k + 1;
        }
        return cut;
    }
};

}  // namespace bricard
