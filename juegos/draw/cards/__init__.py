"""Cards and the table that they lie on, drawn."""
