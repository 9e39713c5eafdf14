"""What the gallery tells of each game: what kind it is, whence, how long, how much is luck."""

from __future__ import annotations

from random import Random
from statistics import median_low
from typing import TYPE_CHECKING

import pytest

from conf.make.selfplay import middling, played, record_of, telling, turns
from conf.sphinx.play import measurements, thumbnails
from conf.sphinx.play.measurements import MATCHES, RECORDS, TURNS
from conf.sphinx.play.thumbnails import hand
from juegos import catalogue
from juegos.catalogue import CATALOGUE
from juegos.core import record
from juegos.core.game import Turn
from juegos.draw.cards.scene import Cards
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from collections.abc import Sequence

QUICK = "azar guirguiesca alquerque-de-tres queah tick-tack".split()  # of each kind one or two
AGAIN = 2  # games


def numbers(slug: str) -> Sequence[int]:
    """Return how many turns each game had that was kept."""
    return [int(turn) for turn in TURNS[slug][1].split()]


def test_every_game_says_what_it_is_and_whence() -> None:
    """One sentence of at most seventy letters, and a place or that it is not known."""
    for entry in CATALOGUE.values():
        assert 20 < len(entry.says) <= 70, entry.slug
        assert entry.says.endswith("."), entry.slug
        assert entry.origin, entry.slug


def test_no_two_games_say_the_same() -> None:
    """The line tells a game from its neighbours."""
    assert len({entry.says for entry in CATALOGUE.values()}) == len(CATALOGUE)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_luck_alone_decides_where_nobody_chooses(slug: str) -> None:
    """A game that is told to be luck alone leaves no choice to a seat, and every other does."""
    game, rng = catalogue.game(slug), Random(slug)
    state, most = game.start(), 0
    for _ply in range(60):
        turn = game.turn(state)
        if turn is Turn.END:
            state = game.start()
            continue
        may = [move for move, _ in game.throws(state).items()] if turn is Turn.CHANCE else []
        if not may:
            may = list(game.moves(state))
            most = max(most, len(may))
        state = game.play(state, rng.choice(may)).state
    assert (measurements.luck(slug) == "all") == (most <= 1)


def test_what_is_kept_is_of_games_that_are_there() -> None:
    """Forty games of each game that was measured, by its middling player, and a position."""
    assert len(TURNS) >= 40
    assert set(MATCHES) < set(TURNS) <= set(CATALOGUE)
    assert set(RECORDS) == set(TURNS)
    for slug, (level, _) in TURNS.items():
        assert level == middling(slug)
        assert len(numbers(slug)) == 40
        assert min(numbers(slug)) > 0


@pytest.mark.parametrize("slug", sweep(TURNS, *QUICK))
def test_first_games_come_out_as_kept(slug: str) -> None:
    """The first two games, played again, have as many turns as is kept."""
    again = [turns(played(slug, (middling(slug),) * 2, number)) for number in range(AGAIN)]
    assert again == numbers(slug)[:AGAIN]


@pytest.mark.parametrize("slug", sweep(TURNS, *QUICK))
def test_a_position_is_of_a_game_as_long_as_most(slug: str) -> None:
    """The first of median length, played again, is the one that is kept, up to where it tells."""
    result = numbers(slug)
    whole = played(slug, (middling(slug),) * 2, result.index(median_low(result)))
    assert record.write(record_of(slug, whole, telling(slug, whole))) == RECORDS[slug]


def test_every_record_leads_to_a_position_that_tells() -> None:
    """Played again, each has gone beyond the opening; of dice it is the end."""
    for slug, text in RECORDS.items():
        written = record.parse(text)
        game = catalogue.game_of(written)
        state = record.steps(game, written, game.start(), 0, len(written.moves))[-1][1].state
        assert written.slug == slug
        assert game.write(state) != game.write(game.start())
        if CATALOGUE[slug].family == "dados":
            assert game.turn(state) is Turn.END


def test_small_drawings_say_nothing_and_are_small() -> None:
    """Each is a picture beside its words: no label, no place to point at, some kilobytes."""
    for slug in CATALOGUE:
        drawn = thumbnails.drawn(slug)
        assert 'aria-hidden="true"' in drawn
        assert "data-at" not in drawn
        assert "aria-label" not in drawn
        assert len(drawn) < 20_000, slug
    assert ' id="' in thumbnails.drawn("piquet")
    assert ' id="' not in thumbnails.drawn("piquet", again=True)


def test_a_small_table_of_cards_is_a_hand_and_what_lies_before_it() -> None:
    """Every card held or played is drawn with its index, every card of the talon face down."""
    for slug in ("piquet", "piquet-au-cent"):
        scene, drawn = thumbnails.position(slug), thumbnails.drawn(slug)
        assert drawn.count('"#j-cara"') == len(scene.own) + len(scene.trick) == 12
        assert drawn.count('"#j-dorso"') == scene.stock == 8
    lying = hand(Cards("", own=("AS",), stock=2, trick=((0, "KH"), (1, "TH"))))
    assert (lying.count('"#j-cara"'), lying.count('"#j-dorso"')) == (3, 2)


def test_length_is_the_median_between_the_quartiles() -> None:
    """A quarter of the games is no longer than the first, half than the second."""
    for slug in TURNS:
        low, middle, high = measurements.length(slug) or (0, 0, 0)
        assert 0 < low <= middle <= high
        assert sum(turn <= high for turn in numbers(slug)) >= 30
    assert measurements.turns("mayores") == "2 turns"
    assert measurements.length_class("mayores") == "short"


def test_a_game_that_was_not_measured_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made up for a new game, and it is shown at its start."""
    monkeypatch.setattr(measurements, "TURNS", {})
    monkeypatch.setattr(thumbnails, "RECORDS", {})
    assert measurements.turns("azar") == "length not measured"
    assert measurements.length_class("azar") == ""
    assert thumbnails.position("azar").plain()["dice"] == []


def test_luck_is_told_by_what_a_game_has() -> None:
    """Without a decision all is luck, without chance none; between, the better player tells."""
    assert measurements.luck("azar") == "all"
    assert measurements.luck("alquerque") == "none"
    assert measurements.luck("guirguiesca") == "most"
    assert measurements.luck("toc") == "both"
    assert measurements.luck("trictrac") == "little"
    assert measurements.luck_text("azar") == "luck alone"
    assert str(measurements.luck_text("toc")).startswith("luck and skill (")
    for slug, match in MATCHES.items():
        assert CATALOGUE[slug].players.levels.index(match.levels[0]) == 0
        assert match.share > 0.5
        assert 0 < match.error < 0.1
