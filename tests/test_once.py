"""Files beside the pages: written when what they are made of has changed, else left alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from conf.sphinx.page import once
from conf.sphinx.page.once import Part

if TYPE_CHECKING:
    from pathlib import Path

    from conf.sphinx.page.once import Files


@pytest.fixture
def app(tmp_path: Path) -> Any:
    """Where a build puts its pages, and what it remembers."""
    (tmp_path / "trees").mkdir()
    builder = SimpleNamespace(format="html", name="html")
    config = SimpleNamespace(within=False, kept_values="")
    trees = tmp_path / "trees"
    return SimpleNamespace(outdir=tmp_path, doctreedir=trees, builder=builder, config=config)


def written(app: Any, **parts: tuple[str, dict[str, str]]) -> list[str]:
    """Write parts, each given as what it is made of and its files; return which were made."""
    asked = []

    def make(name: str, files: dict[str, str]) -> Files:
        asked.append(name)
        yield from files.items()

    def part(name: str, made_of: str, files: dict[str, str]) -> Part:
        return Part(made_of, lambda: make(name, files))

    once.write(app, "datos", {name: part(name, *given) for name, given in parts.items()})
    return asked


def test_what_has_not_changed_is_not_made_again(app: Any, tmp_path: Path) -> None:
    """The second time nothing is asked for; a file that somebody took away is put back."""
    assert written(app, one=("1", {"a": "one"})) == ["one"]
    assert written(app, one=("1", {"a": "one"})) == []
    (tmp_path / "a").unlink()
    assert written(app, one=("1", {"a": "one"})) == ["one"]
    assert (tmp_path / "a").read_text() == "one"


def test_what_has_changed_is_made_again_and_the_old_taken_away(app: Any, tmp_path: Path) -> None:
    """Of other stuff there are other files, and none of those before."""
    written(app, one=("1", {"a": "one", "b": "two"}))
    assert written(app, one=("2", {"b": "three"})) == ["one"]
    assert (tmp_path / "b").read_text() == "three"
    assert not (tmp_path / "a").exists()


def test_a_part_is_made_again_alone(app: Any, tmp_path: Path) -> None:
    """What the others are made of is the same; the files of a part that is gone are gone."""
    written(app, one=("1", {"a": "one"}), two=("1", {"b": "two"}), three=("1", {"c": "three"}))
    assert written(app, one=("1", {"a": "one"}), two=("2", {"b": "other"})) == ["two"]
    assert (tmp_path / "a").read_text() == "one"
    assert (tmp_path / "b").read_text() == "other"
    assert not (tmp_path / "c").exists()


def test_a_part_that_could_not_be_made_is_not_taken_for_made(app: Any, tmp_path: Path) -> None:
    """Where the making broke off, what was made before is made again, and not trusted."""

    def breaks() -> Files:
        yield "a", "half"
        raise ValueError("it broke")

    written(app, one=("1", {"a": "one", "b": "two"}))
    with pytest.raises(ValueError, match="broke"):
        once.write(app, "datos", {"one": Part("2", breaks)})
    assert written(app, one=("1", {"a": "one"})) == ["one"]
    assert (tmp_path / "a").read_text() == "one"
    assert not (tmp_path / "b").exists()


def test_what_stands_is_told_whether_it_was_made_now_or_before(app: Any) -> None:
    """The paths of all parts are returned, for the archive holds them all."""
    part = Part("1", lambda: [("a", "one"), ("b", "two")])
    assert once.write(app, "datos", {"one": part}) == ["a", "b"]
    assert once.write(app, "datos", {"one": part}) == ["a", "b"]


def test_a_book_has_no_files_beside_it(app: Any) -> None:
    """Where an EPUB is made nothing is written."""
    app.builder.name = "epub"
    assert written(app, one=("1", {"a": "one"})) == []


def test_a_further_language_has_its_own_files_alone(app: Any) -> None:
    """What all languages share stands at the root; what is its own is written."""
    app.config.within = True
    assert written(app, one=("1", {"a": "one"})) == []
    assert once.write(app, "libros", {"x": Part("1", lambda: [("b", "x")])}, own=True) == ["b"]


def test_a_value_is_found_again_until_what_makes_it_changes(app: Any) -> None:
    """It is the same value, and it is not made a second time; one of other stuff is."""
    made = iter(range(9))
    assert once.value(app, "x", "1" * 64, lambda: {"n": next(made)}) == {"n": 0}
    assert once.value(app, "x", "1" * 64, lambda: {"n": next(made)}) == {"n": 0}
    assert once.value(app, "x", "2" * 64, lambda: {"n": next(made)}) == {"n": 1}
    assert once.value(app, "x", "1" * 64, lambda: {"n": next(made)}) == {"n": 2}
    assert once.value(app, "x.svg", "1" * 64, lambda: {"n": next(made)}) == {"n": 3}
    assert once.value(app, "x", "1" * 64, lambda: {"n": next(made)}) == {"n": 2}
