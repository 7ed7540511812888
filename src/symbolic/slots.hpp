// Memory for objects of one size, in the order in which they are made: those that are made one after the other, and so
// are used together, lie beside each other, none across two lines of the cache more than it must.
//
// What was given back is used again, the last one first; it does not return to the system.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(address, size) static_cast<void>(0)
#define ASAN_UNPOISON_MEMORY_REGION(address, size) static_cast<void>(0)
#endif

namespace bricard {

template <class T>
class Slots {
  public:
    template <class... Arguments>
    T* make(Arguments&&... arguments) {
        return new (place()) T{std::forward<Arguments>(arguments)...};
    }

    void free(T* object) {
        object->~T();
        free_.push_back(object);
        ASAN_POISON_MEMORY_REGION(object, size);
    }

  private:
    static constexpr std::size_t size = std::bit_ceil(sizeof(T)), line = 64;
    static constexpr std::size_t smallest = 1 << 14, largest = 1 << 20;  // bytes of a block

    std::vector<void*> free_;
    char *next_ = nullptr, *end_ = nullptr;
    std::size_t block_ = smallest / 2;

    void* place() {
        if (!free_.empty()) {
            void* last = free_.back();
            free_.pop_back();
            ASAN_UNPOISON_MEMORY_REGION(last, size);
            return last;
        }
        if (next_ == end_) extend();
        return std::exchange(next_, next_ + size);
    }

    void extend() {
        block_ = std::min(2 * block_, largest);
        next_ = static_cast<char*>(::operator new(block_, std::align_val_t(line)));
        end_ = next_ + block_;
    }
};

}  // namespace bricard
