"""Contact by events: modes, the decisions at their ends, and what is told of them."""
