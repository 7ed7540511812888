/* Lets libraries be opened under sanitizers, which refuse the RTLD_DEEPBIND that CasADi opens its solvers with. */
#define _GNU_SOURCE
#include <dlfcn.h>
void *dlopen(const char *file, int flags)
{
    void *(*open_library)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
    return open_library(file, flags & ~RTLD_DEEPBIND);
}
