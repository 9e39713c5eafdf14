"""What the gallery tells of each game: what kind it is, whence, how long, how much is luck."""

from __future__ import annotations

from juegos.catalogue import CATALOGUE


def test_every_game_says_what_it_is_and_whence() -> None:
    """One sentence of at most seventy letters, and a place or that it is not known."""
    for entry in CATALOGUE.values():
        assert 20 < len(entry.says) <= 70, entry.slug
        assert entry.says.endswith("."), entry.slug
        assert entry.whence, entry.slug


def test_no_two_games_say_the_same() -> None:
    """The line tells a game from its neighbours."""
    assert len({entry.says for entry in CATALOGUE.values()}) == len(CATALOGUE)
