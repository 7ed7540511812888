"""What objects show of themselves at the prompt and in notebooks."""

import struct
from html.parser import HTMLParser

import pytest
from shared import builtin

import bricard as br
from bricard import plotting

MECHANISM = builtin("slidercrank")


@pytest.fixture(scope="module")
def motion():
    return br.simulate(MECHANISM, 0.3)


@pytest.fixture(scope="module")
def laboratory():
    return br.compare(MECHANISM, ["natural", "body/qr/dop853", "natural/direct/rk4"], tol=1e-6, until=0.1)


class Cells(HTMLParser):
    """The texts of all cells of a table, and how deep elements are open at the end."""

    def __init__(self, text):
        super().__init__()
        self.cells, self.depth = [], 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.depth += 1
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_endtag(self, tag):
        self.depth -= 1

    def handle_data(self, data):
        if self.cells:
            self.cells[-1] += data


PLOTS = {
    "history": lambda motion: motion.plot(),
    "names": lambda motion: motion.plot("A.x", "B.x'"),
    "phase": lambda motion: motion.phase("A.x", "A.x'"),
    "path": lambda motion: motion.trace("A"),
    "path in space": lambda motion: br.simulate(builtin("rscr"), 0.1).trace("B"),
    "energy": lambda motion: motion.energy.plot(),
    "reactions": lambda motion: motion.reactions.plot("A"),
    "mechanism": plotting.mechanism,
    "drift": lambda motion: plotting.drift({"a": ([0.0, 1.0], [1e-9, 1e-8])}),
}


@pytest.mark.parametrize("kind", PLOTS)
def test_plots_show_themselves(kind, motion):
    """A notebook asks a value for PNG, before any word to matplotlib: sharp, and as wide as the figure."""
    figure = PLOTS[kind](motion)
    content, size = figure._repr_png_()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert width == pytest.approx(2 * size["width"], abs=2)
    assert height == pytest.approx(2 * size["height"], abs=2)


def test_the_certificate_shows_its_table(motion):
    """No arrays: the same lines as text and as a table."""
    certificate = motion.certificate
    assert repr(certificate) == str(certificate)
    assert "array(" not in repr(certificate)
    page = Cells(certificate._repr_html_())
    assert page.depth == 0
    assert page.cells[::2] == [line.split("  ")[0] for line in str(certificate).splitlines()]
    assert page.cells[1::2] == [line.split("  ", 1)[1].strip() for line in str(certificate).splitlines()]


def test_a_laboratory_shows_its_table(laboratory):
    """Title, tolerance, and a row for each way, with the reason of one that was refused."""
    assert repr(laboratory) == f"Slider-crank mechanism, tolerance 1e-06\n{laboratory.table}"
    page = Cells(laboratory._repr_html_())
    assert page.depth == 0
    assert page.cells[0] == "way"
    columns = len(page.cells) // 4
    assert page.cells[::columns] == ["way", *[str(result.way) for result in laboratory.results]]
    assert "goes with integrator='taylor'" in page.cells[-1]


# -- every public object --------------------------------------------------------------------------------------------


def lagrangian():
    system = br.Lagrangian("u v", parameters={"g": 9.81})
    system.lagrangian((system.rate.u**2 + system.rate.v**2) / 2 + system.par.g * system.v)
    system.constrain(system.u**2 + system.v**2 - 100, name="length")
    return system


def equations():
    def pendulum(t, x, der):
        return {
            "across": der(x.u, 2) + x.lam * x.u,
            "down": der(x.v, 2) + x.lam * x.v - 9.81,
            "length": x.u**2 + x.v**2 - 1,
        }

    return br.DAE("u v lam", pendulum)


def hamiltonian():
    system = br.Hamiltonian("u", parameters={"k": 4.0})
    system.hamiltonian(system.p.u**2 / 2 + system.par.k * system.q.u**2 / 2)
    return system


def builder():
    made = br.MechanismBuilder("Swing <1>", dimension=2)
    made.parameters(l=1.5)
    made.fixed(O=(0, 0))
    made.rod("OA", length="l", mass=2)
    return made


def frame():
    points = br.Lagrangian("A[2] B[2]")
    return br.frame(points.A, points.B - points.A)


def happened():
    return br.simulate(MECHANISM, 0.3, events=[br.Event("B.x - 1.2")]).events[0]


def fit():
    t = [0.0, 0.1, 0.2]
    true = br.simulate(MECHANISM, 0.2)
    return br.identify(MECHANISM, {"t": t, "B.x": list(true("B.x", t))}, over=["l1"])


PUBLIC = {  # public class: an object of it, and a text that both its line and its table show
    "Certificate": (lambda: br.simulate(MECHANISM, 0.3).certificate, "tolerance 1e-10"),
    "DAE": (equations, "u, v, lam"),
    "Dynamics": (lambda: br.dynamics(MECHANISM), "Bx, A.x, A.y"),
    "Event": (lambda: br.Event("B.x - 1", terminal=True), "B.x - 1"),
    "Fit": (fit, "l1"),
    "Frame": (frame, "A.x"),
    "Hamiltonian": (hamiltonian, "k = 4"),
    "Lagrangian": (lagrangian, "g = 9.81"),
    "MechanicalSystem": (lambda: lagrangian().system(), "length"),
    "Mechanism": (lambda: MECHANISM, "OA, AB"),
    "MechanismBuilder": (builder, "OA"),
    "Method": (lambda: br.Method("body", "qr", "dop853", tol=1e-9), "dop853"),
    "Motion": (lambda: br.simulate(MECHANISM, 0.3), "reached t = 0.3."),
    "Occurrence": (happened, "Bx = 1.2"),
    "Optimum": (
        lambda: br.optimise(MECHANISM, over={"l1": (0.2, 0.4)}, minimise="end(B.x)", until=0.1),
        "on its bound",
    ),
    "Record": (lambda: br.Record({"t": [0, 1], "theta": [0, 2]}, positions={"theta": 0.5}), "theta = 0.5"),
    "Sensitivities": (lambda: br.sensitivities(MECHANISM, 0.2, wrt="l1"), "energy.total"),
    "Solution": (lambda: br.solve_dae(equations(), (0, 1), {"u": 1, "v": 0, "u'": 0, "v'": 0}), "reached t = 1."),
    "Structure": (lambda: equations().structure(), "structural index: 3"),
    "Sweep": (
        lambda: br.sweep(MECHANISM, over={"l1": [0.3, 0.4]}, quantities=["max(B.x)"], until=0.1, workers=0),
        "0.3",
    ),
    "Tolerances": (lambda: br.tolerances(MECHANISM, "end(B.x)", {"l1": 0.001}, until=0.1, samples=2), "l1"),
    "Vec": (lambda: br.Vec3(1, 2, 3.5), "3.5"),
}
OTHERS = {
    "Animation": lambda: br.simulate(MECHANISM, 0.1).animate(),
    "Assembly": lambda: br.assemblies("problem:cam_follower", starts=2)[0],
    "Contact": lambda: falling().contact("A/floor"),
    "Energies": lambda: br.simulate(MECHANISM, 0.1).energy,
    "Energy": lambda: br.simulate(MECHANISM, 0.1).energy(),
    "Equations": lambda: br.equations(MECHANISM),
    "Equilibria": lambda: br.equilibria(MECHANISM),
    "Equilibrium": lambda: br.equilibrium(MECHANISM),
    "Impacts": lambda: falling().impacts,
    "Inverse": lambda: br.inverse(MECHANISM, {"OA.angle": "t"}, span=0.1),
    "Kinematics": lambda: br.kinematics(MECHANISM),
    "Linearised": lambda: br.linearise(MECHANISM),
    "Modes": lambda: br.linearise(MECHANISM).modes(),
    "Modes of contacts": lambda: falling().modes,
    "Reaction": lambda: br.simulate(MECHANISM, 0.1).reactions("A"),
    "Reactions": lambda: br.simulate(MECHANISM, 0.1).reactions,
    "Workspace": lambda: br.workspace(MECHANISM, "B", ["OA.angle"], points=5),
}
LONGEST = 2_000  # characters of a line or table at the prompt


def falling():
    return br.simulate(builtin("bouncing_balls"), 1.0)


def test_every_public_class_has_an_example():
    """A new public class is shown here, too."""
    names = {name for name in br.__all__ if isinstance(getattr(br, name), type)}
    classes = {name for name in names if not issubclass(getattr(br, name), BaseException)}
    assert classes == PUBLIC.keys()


def shows_itself(made):
    """Nothing of Python's own at the prompt, and a well-formed text of some size in notebooks."""
    line = repr(made)
    assert " object at 0x" not in line
    assert 5 < len(line) < LONGEST
    if hasattr(made, "_repr_latex_"):
        return line, made._repr_latex_()
    page = made._repr_html_()
    assert Cells(page).depth == 0
    return line, page


@pytest.mark.parametrize("name", PUBLIC)
def test_public_objects_show_themselves(name):
    """A short text at the prompt; a table in notebooks, whose words are escaped."""
    make, expected = PUBLIC[name]
    made = make()
    assert type(made) is getattr(br, name)
    line, page = shows_itself(made)
    assert expected in (line if name != "Structure" else str(made))
    assert expected in " ".join(Cells(page.replace("pre>", "td>")).cells) or expected in page
    assert "<1>" not in page


@pytest.mark.parametrize("name", OTHERS)
def test_what_public_objects_give_shows_itself(name):
    """Also what is reached through them."""
    shows_itself(OTHERS[name]())


def test_long_tables_are_cut_but_printed_in_full():
    """A sweep of a thousand points does not fill the screen; print() shows them all."""
    impacts = br.simulate(builtin("billiards")).impacts
    many = type(impacts)(impacts.kind, impacts.rows[:1] * 1000, impacts.names, impacts.units)
    assert repr(many).endswith("... and 940 more; print() shows all")
    assert "940 more" in many._repr_html_()
    assert len(str(many).splitlines()) == 1001
