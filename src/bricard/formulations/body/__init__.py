"""Body coordinates: a pose for each body, equations for each joint."""
