"""The public table of the counts of all games of points."""

from __future__ import annotations

from juegos import catalogue
from juegos.engine.perft import perft_positions
from juegos.tables.alquerque import DEEPEST, MOST, sequences, singles
from tests.juegos.alquerque.games_of_jumps import GAMES
from tests.juegos.alquerque.games_of_jumps import singles as counted_singles


def test_table_has_every_game_and_reading() -> None:
    """A row for each game by default, and for each change of a reading that moves depend on."""
    table = sequences("alquerque-familia", {})
    slugs = [e.slug for e in catalogue.CATALOGUE.values() if e.family == "alquerque"]
    assert list(dict.fromkeys(row[0] for row in table.rows)) == slugs
    for row in table.rows:
        matches = [cell for cell in row[2:] if cell != ""]
        assert len(row) == 2 + DEEPEST
        assert list(row[2:]) == [*matches, *[""] * (DEEPEST - len(matches))]
        assert all(isinstance(cell, int) and cell <= MOST for cell in matches)
        readings = dict(part.split("=") for part in str(row[1]).split(" ") if "=" in part)
        game = catalogue.game(str(row[0]), readings)
        assert matches[:3] == [perft_positions(game, game.start(), depth) for depth in (1, 2, 3)]


def test_readings_of_the_table() -> None:
    """The readings with a row are those that the games of jumps are tested with."""
    for slug in GAMES:
        assert list(singles(slug)) == list(counted_singles(slug))
