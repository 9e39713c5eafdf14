"""How many sequences of moves the games of points have, against counts published and our own.

``python -m conf.make.sequences`` writes ours.
"""

from __future__ import annotations

import pytest

from conf.make import sequences
from conf.make.sequences import QUICK, counts_of
from juegos import catalogue
from juegos.alquerque.perft_counts import PUBLISHED, PublishedCount, StoredCount, stored_counts
from juegos.alquerque.points_game import PointsGame
from juegos.cli.main import main
from juegos.engine.perft import perft_positions
from juegos.tables import alquerque as tables
from juegos.tables import table
from juegos.tables.alquerque import PARTS, counts, entries, singles
from juegos.tables.alquerque.agreement import COUNTS, EACH, PEERS, PLAIN, SAME
from tests.juegos.alquerque.compare_generators import positions
from tests.juegos.alquerque.damas_inglesas import Inglesas

SLUGS = [entry.slug for entry in entries()]
LENGTHS = [(one, one.first + i, nodes) for one in PUBLISHED for i, nodes in enumerate(one.nodes)]


def game_of(slug: str, readings: str) -> PointsGame:
    """Return a game of points, or the control."""
    if slug == "inglesas":
        return PointsGame(Inglesas())
    result = catalogue.game(slug, dict(pair.split("=") for pair in readings.split()))
    assert isinstance(result, PointsGame)
    return result


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("one", "length", "nodes"), LENGTHS, ids=[f"{o.slug} {o.readings} {n}" for o, n, _ in LENGTHS]
)
def test_published_counts(one: PublishedCount, length: int, nodes: int) -> None:
    """There are as many sequences of this length as others have found."""
    game = game_of(one.slug, one.readings)
    assert perft_positions(game, game.start(), length) == nodes


@pytest.mark.heavy
@pytest.mark.parametrize(
    "one", stored_counts(), ids=lambda one: f"{one.slug} {one.readings}".strip()
)
def test_our_own_counts(one: StoredCount) -> None:
    """The counts that are kept have not changed, as far as there are few of them."""
    result = counts(game_of(one.slug, one.readings).core, QUICK, len(one.nodes))
    assert len(result) >= 3
    assert tuple(result) == one.nodes[: len(result)]
    assert len(result) == len(one.nodes) or one.nodes[len(result)] > QUICK


def test_the_tables_print_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is counted for the table of the family: each row is kept, as far as it is printed."""
    monkeypatch.setattr(tables, "counts", None)
    tables._sequences_of.cache_clear()
    rows = table("alquerque-familia.perft").rows
    assert len(rows) == len(stored_counts())
    for one, (slug, says, *cells) in zip(stored_counts(), rows, strict=True):
        assert (slug, says) == (one.slug, one.readings or "default")
        printed = [cell for cell in cells if cell != ""]
        whole = counts(game_of(one.slug, one.readings).core, 1000)
        assert printed[: len(whole)] == whole
        assert tables.MOST == QUICK  # for as much of what is kept is counted anew above
        assert len(printed) == tables.DEEPEST or one.nodes[len(printed)] > QUICK


@pytest.mark.thorough
@pytest.mark.heavy
def test_readings_without_kept_counts_are_counted() -> None:
    """Two changes at once are counted anew; a change of the rule of draws changes no count."""
    readings = "captura=maxima pasos=sin-retroceso"
    chosen = dict(pair.split("=") for pair in readings.split())
    first = table("alquerque.perft", chosen).rows[0]
    assert list(first) == ["as chosen", *counts(game_of("alquerque", readings).core)]
    drawn = table("alquerque.perft", {"final": "acuerdo"}).rows
    assert [row[1:] for row in drawn] == [row[1:] for row in table("alquerque.perft").rows]


def test_every_reading_is_counted() -> None:
    """Each game of the family, and each change of one reading, has its counts once."""
    assert [(one.slug, one.chosen) for one in stored_counts()] == [
        (slug, changed) for slug in SLUGS for changed in singles(slug)
    ]


def test_what_is_kept_is_what_the_command_writes() -> None:
    """Each game and each reading has its counts, in the order of the catalogue, and no other."""
    assert sequences.FILE.read_text("utf-8") == sequences.written(), f"run: {sequences.COMMAND}"


def test_a_new_game_is_counted_as_those_that_are_kept() -> None:
    """What would be written of it is what is kept of an old one, past the last small number."""
    for slug in ("alquerque-de-tres", "alquerque-de-nueve"):
        (one,) = (one for one in stored_counts() if (one.slug, one.readings) == (slug, ""))
        result = counts_of(slug, "")
        assert result == one.nodes[: len(result)]
        assert max(result) > QUICK


def test_ours_are_those_published() -> None:
    """What is kept of our own has the numbers that others have published."""
    ours = {(one.slug, one.readings): one.nodes for one in stored_counts()}
    held = [one for one in PUBLISHED if one.slug in SLUGS]
    assert len(held) == 5
    for one in held:
        result = ours[one.slug, one.readings]
        assert result[one.first - 1 : one.first - 1 + len(one.nodes)] == one.nodes


def test_the_command_beside_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """What is kept of three men, noughts and crosses, is what its command prints."""
    (one,) = (one for one in stored_counts() if one.readings == "movimiento=ninguno")
    assert one.nodes[:6] == (9, 72, 504, 3024, 15120, 54720)
    program, *options = one.command.split()
    assert program == "juegos"
    main(options)
    assert capsys.readouterr().out.split()[-1] == str(one.nodes[-1])


def test_every_game_has_somebody_who_agrees() -> None:
    """The table has all games, and how far others agree: nothing shorter than is published."""
    rows = table("alquerque-familia.acuerdo").rows
    assert list(dict.fromkeys(row[0] for row in rows)) == SLUGS
    assert all(
        (slug, "several", PLAIN, f"moves at {EACH} positions", "–", "–", SAME) in rows
        for slug in SLUGS
    )
    deepest = {(row[0], row[3]) for row in rows if row[6] == SAME}
    assert ("damas-espanolas", "sequences of 9 moves") in deepest
    assert ("damas-internacionales", "sequences of 8 moves") in deepest
    for peer in PEERS:
        assert (peer.slug, f"moves at {peer.positions} positions") in deepest


def test_who_differs_is_said_to() -> None:
    """A note of a difference stands where the counts differ, and only there."""
    rows = table("alquerque-familia.acuerdo").rows
    assert sum(row[4] != row[5] for row in rows) == 4
    for *_, they, we, note in rows:
        assert (they == we) == (note == SAME)


@pytest.mark.parametrize("count", [c for c in COUNTS if c.note != SAME], ids=lambda c: c.by)
def test_what_differs_is_counted_alike_a_move_before(count: object) -> None:
    """Who differs at some length is not far off: within a tenth of a hundredth of our count."""
    assert isinstance(count, type(COUNTS[0]))
    (ours,) = (o for o in stored_counts() if (o.slug, o.readings) == (count.slug, count.readings))
    assert 0 < abs(ours.nodes[count.length - 1] - count.says) < ours.nodes[count.length - 1] / 1000


@pytest.mark.parametrize("slug", SLUGS)
def test_who_moves_on_after_a_part_of_a_turn(slug: str) -> None:
    """Of moves after which the same seat moves on there are some in the games named, only there."""
    core = game_of(slug, "").core
    parts = any(
        core.side(core.after(position, move)) == core.side(position)
        for position in positions(core, 300)
        for move in core.moves(position)
    )
    assert parts == (slug in PARTS)


def test_the_unit_names_such_parts() -> None:
    """The table of a game names its own, that of the family all, and noughts and crosses none."""
    assert all(PARTS[slug] in table(f"{slug}.perft").unit for slug in PARTS)
    assert "own" not in table("alquerque-de-tres.perft").unit
    assert all(part in table("alquerque-familia.perft").unit for part in PARTS.values())
