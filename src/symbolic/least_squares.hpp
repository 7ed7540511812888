// The shortest least-squares solution of a small dense system, by orthogonal transformations from both sides.
//
// A P = Q [R; 0] with column pivoting; columns beyond the rank are given up. What remains, [R1 R2] with r rows, is
// brought to a triangle from the right, so that no part of the solution lies in the null space.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace bricard {

class ShortestSolution {
  public:
    // `matrix` has m rows of n numbers, one after the other; singular values below rank times the largest count as zero.
    static std::vector<double> of(const double* matrix, int m, int n, const double* right, double rank) {
        Columns a(n, std::vector<double>(m));
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) a[j][i] = matrix[static_cast<std::size_t>(i) * n + j];
        std::vector<double> b(right, right + m);
        std::vector<int> order(n);
        std::iota(order.begin(), order.end(), 0);
        const int r = triangle(a, b, order, rank);
        std::vector<double> x(n, 0.0);
        const std::vector<double> y = r == n ? solved_above(a, b, n) : shortest(a, b, r, n);
        for (int j = 0; j < n; ++j) x[order[j]] = y[j];
        return x;
    }

  private:
    using Columns = std::vector<std::vector<double>>;

    static double length(const std::vector<double>& x, int from) {
        double sum = 0.0;
        for (std::size_t i = from; i < x.size(); ++i) sum += x[i] * x[i];
        return sum > 1e-200 && sum < 1e200 ? std::sqrt(sum) : careful_length(x, from);
    }

    // Of numbers whose squares may be too small or too large.
    static double careful_length(const std::vector<double>& x, int from) {
        double largest = 0.0, sum = 0.0;
        for (std::size_t i = from; i < x.size(); ++i) largest = std::max(largest, std::fabs(x[i]));
        if (largest == 0.0) return 0.0;
        for (std::size_t i = from; i < x.size(); ++i) sum += (x[i] / largest) * (x[i] / largest);
        return largest * std::sqrt(sum);
    }

    // x becomes (..., -sign l, 0, ...) from place k on; the reflection is kept in v.
    static void reflect(std::vector<double>& x, int k, std::vector<double>& v, double& factor) {
        v.assign(x.size(), 0.0);
        const double l = length(x, k), alpha = x[k] > 0 ? -l : l;
        for (std::size_t i = k; i < x.size(); ++i) v[i] = x[i];
        v[k] -= alpha;
        double square = 0.0;
        for (std::size_t i = k; i < x.size(); ++i) square += v[i] * v[i];
        factor = square > 0.0 ? 2.0 / square : 0.0;
        x[k] = alpha;
        for (std::size_t i = k + 1; i < x.size(); ++i) x[i] = 0.0;
    }

    static void apply(const std::vector<double>& v, double factor, int k, std::vector<double>& x) {
        double sum = 0.0;
        for (std::size_t i = k; i < x.size(); ++i) sum += v[i] * x[i];
        sum *= factor;
        for (std::size_t i = k; i < x.size(); ++i) x[i] -= sum * v[i];
    }

    // Brings a to a triangle, the longest column first, and b with it; the rank.
    static int triangle(Columns& a, std::vector<double>& b, std::vector<int>& order, double rank) {
        const int n = static_cast<int>(a.size()), m = static_cast<int>(b.size());
        std::vector<double> v;
        double factor = 0.0, first = 0.0;
        for (int k = 0; k < std::min(m, n); ++k) {
            int longest = k;
            double found = -1.0;
            for (int j = k; j < n; ++j)
                if (const double l = length(a[j], k); l > found) {
                    found = l;
                    longest = j;
                }
            if (k == 0) first = found;
            if (found <= rank * first || found == 0.0) return k;
            std::swap(a[k], a[longest]);
            std::swap(order[k], order[longest]);
            reflect(a[k], k, v, factor);
            for (int j = k + 1; j < n; ++j) apply(v, factor, k, a[j]);
            apply(v, factor, k, b);
        }
        return std::min(m, n);
    }

    // R y = b for the upper triangle R in the first n columns.
    static std::vector<double> solved_above(const Columns& a, const std::vector<double>& b, int n) {
        std::vector<double> y(b.begin(), b.begin() + n);
        for (int k = n - 1; k >= 0; --k) {
            y[k] /= a[k][k];
            for (int i = 0; i < k; ++i) y[i] -= a[k][i] * y[k];
        }
        return y;
    }

    // The shortest y with [R1 R2] y = b, of r rows and n columns: [R1 R2]^T = Z T, T^T u = b, y = Z u.
    static std::vector<double> shortest(const Columns& a, const std::vector<double>& b, int r, int n) {
        Columns t(r, std::vector<double>(n, 0.0)), reflections(r);
        std::vector<double> factors(r, 0.0);
        for (int i = 0; i < r; ++i)
            for (int j = 0; j < n; ++j) t[i][j] = a[j][i];
        for (int k = 0; k < r; ++k) {
            reflect(t[k], k, reflections[k], factors[k]);
            for (int j = k + 1; j < r; ++j) apply(reflections[k], factors[k], k, t[j]);
        }
        std::vector<double> y(n, 0.0);
        for (int k = 0; k < r; ++k) {
            double sum = b[k];
            for (int i = 0; i < k; ++i) sum -= t[k][i] * y[i];
            y[k] = sum / t[k][k];
        }
        for (int k = r - 1; k >= 0; --k) apply(reflections[k], factors[k], k, y);
        return y;
    }
};

}  // namespace bricard
