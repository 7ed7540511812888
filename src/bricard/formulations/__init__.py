"""Mechanism to MechanicalSystem, in coordinates of one kind or another."""
