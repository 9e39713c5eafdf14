"""The games of jumps that there are, as cores by slug, and each change of one reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from juegos import catalogue
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import State

CORES: dict[str, Any] = {
    entry.slug: cast("PointsGame", entry.game({})).core for entry in catalogue.games_of("alquerque")
}
GAMES: dict[str, Any] = {
    slug: type(core) for slug, core in CORES.items() if isinstance(core, JumpingGame)
}


def singles(slug: str) -> Iterator[dict[str, str]]:
    """Yield the default readings (none given) and every change of one that moves depend on."""
    yield {}
    for crux in GAMES[slug].cruces:
        for key in crux.keys[1:]:
            if crux.name == "final":
                continue
            due = {"captura": "obligatoria"} if (slug, crux.name) == ("alquerque", "soplo") else {}
            yield {**due, crux.name: key}


CASES = [(slug, readings) for slug in GAMES for readings in singles(slug)]
IDS = [f"{slug} {' '.join(f'{c}={k}' for c, k in r.items())}".strip() for slug, r in CASES]


def game_of(slug: str, readings: Mapping[str, str] | None = None) -> PointsGame:
    """Return a game as it is played."""
    return PointsGame(GAMES[slug](readings or {}))


def legal(table: PointsGame, position: str) -> set[str]:
    """Return the moves of a position, all as they are written."""
    return {table.write_move(move) for move in table.moves(table.read(position))}


def played(table: PointsGame, position: str, *moves: str) -> tuple[State, list[str]]:
    """Return the state after these moves, and the rules that the last of them brought in."""
    state, rules = table.read(position), []
    for text in moves:
        step = table.play(state, table.read_move(state, text))
        state, rules = step.state, [event.rule.id.partition(".")[2] for event in step.events]
    return state, rules
