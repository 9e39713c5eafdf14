"""The door replies to some 22,000 requests as it did, but for its sentences (reply_digests.txt).

The requests are those of random games under random readings, all doors that each game has, and the
example of every door. The file has the number of requests of each game and a digest of the replies;
what is made of code (``made_by``), of a release (``version``) or drawn is left out.
``pytest tests/juegos/doors/test_reply_digests.py --regenerate`` writes it anew after a change on
purpose; a game that it does not list yet is not asked.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import pytest

from conf.make.requests_page import EXAMPLES
from juegos import catalogue
from juegos.core import languages
from juegos.serve import DOORS, handle
from tests.help import fuzz

COMMAND = "pytest tests/juegos/doors/test_reply_digests.py --regenerate"
FILE = Path(__file__).with_name("reply_digests.txt")
ROWS = [line.split() for line in FILE.read_text("utf-8").splitlines()] if FILE.exists() else []
DIGESTS = {name: (int(count), digest) for name, count, digest in ROWS}
EVERY_DOOR = "every-door"  # in the place of a game
LEFT_OUT = {"made_by", "version", "svg"}
SILENT = "silent"  # a language in which every sentence is empty


class Silence(NullTranslations):
    """Translate every sentence into an empty text."""

    def gettext(self, message: str) -> str:
        """Return nothing."""
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return nothing."""
        return ""

    def pgettext(self, context: str, message: str) -> str:
        """Return nothing."""
        return ""


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(languages._CATALOGUES, SILENT, Silence())


def requests(name: str) -> list[dict[str, Any]]:
    """Return the requests of a game, or the examples of all doors."""
    if name == EVERY_DOOR:
        return [{"do": do, **fields} for do, fields in EXAMPLES.items() if do != "list"]
    return fuzz.good(name)


def digest(asked: Iterable[dict[str, Any]]) -> tuple[int, str]:
    """Return the number of requests and a digest of the replies."""
    replies = [without(handle({**request, "lang": SILENT})) for request in asked]
    text = json.dumps(replies, ensure_ascii=False)
    return len(replies), hashlib.sha256(text.encode()).hexdigest()[:16]


def without(value: Any) -> Any:
    """Return a reply without the fields that may change."""
    if isinstance(value, dict):
        return {key: without(of) for key, of in value.items() if key not in LEFT_OUT}
    return [without(one) for one in value] if isinstance(value, list) else value


@pytest.mark.thorough
@pytest.mark.parametrize("name", DIGESTS)
def test_the_door_replies_as_it_did(name: str) -> None:
    """The same requests get the same states, moves, chances, payments, rules and notations."""
    assert digest(requests(name)) == DIGESTS[name], f"if this was meant to change, run {COMMAND}"


def test_the_recorded_requests_are_of_all_games_and_doors(*, regenerate: bool) -> None:
    """Some 20,000 are recorded; each door is asked, but the list, which changes with each game."""
    if regenerate:
        rows = {name: digest(requests(name)) for name in (*catalogue.CATALOGUE, EVERY_DOOR)}
        lines = [f"{name} {count} {digest}\n" for name, (count, digest) in rows.items()]
        FILE.write_text("".join(lines), "utf-8", newline="\n")
        return
    assert {request["do"] for request in requests(EVERY_DOOR)} == DOORS.keys() - {"list"}
    assert sum(count for count, _ in DIGESTS.values()) > 20_000
    assert DIGESTS.keys() <= {*catalogue.CATALOGUE, EVERY_DOOR}
