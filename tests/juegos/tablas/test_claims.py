"""What is counted of the claims of the Book of Tables, counted by a second road."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from typing import Any

from conf.claims import verdict
from conf.claims.tablas_games import DOBLET, FIVES_FIRST, Often
from conf.make.libro_said import played
from juegos import catalogue
from juegos.tablas.casas.board import BAR, HAND, side, stuck
from juegos.tablas.libro_selfplay import GREEDY, RANDOM, STRONG

FIRST = range(19, 25)  # the casas of the quarter where a man enters


def stops(start: int, dice: tuple[int, ...], closed: range) -> tuple[int, int]:
    """Return how many dice, in this order, one man plays, and where it comes to stand."""
    at, played = start, 0
    for die in dice:
        if at - die > 0 and at - die not in closed:
            at, played = at - die, played + 1
    return played, at


def past(closed: range) -> int:
    """Return in how many ways of three dice a man gets past closed casas, from all of FIRST."""
    count = 0
    for start, throw in product(FIRST, product(range(1, 7), repeat=3)):
        results = {stops(start, order, closed) for order in permutations(throw)}
        most = max(played for played, _at in results)
        count += any(at < closed.start for played, at in results if played == most)
    return count


def test_six_closed_casas_keep_a_man_in_and_five_do_not() -> None:
    """Plain walks of one man past casas that are closed come to the counts of the verdict."""
    assert past(range(13, 19)) == 0
    assert f"behind five, by {past(range(14, 19))}" in verdict("emperador.salir").summary


def test_seven_men_a_side_make_a_manera_of_emperador() -> None:
    """Where own men close casas too, one on each and one to enter is enough; a casa less is not."""
    game: Any = catalogue.game("emperador")
    one = {**dict.fromkeys(FIRST, 1), BAR: 1}
    assert sum(one.values()) == 7
    assert stuck(game.laws.travel, side(one) * 2)
    assert not stuck(game.laws.travel, side({**one, 19: 0}) * 2)


def test_twelve_men_a_side_make_no_manera_by_closed_casas_alone() -> None:
    """A side that closes six casas two by two has twelve men on them, and none that is to enter."""
    closed = 6 * 2
    assert closed + 1 > 12
    assert closed + 1 <= 15
    assert f"at least {closed + 1} men" in verdict("tablas.mannar").summary


def test_games_of_doblet_come_out_as_computed() -> None:
    """The other's throw wins of games played by lot the share that was computed."""
    game: Any = catalogue.game("doblet")
    games = 400
    ends = (played(game, replace(game.start(), phase="tira"), f"doblet:{n}") for n in range(games))
    share = sum(end.why == "doblet.por-otro" for end in ends) / games
    assert abs(share - DOBLET) < 4 * (DOBLET * (1 - DOBLET) / games) ** 0.5


def test_what_is_kept_of_the_hand_is_of_whole_games() -> None:
    """All men of cab e quinal stand on the board when a game begins, whoever does."""
    game: Any = catalogue.game("cab-e-quinal")
    board = game.start().board
    assert not board[HAND]
    assert board[20] == board[27 + 19] == 15


def test_two_samples_of_cab_e_quinal_agree() -> None:
    """The games of the verdict and those of the page's table differ by less than three errors."""
    games = GREEDY["cab-e-quinal"]
    other = Often(games.first, games.games)
    error = (FIVES_FIRST.error**2 + other.error**2) ** 0.5
    assert FIVES_FIRST.games == other.games
    assert abs(FIVES_FIRST.share - other.share) < 3 * error


def test_strong_players_at_laquet_have_played_too_few_games_to_tell_much() -> None:
    """As the verdict and the page say: their share is open by more than a tenth, far from half."""
    result = STRONG["laquet"]
    assert 3 / result.games > 0.1
    assert result.seat < result.games / 4
    assert "too few to tell more" in verdict("laquet.ventaja").summary


def test_verdict_of_laquet_counts_the_games_of_the_fourteen_men() -> None:
    """It names the games that they won at each level, and of how many."""
    value = verdict("laquet.ventaja").summary
    for item in (GREEDY, RANDOM, STRONG):
        result = item["laquet"]
        assert f"{result.seat} of {result.games} games" in value
