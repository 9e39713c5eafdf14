"""Scenes drawn as plain text, at most 79 characters wide, for a terminal."""
