"""The games of the computer against itself that weigh the claim on the hand, some played again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conf.claims.alquerque_board import Duel, duels
from juegos import catalogue
from tests.bench.mano import played

DUELS = duels("alquerque")
AGAIN = 2  # of the games of each duel


@pytest.mark.thorough
@pytest.mark.parametrize(
    "one", DUELS, ids=lambda one: f"{'-'.join(one.readings.values())}-{one.ahead}"
)
def test_the_first_games_come_out_as_kept(one: Duel) -> None:
    """By their seeds the games can be had again, and end as the apparatus counts them."""
    game: Any = catalogue.game("alquerque", one.readings)
    again = [played(game, Random(seed), one.ahead)[0][0] for seed in range(AGAIN)]
    assert again == list(one.results[:AGAIN])


def test_shares_have_their_standard_error() -> None:
    """Of 100 games 20 and 30: 20 ± 4 and 30 ± 4.6 hundredths, 10 ± 7 apart; none has one too."""
    one = Duel({}, 4, "f" * 20 + "s" * 30 + "d" * 50)
    assert (one.share(one.first), one.share(one.second)) == ("20.0 ± 4.0 %", "30.0 ± 4.6 %")
    assert one.share(0) == "0.0 ± 1.0 %"
    assert one.lead() == "10.0 ± 7.0"
    assert Duel({}, 4, "s" * 20 + "f" * 30 + "d" * 50).lead() == "−10.0 ± 7.0"
