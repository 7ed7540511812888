"""Scenes of bodies in contact in MuJoCo: slope, bounce, cradle; prints what `SCENES` say.

It has no coefficient of restitution: contacts are springs with the damping that gives it for one impact.
"""

import math
import sys

import mujoco
import numpy as np

STEP = 1e-3
SLIDES = '<joint name="{0}x" type="slide" axis="1 0 0"/><joint name="{0}z" type="slide" axis="0 0 1"/>'


def model(
    bodies: str, gravity: str, solref: str = "0.002 1", friction: float = 0.0
) -> tuple[mujoco.MjModel, mujoco.MjData]:
    text = f"""<mujoco>
      <option timestep="{STEP}" gravity="{gravity}" cone="elliptic" iterations="100" tolerance="1e-12"/>
      <default><geom solref="{solref}" friction="{friction} 0 0" condim="{3 if friction else 1}"/></default>
      <worldbody>{bodies}</worldbody></mujoco>"""
    found = mujoco.MjModel.from_xml_string(text)
    return found, mujoco.MjData(found)


def restitution(e: float) -> str:
    """Stiffness and damping, of unit mass."""
    k, ratio = 1e5, -math.log(e) / math.hypot(math.pi, math.log(e))
    return f"{-k} {-2 * ratio * math.sqrt(k)}"


def slope() -> list[float]:
    angle = math.radians(20)
    bodies = """<geom type="plane" size="9 9 1"/>
      <body pos="0 0 0.1"><freejoint/><geom type="box" size="0.1 0.1 0.1" mass="1"/></body>"""
    found, data = model(bodies, f"{9.81 * math.sin(angle)} 0 {-9.81 * math.cos(angle)}", friction=0.5)
    for number in range(11_000):
        if number == 1000:
            start = np.array(data.qpos[:3])
        mujoco.mj_step(found, data)
    return [float(np.linalg.norm(data.qpos[:3] - start))]


def bounce() -> list[float]:
    bodies = f"""<geom type="plane" size="9 9 1"/>
      <body pos="0 0 1.1">{SLIDES.format("b")}<geom type="sphere" size="0.1" mass="1"/></body>"""
    found, data = model(bodies, "0 0 -9.81", restitution(0.9))
    tops, before = [], 0.0
    while len(tops) < 2:
        mujoco.mj_step(found, data)
        if before > 0 >= data.qvel[1]:
            tops.append(float(data.qpos[1]) + 1)
        before = data.qvel[1]
    return [tops[1]]


def cradle() -> list[float]:
    bodies = "".join(
        f'<body pos="{0.101 * i} 0 0">{SLIDES.format(i)}<geom type="sphere" size="0.05" mass="1"/></body>'
        for i in range(5)
    )
    found, data = model(bodies, "0 0 0", "-100000 0")
    data.qvel[0] = 2
    for _ in range(200):
        mujoco.mj_step(found, data)
    return [float(v) / 2 for v in data.qvel[::2]]


SCENES = {"slope": slope, "bounce": bounce, "cradle": cradle}
if __name__ == "__main__":
    print(*SCENES[sys.argv[1]]())
