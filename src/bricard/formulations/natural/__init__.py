"""Natural coordinates: points and vectors of parts, shared where joints are."""
