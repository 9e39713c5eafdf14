"""What the rules know of the texts: their places, their works, how all is cited."""
