"""The compiled algebra, src/symbolic."""
