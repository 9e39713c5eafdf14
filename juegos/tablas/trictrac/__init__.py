"""Trictrac according to the treatises of 1634 to 1852, each rule with its place in them.

``position`` holds the men; ``plays`` moves them, and says which plays are allowed; ``scoring`` says
what a throw scores; ``marking`` marks points and holes, ``trictrac`` pays; ``ecoles`` and
``wrong_plays`` judge mistakes; ``game`` is the game, and ``doors`` its doors in JSON.
"""
