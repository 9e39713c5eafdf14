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
# Levels that were not better than the next below when they met: ``python -m tests.bench.levels``.
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

CAN = frozenset({Can.STEP, Can.PLACE})


def _pdn() -> Format:
    from juegos.alquerque.pdn import PDN

    return PDN


IN_PDN = ("damas-espanolas", "damas-rusas", "damas-turcas", "damas-internacionales")
COLOURS = (_("White"), _("Black"))


def _entry(game: Listed) -> Entry:
    """Return the entry of a game on lines, which says what is its own and shares the rest."""
    players = PLAYERS.without(NO_BETTER.get(game.slug, ()))
    if game.levels:
        players = Players(game.levels, game.player, game.work)
    return Entry(
        *(game.slug, game.name, "alquerque", tuple(game.loci.split()), game.make, players),
        can=CAN,
        disputed=_cruces,
        says=game.says,
        whence=game.whence,
        sides=game.sides or COLOURS,
        formats={"pdn": _pdn} if game.slug in IN_PDN else {},
        about=game.about,
    )


TITLE = "The alquerques and their kin"
GAMES = tuple(map(_entry, list_of_games.GAMES))

_SOLVED_WHOLE = ("konane", "fanorona", "queah")
_COSTLY = tuple(game.slug for game in list_of_games.GAMES if "coste" in game.tables)


def _side_by_side() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_side_by_side as tables

    return {
        "alquerque.grados": tables.cuadro_grados,
        "alquerque.apertura": tables.cuadro_apertura,
        "alquerque-familia.comparacion": tables.cuadro_comparacion,
        "alquerque-familia.maneras": tables.cuadro_maneras,
        "alquerque-familia.arbol": tables.cuadro_arbol,
    }


def _of_whole_games() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_whole_games import cuadro_entera

    return {f"{slug}.resuelta": cuadro_entera for slug in _SOLVED_WHOLE}


def _of_cost() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_cost import cuadro_coste

    return {f"{slug}.coste": cuadro_coste for slug in _COSTLY}


def _of_solutions() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_of_solutions as tables

    return {
        "alquerque.finales": tables.cuadro_finales,
        "alquerque-de-tres.resuelta": tables.cuadro_resuelta,
        "alquerque-de-tres.primera": tables.cuadro_primera,
    }


def _of_liebre() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_of_liebre as tables

    return {
        "cercar-la-liebre.resuelta": tables.cuadro_resuelta,
        "cercar-la-liebre.comienzo": tables.cuadro_comienzo,
        "cercar-la-liebre.estrategia": tables.cuadro_estrategia,
    }


def _of_agreement() -> Mapping[str, Maker]:
    from juegos.alquerque.agreement import cuadro_acuerdo

    return {"alquerque-familia.acuerdo": cuadro_acuerdo}


def _of_matches() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_matches import cuadro_encuentros

    return {"alquerque-familia.encuentros": cuadro_encuentros}


def _of_boards() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_boards import cuadro_tableros

    return {"alquerque-familia.tableros": cuadro_tableros}


def _of_sequences() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_the_family import cuadro_perft, cuadro_perft_de

    each = {f"{entry.slug}.perft": cuadro_perft_de for entry in GAMES}
    return {"alquerque-familia.perft": cuadro_perft, **each}


TABLES: Mapping[str, Makers] = {
    "alquerque.grados": _side_by_side,
    "alquerque.apertura": _side_by_side,
    **{f"{slug}.resuelta": _of_whole_games for slug in _SOLVED_WHOLE},
    **{f"{slug}.coste": _of_cost for slug in _COSTLY},
    "alquerque.finales": _of_solutions,
    "alquerque-de-tres.resuelta": _of_solutions,
    "alquerque-de-tres.primera": _of_solutions,
    "cercar-la-liebre.resuelta": _of_liebre,
    "cercar-la-liebre.comienzo": _of_liebre,
    "cercar-la-liebre.estrategia": _of_liebre,
    "alquerque-familia.comparacion": _side_by_side,
    "alquerque-familia.maneras": _side_by_side,
    "alquerque-familia.arbol": _side_by_side,
    "alquerque-familia.acuerdo": _of_agreement,
    "alquerque-familia.encuentros": _of_matches,
    "alquerque-familia.tableros": _of_boards,
}
# How many sequences of moves there are; listed after all other tables.
COUNTS: Mapping[str, Makers] = {
    "alquerque-familia.perft": _of_sequences,
    **{f"{entry.slug}.perft": _of_sequences for entry in GAMES},
}
