"""The play room: the gallery, puzzles, and pages on which games are played."""
