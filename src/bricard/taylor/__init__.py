"""Taylor series: expressions as tapes, their recurrences, the engines and the polynomials they yield."""
