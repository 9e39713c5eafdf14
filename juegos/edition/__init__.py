"""The texts as the rules know them: their places, their works, and their citations."""
