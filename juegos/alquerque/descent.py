"""Who descends from whom, when each game is first heard of, and how it is played, in few words.

What can be computed from the games is not told here. The works stand in the bibliography; the
page on where the games come from says more, and what is doubtful.
"""

from __future__ import annotations

from typing import NamedTuple

# How a game hangs together with the one it is set under.
SURE, BOARD, GUESS, LEAP, NAME = (
    "beyond much doubt",
    "by its board",
    "a conjecture",
    "by the leap alone",
    "by name only",
)
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

# Each stands after the one it is set under.
TREE = (
    Kin("alquerque", "", "", 1283, f"{CODEX}, fol. 91r", "ldj:91r"),
    Kin("cercar-la-liebre", "alquerque", BOARD, 1283, f"{CODEX}, fol. 91v", "ldj:91v"),
    Kin("zamma", "alquerque", BOARD, 1951, "Monod, quoted in DLP", "dlp"),
    Kin("fanorona", "alquerque", BOARD, 1886, "Montgomery", "montgomery1886"),
    Kin("peralikatuma", "alquerque", BOARD, 1873, "Ludovisi, as kotu ellima", "ludovisi1873"),
    Kin("dieciseis-soldados", "alquerque", BOARD, 1909, "Parker", "parker1909"),
    Kin("awithlaknannai", "alquerque", BOARD, 1903, "Stevenson", "stevenson1903"),
    Kin(DRAUGHTS, "alquerque", GUESS, 1495, "about then, says Westerveld", "westerveld2013"),
    Kin("damas-espanolas", DRAUGHTS, SURE, 1611, "Covarrubias", "covarrubias1611"),
    Kin("damas-turcas", DRAUGHTS, GUESS, 1663, "Thévenot, says Pratesi", "pratesi"),
    Kin("damas-internacionales", DRAUGHTS, SURE, 1736, "Laclef, says Britannica", "britannica1911"),
    Kin("dama-filipina", DRAUGHTS, SURE, 1900, "Culin", "culin1900"),
    Kin("damas-rusas", DRAUGHTS, SURE, 1827, "Petrov, quoted in DLP", "dlp"),
    Kin("bashni", "damas-rusas", SURE, 1875, "a collection of games", "viskovatov1875"),
    Kin("lasca", "bashni", SURE, 1911, "Lasker", "lasker1911"),
    Kin("dablot", "alquerque", LEAP, 1892, "Wiklund, says M. Winther", ""),
    Kin("konane", "alquerque", LEAP, 1784, "King, of March 1779", "king1784"),
    Kin("queah", "alquerque", LEAP, 1888, "Büttikofer", "buettikofer1888"),
    Kin("alquerque-de-nueve", "", NAME, 1283, f"{CODEX}, fol. 92r", "ldj:92r"),
    Kin("alquerque-de-tres", "", NAME, 1283, f"{CODEX}, fol. 93r", "ldj:93r"),
)


class Manner(NamedTuple):
    """How a game is played, by its default readings: its board, how men go, take and are crowned.

    ``must`` is empty where the core tells it.
    """

    board: str
    step: str
    take: str
    crowned: str = "never"
    must: str = ""


ANY = "any way"
AHEAD = "ahead, aslant"
KING = "a king, any distance"
CHEQUERED = "{0} by {0}, one colour"

MANNERS = {
    "alquerque": Manner("square, every other diagonal", ANY, "a leap, any way"),
    "alquerque-de-nueve": Manner(
        "three squares in one another", "along a line", "for three in a row", must="yes"
    ),
    "cercar-la-liebre": Manner(
        "that of alquerque", ANY, "the hare: a leap, any way", must="no, nor may the hunters"
    ),
    "alquerque-de-tres": Manner("square, two diagonals", "along a line", "not at all", must="–"),
    "damas-espanolas": Manner(CHEQUERED.format(8), AHEAD, "a leap ahead", KING),
    "damas-rusas": Manner(CHEQUERED.format(8), AHEAD, "a leap, ahead and back", f"{KING}, at once"),
    "damas-turcas": Manner(
        "8 by 8, rows and columns", "ahead, sideways", "a leap, ahead and sideways", KING
    ),
    "damas-internacionales": Manner(CHEQUERED.format(10), AHEAD, "a leap, ahead and back", KING),
    "zamma": Manner("four of alquerque", "ahead", "a leap, any way", "a sultan, any distance"),
    "dama-filipina": Manner(
        CHEQUERED.format(8) + ", as lines", AHEAD, "a leap, ahead and back", KING
    ),
    "lasca": Manner(
        CHEQUERED.format(7), AHEAD, "a leap ahead; a prisoner", "an officer, one step", "yes"
    ),
    "bashni": Manner(
        CHEQUERED.format(8),
        AHEAD,
        "a leap, ahead and back; a prisoner",
        f"{KING}, at once",
        "yes",
    ),
    "fanorona": Manner(
        "9 by 5, every other diagonal", ANY, "by approach or withdrawal, a run", must="yes, one"
    ),
    "konane": Manner("10 by 10, rows and columns", "not at all", "leaps straight on", must="yes"),
    "dablot": Manner(
        "7 rows of 6, and the middles between", ANY, "a leap, any way, by rank", "never"
    ),
    "peralikatuma": Manner("alquerque, four triangles", ANY, "a leap, any way"),
    "dieciseis-soldados": Manner("alquerque, two triangles", ANY, "a leap, any way"),
    "awithlaknannai": Manner("three long rows, diagonals", ANY, "a leap, any way"),
    "queah": Manner("thirteen squares", "to a neighbour", "one leap"),
}
