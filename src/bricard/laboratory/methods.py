"""The methods that are compared unless others are named: coordinates x constraints x integrator."""

from __future__ import annotations

from bricard.solvers.method import Method

METHODS: tuple[Method, ...] = (
    Method("natural", "direct", "taylor"),
    Method("body", "direct", "taylor"),
    Method("natural", "acceleration", "taylor"),
    Method("natural", "baumgarte", "taylor"),
    Method("natural", "ggl", "taylor"),
    Method("natural", "acceleration", "dop853"),
    Method("natural", "implicit", "ida"),
    Method("natural", "baumgarte", "dop853"),
    Method("natural", "ggl", "dop853"),
    Method("natural", "projection", "dop853"),
    Method("natural", "qr", "dop853"),
    Method("natural", "svd", "dop853"),
    Method("body", "qr", "dop853"),
    Method("body", "baumgarte", "dop853"),
    Method("relative", "direct", "taylor"),
    Method("relative", "qr", "dop853"),
    Method("parasitic", "direct", "taylor"),
)
