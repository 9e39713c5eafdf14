"""Scenes drawn in plain letters, at most 79 of them across, for a terminal."""
