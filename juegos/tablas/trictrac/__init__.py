"""Trictrac as the treatises of 1634 to 1852 have it, each rule with the place it stands on.

``posicion`` holds the men; ``paso``, ``movimiento`` and ``sortie`` move them; ``jugadas`` says
which plays are allowed; ``jans``, ``batidas`` and ``llenos`` find what a throw scores,
``eventos`` all of them in order; ``marca`` marks points and holes, ``tour`` pays; ``escuelas``
and ``fausse_case`` judge mistakes; ``juego`` is the game, and ``puertas`` its doors in JSON.
"""
