"""Forces on points without mass, which balance: equations of a start beside the constraints."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import balances, massless
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Balances:
    """The balances of a system, by coordinate: expressions that vanish."""

    dynamics: Dynamics

    @cached_property
    def forces(self) -> Mapping[str, sx.SX]:
        """All of them."""
        system = self.dynamics.system
        names = [system.coordinates[i] for i in massless(system)]
        return dict(zip(names, sx.vertsplit(balances(self.dynamics)), strict=False))

    @cached_property
    def held(self) -> Mapping[str, sx.SX]:
        """Those that say where something is: no damper has a say in them."""
        return {name: force for name, force in self.forces.items() if not sx.depends_on(force, self.dynamics.v)}

    @cached_property
    def rates(self) -> list[sx.SX]:
        """What they demand of the velocities."""
        s = self.dynamics.system
        return [s.rate(force) if name in self.held else force for name, force in self.forces.items()]

    def determine(self, expression: sx.SX) -> bool:
        """Whether they alone say what an expression is: a value that is given for it is but a guess."""
        if not self.held:
            return False
        own = {one.name() for one in sx.symvar(expression)} & self._coordinates
        return bool(own) and own <= self.held.keys()

    @cached_property
    def _coordinates(self) -> frozenset[str]:
        return frozenset(self.dynamics.system.coordinates)
