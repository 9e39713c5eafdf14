"""The play room: pages on which games are played, generated without a file in ``docs``."""
