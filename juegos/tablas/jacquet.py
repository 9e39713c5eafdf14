"""Jacquet, Lepeintre 1818: nobody is hit, and one man must be home before another sets out."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Kind, Rule, crux, implied, stated, supplied
from juegos.tablas.casas.board import MEN, OFF, QUARTER, SIDE, START, Board, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import End
from juegos.tablas.libro import Ending, Libro

SLUG = "jacquet"
WORK = "lepeintre1818"


class Treatise:
    """A maker of the rules that jacquet and garanguet have in the same words."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def stated(self, name: str, says: str, *, kind: Kind) -> Rule:
        """Return a rule that the chapter states."""
        return stated(f"{self.slug}.{name}", WORK, "", says, kind=kind)

    def implied(self, name: str, says: str, *, kind: Kind) -> Rule:
        """Return a rule that the chapter implies."""
        return implied(f"{self.slug}.{name}", WORK, "", says, kind=kind)

    def supplied(self, name: str, says: str, *, kind: Kind) -> Rule:
        """Return a rule of ours."""
        return supplied(f"{self.slug}.{name}", WORK, "", says, kind=kind)

    def common(self) -> tuple[Rule, ...]:
        """Return the rules of a turn and of its dice, which are ours, and that of bearing off."""
        return (
            self.supplied("main", "A throws first, and the players throw in turn.", kind="manner"),
            self.supplied("jouer", "Each number is a move of its own.", kind="move"),
            self.supplied(
                "force",
                "As many numbers as possible must be played and, where there is a choice, the "
                "larger.",
                kind="move",
            ),
            self.supplied("perdu", "What cannot be played is lost.", kind="move"),
            self.supplied(
                "lever",
                "Men are borne off once all of a side stand in the last quarter: a number bears "
                "off a man of its own arrow or, where no man stands so far back, the farthest.",
                kind="move",
            ),
        )

    def win(self) -> Rule:
        """Return the rule of winning."""
        return self.stated("gagner", "The first to bear off all his men wins.", kind="end")

    def doubles(self) -> tuple[Rule, Rule]:
        """Return the two rules of the double game that the chapter on gammon gives."""
        return (
            self.implied(
                "double",
                "If the double has been agreed, it is won, as at gammon, while the other has not "
                "brought all his men home.",
                kind="end",
            ),
            self.implied(
                "levee",
                "Reading double=levee: it is won, as at gammon, while the other has borne off no "
                "man.",
                kind="end",
            ),
        )

    def c_double(self) -> Crux:
        """Return the crux of the double game."""
        return crux(
            f"{self.slug}.double",
            WORK,
            "Is the double game agreed, and by which of the treatise’s two rules for gammon?",
            ("non", "no: every game counts once", WORK),
            (
                "oui",
                "yes: it counts twice while the other has a man outside his last quarter",
                WORK,
            ),
            ("levee", "yes: it counts twice while the other has borne off no man", WORK),
        )

    def endings(
        self, readings: Mapping[str, str], win: Rule, doubles: tuple[Rule, Rule]
    ) -> tuple[Ending, ...]:
        """Return the end of a game: all men of a side borne off."""

        def ending(board: Board, seat: int) -> End | None:
            who = SEATS[seat]
            if board[OFF] < MEN:
                return None
            is_double = any(board[SIDE + QUARTER + 1 :]), not board[SIDE + OFF]
            for reading, rule, double in zip(("oui", "levee"), doubles, is_double, strict=True):
                if double and readings["double"] == reading:
                    text = _("{who} has borne off all men, and wins the double game.", who=who)
                    return End(seat, 2, rule, text)
            return End(seat, 1, win, _("{who} has borne off all men and wins.", who=who))

        return (ending,)


TREATISE = Treatise(SLUG)
MAIN, JOUER, FORCE, PERDU, LEVER = TREATISE.common()
TALON = TREATISE.stated(
    "talon",
    "Each player’s men stand on one arrow in a corner in front of him; the two arrows lie at the "
    "ends of a diagonal of the board.",
    kind="men",
)
QUINZE = TREATISE.supplied(
    "quinze", "Each side has fifteen men, as at the other games of the board.", kind="men"
)
SENS = TREATISE.implied(
    "sens",
    "Both sides go round the same way, from the talon to the quarter opposite it: this is "
    "how the throws of the example are played.",
    kind="men",
)
DES = TREATISE.implied(
    "des", "Two dice are thrown, since doublets are played as at gammon.", kind="move"
)
PREMIERE = TREATISE.stated(
    "premiere",
    "The first man is played alone until it has reached the quarter opposite the talon; after that "
    "men are played at will.",
    kind="ban",
)
DOUBLETS = TREATISE.stated("doublets", "Doublets are played double, as at gammon.", kind="move")
BATTRE = TREATISE.stated("battre", "No man is hit.", kind="ban")
FERMER = TREATISE.implied(
    "fermer",
    "An arrow that the other holds is closed: this is how players shut the way.",
    kind="ban",
)
GAGNER, DOUBLES = TREATISE.win(), TREATISE.doubles()

C_FLECHE = crux(
    "jacquet.fleche",
    WORK,
    "How many men close an arrow to the other?",
    ("une", "one: the art is to hold as many arrows as one can", "juegos"),
    ("deux", "two: single men of both sides may share an arrow", "juegos"),
)

RULES: tuple[Rule, ...] = (
    *(TALON, QUINZE, SENS, DES, MAIN, PREMIERE, JOUER, DOUBLETS, BATTRE, FERMER, FORCE, PERDU),
    *(LEVER, GAGNER, *DOUBLES),
)
CRUCES: tuple[Crux, ...] = (C_FLECHE, TREATISE.c_double())
EVENT_RULES: Mapping[str, Rule] = {
    "dados": DES,
    "mover": JOUER,
    "men": TALON,
    "casa": FERMER,
    "hiere": BATTRE,
    "bar": BATTRE,
    "sacar": LEVER,
    "pierde": PERDU,
    "menor": FORCE,
    "todos": FORCE,
    "dobles": DOUBLETS,
    "courier": PREMIERE,
}


def jacquet(readings: Mapping[str, str]) -> TablesGame:
    """Return jacquet under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        lies="half",
        courier=QUARTER,
        closes=1 if chosen["fleche"] == "une" else 2,
        hits=False,
    )
    return TablesGame(
        Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 2),
            board=side({START: MEN}) * 2,
            event_rules=EVENT_RULES,
            ends=TREATISE.endings(chosen, GAGNER, DOUBLES),
        )
    )


ABOUT = About(
    SLUG,
    "Jacquet",
    WORK,
    jacquet,
    says=_("Nobody is hit, and one man runs ahead before the others may follow."),
    origin=_("France, described in 1818"),
    lesson=lesson(
        ("gagner", _("You want to bear off all your men before the other.")),
        ("premiere", _("First you move one man alone, until it is in your last quarter.")),
        ("sens", _("Both sides go round the board the same way, half a board apart.")),
        ("battre", _("No man is ever hit.")),
        ("fermer", _("As played here, a single man closes its arrow to the other.")),
        SmallBoard(
            "juega A 6-5 A 24:15 B 24:15",
            _("The first man of A goes eleven points; no other may move."),
            "24/13",
            "jouer",
        ),
        SmallBoard(
            "juega A 4-4 A 24:14 6 B 24:14 6",
            _("The first man is home. Four fours bring four men out."),
            "24/20(4)",
            "jouer",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "gagner",
        ),
    ),
)
