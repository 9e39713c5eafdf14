"""The games of the Book of Dice, fols. 65r-71v: one file a game."""
