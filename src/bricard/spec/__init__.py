"""MechSpec as a language: text to plain data with line and column, expressions, names, findings.

Syntax only; what the data mean is decided elsewhere.
"""

from bricard.checks import did_you_mean
from bricard.spec.expressions import (
    CONSTANTS,
    FUNCTIONS,
    Expression,
    ExpressionError,
    evaluate,
    number,
    parse_expression,
    resolve_parameters,
)
from bricard.spec.findings import Finding, raise_findings
from bricard.spec.names import NAME, is_name, is_point, is_vector, split_run
from bricard.spec.text import Source, read_file, read_text

__all__ = [
    "CONSTANTS",
    "FUNCTIONS",
    "NAME",
    "Expression",
    "ExpressionError",
    "Finding",
    "Source",
    "did_you_mean",
    "evaluate",
    "is_name",
    "is_point",
    "is_vector",
    "number",
    "parse_expression",
    "raise_findings",
    "read_file",
    "read_text",
    "resolve_parameters",
    "split_run",
]
