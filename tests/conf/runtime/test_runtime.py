"""The Python of the browser, built and started under Node just as a page will start it."""

from __future__ import annotations

import csv
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from conf.runtime import families, normalise, parts
from conf.runtime.build import build
from juegos.catalogue import CATALOGUE
from juegos.core.links import pack
from juegos.doors.families import families as about
from juegos.serve import handle
from juegos.tables import TABLES
from tests.help import affected_tests
from tests.help.sweeps import sweep

# Prints the modules of juegos that some games and tables bring with them.
IMPORTED = """
import json, sys
from pkgutil import resolve_name
from juegos import catalogue, tables
slugs, ids = json.loads(sys.argv[1])
for slug in slugs:
    catalogue.game(slug)
for id in ids:
    resolve_name(tables.TABLES[id])
print(json.dumps([name for name in sys.modules if name.partition(".")[0] == "juegos"]))
"""
BUILT = parts.ROOT / "build" / "runtime"
DATA = (".bin", ".json", ".tsv", ".txt")


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    return build(BUILT)


@pytest.fixture(scope="module")
def folder(made: dict[str, Any]) -> Path:
    return BUILT / str(made["folder"])


def test_starts_imports_all_and_answers_as_cpython_does(folder: Path) -> None:
    """The trimmed library carries every module of juegos, and the door gives the same replies."""
    asked = [{"do": "list"}, {"do": "start", "slug": "azar"}, {"do": "odds", "slug": "marlota"}]
    assert replies(folder, families.FAMILIES, asked) == plain([handle(one) for one in asked])


@pytest.mark.parametrize("family", sweep(families.FAMILIES, "tablas"))
def test_a_family_needs_its_own_part_alone(folder: Path, family: str) -> None:
    """With the modules of one family its games begin and play, and all games are listed."""
    slugs = [slug for slug, entry in CATALOGUE.items() if entry.family == family]
    asked = [{"do": "list"}, *({"do": "start", "slug": slug} for slug in slugs)]

    assert replies(folder, [family], asked) == plain([handle(one) for one in asked])


def test_whatever_a_family_reaches_travels_with_it() -> None:
    """What its games and tables import is in its part or in that of all; no family is asked twice.

    By the names of the files, as the parts are made of them; none of them is left out.
    """
    for family in families.FAMILIES:
        slugs = [slug for slug, entry in CATALOGUE.items() if entry.family == family]
        tables_of = [id for id in TABLES if about({"do": "table", "id": id}) == (family,)]
        results = [sys.executable, "-c", IMPORTED, json.dumps([slugs, tables_of])]
        modules = json.loads(subprocess.run(results, capture_output=True, check=True).stdout)
        files = [
            affected_tests.modules()[name].relative_to(parts.ROOT).as_posix() for name in modules
        ]
        assert {families.family_of(name) for name in files} == {"", family}
        assert [name for name in files if name.startswith(families.LEFT_OUT)] == []


@pytest.mark.parametrize("id", TABLES)
def test_the_family_of_a_table_is_told(id: str) -> None:
    """Whoever asks for a table learns beforehand which family it is of."""
    (family,) = about({"do": "table", "id": id})
    made_in = TABLES[id].partition(":")[0].split(".")

    assert made_in[1] in {family, "tables", "material"}
    assert made_in[1:2] != ["tables"] or made_in[2:3] in ([], [family])


@pytest.mark.parametrize(
    ("asked", "texts"),
    [
        ({"do": "start", "slug": "toc"}, ("tablas",)),
        ({"do": "record", "text": "6-4-1\n"}, ()),
        ({"do": "record", "text": "Game: piquet\n"}, ("naipes",)),
        ({"do": "unlink", "link": pack("Game: piquet\n")}, ("naipes",)),
        ({"do": "unlink", "link": "a"}, ()),
        ({"do": "record", "text": '[GameType "20"]\n'}, ("alquerque",)),
        ({"do": "convert", "text": " 7 point match\n", "format": "juegos"}, ("tablas",)),
        ({"do": "start", "slug": "toc", "id": "azar.odds"}, ("tablas", "dados")),
        ({"do": "start", "slug": "tac"}, ()),
        ({"do": "start", "slug": 7, "id": [], "text": None}, ()),
        ("list", ()),
    ],
)
def test_what_a_request_is_about_is_told(asked: object, texts: tuple[str, ...]) -> None:
    """The families of the games that it names, whatever else is wrong with it."""
    assert about(asked) == texts


def test_parts_are_the_wheel_but_for_what_no_browser_needs() -> None:
    """No module is in two parts; in none are the command line, references, families."""
    files = normalise.entries(parts.wheel(BUILT / "parts"))
    split = families.split(files)
    names = [name for part in split.values() for name in part]
    rest = files.keys() - set(names)
    shared = {f"juegos/{family}/family.pyc" for family in families.FAMILIES}
    left_out = {name.split("/")[1] for name in rest - shared if ".dist-info/" not in name}

    assert not [name for name in names if not name.endswith((".pyc", *DATA, "LICENSE"))]
    assert shared <= rest
    assert set(split) == {"", *families.FAMILIES}
    assert len(set(names)) == len(names)
    assert left_out == {"cli", "data", "edition", "__init__.pyi", "__main__.pyc", "py.typed"}
    assert {n for n in names if n.endswith(DATA)} == {
        n
        for n in files
        if n.startswith("juegos/data/") and n.endswith(DATA) and "/edition/" not in n
    }
    assert "juegos/dados/__init__.pyc" in split[""]
    assert {"juegos/data/games.json", "juegos/data/cruces.json"} <= split[""].keys()
    assert "juegos/data/tablas/bearing-off.bin" in split["tablas"]
    assert b"MIT License" in split[""]["LICENSE"]


def replies(folder: Path, of: Sequence[str], asked: list[dict[str, str]]) -> object:
    """Return what the browser's Python with these families replies under Node."""
    command = ["node", str(parts.HERE / "check.mjs"), str(folder), ",".join(of), json.dumps(asked)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def plain(value: object) -> object:
    """Return a value as JSON has it."""
    return json.loads(json.dumps(value))


@pytest.mark.thorough
def test_a_missing_module_is_told_in_few_lines(folder: Path, tmp_path: Path) -> None:
    """Without a module that juegos needs the check fails and names it."""
    broken = tmp_path / "broken"
    shutil.copytree(folder, broken)
    files = normalise.entries(broken / "stdlib.zip")
    del files["fractions.pyc"]
    normalise.write(broken / "stdlib.zip", files)
    command = ["node", str(parts.HERE / "check.mjs"), str(broken), "", "[]"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert run.returncode == 1
    assert "No module named 'fractions'" in run.stderr
    assert len(run.stderr) < 4000


@pytest.mark.thorough
def test_twice_built_is_the_same(folder: Path, tmp_path: Path) -> None:
    """A second build from nothing but the same tools gives the same bytes."""
    tools = BUILT / "parts" / "tools"
    shutil.copytree(tools, tmp_path / "parts" / "tools")
    second = tmp_path / str(build(tmp_path)["folder"])

    assert second.name == folder.name
    assert {p.name: p.read_bytes() for p in second.iterdir()} == {
        p.name: p.read_bytes() for p in folder.iterdir()
    }


def test_unchanged_inputs_build_nothing(made: dict[str, Any], folder: Path) -> None:
    """A build that finds all in place leaves every file alone."""
    before = {p: p.stat().st_mtime_ns for p in folder.iterdir()}

    assert build(BUILT) == made
    assert {p: p.stat().st_mtime_ns for p in folder.iterdir()} == before


def test_report_tells_what_is_there(made: dict[str, Any], folder: Path) -> None:
    """runtime.json names every file of the folder with its size and digest."""
    results = {file["name"]: file["bytes"] for file in made["files"]}
    digests = {file["name"]: file["sha256"] for file in made["files"]}

    assert results == {p.name: p.stat().st_size for p in folder.iterdir()}
    assert digests == {p.name: sha256(p.read_bytes()).hexdigest() for p in folder.iterdir()}
    assert json.loads((BUILT / "runtime.json").read_text("utf-8")) == made
    assert made["bytes"] + results["NOTICE.txt"] == sum(results.values())


def test_only_bytecode_travels(folder: Path) -> None:
    """Library and parts hold compiled modules alone, none of which looks for its source."""
    archives = sorted(folder.glob("*.zip"))
    assert len(archives) == 2 + len(families.FAMILIES)
    for archive in archives:
        files = normalise.entries(archive)

        assert not [n for n in files if n.endswith(".py")]
        assert {b[4:8] for n, b in files.items() if n.endswith(".pyc")} == {normalise.UNCHECKED}


def test_wheel_records_itself() -> None:
    """RECORD lists each file of the compiled wheel with its true size, and WHEEL its true tag."""
    wheel = parts.wheel(BUILT / "parts")
    files = normalise.entries(wheel)
    record = next(n for n in files if n.endswith("/RECORD"))
    rows = {name: size for name, _, size in csv.reader(io.StringIO(files[record].decode()))}

    assert rows == {n: "" if n == record else str(len(b)) for n, b in files.items()}
    assert b"Tag: cp314-none-any\n" in files[record.replace("RECORD", "WHEEL")]


def test_keeps() -> None:
    """A package is kept with all in it, save what a more particular line leaves out."""
    result = parts.keeps("# why\nasyncio\n-asyncio.tools\nencodings.utf_8\nre\n")
    files = ["asyncio/__init__.py", "asyncio/tools.py", "encodings/utf_8.py", "encodings/idna.py"]

    assert [result(f) for f in files] == [True, False, True, False]
    assert not result("reprlib.py")


def test_normalise_forgets_who_wrote_it(tmp_path: Path) -> None:
    """Two zips of the same files, written in another order and on other days, become equal."""
    for name, order, year in (("a.zip", "xy", 1999), ("b.zip", "yx", 2020)):
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            for file in order:
                archive.writestr(zipfile.ZipInfo(file, (year, 1, 1, 0, 0, 0)), file * 100)
        normalise.normalise(tmp_path / name)

    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()


def test_a_dated_pyc_is_refused() -> None:
    """Bytecode that carries the time of its source would make every build another."""
    with pytest.raises(ValueError, match="SOURCE_DATE_EPOCH"):
        normalise.unchecked(b"\0" * 16)
