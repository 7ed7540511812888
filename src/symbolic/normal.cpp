// Random numbers of the standard normal distribution, the same on every machine and with every version of NumPy.
//
// PCG64 (M. O'Neill, 2014), seeded and shaped as numpy.random.default_rng(seed).normal did when starts were first
// found with it: a search that draws other numbers may find another assembly. To import numpy.random takes longer
// than to find a start.
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "bindings.hpp"
#include "conversion.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

using Word = std::uint64_t;

struct Wide {  // 128 bits
    Word high, low;

    friend Wide operator+(Wide a, Wide b) {
        const Word low = a.low + b.low;
        return {a.high + b.high + (low < a.low), low};
    }
    friend Wide operator*(Wide a, Wide b) {
        constexpr Word half = 0xffffffffu;
        const Word a0 = a.low & half, a1 = a.low >> 32, b0 = b.low & half, b1 = b.low >> 32;
        const Word middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & half);
        const Word carried = a1 * b1 + (middle >> 32) + (other >> 32);
        return {a.high * b.low + a.low * b.high + carried, a.low * b.low};
    }
};

constexpr int layers = 256;
constexpr long double tail = 3.6541528853610087963519472518L;
constexpr double two_52 = 4503599627370496.0;

// Layers of equal area under exp(-x^2/2) (G. Marsaglia, W. W. Tsang, The ziggurat method, 2000).
struct Ziggurat {
    std::array<double, layers> width, height;
    std::array<Word, layers> inside;

    Ziggurat() {
        constexpr long double r = tail, half_pi = 1.57079632679489661923132L;
        const auto density = [](long double x) { return std::exp(-x * x / 2); };
        const long double area = r * density(r) + std::sqrt(half_pi) * std::erfc(r / std::sqrt(2.0L));
        long double x = r, previous = r;
        inside[0] = static_cast<Word>(r * density(r) / area * two_52);
        inside[1] = 0;
        width[0] = static_cast<double>(area / density(r) / two_52);
        width[layers - 1] = static_cast<double>(r / two_52);
        height[0] = 1;
        height[layers - 1] = static_cast<double>(density(r));
        for (int i = layers - 2; i >= 1; --i) {
            x = std::sqrt(-2 * std::log(area / previous + density(previous)));
            inside[i + 1] = static_cast<Word>(x / previous * two_52);
            width[i] = static_cast<double>(x / two_52);
            height[i] = static_cast<double>(density(x));
            previous = x;
        }
    }
};

class Normal {
  public:
    explicit Normal(std::uint32_t seed) {
        const auto words = spread(seed);
        const auto word = [&](int k) { return Word(words[2 * k + 1]) << 32 | words[2 * k]; };
        increment_ = {word(2) << 1 | word(3) >> 63, word(3) << 1 | 1};
        state_ = increment_ + Wide{word(0), word(1)};
        step();
    }

    nb::object draw(std::size_t count) {
        std::vector<double> result(count);
        for (double& x : result) x = next();
        return numpy_array(std::move(result), {count});
    }

  private:
    // NumPy's SeedSequence of one word.
    static std::array<std::uint32_t, 8> spread(std::uint32_t seed) {
        std::uint32_t hash = 0x43b0d7e5u;
        const auto mixed = [&](std::uint32_t value, std::uint32_t factor) {
            value ^= hash;
            hash *= factor;
            value *= hash;
            return value ^ value >> 16;
        };
        std::array<std::uint32_t, 4> pool;
        for (int i = 0; i < 4; ++i) pool[i] = mixed(i == 0 ? seed : 0, 0x931e8875u);
        for (int from = 0; from < 4; ++from)
            for (int to = 0; to < 4; ++to)
                if (from != to) {
                    const std::uint32_t both = 0xca01f9ddu * pool[to] - 0x4973f715u * mixed(pool[from], 0x931e8875u);
                    pool[to] = both ^ both >> 16;
                }
        hash = 0x8b51f9ddu;
        std::array<std::uint32_t, 8> result;
        for (int i = 0; i < 8; ++i) result[i] = mixed(pool[i % 4], 0x58f38dedu);
        return result;
    }

    void step() { state_ = state_ * Wide{0x2360ED051FC65DA4u, 0x4385DF649FCCF645u} + increment_; }

    Word bits() {
        step();
        return std::rotr(state_.high ^ state_.low, static_cast<int>(state_.high >> 58));
    }

    double uniform() { return static_cast<double>(bits() >> 11) / 9007199254740992.0; }

    double next() {
        static const Ziggurat layer;
        constexpr double end = tail;
        while (true) {
            const Word drawn = bits(), place = drawn >> 9 & 0x000fffffffffffffu;
            const int i = drawn & 0xff;
            const double sign = drawn >> 8 & 1 ? -1.0 : 1.0, x = sign * static_cast<double>(place) * layer.width[i];
            if (place < layer.inside[i]) return x;
            if (i == 0) {
                while (true) {
                    const double beyond = -std::log1p(-uniform()) / end, y = -std::log1p(-uniform());
                    if (y + y > beyond * beyond) return place >> 8 & 1 ? -(end + beyond) : end + beyond;
                }
            }
            if ((layer.height[i - 1] - layer.height[i]) * uniform() + layer.height[i] < std::exp(-0.5 * x * x)) return x;
        }
    }

    Wide state_, increment_;
};

}  // namespace

void bind_normal(nb::module_& module) {
    nb::class_<Normal>(module, "Normal").def(nb::init<std::uint32_t>(), nb::arg("seed")).def("draw", &Normal::draw);
}

}  // namespace bricard
