// Taylor coefficients of the solution at a point: consistent low orders, then order by order.
//
// Storage is aligned by stages: row k holds, for every node, its coefficient of order k + need. All that a
// stage computes lies in one row, and an operand of higher need is found a fixed distance below. Orders
// zero live apart (`zero_`), because they make up the values that are constant within a step.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <numeric>
#include <type_traits>
#include <vector>

#include "program.hpp"
#include "tangents.hpp"

namespace bricard {

template <class Real>
Real integer_power(Real x, int n) {
    Real result = 1;
    for (; n > 0; n /= 2, x *= x)
        if (n % 2) result *= x;
    return result;
}

enum class Outcome { ok, not_finite, singular, no_convergence };

#if !defined(__GNUC__)  // no vector extensions
constexpr int double_lanes = 1;
using DoublePack = double;
#else
#if defined(__AVX__)
constexpr int double_lanes = 4;
#else
constexpr int double_lanes = 2;
#endif
typedef double DoublePack __attribute__((vector_size(double_lanes * sizeof(double))));
#endif

template <class Real>
class Series {
  public:
    static constexpr int lanes = std::is_same_v<Real, double> ? double_lanes : 1;
    using Pack = std::conditional_t<lanes == 1, Real, DoublePack>;

    Program program;                  // its pattern never changes
    const int n, last_stage, levels;  // levels: 1 + max d
    struct Segment {                  // variables of equal offset; offsets fall
        int begin, end, d;
    };
    std::vector<Segment> segments;
    TangentFactorization<Real> jacobian;
    std::vector<Real> derivative;     // [levels][n]: start values x_j^(l), moved onto the constraints by `expand`
    double residual = 0, hidden_residual = 0;  // of the equations, of their derivatives, after the move
    Real moved = 0;                   // largest relative correction of a derivative by the move
    Real moved_state = 0;             // the same of derivatives below the highest

    Series(const Program& given, int stages)
        : program(given), n(given.variables), last_stage(stages),
          levels(1 + *std::max_element(given.offset_d.begin(), given.offset_d.end())),
          jacobian(partners(given), given.jacobian_column, given.symmetric, given.place, given.directions),
          derivative(static_cast<size_t>(levels) * n) {
        const int deepest = std::max(levels - 1, *std::max_element(program.need.begin(), program.need.end()));
        first_stage_ = -deepest;
        stride_ = (program.nodes + 7) / 8 * 8;
        table_.assign(static_cast<size_t>(last_stage - first_stage_ + 1) * stride_, 0);
        zero_.assign(program.all + 1, 0);
        zero_[program.all] = 1;  // the operand "one"
        delta_.assign(program.nodes, 0);
        right_side_.assign(n, 0);
        equation_.assign(n, 0);
        for (int i = 0; i < n; ++i) equation_[program.row_partner[i]] = i;
        for (int i = 0; i < time(); ++i)
            input_slack_.push_back(program.offset_d[program.input_variable[i]] - program.input_order[i]);
        for (int j = 0; j < n; ++j) {
            if (segments.empty() || segments.back().d != program.offset_d[j]) segments.push_back({j, j, program.offset_d[j]});
            segments.back().end = j + 1;
        }
        make_factors(deepest);
        make_classes();
        make_edges();
        make_convolutions();
        make_support();
        for (int r = 0; r < program.rows(); ++r) {
            const Code code = Code(program.code[r]);
            if (code > Code::inv && code != Code::sin && code != Code::cos) critical_.push_back(r);
        }
        if (1 - program.need[time()] <= last_stage) row(1 - program.need[time()])[time()] = 1;
        constant_jacobian_ = std::all_of(program.jacobian_node.begin(), program.jacobian_node.end(),
                                         [](int node) { return node == none; });
    }

    // Other numbers in the program: the same system with other values of its parameters.
    void rebind(Numbers numbers) {
        static_cast<Numbers&>(program) = std::move(numbers);
        regular_ = false;
        forget();
    }

    // Coefficients of order m of the variables, for those of offset d, after `expand`.
    const Real* coefficients(int m, int d) const { return m == 0 ? zero_.data() : row(m - d); }
    // Coefficients of order k + d_j of all variables, of order k + need of all nodes, above zero.
    const Real* stage(int k) const { return row(k); }
    // Coefficient of order m of an output.
    Real output(int e, int m) const {
        const int node = program.output_node[e];
        return value(node, program.output_scale[e], node == none ? 0 : m - program.need[node], m);
    }

    // Order zero of inputs and operations.
    std::vector<Real> values() const { return {zero_.begin(), zero_.begin() + program.nodes}; }

    // The first node (inputs and operations) whose value of order zero is not finite, or none.
    int first_not_finite() const {
        for (int i = 0; i < program.nodes; ++i)
            if (!std::isfinite(static_cast<double>(zero_[i]))) return i;
        return none;
    }

    // Moves `derivative` onto the constraints at time t and computes all coefficients.
    // Corrections of x^(l) are judged by the scale absolute[j] + |x^(l)| + |h x^(l+1)|, h being the last step.
    Outcome expand(Real t, const Real* absolute, Real h) {
        zero_[time()] = t;
        residual = hidden_residual = 0;
        moved = moved_state = 0;
        predict_inputs();
        bool factored = constant_jacobian_ && regular_;
        const int last_start = quasilinear() ? -1 : 0;
        for (int k = first_stage_; k <= last_start; ++k) {
            const Outcome outcome = start_stage(k, absolute, h, factored);
            if (outcome != Outcome::ok) return outcome;
        }
        if (quasilinear()) prepare_stage_zero();
        if (!factored || (!constant_jacobian_ && moved > 4 * std::numeric_limits<Real>::epsilon())) {
            if (!factor_jacobian(false)) return first_not_finite() == none ? Outcome::singular : Outcome::not_finite;
        }
        if (quasilinear() && !stage_zero()) return Outcome::not_finite;
        for (int k = 1; k <= last_stage; ++k) {
            convolve(k);
            known(k);
            solve_stage(k);
            update(k);
        }
        return Outcome::ok;
    }

    // Order zero of everything at time t, with the values in `derivative`. Low stages of the series are lost.
    void evaluate(Real t) {
        zero_[time()] = t;
        for (int k = first_stage_; k <= 0; ++k) {
            place(k);
            convolve(k);
            full(k);
            for (const Class& cls : classes_)
                if (k < 0 && cls.need == -k) freeze(cls);
        }
    }

    // By how much x^(d) [n] would have to change for `derivative` to meet the equations at time t, to first order, by
    // the Jacobian of the last factorisation; false if that is not finite.
    bool defect(Real t, Real* change) {
        evaluate(t);
        if (!load_right_side(0)) return false;
        jacobian.substitute(right_side_.data());
        bool finite = true;
        for (int j = 0; j < n; ++j) {
            change[j] = right_side_[jacobian.position_of_column[j]];
            finite = finite && std::isfinite(static_cast<double>(change[j]));
        }
        return finite;
    }

    // The residuals F_i = f_i^(c_i) [n] after `evaluate`; false if they are not finite.
    bool residuals(Real* result) const {
        bool finite = true;
        for (int i = 0; i < n; ++i) {
            const int c = program.offset_c[i];
            result[i] = rising(0, c) * value(program.residual_node[i], program.residual_scale[i], 0, c);
            finite = finite && std::isfinite(static_cast<double>(result[i]));
        }
        return finite;
    }

    // Is stage 0 solved by one linear solve?
    bool quasilinear() const { return program.linear_stage[0]; }

    // Do the series of functions follow their arguments through a step h? Those of exp or tanh may be blind to what
    // lies ahead, those of sqrt or asin lead on behind a branch point.
    bool faithful(Real h) const {
        using std::abs;
        constexpr double apart = 1e-3, negligible = 1e-16;
        for (int i : critical_) {
            for (const Real part : {Real(0.25), Real(0.5), Real(0.75), Real(1)}) {
                const int second = program.second[i];
                const Real x = at(program.first[i], part * h), y = second == none ? Real(0) : at(second, part * h);
                const Real series = at(program.inputs + i, part * h), function = apply(i, x, y);
                const Real size = std::max(abs(series), abs(function));
                if (size > Real(negligible) && !(abs(series - function) <= Real(apart) * size)) return false;
                if (function != function) return false;
            }
        }
        return true;
    }

    // Is a node a function, not made of sums, products and derivatives alone?
    bool is_function(int node) const {
        const Code code = Code(program.code[node - program.inputs]);
        return code != Code::poly && code != Code::shift;
    }

    // Does an operation have an operand among the marked nodes?
    bool follows(int node, const std::vector<char>& marked) const {
        const int i = node - program.inputs;
        for (int t = program.linear_start[i]; t < program.linear_start[i + 1]; ++t)
            if (marked[program.linear_node[t]]) return true;
        for (int t = program.product_start[i]; t < program.product_start[i + 1]; ++t)
            if (marked[program.product_a[t]] || marked[program.product_b[t]]) return true;
        if (program.first[i] != none && marked[program.first[i]]) return true;
        return is_function(node) && program.second[i] != none && marked[program.second[i]];
    }

    // Order zero of a node.
    Real value(int node) const { return zero_[node]; }

    // The largest term that an output's value of order zero is made of: its rounding error is of this size.
    Real output_terms(int e) const {
        using std::abs;
        const int node = program.output_node[e];
        if (node == none) return 0;
        Real size = abs(zero_[node]);
        if (const int i = node - program.inputs; i >= 0 && Code(program.code[i]) == Code::poly) {
            size = std::max(size, abs(Real(program.constant[i])));
            for (int t = program.linear_start[i]; t < program.linear_start[i + 1]; ++t)
                size = std::max(size, abs(program.linear_scale[t] * zero_[program.linear_node[t]]));
            for (int t = program.product_start[i]; t < program.product_start[i + 1]; ++t)
                size = std::max(size, abs(program.product_scale[t] * zero_[program.product_a[t]] * zero_[program.product_b[t]]));
        }
        return size * abs(Real(program.output_scale[e]));
    }

    // Drops values that a failed expansion may have left behind.
    void forget() { std::fill(zero_.begin() + program.inputs, zero_.end() - 1, Real(0)); }

    // The system Jacobian of the last factorisation, entry by entry, without the row scaling.
    std::vector<Real> jacobian_values() const {
        std::vector<Real> result(jacobian.size());
        for (size_t e = 0; e < result.size(); ++e)
            result[e] = jacobian.value(e) / Real(program.row_scale[program.jacobian_row[e]]);
        return result;
    }

  private:
    struct Class {  // rows of equal need; those of them that are known before the solve
        int need, begin, shifts_end, end, known_begin, known_end;
    };
    struct Block {  // of convolutions of equal need and kind, side by side: their operands, and where these are packed
        int need, weighted;
        std::array<int, lanes> a, b;
        int packed_a, packed_b;
    };
    struct Row {    // a row of the affine pass: its units and a range of its edges
        int node, units_begin, units_end, edges_begin, edges_end;
    };

    static constexpr int refined_stages = 1;
    int first_stage_, stride_;
    bool constant_jacobian_ = false, regular_ = false;  // regular: the last factorisation succeeded
    Real stale_ = 0;  // largest correction since the Jacobian was taken
    std::vector<Real> table_, zero_, delta_, right_side_, rising_, inverse_rising_;
    std::vector<Class> classes_;
    std::vector<Row> known_rows_, update_rows_;
    Ints edge_offset_, shift_offset_, support_, unit_slot_;
    Ints critical_;  // rows of functions that `faithful` looks at
    std::vector<Real> edge_value_, unit_value_;
    std::vector<Block> blocks_;  // what reads the same operands stands together
    Ints pack_a_offset_, pack_b_offset_;
    std::vector<Real> pack_, convolution_;
    int pack_length_ = 0, deepest_ = 0;
    // right-hand side and unknowns by pivot position
    long sequence_ = -1;
    Ints equation_;  // the equation of each row of the Jacobian as it is factorised
    Ints side_node_, side_c_, unknown_position_, input_slack_;  // slack: d_j minus the input's derivative order
    std::vector<Real> side_scale_;

    // Rows of the Jacobian's entries, numbered like the variables, so that symmetry shows.
    static Ints partners(const Program& program) {
        Ints rows;
        for (int i : program.jacobian_row) rows.push_back(program.row_partner[i]);
        return rows;
    }

    int time() const { return program.inputs - 1; }
    Real* row(int k) { return table_.data() + static_cast<size_t>(k - first_stage_) * stride_; }
    const Real* row(int k) const { return table_.data() + static_cast<size_t>(k - first_stage_) * stride_; }
    bool linear(int k) const { return -k >= levels || program.linear_stage[-k]; }

    // (k + s)! / max(k, 0)! and its inverse, for k + s >= 0
    Real rising(int k, int s) const { return rising_[static_cast<size_t>(k - first_stage_) * (deepest_ + 1) + s]; }
    Real inverse_rising(int k, int s) const {
        return inverse_rising_[static_cast<size_t>(k - first_stage_) * (deepest_ + 1) + s];
    }

    void make_factors(int deepest) {
        deepest_ = deepest;
        for (int k = first_stage_; k <= last_stage + deepest; ++k)  // a shift asks for orders above the last stage
            for (int s = 0; s <= deepest; ++s) {
                Real product = 1;
                for (int i = std::max(k, 0) + 1; i <= k + s; ++i) product *= i;
                rising_.push_back(product);
                inverse_rising_.push_back(1 / product);
            }
    }

    void make_classes() {
        for (int r = 0; r < program.rows();) {
            const int need = program.need[program.inputs + r];
            Class next{need, r, r, r, 0, 0};
            while (next.end < program.rows() && program.need[program.inputs + next.end] == need) {
                if (Code(program.code[next.end]) == Code::shift) next.shifts_end = next.end + 1;
                ++next.end;
            }
            classes_.push_back(next);
            r = next.end;
        }
        const auto row = [&](int r, int edges_begin, int edges_end) {
            return Row{program.inputs + r, program.unit_start[r], program.unit_start[r + 1], edges_begin, edges_end};
        };
        for (Class& cls : classes_) {
            cls.known_begin = static_cast<int>(known_rows_.size());
            for (int r = cls.shifts_end; r < cls.end; ++r)
                if (!program.silent[r]) known_rows_.push_back(row(r, program.edge_start[r], program.known_end[r]));
            cls.known_end = static_cast<int>(known_rows_.size());
        }
        for (int r = 0; r < program.rows(); ++r)
            if (program.update[r]) update_rows_.push_back(row(r, program.update_begin[r], program.edge_start[r + 1]));
    }

    void make_edges() {
        const auto offset = [&](int need_here, int source) {
            return (need_here - program.need[source]) * stride_ + source;
        };
        shift_offset_.assign(program.rows(), 0);
        for (int r = 0; r < program.rows(); ++r) {
            const int need = program.need[program.inputs + r];
            for (int e = program.edge_start[r]; e < program.edge_start[r + 1]; ++e)
                edge_offset_.push_back(offset(need, program.edge_source[e]));
            if (Code(program.code[r]) == Code::shift)
                shift_offset_[r] = offset(need + program.second[r], program.first[r]);
        }
        edge_value_.assign(edge_offset_.size(), 0);
        unit_value_.assign(program.unit_scale.size(), 0);
    }

    // Convolutions are packed, `lanes` to a block. Blocks share operands that they have in the same lanes, whatever
    // their need: a place of a pack is an order of its operands.
    void make_convolutions() {
        pack_length_ = last_stage + deepest_ + 1;
        const size_t count = program.convolution_a.size();
        Ints lane_of(count), block_of(count);
        for (size_t c = 0; c < count; ++c) {
            const int need = program.convolution_need[c], weighted = program.convolution_weighted[c];
            const bool fits = !blocks_.empty() && blocks_.back().need == need && blocks_.back().weighted == weighted;
            lane_of[c] = fits ? (lane_of[c - 1] + 1) % lanes : 0;
            if (lane_of[c] == 0) {
                blocks_.push_back({need, weighted, {}, {}, 0, 0});
                blocks_.back().a.fill(none);
                blocks_.back().b.fill(none);
            }
            block_of[c] = static_cast<int>(blocks_.size()) - 1;
            blocks_.back().a[lane_of[c]] = program.convolution_a[c];
            blocks_.back().b[lane_of[c]] = program.convolution_b[c];
        }
        const int packs = share_operands();
        const Ints place = order_blocks();
        const auto offset = [&](int need, int node) {
            return node == none ? idle() : (need - 1 - program.need[node]) * stride_ + node;
        };
        for (const Block& block : blocks_)
            for (int l = 0; l < lanes; ++l) {
                pack_a_offset_.push_back(offset(block.need, block.a[l]));
                pack_b_offset_.push_back(offset(block.need, block.b[l]));
            }
        pack_.assign(static_cast<size_t>(packs) * pack_length_ * lanes, 0);
        convolution_.assign(blocks_.size() * lanes, 0);
        for (int unit : program.unit_convolution) unit_slot_.push_back(place[block_of[unit]] * lanes + lane_of[unit]);
    }

    // Gives equal operands one pack; the number of packs.
    int share_operands() {
        std::vector<const std::array<int, lanes>*> packed;
        std::array<Ints, 2> latest;  // pack with this node in its first lane; with weights and without
        latest.fill(Ints(program.all, none));
        const auto pack = [&](const std::array<int, lanes>& operands, int weighted) {
            int& known = latest[weighted][operands[0]];
            if (known == none || *packed[known] != operands) {
                known = static_cast<int>(packed.size());
                packed.push_back(&operands);
            }
            return known;
        };
        for (Block& block : blocks_) {
            block.packed_a = pack(block.a, block.weighted);
            block.packed_b = pack(block.b, 0);
        }
        return static_cast<int>(packed.size());
    }

    // Blocks by their operands; the new place of each.
    Ints order_blocks() {
        Ints order(blocks_.size()), place(blocks_.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int i, int j) { return blocks_[i].packed_b < blocks_[j].packed_b; });
        std::vector<Block> ordered;
        for (size_t k = 0; k < order.size(); ++k) {
            place[order[k]] = static_cast<int>(k);
            ordered.push_back(blocks_[order[k]]);
        }
        blocks_ = std::move(ordered);
        return place;
    }

    // An unused lane reads a harmless finite number: the variable in column 0 of the row before.
    int idle() const { return -stride_; }

    // Rows that the Jacobian is made of, operands first.
    void make_support() {
        std::vector<char> wanted(program.all, 0);
        for (int node : program.jacobian_node)
            if (node != none) wanted[node] = 1;
        for (int node = program.all - 1; node >= program.inputs; --node) {
            if (!wanted[node]) continue;
            const int i = node - program.inputs;
            for (int t = program.linear_start[i]; t < program.linear_start[i + 1]; ++t) wanted[program.linear_node[t]] = 1;
            for (int t = program.product_start[i]; t < program.product_start[i + 1]; ++t)
                wanted[program.product_a[t]] = wanted[program.product_b[t]] = 1;
            if (program.first[i] != none) wanted[program.first[i]] = 1;
            if (program.second[i] != none && Code(program.code[i]) != Code::shift) wanted[program.second[i]] = 1;
        }
        for (int node = program.inputs; node < program.nodes; ++node)
            if (wanted[node] && Code(program.code[node - program.inputs]) != Code::shift) support_.push_back(node);
    }

    // ---- order zero ----

    void evaluate_zero(int node) {
        const int i = node - program.inputs;
        const Real* z = zero_.data();
        if (Code(program.code[i]) == Code::shift) return;  // set by its stage
        if (Code(program.code[i]) != Code::poly) {
            const int second = program.second[i];
            zero_[node] = apply(i, z[program.first[i]], second == none ? Real(0) : z[second]);
            return;
        }
        Real result = program.constant[i];
        for (int t = program.linear_start[i]; t < program.linear_start[i + 1]; ++t)
            result += program.linear_scale[t] * z[program.linear_node[t]];
        for (int t = program.product_start[i]; t < program.product_start[i + 1]; ++t)
            result += program.product_scale[t] * z[program.product_a[t]] * z[program.product_b[t]];
        zero_[node] = result;
    }

    // The function of operation i.
    Real apply(int i, Real x, Real y) const {
        using namespace std;
        switch (Code(program.code[i])) {
            case Code::div: return x / y;
            case Code::inv: return 1 / x;
            case Code::sqrt: return sqrt(x);
            case Code::pow: return pow(x, Real(program.constant[i]));
            case Code::exp: return exp(x);
            case Code::sin: return sin(x);
            case Code::cos: return cos(x);
            case Code::sinh: return sinh(x);
            case Code::cosh: return cosh(x);
            case Code::tan: return tan(x);
            case Code::tanh: return tanh(x);
            case Code::log: return log(x);
            case Code::asin: return asin(x);
            case Code::acos: return acos(x);
            case Code::atan: return atan(x);
            case Code::asinh: return asinh(x);
            case Code::acosh: return acosh(x);
            case Code::atanh: return atanh(x);
            case Code::atan2: return atan2(x, y);
            default: return 0;
        }
    }

    // The series of a node at distance h.
    Real at(int node, Real h) const {
        Real sum = 0;
        for (int m = last_stage + program.need[node]; m >= 1; --m) sum = (sum + row(m - program.need[node])[node]) * h;
        return sum + zero_[node];
    }

    Real zero_or_one(int node) const { return zero_[node == none ? program.all : node]; }

    // Values that stay constant for orders above zero, once the orders zero of a class are final.
    void freeze(const Class& cls) {
        for (int e = program.edge_start[cls.begin]; e < program.edge_start[cls.end]; ++e) {
            Real sum = 0;
            for (int p = program.part_start[e]; p < program.part_start[e + 1]; ++p) {
                Real part = program.part_scale[p] * zero_or_one(program.part_numerator[p]);
                if (program.part_denominator[p] != none) part /= zero_[program.part_denominator[p]];
                sum += part;
            }
            edge_value_[e] = sum;
        }
        for (int u = program.unit_start[cls.begin]; u < program.unit_start[cls.end]; ++u) {
            Real scale = program.unit_scale[u];
            if (program.unit_denominator[u] != none) scale /= zero_[program.unit_denominator[u]];
            unit_value_[u] = scale;
        }
    }

    bool factor_jacobian(bool predicted) {
        if (predicted)
            for (int node : support_) evaluate_zero(node);
        for (int node = program.nodes; node < program.all; ++node) evaluate_zero(node);
        for (size_t e = 0; e < jacobian.size(); ++e)
            jacobian.set(e, program.jacobian_scale[e] * zero_or_one(program.jacobian_node[e]));
        stale_ = 0;
        regular_ = jacobian.factor();
        if (!regular_) return false;
        if (sequence_ != jacobian.base.sequences) arrange_by_pivots();
        jacobian.gather();
        return true;
    }

    void arrange_by_pivots() {
        sequence_ = jacobian.base.sequences;
        jacobian.arrange();
        side_node_.clear();
        side_c_.clear();
        side_scale_.clear();
        for (int row : jacobian.row_at) {
            const int i = equation_[row];
            side_node_.push_back(program.residual_node[i]);
            side_c_.push_back(program.offset_c[i]);
            side_scale_.push_back(program.residual_scale[i]);
        }
        unknown_position_.clear();
        for (int j : program.input_variable) unknown_position_.push_back(jacobian.position_of_column[j]);
    }

    // ---- orders above zero ----

    // All interior convolutions of stage k: sum_{i=1}^{m-1} a[i] b[m-i], m = k + need.
    void convolve(int k) {
        const Real* x = row(k);
        for (size_t b = 0; b < blocks_.size(); ++b) {
            const Block& block = blocks_[b];
            const int m = k + block.need;
            if (m < 2) continue;
            const size_t lane = b * lanes, length = static_cast<size_t>(pack_length_) * lanes;
            const Pack first = gather(x, &pack_a_offset_[lane]) * (block.weighted ? Real(m - 1) : Real(1));
            const Pack second = gather(x, &pack_b_offset_[lane]);
            const Pack sum = dot(&pack_[block.packed_a * length + lanes], &pack_[block.packed_b * length + lanes], m - 1,
                                 first, second);
            store(&convolution_[lane], sum * (block.weighted ? Real(1) / m : Real(1)));
        }
    }

    // Appends the newest pair of operands at place `length` and returns sum_{i=1}^{length} a[i] b[length + 1 - i].
    // The newest pair stays in registers: read back at once from where it was just stored, it would stall.
    static Pack dot(Real* a, Real* b, int length, Pack newest_a, Pack newest_b) {
        const size_t end = static_cast<size_t>(length - 1) * lanes;
        store(a + end, newest_a);
        store(b + end, newest_b);
        if (length == 1) return newest_a * newest_b;
        Pack s0 = load(a) * newest_b, s1 = newest_a * load(b), s2 = {}, s3 = {};
        const Real* forward = a + lanes;
        const Real* backward = b + end - lanes;
        int i = 2;
        for (; i + 3 < length; i += 4, forward += 4 * lanes, backward -= 4 * lanes) {
            s0 += load(forward) * load(backward);
            s1 += load(forward + lanes) * load(backward - lanes);
            s2 += load(forward + 2 * lanes) * load(backward - 2 * lanes);
            s3 += load(forward + 3 * lanes) * load(backward - 3 * lanes);
        }
        for (; i < length; ++i, forward += lanes, backward -= lanes) s0 += load(forward) * load(backward);
        return (s0 + s1) + (s2 + s3);
    }

    static Pack load(const Real* p) {
        Pack result;
        std::memcpy(&result, p, sizeof(Pack));
        return result;
    }
    static void store(Real* p, Pack pack) { std::memcpy(p, &pack, sizeof(Pack)); }
    static Pack gather(const Real* x, const int* offset) {
        if constexpr (lanes == 1) return x[*offset];
        else {
            Pack result;
            for (int l = 0; l < lanes; ++l) result[l] = x[offset[l]];
            return result;
        }
    }

    Real sum(const Row& row, const Real* x, bool convolved) const {
        Real result = 0;
        if (convolved)
            for (int u = row.units_begin; u < row.units_end; ++u)
                result += unit_value_[u] * convolution_[unit_slot_[u]];
        Real other = 0;  // two sums, neither of which waits for the other
        int e = row.edges_begin;
        for (; e + 1 < row.edges_end; e += 2) {
            result += edge_value_[e] * x[edge_offset_[e]];
            other += edge_value_[e + 1] * x[edge_offset_[e + 1]];
        }
        if (e < row.edges_end) result += edge_value_[e] * x[edge_offset_[e]];
        return result + other;
    }

    // Rows of stage k as far as they do not depend on its unknowns; orders above zero only.
    void known(int k) {
        Real* x = row(k);
        for (const Class& cls : classes_) {
            const int m = k + cls.need;
            if (m < 1) break;
            for (int r = cls.begin; r < cls.shifts_end; ++r)
                if (!program.silent[r]) x[program.inputs + r] = shifted(r, m, x);
            for (int i = cls.known_begin; i < cls.known_end; ++i)
                x[known_rows_[i].node] = sum(known_rows_[i], x, m >= 2);
        }
    }

    Real shifted(int r, int m, const Real* x) const { return rising(m, program.second[r]) * x[shift_offset_[r]]; }

    // Adds what the unknowns, now in row k, contribute to the rows that are used later.
    void update(int k) {
        Real* x = row(k);
        for (const Row& row : update_rows_) {
            const int r = row.node - program.inputs;
            if (k + program.need[row.node] < 1) break;
            Real change = 0;
            if (Code(program.code[r]) == Code::shift)
                change = rising(k + program.need[row.node], program.second[r]) * delta_[program.first[r]];
            for (int e = row.edges_begin; e < row.edges_end; ++e) {
                const int source = program.edge_source[e];
                change += edge_value_[e] * (source < program.inputs ? x[source] : delta_[source]);
            }
            delta_[row.node] = change;
            x[row.node] = program.silent[r] ? change : x[row.node] + change;
        }
    }

    // Every row of stage k from all its operands, unknowns included.
    void full(int k) {
        Real* x = row(k);
        for (const Class& cls : classes_) {
            const int m = k + cls.need;
            if (m < 0) break;
            Real* target = m == 0 ? zero_.data() : x;
            for (int r = cls.begin; r < cls.shifts_end; ++r) target[program.inputs + r] = shifted(r, m, x);
            for (int r = cls.shifts_end; r < cls.end; ++r) {
                const int node = program.inputs + r;
                if (m == 0) evaluate_zero(node);
                else x[node] = sum({node, program.unit_start[r], program.unit_start[r + 1], program.edge_start[r],
                                    program.edge_start[r + 1]}, x, m >= 2);
            }
        }
    }

    Real value(int node, double scale, int k, int m) const {
        if (node == none) return m == 0 ? Real(scale) : Real(0);
        return scale * (m == 0 ? zero_[node] : row(k)[node]);
    }

    // ---- stages ----

    // Inputs at order zero, as the Jacobian needs them before their stage.
    void predict_inputs() {
        for (int i = 0; i < time(); ++i)
            zero_[i] = input_slack_[i] == 0 && quasilinear()
                           ? Real(0)
                           : derivative[static_cast<size_t>(program.input_order[i]) * n + program.input_variable[i]];
    }

    // Puts x_j^(k + d_j), as it stands in `derivative`, into all inputs that show it in stage k <= 0.
    void place(int k) {
        Real* x = row(k);
        for (int i = 0; i < time(); ++i) {
            const int j = program.input_variable[i], slack = input_slack_[i];
            if (k + slack < 0) continue;
            const Real y = derivative[static_cast<size_t>(k + program.offset_d[j]) * n + j];
            if (k + slack == 0) zero_[i] = y;
            else x[i] = y * inverse_rising(k, slack);
        }
    }

    // The right-hand side of stage k <= 0, zero for equations that do not take part; false if not finite.
    bool load_right_side(int k) {
        bool finite = true;
        for (int i = 0; i < n; ++i) {
            const int m = k + side_c_[i];
            right_side_[i] = m < 0 ? Real(0) : -rising(k, side_c_[i]) * value(side_node_[i], side_scale_[i], k, m);
            finite = finite && std::isfinite(static_cast<double>(right_side_[i]));
        }
        return finite;
    }

    bool has_equations(int k) const {
        return std::any_of(program.offset_c.begin(), program.offset_c.end(), [&](int c) { return k + c >= 0; });
    }

    // One stage of the start, k <= 0: the given derivatives are moved onto the equations.
    Outcome start_stage(int k, const Real* absolute, Real h, bool& factored) {
        constexpr int most_iterations = 12;
        constexpr double settled = 1e-17, rounding = 1e-6, refactor_above = 1e-3;
        Real previous = std::numeric_limits<Real>::infinity();
        place(k);
        convolve(k);
        full(k);
        for (int iteration = 0; has_equations(k); ++iteration) {
            if (iteration == most_iterations) return Outcome::no_convergence;
            if (!factored && !factor_jacobian(true))
                return first_not_finite() == none ? Outcome::singular : Outcome::not_finite;
            factored = true;
            if (!load_right_side(k)) return Outcome::not_finite;
            jacobian.substitute(right_side_.data());
            const Real correction = correct(k, absolute, h);
            moved = std::max(moved, correction);
            if (k < 0) moved_state = moved;
            place(k);
            full(k);
            // what is left: by the distance from where the Jacobian was taken, and by curvature
            const Real left = correction * (constant_jacobian_ ? Real(0) : stale_ + (linear(k) ? Real(0) : correction));
            stale_ = std::max(stale_, correction);
            if (left <= settled) break;
            if (correction <= rounding && correction > previous / 2) break;  // stiff terms leave no more digits
            previous = correction;
            factored = stale_ <= refactor_above;
        }
        record_residuals(k);
        for (const Class& cls : classes_)
            if (cls.need == -k) freeze(cls);
        return Outcome::ok;
    }

    // Adds the solution of the stage to `derivative`; the largest relative correction. Of derivatives also relative to
    // what an error of x itself makes of them where springs are stiff (see Integrator::surprised).
    Real correct(int k, const Real* absolute, Real h) {
        using std::abs;
        Real largest = 0;
        for (int j = 0; j < n; ++j) {
            const int order = k + program.offset_d[j];
            if (order < 0) continue;
            Real& x = derivative[static_cast<size_t>(order) * n + j];
            const Real y = right_side_[jacobian.position_of_column[j]];
            const Real rate = k < 0 ? derivative[static_cast<size_t>(order + 1) * n + j] : Real(0);
            Real stiff = order > 0 && h != 0 ? abs(derivative[j]) / 100 : Real(0);
            for (int i = 0; i < order && stiff != 0; ++i) stiff /= abs(h);
            largest = std::max(largest, abs(y) / (absolute[j] + abs(x) + abs(h * rate) + stiff));
            x += y;
        }
        return largest;
    }

    void record_residuals(int k) {
        for (int i = 0; i < n; ++i) {
            const int m = k + program.offset_c[i];
            if (m < 0) continue;
            const Real f = value(program.residual_node[i], program.residual_scale[i], k, m) / program.row_scale[i];
            double& largest = m == 0 ? residual : hidden_residual;
            largest = std::max(largest, static_cast<double>(std::abs(f * rising(k, program.offset_c[i]))));
        }
    }

    // Stage 0 of a quasilinear system starts from unknowns that are zero; the Jacobian does not depend on them.
    void prepare_stage_zero() {
        convolve(0);
        known(0);
        if (has_lowest_class()) zero_class(classes_.back(), true);
    }

    bool has_lowest_class() const { return !classes_.empty() && classes_.back().need == 0; }

    // Solves stage 0 of a quasilinear system; false if it is not finite.
    bool stage_zero() {
        if (!load_right_side(0)) return false;
        jacobian.solve(right_side_.data());
        Real* x = row(0);
        for (int i = 0; i < time(); ++i) {
            const Real y = right_side_[unknown_position_[i]];
            if (input_slack_[i] == 0) zero_[i] = y;
            else x[i] = y * inverse_rising(0, input_slack_[i]);
        }
        for (int j = 0; j < n; ++j)
            derivative[static_cast<size_t>(program.offset_d[j]) * n + j] = right_side_[jacobian.position_of_column[j]];
        update(0);
        if (has_lowest_class()) {
            zero_class(classes_.back(), false);
            freeze(classes_.back());
        }
        return true;
    }

    void zero_class(const Class& cls, bool before_solve) {
        for (int r = cls.begin; r < cls.shifts_end; ++r)
            zero_[program.inputs + r] = before_solve && program.silent[r] ? Real(0) : shifted(r, 0, row(0));
        for (int r = cls.shifts_end; r < cls.end; ++r) evaluate_zero(program.inputs + r);
    }

    // Stage k >= 1: the unknowns from the known parts of the residuals.
    void solve_stage(int k) {
        Real* x = row(k);
        Real* b = right_side_.data();
        const size_t factors = static_cast<size_t>(k - first_stage_) * (deepest_ + 1);
        const Real *factor = &rising_[factors], *inverse = &inverse_rising_[factors];
        for (int i = 0; i < n; ++i) b[i] = -side_scale_[i] * factor[side_c_[i]] * x[side_node_[i]];
        // high orders are small in a step, and need fewer digits
        if (k <= refined_stages) jacobian.solve(b);
        else jacobian.substitute(b);
        for (int i = 0; i < time(); ++i) x[i] = b[unknown_position_[i]] * inverse[input_slack_[i]];
    }
};

}  // namespace bricard
