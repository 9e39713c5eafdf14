"""The server that stands in for a host: types, caching, and a policy that forbids other hosts."""

from __future__ import annotations

import gzip
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from email.message import Message
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

from conf.publish import archive, dts
from conf.server import TYPES, policy, prefers_gzip, server, serving
from conf.sphinx.directives.cite import FORMATS
from tests.help import archive_data

PAGE = b"<!doctype html><title>t</title><script>var a = 1</script><script src=a.js></script>"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    (folder.parent / "secret.txt").write_text("secret")
    (folder / "index.html").write_bytes(PAGE)
    (folder / "sub").mkdir()
    (folder / "sub" / "index.html").write_bytes(PAGE)
    runtime = folder / "runtime-0123456789ab"
    runtime.mkdir()
    (folder / "widget-0123456789ab").mkdir()
    (folder / "widget-0123456789ab" / "a.mjs").write_text("ñ", encoding="utf-8")
    (runtime / "a.wasm").write_bytes(b"\0asm" * 100)
    for name in ("a.mjs", "a.svg", "a.csv", "a.json", "a.epub", "LICENSE", "sub/.htaccess"):
        (folder / name).write_text("ñ", encoding="utf-8")
    with suppress(OSError):  # Windows lets few make links
        (folder / "ring").symlink_to(folder / "round")
        (folder / "round").symlink_to(folder / "ring")
    with serving(folder) as url:
        yield url


class Reply(NamedTuple):
    status: int
    headers: Message
    body: bytes
    url: str


def get(url: str, **headers: str) -> Reply:
    """Ask, and return whatever is answered, errors too."""
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, headers=asked)  # noqa: S310 - our own
    try:
        with urllib.request.urlopen(request) as reply:  # noqa: S310 - our own
            return Reply(reply.status, reply.headers, reply.read(), reply.url)
    except HTTPError as reply:
        with reply:
            return Reply(reply.code, reply.headers, reply.read(), url)


def answer(address: str, asked: bytes) -> bytes:
    """Return whatever is answered to these bytes until the line is shut."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port)) as line:
        line.sendall(asked)
        return b"".join(iter(lambda: line.recv(4096), b""))


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.svg", "image/svg+xml; charset=utf-8"),
        ("a.csv", "text/csv; charset=utf-8"),
        ("a.json", "application/json; charset=utf-8"),
        ("a.epub", "application/epub+zip"),
        ("LICENSE", "text/plain; charset=utf-8"),
        ("runtime-0123456789ab/a.wasm", "application/wasm"),
    ],
)
def test_types(address: str, name: str, kind: str) -> None:
    """A module, a drawing, a table and a wasm come with the type that browsers insist on."""
    assert get(address + name).headers["Content-Type"] == kind


@pytest.mark.thorough
def test_every_download_has_a_type() -> None:
    """Each kind of file that the edition gives away is sent as what it is."""
    paths = [path for path, _ in archive_data.members()]
    paths += [archive.NAME, *(f"a.{suffix}" for suffix in FORMATS), dts.ENTRY, "juegos.epub"]
    assert {suffix for path in paths if (suffix := Path(path).suffix) not in TYPES} == set()


def test_compression(address: str) -> None:
    """Who accepts gzip gets it, and it holds the same bytes; who does not gets them plain."""
    plain, packed = get(address), get(address, Accept_Encoding="gzip, br")

    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body == PAGE


def test_caching(address: str) -> None:
    """What is named by its digest is kept for good; a page is asked after: 304, it is the same."""
    page = get(address)

    for lasting in ("runtime-0123456789ab/a.wasm", "widget-0123456789ab/a.mjs"):
        assert "immutable" in get(address + lasting).headers["Cache-Control"]
    assert page.headers["Cache-Control"] == "no-cache"
    assert get(address, If_None_Match=page.headers["ETag"]).status == 304
    assert get(address, If_None_Match='"another"').status == 200


def test_policy(address: str) -> None:
    """Every answer, a missing page's too, forbids what comes from elsewhere."""
    missing = get(address + "nowhere.html")

    assert missing.status == 404
    for reply in (missing, get(address), get(address + "a.mjs")):
        value = reply.headers["Content-Security-Policy"]
        assert "default-src 'none'" in value
        assert "'unsafe-inline'" not in value.split("script-src")[1].split(";")[0]
        assert "http" not in value


def test_only_what_is_made_for_frames_is_shown_in_one(address: str) -> None:
    """Any page may frame embed/, none but ours anything else; no worker comes from a blob."""
    for path, framed in {"": False, "embed/nowhere.html": True, "nowhere?x=/embed/": False}.items():
        page, beside = get(address + path).headers.get_all("Content-Security-Policy") or ()
        assert "frame-ancestors" not in page
        assert beside == "worker-src 'self'" + ("" if framed else "; frame-ancestors 'self'")


def test_policy_allows_the_scripts_of_the_page_by_hash() -> None:
    """An inline script is named by the hash of its bytes (the W3C's own example); data is not."""
    result = policy(
        b"<script>alert('Hello, world.');</script><script type=application/json>{}</script>"
    )

    assert result.count("sha256-") == 1
    assert "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='" in result


def test_no_way_out_of_the_folder(address: str) -> None:
    """A path that climbs out of the site is not there."""
    assert get(address + "%2e%2e/secret.txt").status == 404


def test_a_file_that_is_for_the_host_is_not_sent(address: str) -> None:
    """Its name begins with a dot, however that is written."""
    for path in ("sub/.htaccess", "sub/%2ehtaccess", "sub/./.htaccess"):
        assert get(address + path).status == 404, path


def test_no_page_under_the_name_of_another(address: str) -> None:
    """Whose policy it would have: by no way back within a path, nor by a slash after a file."""
    for path in ("embed/..%2fa.svg", "runtime-0123456789ab/%2e%2e%2fa.svg", "a.svg/"):
        assert get(address + path).status == 404
    lasting = get(address + "a.svg?x=/runtime-0123456789ab")
    assert lasting.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("%00", 400),
        ("sub/%00.html", 400),
        ("a" * 300, 404),
        ("a/" * 5000, 404),
        ("%ff%fe", 404),
        ("ring", 404),
        ("round/a.html", 404),
        ("a" * 70_000, 414),
    ],
)
def test_a_name_that_no_file_can_have_is_answered(address: str, path: str, status: int) -> None:
    """A zero byte, a part or a path that is too long, bytes that are no text: each gets a line."""
    reply = get(address + path)

    assert reply.status == status
    assert reply.body.count(b"\n") == 1
    assert "default-src 'none'" in reply.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("line", "status"),
    [
        (b"GET http://[ HTTP/1.1", 400),
        (b"BREW / HTTP/1.1", 501),
        (b"GET / / HTTP/1.1", 400),
        (b"GET / HTTP/9.1", 505),
    ],
)
def test_a_wrong_request_is_answered(address: str, line: bytes, status: int) -> None:
    """Not by silence, nor by a page of another make, and the policy stands there too."""
    text = answer(address, line + b"\r\nHost: a\r\n\r\n").decode()

    assert str(status) in text.splitlines()[0]
    assert "<html" not in text


@pytest.mark.parametrize(
    "says", ["Content-Length: 29", "Content-Length: x", "Transfer-Encoding: chunked"]
)
def test_what_follows_a_head_is_no_second_request(address: str, says: str) -> None:
    """A GET with a body is refused once, and the line shut: nothing in it is answered."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port)) as line_to:
        line_to.sendall(f"GET / HTTP/1.1\r\nHost: a\r\n{says}\r\n\r\n".encode())
        line_to.sendall(b"GET /sub/ HTTP/1.1\r\nHost: a\r\n\r\n")
        text = b"".join(iter(lambda: line_to.recv(4096), b""))

    assert text.count(b"HTTP/1.1 ") == 1
    assert text.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("head", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
def test_a_head_that_never_ends_is_not_waited_for(
    address: str, head: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is shut in the end, after one answer at most to what has come until then."""
    monkeypatch.setattr("conf.server.PATIENCE", 0.05)
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), 60) as line_to:
        line_to.sendall(head)
        text = b"".join(iter(lambda: line_to.recv(4096), b""))

    assert text.count(b"HTTP/1.1 ") <= 1


@pytest.mark.parametrize(
    ("accepts", "packed"),
    [
        ("gzip", True),
        ("GZIP;Q=0.5", True),
        ("br, gzip ; q=0.001", True),
        ("*", True),
        ("identity;q=0.5, gzip", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("identity, gzip;q=0.5", False),
        ("gzip;q=much", False),
        ("gzipped, x-not-gzip", False),
        ("", False),
    ],
)
def test_compression_is_as_the_reader_weighs_it(accepts: str, packed: bool) -> None:  # noqa: FBT001
    """A weight of nought refuses, the greater weight wins, and no part of a word is a coding."""
    assert prefers_gzip(accepts) is packed


def test_a_tag_among_others_is_the_same_page(address: str) -> None:
    """If-None-Match may list tags, weak ones too, or say that any will do."""
    tag = get(address).headers["ETag"]

    for text in (f'"another", {tag}', f"W/{tag}", "*"):
        assert get(address, If_None_Match=text).status == 304
    assert get(address, If_None_Match=f'"{tag[1:-2]}"').status == 200


@pytest.mark.parametrize(
    ("wanted", "bytes_", "text"),
    [
        ("bytes=100-", slice(100, None), "bytes 100-399/400"),
        ("bytes=0-3", slice(0, 4), "bytes 0-3/400"),
        ("bytes=390-999", slice(390, None), "bytes 390-399/400"),
        ("bytes=-5", slice(-5, None), "bytes 395-399/400"),
    ],
)
def test_a_part_of_a_file_can_be_had(address: str, wanted: str, bytes_: slice, text: str) -> None:
    """A reader whose line broke asks for the rest alone."""
    name = address + "runtime-0123456789ab/a.wasm"
    whole, some = get(name), get(name, Range=wanted)

    assert (some.status, some.headers["Content-Range"]) == (206, text)
    assert some.body == whole.body[bytes_]
    assert "immutable" in some.headers["Cache-Control"]


@pytest.mark.parametrize(
    "wanted", ["bytes=400-", "bytes=5-4", "bytes=-", "bytes=0-1,5-6", "pages=1-"]
)
def test_what_is_no_part_gets_the_whole(address: str, wanted: str) -> None:
    """As does who has a part of another file than this."""
    name = address + "runtime-0123456789ab/a.wasm"

    assert get(name, Range=wanted).status == 200
    assert get(name, Range="bytes=100-", If_Range='"another"').status == 200


def test_folder_without_slash_moves(address: str) -> None:
    """A folder's name leads to its index, so that links beside it hold."""
    assert get(address + "sub").url == address + "sub/"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("http://a//sub", "/sub/"),
        ("http://a//b.example/%2e%2e/sub", ""),
        ("/\\b.example/../sub", ""),
    ],
)
def test_a_move_leads_to_no_other_host(address: str, path: str, place: str) -> None:
    """A folder is named from the root, whatever an address begins with that was asked for."""
    text = answer(address, f"GET {path} HTTP/1.1\r\nConnection: close\r\n\r\n".encode()).decode()
    places = [line for line in text.splitlines() if line.startswith("Location")]
    assert places == ([f"Location: {place}"] if place else [])


def test_refusals_are_one_line(tmp_path: Path) -> None:
    """A folder that is not there and a port that is taken are said in a line, with exit code 2."""
    with server(tmp_path, 0) as taken:
        port = str(taken.server_port)
        for args, says in (
            ([str(tmp_path), "--port", port], port),
            (["nowhere"], "nowhere"),
            *(([str(tmp_path), "--port", no], "from 0 to 65535") for no in ("99999", "-1")),
        ):
            command = [sys.executable, "-m", "conf.server", *args]
            run = subprocess.run(command, capture_output=True, text=True, check=False)

            assert run.returncode == 2
            assert says in run.stderr.splitlines()[-1]
            assert "Traceback" not in run.stderr
