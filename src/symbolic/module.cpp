// Python binding of the compiled algebra.
#include <nanobind/nanobind.h>

#include "bindings.hpp"

NB_MODULE(_symbolic, module) { bricard::bind_builder(module); }
