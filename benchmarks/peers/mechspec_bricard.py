"""Reads a MechSpec file, simulates it with a tolerance and prints the last values of some names."""

import sys

import bricard as br

file, tolerance, *names = sys.argv[1:]
motion = br.simulate(file, tol=float(tolerance))
print(*motion(names, motion.t[-1]))
