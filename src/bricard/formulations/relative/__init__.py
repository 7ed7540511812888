"""Relative coordinates: parts hang on each other in a tree, only loops need equations."""
