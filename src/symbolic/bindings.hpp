// What each source file of the module adds to it.
#pragma once

#include <nanobind/nanobind.h>

namespace bricard {

void bind_algebra(nanobind::module_& module);
void bind_functions(nanobind::module_& module);
void bind_builder(nanobind::module_& module);
void bind_offsets(nanobind::module_& module);
void bind_replay(nanobind::module_& module);
void bind_pieces(nanobind::module_& module);
void bind_closing(nanobind::module_& module);
void bind_normal(nanobind::module_& module);
void bind_lone(nanobind::module_& module);
void bind_sparse(nanobind::module_& module);

}  // namespace bricard
