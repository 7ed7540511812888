"""From a model to a consistent start without redundant constraints: what a run begins with."""
