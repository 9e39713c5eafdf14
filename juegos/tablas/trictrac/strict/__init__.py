"""Strict trictrac: each player marks for himself, and may be sent to school by the other."""
