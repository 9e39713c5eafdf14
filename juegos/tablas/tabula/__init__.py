"""Tabula, the game in which the emperor Zeno was undone."""
