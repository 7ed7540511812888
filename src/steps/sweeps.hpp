// Gauss–Seidel sweeps over contacts and frictions of y = A x + c.
//
//     x_n >= 0, y_n >= b, x_n (y_n - b) = 0           of a gap
//     |x_t| <= limit, against y_t where it slips      of friction, limit = mu x_n or a number
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "dense.hpp"

namespace bricard::steps {

struct Press {
    int row;
    double bias;
};

// Rows of slip, one or (in space) two; `limit`: mu of the contact that owns it (-1: none, the impulse itself).
struct Rub {
    int first, width, owner;
    double limit;
};

class Sweeps {
  public:
    Values x;
    bool settled = true;

    // A is symmetric: its columns are its rows.
    Sweeps(const Matrix& A, const Values& c, Values start) : x(std::move(start)), A_(A), c_(c) {}

    // At most so many sweeps, until none changes a rate by more than the tolerance.
    void run(const std::vector<Press>& gaps, const std::vector<Rub>& frictions, int most, double tolerance) {
        double change = 0;
        for (int sweep = 0; sweep < most; ++sweep) {
            change = 0;
            for (const Rub& one : frictions) change = std::max(change, rub(one));
            for (const Press& one : gaps) change = std::max(change, press(one));
            if (change <= tolerance) return;
        }
        settled = change <= 1e7 * tolerance;
    }

  private:
    const Matrix& A_;
    const Values& c_;

    double rate(int row) const {
        double sum = c_[row];
        for (int j = 0; j < A_.rows; ++j) sum += A_(j, row) * x[j];
        return sum;
    }

    double press(const Press& one) {
        const double soft = A_(one.row, one.row);
        if (!(soft > 0)) return 0;
        const double next = std::max(0.0, x[one.row] - (rate(one.row) - one.bias) / soft);
        const double change = next - x[one.row];
        x[one.row] = next;
        return std::abs(change) * soft;
    }

    double rub(const Rub& one) {
        const double limit = one.limit * (one.owner >= 0 ? x[one.owner] : 1.0);
        double soft = 0, wanted[2] = {0, 0}, change = 0;
        for (int i = 0; i < one.width; ++i) soft = std::max(soft, A_(one.first + i, one.first + i));
        if (!(soft > 0)) return 0;
        for (int i = 0; i < one.width; ++i) wanted[i] = x[one.first + i] - rate(one.first + i) / soft;
        const double size = std::hypot(wanted[0], wanted[1]), share = size <= limit ? 1 : limit / size;
        for (int i = 0; i < one.width; ++i) {
            change = std::max(change, std::abs(share * wanted[i] - x[one.first + i]));
            x[one.first + i] = share * wanted[i];
        }
        return change * soft;
    }
};

}  // namespace bricard::steps
