"""Results that took long, written by a command that each names; plain data."""
