"""The games of the Book of Tables, fols. 72r-80r: their common rules, and a game as a value.

A leaf has the rules of its own game. The prologue tells for all of them how boards are counted,
what closes a casa and what a barata is; no leaf tells how dice are played and men borne off, so
those rules are supplied, the same for all. The manera, where neither side can play, occurs only in
the games in which men of one side keep out those of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from juegos.core.advice import Players
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas.casas.board import BAR, HAND, MEN, OFF, QUARTER, SIDE, Board, Travel
from juegos.tablas.casas.state import TIRA, End
from juegos.tablas.casas.strong_player import CLOSE
from juegos.tablas.casas.turns import USUAL, Turns
from juegos.tablas.libro_evaluation import Worth, stored_weights

PLAIN = Players(
    ("greedy", "random"),
    "juegos.tablas.players:advise",
    work=1,
    reviews="juegos.tablas.review:REVIEWER",
)
# Levels of the games in which looking ahead has not been seen to gain anything against greedy
# (``juegos/tablas/matches.py``), or took more than a second for a move.
AT_SIGHT = replace(PLAIN, levels=("good", *PLAIN.levels))

Ending = Callable[[Board, int], End | None]


@dataclass
class Libro:
    """A game of the book under chosen readings; ``TablesGame`` plays it.

    ``ends`` are asked in their order after each play, with the board as the player sees it. A side
    wins with all its men at ``home`` or lower: borne off, unless a reading says otherwise.
    """

    slug: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    readings: Mapping[str, str]
    travel: Travel
    dice: int
    board: Board
    event_rules: Mapping[str, Rule]
    ends: tuple[Ending, ...]
    turns: Turns = USUAL
    opening: str = TIRA
    home: int = OFF
    near: float = CLOSE
    mistake: float = 0.02

    @cached_property
    def worth(self) -> Worth:
        """The value of a board, in stakes, to the side that has just played."""
        weights, fails = stored_weights().of(self.slug), bool(self.turns.fails)
        return Worth(weights, self.travel, self.dice, ends=self.home, fails=fails)

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends after ``seat`` has played; the board is as that seat sees it."""
        return next(filter(None, (ending(board, seat) for ending in self.ends)), None)


class Leaf(NamedTuple):
    """A game and its leaf: a maker of the rules that games of the book have in the same words."""

    slug: str
    place: str

    def contar(self) -> Rule:
        """Return the rule on the names of casas."""
        return stated(
            f"{self.slug}.contar",
            "ldj:72v.a.36-41",
            "",
            "In each quarter the six is the casa beside the middle of the board, the ace that at "
            "its outer edge.",
            kind="board",
        )

    def cerrada(self) -> Rule:
        """Return the rule on closed casas."""
        return implied(
            f"{self.slug}.cerrada",
            "ldj:72v.a.10-13",
            "",
            "No man stops on a casa where two or more of the other’s stand.",
            kind="ban",
        )

    def dados(self) -> Rule:
        """Return the rule that dice are thrown, for a leaf that gives no number of them."""
        return supplied(
            f"{self.slug}.dados",
            self.place,
            "",
            "Three dice are thrown, or two; the leaf gives no number.",
            kind="move",
        )

    def mano(self) -> Rule:
        """Return the rule on who throws first, where the leaf does not say."""
        return supplied(
            f"{self.slug}.mano",
            self.place,
            "",
            "A throws first: the leaf does not say who does.",
            kind="manner",
        )

    def batalla(self, lines: str) -> Rule:
        """Return the rule that a battle decides who throws first."""
        return stated(
            f"{self.slug}.batalla",
            f"{self.place}.{lines}",
            "",
            "The winner of the batalla, a throw-off, throws first.",
            kind="move",
        )

    def uno(self) -> Rule:
        """Return the rule that explains the batalla."""
        return supplied(
            f"{self.slug}.uno",
            self.place,
            "",
            "In the batalla each player throws one die: the higher wins, and a tie is thrown "
            "again.",
            kind="manner",
        )

    def mover(self) -> Rule:
        """Return the rule on moving a man by a die."""
        return self._ours("mover", "Each die is a move of its own.")

    def fuerza(self) -> Rule:
        """Return the rule on what must be played."""
        return self._ours(
            "fuerza",
            "As many dice as possible must be played and, where there is a choice, the larger.",
        )

    def pierde(self) -> Rule:
        """Return the rule on a die that cannot be played."""
        return self._ours("pierde", "What cannot be played is lost.")

    def entrar(self) -> Rule:
        """Return the rule that men enter first."""
        return self._ours("entrar", "Men that were hit enter before another moves.")

    def sacar(self) -> Rule:
        """Return the rule on bearing men off."""
        return self._ours(
            "sacar",
            "Men are borne off once all of a side stand in its last quarter: a number bears off a "
            "man of its own casa or, where no man stands so far back, the farthest.",
        )

    def event_rules(self, **other: Rule) -> Mapping[str, Rule]:
        """Return the rules of events, those of this leaf where no other is given."""
        ours = {"mover": self.mover, "casa": self.cerrada, "bar": self.entrar}
        ours |= {"sacar": self.sacar, "pierde": self.pierde}
        ours |= {"menor": self.fuerza, "todos": self.fuerza}
        return {**{name: rule() for name, rule in ours.items() if name not in other}, **other}

    def _ours(self, name: str, says: str) -> Rule:
        return supplied(f"{self.slug}.{name}", self.place, "", says, kind="move")

    def gana(self, lines: str = "") -> Rule:
        """Return the rule of winning, from lines of the leaf, or supplied where there are none."""
        words = "The first to bear off all his men wins."
        if not lines:
            return supplied(f"{self.slug}.gana", self.place, "", words, kind="end")
        return stated(f"{self.slug}.gana", f"{self.place}.{lines}", "", words, kind="end")

    def la_barata(self) -> Rule:
        """Return the rule of the barata from the prologue, which one reading of a leaf plays."""
        return stated(
            f"{self.slug}.barata",
            "ldj:72v.a.14-18",
            "",
            "Where the barata is played, a player who has men to enter, and finds all casas of "
            "that quarter closed, loses.",
            kind="end",
        )

    def c_fin(self, lines: str) -> Crux:
        """Return the crux of the end, for a leaf that only tells where all men must arrive."""
        return crux(
            f"{self.slug}.fin",
            f"{self.place}.{lines}",
            "What wins? The leaf names no bearing off.",
            ("leuar", "to bear all men off first, as elsewhere", "ludii"),
            ("pasar", "to have all men in the quarter opposite first", "juegos"),
        )

    def c_dados(self, by: str = "ludii") -> Crux:
        """Return the crux of the number of dice, for a leaf that has none."""
        return crux(
            f"{self.slug}.dados",
            self.place,
            "With how many dice? The leaf does not say.",
            ("tres", "three, as in most games of the book that have a number", by),
            ("dos", "two", "juegos"),
        )

    def c_justa(self) -> Crux:
        """Return the crux of the men that a number bears off."""
        return crux(
            f"{self.slug}.salida-justa",
            self.place,
            "Must the number that bears a man off be that of its casa?",
            ("no", "no: a larger number bears off the farthest man", "juegos"),
            ("si", "yes: no other number bears a man off", "juegos"),
        )

    def c_doblar(self, *more: tuple[str, str, str]) -> Crux:
        """Return the crux of the men that may not join another of their side.

        ``more`` are further readings of the leaf.
        """
        return crux(
            f"{self.slug}.doblar",
            "ldj:79v.b.4-7",
            "Which men may not join another of their side?",
            (
                "pasada-la-mitad",
                "those that have not passed the middle, as fol. 79v says of emperador",
                "juegos",
            ),
            ("al-entrar", "only those that enter, as fol. 76r says", "juegos"),
            *more,
        )

    def c_barata(self) -> Crux:
        """Return the crux of whether the barata of the prologue is played."""
        return crux(
            f"{self.slug}.barata",
            "ldj:72v.a.14-18",
            "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
            ("no", "no: a player who cannot enter loses his turn", "juegos"),
            ("si", "yes: a player who finds all six casas closed has lost", "juegos"),
        )


def exits(readings: Mapping[str, str]) -> str:
    """Return the men that a die bears off, by the reading of ``salida-justa``."""
    return "justa" if readings["salida-justa"] == "si" else "ultima"


def alone(readings: Mapping[str, str], middle: int) -> int:
    """Return the casa above which no man joins another, by the reading of ``doblar``."""
    return middle if readings["doblar"] == "pasada-la-mitad" else HAND


def dice_count(readings: Mapping[str, str]) -> int:
    """Return the number of dice, by the reading of ``dados``."""
    return 3 if readings["dados"] == "tres" else 2


def borne_off(rule: Rule) -> Ending:
    """Return the end of a game won by the first to bear off all men."""

    def ending(board: Board, seat: int) -> End | None:
        if board[OFF] < MEN:
            return None
        return End(seat, 1, rule, _("{who} has borne off all men and wins.", who=SEATS[seat]))

    return ending


def all_passed(rule: Rule) -> Ending:
    """Return the end of a game won by the first to have all men in the last quarter."""

    def ending(board: Board, seat: int) -> End | None:
        if any(board[QUARTER + 1 : SIDE]):
            return None
        text = _("{who} has all men in the last quarter and wins.", who=SEATS[seat])
        return End(seat, 1, rule, text)

    return ending


def ends(
    readings: Mapping[str, str], off: Rule, barata: Rule, travel: Travel
) -> tuple[Ending, ...]:
    """Return the ends of a game in which a barata is a reading."""
    played = (by_barata(barata, travel),) if readings["barata"] == "si" else ()
    return (borne_off(off), *played)


def by_barata(rule: Rule, travel: Travel) -> Ending:
    """Return the end of a game in which a man must enter and all six casas are closed."""
    doors = [travel.facing(travel.gate - die) for die in range(1, 7)]

    def ending(board: Board, seat: int) -> End | None:
        if not board[SIDE + BAR] or any(board[casa] < 2 for casa in doors):
            return None
        who, other = SEATS[seat], SEATS[1 - seat]
        text = _("{other} has no casa to enter: {who} wins by barata.", other=other, who=who)
        return End(seat, 1, rule, text)

    return ending
