"""What the index of games tells of each without importing it is what the game says."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import resolve_name

import pytest

from conf.make import lists
from juegos import catalogue, data, tables
from juegos.core.errors import BadRequest
from juegos.core.message import Message
from juegos.core.source import Crux
from juegos.dados.azar import Azar
from juegos.serve import DOORS, handle
from tests.project.test_imports import fresh

SLUGS = list(catalogue.CATALOGUE)
ROOMS_OF_GAMES = tuple(f"juegos.{family}." for family in catalogue.FAMILIES)
ROOMS_OF_PLAY = ("juegos.engine.", "juegos.draw.", "juegos.material.", "juegos.tables")
MOST_CALLS = 5  # from the door to a game


def test_index_is_what_games_and_families_say() -> None:
    """Every game of the folders is listed, its family's where it says nothing, and every table."""
    index, cruces = data.load_json("games.json"), data.load_json("cruces.json")
    titles = {name: family.title for name, family in lists.FAMILIES.items()}
    made = json.loads(json.dumps([titles, lists.games(), lists.cruces()]))
    cruces.pop("command")

    assert [index["families"], index["games"], cruces] == made, f"run: {lists.COMMAND}"
    assert data.rows("tables.tsv") == lists.tables(), f"run: {lists.COMMAND}"


def test_no_family_is_forgotten() -> None:
    """Whoever has a module ``family`` is asked, and nobody else."""
    assert sorted(lists.FAMILIES) == sorted(p.parent.name for p in lists.JUEGOS.glob("*/family.py"))


def test_what_is_new_comes_last_and_what_is_there_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is not listed yet follows its family; an order made by hand is kept."""
    result = data.load_json("games.json")
    names = [row["slug"] for row in result["games"] if row["slug"] != "azar"]
    at = names.index("inn-and-inn")
    names[0], names[1] = names[1], names[0]
    result["games"] = [{"slug": slug} for slug in names]
    table_lines = "# made by\n# id\nazar.odds\tx\n"
    files = {"games.json": json.dumps(result), "tables.tsv": table_lines}
    monkeypatch.setattr(lists, "before", files.__getitem__)

    assert list(lists.abouts()) == [*names[: at + 1], "azar", *names[at + 1 :]]
    assert lists.tables()[0] == ("azar.odds", "juegos.tables:by_reading")
    assert sorted(lists.tables()) == sorted(tables.TABLES.items())


@pytest.mark.parametrize("slug", SLUGS)
def test_entry_tells_what_its_game_says(slug: str) -> None:
    """Name, seats, cruces: an entry has them as data, in the order and the words of the game."""
    entry, game = catalogue.entry(slug), catalogue.game(slug)

    assert (entry.slug, entry.seats) == (game.slug, game.seats)
    assert entry.cruces == game.cruces


@pytest.mark.parametrize("slug", SLUGS)
def test_sentences_of_an_entry_are_messages_like_those_of_its_game(slug: str) -> None:
    """So they are said in another language by the same translation."""
    entry = catalogue.entry(slug)

    assert list(map(message_id, says(entry.cruces))) == [
        message_id(sentence) for sentence in says(catalogue.game(slug).cruces)
    ]
    assert all(map(message_id, (entry.says, entry.origin, *entry.sides)))


def says(cruces: Iterable[Crux]) -> Iterator[str]:
    """Yield the sentences of cruces."""
    for crux in cruces:
        yield from (crux.question, *(reading.gloss for reading in crux.readings))


def message_id(sentence: str) -> str:
    """Return what translators see of a sentence; it must be a message."""
    assert isinstance(sentence, Message), sentence
    return sentence.id


def references() -> set[str]:
    """Return every reference of the index and of the doors."""
    entries = catalogue.CATALOGUE.values()
    named = {ref for one in entries for ref in (*one.doors.values(), *one.formats.values())}
    players = {ref for one in entries for ref in (one.players.plays, one.players.reviews) if ref}
    return named | players | {*tables.TABLES.values(), *DOORS.values()}


def test_every_reference_leads_somewhere() -> None:
    """Each names a module and something in it; what type checkers would see is seen here."""
    results = {reference: resolve_name(reference) for reference in references()}

    assert all(":" in reference for reference in results)
    assert all(callable(thing) or hasattr(thing, "_fields") or thing for thing in results.values())


def test_list_imports_no_game() -> None:
    """Whoever asks which games there are gets all of them, and no family is loaded.

    No engine is loaded either, nor anything that draws.
    """
    reply = handle({"do": "list"})
    with fresh():
        assert import_module("juegos.serve").handle({"do": "list"}) == reply
        assert not [name for name in sys.modules if name.startswith(ROOMS_OF_GAMES)]
        assert not [name for name in sys.modules if name.startswith(ROOMS_OF_PLAY)]

    assert [game["slug"] for game in reply["games"]] == SLUGS


def test_a_game_is_reached_in_few_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the door and the rules of a game no call only hands on."""
    begun = []

    def rules(self: Azar, readings: object) -> None:
        frame, calls = sys._getframe(), []
        while frame.f_code is not handle.__code__:
            calls.append(frame.f_code.co_name)
            assert frame.f_back
            frame = frame.f_back
        begun.append(calls)
        raise BadRequest("far enough")

    monkeypatch.setattr(Azar, "__init__", rules)
    import_module("juegos.doors.request")._cached_game.cache_clear()
    handle({"do": "start", "slug": "azar"})

    assert len(begun[0]) <= MOST_CALLS, begun[0]
