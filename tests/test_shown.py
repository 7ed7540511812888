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
