"""The play room: pages on which games are played, made of no file in ``docs``."""
