"""The data package, read by frictionless, which is the standard's own program."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from frictionless import Package

from tests.validators.folders import SITE


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the archive that the site offers is unpacked."""
    (archive,) = SITE.glob("datos/juegos-*.zip")
    here = tmp_path_factory.mktemp("datos")
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(here)
    return here / archive.stem


def test_each_table_keeps_to_its_schema(folder: Path) -> None:
    """No row, field, type, key or digest is other than the description says."""
    report = Package(str(folder / "datapackage.json")).validate()
    assert report.flatten(["title", "rowNumber", "fieldName", "note"]) == []
    tables = [path for path in folder.rglob("*.*sv") if path.suffix in (".csv", ".tsv")]
    assert report.stats["tasks"] == len(tables)


def test_a_spoilt_table_is_found(folder: Path) -> None:
    """A number that became a word is told, with its row: the standard's program does read them."""
    described = folder / "datapackage.json"
    package = Package(str(described))
    path, field = next(
        (folder / str(one.path), field.name)
        for one in package.resources
        for field in one.schema.fields
        if field.type == "integer" and str(one.path).endswith("lineas.csv")
    )
    head, first, *rows = path.read_text("utf-8").splitlines(keepends=True)
    column = head.rstrip("\n").split(",").index(field)
    cells = first.split(",")
    cells[column] = "many"
    path.write_text("".join([head, ",".join(cells), *rows]), "utf-8")
    result = Package(str(described)).validate().flatten(["rowNumber", "fieldName", "type"])
    assert [2, field, "type-error"] in result
