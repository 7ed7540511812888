// Binding of `Lone`; answers are tuples, see bricard/contact/lone.py.
#include "lone.hpp"

#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "arrays.hpp"
#include "bindings.hpp"

namespace nb = nanobind;

namespace bricard {
namespace {

class BoundLone {
  public:
    BoundLone(const std::vector<int>& sizes, const std::vector<int>& places, std::size_t length)
        : length_(length), lone_(read(sizes, places)) {}

    nb::object flight(const Given<double>& numbers) {
        const auto found = lone_.flight(checked(numbers));
        if (!found) return nb::none();
        return nb::cast(*found);
    }

    nb::object impact(const Given<double>& numbers, const Given<double>& v, int contact, int slip) {
        if (static_cast<int>(v.size()) != places_.n) throw std::invalid_argument("as many velocities as coordinates");
        const auto hit = lone_.impact(checked(numbers), v.data(), inside(contact, places_.k), within(slip));
        if (!hit) return nb::none();
        return nb::make_tuple(hit->velocity, hit->speeds, hit->impulses, hit->before, hit->after, hit->mode, hit->taken,
                              hit->energy, hit->gained, hit->compliance);
    }

    nb::object motion(const Given<double>& numbers, int contact, int slip, double direction, double least,
                      unsigned excluded) {
        const auto found =
            lone_.motion(checked(numbers), inside(contact, places_.k), within(slip), direction, least, excluded);
        if (!found) return nb::none();
        return nb::make_tuple(found->forces, found->acceleration, found->opening, found->least_force,
                              found->least_opening, found->mode, found->margin, found->size);
    }

  private:
    StatePlaces places_;
    std::size_t length_;
    Lone lone_;

    StatePlaces read(const std::vector<int>& sizes, const std::vector<int>& at) {
        if (sizes.size() != 4 || at.size() != 13) throw std::invalid_argument("four sizes and thirteen places");
        places_ = {sizes[0], sizes[1], sizes[2], sizes[3], at[0], at[1], at[2],  at[3], at[4],
                   at[5],    at[6],    at[7],    at[8],    at[9], at[10], at[11], at[12]};
        return places_;
    }
    const double* checked(const Given<double>& numbers) const {
        if (numbers.size() != length_) throw std::invalid_argument("not the numbers of a state");
        return numbers.data();
    }
    static int inside(int number, int count) {
        if (number < 0 || number >= count) throw std::invalid_argument("no such contact");
        return number;
    }
    int within(int slip) const { return slip < 0 ? -1 : inside(slip, places_.r); }
};

}  // namespace

void bind_lone(nb::module_& module) {
    nb::class_<BoundLone>(module, "LoneContact")
        .def(nb::init<const std::vector<int>&, const std::vector<int>&, std::size_t>(), nb::arg("sizes"),
             nb::arg("places"), nb::arg("length"))
        .def("flight", &BoundLone::flight)
        .def("impact", &BoundLone::impact)
        .def("motion", &BoundLone::motion);
}

}  // namespace bricard
