"""Files beside the pages: written when what they are made of has changed, else left alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from conf.sphinx.page import once

if TYPE_CHECKING:
    from pathlib import Path

    from conf.sphinx.page.once import Files


@pytest.fixture
def app(tmp_path: Path) -> Any:
    (tmp_path / "trees").mkdir()
    builder = SimpleNamespace(format="html", name="html")
    return SimpleNamespace(outdir=tmp_path, doctreedir=tmp_path / "trees", builder=builder)


def written(app: Any, made_of: str, **files: str) -> bool:
    """Write files, and tell whether they were asked for."""
    asked = []

    def make() -> Files:
        asked.append(True)
        yield from files.items()

    once.write(app, "datos", made_of, make)
    return bool(asked)


def test_what_has_not_changed_is_not_made_again(app: Any, tmp_path: Path) -> None:
    """The second time nothing is asked for; a file that somebody took away is put back."""
    assert written(app, "1", a="one")
    assert not written(app, "1", a="one")
    (tmp_path / "a").unlink()
    assert written(app, "1", a="one")
    assert (tmp_path / "a").read_text() == "one"


def test_what_has_changed_is_made_again_and_the_old_taken_away(app: Any, tmp_path: Path) -> None:
    """Of other stuff there are other files, and none of those before."""
    written(app, "1", a="one", b="two")
    assert written(app, "2", b="three")
    assert (tmp_path / "b").read_text() == "three"
    assert not (tmp_path / "a").exists()


def test_a_book_has_no_files_beside_it(app: Any) -> None:
    """Where an EPUB is made nothing is written."""
    app.builder.name = "epub"
    assert not written(app, "1", a="one")


@pytest.mark.parametrize(
    "changed", ["corpus/a/a.xml", "juegos/a.py", "conf/a/a.py", "conf/locks/a.txt", "LICENSE"]
)
def test_the_digest_is_of_all_that_data_rest_on(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of the corpus, the rules, the machinery, a lock or a licence gives another."""
    monkeypatch.setattr(once, "ROOT", tmp_path)
    before = once.digest()
    file = tmp_path / changed
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("x")
    assert once.digest() != before
    assert once.digest() == once.digest() != once.digest("https://a.example/")


def test_the_digest_is_not_of_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, a style sheet or a module of npm does not count."""
    monkeypatch.setattr(once, "ROOT", tmp_path)
    before = once.digest()
    for name in ("docs/a.md", "conf/static/a.css", "conf/node_modules/a/a.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text("x")
    assert once.digest() == before
