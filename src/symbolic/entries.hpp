// The entries of a matrix: a list, of which a single entry lies in the list itself. Most matrices are scalars.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bricard {

template <class T>
class Entries {
  public:
    Entries() noexcept {}
    explicit Entries(std::size_t size, const T& value = T()) {
        reserve(size);
        std::uninitialized_fill_n(data(), size, value);
        size_ = static_cast<std::uint32_t>(size);
    }
    Entries(std::initializer_list<T> values) { append(values.begin(), values.end()); }
    Entries(std::vector<T>&& values) {
        append(std::make_move_iterator(values.begin()), std::make_move_iterator(values.end()));
    }
    Entries(const Entries& other) { append(other.begin(), other.end()); }
    Entries(Entries&& other) noexcept { take(other); }
    Entries& operator=(const Entries& other) {
        if (this != &other) *this = Entries(other);
        return *this;
    }
    Entries& operator=(Entries&& other) noexcept {
        if (this != &other) {
            clear();
            take(other);
        }
        return *this;
    }
    ~Entries() { clear(); }

    T* data() { return room_ > 1 ? many_ : &one_; }
    const T* data() const { return room_ > 1 ? many_ : &one_; }
    T* begin() { return data(); }
    const T* begin() const { return data(); }
    T* end() { return data() + size_; }
    const T* end() const { return data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t k) { return data()[k]; }
    const T& operator[](std::size_t k) const { return data()[k]; }

    void reserve(std::size_t room) {
        if (room <= room_) return;
        if (room > std::numeric_limits<std::uint32_t>::max()) throw std::length_error("a matrix has too many entries");
        T* moved = std::allocator<T>().allocate(room);
        const std::uint32_t size = size_;
        std::uninitialized_move(begin(), end(), moved);
        clear();
        many_ = moved;
        room_ = static_cast<std::uint32_t>(room);
        size_ = size;
    }
    void push_back(T value) {
        if (size_ == room_) reserve(2 * static_cast<std::size_t>(room_));
        new (data() + size_) T(std::move(value));
        ++size_;
    }
    // Entries of another list at the end.
    template <class From>
    void append(From first, From last) {
        reserve(size_ + static_cast<std::size_t>(std::distance(first, last)));
        std::uninitialized_copy(first, last, end());
        size_ += static_cast<std::uint32_t>(std::distance(first, last));
    }
    friend bool operator==(const Entries& a, const Entries& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    std::uint32_t size_ = 0, room_ = 1;
    union {
        T one_;    // where there is room for one
        T* many_;  // else
    };

    // What another list has, which is empty afterwards; this one is empty before.
    void take(Entries& other) noexcept {
        size_ = other.size_;
        room_ = other.room_;
        if (room_ > 1) many_ = other.many_;
        else if (size_) {
            new (&one_) T(std::move(other.one_));
            other.one_.~T();
        }
        other.size_ = 0;
        other.room_ = 1;
    }
    void clear() noexcept {
        std::destroy(begin(), end());
        if (room_ > 1) std::allocator<T>().deallocate(many_, room_);
        size_ = 0;
        room_ = 1;
    }
};

}  // namespace bricard
