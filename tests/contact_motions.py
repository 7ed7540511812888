"""Motions with contacts by their closed forms: DAEs with events, and what happened to contacts, written by hand."""

import math
from dataclasses import replace

import bricard as br
from bricard.contact.history import History, Impact, Interval
from bricard.pipeline import Given, solve
from bricard.solvers.method import Method, Request

G, HEIGHT, RESTITUTION = 9.81, 1.0, 0.7
FALL = math.sqrt(2 * HEIGHT / G)
SPEED = G * FALL


def bounce_times(number):
    """When a ball, dropped from HEIGHT, hits the floor."""
    return [FALL * (1 + 2 * sum(RESTITUTION**k for k in range(1, n + 1))) for n in range(number)]


def bouncing_ball(end=1.6, e=RESTITUTION, floor=0.0):
    """What a run finds of a ball that the action of an event throws back, with the history of the closed form."""
    dae = br.DAE(
        "y N.floor work.impacts",
        lambda t, x, der: [der(x.y, 2) + G, x["N.floor"], der(x["work.impacts"])],
        outputs=lambda t, x, der: {
            "gap.floor": x.y + 0.0,
            "contact.floor.x": 0.25 + 0 * x.y,
            "contact.floor.y": 0 * x.y,
            "normal.floor.x": 0 * x.y,
            "normal.floor.y": 1 + 0 * x.y,
            "energy.total": der(x.y) ** 2 / 2 + G * x.y,
            "energy.kinetic": der(x.y) ** 2 / 2,
            "energy.potential": G * x.y,
        },
    )

    def act(t, values):
        v = values["y'"]
        return {"y'": -e * v, "work.impacts": values["work.impacts"] + (1 - e**2) * v**2 / 2}

    event = br.Event(lambda t, x, der: x.y - floor, direction=-1, action=act)
    start = {"y": HEIGHT, "y'": 0.0, "work.impacts": 0.0}
    solved = solve(dae, (0.0, end), Given(start), Method(tol=1e-12), Request((event,)))
    return replace(solved, contacts=ball_history(end), events=())


def ball_history(end, e=RESTITUTION):
    times = [t for t in bounce_times(50) if t < end]
    impacts = []
    for k, t in enumerate(times):
        v = SPEED * e**k
        impacts.append(
            Impact(t, "floor", (1 + e) * v, (), -v, e * v, (), (), (1 - e**2) * v**2 / 2, "newton", "unique")
        )
    return History({"floor": (Interval(0.0, end, "free"),)}, tuple(impacts), pairs={"floor": "ball/floor"})


MU, DRIFT = 0.3, 1.2
STOP = DRIFT / (MU * G)


def braked_block(end=1.0, normal=G, coefficient=MU, static=0.4):
    """A block that slides on a floor, stops at STOP, and sticks."""
    dae = br.DAE(
        "x y N.floor T.floor work.friction",
        lambda t, x, der, p: [
            der(x.x, 2) - x["T.floor"],
            der(x.y, 2),
            x["N.floor"] - normal,
            x["T.floor"] + p.slips * coefficient * x["N.floor"],
            der(x["work.friction"]) + x["T.floor"] * der(x.x),
        ],
        parameters={"slips": 1.0},
        outputs=lambda t, x, der, p: {
            "gap.floor": x.y + 0.0,
            "slip.floor": der(x.x),
            "friction.floor.static": static + 0 * x.y,
            "friction.floor.kinetic": MU + 0 * x.y,
            "energy.total": der(x.x) ** 2 / 2,
            "energy.kinetic": der(x.x) ** 2 / 2,
            "energy.potential": 0 * x.y,
        },
    )
    stop = br.Event(lambda t, x, der: der(x.x), direction=-1, action=lambda t, values: {"slips": 0.0, "x'": 0.0})
    start = {"x": 0.0, "x'": DRIFT, "y": 0.0, "y'": 0.0, "work.friction": 0.0}
    solved = solve(dae, (0.0, end), Given(start), Method(tol=1e-12), Request((stop,)))
    modes = (Interval(0.0, STOP, "slip+"), Interval(STOP, end, "stick"))
    return replace(solved, contacts=History({"floor": modes}, pairs={"floor": "block/floor"}), events=())
