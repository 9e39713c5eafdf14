"""Who descends from whom, when each game is first heard of, and how it is played, in few words.

What can be computed from the games is not told here. The works stand in the bibliography; the
page on where the games come from says more, and what is doubtful.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.message import _

# How a game hangs together with the one it is set under.
SURE: str = _("beyond much doubt")
BOARD: str = _("by its board")
GUESS: str = _("a conjecture")
LEAP: str = _("by the leap alone")
NAME: str = _("by name only")
DRAUGHTS = "draughts"


class Kin(NamedTuple):
    """A game of the tree: whose kin it is and how, its first year, told by whom.

    ``work`` is a key of the bibliography or a place in the codex, empty where there is neither.
    """

    name: str
    of: str
    how: str
    year: int
    told: str
    work: str


CODEX = "Libro de los juegos"


def _folio(leaf: str) -> str:
    return _("{book}, fol. {leaf}", book=CODEX, leaf=leaf)


def _quoted(author: str, by: str) -> str:
    return _("{author}, quoted in {book}", author=author, book=by)


def _says(author: str, by: str) -> str:
    return _("{author}, says {by}", author=author, by=by)


# Each stands after the one it is set under.
TREE = (
    Kin("alquerque", "", "", 1283, _folio("91r"), "ldj:91r"),
    Kin("cercar-la-liebre", "alquerque", BOARD, 1283, _folio("91v"), "ldj:91v"),
    Kin("zamma", "alquerque", BOARD, 1951, _quoted("Monod", "DLP"), "dlp"),
    Kin("fanorona", "alquerque", BOARD, 1886, "Montgomery", "montgomery1886"),
    Kin(
        "peralikatuma",
        "alquerque",
        BOARD,
        1873,
        _("{author}, as {name}", author="Ludovisi", name="kotu ellima"),
        "ludovisi1873",
    ),
    Kin("dieciseis-soldados", "alquerque", BOARD, 1909, "Parker", "parker1909"),
    Kin("awithlaknannai", "alquerque", BOARD, 1903, "Stevenson", "stevenson1903"),
    Kin(
        DRAUGHTS,
        "alquerque",
        GUESS,
        1495,
        _("about then, says {author}", author="Westerveld"),
        "westerveld2013",
    ),
    Kin("damas-espanolas", DRAUGHTS, SURE, 1611, "Covarrubias", "covarrubias1611"),
    Kin("damas-turcas", DRAUGHTS, GUESS, 1663, _says("Thévenot", "Pratesi"), "pratesi"),
    Kin(
        "damas-internacionales",
        DRAUGHTS,
        SURE,
        1736,
        _says("Laclef", "Britannica"),
        "britannica1911",
    ),
    Kin("dama-filipina", DRAUGHTS, SURE, 1900, "Culin", "culin1900"),
    Kin("damas-rusas", DRAUGHTS, SURE, 1827, _quoted("Petrov", "DLP"), "dlp"),
    Kin("bashni", "damas-rusas", SURE, 1875, _("a collection of games"), "viskovatov1875"),
    Kin("lasca", "bashni", SURE, 1911, "Lasker", "lasker1911"),
    Kin("dablot", "alquerque", LEAP, 1892, _says("Wiklund", "M. Winther"), ""),
    Kin("konane", "alquerque", LEAP, 1784, _("{author}, of March 1779", author="King"), "king1784"),
    Kin("queah", "alquerque", LEAP, 1888, "Büttikofer", "buettikofer1888"),
    Kin("alquerque-de-nueve", "", NAME, 1283, _folio("92r"), "ldj:92r"),
    Kin("alquerque-de-tres", "", NAME, 1283, _folio("93r"), "ldj:93r"),
)


ANY, AHEAD = _("any way"), _("ahead, aslant")
ALONG, LEAP_ANY = _("along a line"), _("a leap, any way")
LEAP_BOTH = _("a leap, ahead and back")
KING, KING_AT_ONCE = _("a king, any distance"), _("a king, any distance, at once")
NEVER, YES = _("never"), _("yes")


class Manner(NamedTuple):
    """How a game is played, by its default readings: its board, how men go, take and are crowned.

    ``must`` is empty where the core tells it.
    """

    board: str
    step: str
    take: str
    crowned: str = NEVER
    must: str = ""


def _chequered(size: int) -> str:
    return _("{size} by {size}, one colour", size=size)


MANNERS = {
    "alquerque": Manner(_("square, every other diagonal"), ANY, LEAP_ANY),
    "alquerque-de-nueve": Manner(
        _("three squares in one another"), ALONG, _("for three in a row"), must=YES
    ),
    "cercar-la-liebre": Manner(
        _("that of alquerque"),
        ANY,
        _("the hare: a leap, any way"),
        must=_("no, nor may the hunters"),
    ),
    "alquerque-de-tres": Manner(_("square, two diagonals"), ALONG, _("not at all"), must="–"),
    "damas-espanolas": Manner(_chequered(8), AHEAD, _("a leap ahead"), KING),
    "damas-rusas": Manner(_chequered(8), AHEAD, LEAP_BOTH, KING_AT_ONCE),
    "damas-turcas": Manner(
        _("8 by 8, rows and columns"), _("ahead, sideways"), _("a leap, ahead and sideways"), KING
    ),
    "damas-internacionales": Manner(_chequered(10), AHEAD, LEAP_BOTH, KING),
    "zamma": Manner(_("four of alquerque"), _("ahead"), LEAP_ANY, _("a sultan, any distance")),
    "dama-filipina": Manner(
        _("{size} by {size}, one colour, as lines", size=8), AHEAD, LEAP_BOTH, KING
    ),
    "lasca": Manner(
        _chequered(7), AHEAD, _("a leap ahead; a prisoner"), _("an officer, one step"), YES
    ),
    "bashni": Manner(
        _chequered(8),
        AHEAD,
        _("a leap, ahead and back; a prisoner"),
        KING_AT_ONCE,
        YES,
    ),
    "fanorona": Manner(
        _("9 by 5, every other diagonal"),
        ANY,
        _("by approach or withdrawal, a run"),
        must=_("yes, one"),
    ),
    "konane": Manner(
        _("10 by 10, rows and columns"), _("not at all"), _("leaps straight on"), must=YES
    ),
    "dablot": Manner(_("7 rows of 6, and the middles between"), ANY, _("a leap, any way, by rank")),
    "peralikatuma": Manner(_("alquerque, four triangles"), ANY, LEAP_ANY),
    "dieciseis-soldados": Manner(_("alquerque, two triangles"), ANY, LEAP_ANY),
    "awithlaknannai": Manner(_("three long rows, diagonals"), ANY, LEAP_ANY),
    "queah": Manner(_("thirteen squares"), _("to a neighbour"), _("one leap")),
}
