"""Tables of the games with stakes: pots, and what a stake made on a suerte is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos import catalogue
from juegos.core.game import Game
from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.dados.guirguiesca import MOST
from juegos.engine.account import Account, opening
from juegos.engine.decide import worth
from juegos.engine.odds import odds
from juegos.tables import HEADS, changes, source

Readings = Mapping[str, str]


def pots(slug: str, readings: Readings) -> Table:
    """Return the mean pot, A's mean gain and its variance, by reading."""
    rows: list[list[Cell]] = []
    for head, chosen in changes(slug, readings):
        found = odds(catalogue.game(slug, chosen))
        rows.append([*head, found.mean_pot, found.mean_net, found.variance])
    return Table(
        f"{slug}.bote",
        _("{name}: what a hand comes to be worth, by reading", name=catalogue.entry(slug).name),
        (*HEADS, _("mean pot"), _("A’s mean gain"), _("variance of it")),
        fixed(rows),
        _("stakes (tantos, paradas); stakes squared"),
        source(slug),
        tuple(catalogue.game(slug, readings).readings.items()),
        "juegos.dados.tables_of_tantos.pots",
    )


def values(slug: str, readings: Readings) -> Table:
    """Return what the hand is worth to each side once B has his suerte.

    First as published odds take the two to play, then with both playing their best.
    """
    game = catalogue.game(slug, readings)
    rows: list[list[Cell]] = []
    for state, account, ways in _given(game):
        usual = odds(game, state, account=account).mean_net
        envites = worth(game, state, account.pot)
        move = max(envites, key=envites.__getitem__)
        rows.append([state.given, ways, usual, -usual, move, -envites[move], envites[move]])
    says = game.policy.says if game.policy else ""
    return Table(
        f"{slug}.valor",
        _("Guirguiesca: what each suerte of B is worth to either side"),
        (
            _("suerte of B"),
            _("ways of 36"),
            _("A gains as usual"),
            _("B gains as usual"),
            _("best stake of B"),
            _("A gains, both at their best"),
            _("B gains, both at their best"),
        ),
        fixed(rows),
        _("ways of 36; tantos; as usual: {policy}", policy=says),
        source(slug),
        tuple(game.readings.items()),
        "juegos.dados.tables_of_tantos.values",
    )


def stakes(slug: str, readings: Readings) -> Table:
    """Return what A gains by each answer to each stake of B, and his best answer."""
    game = catalogue.game(slug, readings)
    rows: list[list[Cell]] = []
    for state, account, _ways in _given(game):
        nothing = -worth(game, state, account.pot)["para-0"]
        for count in range(1, MOST + 1):
            step = game.play(state, f"para-{count}")
            answers = worth(game, step.state, account.after(step).pot)
            gains = {move: answers[move] for move in ("otorga", "calla", "rehusa")}
            best = max(gains, key=gains.__getitem__)
            rows.append([state.given, count, nothing, *gains.values(), best])
    return Table(
        f"{slug}.envite",
        _("Guirguiesca: what A gains by his answer to a stake of B on his suerte"),
        (
            *(_("suerte of B"), _("B stakes"), _("not staked")),
            *(_("A agrees"), _("silent"), _("A refuses"), _("best")),
        ),
        fixed(rows),
        _("tantos over the main stake; tantos"),
        source(slug),
        tuple(game.readings.items()),
        "juegos.dados.tables_of_tantos.stakes",
    )


def _given(game: Game[Any, Any]) -> list[tuple[Any, Account, int]]:
    """Return the states in which B has just been given each suerte, the account, the ways."""
    start, casts = game.start(), game.throws(game.start())
    steps = casts.map(lambda throw: game.play(start, throw))
    found = [
        (step.state, opening(game).after(step), ways)
        for step, ways in steps.items()
        if step.pot and game.outcome(step.state) is None
    ]
    return sorted(found, key=lambda row: int(row[0].given))
