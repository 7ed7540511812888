"""A mechanism whose quantities are driven: by parameters, for equations at positions; by tables, to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bricard.analysis.design.positions import Posed
from bricard.analysis.settings import START, check_names
from bricard.arrays import FloatArray
from bricard.assembly.live import prepare_live
from bricard.assembly.prepared import prepare
from bricard.assembly.wanted import expression_of
from bricard.checks import did_you_mean
from bricard.errors import OptionError
from bricard.formulations.world import drive_name
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.solvers.method import Method
from bricard.symbolic import sx

FEWEST_IN_TABLE = 8


def posed(
    mechanism: Mechanism,
    over: Sequence[str],
    at: Sequence[str],
    data: Sequence[str],
    rates: Mapping[str, float] | None,
    forces: bool,
    coordinates: str,
) -> Posed:
    """A mechanism held at quantities."""
    check_names(mechanism, over)
    if starts := [name for name in over if name.startswith(START)]:
        raise OptionError(f"'{starts[0]}' has no meaning where at gives the positions.\n  Take it out of over.")
    driven, laws = _driven(mechanism, at, rates or {})
    method = Method(coordinates)
    ready = prepare_live(driven, driven, [*over, *laws.values()], method)
    left = ready.position_freedoms
    if left < 0 or any(one.name in map(drive_name, at) for one in ready.rank.redundant):
        raise OptionError(f"at gives more than the mechanism can follow: {', '.join(at)}.\n  Take one of them out.")
    if left and rates:
        raise OptionError(
            f"{left} freedoms are left, which rates do not determine.\n  Give further quantities in at."
        )
    if ready.system.switched and (forces or left):
        names = ", ".join(one.name for one in ready.system.switched[:3])
        raise OptionError(
            f"Forces at positions leave out contacts, stops and dry friction: {names}.\n  Use a motion."
        )
    return Posed(ready, tuple(over), laws, tuple(data), rates is not None, forces or left > 0)


def posing(mechanism: Mechanism, at: Mapping[str, FloatArray], length: float) -> Mechanism:
    """The mechanism driven through positions in a time, by tabulated laws from the first to the last."""
    made = posed(mechanism, (), tuple(at), (), None, False, "natural")
    first = np.array([[values[0] for values in at.values()]])
    start = dict(zip(made.ready.system.coordinates, made.at_positions(made.nominal, first)[0].tolist(), strict=False))
    data = plain(mechanism.document)
    tables, motions = dict(data.get("Tables", {})), dict(data.get("Motions", {}))
    times = np.linspace(0, length, max([FEWEST_IN_TABLE, *map(len, at.values())]))
    for number, (name, values) in enumerate(at.items()):
        table = f"way{number}"
        while table in {*tables, *mechanism.parameters}:
            table += "_"
        way = np.interp(times, np.linspace(0, length, len(values)), values)
        tables[table], motions[name] = {"t": times.tolist(), "values": way.tolist()}, f"{table}(t)"
    run = {word: one for word, one in data.get("ProblemData", {}).items() if word == "outputs"}
    run["positions"] = {name: value for name, value in start.items() if name not in at}
    data.pop("Events", None)
    return Mechanism.from_data({**data, "Tables": tables, "Motions": motions, "ProblemData": run})


def _driven(mechanism: Mechanism, at: Sequence[str], rates: Mapping[str, float]) -> tuple[Mechanism, dict[str, str]]:
    """The mechanism with motors whose laws are parameters, and the names of these."""
    values = start_values(mechanism, at)
    data = plain(mechanism.document)
    parameters, motions = dict(data.get("PhysicalParams", {})), dict(data.get("Motions", {}))
    laws: dict[str, str] = {}
    for name in at:
        law = f"at_{name.replace('.', '_')}"
        while law in parameters:
            law += "_"
        laws[name], parameters[law] = law, values[name]
        motions[name] = f"{law} + ({rates.get(name, 0.0)!r})*t"
    run = dict(data.get("ProblemData", {}))
    positions = {n: one for n, one in run.get("positions", {}).items() if n not in at}
    for word in ("fixedpositions", "velocities", "fixedvelocities"):
        run.pop(word, None)
    run["t0"] = 0.0
    data = {**data, "PhysicalParams": parameters, "ProblemData": {**run, "positions": positions}}
    data |= {"Motions": motions} if motions else {}
    data.pop("Events", None)
    return Mechanism.from_data(data), laws


def start_values(mechanism: Mechanism, names: Sequence[str]) -> dict[str, float]:
    """Values of quantities at the start of a mechanism."""
    ready = prepare(mechanism)
    known = ready.start.positions
    found: dict[str, float] = {}
    for name in names:
        if name in known:
            found[name] = float(known[name])
            continue
        try:
            value = expression_of(ready.model, name)
        except (KeyError, ValueError):
            names_known = [*ready.model.world.quantities, *ready.model.world.angles, *known]
            raise OptionError(f"at: there is no quantity '{name}'.\n  {did_you_mean(name, names_known)}") from None
        system = ready.system
        function = sx.Function("start", [system.t, system.q, system.p], [value])
        found[name] = float(
            np.asarray(function(ready.start.t, ready.start.q, list(system.parameters.values()))).item()
        )
    return found
