"""Tables of the games of dice: odds, throws and tantos, and how a pot grows."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from juegos import catalogue
from juegos.core.game import Game
from juegos.core.message import _
from juegos.core.table import Cell, Table, as_tuples
from juegos.dados.guirguiesca import MOST
from juegos.dados.panquist import Panquist
from juegos.dados.triga import Triga
from juegos.dados.written_throws import LISTED, PARES
from juegos.engine.account import Account, opening
from juegos.engine.odds import Chain, odds, reachable_chain
from juegos.engine.strategy_iteration import move_values
from juegos.material import dice
from juegos.tables import HEADS, chain, changes, source

Readings = Mapping[str, str]


def written_throws(slug: str, readings: Readings) -> Table:
    """Return the throws in the order of fols. 66r-66v, and those of the 56 that are missing."""
    ways = dice.throws(3)
    rows: list[list[Cell]] = []
    for total, written in LISTED.items():
        here = [throw for throw in ways if sum(throw) == total]
        for throw in (*written, *(throw for throw in here if throw not in written)):
            leaf = "66v" if total in Triga.numbers else "66r"
            alike = len(set(throw)) == 1
            rows.append(
                [
                    total,
                    dice.write(throw),
                    ways[throw],
                    leaf if throw in written else _("missing"),
                    ("66r" if throw in PARES else _("missing")) if alike else "",
                ]
            )
    return Table(
        "triga.lista",
        _("Triga: the 55 throws that the codex lists, and the one it leaves out"),
        (
            *(_("total"), _("throw"), _("ways of 216")),
            *(_("listed under its total"), _("listed as par")),
        ),
        as_tuples(rows),
        _("points; ways of 216; leaves"),
        source(slug),
        tuple(Triga(readings).readings.items()),
    )


def ladder(slug: str, readings: Readings) -> Table:
    """Return for each suerte of panquist the throws by the paradas they take, and the means."""
    rules = Panquist(readings)
    ways = dice.throws(3)
    rows: list[list[Cell]] = []
    for suerte in rules.numbers:
        steps = {throw: n for throw, n in rules.paradas.items() if sum(throw) == suerte}
        row: list[Cell] = [suerte]
        for n in (1, 2, 3, 4):
            these = [throw for throw, count in steps.items() if count == n]
            row += [" ".join(map(dice.write, these)), sum(ways[throw] for throw in these)]
        every = sum(ways[throw] for throw in steps)
        paradas = sum(ways[throw] * n for throw, n in steps.items())
        worth = sum(ways[throw] * rules.worth[n - 1] for throw, n in steps.items())
        rows.append([*row, every, Fraction(paradas, every), Fraction(worth, every)])
    return Table(
        "panquist.escalera",
        _("Panquist: how many paradas each throw reaches, by suerte"),
        _LADDER,
        as_tuples(rows),
        _("throws; ways of 216; paradas; stakes"),
        source(slug),
        tuple(rules.readings.items()),
    )


_LADDER = (
    _("suerte"),
    *(_("one parada"), _("ways of one"), _("two paradas"), _("ways of two")),
    *(_("three paradas"), _("ways of three"), _("four: panquist"), _("ways of four")),
    *(_("ways of 216"), _("mean paradas"), _("mean worth")),
)


def pots(slug: str, readings: Readings) -> Table:
    """Return the mean pot, A's mean gain and its variance, by reading."""
    rows: list[list[Cell]] = []
    for head, chosen in changes(slug, readings):
        outcome = odds(catalogue.game(slug, chosen), chain=chain(slug, chosen))
        rows.append([*head, outcome.mean_pot, outcome.mean_net, outcome.variance])
    return Table(
        f"{slug}.bote",
        _("{name}: the value of a hand under each reading", name=catalogue.entry(slug).name),
        (*HEADS, _("mean pot"), _("A’s mean gain"), _("variance of it")),
        as_tuples(rows),
        _("stakes (tantos, paradas); stakes squared"),
        source(slug),
        tuple(catalogue.game(slug, readings).readings.items()),
    )


def values(slug: str, readings: Readings) -> Table:
    """Return the value of the hand to each side once B has a suerte.

    First as published odds take the two to play, then with both playing their best.
    """
    game = catalogue.game(slug, readings)
    rows: list[list[Cell]] = []
    for state, account, ways in _suerte_states(game):
        usual = odds(game, state, account=account).mean_net
        envites = move_values(game, state, account.pot)
        move = max(envites, key=envites.__getitem__)
        rows.append([state.given, ways, usual, -usual, move, -envites[move], envites[move]])
    says = game.policy.says if game.policy else ""
    return Table(
        f"{slug}.valor",
        _("Guirguiesca: the value of each suerte of B to either side"),
        (
            _("suerte of B"),
            _("ways of 36"),
            _("A gains as usual"),
            _("B gains as usual"),
            _("best stake of B"),
            _("A gains, both at their best"),
            _("B gains, both at their best"),
        ),
        as_tuples(rows),
        _("ways of 36; tantos; as usual: {policy}", policy=says),
        source(slug),
        tuple(game.readings.items()),
    )


def stakes(slug: str, readings: Readings) -> Table:
    """Return A's gain by each answer to each stake of B, and the best answer."""
    game = catalogue.game(slug, readings)
    rows: list[list[Cell]] = []
    for state, account, _ways in _suerte_states(game):
        nothing = -move_values(game, state, account.pot)["para-0"]
        for count in range(1, MOST + 1):
            step = game.play(state, f"para-{count}")
            answers = move_values(game, step.state, account.after(step).pot)
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
        as_tuples(rows),
        _("tantos over the main stake; tantos"),
        source(slug),
        tuple(game.readings.items()),
    )


def _suerte_states(game: Game[Any, Any]) -> list[tuple[Any, Account, int]]:
    """Return the states in which B has just received each suerte, the account, the ways."""
    start, casts = game.start(), game.throws(game.start())
    steps = casts.map(lambda throw: game.play(start, throw))
    result = [
        (step.state, opening(game).after(step), ways)
        for step, ways in steps.items()
        if step.pot and game.outcome(step.state) is None
    ]
    return sorted(result, key=lambda row: int(row[0].given))


CASTS = 12
GAMES = ("medio-azar", "azar-pujado")


def growth(slug: str, readings: Readings) -> Table:
    """Return after each cast the number of hands that go on and their mean pot, in both games.

    The readings are those of ``slug``; the other game takes of them what it has too.
    """
    columns = [_course(game, readings) for game in GAMES]
    rows: list[list[Cell]] = [
        [casts, *(cell for course in columns for cell in course[casts])]
        for casts in range(CASTS + 1)
    ]
    names = [catalogue.entry(game).name.lower() for game in GAMES]
    heads = [
        head
        for name in names
        for head in (_("still going, {game}", game=name), _("mean pot, {game}", game=name))
    ]
    return Table(
        f"{slug}.crecimiento",
        _("The growth of the pot in medio azar and azar pujado"),
        (_("throws"), *heads),
        as_tuples(rows),
        _("chances; tantos"),
        source(slug),
        tuple(catalogue.game(slug, readings).readings.items()),
    )


def _course(slug: str, readings: Readings) -> list[tuple[Fraction, Fraction]]:
    """Return after each cast the chance that the hand goes on, and its mean pot then."""
    names = {crux.name for crux in catalogue.game(slug).cruces}
    game = catalogue.game(slug, {k: v for k, v in readings.items() if k in names})
    chain = reachable_chain(game)
    chance = {0: Fraction(1)}
    pot = {0: Fraction(game.stake)}
    course = []
    for _number in range(CASTS + 1):
        going = sum(chance.values(), Fraction(0))
        course.append((going, sum(pot.values(), Fraction(0)) / going))
        chance, pot = _cast(chain, chance, pot)
    return course


def _cast(
    chain: Chain, chance: Mapping[int, Fraction], pot: Mapping[int, Fraction]
) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    """Return chances and pots, state by state, after one cast more; ended hands are dropped."""
    chances: dict[int, Fraction] = {}
    pots: dict[int, Fraction] = {}
    for state, p in chance.items():
        for arc in chain.arcs[state]:
            if chain.share[arc.to] is None:
                chances[arc.to] = chances.get(arc.to, Fraction(0)) + p * arc.p
                added = (pot[state] + p * arc.pot) * arc.p
                pots[arc.to] = pots.get(arc.to, Fraction(0)) + added
    return chances, pots
