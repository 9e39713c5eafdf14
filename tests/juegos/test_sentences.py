"""No sentence of a reply escapes translation: a language in which every letter has an accent.

The catalogue of this language, ``xx``, is made of the sentences that ``conf.messages`` finds. What
stands in a reply without accents is therefore not marked, not found, or glued together.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from gettext import NullTranslations
from typing import Any

import pytest

from conf.messages import of_pages, sentences, text
from juegos import catalogue, tables
from juegos.core import record
from juegos.core.languages import language
from juegos.core.message import translated
from juegos.doors import games
from juegos.serve import handle
from tests.help import fuzz
from tests.help.accented_language import BLANK, REPEATED, WORDS, accented, ids
from tests.help.laws import DICE, playable
from tests.help.sweeps import sweep
from tests.juegos.test_golden_games import FOLDER

QUICK = (
    *DICE,
    "alquerque",
    "alquerque-de-nueve",
    "bashni",
    "backgammon",
    "tick-tack",
    "toc",
)  # the others are held by session thorough
WALK = 60  # moves of a game at random

WORD = re.compile(r"(?<!\d)[A-Za-z]{3,}")  # no points or cards: d4xb2, ad3xaf1, QC
NEAR = re.compile(r"[A-Za-z]{2}[,;:.]? [A-Za-z]{2}")  # without which there are no such words
# What is no sentence, by the key under which it stands in a reply.
NO_SENTENCE = {
    "slug": "an id",
    "id": "an id",
    "rule": "an id",
    "name": "a game's name, or a crux's",
    "key": "an id",
    "keys": "ids",
    "default": "an id",
    "by": "sigla of who holds a reading",
    "locus": "a place",
    "loci": "places",
    "source": "places",
    "state": "notation",
    "moves": "notation",
    "move": "notation",
    "readings": "ids",
    "kind": "a class of errors",
    "made_by": "a function",
    "board": "a kind of board",
    "label": "a word of the game: suerte, puntos, triga",
    "word": "an old word of the game: passer, s’en aller ou rester",
    "head": "an old word of the game, and how many: 2 trous",
    "play": "notation",
    "plays": "notation",
    "after": "notation",
}


class Seen(NullTranslations):
    """Notes which sentences it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()

    def gettext(self, message: str) -> str:
        """Return a sentence, noted."""
        self.ids.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return a sentence for a count, noted."""
        return self.gettext(msgid1) if n == 1 else self.gettext(msgid1) and msgid2


def drawn(svg: str) -> list[str]:
    """Return what a drawing says: its texts, and what is said of it or of a part of it."""
    return [
        *re.split(r"<[^<>]*>", svg),
        *re.findall(r'(?:aria-label|data-says|data-name)="([^"]*)"', svg),
    ]


def plain(value: Any, key: str = "") -> Iterator[str]:
    """Yield the texts of a reply that have two words or more without accents."""
    if key in NO_SENTENCE:
        return
    if isinstance(value, dict):
        for name, part in value.items():
            yield from plain(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from plain(part[1:] if key == "offers" else part, "" if key == "offers" else key)
    elif isinstance(value, str):
        result = " | ".join(drawn(value)) if key == "svg" else value
        for pattern, _why in REPEATED:
            if not NEAR.search(result):
                break
            result = pattern.sub("|", result)
        if WORDS.search(result):
            yield f"{key}: {value}" if key != "svg" else f"svg: {result}"


def spoken_moves(reply: dict[str, Any]) -> list[str]:
    """Return what a reply calls its move and those that may follow, the former if it is one."""
    made, names = reply.get("said"), reply.get("names")
    return [*([made] if isinstance(made, str) else []), *(names or [])]


def asked(request: dict[str, Any]) -> dict[str, Any]:
    """Ask in ``xx``, hold that no sentence escapes, and return the reply in English."""
    value, english = ids(), handle(request)
    other = handle({**request, "lang": "xx"})
    if request.get("do") == "record":
        other.pop("text", "")  # notation
    assert list(plain(other)) == []
    assert not [text for text in spoken_moves(other) if WORD.search(text)]
    seen = Seen()
    translated(english, seen)
    lost = {id for id in seen.ids - value if re.search("[A-Za-z]{2}", BLANK.sub("", id))}
    assert lost == set()
    return english


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_no_sentence_of_a_kept_game_escapes(path: Any) -> None:
    """Events, scenes, drawings, names of moves and advice, at each step of the games of dice."""
    game = record.parse(path.read_text("utf-8"))
    asked({"do": "record", "text": path.read_text("utf-8")})
    of = {"slug": game.slug, "readings": dict(game.readings)}
    at = asked({"do": "start", **of})
    for move in game.moves:
        at = asked({"do": "play", **of, "state": at["state"], "move": move})
        if at["turn"] in {0, 1}:
            asked({"do": "advise", **of, "state": at["state"]})
            asked({"do": "advise", **of, "state": at["state"], "level": "random", "seed": 1})


@pytest.mark.parametrize(
    ("slug", "readings"),
    sweep(
        [(slug, readings) for slug in catalogue.CATALOGUE for readings in playable(slug)],
        *[(slug, {}) for slug in QUICK],
    ),
)
def test_no_sentence_of_a_game_at_random_escapes(slug: str, readings: dict[str, str]) -> None:
    """The same at each step of a game at random, whose moves need not be kept."""
    rng, of = random.Random(slug), {"slug": slug, "readings": readings}
    at = asked({"do": "start", **of})
    for number in range(WALK):
        here = {**of, "state": at["state"]}
        if not at["moves"]:
            break
        if at["turn"] in {0, 1} and number % 24 == 0:  # advice takes long
            levels = catalogue.entry(slug).levels
            level = levels[number // 24 % len(levels)]
            asked({"do": "advise", **here, "level": level, "seed": number})
        at = asked({"do": "play", **here, "move": rng.choice(at["moves"])})


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, *QUICK))
def test_no_sentence_of_an_error_escapes(slug: str) -> None:
    """What is refused is refused in the language asked for; so with the policy of odds."""
    rng = random.Random(slug)
    asked({"do": "odds", "slug": slug})
    for _number in range(120):
        request = fuzz.spoilt(slug, rng)
        if isinstance(request, dict) and request.get("slug") == slug:
            asked({**request, "do": str(request.get("do"))})


@pytest.mark.thorough
def test_no_sentence_of_a_kept_request_escapes() -> None:
    """The requests that once failed are refused in the language asked for."""
    for item in fuzz.stored_requests():
        request = fuzz.made(item)
        if isinstance(request, dict):
            asked(request)


@pytest.mark.parametrize("id", tables.ids())
def test_no_sentence_of_a_table_escapes(id: str) -> None:
    """Title, columns, cells and unit of a table."""
    asked({"do": "table", "id": id})


def test_no_question_and_no_gloss_escapes() -> None:
    """The list of games tells every crux and every reading in the language asked for."""
    asked({"do": "list"})


def test_no_rule_escapes() -> None:
    """The sense of every rule is among what is translated, and told in the language asked for."""
    ids()
    for slug in catalogue.CATALOGUE:
        for rule in catalogue.game(slug).rules:
            result = translated(rule.says, language("xx"))
            assert list(plain({"text": result})) == [], rule.id


def test_an_own_fault_is_told(monkeypatch: pytest.MonkeyPatch, faults: list[str]) -> None:
    """Even a fault of ours is said in the language asked for."""

    def fails(*_given: Any) -> Any:
        raise KeyError

    ids()
    monkeypatch.setattr(games, "games", fails)
    error = handle({"do": "list", "lang": "xx"})["error"]
    assert error["kind"] == "Internal"
    assert error["message"].startswith(accented("this is a fault of juegos"))
    faults.clear()


def test_what_is_not_told_is_found() -> None:
    """The check itself sees a plain sentence, wherever in a reply it stands."""
    escaped = {"events": [{"text": "Eleven is azar: A wins.", "rule": "azar.azar"}]}
    assert list(plain(escaped)) == ["text: Eleven is azar: A wins."]
    assert list(plain({"scene": {"svg": "<svg><title>Dice: 6. A has won.</title></svg>"}})) != []


def test_sentences_are_written_for_translators() -> None:
    """The file has what code marks, plurals, and the senses of rules with their ids."""
    written = text(sentences()).decode()
    assert 'msgid "{total} is azar: {hand} wins at once."' in written
    assert 'msgid_plural "{text!r} has {count} rows, the board {number}"' in written
    assert "#. azar.reazar\n" in written
    assert written == text(sentences()).decode()


def test_a_note_stands_above_its_sentence() -> None:
    """Who translates a bare word reads what it is about: a comment above it that is for them."""
    written = text(of_pages()).decode()
    assert "#. of a rule: the words of the source state it\n" in written
    assert "NOTE:" not in written
