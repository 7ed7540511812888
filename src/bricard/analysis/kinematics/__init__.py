"""How a mechanism moves, whatever moves it: a mechanism and what it is moved by enter, `Kinematics` leave.

`bare`: the mechanism without masses and forces; `arc_length`: its motion with constant speed, by which dead centres
are passed; `route`: from where to where; `slopes`: derivatives by the drive, and extrema; `results`: what users hold.
"""
