// The compiled algebra: expressions, functions that evaluate them, and programs made of them.
#include <nanobind/nanobind.h>

#include "bindings.hpp"

NB_MODULE(_symbolic, module) {
    nanobind::set_leak_warnings(false);  // symbols may outlive the module at the interpreter's end
    bricard::bind_algebra(module);
    bricard::bind_functions(module);
    bricard::bind_builder(module);
    bricard::bind_offsets(module);
    bricard::bind_replay(module);
    bricard::bind_pieces(module);
    bricard::bind_closing(module);
    bricard::bind_normal(module);
    bricard::bind_lone(module);
    bricard::bind_sparse(module);
    // Whether the engine for AVX2 and FMA can run; asked before it is loaded.
#if defined(__x86_64__) && defined(__GNUC__)
    __builtin_cpu_init();
    module.attr("cpu_has_v3") = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
    module.attr("cpu_has_v3") = false;
#endif
}
