"""Results of the games of dice."""
