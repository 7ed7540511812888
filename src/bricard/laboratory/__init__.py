"""One mechanism, every formulation: side by side."""
