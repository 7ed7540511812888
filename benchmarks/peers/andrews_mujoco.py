"""Andrews' mechanism: a tree of seven hinges, closed where E is on four bodies by three `connect` constraints.

The constraints are as stiff as MuJoCo lets them be: the largest impedance, a time constant of two steps.
"""

import sys

import mujoco

END, steps = 0.03, int(sys.argv[1])
STEP = END / steps


def body(name: str, place: str, mass: float, centre: str, inertia: float, inner: str = "") -> str:
    return f"""
    <body name="{name}" pos="{place} 0">
      <joint axis="0 0 1"/>
      <inertial pos="{centre} 0" mass="{mass}" diaginertia="{inertia} {inertia} {inertia}"/>
      {inner}
    </body>"""


def site(name: str, place: str) -> str:
    return f'<site name="{name}" pos="{place} 0"/>'


FE = body("FE", "0.007 0", 0.00365, "-0.0115 0", 4.41e-7, site("E", "-0.028 0"))
ED = site("E_BED", "0 -0.035") + site("D", "0.02 -0.018")
GE = body("GE", "0.04 0", 0.00706, f"0 {0.01421 - 0.02}", 5.667e-7, site("E_GE", "0 -0.02"))
HE = body("HE", "0 -0.04", 0.00706, f"{0.02 - 0.01421} 0", 5.667e-7, site("E_HE", "0.02 0"))
MODEL = f"""
<mujoco>
  <option integrator="RK4" timestep="{STEP}" gravity="0 0 0" tolerance="0" iterations="2">
    <flag contact="disable"/>
  </option>
  <default><equality solref="{2 * STEP} 1" solimp="0.9999 0.9999 0.001"/></default>
  <worldbody>
    {site("C", "0.014 0.072")}
    {body("OF", "0 0", 0.04325, "0.00092 0", 2.194e-6, FE)}
    {body("BED", "-0.03635 0.03273", 0.02373, "0.01043 -0.01874", 5.255e-6, ED)}
    {body("AG", "-0.06934 -0.00227", 0.0705, "0.02308 0.00916", 1.169e-5, GE)}
    {body("AH", "-0.06934 -0.00227", 0.05498, "-0.00449 -0.01228", 1.912e-5, HE)}
  </worldbody>
  <tendon>
    <spatial stiffness="4530" springlength="0.07785"><site site="C"/><site site="D"/></spatial>
  </tendon>
  <equality>
    <connect site1="E" site2="E_BED"/>
    <connect site1="E" site2="E_GE"/>
    <connect site1="E" site2="E_HE"/>
  </equality>
</mujoco>
"""
model = mujoco.MjModel.from_xml_string(MODEL)
data = mujoco.MjData(model)
data.qpos[:] = [
    -0.0617138900142764496, 0, 0.455279819163070380, 0.487364979543842550, 0.222668390165885885,
    1.23054744454982119, -0.222668390165885885,
]  # fmt: skip
data.qfrc_applied[0] = 0.033
mujoco.mj_step(model, data, nstep=steps)
mujoco.mj_kinematics(model, data)
points = [data.body("FE").xpos, data.site("E").xpos, data.body("GE").xpos, data.body("HE").xpos]
print(*[coordinate for point in points for coordinate in point[:2]])
