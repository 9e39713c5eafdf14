"""The programs of ``conf`` say in a line what they cannot do: no traceback, whatever is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from conf import messages, translations
from conf.book import pdf
from conf.command import run
from conf.publish import apparatus
from conf.release.__main__ import main as release
from conf.witnesses import __main__ as witnesses
from conf.witnesses import unprinted_texts
from conf.witnesses.words import path_of

Program = Callable[..., int | None]
GIVEN: list[tuple[Program, str, int, str]] = [
    (pdf.main, "", 2, "missing a required argument: 'epub'; it takes EPUB PDF *PARTS"),
    (pdf.main, "none out", 1, "none: no EPUB there; `python3 noxfile.py epub` makes it"),
    (pdf.main, "binary out tablas naipe", 1, "naipe: no such part; there are dados, "),
    (messages.main, "a b c", 2, "too many positional arguments; it takes FOLDER TAKEN"),
    (messages.main, "empty", 1, "empty: File exists"),
    (translations.main, "none", 1, "none: no such folder"),
    (translations.main, "empty", 1, "empty: no such folder"),
    (translations.main, "binary es", 1, "binary/a.pot: 'utf-8' codec can't decode byte 0xff in"),
    (apparatus.main, "binary", 1, "binary: Is a directory"),
    (release, "keep one", 2, "missing a required argument: 'site'; it takes OLDER SITE"),
    (release, "keep binary binary", 1, "binary: no versions.json there, it is no site of ours"),
    (release, "make empty", 1, "empty: Not a directory"),
    (release, "same none binary", 1, "none: no such folder"),
    (release, "w3id empty https://a.example/", 1, "empty: no such folder"),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty file, and a folder of files that are no text, in the working directory."""
    (tmp_path / "empty").touch()
    (tmp_path / "binary").mkdir()
    for name in ("a.pot", "nav.xhtml"):
        (tmp_path / "binary" / name).write_bytes(b"\xff\xfe\0")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("program", "given", "code", "text"), GIVEN)
def test_what_cannot_be_done_is_told_in_a_line(
    program: Program, given: str, code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the way of errors: wrong arguments with 2, wrong files with 1."""
    assert run(program, given.split()) == code
    out, err = capsys.readouterr()
    assert err.startswith(text)
    assert (out, err.count("\n")) == ("", 1)


def test_a_fault_of_ours_leaves_its_traceback() -> None:
    """What no file brings about is not hidden."""

    def program() -> None:
        raise KeyError("odd")

    with pytest.raises(KeyError):
        run(program, [])


@pytest.mark.parametrize("what", ["empty", "binary", "folder"])
def test_a_witness_that_is_no_tei_is_told(
    what: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the programs that read one; nothing is written."""
    (text,) = unprinted_texts.texts_without_words()
    before = unprinted_texts.file_of(text).read_bytes()
    path = path_of(text.parent.name, unprinted_texts.stem_of(text.parent.name), here)
    path.parent.mkdir(parents=True)
    if what == "folder":
        path.mkdir()
    else:
        path.write_bytes(b"" if what == "empty" else b"\xff\xfe\0")
    assert unprinted_texts.main(here) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert unprinted_texts.file_of(text).read_bytes() == before


@pytest.mark.parametrize("what", ["empty", "binary", "none"])
def test_a_list_or_a_folder_of_transcriptions_that_is_none_is_told(
    what: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A list that is empty, a folder or not there; files from a folder that is a file."""
    assert witnesses.main([], here / what, here / "home") == 1
    assert witnesses.main(["--from", "empty"], home=here / "home") == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert what in lines[0]
    assert lines[1] == "There is no folder empty."
