"""What is done with any game: odds, the best play, counts of moves, simulation, opponents."""
