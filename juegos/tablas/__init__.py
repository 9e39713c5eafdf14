"""Games of tables: men on twenty-four points, moved by dice."""
