"""A chain of 200 slender rods of 0.1 m and 0.2 kg, released horizontal; minimal coordinates by MuJoCo's tree."""

import sys

import mujoco

END, steps = 1.0, int(sys.argv[1])
COUNT, LENGTH, MASS = 200, 0.1, 0.2
INERTIA = MASS * LENGTH**2 / 12
RODS = "".join(
    f"""
    <body pos="{LENGTH if i else 0} 0 0">
      <joint axis="0 0 1"/>
      <inertial pos="{LENGTH / 2} 0 0" mass="{MASS}" diaginertia="{INERTIA} {INERTIA} {INERTIA}"/>"""
    for i in range(COUNT)
)
MODEL = f"""
<mujoco>
  <option integrator="RK4" timestep="{END / steps}" gravity="0 -9.81 0"><flag contact="disable"/></option>
  <worldbody>{RODS}<site name="end" pos="{LENGTH} 0 0"/>{"</body>" * COUNT}</worldbody>
</mujoco>
"""
model = mujoco.MjModel.from_xml_string(MODEL)
data = mujoco.MjData(model)
mujoco.mj_step(model, data, nstep=steps)
mujoco.mj_kinematics(model, data)
print(*data.xpos[2:, :2].ravel(), *data.site_xpos[0, :2])
