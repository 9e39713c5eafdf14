"""Strict trictrac: the players mark for themselves, and may send each other to school."""
