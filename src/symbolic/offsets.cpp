// Transversals, offsets and blocks of a signature matrix; the same steps as bricard/dae/matching.py and offsets.py,
// which explain them, and so the same results.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <limits>
#include <queue>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bindings.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

constexpr int FREE = -1;
using Ints = std::vector<int>;

struct Entry {
    int column, sigma;
};

// Rows of entries, in increasing order of columns.
struct Signature {
    std::vector<std::size_t> start{0};
    std::vector<Entry> entries;

    int rows() const { return static_cast<int>(start.size()) - 1; }
    const Entry* begin(int row) const { return entries.data() + start[row]; }
    const Entry* end(int row) const { return entries.data() + start[row + 1]; }
};

struct Row {
    const Entry *first, *last;
    const Entry* begin() const { return first; }
    const Entry* end() const { return last; }
};

Row row_of(const Signature& s, int row) { return {s.begin(row), s.end(row)}; }

Signature read(const nb::sequence& rows) {
    Signature result;
    for (nb::handle one : rows) {
        for (auto [column, sigma] : nb::cast<nb::dict>(one))
            result.entries.push_back({nb::cast<int>(column), nb::cast<int>(sigma)});
        const auto first = result.entries.begin() + static_cast<std::ptrdiff_t>(result.start.back());
        std::sort(first, result.entries.end(), [](Entry a, Entry b) { return a.column < b.column; });
        result.start.push_back(result.entries.size());
    }
    return result;
}

// The same matrix with some of its entries.
template <class Choice>
Signature chosen(const Signature& all, Choice choice) {
    Signature result;
    result.entries.reserve(all.entries.size());
    for (int i = 0; i < all.rows(); ++i) {
        for (const Entry& e : row_of(all, i))
            if (choice(i, e)) result.entries.push_back(e);
        result.start.push_back(result.entries.size());
    }
    return result;
}

Signature tight_entries(const Signature& s, const Ints& c, const Ints& d) {
    return chosen(s, [&](int i, Entry e) { return d[e.column] - c[i] == e.sigma; });
}

struct Matching {
    explicit Matching(int n) : column_of(n, FREE), row_of(n, FREE) {}

    Ints free_rows() const {
        Ints result;
        for (int i = 0; i < static_cast<int>(column_of.size()); ++i)
            if (column_of[i] == FREE) result.push_back(i);
        return result;
    }
    void pair(int row, int column) { column_of[row] = column, row_of[column] = row; }

    Ints column_of, row_of;
};

// A path from a free row, with the entry of each of its rows at which the search stands.
class Augmenting {
  public:
    Augmenting(const Signature& s, Matching& m) : s(s), m(m), visited(m.row_of.size(), -1) {}

    // One round of depth-first searches along paths that share no column; whether one has grown the matching.
    bool round() {
        ++number;
        bool grown = false;
        for (int root : m.free_rows()) grown |= from(root);
        return grown;
    }

  private:
    bool from(int root) {
        path.assign(1, {root, s.begin(root)});
        while (!path.empty()) {
            auto& [row, ahead] = path.back();
            while (ahead != s.end(row) && visited[ahead->column] == number) ++ahead;
            if (ahead == s.end(row)) {
                path.pop_back();
                continue;
            }
            const int column = ahead->column, owner = m.row_of[column];
            visited[column] = number;
            if (owner == FREE) {
                for (const auto& [one, entry] : path) m.pair(one, entry->column);
                return true;
            }
            path.emplace_back(owner, s.begin(owner));
        }
        return false;
    }

    const Signature& s;
    Matching& m;
    Ints visited;
    int number = -1;
    std::vector<std::pair<int, const Entry*>> path;
};

void grow(Matching& m, const Signature& s) {
    for (int row : m.free_rows())
        for (const Entry& e : row_of(s, row))
            if (m.row_of[e.column] == FREE) {
                m.pair(row, e.column);
                break;
            }
    Augmenting search(s, m);
    while (search.round()) {
    }
}

// Dijkstra's search from all free rows at once; the length of an entry is its slack.
bool lower_slack(const Signature& s, Ints& c, Ints& d, const Matching& m) {
    constexpr int FAR = std::numeric_limits<int>::max();
    const int n = s.rows();
    Ints row_distance(n, FAR), column_distance(n, FAR);
    std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> heap;
    const auto scan = [&](int i) {
        for (const Entry& e : row_of(s, i))
            if (column_distance[e.column] == FAR)
                heap.emplace(row_distance[i] + d[e.column] - c[i] - e.sigma, e.column);
    };
    for (int i : m.free_rows()) row_distance[i] = 0, scan(i);
    while (!heap.empty()) {
        const auto [distance, j] = heap.top();
        heap.pop();
        if (column_distance[j] != FAR) continue;
        if (m.row_of[j] == FREE) {
            for (int k = 0; k < n; ++k) {
                if (row_distance[k] != FAR) c[k] += distance - row_distance[k];
                if (column_distance[k] != FAR) d[k] += distance - column_distance[k];
            }
            return true;
        }
        column_distance[j] = row_distance[m.row_of[j]] = distance;
        scan(m.row_of[j]);
    }
    return false;
}

bool is_square(const Signature& s, int n) {
    std::vector<bool> met(n, false);
    for (const Entry& e : s.entries) {
        if (e.column < 0 || e.column >= n) return false;
        met[e.column] = true;
    }
    return s.rows() == n && std::find(met.begin(), met.end(), false) == met.end();
}

// For each row its column in a transversal of greatest value; empty if there is none.
Ints highest_value_transversal(const Signature& s, int n) {
    if (!is_square(s, n)) return {};
    Ints c(n, 0), d(n, 0);
    for (const Entry& e : s.entries) d[e.column] = std::max(d[e.column], e.sigma);
    for (int i = 0; i < n; ++i) {
        int least = std::numeric_limits<int>::max();
        for (const Entry& e : row_of(s, i)) least = std::min(least, d[e.column] - e.sigma);
        c[i] = s.begin(i) == s.end(i) ? 0 : least;
    }
    Matching matching(n);
    grow(matching, tight_entries(s, c, d));
    while (!matching.free_rows().empty()) {
        if (!lower_slack(s, c, d, matching)) return {};
        grow(matching, tight_entries(s, c, d));
    }
    return matching.column_of;
}

struct Offsets {
    Ints c, d;
};

// The smallest ones, raised from zero where an entry asks for it; rows whose offset was raised are looked at again.
Offsets smallest_offsets(const Signature& s, const Ints& transversal) {
    const int n = s.rows();
    Ints c(n, 0), d(n, 0), matched(n, 0), row_of_column(n, FREE), pending, times(n, 0);
    for (int i = 0; i < n; ++i) {
        row_of_column[transversal[i]] = i;
        for (const Entry& e : row_of(s, i)) {
            if (e.column == transversal[i]) matched[i] = e.sigma;
            d[e.column] = std::max(d[e.column], e.sigma);
        }
    }
    std::vector<bool> waits(n, false);
    const auto raise = [&](int row) {
        const int least = d[transversal[row]] - matched[row];
        if (least <= c[row]) return;
        c[row] = least;
        if (!waits[row]) waits[row] = true, pending.push_back(row);
    };
    for (int i = 0; i < n; ++i) raise(i);
    for (std::size_t first = 0; first < pending.size(); ++first) {
        const int i = pending[first];
        waits[i] = false;
        if (++times[i] > n) throw std::invalid_argument("the transversal is not one of highest value");
        for (const Entry& e : row_of(s, i))
            if (e.sigma + c[i] > d[e.column]) {
                d[e.column] = e.sigma + c[i];
                raise(row_of_column[e.column]);
            }
    }
    return {c, d};
}

// Rows of the finest blocks of the tight entries, each block after all those that it needs (Tarjan).
std::vector<Ints> blocks(const Signature& s, const Ints& transversal) {
    const int n = s.rows();
    Ints row_of_column(n), number(n, FREE), low(n, 0), unfinished;
    for (int i = 0; i < n; ++i) row_of_column[transversal[i]] = i;
    std::vector<Ints> result;
    std::vector<std::pair<int, const Entry*>> path;
    int count = 0;
    const auto enter = [&](int node) {
        number[node] = low[node] = count++;
        unfinished.push_back(node);
        path.emplace_back(node, s.begin(node));
    };
    for (int root = 0; root < n; ++root) {
        if (number[root] != FREE) continue;
        enter(root);
        while (!path.empty()) {
            auto& [node, ahead] = path.back();
            while (ahead != s.end(node) && number[row_of_column[ahead->column]] != FREE) ++ahead;
            if (ahead != s.end(node)) {
                enter(row_of_column[ahead->column]);
                continue;
            }
            const int done = node;
            path.pop_back();
            for (const Entry& e : row_of(s, done)) low[done] = std::min(low[done], low[row_of_column[e.column]]);
            if (low[done] != number[done]) continue;
            Ints& block = result.emplace_back();
            do {
                block.push_back(unfinished.back());
                low[block.back()] = n;
                unfinished.pop_back();
            } while (block.back() != done);
            std::sort(block.begin(), block.end());
        }
    }
    return result;
}

nb::object transversal_and_offsets(const nb::sequence& signature, int n) {
    const Signature s = read(signature);
    const Ints transversal = highest_value_transversal(s, n);
    if (transversal.empty()) return nb::none();
    const Offsets offsets = smallest_offsets(s, transversal);
    return nb::make_tuple(transversal, offsets.c, offsets.d);
}

std::vector<Ints> rows_of_blocks(const nb::sequence& signature, const Ints& transversal, const Ints& c,
                                 const Ints& d) {
    return blocks(tight_entries(read(signature), c, d), transversal);
}

}  // namespace

void bind_offsets(nb::module_& module) {
    module.def("transversal_and_offsets", &transversal_and_offsets);
    module.def("rows_of_blocks", &rows_of_blocks);
}

}  // namespace bricard
