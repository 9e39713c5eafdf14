"""The lessons of a minute of piquet and piquet au cent."""

from __future__ import annotations

from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _

# What both games say in the same words.
_COUNT = (
    "punto",
    _("Only the better point (most cards of one suit) scores, and only the better sequence."),
)
_CARDS = (
    "cartas",
    _(
        "A card led counts one, and so does a trick won from the other’s lead; most tricks "
        "count ten."
    ),
)

# A deal of either game: the cards as they were dealt, then what was put out, drawn and called.
_DEALT = (
    "B 2 - - | AH, TH, 7C, 9D, KD, AC, 8D, QS, QC, AS, TD, JH, "
    "TC, QH, KH, 9C, 8C, 9H, JD, TS, 8S, JC, 9S, KC"
)
_CALLED = (
    f"{_DEALT}, descarta 8S QH TH 9H KD, QD, AD, KS, JS, 8H, descarta 9S 9C 7C, 7D, 7S, 7H, "
    "punto 5, cuanto, declara AC QC JC TC 8C, buena, secuencia 3, no"
)
_DEALT_AU_CENT = (
    "A 2 - - | KS, JC, 7H, QC, AH, 7D, QS, 7S, 9S, KD, 8D, TH, "
    "TD, 8C, 8S, 8H, AS, KC, QH, QD, 9H, KH, AC, JH"
)
_CALLED_AU_CENT = (
    f"{_DEALT_AU_CENT}, descarta 9H TD 7D JC 8C, TS, AD, 9C, 7C, TC, descarta 8S 7S 8D, "
    "JS, JD, 9D, declara AS KS TS 9S, no, calla"
)

PIQUET = lesson(
    ("partida", _("The higher total wins; as played here, a partie is six deals.")),
    (
        "descarte",
        _("Each player gets twelve cards; the elder hand exchanges one to five of them."),
    ),
    _COUNT,
    _CARDS,
    (
        "rubicon",
        _("A loser with less than a hundred pays the sum of both totals, plus a hundred."),
    ),
    SmallBoard(
        _DEALT,
        _("The elder hand discards five cards, and keeps three aces and his clubs."),
        "descarta 8S QH TH 9H KD",
        "descarte",
    ),
    SmallBoard(
        _CALLED,
        _("His five clubs were good; now he calls four aces."),
        "declara AS AH AD AC",
        "llamada",
    ),
    SmallBoard(
        f"{_CALLED}, declara AS AH AD AC, buena",
        _("He has counted nineteen, and scores one for the card that he leads."),
        "AS",
        "salida",
    ),
)

AU_CENT = lesson(
    (
        "ciento",
        _("Be the first to count a hundred: that is a game; three games win the partie."),
    ),
    (
        "descarte",
        _("Each player gets twelve cards; the elder hand exchanges one to five of them."),
    ),
    _COUNT,
    _CARDS,
    (
        "doble",
        _("A player still below fifty when the other has a hundred loses a double game."),
    ),
    SmallBoard(
        _DEALT_AU_CENT,
        _("The elder hand discards five cards, and keeps three kings and two aces."),
        "descarta 9H TD 7D JC 8C",
        "descarte",
    ),
    SmallBoard(
        _CALLED_AU_CENT,
        _("His point was not good; now he calls four kings."),
        "declara KS KH KD KC",
        "llamada",
    ),
    SmallBoard(
        f"{_CALLED_AU_CENT}, declara KS KH KD KC, buena, suma AS AH AD",
        _("He counts fourteen and three, and one more for the card that he leads."),
        "AS",
        "salida",
    ),
)
