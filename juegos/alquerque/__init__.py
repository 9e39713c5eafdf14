"""The games of points and lines: alquerque, the draughts that came of it, and their kin."""
