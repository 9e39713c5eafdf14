"""What is kept in juegos/data is as commands write it, and each file says which one did."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from conf import data_files
from conf.sphinx.play import measurements
from juegos import data

DATA = data_files.DATA
FILES = sorted(path for path in DATA.rglob("*.*") if path.suffix not in {".py", ".pyc"})
WRITTEN_FILES = [*FILES, measurements.FILE]
COMMAND = re.compile(r"(python -m|python3 noxfile\.py|pytest) \S")


@pytest.mark.parametrize("file", WRITTEN_FILES, ids=lambda file: file.stem)
def test_kept_files_are_as_they_are_written(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written again from what is read, each is the same, and nobody has touched it by hand."""
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    text, (head, *_) = file.read_bytes(), file.read_bytes().split(b"\n", 1)
    command = head.decode("utf-8").partition("made by ")[2]
    name = str(file.relative_to(DATA)) if file in FILES else file.name
    match file.suffix:
        case ".json":
            content = json.loads(text)
            command = content.pop("command")
            data_files.write_json("again", command, content.pop("made", "undated"), **content)
        case ".tsv":
            fields = text.decode("utf-8").splitlines()[1].removeprefix("# ")
            data_files.write_rows("again", command, fields, data.rows(name))
        case ".bin":
            data_files.write_packed("again", command, data.packed(name))
        case _:
            (tmp_path / "again").write_bytes(text)
    again = (tmp_path / "again").read_bytes()

    assert COMMAND.match(command)
    assert again.replace(b' "made": "undated",\n', b"").replace(b'"made": "undated", ', b"") == text


def test_a_file_that_is_not_there_is_told() -> None:
    """It is named, in a family and without one."""
    for name in ("tablas/none.bin", "none.tsv"):
        with pytest.raises(FileNotFoundError, match="none"):
            data.read(name)


def test_rows_that_cannot_be_made_leave_the_file_as_it_was(tmp_path: Path) -> None:
    """A table is not lost where its making is stopped midway."""
    file = tmp_path / "table.csv"
    data_files.write_csv(file, [("game", "games"), ("azar, \u00e9", 20)])
    assert file.read_text("utf-8") == 'game,games\n"azar, \u00e9",20\n'
    with pytest.raises(ZeroDivisionError):
        data_files.write_csv(file, ([1 // count] for count in (1, 0)))
    assert file.read_text("utf-8").startswith("game,games\n")
    assert [*tmp_path.iterdir()] == [file]
