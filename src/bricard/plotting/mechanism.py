"""A mechanism as it stands at a time, and the artists that show it at other times.

In space, what is nearer to the viewer is drawn later (the painter's order); joints come after the bodies they join.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Polygon

from bricard.arrays import RealArray
from bricard.plotting import symbols
from bricard.plotting.curves import Curves, labelled, span
from bricard.plotting.outlines import is_covered
from bricard.plotting.scene import VIEW, Scene, hull, is_point, scene
from bricard.plotting.style import INK, axes_for, look, styled
from bricard.records import dataclass
from bricard.results.picture import Guide, Link, Mark, Outline, Rim, Shape

GREY, STEEL, FORCE = "#8a8a8a", "#555555", "#C1272D"
Draw = Callable[[int], None]


@dataclass(frozen=True, eq=False)
class Element:
    """An artist, how to bring it to the time number k, and how near it is to the viewer at every time (K,)."""

    artist: Artist
    move: Draw
    depth: RealArray


@dataclass(frozen=True, eq=False)
class Drawing:
    """The artists of a scene; `size` is that of its symbols."""

    scene: Scene
    size: float
    elements: Sequence[Element]

    def at(self, k: int) -> list[Artist]:
        """The artists at the time number k, in the order in which they are to be drawn."""
        for element in self.elements:
            element.move(k)
        return [one.artist for one in sorted(self.elements, key=lambda element: element.depth[k])]


@styled
def mechanism(
    solution: Curves, t: float | None = None, *, view: tuple[float, float] = VIEW, ax: Axes | None = None
) -> Figure | Axes:
    """The mechanism at a time, default the start; in space seen from a view (azimuth, elevation) in degrees."""
    time = span(solution)[0] if t is None else float(t)
    found = scene(solution, np.array([time]), view)
    made, axes = axes_for(ax, 4.8)
    drawing = draw(found)
    for order, artist in enumerate(drawing.at(0)):
        artist.set_zorder(2 + order / 1000)
        axes.add_artist(artist)
    limits = found.bounds + 2.5 * drawing.size * np.array([[-1], [1]])
    axes.update_datalim(limits)
    axes.margins(0.0)
    axes.autoscale_view()
    axes.set_aspect("equal", adjustable="datalim")
    if found.picture.dimension == 2:
        axes.set(xlabel=labelled("x", "m"), ylabel=labelled("y", "m"))
    else:
        axes.set_axis_off()
    title = found.picture.title
    axes.set_title(f"{title}{', ' if title else ''}t = {time:.4g} s", color=INK)
    return made


def draw(found: Scene, extent: float | None = None) -> Drawing:
    """Artists for everything of a scene, not yet in any axes; `extent` is that of the whole on the paper."""
    size = 0.028 * (extent or found.extent)
    elements = [*_grounds(found, size), *_guides(found, size)]
    linked = {frozenset(link.ends) for link in found.picture.links}
    palette = _palette()
    depths: dict[str, RealArray] = {}
    solid = [s for s in found.picture.shapes if not s.hides or frozenset(s.members) not in linked]
    for number, shape in enumerate(solid):
        element = _body(found, shape, palette[number % len(palette)])
        depths[shape.name] = element.depth
        if not is_covered(shape, found.picture.outlines):
            elements.append(element)
    colours = {shape.name: palette[number % len(palette)] for number, shape in enumerate(solid)}
    elements += [
        _outline(found, outline, places, outline.color or colours.get(outline.part or "", GREY), size)
        for outline, places in found.outlines
    ]
    links = [*found.picture.links, *[span for rope in found.picture.ropes for span in rope.spans]]
    elements += [_link(found, link, size) for link in links if _known(found, *link.ends)]
    elements += [_rim(found, rim, depths) for rim in found.picture.rims if found.has_rim(rim)]
    elements += [*_joints(found, depths, size), *_arrows(found, size)]
    return Drawing(found, size, elements)


def _body(found: Scene, shape: Shape, colour: str) -> Element:
    places = found.body(shape)
    depth = places[..., 2].mean(axis=1)
    if shape.is_ball:
        disc = Line2D([], [], marker="o", markersize=11, color=colour, markeredgecolor=INK, markeredgewidth=0.8)
        return Element(disc, lambda k: disc.set_data(places[k, :1, 0], places[k, :1, 1]), depth)
    width = 5.0 if shape.is_plate else 4.0
    plate = Polygon(np.zeros((2, 2)), closed=True, facecolor=(*to_rgb(colour), 0.25), edgecolor=colour)
    plate.set(linewidth=width, joinstyle="round", capstyle="round")

    def move(k: int) -> None:
        corners = hull(places[k, :, :2])
        plate.set_closed(len(corners) > 2)
        plate.set_xy(corners)
        plate.set_linewidth(width if len(corners) < 3 else 2.5)

    return Element(plate, move, depth)


def _outline(found: Scene, outline: Outline, places: RealArray, colour: str, size: float) -> Element:
    """A shape of a part, filled a little, or one of the world, hatched where it is solid."""
    depth = places[..., 2].mean(axis=1)
    if outline.kind in ("line", "curve", "point"):
        dot = "o" if outline.kind == "point" else None
        stroke = Line2D([], [], color=colour, linewidth=1.6, marker=dot, markersize=4)
        if outline.kind == "line" and outline.part is None:
            return Element(stroke, lambda k: stroke.set_data(*_hatched(found, places[k, :, :2], size).T), depth - 1.0)
        return Element(stroke, lambda k: stroke.set_data(places[k, :, 0], places[k, :, 1]), depth)
    solid = Polygon(np.zeros((2, 2)), closed=True, edgecolor=colour, linewidth=1.6)
    solid.set_facecolor((*to_rgb(colour), 0.0 if outline.inside else 0.2))
    whole = outline.kind in ("sphere", "capsule", "cylinder", "wheel", "prism", "mesh")
    return Element(solid, lambda k: solid.set_xy(hull(places[k, :, :2]) if whole else places[k, :, :2]), depth - 1e-6)


def _hatched(found: Scene, places: RealArray, size: float) -> RealArray:
    """The part of a line that is near to what is seen, hatched on its right, where it is solid."""
    start, span = places[0], places[-1] - places[0]
    length = float(np.hypot(*span))
    along = span / length
    middle = float((found.bounds.mean(axis=0) - start) @ along)
    low, high = np.clip([middle - found.extent, middle + found.extent], 0.0, length)
    return symbols.hatched(start + low * along, high - low, size, along)


def _rim(found: Scene, rim: Rim, depths: dict[str, RealArray]) -> Element:
    places = found.rim(rim)
    circle = Line2D([], [], color=STEEL, linewidth=2.0)
    depth = depths.get(rim.part or "", places[..., 2].mean(axis=1)) - 1e-9
    return Element(circle, lambda k: circle.set_data(places[k, :, 0], places[k, :, 1]), depth)


def _link(found: Scene, link: Link, size: float) -> Element:
    a, b = (found.at(name) for name in link.ends)
    signs: dict[str, Callable[[RealArray, RealArray], RealArray]] = {
        "spring": lambda p, q: symbols.spring(p, q, 0.8 * size),
        "damper": lambda p, q: symbols.damper(p, q, 0.8 * size),
        "spring-damper": lambda p, q: symbols.spring_damper(p, q, 0.8 * size),
        "bushing": lambda p, q: symbols.bushing(p, q, 0.5 * size),
    }
    # A spring and a damper between the same points are drawn side by side.
    kinds = [one.kind for one in found.picture.links if set(one.ends) == set(link.ends)]
    if {"spring", "damper"} <= set(kinds):
        aside = size if link.kind == "spring" else -size
        signs["spring"] = lambda p, q: symbols.spring(p, q, 0.7 * size, aside)
        signs["damper"] = lambda p, q: symbols.damper(p, q, 0.7 * size, aside)
    sign = signs.get(link.kind, symbols.line)
    path = Line2D(
        [], [], color=STEEL, linewidth=2.5 if link.kind in ("distance", "cylinder") else 1.4, solid_joinstyle="round"
    )

    def move(k: int) -> None:
        path.set_visible(link.until is None or found.t[k] < link.until)
        path.set_data(*sign(a[k, :2], b[k, :2]).T)

    return Element(path, move, (a[:, 2] + b[:, 2]) / 2)


def _joints(found: Scene, depths: dict[str, RealArray], size: float) -> Iterator[Element]:
    """Circles, and in space the axes of revolute joints; a slider carries a joint too."""
    seen = {name for shape in found.picture.shapes if shape.is_ball for name in shape.members}
    sliders = (Mark("pin", guide.point, None, tuple(depths)) for guide in found.picture.guides)
    for mark in (*found.picture.marks, *sliders):
        if not mark.circle or mark.point in seen or not _known(found, mark.point):
            continue
        seen.add(mark.point)
        place = found.at(mark.point)
        depth = np.max([place[:, 2], *[depths[part] for part in mark.parts if part in depths]], axis=0) + 1e-9
        if mark.axis is not None and found.picture.dimension == 3 and _known(found, mark.axis):
            yield _axle(place, _unit(found.at(mark.axis), found.world[mark.axis]), depth, size)
        circle = Line2D([], [], marker="o", markersize=6, markerfacecolor="white", color=INK, markeredgewidth=1.2)
        yield Element(circle, _mover(circle, place), depth + 1e-9)


def _axle(place: RealArray, direction: RealArray, depth: RealArray, size: float) -> Element:
    half = 1.1 * size * direction[:, :2]
    bar = Line2D([], [], color=INK, linewidth=3.0, solid_capstyle="butt")

    def move(k: int) -> None:
        bar.set_data(*symbols.line(place[k, :2] - half[k], place[k, :2] + half[k]).T)

    return Element(bar, move, depth)


def _guides(found: Scene, size: float) -> Iterator[Element]:
    """The line of a guide as far as its point slides, and the slider on it."""
    for guide in found.picture.guides:
        if _known(found, guide.point, guide.base, guide.direction):
            yield from _guide(found, guide, size)


def _guide(found: Scene, guide: Guide, size: float) -> Iterator[Element]:
    base, place = found.at(guide.base), found.at(guide.point)
    lengths = np.linalg.norm(found.world[guide.direction], axis=1)
    along = _unit(found.at(guide.direction), found.world[guide.direction])
    slid = ((found.world[guide.point] - found.world[guide.base]) * found.world[guide.direction]).sum(axis=1) / lengths
    low, high = slid.min() - 2 * size, slid.max() + 2 * size
    fixed = guide.base in found.picture.fixed and guide.direction in found.picture.fixed
    if not fixed:
        low, high = min(low, 0.0), max(high, 0.0)
    far = place[:, 2].min() - 1.0 if found.picture.dimension == 3 else -1.0
    rail = Line2D([], [], color=GREY, linewidth=1.2, linestyle="-" if fixed else (0, (6, 2, 1, 2)))

    def lay(k: int) -> None:
        start, stop = (base[k, :2] + s * along[k, :2] for s in (low, high))
        if fixed and found.picture.dimension == 2:
            aside = 0.6 * size * np.array([along[k, 1], -along[k, 0]])
            rail.set_data(*symbols.hatched(start + aside, high - low, size, along[k, :2]).T)
        else:
            rail.set_data(*symbols.line(start, stop).T)

    yield Element(rail, lay, np.full(len(found.t), far))
    slider = Polygon(np.zeros((4, 2)), closed=True, facecolor="#e4e4e4", edgecolor=STEEL, linewidth=1.2)
    yield Element(
        slider,
        lambda k: slider.set_xy(symbols.block(place[k, :2], along[k, :2], size)),
        place[:, 2] if found.picture.dimension == 3 else np.full(len(found.t), -0.5),
    )


def _grounds(found: Scene, size: float) -> Iterator[Element]:
    """A support at every fixed point that something is joined to."""
    fixed = found.picture.fixed
    held = [mark.point for mark in found.picture.marks if "ground" in mark.parts and mark.circle]
    held += [end for link in found.picture.links for end in link.ends]
    held += [name for shape in found.picture.shapes for name in shape.members if is_point(name)]
    for name in dict.fromkeys(name for name in held if name in fixed):
        place = found.at(name)
        support = Line2D(*symbols.ground(place[0, :2], size).T, color=GREY, linewidth=1.2)
        yield Element(support, lambda k: None, np.full(len(found.t), -np.inf))


def _arrows(found: Scene, size: float) -> Iterator[Element]:
    """Forces; the largest is about a fifth of the whole."""
    largest = max((float(np.linalg.norm(force, axis=1).max()) for force in found.forces.values()), default=0.0)
    for arrow in found.picture.arrows:
        if arrow.name in found.forces and largest > 0:
            yield _arrow(found, arrow.point, found.forces[arrow.name] * (7 * size / largest), size)


def _arrow(found: Scene, point: str, force: RealArray, size: float) -> Element:
    place, shown = found.at(point), found.seen(force)
    sign = Polygon(np.zeros((2, 2)), closed=True, color=FORCE, linewidth=1.6, joinstyle="miter")
    return Element(
        sign,
        lambda k: sign.set_xy(symbols.arrow(place[k, :2], shown[k, :2], 0.9 * size)),
        np.full(len(found.t), np.inf),
    )


def _mover(artist: Line2D, place: RealArray) -> Draw:
    return lambda k: artist.set_data(place[k, :1], place[k, 1:2])


def _unit(seen: RealArray, world: RealArray) -> RealArray:
    """A direction as it appears, of a vector that may not have the length one."""
    return np.asarray(seen / np.linalg.norm(world, axis=1)[:, None])


def _known(found: Scene, *names: str) -> bool:
    return all(name in found.world for name in names)


def _palette() -> list[Any]:
    """The colours of the curves, each once."""
    return list(dict.fromkeys(look()["axes.prop_cycle"].by_key()["color"]))
