"""Releases: the conditions for one, and its files."""
