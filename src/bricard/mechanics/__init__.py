"""Mechanical systems: energies, forces and constraints on coordinates, and the equations they make."""
