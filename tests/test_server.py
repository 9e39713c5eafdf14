"""The server that stands in for a host: types, caching, and a policy that forbids other hosts."""

from __future__ import annotations

import gzip
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError

import pytest

from conf.datos import archivo, dts
from conf.ext.citas import FORMATS
from conf.server import TYPES, policy, server, serving

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
    (runtime / "a.wasm").write_bytes(b"\0asm" * 100)
    for name in ("a.mjs", "a.svg", "a.csv", "a.json", "a.epub", "LICENSE"):
        (folder / name).write_text("ñ", encoding="utf-8")
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


def test_every_download_has_a_type() -> None:
    """Each kind of file that the edition gives away is sent as what it is."""
    paths = [path for path, _ in archivo.members()]
    paths += [archivo.NAME, *(f"a.{suffix}" for suffix in FORMATS), dts.ENTRY, "juegos.epub"]
    assert {suffix for path in paths if (suffix := Path(path).suffix) not in TYPES} == set()


def test_compression(address: str) -> None:
    """Who accepts gzip gets it, and it holds the same bytes; who does not gets them plain."""
    plain, packed = get(address), get(address, Accept_Encoding="gzip, br")

    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body == PAGE


def test_caching(address: str) -> None:
    """The runtime's folder is kept for good; a page is asked after, and 304 says it is the same."""
    page = get(address)

    assert "immutable" in get(address + "runtime-0123456789ab/a.wasm").headers["Cache-Control"]
    assert page.headers["Cache-Control"] == "no-cache"
    assert get(address, If_None_Match=page.headers["ETag"]).status == 304
    assert get(address, If_None_Match='"another"').status == 200


def test_policy(address: str) -> None:
    """Every answer, a missing page's too, forbids what comes from elsewhere."""
    missing = get(address + "nowhere.html")

    assert missing.status == 404
    for reply in (missing, get(address), get(address + "a.mjs")):
        said = reply.headers["Content-Security-Policy"]
        assert "default-src 'none'" in said
        assert "'unsafe-inline'" not in said.split("script-src")[1].split(";")[0]
        assert "http" not in said


def test_policy_allows_the_scripts_of_the_page_by_hash() -> None:
    """An inline script is named by the hash of its bytes (the W3C's own example); data is not."""
    said = policy(
        b"<script>alert('Hello, world.');</script><script type=application/json>{}</script>"
    )

    assert said.count("sha256-") == 1
    assert "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='" in said


def test_no_way_out_of_the_folder(address: str) -> None:
    """A path that climbs out of the site is not there."""
    assert get(address + "%2e%2e/secret.txt").status == 404


def test_folder_without_slash_moves(address: str) -> None:
    """A folder's name leads to its index, so that links beside it hold."""
    assert get(address + "sub").url == address + "sub/"


def test_refusals_are_one_line(tmp_path: Path) -> None:
    """A folder that is not there and a port that is taken are said in a line, with exit code 2."""
    with server(tmp_path, 0) as taken:
        port = str(taken.server_port)
        for args, says in (([str(tmp_path), "--port", port], port), (["nowhere"], "nowhere")):
            command = [sys.executable, "-m", "conf.server", *args]
            run = subprocess.run(command, capture_output=True, text=True, check=False)

            assert run.returncode == 2
            assert says in run.stderr.splitlines()[-1]
            assert "Traceback" not in run.stderr
