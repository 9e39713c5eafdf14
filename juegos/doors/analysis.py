"""The doors that compute: advice, odds, counts of move sequences, tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from juegos import catalogue, tables
from juegos.core.errors import NotExact
from juegos.core.game import Counted, Game
from juegos.core.message import _
from juegos.core.view import view
from juegos.doors import request as asked
from juegos.doors.games import reply_of_game
from juegos.doors.play import position
from juegos.doors.request import Reply, Request
from juegos.engine.odds import odds as exact
from juegos.engine.perft import perft as counted
from juegos.engine.perft import perft_positions

DEEPEST = 12
# The most states that a count of sequences keeps: of games counted by position, and of others.
MOST, FEW = 100_000, 2_000


def advise(request: Request) -> Reply:
    """Return the move that a player of a level would make, and its value.

    ``agrees`` tells whether the other side, judging alike, would agree to a draw.
    """
    game = asked.game(request)
    state, account = position(request, game)
    players = catalogue.entry(game.slug).players
    level, rng = players.level(request.get("level", players.levels[0])), asked.rng(request)
    advice = players.advise(view(game, state, account.pot, account.paid), level, rng)
    gains = advice.worth or {advice.move: advice.value}
    worth = {game.write_move(move): str(gain) for move, gain in gains.items()}
    move = {"move": game.write_move(advice.move), "why": advice.why}
    agrees = advice.value >= 0
    return {**move, **with_decimals({"value": advice.value}), "worth": worth, "agrees": agrees}


def odds(request: Request) -> Reply:
    """Return the exact chances of a game, from its start or from a state."""
    game = asked.game(request)
    entry = catalogue.entry(game.slug)
    if "odds" in entry.doors:
        return reply_of_game(request)
    if (counted := entry.counted(game)) is not None:
        return _known_chances(request, game, counted)
    state, account = position(request, game) if "state" in request else (None, None)
    figures = with_decimals(asdict(exact(game, state, account=account)))
    policy = {"policy": game.policy.says} if game.policy else {}
    return {"slug": game.slug, "readings": dict(game.readings), **policy, **figures}


def _known_chances(request: Request, game: Game[Any, Any], counted: Counted) -> Reply:
    """Return the exact chances known of a game as a whole, with sampled figures."""
    if "state" in request:
        raise NotExact(
            _("{slug} has chances as a whole, not of a state: leave 'state' out", slug=game.slug)
        )
    figures = counted.known_figures()
    sampled = {name: asdict(estimate) for name, estimate in figures.sampled.items()}
    return {
        "slug": game.slug,
        "readings": dict(game.readings),
        **with_decimals(figures.chances),
        "simulated": sampled,
        "played": figures.played,
    }


def with_decimals(values: Mapping[str, Fraction]) -> Reply:
    """Return fractions as texts, and all of them as decimals under ``floats``.

    >>> with_decimals({"p_first": Fraction(1, 2)})
    {'p_first': '1/2', 'floats': {'p_first': 0.5}}
    """
    exact = {name: str(value) for name, value in values.items()}
    return {**exact, "floats": {name: float(value) for name, value in values.items()}}


def perft(request: Request) -> Reply:
    """Return the number of sequences of ``depth`` moves."""
    game = asked.game(request)
    state = position(request, game)[0] if "state" in request else game.start()
    depth = asked.whole(request, "depth", 0, DEEPEST)
    placed = catalogue.entry(game.slug).positional(game)
    if placed is None:
        nodes = counted(game, state, depth, FEW)
    else:
        nodes = perft_positions(placed, state, depth, MOST)
    return {"slug": game.slug, "depth": depth, "nodes": nodes}


def table(request: Request) -> Reply:
    """Return a table of the edition."""
    id = asked.text(request, "id", tables.ids())
    return tables.table(id, asked.readings(request)).plain()
