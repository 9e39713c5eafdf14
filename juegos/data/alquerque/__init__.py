"""Results of the games on boards of points."""
