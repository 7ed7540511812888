// In which order a sparse symmetric matrix is eliminated.
#pragma once

#include <functional>
#include <queue>
#include <set>
#include <utility>
#include <vector>

namespace bricard {

// The row with the fewest neighbours next; the matrix is given by the places of its entries, of one half or both. A row
// with an empty diagonal waits until its neighbours with a full one are eliminated.
inline std::vector<int> minimum_degree(int n, const std::vector<int>& rows, const std::vector<int>& columns) {
    std::vector<std::set<int>> neighbours(n);
    std::vector<char> full(n, 0), done(n, 0);
    for (size_t e = 0; e < rows.size(); ++e) {
        if (rows[e] == columns[e]) full[rows[e]] = 1;
        else {
            neighbours[rows[e]].insert(columns[e]);
            neighbours[columns[e]].insert(rows[e]);
        }
    }
    std::vector<int> waiting(n, 0);
    std::vector<std::vector<int>> released_by(n);
    for (int i = 0; i < n; ++i)
        if (!full[i])
            for (int j : neighbours[i])
                if (full[j]) {
                    ++waiting[i];
                    released_by[j].push_back(i);
                }
    using Candidate = std::pair<int, int>;  // degree, row
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue;
    const auto offer = [&](int i) {
        if (waiting[i] == 0) queue.push({static_cast<int>(neighbours[i].size()), i});
    };
    for (int i = 0; i < n; ++i) offer(i);
    std::vector<int> order;
    while (!queue.empty()) {
        const auto [degree, i] = queue.top();
        queue.pop();
        if (done[i] || degree != static_cast<int>(neighbours[i].size())) continue;
        done[i] = 1;
        order.push_back(i);
        for (int a : neighbours[i]) {
            neighbours[a].erase(i);
            for (int b : neighbours[i])
                if (a != b) neighbours[a].insert(b);
        }
        for (int a : neighbours[i]) offer(a);
        for (int a : released_by[i])
            if (--waiting[a] == 0) offer(a);
    }
    return order;
}

}  // namespace bricard
