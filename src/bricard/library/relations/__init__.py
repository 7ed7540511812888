"""The few relations that joints are made of."""

from bricard.library.relations.answers import Residual, Turn, Way
from bricard.library.relations.assigned import Assigned
from bricard.library.relations.distance import Distance
from bricard.library.relations.equation import Equation
from bricard.library.relations.in_plane import InPlane
from bricard.library.relations.linked import Linked
from bricard.library.relations.on_contour import OnContour
from bricard.library.relations.on_curve import OnCurve
from bricard.library.relations.on_line import OnLine
from bricard.library.relations.perpendicular import Perpendicular
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.relations.spanned import Spanned
from bricard.library.relations.turned import Turned

__all__ = [
    "Assigned",
    "Distance",
    "Equation",
    "InPlane",
    "Linked",
    "OnContour",
    "OnCurve",
    "OnLine",
    "Perpendicular",
    "Relation",
    "Residual",
    "Same",
    "Spanned",
    "Turn",
    "Turned",
    "Way",
]
