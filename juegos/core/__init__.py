"""What a game is: rules with their source, chance, moves, records, tables of results."""
