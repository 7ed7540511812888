"""Mechanical systems as ordinary differential equations: reduced by a constraint method, integrated."""
