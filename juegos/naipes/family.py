"""The manifest of the games of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from juegos.core.about import Readings
from juegos.core.advice import Player, Players
from juegos.core.manifest import Can, Entry, Maker, Makers
from juegos.core.message import _

if TYPE_CHECKING:
    from juegos.core.game import Game
    from juegos.core.review import Reviewer
    from juegos.core.source import Crux
    from juegos.naipes.piquet.game import Piquet, State

Request = Mapping[str, Any]
Reply = Mapping[str, Any]


def _piquet(readings: Readings) -> Game[Any, Any]:
    from juegos.naipes.piquet.game import Piquet

    return Piquet(readings)


def _piquet_au_cent(readings: Readings) -> Game[Any, Any]:
    from juegos.naipes.piquet.au_cent import AU_CENT
    from juegos.naipes.piquet.game import Piquet

    return Piquet(readings, AU_CENT)


def _imaginer() -> Player[Piquet, State, str]:
    from juegos.naipes.piquet.players import advise

    return advise


def _reviewer() -> Reviewer:
    from juegos.naipes.piquet.rivals.review import REVIEWER

    return REVIEWER


def _cruces(slug: str) -> tuple[Crux, ...]:
    from juegos.naipes.list_of_cruces import cruces

    return cruces(slug)


PLAYERS = Players(
    ("strong", "beginner", "random"),
    _imaginer,
    work=2_000,
    former={"bueno": "strong", "principiante": "beginner"},
    reviewer=_reviewer,
)

CAN = frozenset({Can.STEP, Can.HIDE, Can.COUNT})


def _score(request: Request) -> Reply:
    from juegos.naipes.piquet.doors import score

    return score(request)


def _partie(request: Request) -> Reply:
    from juegos.naipes.piquet.doors import partie

    return partie(request)


def _teach(request: Request) -> Reply:
    from juegos.naipes.piquet.doors import teach

    return teach(request)


def _count(request: Request) -> Reply:
    from juegos.naipes.piquet.doors import count

    return count(request)


# What kind of game it is, in one line of at most 70 letters.
SAYS: Mapping[str, str] = {
    "piquet": _("Thirty-two cards: discard, declare, and play for tricks."),
    "piquet-au-cent": _("Piquet with an earlier way of scoring: a hundred points win."),
}
WHENCE = _("France; its place of origin is unknown")

TITLE = "Cards"
GAMES = (
    Entry(
        "piquet",
        "Piquet",
        "naipes",
        ("cavendish",),
        _piquet,
        PLAYERS,
        {"score": _score, "partie": _partie, "teach": _teach, "count": _count},
        CAN,
        _cruces,
        says=SAYS["piquet"],
        origin=WHENCE,
        marks=True,
        pays=("ganancia", "rubicon"),
    ),
    Entry(
        "piquet-au-cent",
        "Piquet au cent",
        "naipes",
        ("cavendish",),
        _piquet_au_cent,
        PLAYERS,
        {"count": _count},
        CAN,
        _cruces,
        says=SAYS["piquet-au-cent"],
        origin=WHENCE,
        marks=True,
        pays=("ciento", "doble"),
    ),
)


def _tables() -> Mapping[str, Maker]:
    from juegos.naipes.piquet import tables

    return {
        "piquet.mejora": tables.draws,
        "piquet.una-de-tantas": tables.draws_by_number,
        "piquet.entre-tantas": tables.draws_by_unseen,
        "piquet.en-contra": tables.held_by_the_other,
        "piquet.palos": tables.suits,
        "piquet.secuencias": tables.sequences,
        "piquet.puntos": tables.points,
        "piquet.grupos": tables.sets,
        "piquet.carta-blanca": tables.blank,
        "piquet.simulada": tables.simulated,
        "piquet.manos": tables.dealt,
        "piquet.decenas": tables.by_tens,
        "piquet.partida": tables.of_the_partie,
        "piquet.descartes": tables.of_discards,
    }


def _of_names() -> Mapping[str, Maker]:
    from juegos.naipes.piquet.names import nombres

    return {"naipes.nombres": nombres}


def _of_telegraphy() -> Mapping[str, Maker]:
    from juegos.naipes.piquet.telegraphy import senas

    return {"naipes.senas": senas}


TABLES: Mapping[str, Makers] = {
    "piquet.mejora": _tables,
    "piquet.una-de-tantas": _tables,
    "piquet.entre-tantas": _tables,
    "piquet.en-contra": _tables,
    "piquet.palos": _tables,
    "piquet.secuencias": _tables,
    "piquet.puntos": _tables,
    "piquet.grupos": _tables,
    "piquet.carta-blanca": _tables,
    "piquet.simulada": _tables,
    "piquet.manos": _tables,
    "piquet.decenas": _tables,
    "piquet.partida": _tables,
    "piquet.descartes": _tables,
    "naipes.nombres": _of_names,
    "naipes.senas": _of_telegraphy,
}
