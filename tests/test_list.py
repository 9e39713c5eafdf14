"""What a manifest tells of a game without it is what the game says."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import pytest

from conf.make import lists
from juegos import catalogue
from juegos.serve import handle
from tests.test_imports import fresh

SLUGS = list(catalogue.CATALOGUE)
ROOMS_OF_GAMES = tuple(f"juegos.{family}." for family in catalogue.FAMILIES)
ROOMS_OF_PLAY = ("juegos.engine.", "juegos.draw.", "juegos.material.", "juegos.tables")
MANIFEST = {"family", "list_of_cruces", "list_of_games", "list_of_tables"}


def test_lists_are_what_their_command_writes() -> None:
    """Each game of the folders is listed, and of each what it says; each crux, and no other."""
    made = list(lists.made())

    assert len(made) == len(lists.TOLD) + len(catalogue.FAMILIES)
    for file, text in made:
        assert file.read_text("utf-8") == text, f"run: {lists.COMMAND}"


@pytest.mark.parametrize("slug", SLUGS)
def test_entry_tells_what_its_game_says(slug: str) -> None:
    """Name, seats, cruces: an entry has them as data, in the order and the words of the game."""
    entry, game = catalogue.entry(slug), catalogue.game(slug)

    assert (entry.slug, entry.seats) == (game.slug, game.seats)
    assert entry.cruces == game.cruces


@pytest.mark.parametrize("slug", SLUGS)
def test_questions_of_an_entry_are_messages_like_those_of_its_game(slug: str) -> None:
    """So they are said in another language by the same translation."""
    known: list[Any] = [catalogue.entry(slug), catalogue.game(slug)]
    ids = [
        [
            sentence.id
            for crux in one.cruces
            for sentence in (crux.question, *(reading.gloss for reading in crux.readings))
        ]
        for one in known
    ]

    assert ids[0] == ids[1]


def test_list_imports_no_game() -> None:
    """Whoever asks which games there are gets all of them, and only the manifests are loaded.

    No engine is loaded either, nor anything that draws.
    """
    told = handle({"do": "list"})
    with fresh():
        assert import_module("juegos.serve").handle({"do": "list"}) == told
        loaded = {name for name in sys.modules if name.startswith(ROOMS_OF_GAMES)}
        assert not [name for name in sys.modules if name.startswith(ROOMS_OF_PLAY)]

    assert [game["slug"] for game in told["games"]] == SLUGS
    assert {name.rpartition(".")[2] for name in loaded} == MANIFEST
