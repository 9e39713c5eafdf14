"""Evaluations trained by self-play: small nets for boards of tables, patterns at draughts."""
