"""Results of the games of cards."""
