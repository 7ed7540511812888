"""Sphinx configuration. Build with `make docs`; the snippets run in tests/test_docs.py."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # the extensions beside this file

project = "bricard"
author = "The bricard authors"
copyright = "2026, The bricard authors"
release = installed_version("bricard")
version = ".".join(release.split(".")[:2])

extensions = ["myst_parser", "mathml", "moving"]
html_math_renderer = "mathml"
myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["gallery.css"]
html_title = f"bricard {release}"
