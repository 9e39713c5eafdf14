"""Trictrac according to the treatises of 1634 to 1852, each rule with its place in them.

``rules`` has the rules and their readings. ``position`` holds the men; ``plays`` moves them, and
says which plays are allowed; ``scoring`` says what a throw scores; ``marking`` marks points and
holes. ``state`` is a state of the game, ``narration`` says in words what happens, ``tables_board``
shows the board. ``game`` plays any game of the kin: ``trictrac``, ``a_ecrire`` and ``toc`` say what
is their own, and ``doors`` opens them in JSON.

Where the players mark for themselves, ``wrong_plays`` and ``ecoles`` judge mistakes, and
``strict_plays`` and ``strict_game`` play on. ``players`` are the opponents, for whom ``evaluation``
judges the men; ``chances`` makes the tables.
"""
