"""A motion in chapters: where an event drops or sets something, another mechanism goes on from the same state.

The events of a mechanism end the run of a chapter (`running`). Positions and velocities of all points and vectors,
angles and slides there start the next one, whose equations are those of the mechanism without what was dropped
(`continuing`). The chapters together are one motion (`joining`): one trajectory, whose names are answered by the
chapters that know them, one certificate, one account of the energy.
"""
