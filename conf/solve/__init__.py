"""Analyses too big for the rules package: they use numpy, and their results are stored as data."""
