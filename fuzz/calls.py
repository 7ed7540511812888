"""Public functions with random arguments: a line of Python, which is run."""

from __future__ import annotations

import os
import re
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import bricard as br
from bricard import plotting
from bricard.problems import catalogue

ENDING = ".py"
PLACE = re.compile(r"<([ntx]?)>")

# Calls with places for arguments: <> any value, <t> mostly times, <n> mostly names, <x> mostly numbers.
CALLS = """
br.simulate(mechanism, <t>, max_steps=20)
br.simulate(mechanism, <t>, <>, max_steps=20)
br.simulate(mechanism, 0.1, tol=<x>, max_steps=20)
br.simulate(mechanism, 0.1, order=<x>, max_steps=20)
br.simulate(mechanism, 0.1, atol=<>, max_steps=20)
br.simulate(mechanism, 0.1, max_steps=<x>)
br.simulate(mechanism, 0.1, max_step=<x>, max_steps=20)
br.simulate(mechanism, 0.1, min_step=<x>, max_steps=20)
br.simulate(mechanism, 0.1, positions=<>, max_steps=20)
br.simulate(mechanism, 0.1, positions={<n>: <x>}, max_steps=20)
br.simulate(mechanism, 0.1, velocities={<n>: <x>}, max_steps=20)
br.simulate(mechanism, 0.1, fixed=<n>, max_steps=20)
br.simulate(mechanism, 0.1, coordinates=<n>, max_steps=20)
br.simulate(mechanism, 0.1, constraints=<n>, integrator=<n>, max_steps=20)
br.simulate(mechanism, 0.1, constraints='qr', integrator=<n>, max_steps=20)
br.simulate(mechanism, 0.1, constraints='qr', integrator='rk4', step=<x>, max_steps=20)
br.simulate(mechanism, 0.1, constraints='partition', integrator='dop853', independent=<n>, max_steps=20)
br.simulate(mechanism, 0.1, constraints='baumgarte', integrator='dop853', alpha=<x>, beta=<x>, max_steps=20)
br.simulate(mechanism, 0.1, coordinates='relative', cut=<n>, max_steps=20)
br.simulate(mechanism, 0.1, coordinates='parasitic', stiffness=<x>, max_steps=20)
br.simulate(mechanism, 0.1, precision=<n>, max_steps=20)
br.simulate(mechanism, 0.1, events=<>, max_steps=20)
br.simulate(mechanism, 0.1, t_eval=<t>, keep=<n>, max_steps=20)
br.simulate(mechanism, 0.1, progress=<>, max_steps=20)
br.simulate(mechanism, 0.1, estimate_error=<>, max_steps=20)
br.simulate(<>, <t>, max_steps=20)
br.simulate(lagrangian, <t>, <>, <>, max_steps=20)
br.simulate(lagrangian, (0, 0.1), {<n>: <x>}, max_steps=20)
br.solve_dae(dae, <t>, <>, max_steps=20)
br.solve_dae(dae, (0, 0.1), {<n>: <x>}, max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, parameters=<>, max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, parameters={<n>: <x>}, max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, t_eval=<t>, max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, events=<>, max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, events=br.Event(<>, direction=<x>, terminal=<>), max_steps=20)
br.solve_dae(dae, (0, 0.1), {'x': 1}, events=br.Event(lambda t, x, der: x.x - 0.95, action=lambda t, v: <>))
br.solve_dae(<>, <t>, <>, max_steps=20)
br.DAE(<n>, <>)
br.DAE(<>, lambda t, x, der: [der(x.x) + x.x])
br.DAE('x', lambda t, x, der: <>)
br.DAE('x', lambda t, x, der: [der(x.x) + x.x], parameters=<>)
br.DAE('x', lambda t, x, der: [der(x.x, <x>) + x.x])
br.DAE('x', lambda t, x, der: [der(x.x) + x.x], outputs=lambda t, x, der: <>)
br.Lagrangian(<n>)
br.Mechanism.parse(<n>)
br.Mechanism.load(<n>)
mechanism.with_parameters(**{<n>: <x>})
mechanism.starting(<>, <>)
mechanism.starting({<n>: <x>}, {<n>: <x>}, <n>)
mechanism.at_time(<x>)
br.compare(mechanism, <n>, tol=<x>, until=0.05)
br.compare(mechanism, ['natural'], tol=1e-6, until=<x>)
br.assemblies(mechanism, starts=<x>)
br.equations(mechanism, <n>)
br.settle(mechanism, stiffness=<x>, until=0.001)
br.Method(<n>, <n>, <n>)
br.Method(tol=<x>, max_steps=<x>, order=<x>)
br.load(<n>)
motion(<n>, <t>)
motion(<n>, <t>, side=<n>)
motion[<n>]
motion.members(<n>)
motion.unit(<n>)
motion.multiplier(<n>, <t>)
motion.motor(<n>, <t>)
motion.energy(<t>)
motion.reactions(<n>, <n>, <t>)
motion.reaction(<n>, <n>)
motion.plot(<n>)
motion.plot(<n>, t=<t>)
motion.phase(<n>, <n>)
motion.trace(<n>)
motion.compare(<>, <n>)
motion.reactions.plot(<n>)
motion.energy.plot(t=<t>)
motion.animate(plots=<>, traces=<>)
motion.animate(plots=[<n>], traces=[<n>])
motion.animate(height=<x>)
motion.save(<n>)
motion.to_csv('x.csv', <n>, <t>)
motion.to_csv('x.csv', [<n>], <t>)
motion.to_parquet('x.parquet', <n>, <t>)
motion.evaluate(<>, <t>)
solution(<n>, <t>)
solution[<n>]
solution.evaluate(lambda t, x, der: <>, <t>)
plotting.save(<>, <n>)
plotting.spectrum(motion, <n>, t=<t>)
br.Event(<>, direction=<x>)
br.frame(<>, <>, <>)
br.norm(<>)
br.cross(<>, <>)
""".strip().splitlines()
ANY = """
None True False 0 -1 3 10**400 1.5 -0.0 1e-320 1e308 nan inf -inf 1j '' 'A' 'A.x' 'x' b'x' [] [1,2] ['A'] ['A','B.x']
() (0,1) (1,0) (0,nan) {} {'A':1} {'A':(0,1)} {1:2} {'x':'y'} object() int len set() range(3) np.arange(3)
np.array('x') np.array([]) np.ones((2,2)) np.float32(1) np.nan np.datetime64('2020') br mechanism motion
(lambda:0) (lambda*a:0) (lambda*a:None) (lambda*a:nan) br.sin(1) br.Vec2(1,2)
""".split()
NAMES = r"""
'' 'A' 'B' 'O' 'A.x' "A.x'" "A'" "A.x" 'A.x^(99)' 'A.x^(-1)' 'x' 'lam.OA' 'OA' 'AB' 'Bx' 'energy.total' 'Zz'
'natural' 'body' 'qr' 'dop853' 'taylor' 'times' 'steps' 'long_double' 'left' 'a.csv' 'no/such.nc' '.' 'a.png' '\x00'
'\ud800' ['A'] ['A','Bx'] ['A.x','B.x'] [] ('A','B') 'l1' 'm1' 'body/qr/dop853' 'Dimension:2'
""".split()
NUMBERS = "0 1 2 -1 0.5 1e-3 1e-8 1e-16 1e-300 1e300 nan inf -inf 10**400 3.0 7 True None '1' 20 100 1e6".split()
TIMES = """
0 0.05 0.1 0.2 -1 1e9 nan inf None (0,0.1) (0.1,0) (0,0) (0,nan) [0,0.05,0.1] [0.1,0] [] [[0,0.1]] 'x'
np.linspace(0,0.1,5)
""".split()


@cache
def names() -> dict[str, Any]:
    """What calls may use."""
    mechanism = catalogue.mechanism("slidercrank")
    lagrangian = br.Lagrangian("A[2]")
    lagrangian.particle(1.0, lagrangian.A)
    lagrangian.constrain(lagrangian.A.squared() - 1.0, name="rod")
    dae = br.DAE("x", lambda t, x, der, p: [der(x.x) + p.k * x.x], parameters={"k": 1.0})
    return {
        "br": br, "np": np, "plotting": plotting, "nan": float("nan"), "inf": float("inf"), "mechanism": mechanism,
        "lagrangian": lagrangian, "dae": dae, "motion": br.simulate(mechanism, 0.1),
        "solution": br.solve_dae(dae, (0, 0.1), {"x": 1}),
    }  # fmt: skip


def make(random: Random) -> bytes:
    """A call with its arguments."""
    text = PLACE.sub(lambda place: _value(place[1], random), random.choice(CALLS))
    return text.encode("utf-8", errors="surrogatepass")


def use(path: Path, random: Random) -> None:
    """Runs the line in an empty folder."""
    text = path.read_bytes().decode("utf-8", errors="surrogatepass")
    known, before = dict(names()), os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            eval(compile(text, str(path), "eval"), known)
        except TypeError as error:
            deeper = error.__traceback__ and error.__traceback__.tb_next and error.__traceback__.tb_next.tb_next
            if deeper:  # else the line itself is wrong: a list as a key, a keyword that is not text
                raise
        finally:
            os.chdir(before)


def _value(kind: str, random: Random) -> str:
    pool = {"": ANY, "n": NAMES, "x": NUMBERS, "t": TIMES}[kind]
    return random.choice(ANY if random.random() < 0.15 else pool)
