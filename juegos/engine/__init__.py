"""Engines that take any game: odds, best play, counts of moves, simulation, opponents."""
