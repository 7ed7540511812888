"""The Bricard linkage: a chain of five hinges, closed by two `connect` constraints on the axis of the sixth.

The constraints are as stiff as MuJoCo lets them be: the largest impedance, a time constant of two steps.
"""

import sys

import mujoco

END, steps = 10.0, int(sys.argv[1])
STEP = END / steps
FRAMES = ("", *(f'pos="1 0 0" xyaxes="0 {sign} 0 0 0 1"' for sign in (-1, 1, 1, -1)))  # at the start
BARS = "".join(
    f"""
    <body {frame}>
      <joint axis="0 1 0"/>
      <inertial pos="0.5 0 0" mass="1" diaginertia="{0.01 / 6} {1.01 / 12} {1.01 / 12}"/>"""
    for frame in FRAMES
)
MODEL = f"""
<mujoco>
  <option integrator="RK4" timestep="{STEP}" gravity="0 -9.81 0" tolerance="0" iterations="2">
    <flag contact="disable"/>
  </option>
  <default><equality solref="{2 * STEP} 1" solimp="0.9999 0.9999 0.001"/></default>
  <worldbody>
    <site name="ground1" pos="-0.5 0 1"/><site name="ground2" pos="0.5 0 1"/>
    {BARS}
    <site name="bar1" pos="1 0 -0.5"/><site name="bar2" pos="1 0 0.5"/>
    {"</body>" * len(FRAMES)}
  </worldbody>
  <equality>
    <connect site1="ground1" site2="bar1"/>
    <connect site1="ground2" site2="bar2"/>
  </equality>
</mujoco>
"""
model = mujoco.MjModel.from_xml_string(MODEL)
data = mujoco.MjData(model)
mujoco.mj_step(model, data, nstep=steps)
mujoco.mj_kinematics(model, data)
print(*data.xpos[2:].ravel())
