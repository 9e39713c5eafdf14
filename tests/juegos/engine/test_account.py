"""engine.account: the stakes of a game on the table, beside its state, through every door."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core.errors import BadNotation
from juegos.core.game import Step
from juegos.draw.dice.table import words
from juegos.draw.drawing import svg
from juegos.engine.account import Account, is_staked, opening, read, scene, write
from juegos.engine.odds import odds
from juegos.engine.sample import draw
from tests.help.calls import ask
from tests.help.laws import DICE, at_random, usual
from tests.help.toy_games import growing

STAKED = [slug for slug in DICE if is_staked(catalogue.game(slug))]
MEDIO = catalogue.game("medio-azar")
AMOUNTS = st.integers(-999_999_999, 999_999_999)


@given(AMOUNTS, AMOUNTS)
def test_account_is_written_and_read(pot: int, paid: int) -> None:
    """read(write(account)) is the account, whatever the amounts."""
    account = Account(pot, (paid, -paid))
    state = MEDIO.read("carrera A 11 9")
    assert read(MEDIO, write(MEDIO, state, account)) == (state, account)


def test_notation() -> None:
    """The account stands after the state, first the pot, then what each seat has received."""
    text = write(MEDIO, MEDIO.read("carrera A 11 9"), Account(5, (2, -2)))
    assert text == "carrera A 11 9 pot=5 paid=2:-2"


def test_unit_game_has_no_account() -> None:
    """A game for one stake keeps its notation, and an account after it is refused."""
    azar = catalogue.game("azar")
    assert write(azar, azar.start(), opening(azar)) == azar.write(azar.start())
    assert "account" not in ask("start", slug="azar")
    with pytest.raises(BadNotation):
        read(azar, "carrera A 11 9 pot=1 paid=0:0")


BAD = [
    ("carrera A 11 9", 14),
    ("carrera A 11 9 pot=5", 14),
    ("carrera A 11 9 pot=5 paid=", 14),
    ("carrera A 11 9 pot=05 paid=0:0", 14),
    ("carrera A 11 9 pot=5 paid=-0:0", 14),
    ("carrera A 11 9 pot=5 paid=2:-2 ", 14),
    ("carrera A 11 9 pot=5 paid=2:-2\n", 14),
    ("carrera A 11 9 pot=٥ paid=0:0", 14),
    ("carrera A 11 9 pot=1234567890 paid=0:0", 14),
    ("carrera A 11 9 pot=5 paid=2:2", 15),
    ("carrera A 11 9 pot=5 paid=0", 15),
    ("carrera A 11 9 pot=5 paid=1:1:-2", 15),
    ("carrera A 11 7 pot=5 paid=0:0", 13),
]


@pytest.mark.parametrize(("text", "at"), BAD)
def test_wrong_account_is_refused_with_its_place(text: str, at: int) -> None:
    """An account that is wanting, ill written or does not balance is no account."""
    with pytest.raises(BadNotation) as caught:
        read(MEDIO, text)
    assert caught.value.at == at


@pytest.mark.parametrize("slug", STAKED)
def test_doors_keep_the_account(slug: str) -> None:
    """Played through the door, the account is the sum of all that the steps paid and added."""
    game = catalogue.game(slug)
    for seed in range(5):
        reply = ask("start", slug=slug)
        assert reply["account"] == {"pot": 0, "paid": [0, 0]}
        pot, paid = 0, 0
        for _, move, step in at_random(game, random.Random(seed)):
            pot += step.pot
            paid += step.pays[0] if step.pays else 0
            reply = ask("play", slug=slug, state=reply["state"], move=game.write_move(move))
            assert reply["account"] == {"pot": pot, "paid": [paid, -paid]}
        net = paid + Fraction(reply["outcome"]["shares"][0]) * pot
        result = ask("odds", slug=slug, state=reply["state"])
        assert (Fraction(result["mean_net"]), result["variance"]) == (net, "0")
        signed = {"+": 1, "−": -1, "0": 0}
        balance = reply["scene"]["balance"][0]
        assert signed[balance[0]] * Fraction(balance.strip("+−")) == net


@pytest.mark.parametrize("slug", STAKED)
def test_record_has_the_account(slug: str) -> None:
    """A record replayed ends with the account of the game it writes down."""
    game = catalogue.game(slug)
    account, moves = opening(game), []
    for _, move, step in at_random(game, random.Random(70)):
        account = account.after(step)
        moves.append(game.write_move(move))
    reply = ask("record", text="\n".join([f"Game: {slug}", *moves]))
    assert reply["account"] == {"pot": account.pot, "paid": list(account.paid)}


@pytest.mark.heavy
@pytest.mark.parametrize("slug", STAKED)
def test_gain_is_a_fair_game_of_its_own(slug: str) -> None:
    """With the account taken in, A's mean gain is the mean of what it is one move later."""
    game = catalogue.game(slug)
    rng = random.Random(1283)
    state, account = game.start(), opening(game)
    for _ in range(6):
        if game.outcome(state) is not None:
            break
        here = odds(game, state, account=account)
        moves = usual(game, state)
        steps = {move: game.play(state, move) for move in moves}
        after = {
            move: odds(game, step.state, account=account.after(step))
            for move, step in steps.items()
        }
        net = moves.mean(lambda move, after=after: after[move].mean_net)
        square = moves.mean(
            lambda move, after=after: after[move].variance + after[move].mean_net ** 2
        )
        assert here.mean_net == net
        assert here.variance == square - net**2
        assert here.mean_pot == moves.mean(lambda move, after=after: after[move].mean_pot)
        step = steps[draw(moves, rng)]
        state, account = step.state, account.after(step)


@given(st.integers(-9, 9), st.integers(0, 9))
def test_account_shifts_and_scales(paid: int, pot: int) -> None:
    """What was paid before shifts the gain; the pot is what the outcome shares."""
    game = growing((2, 1, 1, 3), pay=1, pot=2, stake=1)
    shifted = odds(game, "go", account=Account(pot, (paid, -paid)))
    as_stake = odds(growing((2, 1, 1, 3), pay=1, pot=2, stake=pot))
    assert shifted.mean_net == as_stake.mean_net + paid
    assert (shifted.variance, shifted.mean_pot) == (as_stake.variance, as_stake.mean_pot)


def test_after_adds_up() -> None:
    """A step that pays nothing leaves what was paid; one that pays adds to it."""
    account = Account(3, (1, -1))
    assert account.after(Step("s", pot=2)) == Account(5, (1, -1))
    assert account.after(Step("s", pays=(-2, 2))) == Account(3, (-1, 1))


def test_scene_shows_the_account() -> None:
    """The board shows what is at stake and each seat's gain; at the end the pot is shared."""
    shown: Any = scene(MEDIO, MEDIO.read("carrera A 11 9"), Account(5, (2, -2)))
    assert (shown.pot, shown.balance) == (5, ("+2", "−2"))
    assert "5 at stake. Gains: A +2, B −2." in words(shown)
    assert "5 at stake" in svg(shown)
    ended: Any = scene(MEDIO, MEDIO.read("fin B medio-azar.carrera"), Account(5, (2, -2)))
    assert (ended.pot, ended.balance) == (0, ("−3", "+3"))
    assert "at stake" not in svg(ended)
