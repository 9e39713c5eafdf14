"""Golden games in partidas: what is asked and told at every step, as the reader meets it.

Each file is a record that ``juegos record`` replays; its comments are the transcript. There is
one for each game under its default readings and one for each change of a single reading.
``pytest tests/juegos/test_golden_games.py --regenerate`` keeps the moves of a file that is there,
throws new ones where there is none, and writes the comments anew: read them as prose before they
land.
"""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.core import record
from juegos.core.errors import JuegosError
from juegos.core.game import SEATS, Game, Step, Turn
from juegos.core.record import Record
from juegos.draw.dice.table import words
from juegos.engine import account as accounts
from juegos.engine.account import Account
from tests.help.laws import DICE, at_random, playable
from tests.help.replay import replay

FOLDER = Path(__file__).parent / "partidas"
TRIES = 3000
# A reading that speaks only under a reading of another crux is shown together with that.
TOGETHER: dict[tuple[str, ...], dict[str, str]] = {("triga", "ocho"): {"caso": "c"}}
WANTED = [
    (slug, TOGETHER.get((slug, *readings), {}) | readings)
    for slug in DICE
    for readings in playable(slug)
]


def path(slug: str, readings: dict[str, str]) -> Path:
    """Return the file of a game under these readings."""
    changes = [f".{crux}={key}" for crux, key in readings.items()]
    return FOLDER / f"{slug}{''.join(changes)}.txt"


def event_lines(game: Game[Any, Any], step: Step[Any]) -> list[str]:
    """Return what a step brings about, one line an event."""
    lines = []
    for event in step.events:
        seat = "" if event.seat is None else f" {SEATS[event.seat]}"
        amount = f" {event.amount}" if event.amount else ""
        lines.append(f"{event.text} [{event.rule.id}{seat}{amount}]")
    if step.pays:
        lines.append(f"Paid at once: {', '.join(map(str, step.pays))}.")
    if step.pot:
        lines.append(f"Added to the stake: {step.pot}.")
    end = game.outcome(step.state)
    if end is not None:
        shares = ", ".join(str(share) for share in end.shares)
        lines.append(f"The end, by {end.why.id}; shares of the stake: {shares}.")
    return lines


def asked(game: Game[Any, Any], state: Any, account: Account, last: Any) -> list[str]:
    """Return what the board says at a state, the state, and what may be done there."""
    turn = game.turn(state)
    if turn is Turn.END:
        may = "nothing"
    elif turn is Turn.CHANCE:
        may = f"chance, {len(game.throws(state))} ways"
    else:
        may = f"{SEATS[int(turn)]}, {' or '.join(map(game.write_move, game.moves(state)))}"
    scene = accounts.scene(game, state, account, last)
    return [words(scene), f"= {accounts.write(game, state, account)} ({may})"]


def transcript(written: Record) -> str:
    """Return the record with all that is asked and told as comments."""
    game, steps = replay(written)
    head, _, _ = record.write(written).partition("\n\n")
    account = accounts.opening(game)
    lines = [head, "", *(f"# {line}" for line in asked(game, game.start(), account, None))]
    for move, step in steps:
        account = account.after(step)
        lines += [game.write_move(move)]
        lines += [f"#   {line}" for line in event_lines(game, step)]
        lines += [f"# {line}" for line in asked(game, step.state, account, move)]
    return "\n".join(lines) + "\n"


def invent(slug: str, readings: dict[str, str]) -> Record:
    """Return a game played at random in which the reading that was changed makes a difference.

    It has four moves or more, if such a game can be.
    """
    game = catalogue.game(slug, readings)
    for shortest, seed in product((4, 1), range(TRIES)):
        played = [game.write_move(move) for _, move, _ in at_random(game, random.Random(seed))]
        result = Record(slug, tuple(readings.items()), tuple(played))
        if shortest <= len(played) <= 12 and (not readings or differs(result)):
            return result
    raise AssertionError(f"in {TRIES} games of {slug} {readings} makes no difference")


def differs(result: Record) -> bool:
    """Whether the same moves go otherwise without the reading that was changed, the last."""
    _, steps = replay(result)
    try:
        _, others = replay(Record(result.slug, result.readings[:-1], result.moves))
    except JuegosError:
        return True
    return [step for _, step in steps] != [step for _, step in others]


@pytest.mark.parametrize(("slug", "readings"), WANTED, ids=str)
def test_partida_goes_as_written(slug: str, readings: dict[str, str], *, regenerate: bool) -> None:
    """Replayed, a golden game asks and tells at every step what its file says."""
    file = path(slug, readings)
    if regenerate:
        result = record.parse(file.read_text("utf-8")) if file.exists() else invent(slug, readings)
        file.write_text(transcript(result), "utf-8", newline="\n")
    assert file.exists(), (
        f"{file.name} is missing: pytest tests/juegos/test_golden_games.py --regenerate"
    )
    text = file.read_text("utf-8")
    written = record.parse(text)
    assert (written.slug, dict(written.readings)) == (slug, readings)
    assert transcript(written) == text


@pytest.mark.parametrize(("slug", "readings"), WANTED, ids=str)
def test_partida_shows_its_reading(slug: str, readings: dict[str, str]) -> None:
    """A golden game is played to its end, and its reading makes a difference in it."""
    written = record.parse(path(slug, readings).read_text("utf-8"))
    game, steps = replay(written)
    assert game.turn(steps[-1][1].state) is Turn.END
    assert not readings or differs(written)


def test_no_partida_is_left_over() -> None:
    """Each file belongs to a game and a reading that exist."""
    wanted = {path(slug, readings).name for slug, readings in WANTED}
    assert {file.name for file in FOLDER.iterdir() if file.is_file()} <= wanted
