// Anderson mixing: a fixed-point iteration x -> x + f(x) that learns from its last changes.
#pragma once

#include <cmath>
#include <deque>
#include <vector>

namespace bricard {

template <class Real>
class Mixing {
  public:
    void clear() { past_.clear(); }

    // The change to make instead of f at x; least squares are those of w, the changes that matter, weighed.
    std::vector<Real> change(const std::vector<Real>& x, const std::vector<Real>& f, const std::vector<Real>& w) {
        std::vector<Real> result = f;
        const std::vector<Real> g = coefficients(w);
        for (size_t p = 0; p < past_.size(); ++p)
            for (size_t i = 0; i < x.size() && g[p] != 0; ++i)
                result[i] -= g[p] * ((x[i] - past_[p].x[i]) + (f[i] - past_[p].f[i]));
        past_.push_front({x, f, w});
        if (past_.size() > most) past_.pop_back();
        return result;
    }

  private:
    static constexpr size_t most = 5;
    static constexpr double dependent = 1e-20;  // squared, relative
    struct Point {
        std::vector<Real> x, f, w;
    };
    std::deque<Point> past_;  // the newest first

    // g with |w - sum g_p (w - w_p)| least, by Gram and Schmidt; directions that add nothing get 0.
    std::vector<Real> coefficients(const std::vector<Real>& w) const {
        const size_t count = past_.size();
        std::vector<std::vector<Real>> q(count);
        std::vector<Real> R(count * count, 0), b(count, 0), g(count, 0);
        for (size_t p = 0; p < count; ++p) {
            q[p] = w;
            for (size_t i = 0; i < w.size(); ++i) q[p][i] -= past_[p].w[i];
            const Real before = dot(q[p], q[p]);
            for (size_t k = 0; k < p; ++k) {
                if (R[k * count + k] == 0) continue;
                const Real share = R[k * count + p] = dot(q[k], q[p]);
                for (size_t i = 0; i < w.size(); ++i) q[p][i] -= share * q[k][i];
            }
            const Real squared = dot(q[p], q[p]);
            if (!(squared > Real(dependent) * before)) continue;
            const Real norm = R[p * count + p] = std::sqrt(squared);
            for (Real& value : q[p]) value /= norm;
            b[p] = dot(q[p], w);
        }
        for (size_t p = count; p-- > 0;) {
            if (R[p * count + p] == 0) continue;
            Real sum = b[p];
            for (size_t k = p + 1; k < count; ++k) sum -= R[p * count + k] * g[k];
            g[p] = sum / R[p * count + p];
        }
        return g;
    }

    static Real dot(const std::vector<Real>& a, const std::vector<Real>& b) {
        Real sum = 0;
        for (size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
        return sum;
    }
};

}  // namespace bricard
