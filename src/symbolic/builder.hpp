// From flat expressions to the arrays of a program. Python's twin of it is bricard/taylor/twin_builder.py.
#pragma once

#include "../engine/program.hpp"
#include "coefficients.hpp"
#include "operations.hpp"

namespace bricard::taylor {

// What a program is made from, beside the tape; see `System` in bricard/taylor/program.py.
//
// The tape's inputs are, in this order: the leaves (the variables, as engines number them, and some of their
// derivatives), time, the parameters, the shifts; further ones are derivatives that no engine computes.
struct System {
    int parameters = 0;
    Ints input_variable, input_order;                 // of every leaf
    Ints shift_root, shift_order;                     // the expression, before which its shift is not read
    Ints offset_c, offset_d;                          // of the equations and of the variables
    Ints residuals, outputs;                          // instructions
    Ints jacobian, jacobian_row, jacobian_column;     // instructions of the entries, and their places
};

// A list of coefficients: numbers, and places that take the value of a symbol.
struct Column {
    Doubles numbers;
    Ints places, symbols;

    int size() const { return static_cast<int>(numbers.size()); }

    void append(Coefficient coefficient) {
        if (!coefficient.is_number()) {
            places.push_back(size());
            symbols.push_back(coefficient.symbol);
        }
        numbers.push_back(coefficient.number);
    }
};

// The arrays of a program under the names that bricard/taylor/program.py and the engine give them.
struct Arrays {
    Ints sizes, need, offset_c, offset_d, input_variable, input_order, update, silent;
    Ints code, first, second, companion, linear_start, linear_node, product_start, product_a, product_b;
    Column constant, linear_scale, product_scale;
    Ints edge_start, edge_source, update_begin, known_end, part_start, part_numerator, part_denominator;
    Ints unit_start, unit_convolution, unit_denominator;
    Column part_scale, unit_scale;
    Ints convolution_need, convolution_weighted, convolution_a, convolution_b;
    Ints residual_node, output_node, jacobian_node, jacobian_row, jacobian_column;
    Column residual_scale, output_scale, jacobian_scale;
};

struct Built {
    Arrays arrays;
    Ints affine;  // by residual: is it affine in the leading derivatives?
    CoefficientTable table;
};

// Reads, fuses, plans and lays out a system. Throws a Refusal where the equations have no Taylor series.
Built build(const Tape& tape, const System& system);

}  // namespace bricard::taylor
