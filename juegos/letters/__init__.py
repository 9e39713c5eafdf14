"""Games by letter: each move is a link that one player sends to the other, and dice are fair.

``letter`` is the text of a letter, ``proof`` how throws come of what both players draw,
``correspondence`` what follows from all letters of a game, ``mailbox`` what one player keeps,
``eligibility`` which games can be played by letter. A page of the site, ``docs/metodo/cartas.md``,
explains the protocol.
"""
