"""What the strong player aims at: the points of the deal, near the end those of the partie."""

from __future__ import annotations

from random import Random

import pytest

from conf.make.computer_move import computer_move
from juegos.material.cards import read
from juegos.naipes.piquet import players
from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.doors import before_discard
from juegos.naipes.piquet.game import Piquet
from juegos.naipes.piquet.imagined_deals import Scoring, before_exchange
from juegos.naipes.piquet.players import Aim, after_discard, estimate, objective, of_the_deal
from juegos.naipes.piquet.rules import readings_of_piquet, table_rules
from tests.juegos.naipes.deals import GAME, dealt
from tests.juegos.naipes.test_game import ELDER, YOUNGER

RULES = table_rules(readings_of_piquet({}))
EVEN = (20, 20)


def at(*scores: tuple[int, int], game: Piquet = GAME, elder: bool = True) -> Aim:
    """Return what A aims at after these deals."""
    return objective(game.tally, scores, 0, elder=elder)


def test_four_deals_are_played_for_their_points() -> None:
    """Before the last two deals, and where no partie is counted, a deal is worth its points."""
    assert of_the_deal(30, 12) == 18
    assert all(at(*[EVEN] * deals) is of_the_deal for deals in range(4))
    assert at(*[EVEN] * 5, game=Piquet({}, AU_CENT)) is of_the_deal
    assert at(*[EVEN] * 4) is not of_the_deal


def test_last_deal_is_worth_what_the_partie_then_brings() -> None:
    """A win brings the difference and a hundred, a rubicon the sum; a tie brings nothing."""
    level = at(*[EVEN] * 5)
    assert level(30, 20) == 100 + 130 - 120
    assert level(30, 0) == 100 + 130 - 100
    behind = at(*[(10, 20)] * 5)
    assert behind(60, 10) == 0
    assert behind(30, 0) == -(100 + 80 + 100)
    assert behind(50, 20) == -(100 + 120 - 100)


def test_last_deal_but_one_lies_between_the_ends_of_the_next() -> None:
    """What a partie may bring after one deal more, weighed by how deals have gone."""
    level = at(*[EVEN] * 4)
    next_deals = [pair for pair, _ in players.similar_scores()]
    ends = [players.won(80 + 40 + theirs, 80 + 20 + mine) for mine, theirs in next_deals]
    assert min(ends) <= level(40, 20) <= max(ends)
    assert level(60, 20) > level(40, 20) > level(20, 20)


def test_partie_of_four_deals_counts_its_first_and_last_twice() -> None:
    """Under that reading the last deal weighs double, and two are left after two."""
    game = Piquet({"partida": "cuatro"})
    assert at(EVEN, game=game) is of_the_deal
    assert at(EVEN, EVEN, game=game) is not of_the_deal
    assert at(EVEN, EVEN, EVEN, game=game)(30, 20) == 100 + 140 - 120


def test_two_deals_after_a_tie_are_the_last_two() -> None:
    """Six deals that are even are followed by two more."""
    assert at(*[EVEN] * 6) is not of_the_deal
    assert at(*[EVEN] * 7)(10, 0) == 100 + 10


def test_bold_discard_is_for_who_is_behind() -> None:
    """Cavendish’s Example XXIX: to go for the repique is right in the last hand if one needs it.

    At the beginning one puts out ten to seven of hearts and the nine of diamonds; in the last hand,
    far behind, the king of spades, the tierce major and the nine, and keeps quint and knaves.
    """
    view = before_discard(read("JH TH 9H 8H 7H KS JS AC KC QC JD 9D"), 0, 5)
    safe, bold = read("TH 9H 8H 7H 9D"), read("KS AC KC QC 9D")
    scoring, rng = Scoring(RULES), Random(1)
    hidden = [before_exchange(view, rng) for _ in range(400)]

    def more(goal: Aim) -> float:
        """Return by how many standard errors the bold discard is better."""
        pairs = (
            (after_discard(view, out, one, scoring, goal) for out in (bold, safe)) for one in hidden
        )
        result = estimate([first - second for first, second in pairs])
        return result.mean / result.error

    assert more(of_the_deal) < -1
    assert more(lambda mine, theirs: int(mine > theirs + 75)) > 2
    assert more(at(*[EVEN] * 4, (20, 80))) > more(of_the_deal) + 1


@pytest.mark.parametrize(
    ("deals", "unit"), [(0, "points of the deal"), (5, "points of the partie")]
)
def test_advice_says_what_it_counts(deals: int, unit: str) -> None:
    """In the last deal the strong player tells what the partie brings, and else what it gains."""
    state = dealt(GAME, ELDER, YOUNGER, ",".join(["20-20"] * deals) or "-")
    result = computer_move(GAME, state, "strong", Random(1))
    assert result.unit == unit
    assert ("the partie then brings" in result.why) == (deals == 5)
