"""Sphinx configuration. Build with `make docs`; the snippets run in tests/test_docs.py."""

from importlib.metadata import version as installed_version

project = "bricard"
author = "The bricard authors"
copyright = "2026, The bricard authors"
release = installed_version("bricard")
version = ".".join(release.split(".")[:2])

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["gallery.css"]
html_title = f"bricard {release}"
