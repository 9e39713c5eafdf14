"""What the sessions make is made again only when what it is made of has changed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import pytest

from conf import sources
from conf.sessions import checks, programs, site

PROGRAM = Path(__file__).resolve().parents[2] / "noxfile.py"


@pytest.fixture
def noxfile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the programs of the sessions, at home in an empty folder."""
    module = programs
    programs.source_state.cache_clear()
    for home in (programs, site):
        monkeypatch.setattr(home, "ROOT", tmp_path)
    (tmp_path / "build").mkdir()
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    for name in sources.BESIDE:
        (tmp_path / name).write_text(name)
    return module


def test_nothing_is_built_again_while_nothing_changes(noxfile: ModuleType) -> None:
    """The first asking builds, the second does not; a changed page, or another address, does."""
    made: list[str] = []

    def build(what: str) -> None:
        noxfile.source_state.cache_clear()
        noxfile.unless_made("site", lambda: made.append(what))

    page = noxfile.ROOT / "docs" / "index.md"
    page.write_text("one")
    build("first")
    build("the same")
    page.write_text("two")
    build("changed")
    (page.parent / "more.md").write_text("two")
    build("another page")
    build("the same")
    assert made == ["first", "changed", "another page"]


def test_pages_are_built_again_when_witnesses_come_and_go(noxfile: ModuleType) -> None:
    """The TEI of public transcriptions is a source of the pages, where somebody has fetched it."""
    results = []
    text = noxfile.ROOT / "build/witnesses/tei/ana1800/one.xml"
    for change in (lambda: None, lambda: text.write_text("one"), text.unlink):
        text.parent.mkdir(parents=True, exist_ok=True)
        change()
        noxfile.source_state.cache_clear()
        results.append(noxfile.source_state())
    assert results[0] == results[2] != results[1]


def test_what_is_made_depends_on_its_address(
    noxfile: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages name the address at which they are to stand, so that a new one makes them anew."""
    before = noxfile.source_state()
    noxfile.source_state.cache_clear()
    monkeypatch.setenv("JUEGOS_URL", "https://example.org/juegos/")
    assert noxfile.source_state() != before


def test_what_is_compiled_is_kept_whatever_the_machine_says(
    noxfile: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A program of a session leaves it in build/compiled, for the next one, and nowhere else."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(noxfile, "environment", lambda name: tmp_path / name)
    monkeypatch.setattr(noxfile, "node_path", list)
    session = MagicMock()
    noxfile.run(session, sys.executable, "-c", "import one")
    (tmp_path / "one.py").write_text("")
    environment = {**os.environ, **session.run.call_args.kwargs["env"]}
    subprocess.run([sys.executable, "-c", "import one"], cwd=tmp_path, env=environment, check=True)
    compiled = Path(environment["PYTHONPYCACHEPREFIX"])
    assert compiled == PROGRAM.parent / "build" / "compiled"
    assert list((compiled / tmp_path.relative_to(tmp_path.anchor)).glob("one.*.pyc"))
    assert not list(tmp_path.rglob("*.pyc"))


def test_pages_offer_a_book_of_the_same(noxfile: ModuleType) -> None:
    """One that was made of other pages goes, so that no page offers it; then all is made anew."""
    book = noxfile.ROOT / "build" / "epub-es"
    book.mkdir()
    without = site.site_key("epub-es")
    assert not book.exists()
    noxfile.unless_made("epub-es", book.mkdir)
    assert site.site_key("epub-es") != without
    assert book.is_dir()


def test_languages_are_made_again_in_a_new_site(
    noxfile: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each adds its sentences to the scripts of English; a change and back makes these anew."""
    made: list[str] = []
    monkeypatch.setattr(site, "runtime", lambda _session: None)
    monkeypatch.setattr(site, "catalogues", lambda: noxfile.ROOT)
    monkeypatch.setattr(site, "pages", lambda *args: made.append(args[3]))
    page = noxfile.ROOT / "docs" / "index.md"
    page.write_text("one")
    site.languages(MagicMock())
    for text in ("two", "one"):
        page.write_text(text)
        noxfile.source_state.cache_clear()
        site.english(MagicMock())
    made.clear()
    site.languages(MagicMock())
    assert sorted(made) == [f"site/{code}" for code in site.LANGUAGES]


def test_each_file_is_in_one_part() -> None:
    """What the browser's own Python runs apart is there, named once, and asked for by a session."""
    named = [name for names in checks.PYODIDE.values() for name in names]
    assert len(named) == len(set(named))
    assert all((PROGRAM.parent / f"tests/juegos/{name}.py").is_file() for name in named)
    asked = " ".join(names for pair in (*checks.TESTS, *checks.THOROUGH) for names in pair)
    for part in (*checks.PYODIDE, "rest"):
        assert asked.count(f"pyodide(part='{part}')") == 1


def test_each_part_that_is_run_is_one() -> None:
    """What runs together is named in noxfile.py, which makes sessions of these names alone."""
    text = PROGRAM.read_text("utf-8")
    asked = " ".join(names for pair in (*checks.TESTS, *checks.THOROUGH) for names in pair)
    named = re.sub(r"\(.*?\)", "", asked).split()
    assert len(named) > 10
    assert [name for name in named if not re.search(rf"\.{name}\b", text)] == []


def test_what_failed_is_made_again(noxfile: ModuleType) -> None:
    """A build that breaks off leaves no mark, so that the next one does not pass for it."""

    def broken() -> None:
        raise subprocess.CalledProcessError(2, "sphinx")

    noxfile.unless_made("site", lambda: None, "one")
    assert noxfile.is_made("site", "one")
    with pytest.raises(subprocess.CalledProcessError):
        noxfile.unless_made("site", broken, "two")
    assert not noxfile.is_made("site", "one")
    assert not noxfile.is_made("site", "two")
