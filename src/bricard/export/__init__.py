"""Equations of motion for people and for other programs: text, LaTeX, Python, MATLAB, C."""
