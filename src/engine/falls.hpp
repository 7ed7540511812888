// Where guards first fall below zero within a step: the ordinary case, in which each falls once, beyond doubt.
// The same as bricard/taylor/falls.py.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "step.hpp"

namespace bricard {

struct Fall {
    double offset;
    int guard;
};

// Sizes of what guards are made of: of values and first derivatives at the start [order][guard], of the whole [guard].
struct GuardSizes {
    std::vector<double> first, whole;

    int count() const { return static_cast<int>(whole.size()); }
    int orders() const { return whole.empty() ? 0 : static_cast<int>(first.size() / whole.size()); }
};

template <class Real>
class Falls {
  public:
    // `begin`: the number of the first guard among the outputs.
    Falls(const Step<Real>& step, int begin, double tolerance, const GuardSizes& sizes)
        : begin_(begin), orders_(step.output_orders), length_(static_cast<double>(step.length)), tolerance_(tolerance),
          sizes_(sizes), guards_(sizes.count()) {
        for (int g = 0; g < sizes.count(); ++g) read(step, g);
    }

    // The first falls in the order of time, some of those that are clearly later left out; nothing where a guard is not
    // of the ordinary kind. `values(h)`: all outputs themselves at an offset.
    template <class Values>
    std::optional<std::vector<Fall>> find(const Values& values) {
        std::vector<int> order;
        for (int g = 0; g < sizes_.count(); ++g) {
            if (!guards_[g].finite) return std::nullopt;
            if (guards_[g].doubtful) order.push_back(g);
        }
        if (order.size() > 1)
            for (int g : order) guards_[g].earliest = earliest(guards_[g]);
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return guards_[a].earliest < guards_[b].earliest; });
        std::vector<Fall> found;
        double latest = std::numeric_limits<double>::infinity();
        for (int g : order) {
            if (guards_[g].earliest > latest) break;
            const Answer answer = first_below(guards_[g], [&](double h) { return values(h, begin_ + g); });
            if (!answer.known) return std::nullopt;
            if (!answer.falls) continue;
            found.push_back({answer.offset, g});
            latest = std::min(latest, std::abs(answer.offset / length_) + together);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Fall& a, const Fall& b) { return std::abs(a.offset) < std::abs(b.offset); });
        return found;
    }

  private:
    static constexpr double nothing = 1e-12, together = 1e-9, tiny = 1e-18, near = 1e-2, significant = 1e-9;
    static constexpr int most = 60, few = 8;

    struct Guard {
        std::vector<double> coefficients, terms, zero;  // [order]; terms: at the end of the step; zero: what is rounding
        double size = 0, earliest = 0;
        bool finite = true, doubtful = false;
    };
    struct Answer {
        bool known, falls;
        double offset;
    };

    int begin_, orders_;
    double length_, tolerance_;
    const GuardSizes& sizes_;
    std::vector<Guard> guards_;

    void read(const Step<Real>& step, int g) {
        Guard& guard = guards_[g];
        double power = 1, rest = 0;
        guard.coefficients.resize(orders_), guard.terms.resize(orders_);
        for (int m = 0; m < orders_; ++m, power *= length_) {
            guard.coefficients[m] = static_cast<double>(step.output_coefficient(m, begin_ + g));
            guard.terms[m] = guard.coefficients[m] * power;
            guard.finite = guard.finite && std::isfinite(guard.terms[m]);
            guard.size = std::max(guard.size, std::abs(guard.terms[m]));
            if (m) rest += std::abs(guard.terms[m]);
        }
        guard.doubtful = guard.terms[0] <= rest * (1 + tolerance_);
        if (!guard.doubtful) return;
        guard.zero.assign(orders_, std::max(nothing * guard.size, significant * sizes_.whole[g]));
        power = 1;
        for (int m = 0; m < orders_; ++m, power *= std::abs(length_)) {
            if (m < sizes_.orders())
                guard.zero[m] = std::max(guard.zero[m], significant * sizes_.first[m * sizes_.count() + g] * power);
            if (m) guard.zero[m] = std::max(guard.zero[m], guard.zero[m - 1]);
        }
    }

    double doubt(const Guard& guard) const { return std::max(tolerance_, nothing) * guard.size; }

    // Bernstein coefficients over the step of the terms from an order on.
    std::vector<double> shape(const Guard& guard, int order) const {
        std::vector<double> c(guard.terms.begin() + order, guard.terms.end());
        const int n = static_cast<int>(c.size()) - 1;
        double binomial = 1;
        for (int i = 0; i <= n; ++i) {
            c[i] /= binomial;
            binomial *= static_cast<double>(n - i) / (i + 1);
        }
        for (int r = 1; r <= n; ++r)
            for (int i = n; i >= r; --i) c[i] += c[i - 1];
        return c;
    }

    // Before which part of a step no guard falls below zero: there it lies above the hull of its Bernstein form.
    double earliest(const Guard& guard) const {
        const std::vector<double> b = shape(guard, 0);
        const double high = b[0] - doubt(guard);
        if (high <= 0 || guard.terms[0] <= guard.zero[0]) return 0;
        double found = std::numeric_limits<double>::infinity();
        for (int i = 1; i < orders_; ++i)
            if (b[i] <= doubt(guard)) found = std::min(found, high * i / (orders_ - 1) / (b[0] - b[i]));
        return found;
    }

    // The first zero after which a guard is below zero; 0 if it is so from the start.
    template <class Value>
    Answer first_below(const Guard& guard, const Value& value) const {
        int order = 0;
        while (order < orders_ && !(std::abs(guard.terms[order]) > guard.zero[order])) ++order;
        if (order == orders_) return {true, false, 0};
        if (guard.terms[order] < 0) return {true, true, 0};
        const std::vector<double> b = shape(guard, order);
        const double doubt = this->doubt(guard);
        if (*std::min_element(b.begin(), b.end()) > doubt) return {true, false, 0};
        if (!is_one_fall(b, doubt)) return {false, false, 0};
        int count = orders_;
        while (count > order + 1 && !(std::abs(guard.terms[count - 1]) > tiny * guard.size)) --count;
        const auto rest = [&](double h) {  // without the orders that are zero, over the power that is left
            if (order && std::abs(h) <= near * std::abs(length_)) return horner(guard, order, orders_, h).first;
            const double low = order ? horner(guard, 0, order, h).first : 0.0;
            return (value(h) - low) / std::pow(h, order);
        };
        return fall(guard, order, count, guessed(b) * length_, rest, doubt / std::pow(std::abs(length_), order));
    }

    static bool is_one_fall(const std::vector<double>& b, double doubt) {
        if (!(b.front() > doubt && b.back() < -doubt)) return false;
        const auto negative = [](double x) { return x < 0; };
        return std::all_of(std::find_if(b.begin(), b.end(), negative), b.end(), negative);
    }

    // About where such a polynomial falls through zero, as a part of the step.
    static double guessed(const std::vector<double>& b) {
        const auto after = std::find_if(b.begin(), b.end(), [](double x) { return x < 0; }) - b.begin();
        return (after - 1 + b[after - 1] / (b[after - 1] - b[after])) / static_cast<double>(b.size() - 1);
    }

    // Value and slope of the polynomial of the orders from `from` to `to`.
    static std::pair<double, double> horner(const Guard& guard, int from, int to, double x) {
        double value = 0, slope = 0;
        for (int m = to - 1; m >= from; --m) {
            slope = slope * x + value;
            value = value * x + guard.coefficients[m];
        }
        return {value, slope};
    }

    static double ulp(double x) { return std::nextafter(std::abs(x), std::numeric_limits<double>::infinity()) - std::abs(x); }

    // The only zero: of the polynomial by Newton's method in a bracket, from there of the function, to the last digit,
    // or as near as rounding of the function lets it come, if that is less than the doubt.
    template <class Rest>
    Answer fall(const Guard& guard, int order, int count, double place, const Rest& rest, double doubt) const {
        double low = 0, high = length_, slope = -1;
        for (int i = 0; i < most; ++i) {
            double value;
            std::tie(value, slope) = horner(guard, order, count, place);
            (value > 0 ? low : high) = place;
            double after = slope != 0 ? place - value / slope : low;
            if (!(std::min(low, high) < after && after < std::max(low, high))) after = (low + high) / 2;
            if (std::abs(after - place) <= 4 * ulp(place)) break;
            place = after;
        }
        if (slope == 0) slope = -1;
        double nearest = place, least = std::numeric_limits<double>::infinity();
        for (int i = 0; i < few; ++i) {
            const double value = rest(place), change = value / slope;
            if (value == 0 || std::abs(change) <= 2 * ulp(place)) return {true, true, place};
            if (std::abs(value) < least) nearest = place, least = std::abs(value);
            place -= change;
            if (!(0 < place / length_ && place / length_ <= 1)) return {false, false, 0};
        }
        return {least <= doubt, least <= doubt, nearest};
    }
};

}  // namespace bricard
