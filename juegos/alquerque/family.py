"""The manifest of the games on points and lines: the alquerques and their kin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from juegos.alquerque import list_of_games
from juegos.core.about import Listed
from juegos.core.advice import Player, Players
from juegos.core.manifest import Can, Entry, Maker, Makers
from juegos.core.message import _

if TYPE_CHECKING:
    from juegos.alquerque.points_game import PointsGame
    from juegos.alquerque.state import State
    from juegos.core.formats import Format
    from juegos.core.review import Reviewer
    from juegos.core.source import Crux
    from juegos.engine.line_game import Move


def _searcher() -> Player[PointsGame, State, Move]:
    from juegos.alquerque.players import advise

    return advise


def _reviewer() -> Reviewer:
    from juegos.alquerque.review import REVIEWER

    return REVIEWER


def _cruces(slug: str) -> tuple[Crux, ...]:
    from juegos.alquerque.list_of_cruces import cruces

    return cruces(slug)


LEVELS = ("strong", "middling", "weak", "greedy", "random")
PLAYERS = Players(LEVELS, _searcher, work=72_000, reviewer=_reviewer)
# Levels that were not better than the next below when they met: ``python -m conf.make.levels``.
# Where whoever can take must, to take most is to move by lot.
_GREEDY = ("greedy",)
NO_BETTER: Mapping[str, tuple[str, ...]] = {
    "alquerque-de-nueve": _GREEDY,
    "cercar-la-liebre": _GREEDY,
    "alquerque-de-tres": _GREEDY,
    "damas-espanolas": _GREEDY,
    "damas-rusas": _GREEDY,
    "damas-turcas": _GREEDY,
    "damas-internacionales": _GREEDY,
    "zamma": _GREEDY,
    "dama-filipina": _GREEDY,
    "lasca": _GREEDY,
    "bashni": _GREEDY,
    "fanorona": ("weak",),
    "konane": _GREEDY,
    "peralikatuma": _GREEDY,
    "dieciseis-soldados": _GREEDY,
}

CAN = frozenset({Can.STEP, Can.POSITIONAL})


def _pdn() -> Format:
    from juegos.alquerque.pdn import PDN

    return PDN


IN_PDN = ("damas-espanolas", "damas-rusas", "damas-turcas", "damas-internacionales")
COLOURS = (_("White"), _("Black"))


def _entry(game: Listed) -> Entry:
    """Return the entry of a game of points: its own fields, and those of the family."""
    players = PLAYERS.without(NO_BETTER.get(game.slug, ()))
    if game.levels:
        players = Players(game.levels, game.player, game.work)
    return Entry(
        *(game.slug, game.name, "alquerque", tuple(game.loci.split()), game.make, players),
        can=CAN,
        disputed=_cruces,
        says=game.says,
        origin=game.origin,
        sides=game.sides or COLOURS,
        formats={"pdn": _pdn} if game.slug in IN_PDN else {},
        about=game.about,
    )


TITLE = "The alquerques and their kin"
GAMES = tuple(map(_entry, list_of_games.GAMES))

_SOLVED_WHOLE = ("konane", "fanorona", "queah")
_COSTLY = tuple(game.slug for game in list_of_games.GAMES if "coste" in game.tables)


def _tables() -> Mapping[str, Maker]:
    from juegos.alquerque import tables

    return {
        "alquerque.grados": tables.degrees,
        "alquerque.apertura": tables.openings,
        "alquerque.finales": tables.endings_solved,
        "alquerque-de-tres.resuelta": tables.three_solved,
        "alquerque-de-tres.primera": tables.three_first_men,
        "cercar-la-liebre.resuelta": tables.hare_solved,
        "cercar-la-liebre.comienzo": tables.hare_set_ups,
        "cercar-la-liebre.estrategia": tables.hare_strategy,
        "alquerque-familia.comparacion": tables.side_by_side,
        "alquerque-familia.maneras": tables.manners,
        "alquerque-familia.arbol": tables.kinship,
        "alquerque-familia.encuentros": tables.matches,
        "alquerque-familia.tableros": tables.all_boards,
        "alquerque-familia.perft": tables.sequences,
        **{f"{slug}.resuelta": tables.whole_games for slug in _SOLVED_WHOLE},
        **{f"{slug}.coste": tables.cost for slug in _COSTLY},
        **{f"{entry.slug}.perft": tables.sequences_of_one for entry in GAMES},
    }


def _of_agreement() -> Mapping[str, Maker]:
    from juegos.alquerque.agreement import cuadro_acuerdo

    return {"alquerque-familia.acuerdo": cuadro_acuerdo}


TABLES: Mapping[str, Makers] = {
    "alquerque.grados": _tables,
    "alquerque.apertura": _tables,
    **{f"{slug}.resuelta": _tables for slug in _SOLVED_WHOLE},
    **{f"{slug}.coste": _tables for slug in _COSTLY},
    "alquerque.finales": _tables,
    "alquerque-de-tres.resuelta": _tables,
    "alquerque-de-tres.primera": _tables,
    "cercar-la-liebre.resuelta": _tables,
    "cercar-la-liebre.comienzo": _tables,
    "cercar-la-liebre.estrategia": _tables,
    "alquerque-familia.comparacion": _tables,
    "alquerque-familia.maneras": _tables,
    "alquerque-familia.arbol": _tables,
    "alquerque-familia.acuerdo": _of_agreement,
    "alquerque-familia.encuentros": _tables,
    "alquerque-familia.tableros": _tables,
}
# How many sequences of moves there are; listed after all other tables.
COUNTS: Mapping[str, Makers] = {
    "alquerque-familia.perft": _tables,
    **{f"{entry.slug}.perft": _tables for entry in GAMES},
}
