"""The games of points and lines: alquerque, the draughts that descend from it, and their kin."""
