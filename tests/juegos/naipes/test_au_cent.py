"""Piquet au cent: what its own laws change, and how a game and a partie end."""

from __future__ import annotations

import pytest

from juegos.core.errors import BadNotation
from juegos.core.game import Turn
from juegos.naipes.piquet.au_cent import AU_CENT, first_to_hundred
from juegos.naipes.piquet.game import Piquet
from juegos.naipes.piquet.score import Line
from tests.juegos.naipes.deals import CENT, GAME, dealt, fired, last, run
from tests.juegos.naipes.test_game import BLANK, ELDER, EXCHANGE, PLAIN, PLAY, YOUNGER


def test_lower_card_deals_by_twos() -> None:
    """Nine against king: the nine deals, by twos, and nobody chooses."""
    state = last(CENT, CENT.start(), "9S KD")
    assert (state.dealer, state.packet) == (0, 2)
    assert CENT.turn(state) is Turn.CHANCE
    assert last(CENT, CENT.start(), "KS 9D").dealer == 1


def test_younger_need_not_exchange() -> None:
    """The younger may put out nothing."""
    state = last(CENT, dealt(CENT, ELDER, YOUNGER), *EXCHANGE[:2])
    assert "descarta nada" in CENT.moves(state)


def test_a_call_says_at_once_what_it_makes() -> None:
    """No asking: the point is called with its value, and the younger says good, equal, not good."""
    state = last(CENT, dealt(CENT, ELDER, YOUNGER), *EXCHANGE)
    assert not [move for move in CENT.moves(state) if move.startswith("punto")]
    state = last(CENT, state, "declara AH KH QH JH 8H")
    assert CENT.moves(state) == ("buena",)
    view = CENT.view(state, 0)
    assert view is not None
    assert view.heard[0].force == (5, 49)


def test_a_call_binds_though_good_against_the_cards() -> None:
    """After a smaller call nothing superior can be reckoned, as it can at piquet."""
    elder = "KS QS JS TS AH KH QH 9H QD 9D QC 9C"
    younger = "AS 9S 8S JH TH 8H AD KD AC KC JC TC"
    moves = (
        "descarta 9C",
        "7S",
        "JD TD 7H 8D",
        "descarta TC",
        "calla",
        "declara AH KH QH",
        "buena",
    )
    state = last(CENT, dealt(CENT, elder, younger), *moves)
    assert "suma KS QS JS TS" not in CENT.moves(state)
    assert "suma KS QS JS" in CENT.moves(state)


def test_low_cards_need_not_count_in_play() -> None:
    """By agreement nines, eights and sevens count nothing when led or when they win."""
    game = Piquet({"cartas-bajas": "no-cuentan"}, AU_CENT)
    for one, led in ((CENT, 1), (game, 0)):
        state = last(one, dealt(one, ELDER, YOUNGER), *EXCHANGE, *["calla"] * 3)
        steps = run(one, state, "9C")
        assert fired(steps).count("salida") == led


def test_younger_may_keep_his_carte_blanche_till_the_elder_has_taken_in() -> None:
    """Silent before the exchange, he is asked again after it, and shows it before his own."""
    state = last(CENT, dealt(CENT, PLAIN, BLANK), "calla", "descarta 7S 7H TD", "AC KC QC", "deja")
    assert CENT.moves(state) == ("blanca", "calla")
    assert CENT.turn(state) == 0
    steps = run(CENT, state, "blanca")
    assert fired(steps) == ["aviso", "carta-blanca"]
    assert "descarta nada" in CENT.moves(steps[-1].state)
    assert "descarta nada" in CENT.moves(last(CENT, state, "calla"))
    # at piquet he must say so at once
    again = last(GAME, dealt(GAME, PLAIN, BLANK), "calla", "descarta 7S 7H TD", "AC KC QC", "deja")
    assert "blanca" not in GAME.moves(again)


FALSE_KINGS = "KS KH KD AS QS JS 9H 8H AD QD 9C 8C", "TS AH JH TH 7H TD 9D 8D 7D QC JC TC"
TO_SETS = ("descarta KD", "AC", "deja", "descarta 7D", "7S", "calla", "calla")


def test_only_a_set_is_claimed_falsely_and_taken_back_before_a_card() -> None:
    """Point and sequence are shown; three kings, one of them out, stand once a card is led."""
    called = last(CENT, dealt(CENT, ELDER, YOUNGER), *EXCHANGE)
    false = "declara AS KS JS 9S 8S"
    assert false not in CENT.moves(called)
    state = last(CENT, dealt(CENT, *FALSE_KINGS), *TO_SETS, "declara KS KH KD", "buena")
    assert "retira grupo" in CENT.moves(state)
    assert fired(run(CENT, state, "retira grupo")) == ["retira", "retira"]
    led = last(CENT, state, "AS", "deja")
    while led.deal is not None and led.deal.phase == "count":
        led = last(CENT, led, "basta")
    assert led.deal is not None
    assert led.deal.phase == "play"  # the elder is not asked again, as at piquet


LINES = [
    ((90, 60), [Line("punto", 0, 5, ""), Line("punto", 1, 45, ""), Line("cartas", 0, 10, "")], 1),
    ((90, 60), [Line("punto", 0, 10, ""), Line("cartas", 1, 40, "")], 0),
]


def test_first_to_the_hundred_as_it_is_counted() -> None:
    """Whoever has a hundred first by the order of counting; under fifty the other is doubled."""
    for before, lines, winner in LINES:
        assert first_to_hundred(before, lines, 0) == (winner, 1)
    assert first_to_hundred((90, 49), [Line("punto", 0, 10, "")], 0) == (0, 2)
    assert first_to_hundred((90, 50), [Line("punto", 0, 10, "")], 0) == (0, 1)
    assert first_to_hundred((10, 49), [Line("punto", 0, 10, "")], 0) is None
    # B is elder: the elder's points are his
    assert first_to_hundred((10, 99), [Line("punto", 0, 1, "")], 1) == (1, 2)


def test_game_and_partie_end() -> None:
    """The Example's deal ends a game at 40 to 72; three games end the partie, a double two."""
    moves = (*EXCHANGE, "declara AH KH QH JH 8H", "buena", "declara AH KH QH JH", "buena")
    rest = ("declara JS JH JC", "no", "AH", "suma TS TH TD TC", "suma QS QD QC", PLAY)
    for games, over in (("A1,B1", False), ("A1,B2", True)):
        state = CENT.read(f"A 2 40-72 {games}")
        assert state.deal is not None
        dealt_cards = dealt(CENT, ELDER, YOUNGER).log
        steps = run(CENT, state, *dealt_cards, *moves, *rest)
        assert steps[-1].state.scores == ()
        assert steps[-1].state.past == ((40, 72), (23, 28))
        assert CENT.read(CENT.write(steps[-1].state)) == steps[-1].state
        assert steps[-1].state.games[-1] == (1, 1)
        assert (CENT.outcome(steps[-1].state) is not None) is over
        assert "ciento" in fired(steps)
    done = CENT.outcome(CENT.read("A 2 - A1,B1,A2"))
    assert done is not None
    assert done.shares == (1, -1)


AMISS = [
    ("A 3 - -", "dealt by twos"),
    ("A 2 60-0,40-0 -", "over at a hundred"),
    ("A 2 10-0 A2,A1", "the partie is over, and no deal follows"),
    ("A 2 - A2,A1,B1", "the partie is over before 3 games"),
    ("A 2 60-40,45-20/ -", "has a winner: write who"),
    ("A 2 60-40,35-70/ A1", "the deal in which its winner reaches a hundred"),
    ("A 2 60-40,45-20,9-8/ A1", "the deal in which its winner reaches a hundred"),
    ("A 2 60-10,45-20/ A1", "before the other has fifty is a double game"),
    ("A 2 -/ A1", "is no state of piquet"),
]


def test_deals_of_a_game_that_was_won_stay_until_the_next_is_written() -> None:
    """They stood nowhere: the last deal of a game was wiped out before anybody had read it."""
    state = CENT.read("A 2 60-40,45-20/ A1")
    assert (state.scores, state.past) == ((), ((60, 40), (45, 20)))
    assert CENT.write(state) == "A 2 60-40,45-20/ A1"
    dealing = CENT.play(state, "AS").state
    assert CENT.shown_to(dealing, 0).rows == ((60, 40), (45, 20))
    while dealing.deal is not None and not dealing.scores:
        turn = CENT.turn(dealing)
        moves = CENT.throws(dealing) if isinstance(turn, Turn) else CENT.moves(dealing)
        dealing = CENT.play(dealing, next(iter(moves))).state
    assert (len(dealing.scores), dealing.past) == (1, ())


@pytest.mark.parametrize(("text", "says"), AMISS)
def test_a_partie_that_cannot_be_is_told(text: str, says: str) -> None:
    """A state whose head no play leads to is refused in words."""
    with pytest.raises(BadNotation, match=says):
        CENT.read(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A 2 - A1", "piquet counts no games"),
        ("A 2 60-40,45-20/ -", "piquet counts no games"),
        (f"A 2 {','.join(['9-8'] * 7)} -", "over before 7 deals"),
    ],
)
def test_a_partie_of_piquet_that_cannot_be_is_told(text: str, says: str) -> None:
    """Piquet has no games within a partie, and seven deals only after a tie."""
    with pytest.raises(BadNotation, match=says):
        GAME.read(text)
