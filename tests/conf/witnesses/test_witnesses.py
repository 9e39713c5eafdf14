"""The list of public transcriptions, fetching them, making TEI of them: all or nothing, and told.

A server of our own stands for the host, an importer of our own for those of the formats, and the
words are ours. The real files are read where the folder that JUEGOS_WITNESSES names has them.
"""

from __future__ import annotations

import errno
import os
import re
import socket
import sys
import threading
import tomllib
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import pytest
from lxml import etree

from conf.edition.document import ROOT, read
from conf.edition.schema import SCHEMA
from conf.witnesses import fetch
from conf.witnesses.__main__ import main
from conf.witnesses.errors import WitnessError
from conf.witnesses.listing import LISTING, listing
from conf.witnesses.tei_import import WORD, ImportResult, Unknown, element
from tests.help.witness_sample import UNFETCHED

COMMIT = "0123456789abcdef0123456789abcdef01234567"
FILES = {
    "src/one.txt": b"Ana casts two dice.\n\nBea casts ~ three.\n",
    "src/two.txt": ("Señas de la tabla. " * 2000).encode(),
}
ONE, TWO = FILES
REAL = os.environ.get("JUEGOS_WITNESSES", "")


@dataclass
class Host:
    """What the server gives, how, and what it was asked."""

    address: str
    files: dict[str, bytes] = field(default_factory=dict)
    ranges: bool = True
    cut: int = 0  # the connection is closed after so many bytes of a file
    asked: list[tuple[str, str]] = field(default_factory=list)


class Handler(BaseHTTPRequestHandler):
    host: Host

    def do_GET(self) -> None:
        asked = self.headers.get("Range", "")
        self.host.asked.append((self.path, asked))
        start = int(asked.removeprefix("bytes=").removesuffix("-") or 0) * self.host.ranges
        data = self.host.files.get(self.path.rpartition(COMMIT)[2].removeprefix("/"))
        if data is None:
            self.send_error(404)
        elif start >= len(data):
            self.send_error(416)
        else:
            self.send_response(206 if start else 200)
            if start:
                self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
            self.send_header("Content-Length", str(len(data) - start))
            self.end_headers()
            self.wfile.write(data[start:][: self.host.cut or None])

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def server() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as one:
        thread = threading.Thread(target=one.serve_forever, args=(0.01,))
        thread.start()
        yield one
        one.shutdown()
        thread.join()


@pytest.fixture
def host(server: ThreadingHTTPServer, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Return the host of this test, which is the one that the setting names."""
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    host = Host(f"http://127.0.0.1:{server.server_port}", dict(FILES))
    monkeypatch.setattr(Handler, "host", host, raising=False)
    monkeypatch.setenv(fetch.AT, host.address + "/{repository}/{commit}/{path}")
    return host


@pytest.fixture(autouse=True)
def standin(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """An importer of paragraphs of words, in which ~ is a mark that it does not know."""
    module = ModuleType("conf.witnesses.standin")
    monkeypatch.setattr(module, "read", standin_read, raising=False)
    monkeypatch.setattr(module, "words", WORD.findall, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def standin_read(text: str, name: str) -> ImportResult:
    body = element("body")
    part = element("div", body, type="chapter")
    for paragraph in text.split("\n\n"):
        element("p", part).text = paragraph
    lines = enumerate(text.splitlines(), 1)
    return ImportResult(body, [Unknown(name, n, "the mark ~") for n, line in lines if "~" in line])


LISTED = f"""
[[repository]]
name = "ana/juego"
commit = "{COMMIT}"
format = "standin"
licence = "None stated"

[[repository.text]]
siglum = "ana1800"
title = "Game"
author = "Ana"
date = "1800"
language = "en"
source = "A print & more"
reliable = "Wholly: it was made up."
thanks = "Bea, who typed it."
files = [
""" + "".join(
    f'  {{ path = "{path}", bytes = {len(data)}, sha256 = "{sha256(data).hexdigest()}" }},\n'
    for path, data in FILES.items()
)


@dataclass
class Desk:
    """Where the command works in a test, and what it said."""

    listed: Path
    home: Path
    capsys: pytest.CaptureFixture[str]

    def run(self, *arguments: str) -> tuple[int, str, str]:
        code = main([*arguments], self.listed, self.home)
        return code, *self.capsys.readouterr()

    def fails(self, *arguments: str) -> str:
        """Return the one line that a command ends with that does not do what it should."""
        code, _, value = self.run(*arguments)
        assert code == 1
        assert value.count("\n") == 1
        return value.removesuffix("\n")

    def there(self) -> dict[str, bytes]:
        """Return every file that the command has left."""
        every = sorted(path for path in self.home.rglob("*") if path.is_file())
        return {path.relative_to(self.home).as_posix(): path.read_bytes() for path in every}


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    (tmp_path / "testigos.toml").write_text(LISTED + "]\n", encoding="utf-8")
    return Desk(tmp_path / "testigos.toml", tmp_path / "build" / "witnesses", capsys)


def part(desk: Desk, path: str) -> Path:
    """Return where a part of a file is kept."""
    return desk.home / "parts" / sha256(FILES[path]).hexdigest()


RESUMES = "What came so far is kept: the same command goes on from there."
WHOLE = {f"files/ana/juego/{path}" for path in FILES} | {
    f"tei/ana1800/{name}.xml" for name in ("one", "two")
}


# The list


def test_the_list_is_the_one_we_know() -> None:
    """Seventy-one files of eight repositories, of works that the edition names."""
    texts = listing()
    files = [(text.repository.name, file) for text in texts for file in text.files]
    sigla = tomllib.loads((ROOT / "corpus/siglas.toml").read_text("utf-8"))
    cited = (ROOT / "corpus/bibliografia.json").read_text("utf-8")

    assert len(files) == len(set(files)) == 71
    assert len({name for name, _ in files}) == 8
    assert all(text.siglum in sigla or f'"id": "{text.siglum}"' in cited for text in texts)
    assert {text.repository.format for text in texts} == {"hsms", "markdown", "tcp", "antonomaz"}


def test_it_agrees_with_what_the_sigla_say() -> None:
    """The transcription that the text was collated with, and the copies of the tafurerías."""
    texts = {text.siglum: text for text in listing()}
    sigla = tomllib.loads((ROOT / "corpus/siglas.toml").read_text("utf-8"))
    codex, collated = texts["ldj"], sigla["ldj"]["transcription"]
    copies = {file.siglum: file.shelfmark for file in texts["taf"].files}

    assert codex.repository.name == collated["repository"]
    assert codex.repository.commit.startswith(collated["commit"])
    assert [(f.path, f.sha256) for f in codex.files] == [(collated["path"], collated["sha256"])]
    assert copies.items() >= sigla["taf"]["witnesses"].items()
    assert len(copies) == 17


def test_what_is_read_cannot_change() -> None:
    """A text is a value."""
    with pytest.raises(FrozenInstanceError):
        listing()[0].siglum = "other"


@pytest.mark.parametrize(
    ("was", "now", "text"),
    [
        ('name = "ana/juego"', "", "repository 1 has no name"),
        (
            'format = "standin"',
            'format = "../x"',
            "repository ana/juego: format is '../x', which it cannot be",
        ),
        *(
            ('"ana/juego"', f'"{name}"', f"repository {name}: name is '{name}', which it cannot be")
            for name in ("../x", "ana/..", "./x", "ana/.")
        ),
        (COMMIT, "main", "repository ana/juego: commit is 'main', which it cannot be"),
        ('date = "1800"', "", "repository ana/juego, text ana1800 has no date"),
        (
            'date = "1800"',
            "date = 1800",
            "repository ana/juego, text ana1800: date is 1800, which it cannot be",
        ),
        (
            'date = "1800"',
            'date = "1800"\nyear = 1',
            "repository ana/juego, text ana1800: nothing is called 'year' here",
        ),
        (
            ONE,
            "../one.txt",
            "repository ana/juego, text ana1800, file ../one.txt: path is '../one.txt', which",
        ),
        (
            f"bytes = {len(FILES[ONE])}",
            "bytes = -1",
            "repository ana/juego, text ana1800, file src/one.txt: bytes is -1, which it cannot be",
        ),
        (TWO, "more/one.txt", "'one' is twice the name of a file of ana1800"),
        ("[[repository.text]]", "[[repository.texts]]", "repository ana/juego: nothing is called"),
    ],
)
def test_a_fault_of_the_list_is_told(desk: Desk, was: str, now: str, text: str) -> None:
    """By the name of the file, the entry and what is wrong in it; nothing is fetched."""
    desk.listed.write_text(desk.listed.read_text("utf-8").replace(was, now), encoding="utf-8")

    assert desk.fails().startswith(f"{desk.listed}: {text}")
    assert not desk.home.exists()


def test_a_list_that_is_none_is_told(desk: Desk) -> None:
    """What is no TOML has a line; a list that is empty, and one that is missing, are told too."""
    desk.listed.write_text("[[repository\n", encoding="utf-8")
    assert re.match(rf"{desk.listed}:1: not well-formed TOML: ", desk.fails())
    desk.listed.write_text("", encoding="utf-8")
    assert desk.fails() == f"{desk.listed}: the list has no repository"
    desk.listed.unlink()
    assert desk.fails() == f"There is no {desk.listed}."


# From a host


def test_all_is_fetched_and_converted(desk: Desk, host: Host) -> None:
    """Each file has a line when it is there; then comes the table, with what was not understood."""
    code, value, _ = desk.run()

    assert code == 0
    assert value.splitlines() == [
        "1/2 ana/juego/src/one.txt: fetched, 40 bytes",
        "2/2 ana/juego/src/two.txt: fetched, 40,000 bytes",
        "",
        "file         words  unknown marks",
        "ana1800/one      7              1",
        "ana1800/two  8,000              0",
        "2 files      8,007              1",
        "ana/juego/src/one.txt:3: the mark ~",
    ]
    assert desk.there().keys() == WHOLE
    assert desk.there()["files/ana/juego/src/two.txt"] == FILES[TWO]
    assert host.asked == [(f"/ana/juego/{COMMIT}/{path}", "") for path in FILES]


def test_only_what_a_site_may_publish_is_fetched_where_that_is_asked(
    desk: Desk, host: Host
) -> None:
    """Nothing of a repository that does not say so, not even what is there already."""
    desk.run()
    host.asked.clear()
    assert desk.run("--public")[0] == 0
    assert not any(path.startswith("tei/") for path in desk.there())
    listed = desk.listed.read_text("utf-8")
    desk.listed.write_text(listed.replace('None stated"', 'None stated"\npublic = true'), "utf-8")
    assert desk.run("--public")[0] == 0
    assert (desk.there().keys(), host.asked) == (WHOLE, [])


def test_a_repository_can_be_left_out(desk: Desk) -> None:
    """Nothing of it is kept, not even what is there; a name that is not listed is told."""
    desk.run()
    assert desk.run("--without", "ana/juego")[0] == 0
    assert not any(path.startswith("tei/") for path in desk.there())
    assert desk.fails("--without", "ana/juegos") == "no text is of a repository 'ana/juegos'"


def test_no_text_without_a_licence_is_public() -> None:
    """As the page on publishing says."""
    results = {text.repository.licence: text.repository.public for text in listing()}
    assert {public for licence, public in results.items() if "None stated" in licence} == {False}
    assert {public for licence, public in results.items() if "None stated" not in licence} == {True}


def test_what_is_right_is_not_asked_for_again(desk: Desk, host: Host) -> None:
    """A second run asks for nothing and makes the same, byte for byte; a spoilt file comes anew."""
    desk.run()
    first = desk.there()
    host.asked.clear()
    code, value, _ = desk.run()
    assert (code, host.asked, desk.there()) == (0, [], first)
    assert value.startswith("1/2 ana/juego/src/one.txt: is here\n2/2 ")
    (desk.home / "files/ana/juego" / ONE).write_bytes(FILES[ONE].swapcase())
    desk.run()
    assert [path for path, _ in host.asked] == [f"/ana/juego/{COMMIT}/{ONE}"]
    assert desk.there() == first


@pytest.mark.parametrize("ranges", [True, False])
def test_what_broke_off_is_gone_on_with(desk: Desk, host: Host, *, ranges: bool) -> None:
    """By the range that is missing, or from the start where the host knows no ranges."""
    host.ranges, host.cut = ranges, 20_000
    address = f"{host.address}/ana/juego/{COMMIT}/{TWO}"
    result = desk.fails()
    assert re.fullmatch(
        rf"{address} broke off after 20,000 of 40,000 bytes \(.+\)\. {re.escape(RESUMES)}", result
    )
    assert part(desk, TWO).read_bytes() == FILES[TWO][:20_000]
    assert not (desk.home / "tei").exists()
    host.cut = 0
    assert desk.run()[0] == 0
    assert host.asked[-1] == (f"/ana/juego/{COMMIT}/{TWO}", "bytes=20000-")
    assert desk.there().keys() == WHOLE


@pytest.mark.parametrize("size", [10_000, 40_000, 50_000])
def test_a_part_of_something_else_is_thrown_away(desk: Desk, host: Host, size: int) -> None:
    """What it gives with the rest is wrong, so that the file is asked for from the start."""
    part(desk, TWO).parent.mkdir(parents=True)
    part(desk, TWO).write_bytes(b"x" * size)
    assert desk.run()[0] == 0
    assert host.asked[-1] == (f"/ana/juego/{COMMIT}/{TWO}", "")
    assert desk.there().keys() == WHOLE


def test_a_moved_commit_is_told(desk: Desk, host: Host) -> None:
    """What is not found any more has moved; nothing is converted."""
    del host.files[TWO]
    name = host.address.removeprefix("http://")
    assert desk.fails() == (
        f"{name} has no file at {host.address}/ana/juego/{COMMIT}/{TWO}: the repository, or this"
        " commit of it, is no longer where corpus/testigos.toml says."
    )
    assert desk.there().keys() == {f"files/ana/juego/{ONE}"}


def test_a_host_that_refuses_is_told(
    desk: Desk, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what it answers."""
    monkeypatch.setattr(Handler, "do_GET", lambda self: self.send_error(503))
    name = host.address.removeprefix("http://")
    assert desk.fails() == (
        f"{name} gives no file at {host.address}/ana/juego/{COMMIT}/{ONE}: it answers 503 Service"
        f" Unavailable. {RESUMES}"
    )


@pytest.mark.parametrize("other", [FILES[ONE].swapcase(), FILES[ONE][:-1]])
def test_a_tampered_file_is_refused(desk: Desk, host: Host, other: bytes) -> None:
    """As long as the right one or shorter: no byte of it stays."""
    host.files[ONE] = other
    assert desk.fails() == (
        f"ana/juego/src/one.txt is not the file that corpus/testigos.toml lists: it has"
        f" {len(other)} bytes and the SHA-256 {sha256(other).hexdigest()}, not 40 and"
        f" {sha256(FILES[ONE]).hexdigest()}. Somebody has changed it; nothing of it was kept."
    )
    assert desk.there() == {}


def test_a_file_that_does_not_end_is_refused(desk: Desk, host: Host) -> None:
    """It is not read on: the disk is not filled with what is wrong anyway."""
    host.files[ONE] = FILES[TWO]
    assert desk.fails() == (
        f"{host.address}/ana/juego/{COMMIT}/{ONE} is longer than the 40 bytes that"
        " corpus/testigos.toml lists. Somebody has changed it; nothing of it was kept."
    )
    assert desk.there() == {}


@pytest.mark.usefixtures("host")
def test_no_network_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A port at which nobody listens stands for it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        name = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv(fetch.AT, f"http://{name}/{{repository}}/{{path}}")
        result = desk.fails()
    why = os.strerror(errno.ECONNREFUSED)
    assert result == (
        f"{name} cannot be reached ({why}): is this machine online? {RESUMES}"
        " Files that lie on a disk are read by --from FOLDER."
    )
    assert desk.there() == {}


def test_a_proxy_is_asked(desk: Desk, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that the environment names gets the whole address."""
    monkeypatch.setenv("http_proxy", host.address)
    monkeypatch.setenv(fetch.AT, "http://words.example/{repository}/{commit}/{path}")
    assert desk.run()[0] == 0
    assert host.asked[0] == (f"http://words.example/ana/juego/{COMMIT}/{ONE}", "")


@pytest.mark.parametrize("template", ["{repo}/{path}", "file:///{path}", "https://a.example", "{"])
def test_an_address_that_is_none_is_told(template: str) -> None:
    """Its setting is named, and what may stand in it."""
    with pytest.raises(WitnessError) as value:
        fetch.host(template)
    assert str(value.value) == (
        f"JUEGOS_WITNESSES_AT is {template!r}, which makes no address: it begins with https:// or"
        " http://, and {repository}, {commit} and {path} stand in it for what they say."
    )


def test_the_address_is_that_of_github() -> None:
    """If no other is named."""
    text = listing()[0]
    results = {"repository": text.repository.name, "commit": text.repository.commit}
    address = fetch.GITHUB.format(path=text.files[0].path, **results)
    assert address == (
        "https://raw.githubusercontent.com/hispanicseminary/OSTA/"
        "cef6e788092afbb3d79afa434456bedb91790599/transcriptions/TEXT.ACE.txt"
    )


# From a folder


def laid_out(folder: Path, repository: str = "juego") -> Path:
    for path, data in FILES.items():
        (folder / repository / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / repository / path).write_bytes(data)
    return folder


@pytest.mark.parametrize("repository", ["juego", "ana/juego"])
def test_a_folder_serves_as_well(desk: Desk, host: Host, tmp_path: Path, repository: str) -> None:
    """Its files lie under the name of the repository, or under its owner's; nobody is asked."""
    assert desk.run("--from", str(laid_out(tmp_path / "mine", repository)))[0] == 0
    assert (desk.there().keys(), host.asked) == (WHOLE, [])


def test_a_folder_without_a_file_is_told(desk: Desk, tmp_path: Path) -> None:
    """By both places where it might be; a folder that is not there, by its name."""
    folder = laid_out(tmp_path / "mine")
    (folder / "juego" / TWO).unlink()
    assert desk.fails("--from", str(folder)) == (
        f"The folder has no juego/src/two.txt, nor ana/juego/src/two.txt: {folder}."
    )
    assert desk.fails("--from", "nowhere") == "There is no folder nowhere."
    assert not (desk.home / "tei").exists()


def test_a_file_of_a_folder_is_checked(desk: Desk, tmp_path: Path) -> None:
    """As one of a host is."""
    folder = laid_out(tmp_path / "mine")
    (folder / "juego" / ONE).write_bytes(b"other")
    assert "src/one.txt is not the file that corpus/testigos.toml lists" in desk.fails(
        "--from", str(folder)
    )
    assert desk.there() == {}


# The disk


def full(*args: object, **kwargs: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_disk_that_fills_while_fetching_is_told(
    desk: Desk, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing half made is in the place of a file; with room again the same command ends it."""
    opened = Path.open

    def filling(path: Path, *args: Any, **kwargs: Any) -> IO[Any]:
        out: IO[Any] = opened(path, *args, **kwargs)
        if path == part(desk, TWO):
            monkeypatch.setattr(out, "write", full, raising=False)
        return out

    with monkeypatch.context() as little:
        little.setattr(Path, "open", filling)
        assert desk.fails() == (
            f"The disk is full: {part(desk, TWO)} could not be written. Make room, and run this"
            " again."
        )
    assert {name for name in desk.there() if "parts" not in name} == {f"files/ana/juego/{ONE}"}
    assert desk.run()[0] == 0
    assert desk.there().keys() == WHOLE


@pytest.mark.usefixtures("host")
def test_a_disk_that_fills_while_converting_changes_nothing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The texts that were made before stand as they were, and no part of the new ones."""
    desk.run()
    before = desk.there()
    written = Path.write_bytes

    def filling(path: Path, data: bytes) -> int:
        if path.name == "two.xml":
            full()
        return written(path, data)

    monkeypatch.setattr(Path, "write_bytes", filling)
    path = desk.home / "tei.new/ana1800/two.xml"
    assert desk.fails() == (
        f"The disk is full: {path} could not be written. Make room, and run this again."
    )
    assert desk.there() == before


def test_a_folder_that_cannot_be_written_is_told(desk: Desk, tmp_path: Path) -> None:
    """By its name and the system's word."""
    desk.home.parent.mkdir()
    desk.home.write_text("a file where the folder should be")
    result = desk.fails("--from", str(laid_out(tmp_path / "mine")))
    why = os.strerror(errno.ENOTDIR)
    assert result == f"{part(desk, ONE)} could not be written: {why}."


# What is made


@pytest.mark.usefixtures("host")
def test_the_header_says_whence_it_is(desk: Desk) -> None:
    """Repository, commit, path, digest; the licence as found; whom to thank; what made it."""
    desk.run()
    document = read(desk.home / "tei/ana1800/one.xml", desk.home)
    header = document.root.find("teiHeader")
    assert header is not None
    ids = {one.get("type"): one.text for one in header.iter("idno")}
    notes = {one.get("type"): one.text for one in header.iter("note")}
    text = " ".join("".join(header.itertext()).split())

    assert dict(document.root.attrib) == {
        "{http://www.w3.org/XML/1998/namespace}id": "ana1800.one",
        "{http://www.w3.org/XML/1998/namespace}lang": "en",
    }
    assert ids == {
        "repository": "https://github.com/ana/juego",
        "commit": COMMIT,
        "path": ONE,
        "sha256": sha256(FILES[ONE]).hexdigest(),
    }
    assert notes == {
        "transcribed": "A print & more",
        "thanks": "Bea, who typed it.",
        "reliability": "Wholly: it was made up.",
    }
    assert header.findtext(".//licence") == (
        "Licence of the transcription, as we found it: None stated."
    )
    assert header.findtext(".//measure") == "7 words"
    assert "Made by conf/witnesses/standin.py from the file" in text
    assert "Marks of the transcription that were not understood stand as they are" in text
    assert document.body.findtext("div/p") == "Ana casts two dice."


@pytest.mark.usefixtures("host")
def test_a_lost_word_is_told(desk: Desk, standin: ModuleType) -> None:
    """By the file, both counts and the words around; nothing is written."""

    def losing(text: str, name: str) -> ImportResult:
        return standin_read(text.replace("two ", ""), name)

    standin.__dict__["read"] = losing
    assert desk.fails() == (
        "ana/juego/src/one.txt: 7 words went in, 6 came out. They part at word 3:"
        " in “Ana casts two dice Bea casts”, out “Ana casts dice Bea casts three”."
        " Nothing was written."
    )
    assert not (desk.home / "tei").exists()
    assert not (desk.home / "tei.new").exists()


@pytest.mark.usefixtures("host")
@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (RecursionError("maximum"), "its marks stand within one another too deep."),
        (ValueError("odd"), "ValueError: odd"),
        (KeyError("q"), "KeyError: 'q'"),
    ],
)
def test_a_file_that_an_importer_cannot_read_is_told(
    desk: Desk, standin: ModuleType, fault: Exception, message: str
) -> None:
    """By its name and in a line, whatever goes wrong in reading it; nothing is written."""

    def stumbling(text: str, name: str) -> ImportResult:
        raise fault

    standin.__dict__["read"] = stumbling
    assert desk.fails() == f"ana/juego/src/one.txt could not be converted: {message}"
    assert not (desk.home / "tei").exists()


@pytest.mark.usefixtures("host")
def test_what_is_not_valid_is_told(desk: Desk, standin: ModuleType) -> None:
    """An element that the schema does not know stops the conversion."""

    def strange(text: str, name: str) -> ImportResult:
        imported = standin_read(text, name)
        element("seg", imported.body[0])
        return imported

    standin.__dict__["read"] = strange
    assert desk.fails().startswith(
        "ana/juego/src/one.txt: its TEI does not keep to corpus/schema/testigo.rng: "
    )
    assert not (desk.home / "tei").exists()


@pytest.mark.usefixtures("host")
def test_a_format_that_nobody_reads_is_told(desk: Desk) -> None:
    """By its name."""
    text = desk.listed.read_text("utf-8").replace('"standin"', '"unheard"')
    desk.listed.write_text(text, encoding="utf-8")
    assert desk.fails() == (
        "No importer reads the format 'unheard': there is no conf/witnesses/unheard.py."
    )


@pytest.mark.usefixtures("host")
def test_what_is_listed_no_more_goes(desk: Desk) -> None:
    """The texts that are made are those of the list, and no others."""
    desk.run()
    lines = desk.listed.read_text("utf-8").splitlines(keepends=True)
    desk.listed.write_text("".join(line for line in lines if TWO not in line), encoding="utf-8")
    desk.run()
    assert {name for name in desk.there() if name.startswith("tei")} == {"tei/ana1800/one.xml"}


# The real files


@pytest.mark.skipif(not REAL, reason=UNFETCHED)
def test_real_files_are_converted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every one, twice the same; no word is lost, and all is valid."""
    desk = Desk(LISTING, tmp_path / "witnesses", capsys)
    code, value, wrong = desk.run("--from", REAL)
    assert (code, wrong) == (0, "")
    assert "\n71 files " in value
    first = desk.there()
    assert desk.run("--from", REAL)[0] == 0
    assert desk.there() == first
    schema = etree.RelaxNG(etree.parse(SCHEMA / "testigo.rng"))
    texts = sorted((desk.home / "tei").rglob("*.xml"))
    assert len(texts) == 71
    assert [path for path in texts if not schema.validate(etree.parse(path))] == []
