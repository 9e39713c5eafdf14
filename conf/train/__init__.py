"""Small nets that evaluate boards of tables, trained by self-play."""
