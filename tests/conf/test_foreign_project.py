"""``juegos-sphinx``: a wheel of its own, by which another project shows what is ours."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from html import escape
from pathlib import Path

import pytest

from conf.edition import corpus
from juegos import __version__, tables
from tests.help.built_site import Site as Whole

pytestmark = pytest.mark.thorough  # they build a site of their own

ROOT = Path(__file__).resolve().parents[2]
FOREIGN = ROOT / "tests/foreign"
EDITION = "https://example.org/juegos/"
OBJECTS = {
    "pasaje": "ldj:67r.a.1",
    "regla": "azar.reazar",
    "crux": "azar.encuentro",
    "cuadro": "azar.odds",
    "termino": "dar-suerte",
    "juego": "trictrac",
    "obra": "academie1694",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with both wheels unpacked; nothing of the repository is on its path."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for place in (ROOT, ROOT / "conf/elsewhere"):
        build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
        done = subprocess.run(
            [*build, "--directory", str(folder)], cwd=place, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "site")
    return folder / "site"


def built(source: Path, folder: Path, installed: Path) -> tuple[str, str]:
    """Return the front page of a project, and what its build said, an error or nothing."""
    sphinx = [sys.executable, "-m", "sphinx", "-q", "-n", "-E", str(source), str(folder)]
    done = subprocess.run(
        sphinx, cwd=folder.parent, env={"PYTHONPATH": str(installed), "PATH": ""},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    page = folder / "index.html"
    return page.read_text("utf-8") if page.exists() else "", done.stderr


def test_another_project_shows_what_is_ours(installed: Path, tmp_path: Path) -> None:
    """Built by the wheels alone: the board, the table and the words, with links to the edition."""
    source = tmp_path / "pages"
    shutil.copytree(FOREIGN, source)
    mapping = {"juegos": ("https://example.org/juegos/", str(_inventory(tmp_path)))}
    with (source / "conf.py").open("a", encoding="utf-8") as settings:
        settings.write(f"intersphinx_mapping = {mapping}\n")
    with (source / "index.md").open("a", encoding="utf-8") as words:
        words.write("\n```{juegos-passage} nacional.texto.s3\n```\n")
    page, warnings = built(source, tmp_path / "site", installed)
    assert warnings == ""
    assert page.count("at second hand, as rendered from French into Spanish by a machine") == 1
    assert '<svg class="j-scene j-points' in page
    assert "https://example.org/juegos/play/alquerque.html" in page
    chosen, usual = (cells({"encuentro": key}) for key in ("pasa", "de-cabo"))
    assert chosen - usual
    assert all(escape(cell) in page for cell in chosen)
    assert "https://example.org/juegos/dados/azar.html#regla-azar.reazar" in page
    assert f"azar.s1 ({corpus.load().segment('azar.s1').first}" in page


def test_each_link_leads_to_what_the_edition_has(
    installed: Path, tmp_path: Path, whole: Whole
) -> None:
    """A board, a table, every passage and one object of each kind: a file, and its anchor."""
    source = tmp_path / "pages"
    shutil.copytree(FOREIGN, source)
    mapping = {"juegos": (EDITION, str(whole.out / "objects.inv"))}
    with (source / "conf.py").open("a", encoding="utf-8") as settings:
        settings.write(f"intersphinx_mapping = {mapping}\n")
    segments = [s for d in corpus.load().divisions for s in (d.title_segment, *d.segments) if s]
    with (source / "index.md").open("a", encoding="utf-8") as words:
        words.writelines(f"```{{juegos-passage}} {one.id}\n:lang: en\n```\n\n" for one in segments)
        words.write(" ".join(f"{{j:{kind}}}`{name}`" for kind, name in OBJECTS.items()))
    page, value = built(source, tmp_path / "site", installed)
    assert value == ""
    links = set(re.findall(rf'href="{EDITION}([^"]+)"', page))
    assert len(links) >= len(segments) + len(OBJECTS) + 2
    assert {link for link in links if not stands(whole, link)} == set()


def stands(whole: Whole, link: str) -> bool:
    """Tell whether a link, from the root of the site, leads to a file, and to its anchor there."""
    path, _hash, anchor = link.partition("#")
    file = whole.out / path
    return file.is_file() and (not anchor or f'id="{anchor}"' in file.read_text("utf-8"))


def cells(readings: dict[str, str]) -> set[str]:
    """Return what stands in the odds of azar under these readings."""
    return {cell for row in tables.table("azar.odds", readings).spread()[1] for cell in row}


def _inventory(folder: Path) -> Path:
    """Return an inventory as our site has one, with one rule in it."""
    head = "# Sphinx inventory version 2\n# Project: Juegos\n# Version: 0\n"
    head += "# The remainder of this file is compressed using zlib.\n"
    line = "azar.reazar j:regla 1 dados/azar.html#regla-azar.reazar -\n"
    file = folder / "objects.inv"
    file.write_bytes(head.encode() + zlib.compress(line.encode()))
    return file


WRONG = {
    "juegos-board} azer": "nearest: azar",
    "juegos-table} azar.od": "nearest: azar.odds",
    "juegos-passage} azar.one": "there is no passage 'azar.one'",
    "juegos-board} azar\n:readings: encuentro=no": "'no'",
}


def test_a_wrong_id_is_told(installed: Path, tmp_path: Path) -> None:
    """With the page and the line, and what would be right."""
    source = tmp_path / "pages"
    source.mkdir()
    (source / "conf.py").write_text('extensions = ["myst_parser", "juegos_sphinx"]\n', "utf-8")
    wrong = "".join(f"```{{{directive}\n```\n\n" for directive in WRONG)
    (source / "index.md").write_text(f"# Page\n\n{wrong}", "utf-8")
    value = built(source, tmp_path / "site", installed)[1]
    for number, says in enumerate(WRONG.values()):
        assert re.search(rf"index\.md:{3 + 3 * number}: .*{re.escape(says)}", value), value


def test_the_browser_loads_none_of_it(installed: Path) -> None:
    """It is another distribution: the wheel of juegos holds neither extension nor words."""
    assert (installed / f"juegos_sphinx-{__version__}.dist-info").is_dir()
    assert not list((installed / "juegos").rglob("passages.json"))


def test_it_carries_the_licences_of_the_repository(installed: Path) -> None:
    """Of its program and of its words, as they stand at the root."""
    for name in ("LICENSE", "LICENSE-TEXTS"):
        (carried,) = installed.glob(f"juegos_sphinx-*.dist-info/licenses/{name}")
        assert carried.read_bytes() == (ROOT / name).read_bytes()


def test_its_source_is_enough_to_build_it(tmp_path: Path) -> None:
    """The archive of the source holds the words; a wheel of it is the wheel that is built here."""
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT / "conf/elsewhere", check=True, capture_output=True)
    shutil.unpack_archive(next(tmp_path.glob("*.tar.gz")), tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    here, there = next(tmp_path.glob("*.whl")), tmp_path / "again"
    again = [*build[:-1], str(there), "--target", "wheel"]
    subprocess.run(again, cwd=source, check=True, capture_output=True)
    with zipfile.ZipFile(here) as one, zipfile.ZipFile(there / here.name) as other:
        held = {name: one.read(name) for name in one.namelist() if not name.endswith("/RECORD")}
        assert held.items() <= {name: other.read(name) for name in other.namelist()}.items()
