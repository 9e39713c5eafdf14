"""What other people's projects use: ``juegos-sphinx``, a distribution of its own."""
