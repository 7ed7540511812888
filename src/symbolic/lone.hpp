// One contact that touches, with at most one row of slip: impacts and modes in which no margin is doubtful.
// The same equations and margins as in bricard/contact/enumeration.py, without units: D has ones on its diagonal.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace bricard {

using Doubles = std::vector<double>;

// Where the numbers of a state stand in one array; matrices by columns. See `State` in bricard/contact/state.py.
struct StatePlaces {
    int n, m, k, r;  // coordinates, joints, contacts, slips
    int M, f, G, gamma, gap_rates, normals, gap_biases, slips, slip_rows, slip_biases, fixed, sliding, restitution;
};

enum LoneMode { free_mode, closed_mode, stick_mode, slip_along, slip_against, modes_end };

struct LoneImpact {
    Doubles velocity, speeds, impulses, before, after;  // speeds: sizes of velocities, on both sides
    int mode;
    double taken, energy, gained, compliance;  // gained: kinetic energy; compliance: of the gap
};

struct LoneMotion {
    Doubles forces, acceleration, opening, least_force, least_opening;
    int mode;
    double margin, size;
};

class Lone {
  public:
    explicit Lone(const StatePlaces& places) : at_(places), size_(places.n + places.m), matrix_(size_ * size_), scale_(size_),
                                          pivots_(size_) {}

    // Accelerations without contacts.
    std::optional<Doubles> flight(const double* numbers) {
        if (!factorise(numbers)) return std::nullopt;
        return free(numbers + at_.f, numbers + at_.gamma);
    }

    // The impact of a contact by Newton's law; `slip`: its row of slip, -1 if it has none.
    std::optional<LoneImpact> impact(const double* numbers, const double* v, int contact, int slip) {
        if (!factorise(numbers)) return std::nullopt;
        take_rows(numbers, contact, slip);
        const double* M = numbers + at_.M;
        const Doubles momentum = times(M, at_.n, v), joint_rates = times(numbers + at_.G, at_.m, v);
        const Doubles loose = free(momentum.data(), joint_rates.data());
        LoneImpact hit;
        hit.before = {numbers[at_.gap_rates + contact]};
        if (slip >= 0) hit.before.push_back(numbers[at_.slips + slip]);
        Doubles explicit_rates, wanted;
        for (std::size_t i = 0; i < rows_.size(); ++i) explicit_rates.push_back(hit.before[i] - dot(rows_[i], v));
        wanted = explicit_rates;
        wanted[0] += numbers[at_.restitution + contact] * std::min(hit.before[0], 0.0);
        const double mu = numbers[at_.sliding + contact];
        const auto way = solve(loose, wanted, 0.0, mu, mu, 0.0, 0);
        if (!way) return std::nullopt;
        hit.mode = way->mode;
        for (std::size_t i = 0; i < rows_.size(); ++i) hit.impulses.push_back(way->z[i] * row_scale_[i]);
        move(loose, v, *way, hit);
        account(M, v, explicit_rates, hit);
        return hit;
    }

    // How a contact without gap and without its rate goes on.
    //   direction   of slip, 0 where it is zero;  least   size of the problem, at least
    //   excluded    modes that are not to be taken, a bit each
    std::optional<LoneMotion> motion(const double* numbers, int contact, int slip, double direction, double least,
                                     unsigned excluded) {
        if (!factorise(numbers)) return std::nullopt;
        take_rows(numbers, contact, slip);
        const Doubles loose = free(numbers + at_.f, numbers + at_.gamma);
        Doubles biases{numbers[at_.gap_biases + contact]};
        if (slip >= 0) biases.push_back(numbers[at_.slip_biases + slip]);
        const auto way = solve(loose, biases, least, numbers[at_.fixed + contact], numbers[at_.sliding + contact],
                               direction, excluded);
        if (!way) return std::nullopt;
        LoneMotion found;
        found.acceleration = loose;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            found.forces.push_back(way->z[i] * row_scale_[i]);
            found.opening.push_back(way->y[i] / row_scale_[i]);
            found.least_force.push_back(tie * way->size * row_scale_[i]);
            found.least_opening.push_back(tie * way->size / row_scale_[i]);
            for (int j = 0; j < at_.n; ++j) found.acceleration[j] += changes_[i][j] * found.forces[i];
        }
        found.mode = way->mode, found.margin = way->margin / way->size, found.size = way->size;
        return found;
    }

  private:
    static constexpr double rounding = 1e-12, tie = 1e-9, singular = 1e-10, rest = 1e-13, smallest_pivot = 1e-9;

    struct Way {
        int mode;
        double z[2], y[2], margin, size;
    };

    StatePlaces at_;
    std::size_t size_;
    Doubles matrix_, scale_;
    std::vector<std::size_t> pivots_;
    std::vector<Doubles> rows_, changes_;
    Doubles row_scale_;

    double dot(const Doubles& row, const double* x) const {
        double sum = 0;
        for (int j = 0; j < at_.n; ++j) sum += row[j] * x[j];
        return sum;
    }

    // A x, of a matrix by columns with n of them.
    Doubles times(const double* A, int rows, const double* x) const {
        Doubles result(rows, 0.0);
        for (int j = 0; j < at_.n; ++j)
            for (int i = 0; i < rows; ++i) result[i] += A[j * rows + i] * x[j];
        return result;
    }

    // Factors of the scaled [[M, G^T], [G, 0]]: masses one, where there are none the joints' columns; joints' rows one.
    // False where something that can move has no mass, or joints depend on each other.
    bool factorise(const double* numbers) {
        const double *M = numbers + at_.M, *G = numbers + at_.G;
        const int n = at_.n, m = at_.m;
        for (int i = 0; i < n; ++i) {
            double size = M[i * n + i];
            for (int j = 0; j < m && !(M[i * n + i] > 0); ++j) size += G[i * m + j] * G[i * m + j];
            scale_[i] = size > 0 ? 1 / std::sqrt(size) : 1;
        }
        for (int i = 0; i < m; ++i) {
            double sum = 0;
            for (int j = 0; j < n; ++j) sum += G[j * m + i] * scale_[j] * G[j * m + i] * scale_[j];
            scale_[n + i] = sum > 0 ? 1 / std::sqrt(sum) : 1;
        }
        std::fill(matrix_.begin(), matrix_.end(), 0.0);
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) entry(i, j) = M[j * n + i] * scale_[i] * scale_[j];
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) entry(n + i, j) = entry(j, n + i) = G[j * m + i] * scale_[n + i] * scale_[j];
        return eliminate();
    }

    double& entry(std::size_t i, std::size_t j) { return matrix_[i * size_ + j]; }

    bool eliminate() {
        for (std::size_t c = 0; c < size_; ++c) {
            std::size_t pivot = c;
            for (std::size_t i = c + 1; i < size_; ++i)
                if (std::abs(entry(i, c)) > std::abs(entry(pivot, c))) pivot = i;
            if (!(std::abs(entry(pivot, c)) > smallest_pivot)) return false;
            pivots_[c] = pivot;
            if (pivot != c)
                std::swap_ranges(&matrix_[c * size_], &matrix_[c * size_] + size_, &matrix_[pivot * size_]);
            for (std::size_t i = c + 1; i < size_; ++i) {
                if (entry(i, c) == 0) continue;
                const double factor = entry(i, c) /= entry(c, c);
                for (std::size_t j = c + 1; j < size_; ++j) entry(i, j) -= factor * entry(c, j);
            }
        }
        return true;
    }

    // The upper part of the solution.
    Doubles solved(const double* upper, const double* lower) {
        Doubles x(size_);
        for (std::size_t i = 0; i < size_; ++i)
            x[i] = scale_[i] * (static_cast<int>(i) < at_.n ? upper[i] : lower ? lower[i - at_.n] : 0.0);
        for (std::size_t c = 0; c < size_; ++c) std::swap(x[c], x[pivots_[c]]);
        for (std::size_t i = 0; i < size_; ++i)
            for (std::size_t j = 0; j < i; ++j) x[i] -= entry(i, j) * x[j];
        for (std::size_t i = size_; i-- > 0;) {
            for (std::size_t j = i + 1; j < size_; ++j) x[i] -= entry(i, j) * x[j];
            x[i] /= entry(i, i);
        }
        x.resize(at_.n);
        for (int i = 0; i < at_.n; ++i) x[i] *= scale_[i];
        return x;
    }

    Doubles free(const double* force, const double* joint_rates) { return solved(force, joint_rates); }

    void take_rows(const double* numbers, int contact, int slip) {
        rows_.assign(1, Doubles(at_.n));
        for (int j = 0; j < at_.n; ++j) rows_[0][j] = numbers[at_.normals + j * at_.k + contact];
        if (slip >= 0) {
            rows_.emplace_back(at_.n);
            for (int j = 0; j < at_.n; ++j) rows_[1][j] = numbers[at_.slip_rows + j * at_.r + slip];
        }
        changes_.clear();
        for (const Doubles& row : rows_) changes_.push_back(solved(row.data(), nullptr));
    }

    // The only way that is right, if all others are wrong beyond doubt, of y = D z + b with b = B free + explicit.
    std::optional<Way> solve(const Doubles& loose, const Doubles& explicit_part, double least, double mu_static,
                             double mu_kinetic, double direction, unsigned excluded) {
        const std::size_t p = rows_.size();
        double b[2] = {0, 0}, size = least;
        row_scale_.assign(p, 0);
        for (std::size_t i = 0; i < p; ++i) {
            const double own = dot(rows_[i], changes_[i].data());
            double largest = 0, terms = std::abs(explicit_part[i]);
            for (int j = 0; j < at_.n; ++j) {
                largest += rows_[i][j] * scale_[j] * rows_[i][j] * scale_[j];
                terms += std::abs(rows_[i][j] * loose[j]);
            }
            if (!(own > rounding * largest)) return std::nullopt;
            row_scale_[i] = 1 / std::sqrt(own);
            b[i] = (dot(rows_[i], loose.data()) + explicit_part[i]) * row_scale_[i];
            size = std::max(size, terms * row_scale_[i]);
        }
        if (size == 0) size = 1;
        if (p == 1) return smooth(b[0], size, excluded);
        if (!(mu_static > 0)) return std::nullopt;
        const double nt = dot(rows_[0], changes_[1].data()) * row_scale_[0] * row_scale_[1];
        const double ratio = row_scale_[0] / row_scale_[1];
        return rough(b, nt, mu_static * ratio, mu_kinetic * ratio, direction, size, excluded);
    }

    static void keep(const Way& way, double doubt, unsigned excluded, int& count, bool& doubtful, Way& best) {
        if (excluded >> way.mode & 1 || way.margin < -doubt) return;
        doubtful = doubtful || !(way.margin > doubt);
        best = way;
        ++count;
    }

    static std::optional<Way> smooth(double b, double size, unsigned excluded) {
        int count = 0;
        bool doubtful = false;
        Way best{};
        keep({closed_mode, {-b, 0}, {0, 0}, -b, size}, tie * size, excluded, count, doubtful, best);
        keep({free_mode, {0, 0}, {b, 0}, b, size}, tie * size, excluded, count, doubtful, best);
        return count == 1 && !doubtful ? std::optional(best) : std::nullopt;
    }

    static std::optional<Way> rough(const double* b, double nt, double mu_static, double mu_kinetic, double direction,
                                    double size, unsigned excluded) {
        const double apart = 1 - nt * nt;
        if (!(apart > singular && std::abs(1 - mu_kinetic * std::abs(nt)) > singular)) return std::nullopt;
        int count = 0;
        bool doubtful = false;
        Way best{};
        const auto tried = [&](int mode, double N, double T, double margin) {
            keep({mode, {N, T}, {b[0] + N + nt * T, b[1] + nt * N + T}, margin, size}, tie * size, excluded, count,
                 doubtful, best);
        };
        tried(free_mode, 0, 0, b[0]);
        if (direction == 0) {
            const double T = -(b[1] - nt * b[0]) / apart, N = -(b[0] + nt * T);
            tried(stick_mode, N, T, std::min(N, mu_static * N - std::abs(T)));
        }
        for (const double d : {1.0, -1.0}) {
            if (direction * d < 0) continue;
            const double N = -b[0] / (1 - d * mu_kinetic * nt), T = -d * mu_kinetic * N;
            const double begins = direction != 0 ? N : d * (b[1] + nt * N + T);
            tried(d > 0 ? slip_along : slip_against, N, T, std::min(N, begins));
        }
        return count == 1 && !doubtful ? std::optional(best) : std::nullopt;
    }

    // Velocities after the impulses; what is left of those that come to rest is zero.
    void move(const Doubles& loose, const double* v, const Way& way, LoneImpact& hit) const {
        hit.velocity = loose;
        hit.speeds.assign(at_.n, 0);
        for (int j = 0; j < at_.n; ++j) {
            double small = std::abs(loose[j]);
            hit.speeds[j] = std::abs(v[j]);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                const double change = std::abs(changes_[i][j]), impulse = std::abs(hit.impulses[i]);
                hit.velocity[j] += changes_[i][j] * hit.impulses[i];
                hit.speeds[j] += change * impulse;
                small += change * std::max(impulse, way.size * row_scale_[i]);
            }
            if (std::abs(hit.velocity[j]) <= rest * small) hit.velocity[j] = 0;
        }
    }

    // Velocities of gap and slip after the impact, and energies.
    void account(const double* M, const double* v, const Doubles& explicit_rates, LoneImpact& hit) const {
        hit.taken = hit.energy = hit.gained = 0;
        for (int j = 0; j < at_.n; ++j)
            for (int i = 0; i < at_.n; ++i) {
                const double mass = M[j * at_.n + i];
                hit.energy += std::abs(mass * v[i] * v[j]) / 2;
                hit.gained += mass * (hit.velocity[i] * hit.velocity[j] - v[i] * v[j]) / 2;
            }
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            hit.after.push_back(dot(rows_[i], hit.velocity.data()) + explicit_rates[i]);
            hit.taken -= hit.impulses[i] * (hit.before[i] + hit.after[i]) / 2;
            hit.energy += std::abs(hit.impulses[i]) * (std::abs(hit.before[i]) + std::abs(hit.after[i]));
        }
        hit.compliance = 1 / (row_scale_[0] * row_scale_[0]);
    }
};

}  // namespace bricard
