"""The page on letters: its game, its numbers and what it quotes are those of the program."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

from juegos.letters.letter import FORMS, unseal
from juegos.serve import handle

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "metodo" / "cartas.md").read_text("utf-8")
SOURCE = " ".join(
    re.sub(r'"\s*\n\s*"', "", path.read_text("utf-8"))
    for path in sorted((ROOT / "juegos" / "letters").glob("*.py"))
)
LETTERS = re.findall(r"```text\n(Letter: 1\n.*?)```", PAGE, re.DOTALL)
FACES = re.findall(r"^\| (\d) \| (\d+) \| (\d|passed over) \|$", PAGE, re.MULTILINE)
TABLE = PAGE.partition("| attempt |")[2].partition("\n\n")[0]
QUOTED = re.findall(r"^\| [a-z][^|]+ \| ([^|]+) \|$", TABLE, re.MULTILINE)
ID, SECRET, OTHER, NONCE = "5e" * 16, "a1" * 32, "b2" * 32, "c3" * 32


def test_the_game_on_the_page_is_played_so() -> None:
    """From the numbers that the page tells, the program writes its three letters."""
    begin = {"do": "letter-begin", "slug": "azar", "seat": 0, "id": ID, "secret": SECRET}
    first = handle(begin)
    joined = handle({"do": "letter-read", "letter": first["letter"]})["mailbox"]
    answer = {"do": "letter-write", "mailbox": joined, "secret": OTHER, "nonce": NONCE}
    second = handle(answer)
    exchange = {"mailbox": first["mailbox"], "letter": second["letter"]}
    thrown = handle({"do": "letter-read", **exchange})["mailbox"]
    third = handle({"do": "letter-write", "mailbox": thrown})
    assert [unseal(reply["letter"]) for reply in (first, second, third)] == LETTERS


def test_faces_on_the_page_are_reckoned_so() -> None:
    """The six digests of the example have these first bytes; sorted they are the throws."""
    faces = []
    for i, first, face in FACES:
        byte = sha256(f"juegos face\n{SECRET}\n{NONCE}\n0\n{i}\n".encode()).digest()[0]
        assert byte == int(first)
        assert face == (str(byte % 6 + 1) if byte < 252 else "passed over")
        faces.append(int(face))
    throws = [sorted(faces[at : at + 3], reverse=True) for at in (0, 3)]
    assert ["-".join(map(str, one)) for one in throws] == LETTERS[2].split("\n\n")[1].split()


@pytest.mark.parametrize("text", QUOTED)
def test_what_is_quoted_is_said(text: str) -> None:
    """Each message of the table is one of the program, where one is quoted."""
    if not text.startswith(("the rule", "nothing: ")):
        assert all(part in SOURCE for part in text.split("; dice")), text
    assert len(QUOTED) > 10


def test_every_head_is_told() -> None:
    """The table of heads names each head that a letter may have."""
    table = PAGE.partition("## A letter")[2].partition("## A whole game")[0]
    assert set(re.findall(r"`([A-Z][a-z]+)`", table)) == set(FORMS)
