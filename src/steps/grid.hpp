// Pairs of shapes that may touch: by circles around them, in the cells of a uniform grid.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "shapes.hpp"

namespace bricard::steps {

struct Round {
    Vec middle;
    double radius;
};

using Pairs = std::vector<std::pair<int, int>>;

// All pairs of circles nearer than `skin`, in order; `may` says which pairs count. Circles much larger than the
// others are compared with all of them.
template <class May>
void near_pairs(const std::vector<Round>& circles, double skin, May may, Pairs& pairs) {
    const int count = static_cast<int>(circles.size());
    pairs.clear();
    const auto add = [&](int a, int b) {
        const double reach = circles[a].radius + circles[b].radius + skin;
        const Vec apart = circles[b].middle - circles[a].middle;
        if (dot(apart, apart) <= reach * reach && may(std::min(a, b), std::max(a, b)))
            pairs.emplace_back(std::min(a, b), std::max(a, b));
    };
    std::vector<double> radii;
    for (const Round& one : circles) radii.push_back(one.radius);
    std::nth_element(radii.begin(), radii.begin() + count / 2, radii.end());
    const double usual = count ? radii[count / 2] : 0;
    std::vector<int> small, large;
    double widest = 0;
    for (int i = 0; i < count; ++i) {
        const bool is_large = circles[i].radius > 4 * usual;
        (is_large ? large : small).push_back(i);
        if (!is_large) widest = std::max(widest, circles[i].radius);
    }
    for (size_t i = 0; i < large.size(); ++i) {
        for (size_t j = i + 1; j < large.size(); ++j) add(large[i], large[j]);
        for (int other : small) add(large[i], other);
    }
    if (!small.empty()) {
        Vec low = circles[small[0]].middle, high = low;
        for (int i : small) {
            const Vec m = circles[i].middle;
            low = {std::min(low.x, m.x), std::min(low.y, m.y)};
            high = {std::max(high.x, m.x), std::max(high.y, m.y)};
        }
        const double most = 4.0 * static_cast<double>(small.size()) + 64;
        double cell = std::max(2 * widest + skin, 1e-300);
        while (((high.x - low.x) / cell + 1) * ((high.y - low.y) / cell + 1) > most) cell *= 2;
        const int columns = static_cast<int>((high.x - low.x) / cell) + 1;
        const int rows = static_cast<int>((high.y - low.y) / cell) + 1;
        std::vector<int> start(static_cast<size_t>(columns) * rows + 1, 0), place(count), sorted(small.size());
        const auto cell_of = [&](int i) {
            const Vec m = circles[i].middle - low;
            return static_cast<int>(m.y / cell) * columns + static_cast<int>(m.x / cell);
        };
        for (int i : small) ++start[(place[i] = cell_of(i)) + 1];
        for (size_t c = 1; c < start.size(); ++c) start[c] += start[c - 1];
        std::vector<int> next(start.begin(), start.end() - 1);
        for (int i : small) sorted[next[place[i]]++] = i;
        const auto between = [&](int c, int d) {
            for (int i = start[c]; i < start[c + 1]; ++i)
                for (int j = c == d ? i + 1 : start[d]; j < start[d + 1]; ++j) add(sorted[i], sorted[j]);
        };
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const int c = row * columns + column;
                between(c, c);
                if (column + 1 < columns) between(c, c + 1);
                if (row + 1 == rows) continue;
                for (int beside = std::max(column - 1, 0); beside <= std::min(column + 1, columns - 1); ++beside)
                    between(c, (row + 1) * columns + beside);
            }
    }
    std::sort(pairs.begin(), pairs.end());
}

}  // namespace bricard::steps
