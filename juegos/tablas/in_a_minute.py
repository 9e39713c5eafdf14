"""The lessons of a minute of the games of tables."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.in_a_minute import MinuteLesson, SmallBoard, lesson
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

# Positions: a petit jan but for one man, lone men of B within reach, one behind closed arrows.
_FIVE = "T:6 1:2 2:2 3:2 4:2 5 / T:13 6 7"
_LONE = "T:11 5:2 6:2 / T:13 6 7"
_CLOSED = "T:13 11:2 / T:6 6 7:2 8:2 9:2 10:2"
_EARLY = "lances=3,3 coin=0,0 pavillon=- premier=- du=0"
_LATER = "lances=9,9 coin=0,0 pavillon=- premier=- du=0"
_AFTER = "lances=10,9 coin=0,0 pavillon=- premier=- du=0"
_WRITTEN = "marques=0,0 refaits=0 mano=A"
_LINED_UP = "A 24:2 13:5 8:3 6:5"

LESSONS: Mapping[str, MinuteLesson] = {
    "backgammon": lesson(
        ("gana", _("Bring all your men home and bear them off before the other has done so.")),
        ("mover", _("In turn you throw two dice; each moves a man forward by its number.")),
        ("bloqueada", _("You may not stop where the other has two men or more.")),
        ("captura", _("You may stop on a man who stands alone: he is hit, and goes to the bar.")),
        (
            "rescate",
            _("While you have a man on the bar you may move no other, so leave few alone."),
        ),
        SmallBoard(
            f"juega A 4-1 {_LINED_UP} B 24:2 13:4 8:3 6:5 5",
            _("A hits the man who stands alone on A’s 20."),
            "24/20* 6/5",
            "captura",
        ),
        SmallBoard(
            "juega A 6-1 A bar 24 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5",
            _("A must enter first, and only the ace lets him in."),
            "bar/24 13/7",
            "rescate",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "gana",
        ),
    ),
    "tabula": lesson(
        ("gana", _("As played here, you want to bear off all your men before the other.")),
        ("sentido", _("Both sides bring in fifteen men, and go round the board the same way.")),
        ("mover", _("You throw three dice, and each is a move of its own.")),
        (
            "herida",
            _("A man who stands alone is hit if the other stops there, and must enter anew."),
        ),
        (
            "fuerza",
            _(
                "You must play whatever can be played, even to your harm: this undid the "
                "emperor Zeno."
            ),
        ),
        SmallBoard(
            "juega A 6-3-2 A hand:15 B hand:15",
            _("The first throw brings in three men."),
            "hand/23 hand/22 hand/19",
            "entrada",
        ),
        SmallBoard(
            "juega A 4-2-1 A hand:13 24:2 B hand:13 21 12",
            _("A enters on 21, where a man of B stood alone."),
            "hand/24 hand/23 hand/21*",
            "herida",
        ),
        SmallBoard(
            "juega A 6-5-2 A 19:7 16 15:2 6:2 5:2 2 B 17:2 14:2 13:2 12 11:2 10:2 7:2 4:2",
            _("Zeno threw 6-5-2, and had to break three of his pairs."),
            "15/9 6/1 5/3",
            "mover",
        ),
    ),
    "trictrac": lesson(
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
        SmallBoard(
            f"jet A - / {_FIVE} / 0,10,1 0,0,0 / {_LATER}", _TWO_HOLES, "5-3", "trou-double"
        ),
    ),
    "trictrac-a-ecrire": lesson(
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
    ),
    "toc": lesson(
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
    ),
    "tick-tack": lesson(
        ("hit", _("You want a throw that brings a man to a lone man of the other.")),
        ("pass", _("You move one man by each number, or one man by both.")),
        ("block", _("No man may be put where the other has a man.")),
        ("second-table", _("A throw that fills the six points of your second table wins two.")),
        ("hit", _("As played here, such a throw ends the game: leave no man alone within reach.")),
        SmallBoard(
            "throw A - / T:13 2 4 / T:14 9 / vies=0 missed=0",
            _("6-4 brings a man to the lone man of B: A wins one."),
            "6-4",
            "hit",
        ),
        SmallBoard(
            "throw A - / T:13 8:2 / T:13 1:2 / vies=0 missed=0",
            _("4-4 brings two men to the other’s eleventh point: A wins two."),
            "4-4",
            "going-in",
        ),
        SmallBoard(
            "throw A - / T:3 5 6:2 7:2 8:2 9:2 10:2 11 / T:13 11:2 / vies=0 missed=0",
            _("A six fills the second table: A wins two."),
            "6-1",
            "second-table",
        ),
    ),
    "todas-tablas": lesson(
        ("gana", _("As played here, you want to bear off all your men before the other.")),
        ("dados", _("Two dice are thrown, and you move a man forward by each.")),
        ("dobladas", _("A man alone can be hit; two or more together are safe.")),
        ("entrar", _("Men that were hit must enter before you move another.")),
        ("mover", _("Do not hope for doublets: as played here equal dice are played once each.")),
        SmallBoard(
            f"juega A 4-1 {_LINED_UP} B 24:2 13:4 8:3 6:5 5",
            _("A hits the man who stands alone on A’s 20."),
            "24/20* 6/5",
            "tomadas",
        ),
        SmallBoard(
            "juega A 6-1 A bar 24 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5",
            _("A must enter first, and only the ace lets him in."),
            "bar/24 13/7",
            "entrar",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "gana",
        ),
    ),
}
