"""The games of cards: piquet and piquet au cent."""
