// Python binding of time stepping: the world as a dictionary of arrays, as made by bricard/contact/steps/world.py, and a
// system, as made by bricard/contact/steps/compiled_systems.py.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "system.hpp"
#include "world.hpp"

namespace nb = nanobind;

namespace {

using namespace bricard::steps;
using Numbers = nb::ndarray<const double, nb::c_contig, nb::device::cpu>;
using Integers = nb::ndarray<const int, nb::c_contig, nb::device::cpu>;

std::vector<double> numbers(nb::handle given) {
    const auto array = nb::cast<Numbers>(given);
    return {array.data(), array.data() + array.size()};
}

std::vector<int> integers(nb::handle given) {
    const auto array = nb::cast<Integers>(given);
    return {array.data(), array.data() + array.size()};
}

nb::object shaped(const std::vector<double>& values, std::initializer_list<size_t> shape) {
    double* copy = new double[values.size() ? values.size() : 1];
    std::copy(values.begin(), values.end(), copy);
    nb::capsule owner(copy, [](void* p) noexcept { delete[] static_cast<double*>(p); });
    return nb::cast(nb::ndarray<nb::numpy, double>(copy, shape, owner));
}

nb::object array(const std::vector<double>& values, size_t columns) {
    return shaped(values, {values.size() / columns, columns});
}

nb::object row(const std::vector<double>& values) { return shaped(values, {values.size()}); }

void check(bool right) {
    if (!right) throw std::invalid_argument("bricard steps: the arrays do not fit together");
}

World load(const nb::dict& given) {
    World world;
    world.q = numbers(given["q"]), world.v = numbers(given["v"]), world.inverse = numbers(given["inverse"]);
    world.force = numbers(given["force"]);
    check(world.v.size() == world.q.size() && world.force.size() == world.q.size());
    check(world.inverse.size() == world.q.size());
    const std::vector<double> corners = numbers(given["corners"]), measures = numbers(given["measures"]);
    const std::vector<int> layout = integers(given["layout"]);
    for (size_t i = 0; i + 1 < corners.size(); i += 2) world.corners.push_back({corners[i], corners[i + 1]});
    check(layout.size() % 6 == 0 && measures.size() * 6 == layout.size() * 5);
    for (size_t i = 0; i < layout.size() / 6; ++i) {
        const int* l = &layout[6 * i];
        const double* m = &measures[5 * i];
        world.shapes.push_back({l[0], l[1], l[2], l[3], l[4], m[0], m[1], l[5] != 0, {m[2], m[3]}, m[4]});
        check(l[0] >= 0 && 3 * static_cast<size_t>(l[0]) < world.q.size() && l[1] >= 0 && l[2] > 0);
        check(static_cast<size_t>(l[1]) + l[2] <= world.corners.size() && l[4] >= 0);
    }
    const std::vector<double> laws = numbers(given["laws"]);
    for (size_t i = 0; i + 1 < laws.size(); i += 2) world.laws.push_back({laws[i], laws[i + 1]});
    int kinds = 0;
    for (const Shape& s : world.shapes) kinds = std::max(kinds, s.kind + 1);
    check(world.laws.size() == static_cast<size_t>(kinds) * kinds);
    world.driven = integers(given["driven"]);
    for (int body : world.driven) check(body >= 0 && 3 * static_cast<size_t>(body) < world.q.size());
    world.settings = {nb::cast<double>(given["step"]), nb::cast<double>(given["tolerance"]),
                      nb::cast<double>(given["size"]), nb::cast<int>(given["sweeps"])};
    world.begin();
    return world;
}

constexpr size_t CONTACT = 14;

// Of each contact that pushes: shapes, feature, point, normal, impulses, velocities of gap and slip before, gap,
// velocities after.
nb::object contacts(const World& world) {
    std::vector<double> rows;
    for (const Contact& c : world.contacts) {
        const double *a = &world.v[3 * c.a], *b = &world.v[3 * c.b];
        const Vec n = c.normal, u = {b[0] - a[0], b[1] - a[1]};
        const double gap_rate = dot(n, u) + c.turn_bn * b[2] - c.turn_an * a[2];
        const double slip = dot(left_of(n), u) + c.turn_bt * b[2] - c.turn_at * a[2] + c.surface;
        rows.insert(rows.end(), {static_cast<double>(c.pair >> 32), static_cast<double>(c.pair & 0xffffffffu),
                                 static_cast<double>(c.feature), c.point.x, c.point.y, n.x, n.y, c.P, c.T, c.before,
                                 c.slip_before, c.gap, gap_rate, slip});
    }
    return array(rows, CONTACT);
}

void advance(World& world, Numbers poses) {
    const size_t width = 6 * world.driven.size(), steps = poses.shape(0);
    check(poses.size() == steps * width);
    const nb::gil_scoped_release free;
    for (size_t k = 0; k < steps; ++k) world.advance(poses.data() + k * width);
}

Plan load_plan(const nb::dict& given) {
    const auto count = [&](const char* name) { return nb::cast<int>(given[name]); };
    Plan plan{count("coordinates"), count("joints"), count("contacts"), count("slips"), count("elements"),
              nb::cast<bool>(given["constant_masses"]), integers(given["by_rate"]), integers(given["window_owners"]),
              {}, {}, nb::cast<double>(given["step"]), count("sweeps")};
    check(plan.n >= 0 && plan.m >= 0 && plan.k >= 0 && plan.r >= 0 && plan.elements >= 0);
    check(plan.by_rate.size() == static_cast<size_t>(plan.k));
    for (const int owner : plan.window_owners) check(owner >= 0 && owner < plan.k);
    const std::vector<int> frictions = integers(given["frictions"]);  // element, first row, width, owner
    check(frictions.size() % 4 == 0);
    for (size_t i = 0; i < frictions.size(); i += 4) {
        const int* f = &frictions[i];
        check(f[0] >= 0 && f[0] < plan.elements && f[3] < plan.k);
        check(f[2] >= 1 && f[2] <= 2 && f[1] >= plan.k && f[1] + f[2] <= plan.k + plan.r);
        plan.rub_elements.push_back(f[0]);
        plan.rubs.push_back({f[1], f[2], f[3], 0});
    }
    return plan;
}

// q, v, impulses of joints and of contacts and slips, rates of these before and after, gaps, works, whether settled.
nb::object advance_system(SystemSteps& steps, Numbers equations, Numbers q, Numbers v) {
    const Plan& plan = steps.plan();
    const size_t n = plan.n;
    check(equations.size() == plan.size() && q.size() == n && v.size() == n);
    const Found found = steps.advance(equations.data(), {q.data(), q.data() + n}, {v.data(), v.data() + n});
    Values all;
    for (const Values* one : {&found.q, &found.v, &found.joints, &found.x, &found.before, &found.after, &found.gaps})
        all.insert(all.end(), one->begin(), one->end());
    all.insert(all.end(), {found.friction, found.impacts, found.supplied, 0.0, found.lifted});
    all.push_back(found.settled ? 1.0 : 0.0);
    return row(all);
}

// The velocities, then the impulses of joints.
nb::object join_system(SystemSteps& steps, Numbers equations, Numbers v, Numbers joints) {
    const Plan& plan = steps.plan();
    check(equations.size() == plan.size() && v.size() == static_cast<size_t>(plan.n));
    check(joints.size() == static_cast<size_t>(plan.m));
    Values all(v.data(), v.data() + v.size()), impulses(joints.data(), joints.data() + joints.size());
    steps.join(equations.data(), all, impulses);
    all.insert(all.end(), impulses.begin(), impulses.end());
    return row(all);
}

}  // namespace

NB_MODULE(_steps, module) {
    nb::set_leak_warnings(false);  // what users keep may outlive the module at the interpreter's end
    nb::class_<World>(module, "World")
        .def("__init__", [](World* self, const nb::dict& given) { new (self) World(load(given)); })
        .def("advance", &advance)
        .def("look", &World::look)
        .def("push", [](World& world, Numbers force) {
            check(force.size() == world.force.size());
            world.force.assign(force.data(), force.data() + force.size());
        })
        .def("contacts", &contacts)
        .def_prop_ro("q", [](const World& world) { return array(world.q, 3); })
        .def_prop_ro("v", [](const World& world) { return array(world.v, 3); })
        .def_prop_ro("works", [](const World& world) {
            const Works& w = world.works;
            return std::vector<double>{w.friction, w.impacts, w.supplied, w.lifted};
        })
        .def_ro("penetration", &World::penetration)
        .def_ro("unsettled", &World::unsettled);
    nb::exception<Singular>(module, "Singular", nb::module_::import_("numpy.linalg").attr("LinAlgError"));
    nb::class_<SystemSteps>(module, "SystemSteps")
        .def("__init__", [](SystemSteps* self, const nb::dict& given) { new (self) SystemSteps(load_plan(given)); })
        .def("advance", &advance_system)
        .def("join", &join_system);
}
