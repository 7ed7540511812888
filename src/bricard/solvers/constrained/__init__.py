"""Mechanical systems as ordinary differential equations: constraint treatments and integrators, each in a table."""
