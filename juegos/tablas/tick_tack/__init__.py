"""Tick-tack, the English game of the tables that ends at its first advantage."""
