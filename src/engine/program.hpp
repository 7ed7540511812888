// The program of a system, as bricard/taylor/program.py lays it out (see there for the meaning).
#pragma once

#include <vector>

namespace bricard {

using Ints = std::vector<int>;
using Doubles = std::vector<double>;

// The order is that of CODES in program.py.
enum class Code : int {
    poly, shift, div, inv, sqrt, pow, exp, sin, cos, sinh, cosh, tan, tanh,
    log, asin, acos, atan, asinh, acosh, atanh, atan2
};

constexpr int none = -1;

// What depends on the values of parameters.
struct Numbers {
    Doubles constant, linear_scale, product_scale;  // of operations of order zero
    Doubles part_scale, unit_scale;                 // of edges and units
    Doubles residual_scale, output_scale, jacobian_scale;
    Doubles row_scale;     // [variables]: factors that make a symmetric Jacobian symmetric, or ones
};

struct Program : Numbers {
    int variables = 0, inputs = 0, nodes = 0, all = 0;  // nodes: inputs and rows; all: with Jacobian nodes

    Ints need;                           // [nodes]
    Ints offset_c, offset_d;             // [variables]
    Ints input_variable, input_order;    // [inputs - 1]; the last input is time
    Ints update, silent;                 // [rows]

    // order zero of operation i, node inputs + i
    Ints code, first, second, linear_start, linear_node, product_start, product_a, product_b;

    // orders above zero: edges (known | known in part | unknown before the solve) and units of every row
    Ints edge_start, edge_source, update_begin, known_end, part_start, part_numerator, part_denominator;
    Ints unit_start, unit_convolution, unit_denominator;
    Ints convolution_need, convolution_weighted, convolution_a, convolution_b;

    // values: scale times node, or the scale itself where node is none
    Ints residual_node, output_node, jacobian_node, jacobian_row, jacobian_column;

    Ints linear_stage;     // [1 + max d]: is stage -i solved by one linear solve?
    Ints row_partner;      // [variables]: the variable that stands for an equation's row in a symmetric Jacobian
    bool symmetric = false;
    int directions = 0;    // of tangents: variables beside those of the equations themselves come in so many copies
    Ints place;            // [variables]: direction (0: none) times their number, plus the number of the variable

    int rows() const { return nodes - inputs; }
};

}  // namespace bricard
