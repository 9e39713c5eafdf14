"""Files beside the pages and values that took long: made when a source has changed, else left."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from conf import sources
from conf.sphinx.page import output_cache

if TYPE_CHECKING:
    from pathlib import Path


class Settings(SimpleNamespace):
    """What a build is given, by its names; it can be a key of a weak dictionary."""

    __hash__ = object.__hash__

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


@pytest.fixture
def app(tmp_path: Path) -> Any:
    """Where a build puts its pages, and what it remembers."""
    (tmp_path / "trees").mkdir()
    results = {"code": "1" * 64, "html_baseurl": "", "languages": [], "language": "en"}
    config = Settings(within=False, kept_values="", catalogues="", **results)
    builder = SimpleNamespace(format="html", name="html")
    trees = tmp_path / "trees"
    return Settings(outdir=tmp_path, doctreedir=trees, builder=builder, config=config)


def written(app: Any, files: dict[str, str], *others: object) -> list[dict[str, str]]:
    """Write files; return them once if they were made for it."""
    made = []

    def make() -> output_cache.Files:
        made.append(files)
        yield from files.items()

    assert output_cache.write(app, "datos", make, *others) == (
        [*files] if output_cache.has_files(app) else []
    )
    return made


def test_what_has_not_changed_is_not_made_again(app: Any, tmp_path: Path) -> None:
    """The second time nothing is asked for; a file that somebody took away is put back."""
    assert written(app, {"a": "one"})
    assert not written(app, {"a": "one"})
    (tmp_path / "a").unlink()
    assert written(app, {"a": "one"})
    assert (tmp_path / "a").read_text() == "one"


@pytest.mark.parametrize("name", ["code", "html_baseurl", "languages", "catalogues"])
def test_what_has_changed_is_made_again_and_the_old_taken_away(
    app: Any, tmp_path: Path, name: str
) -> None:
    """Of other sources, settings or words there are other files, and none of those before."""
    written(app, {"a": "one", "b": "two"})
    setattr(app.config, name, "other")
    assert written(app, {"b": "three"})
    assert (tmp_path / "b").read_text() == "three"
    assert not (tmp_path / "a").exists()


def test_what_is_told_counts_as_a_source(app: Any) -> None:
    """Files that hold what pages say are made again when these say something else."""
    assert written(app, {"a": "one"}, "words")
    assert not written(app, {"a": "one"}, "words")
    assert written(app, {"a": "one"}, "other words")


def test_what_could_not_be_made_is_not_taken_for_made(app: Any, tmp_path: Path) -> None:
    """Where the making broke off, what was made before is made again, and not trusted."""

    def breaks() -> output_cache.Files:
        yield "a", "half"
        raise ValueError("it broke")

    written(app, {"a": "one", "b": "two"})
    with pytest.raises(ValueError, match="broke"):
        output_cache.write(app, "datos", breaks, "other")
    assert written(app, {"a": "one"})
    assert (tmp_path / "a").read_text() == "one"
    assert not (tmp_path / "b").exists()


def test_a_book_has_no_files_beside_it(app: Any) -> None:
    """Where an EPUB is made nothing is written."""
    app.builder.name = "epub"
    assert not written(app, {"a": "one"})


def test_a_further_language_has_its_own_files_alone(app: Any) -> None:
    """What all languages share stands at the root; what is its own is written."""
    app.config.within = True
    assert not written(app, {"a": "one"})
    assert output_cache.write(app, "libros", lambda: [("b", "x")], own=True) == ["b"]


def test_a_value_is_found_again_until_a_source_changes(app: Any) -> None:
    """It is the same value, and it is not made a second time; one of other sources is."""
    made = iter(range(9))
    assert output_cache.value(app, "x", lambda: {"n": next(made)}) == {"n": 0}
    assert output_cache.value(app, "x", lambda: {"n": next(made)}) == {"n": 0}
    assert output_cache.value(app, "x.svg", lambda: {"n": next(made)}) == {"n": 1}
    app.config.code = "2" * 64
    output_cache.remove_stale_values(app, app, [])
    assert output_cache.value(app, "x", lambda: {"n": next(made)}) == {"n": 2}
    app.config.code = "1" * 64
    assert output_cache.value(app, "x", lambda: {"n": next(made)}) == {"n": 3}


def test_work_aside_is_done_before_anything_waits_for_it(app: Any, tmp_path: Path) -> None:
    """In a process of its own or at once, it has been done when the build has settled."""
    for cores in (1, 2):
        app.parallel, file = cores, tmp_path / str(cores)
        output_cache.run_in_background(app, lambda file=file: file.write_text("done"))
        output_cache.wait(app)
        assert file.read_text() == "done"


def test_a_fault_aside_ends_the_build(app: Any) -> None:
    """What another process could not do is told by the one that waits for it."""
    app.parallel = 2
    output_cache.run_in_background(app, lambda: json.loads(""))
    with pytest.raises(Exception, match="JSONDecodeError"):
        output_cache.wait(app)


def test_a_digest_knows_names_contents_and_what_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two files with each other's contents are not the same; what was compiled is no source."""
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    for folder in ("juegos", "juegos/__pycache__", "conf/static", "conf/sphinx"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a").write_text("one")
        (tmp_path / folder / "b").write_text("two")

    def now(*others: object) -> str:
        return sources.digest(sources.under("juegos"), *others)

    begin, others = now(), now("more")
    assert begin != others
    assert [path.name for path in sources.under("juegos")] == ["a", "b"]
    results = [*sources.under("conf", sources.LOOKS)]
    assert {path.parent.name for path in results} == {"sphinx"}
    (tmp_path / "juegos/a").write_text("two")
    (tmp_path / "juegos/b").write_text("one")
    assert now() != begin
