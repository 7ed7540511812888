"""What makes a mechanism move as it is told: a mechanism and a motion or path enter, forces or angles leave."""
