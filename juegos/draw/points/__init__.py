"""Boards of points and lines, drawn."""
