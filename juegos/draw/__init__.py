"""Scenes of boards as plain data, and their drawings as SVG text."""
