"""Exudyn without files and output; the module without range checks, as its manual recommends for speed."""

import sys

sys.exudynFast = True

import exudyn as exu  # noqa: E402


def settings(end, steps):
    """Settings of a run with steps of equal length, that writes nothing."""
    chosen = exu.SimulationSettings()
    chosen.timeIntegration.endTime = end
    chosen.timeIntegration.numberOfSteps = steps
    chosen.timeIntegration.verboseMode = 0
    chosen.timeIntegration.newton.useModifiedNewton = True
    chosen.solutionSettings.writeSolutionToFile = False
    return chosen


def positions(system, markers, dimension):
    """Coordinates of markers, in a line."""
    found = [system.GetMarkerOutput(marker, exu.OutputVariableType.Position) for marker in markers]
    return [coordinate for point in found for coordinate in point[:dimension]]
