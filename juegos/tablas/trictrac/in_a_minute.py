"""The lessons of a minute of trictrac and the games like it."""

from __future__ import annotations

from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _

# What several games say in the same words.
_HITS = (
    "battue-vrai",
    _(
        "A throw that could bring your man to a lone man of the other hits him, but he stays "
        "in place."
    ),
)
_FILLS = (
    "remplir",
    _(
        "A table with two men on each of its six arrows is a full jan: if you can fill one, "
        "you must."
    ),
)
_NO_ARROW = (
    "fleche-libre",
    _("You may not put a man on an arrow where the other has even one man."),
)
_GO = (
    "s-en-aller",
    _("If your own throw makes a hole, you may go away: all men go back to the talons."),
)
_FILLED = _("The five can put a second man on 5, the last arrow that lacked one: the petit jan.")
_TWO_HOLES = _("A had ten points, B none: four more make two holes, with two points over.")

# Positions: a petit jan that lacks one man, lone men of B within reach, one behind closed arrows.
_FIVE = "T:6 1:2 2:2 3:2 4:2 5 / T:13 6 7"
_LONE = "T:11 5:2 6:2 / T:13 6 7"
_CLOSED = "T:13 11:2 / T:6 6 7:2 8:2 9:2 10:2"
_EARLY = "lances=3,3 coin=0,0 pavillon=- premier=- du=0"
_LATER = "lances=9,9 coin=0,0 pavillon=- premier=- du=0"
_AFTER = "lances=10,9 coin=0,0 pavillon=- premier=- du=0"
_WRITTEN = "marques=0,0 refaits=0 mano=A"

TRICTRAC = lesson(
    ("tour", _("You want to be the first to twelve holes; twelve points are a hole.")),
    _HITS,
    _FILLS,
    _GO,
    _NO_ARROW,
    SmallBoard(
        f"jet A - / {_LONE} / 0,0,0 0,0,0 / {_EARLY}",
        _("6-5 could reach two lone men of B: two points for each."),
        "6-5",
        "battue-vrai",
    ),
    SmallBoard(f"jet A - / {_FIVE} / 0,0,0 0,0,0 / {_LATER}", _FILLED, "5-3", "remplir-petit"),
    SmallBoard(f"jet A - / {_FIVE} / 0,10,1 0,0,0 / {_LATER}", _TWO_HOLES, "5-3", "trou-double"),
)

A_ECRIRE = lesson(
    (
        "partie",
        _(
            "You want to gain more than the other over all the marqués; as played here, "
            "there are eight."
        ),
    ),
    (
        "marque-ecrit",
        _("A marqué ends when a player goes away and either has six holes: more holes win it."),
    ),
    _HITS,
    _FILLS,
    (
        "consolation",
        _("The winner is paid at least his lead in holes plus two: even a lead of one counts."),
    ),
    SmallBoard(
        f"jet A - / {_FIVE} / 0,0,0 0,0,0 / {_LATER} / {_WRITTEN}",
        _FILLED,
        "5-3",
        "remplir-petit",
    ),
    SmallBoard(
        f"jet A - / {_FIVE} / 0,10,1 0,0,0 / {_LATER} / {_WRITTEN}",
        _TWO_HOLES,
        "5-3",
        "trou-double",
    ),
    SmallBoard(
        f"decide A 5-3 / {_FIVE} / 6,2,1 3,0,0 / {_AFTER} / {_WRITTEN}",
        _("With six holes to three A goes away and wins the marqué."),
        "va",
        "marque-ecrit",
    ),
)

TOC = lesson(
    (
        "partie",
        _("The first to win the agreed number of holes wins; as played here, that is one."),
    ),
    ("trou", _("No points are counted: a throw that makes a jan or a hit is worth a hole.")),
    _HITS,
    _FILLS,
    (
        "battue-faux",
        _("Reaching a man only by the sum, over closed arrows, is a gain for the other."),
    ),
    SmallBoard(f"jet A - / {_FIVE} / 0,0,0 0,0,0 / {_LATER}", _FILLED, "5-3", "remplir-petit"),
    SmallBoard(
        f"jet A - / {_LONE} / 0,0,0 0,0,0 / {_EARLY}",
        _("6-5 could reach a lone man of B: A has the hole."),
        "6-5",
        "battue-vrai",
    ),
    SmallBoard(
        f"jet A - / {_CLOSED} / 0,0,0 0,0,0 / {_EARLY}",
        _("4-2 reaches the lone man over closed arrows only: a false hit."),
        "4-2",
        "battue-faux",
    ),
)
