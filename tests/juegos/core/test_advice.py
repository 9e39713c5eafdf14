"""juegos.core.advice: levels mean the same everywhere; a game gets a player in one place."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.about import About
from juegos.core.advice import LEVELS, Advice, Players, random_move
from juegos.core.entry import Entry
from juegos.core.errors import BadRequest, UnknownName
from juegos.core.game import Turn
from juegos.core.in_a_minute import lesson
from juegos.core.view import View, view
from juegos.engine import account
from juegos.engine.players import advise as reckon
from juegos.engine.sample import draw
from juegos.serve import handle
from tests.help.sweeps import sweep
from tests.help.toy_games import Toy, Way
from tests.juegos.test_first_moves import FIRST_MOVES

SLUGS = list(catalogue.CATALOGUE)
ORDER = list(LEVELS)
FORMER = {"bueno": "strong", "principiante": "beginner"}


def stored_view(slug: str) -> View[Any, Any]:
    """Return a view of the position that is kept of a game."""
    game = catalogue.game(slug)
    state, table = account.read(game, FIRST_MOVES[slug]["state"])
    return view(game, state, table.pot, table.paid)


@pytest.mark.parametrize("slug", SLUGS)
def test_levels_have_one_name_and_stand_in_one_order(slug: str) -> None:
    """Every level is one of those that are told once for all, strongest first, by lot last."""
    levels = catalogue.entry(slug).levels

    assert sorted(levels, key=ORDER.index) == list(levels)
    assert len(set(levels)) == len(levels) > 1
    assert levels[-1] == "random"


@pytest.mark.parametrize("slug", SLUGS)
def test_best_is_who_reckons_exactly_and_nobody_else(slug: str) -> None:
    """A game has the level that reckons what moves gain if and only if that player has it."""
    players = catalogue.entry(slug).players

    assert ("best" in players.levels) == (players.player() is reckon)


@pytest.mark.parametrize("slug", FIRST_MOVES)
def test_random_draws_from_all_moves_at_every_game(slug: str) -> None:
    """Whatever the game, by lot is by lot: what it does follows from the seed and the moves."""
    players, here = catalogue.entry(slug).players, stored_view(slug)
    result = players.advise(here, "random", random.Random(7))

    assert result.why == "Chosen at random."
    assert result.move == random.Random(7).choice(list(here.game.moves(here.state)))


LEVELS_OF = [
    (slug, level) for slug in FIRST_MOVES for level in FIRST_MOVES[slug] if level != "state"
]
LONG = ("best", "strong", "middling")


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("slug", "level"), sweep(LEVELS_OF, *(one for one in LEVELS_OF if one[1] not in LONG))
)
def test_work_is_bounded_and_no_clock_is_needed_to_count_it(slug: str, level: str) -> None:
    """An advice says how much was looked at, the same each time and no more than is declared."""
    players = catalogue.entry(slug).players
    one, two = (players.advise(stored_view(slug), level, random.Random(1)) for _ in "ab")

    assert one == two
    assert 0 <= one.work <= players.work
    assert one.unit
    assert one.why.endswith(".")
    if one.worth is not None:
        assert one.worth[one.move] == one.value


OWN = [slug for slug in FIRST_MOVES if catalogue.entry(slug).players.player() is not reckon]
SLOW = {"laquet"}  # greedy gains nothing where nobody is hit, and strong plays for long
GAMES = 12  # against who draws by lot; each seat is taken as often as the other


def gain(slug: str, level: str, number: int) -> Fraction:
    """Return what a level gains by a game against who draws by lot."""
    game, seat = catalogue.game(slug), number % 2
    players, rng = catalogue.entry(slug).players, random.Random(f"{slug} {number}")
    state, table = game.start(), account.opening(game)
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            here = view(game, state, table.pot, table.paid)
            move = players.advise(here, level if turn == seat else "random", rng).move
        step = game.play(state, move)
        state, table = step.state, table.after(step)
    end = game.outcome(state)
    assert end is not None
    return table.net(end)[seat]


@pytest.mark.heavy
@pytest.mark.parametrize("slug", sweep(OWN, *(slug for slug in OWN if slug not in SLOW)))
def test_player_gains_from_who_draws_by_lot(slug: str) -> None:
    """So does its plainest level, or the next: to take what one can is not always better."""
    plainest = catalogue.entry(slug).levels[-2:-4:-1]
    gains = (sum(gain(slug, level, number) for number in range(GAMES)) for level in plainest)

    assert any(result > 0 for result in gains)


@pytest.mark.parametrize("slug", SLUGS)
def test_former_names_of_levels_lead_to_those_of_today(slug: str) -> None:
    """A name that a level had is taken for ever; none of them is a name of today."""
    players = catalogue.entry(slug).players

    assert set(players.former) == (set(FORMER) if "piquet" in slug else set())
    assert not set(players.former) & set(LEVELS)
    for old, new in players.former.items():
        assert FORMER[old] == new == players.level(old)


def test_who_asks_by_a_former_name_is_answered_alike() -> None:
    """The door gives the same reply to the old name of a level and to the new."""
    ask = {"do": "advise", "slug": "piquet", "state": FIRST_MOVES["piquet"]["state"], "seed": 1}

    for old, new in FORMER.items():
        reply = handle({**ask, "level": old})
        assert reply == handle({**ask, "level": new})
        assert reply["move"] == FIRST_MOVES["piquet"][new]


@pytest.mark.parametrize("level", ["best", "bueno", "Strong", "", None, 3, ["strong"], {}])
def test_level_that_a_game_has_not_is_refused(level: object) -> None:
    """The message names those that are offered, whatever was asked for."""
    with pytest.raises(UnknownName, match="there are: strong, good, random"):
        catalogue.entry("tick-tack").players.level(level)


def test_level_that_is_no_better_plays_where_it_is_named() -> None:
    """A game that was kept with it goes on; it is not among the levels that are offered."""
    players = catalogue.entry("tick-tack").players
    assert players.level("greedy") == "greedy"
    assert players.no_better == ("greedy",)
    assert "greedy" not in catalogue.entry("tick-tack").levels


def test_nobody_is_asked_where_nobody_decides() -> None:
    """There is no view of a state at which chance is to move."""
    azar = catalogue.game("azar")
    with pytest.raises(BadRequest, match="nobody decides here"):
        view(azar, azar.start())


# A player for the toy game, as its folder would have it: what it does, and what names it.


def last(view: View[Toy, str], level: str, seed: random.Random) -> Advice[int]:
    """Return the last way at the level of a beginner, any by lot."""
    moves = view.game.moves(view.state)
    if level == "random":
        return random_move(moves, "stakes", seed)
    return Advice(moves[-1], Fraction(view.paid), "stakes", "It is the last.", len(moves))


def toy(readings: Mapping[str, str]) -> Toy:
    """Return a game in which A chooses one of three ways, and loses by the last."""
    ways = {"s": [Way(1, "A"), Way(1, "-"), Way(1, "B")]}
    ends = {"A": Fraction(1), "B": Fraction(-1), "-": Fraction(0)}
    return Toy(ways, ends, seat={"s": 0}, readings=readings)


ABOUT = About("juguete", "Juguete", "", toy, "", lesson())
PLAYERS = Players(("best", "random"), "juegos.engine.players:advise", 10)
TOY = Entry("juguete", "Juguete", "dados", (), f"{__name__}:ABOUT", PLAYERS)


def asked(level: str) -> dict[str, Any]:
    """Return what the door says about the toy at a level."""
    ask = {"do": "advise", "slug": "juguete", "state": "s", "level": level, "seed": 1}
    return handle(ask)


def test_player_is_added_by_its_entry_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another player named in its entry a game is played by that, and ``list`` tells it."""
    monkeypatch.setattr(catalogue, "CATALOGUE", {"juguete": TOY})
    assert asked("best")["move"] == "0"
    assert asked("beginner")["error"]["kind"] == "UnknownName"

    mine = Players(("beginner", "random"), f"{__name__}:last", work=3)
    monkeypatch.setattr(catalogue, "CATALOGUE", {"juguete": replace(TOY, players=mine)})
    reply = asked("beginner")

    assert (reply["move"], reply["why"]) == ("2", "It is the last.")
    assert (reply["value"], reply["worth"]) == ("0", {"2": "0"})
    assert asked("best")["error"]["kind"] == "UnknownName"
    assert [game["levels"] for game in handle({"do": "list"})["games"]] == [["beginner", "random"]]


@pytest.mark.parametrize(
    ("state", "agrees"), [("5/5/2b2/2w2/5 w", True), ("b4/5/2b2/2b2/4w w", False)]
)
def test_a_draw_is_agreed_on_by_who_stands_no_better(*, state: str, agrees: bool) -> None:
    """The reply says so of the other side, by what the player who was asked thinks."""
    asked = {"do": "advise", "slug": "alquerque", "state": state, "level": "middling", "seed": 1}
    assert handle(asked)["agrees"] is agrees
