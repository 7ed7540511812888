"""Animation of a solution: one HTML page without any other file, for browsers and notebooks.

tracks    motion as short polynomials, small and smooth at any speed
contents  what the page shows, as plain data
joints    forces in joints, as many as a page may take
overlay   a second motion behind the first
page      the page itself
notebook  the page inside a notebook
static    the page's template, style and program, built from the sources in `frontend`
"""

from bricard.viewer.notebook import Animation
from bricard.viewer.page import page_text, write_page

__all__ = ["Animation", "page_text", "write_page"]
