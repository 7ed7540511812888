"""A mechanism in words: its report, why it cannot go on, what happens to constraints that were left out."""
