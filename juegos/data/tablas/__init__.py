"""Results of the games of tables."""
