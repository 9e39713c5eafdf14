"""The common part of games of tables with hits and entries: the board, its plays, opponents."""
