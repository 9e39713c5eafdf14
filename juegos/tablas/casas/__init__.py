"""What games of tables have in common that hit and enter: the board, its plays, opponents."""
