"""A mass of 1 kg at 10 m from its hinge, released where it is horizontal; minimal coordinates by MuJoCo's tree."""

import sys

import mujoco

END, steps = 20.0, int(sys.argv[1])
MODEL = f"""
<mujoco>
  <option integrator="RK4" timestep="{END / steps}" gravity="0 -9.81 0"><flag contact="disable"/></option>
  <worldbody>
    <body>
      <joint axis="0 0 1"/>
      <inertial pos="10 0 0" mass="1" diaginertia="1e-12 1e-12 1e-12"/>
    </body>
  </worldbody>
</mujoco>
"""
model = mujoco.MjModel.from_xml_string(MODEL)
data = mujoco.MjData(model)
mujoco.mj_step(model, data, nstep=steps)
mujoco.mj_kinematics(model, data)
print(*data.xipos[1, :2])
