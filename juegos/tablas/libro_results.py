"""The results of the race games of the Book of Tables between two of our players, as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus, Rule
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas import quinze_tablas
from juegos.tablas.libro_comparison import GAMES
from juegos.tablas.libro_selfplay import GREEDY, MADE, RANDOM, SelfplayResult

# The games measured, each with its leaf, in the order of the book.
MEASURED: Mapping[str, str] = {
    "quinze-tablas": "ldj:73r",
    "fallas": "ldj:74v",
    "seis-dos-y-as": "ldj:75r",
    "emperador": "ldj:75v",
    "medio-emperador": "ldj:76r",
    "pareja-de-entrada": "ldj:76v",
    "cab-e-quinal": "ldj:77r",
    "todas-tablas": "ldj:77v",
    "laquet": "ldj:78r",
    "buffa-cortesa": "ldj:78v",
    "buffa-de-baldrac": "ldj:79r",
    "romanos-reencontrat": "ldj:79v",
}
# The readings that make a race of a game that is none by default.
AS_RACE: Mapping[str, Mapping[str, str]] = {"quinze-tablas": quinze_tablas.ABOUT.choice}
# What else the player has who throws first, where one side always does.
FIRST: Mapping[str, Message] = {
    "seis-dos-y-as": _("the player who throws first, with the six, the two and the ace, wins"),
    "cab-e-quinal": _("the player who throws first, with the men on the five, wins"),
}
# What the side has that is A, where the sides differ and either may throw first.
SIDE_OF_A: Mapping[str, Message] = {"laquet": _("the side with fourteen men on one casa wins")}
# Ends that are played under some readings alone, each with the crux and the keys that have it.
BY_READING: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "barata": ("barata", ("si", "doze-y-quatro")),
    "vacia": ("barata", ("sin-entrada",)),
    "pasar": ("fin", ("pasar",)),
    "todas": ("juego", ("encasar",)),
}
NOT_BY_READING: Mapping[str, tuple[str, tuple[str, ...]]] = {"gana": ("fin", ("pasar",))}
COLUMNS = (
    *(_("what was measured"), _("value"), _("standard error")),
    *(_("value at random"), _("standard error at random")),
)


class Row(NamedTuple):
    """A row of the table: its head, and how its value and error follow from the measurements."""

    says: Message
    value: Any


def game(slug: str, readings: Mapping[str, str]) -> Any:
    """Return a game as a race, under further readings."""
    return GAMES[MEASURED[slug].partition(":")[2]]({**AS_RACE.get(slug, {}), **readings})


def written(slug: str) -> str:
    """Return the readings that make a race of a game, as they are written: ``crux=key``."""
    return " ".join(f"{crux}={key}" for crux, key in AS_RACE.get(slug, {}).items())


def ending_rules(played: Any) -> list[Rule]:
    """Return the rules that can end a game under its readings."""
    ends = (rule for rule in played.rules if rule.kind == "end")
    return [rule for rule in ends if _in_force(rule, played.readings)]


def _in_force(rule: Rule, readings: Mapping[str, str]) -> bool:
    name = rule.id.partition(".")[2]
    crux, keys = BY_READING.get(name, ("", ()))
    other, barred = NOT_BY_READING.get(name, ("", ()))
    return (not crux or readings.get(crux) in keys) and readings.get(other) not in barred


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return who wins a game and how, how long it is, and how many men are hit in it.

    Raises:
        UnknownName: readings are given; the game was measured under the default ones, or those of
            ``AS_RACE``.
    """
    choose(slug, (), readings)
    greedy, by_lot = GREEDY[slug], RANDOM[slug]
    rows: list[list[Cell]] = [
        [says, *figures(greedy), *figures(by_lot)]
        for says, figures in _rows(slug, (greedy, by_lot))
    ]
    return Table(
        f"{slug}.chances",
        _("Measured in games of the greedy player against itself, and at random"),
        COLUMNS,
        as_tuples(rows),
        _(
            "chances; throws; men; {under}; {games} simulated games and {lots} at random, {day}; "
            "an error with < is three divided by the number of games, where something happened "
            "never or always",
            under=written(slug) or _("by the default readings"),
            games=greedy.games,
            lots=by_lot.games,
            day=MADE,
        ),
        (Locus.parse(MEASURED[slug]),),
        (),
    )


def _rows(slug: str, selfplay_results: Sequence[SelfplayResult]) -> Iterator[Row]:
    first = FIRST.get(slug, _("the player who throws first wins"))
    yield Row(first, lambda one: one.share(one.first))
    if slug in SIDE_OF_A:
        yield Row(SIDE_OF_A[slug], lambda one: one.share(one.seat))
    ends = [rule.id for rule in ending_rules(game(slug, {}))]
    if any(one.drawn for one in selfplay_results):
        yield Row(_("nobody wins"), lambda one: one.share(one.drawn))
    for why in ends if len(ends) > 1 else ():
        yield Row(
            _("the game ends by {rule}", rule=why),
            lambda one, why=why: one.share(one.ends.get(why, 0)),
        )
    yield Row(_("throws in a game"), lambda one: one.mean(one.throws))
    if any(one.hits[0] for one in selfplay_results):
        yield Row(_("men hit in a game"), lambda one: one.mean(one.hits))
