"""Dice and the table that they are cast on, drawn."""
