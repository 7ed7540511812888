// Ranges of operations over a part of a step, by interval arithmetic on values of order zero.
//
// A Taylor series may be blind: that of exp(-(t/w)^2) far from t = 0, or of sin(t)^30 at 0, says nothing of the bump
// that lies ahead, and a narrow bump hides between any points that one looks at. Its range over a part of the step does
// not: parts in which it may be large are halved until it is known where it is, or that it is not.
// The bounds hold up to rounding.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "program.hpp"
#include "step.hpp"

namespace bricard {

template <class Real>
struct Interval {
    Real low = 0, high = 0;

    static constexpr Real infinity = std::numeric_limits<Real>::infinity();
    static constexpr Interval everything() { return {-infinity, infinity}; }
    // nan counts as everything
    static Interval hull(Real a, Real b) { return a <= b ? Interval{a, b} : b <= a ? Interval{b, a} : everything(); }

    bool contains(Real x) const { return low <= x && x <= high; }
    Real farthest(Real x) const { return std::max(std::abs(low - x), std::abs(high - x)); }
    Real nearest(Real x) const { return contains(x) ? Real(0) : std::min(std::abs(low - x), std::abs(high - x)); }

    Interval operator+(Interval b) const { return hull(low + b.low, high + b.high); }
    Interval operator*(Real s) const { return s == 0 ? Interval{} : hull(low * s, high * s); }
    Interval operator*(Interval b) const {
        const Real products[] = {low * b.low, low * b.high, high * b.low, high * b.high};
        Interval result{infinity, -infinity};
        for (Real p : products) {
            if (p != p) return everything();
            result = {std::min(result.low, p), std::max(result.high, p)};
        }
        return result;
    }
    Interval squared() const {
        const Interval product = hull(low * low, high * high);
        return contains(0) ? Interval{0, product.high} : product;
    }
    Interval inverse() const { return contains(0) ? everything() : hull(1 / low, 1 / high); }
};

// The range of operation `code` of an operand in x; everything where it is not enclosed.
template <class Real>
Interval<Real> range_of(Code code, Interval<Real> x, Interval<Real> y, Real exponent) {
    using namespace std;
    using I = Interval<Real>;
    const auto rising = [&](auto f) { return I::hull(f(x.low), f(x.high)); };
    // sin between -1 and 1, which it reaches at the quarter turns (2 k + 1) pi/2 that x contains
    const auto sine = [&](Real shift) {
        const Real turn = 2 * Real(3.141592653589793238462643383279502884L), a = x.low + shift, b = x.high + shift;
        if (!(b - a < turn)) return I{-1, 1};
        I range = I::hull(sin(a), sin(b));
        if (floor((b - turn / 4) / turn) > floor((a - turn / 4) / turn)) range.high = 1;
        if (floor((b + turn / 4) / turn) > floor((a + turn / 4) / turn)) range.low = -1;
        return range;
    };
    switch (code) {
        case Code::div: return x * y.inverse();
        case Code::inv: return x.inverse();
        case Code::sqrt: return rising([](Real v) { return sqrt(max(v, Real(0))); });
        case Code::pow:
            if (x.low < 0 || (exponent < 0 && !(x.low > 0))) return I::everything();
            return rising([&](Real v) { return pow(v, exponent); });
        case Code::exp: return rising([](Real v) { return exp(v); });
        case Code::sin: return sine(0);
        case Code::cos: return sine(Real(1.570796326794896619231321691639751442L));
        case Code::sinh: return rising([](Real v) { return sinh(v); });
        case Code::cosh: {
            I range = rising([](Real v) { return cosh(v); });
            if (x.contains(0)) range.low = 1;
            return range;
        }
        case Code::tanh: return rising([](Real v) { return tanh(v); });
        case Code::log: return x.low > 0 ? rising([](Real v) { return log(v); }) : I::everything();
        case Code::asin: return rising([](Real v) { return asin(clamp(v, Real(-1), Real(1))); });
        case Code::acos: return rising([](Real v) { return acos(clamp(v, Real(-1), Real(1))); });
        case Code::atan: return rising([](Real v) { return atan(v); });
        case Code::asinh: return rising([](Real v) { return asinh(v); });
        default: return I::everything();  // tan, acosh, atanh, atan2 and derivatives of expressions
    }
}

template <class Real>
class Ranges {
  public:
    Ranges(const Program& program, const Step<Real>& step) : program_(program), step_(step), range_(program.nodes) {
        value_.assign(static_cast<size_t>(step.levels) * step.n, 0);
        find_enclosable();
    }

    bool encloses(int node) const { return enclosable_[node]; }

    // Parts of the step, fractions from 0 to 1, at which the given operations may differ most from their values at the
    // start; empty if none differs by more than `negligible`.
    std::vector<Real> suspects(const std::vector<int>& operations, const std::vector<Real>& values) {
        constexpr int first_parts = 8, most_parts = 64, unresolved = 8;
        constexpr double negligible = 1e-16, located = 4;
        measure_slopes();
        std::vector<Part> parts;
        std::vector<Real> least(operations.size(), 0), where(operations.size(), -1);
        const auto look = [&](Real begin, Real end) {
            enclose(begin, end);
            Part part{begin, end, 0};
            for (size_t i = 0; i < operations.size(); ++i) {
                const Interval<Real> range = range_[operations[i]];
                const Real near = range.nearest(values[i]), far = range.farthest(values[i]);
                if (near > least[i]) least[i] = near, where[i] = (begin + end) / 2;
                if (far > Real(negligible) * (1 + std::abs(values[i])) && !(far <= Real(located) * least[i]))
                    part.excess = std::max(part.excess, far);
            }
            parts.push_back(part);
        };
        for (int i = 0; i < first_parts; ++i) look(Real(i) / first_parts, Real(i + 1) / first_parts);
        const auto by_excess = [](const Part& a, const Part& b) { return a.excess < b.excess; };
        for (int count = first_parts; count < most_parts; count += 2) {
            const auto worst = std::max_element(parts.begin(), parts.end(), by_excess);
            if (worst->excess == 0) break;
            const Part part = *worst;
            parts.erase(worst);
            look(part.begin, (part.begin + part.end) / 2);
            look((part.begin + part.end) / 2, part.end);
        }
        std::vector<Real> result;
        for (Real place : where)
            if (place >= 0 && std::find(result.begin(), result.end(), place) == result.end()) result.push_back(place);
        std::sort(parts.begin(), parts.end(), [&](const Part& a, const Part& b) { return by_excess(b, a); });
        for (int i = 0; i < unresolved && parts[i].excess > 0; ++i) result.push_back((parts[i].begin + parts[i].end) / 2);
        return result;
    }

  private:
    struct Part {
        Real begin, end, excess;  // excess: largest difference that may hide here; 0: none that matters
    };

    const Program& program_;
    const Step<Real>& step_;
    std::vector<Interval<Real>> range_;  // [node]
    std::vector<Real> value_, slope_;    // [level][variable]: at the middle of a part; bounds of the next derivative
    std::vector<char> enclosable_;       // [node]: is the operation made of such as `range_of` knows?

    void find_enclosable() {
        enclosable_.assign(program_.nodes, 1);
        for (int node = program_.inputs; node < program_.nodes; ++node) {
            const int i = node - program_.inputs;
            const Code code = Code(program_.code[i]);
            bool known = code != Code::shift && code != Code::tan && code < Code::acosh;
            if (code != Code::poly && known) {
                known = enclosable_[program_.first[i]];
                if (program_.second[i] != none) known = known && enclosable_[program_.second[i]];
            }
            for (int t = program_.linear_start[i]; t < program_.linear_start[i + 1]; ++t)
                known = known && enclosable_[program_.linear_node[t]];
            for (int t = program_.product_start[i]; t < program_.product_start[i + 1]; ++t)
                known = known && enclosable_[program_.product_a[t]] && enclosable_[program_.product_b[t]];
            enclosable_[node] = known;
        }
    }

    void measure_slopes() {
        using std::abs;
        const Real h = abs(step_.length);
        slope_.assign(value_.size(), 0);
        for (int level = 0; level < step_.levels; ++level)
            for (int m = step_.orders - 1; m > level; --m) {
                Real falling = 1;
                for (int i = 0; i <= level; ++i) falling *= m - i;
                for (int j = 0; j < step_.n; ++j) {
                    Real& slope = slope_[static_cast<size_t>(level) * step_.n + j];
                    slope = slope * h + falling * abs(step_.order(m)[j]);
                }
            }
    }

    void enclose(Real begin, Real end) {
        const Real middle = (begin + end) / 2 * step_.length, radius = (end - begin) / 2 * std::abs(step_.length);
        step_.evaluate(middle, value_.data());
        const int time = program_.inputs - 1;
        for (int i = 0; i < time; ++i) {
            const size_t place = static_cast<size_t>(program_.input_order[i]) * step_.n + program_.input_variable[i];
            range_[i] = Interval<Real>::hull(value_[place] - radius * slope_[place], value_[place] + radius * slope_[place]);
        }
        range_[time] = {step_.start + middle - radius, step_.start + middle + radius};
        for (int node = program_.inputs; node < program_.nodes; ++node) range_[node] = range_of_node(node);
    }

    Interval<Real> range_of_node(int node) const {
        const int i = node - program_.inputs;
        if (Code(program_.code[i]) != Code::poly) {
            const int second = Code(program_.code[i]) == Code::shift ? none : program_.second[i];
            return range_of(Code(program_.code[i]), range_[program_.first[i]],
                            second == none ? Interval<Real>{} : range_[second], Real(program_.constant[i]));
        }
        Interval<Real> sum{Real(program_.constant[i]), Real(program_.constant[i])};
        for (int t = program_.linear_start[i]; t < program_.linear_start[i + 1]; ++t)
            sum = sum + range_[program_.linear_node[t]] * Real(program_.linear_scale[t]);
        for (int t = program_.product_start[i]; t < program_.product_start[i + 1]; ++t) {
            const int a = program_.product_a[t], b = program_.product_b[t];
            sum = sum + (a == b ? range_[a].squared() : range_[a] * range_[b]) * Real(program_.product_scale[t]);
        }
        return sum;
    }
};

}  // namespace bricard
