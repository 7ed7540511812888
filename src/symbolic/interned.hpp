// A hash table of numbers; what a number stands for, only its owner knows.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace bricard::taylor {

// Mixes one more word into a hash.
inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ (hash >> 32);
}

inline std::uint64_t mixed(std::uint64_t hash, double number) {
    return mixed(hash, std::bit_cast<std::uint64_t>(number + 0.0));  // equal numbers alike: -0 + 0 is 0
}

class Interned {
  public:
    // The number of that hash for which same(number) holds, else what make() returns, which is remembered.
    template <class Same, class Make>
    std::int32_t find_or(std::uint64_t hash, Same same, Make make) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        const auto key = static_cast<std::uint32_t>(hash);
        std::size_t place = key & (slots_.size() - 1);
        for (; slots_[place].number >= 0; place = (place + 1) & (slots_.size() - 1))
            if (slots_[place].key == key && same(slots_[place].number)) return slots_[place].number;
        const std::int32_t number = make();
        slots_[place] = {key, number};
        ++count_;
        return number;
    }

  private:
    struct Slot {
        std::uint32_t key = 0;
        std::int32_t number = -1;
    };
    std::vector<Slot> slots_;
    std::size_t count_ = 0;

    void grow() {
        std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.number < 0) continue;
            std::size_t place = slot.key & (slots_.size() - 1);
            while (slots_[place].number >= 0) place = (place + 1) & (slots_.size() - 1);
            slots_[place] = slot;
        }
    }
};

}  // namespace bricard::taylor
