"""The table of what the computer's trained and computed play takes: every file, as it is."""

from __future__ import annotations

import csv

from conf.data_files import DATA
from conf.make.sizes import FILES, HEAD, MOST, TABLE, rows
from juegos import catalogue


def test_the_table_has_the_files_as_they_are() -> None:
    """Each packed file of the package is in it, with its bytes; its games are in the catalogue."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [list(HEAD), *rows()]
    packed = {str(path.relative_to(DATA)) for path in DATA.rglob("*.bin")}
    assert {one.file for one in FILES if one.file.endswith(".bin")} == packed
    assert {slug for one in FILES for slug in one.games} <= set(catalogue.CATALOGUE)


def test_all_together_are_light() -> None:
    """Nets, patterns, strategies and the table of bearing off are at most 200 kB."""
    assert sum((DATA / one.file).stat().st_size for one in FILES) <= MOST
