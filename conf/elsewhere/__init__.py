"""What other projects use: ``juegos-sphinx``, a distribution of its own."""
