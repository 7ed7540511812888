// From expressions to the arrays of a program.
#include "bindings.hpp"

namespace bricard {

void bind_builder(nanobind::module_&) {}

}  // namespace bricard
