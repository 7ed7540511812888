// A list of numbers that grows in place and may be handed on without a copy.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

namespace bricard {

template <class Real>
class Record {
    static_assert(std::is_trivially_copyable_v<Real>);

  public:
    // Memory from malloc: that of long lists is moved by the system, page by page, when they grow.
    struct Block {
        Real* data = nullptr;
        std::size_t size = 0, room = 0;

        Block() = default;
        Block(const Block& other) { append(other.data, other.size); }
        Block& operator=(const Block&) = delete;
        ~Block() { std::free(data); }

        void append(const Real* values, std::size_t count) {
            if (size + count > room) grow(std::max(size + count, 2 * room));
            std::copy(values, values + count, data + size);
            size += count;
        }

      private:
        void grow(std::size_t wanted) {
            void* moved = std::realloc(data, wanted * sizeof(Real));
            if (!moved) throw std::bad_alloc();
            data = static_cast<Real*>(moved);
            room = wanted;
        }
    };

    std::size_t size() const { return block_->size; }
    void append(const std::vector<Real>& values) { own().append(values.data(), values.size()); }
    void drop_last(std::size_t count) { own().size -= count; }

    // As it is now: what comes later goes into a copy.
    std::shared_ptr<Block> shared() const { return block_; }

  private:
    std::shared_ptr<Block> block_ = std::make_shared<Block>();

    Block& own() {
        if (block_.use_count() > 1) block_ = std::make_shared<Block>(*block_);
        return *block_;
    }
};

}  // namespace bricard
