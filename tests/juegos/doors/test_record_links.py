"""Links that hold a game: what is packed comes back, whatever else stands there is refused."""

from __future__ import annotations

import tomllib
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.catalogue import CATALOGUE
from juegos.core import links
from juegos.core.errors import BadNotation
from juegos.doors.families import families
from juegos.doors.play import PART
from juegos.serve import handle
from tests.help.calls import ask
from tests.help.replay import some_moves
from tests.help.sweeps import sweep
from tests.juegos.doors.test_replay import QUICK

HERE = Path(__file__).parent
GAMES = sorted((HERE.parent / "partidas" / "heads").glob("*.txt"))
LINKS = tomllib.loads((HERE / "links.toml").read_text("utf-8"))


def packed(data: bytes, check: int | None = None) -> str:
    """Return a link made by hand: any bytes, and any check of them."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = press.compress(data) + press.flush()
    crc = zlib.crc32(data) if check is None else check
    return "a" + urlsafe_b64encode(crc.to_bytes(4, "big") + body).decode().rstrip("=")


@given(st.text(max_size=300))
def test_what_is_packed_comes_back(text: str) -> None:
    """Any text that has bytes comes back from its link, which needs no escapes in an address."""
    text = text.encode("utf-8", "ignore").decode("utf-8")
    link = links.pack(text)
    assert links.unpack(link) == text
    assert links.looks_like(link)


@given(st.text(max_size=40) | st.text("aAZz09-_", max_size=60).map("a{}".format))
def test_any_text_is_no_link_or_one(text: str) -> None:
    """Any text that is no link is refused by the door, in a line."""
    error = handle({"do": "unlink", "link": text})["error"]
    assert error["kind"] == "BadNotation"
    assert error["message"].isprintable()
    assert families({"do": "unlink", "link": text}) == ()


@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.sampled_from("aZ09-_"))
def test_a_changed_letter_is_seen(file: Path, at: int, letter: str) -> None:
    """A link with one letter changed is refused, or holds the same: only unused bits differ."""
    link = links.pack(file.read_text("utf-8"))
    at %= len(link)
    changed = link[:at] + letter + link[at + 1 :]
    reply = handle({"do": "unlink", "link": changed})
    if "error" in reply:
        assert "damaged" in reply["error"]["message"] or at == 0
    else:
        assert reply["text"] == file.read_text("utf-8")


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.stem))
def test_link_cut_short_is_refused(file: Path) -> None:
    """A link of which the end is missing, as messengers leave it out, is told to be damaged."""
    link = links.pack(file.read_text("utf-8"))
    for length in (1, len(link) // 2, len(link) - 1):
        error = handle({"do": "unlink", "link": link[:length]})["error"]
        assert "damaged or not whole" in error["message"]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.stem))
def test_link_leads_where_the_record_leads(file: Path) -> None:
    """The reply to a link is the one to the record in it."""
    text = file.read_text("utf-8")
    link = handle({"do": "link", "text": text})["link"]
    assert handle({"do": "unlink", "link": link}) == handle({"do": "record", "text": text})
    assert families({"do": "unlink", "link": link}) == families({"do": "record", "text": text})


@pytest.mark.parametrize("slug", sweep(CATALOGUE, *QUICK))
def test_any_game_is_handed_on_by_link_and_by_record(slug: str) -> None:
    """Both lead to the same moves and the same position, and are read as the same record."""
    moves = list(some_moves(slug))
    whole = ask("replay", slug=slug, moves=moves)
    link = ask("link", text=whole["text"])["link"]
    by_record, by_link = ask("records", text=whole["text"]), ask("records", text=link)
    assert [one["moves"] for one in by_record["records"]] == [moves]
    assert [one["text"] for one in by_link["records"]] == [whole["text"]]
    for text in (whole["text"], link):
        assert ask("replay", text=text) == whole
    place = ask("link", slug=slug, state=whole["state"])["link"]
    assert ask("unlink", link=place)["scene"]["svg"]
    assert ask("unlink", link=place)["state"] == whole["state"]


@pytest.mark.parametrize("name", LINKS)
def test_kept_link_opens_for_ever(name: str) -> None:
    """A link that was sent once leads to the same record and the same position for ever."""
    reply = handle({"do": "unlink", "link": LINKS[name]["link"]})
    assert reply["text"] == LINKS[name]["text"]
    assert reply["state"] == LINKS[name]["state"]


def test_position_alone_has_a_short_link() -> None:
    """A link of a game, its readings and a position is a record without moves."""
    at = {"slug": "alquerque", "state": "5/5/2b2/2w2/5 w"}
    asked = handle({"do": "link", **at})
    opened = handle({"do": "unlink", "link": asked["link"]})
    assert opened["state"] == at["state"]
    assert opened["moves"] == ["c2-c1", "c2-b2", "c2-d2", "c2xc4"]
    assert len(asked["link"]) < 90


def test_bomb_is_refused() -> None:
    """What would unpack to far more than a record has is refused before it does."""
    bomb = packed(b"x" * 8_000_000)
    assert len(bomb) < links.LONGEST
    with pytest.raises(BadNotation, match="damaged"):
        links.unpack(bomb)


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("a" * 16_001, "at most 16000"),
        ("aB%20", "'%' is no letter"),
        ("bAAAA", "'b': a link to a game begins with 'a'"),
        ("", "begins with 'a'"),
        (packed(b"Game: azar\n", 0), "damaged"),
        (packed(b"\xff\xfe"), "damaged"),
        (packed(b"Game: azra\n"), "line 1: there is no game 'azra'"),
        (packed(b"Game: azar\n\n7-1-1\n"), "line 3: "),
        (packed(b"Game: azar\nStart: primera\n"), "line 2: "),
    ],
)
def test_wrong_link_is_told_plainly(link: str, says: str) -> None:
    """The error says what is wrong with a link, or on which line with the record in it."""
    assert says in handle({"do": "unlink", "link": link})["error"]["message"]


@pytest.mark.parametrize(
    "name",
    [
        *("//evil.example/x", "javascript:alert(1)//", "data:text/html,x", "../../x", "Azar", ""),
        *("\\\\evil.example", "https://evil.example", "azar.html?", "azar/", "%2f%2fevil", "list"),
    ],
)
def test_no_door_hands_on_a_game_that_is_none(name: str) -> None:
    """A page goes to the room of the game that a link names: there is none such."""
    text = f"Game: azar\n\n\nGame: {name}\nA: Ana\n"
    alone = text.partition("\n\n\n")[2]
    for request in (
        {"do": "records", "text": text},
        *({"do": "records", "text": one} for one in (alone, links.pack(alone))),
        *({"do": "link", "text": one} for one in (alone, links.pack(alone))),
        *({"do": "convert", "text": alone, "format": to} for to in ("link", "juegos", "pdn")),
        {"do": "unlink", "link": links.pack(alone)},
    ):
        error = handle(request)["error"]
        assert error["kind"] == "UnknownName", request
        assert error["at"] == (4 if request.get("text") == text else 1)


def test_the_nearest_game_is_offered() -> None:
    for do in ("records", "link", "replay", "record"):
        assert "nearest: azar" in handle({"do": do, "text": "Game: azer\n"})["error"]["message"]


def test_long_record_has_no_link() -> None:
    """A record that is too long for an address is refused with what to do instead."""
    text = "Game: azar\n\n" + "6-4-1\n" * (PART + 1)
    assert "as a text or a file" in handle({"do": "link", "text": text})["error"]["message"]
    with pytest.raises(BadNotation, match="too long"):
        links.pack("x" * (links.LONGEST_TEXT + 1))
    with pytest.raises(BadNotation, match="too long"):
        links.pack("".join(map(chr, range(0x4E00, 0x9000))))
