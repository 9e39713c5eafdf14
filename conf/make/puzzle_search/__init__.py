"""Finds puzzles: a module for each family or kind of game."""
