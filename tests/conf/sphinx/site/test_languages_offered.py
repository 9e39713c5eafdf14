"""A language offers the pages that are whole in it, and leads to the English ones elsewhere."""

from __future__ import annotations

import shutil
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from conf.sphinx.page.languages import mark_links
from conf.sphinx.site.navigation import header_links
from tests.help.built_site import ROOT, build

if TYPE_CHECKING:
    from pathlib import Path

    from tests.help.built_site import Site

INDEX = "# Front\n\n[](folder/other.md)\n\n```{toctree}\nfolder/page\nfolder/other\n```\n"
PAGE = "# Page\n\n[](other.md#part) and [](../index.md)\n"
OTHER = "# Where to begin\n\n```{index} quixotic\n```\n\n(part)=\n## Part\n\n[](page.md)\n"


def french(folder: Path, *whole: str, **more: str) -> Site:
    """Return the French folder of a site in which these pages are whole."""
    pages = {"fr": ["index", *whole]}
    settings = {"language": "fr", "within": True, "languages": ["fr"], "whole_pages": pages, **more}
    return build(folder / "docs", folder, html_baseurl="https://a.example/b/", **settings)


def write_pages(folder: Path) -> None:
    (folder / "docs" / "folder").mkdir(parents=True)
    for name, text in {"index": INDEX, "folder/page": PAGE, "folder/other": OTHER}.items():
        (folder / "docs" / f"{name}.md").write_text(text, "utf-8")


def test_a_page_that_is_not_whole_is_reached_in_english(tmp_path: Path) -> None:
    """By marked links, and not by the search; the next build may offer it, or no longer."""
    write_pages(tmp_path)
    for whole in (["folder/page"], ["folder/page", "folder/other"], ["folder/page"]):
        site, is_whole = french(tmp_path, *whole), "folder/other" in whole
        assert site.warnings == ""
        assert (site.out / "folder/other.html").exists() == is_whole
        index = (site.out / "searchindex.js").read_text("utf-8")
        assert ("quixotic" in index, "folder/other" in index) == (is_whole, is_whole)
        front, page = site.html("index"), site.html("folder/page")
        assert (
            'hreflang="en" class="reference internal" href="../folder/other.html"' in front
        ) != is_whole
        assert ('href="../../folder/other.html#part"' in page) != is_whole
        assert ('href="other.html#part"' in page) == is_whole


def test_a_page_that_is_not_whole_is_not_read_where_english_pages_are_there(tmp_path: Path) -> None:
    """Its heading is translated in the menu all the same, and links lead to its sections."""
    write_pages(tmp_path)
    shutil.copytree(ROOT / "conf" / "locale" / "fr", tmp_path / "conf" / "locale" / "fr")
    text = str(tmp_path / "english" / "doctrees")
    assert build(tmp_path / "docs", tmp_path / "english", kept_values=text).warnings == ""
    without = french(tmp_path, "folder/page").html("folder/page")
    shutil.rmtree(tmp_path / "doctrees")
    for _again in range(2):
        site = french(tmp_path, "folder/page", kept_values=text)
        assert site.warnings == ""
        assert not (tmp_path / "doctrees" / "folder" / "other.doctree").exists()
        assert site.html("folder/page") == without
        assert "Par où commencer" in without


@pytest.mark.parametrize(
    ("page", "href", "marked"),
    [
        ("index", "../a.html", True),
        ("index", "a.html", False),
        ("index", "../datos/a.csv", False),
        ("play/azar", "../a.html", False),
        ("play/azar", "../../a.html?x=1#b", True),
        ("play/azar", "https://a.example/../../a.html", False),
    ],
)
def test_a_link_out_of_the_folder_is_marked(page: str, href: str, marked: bool) -> None:  # noqa: FBT001
    """To a page alone, and once."""
    once = mark_links(f'<a class="x" href="{href}">', page)
    assert ('hreflang="en"' in once) == marked
    assert mark_links(once, page) == once


def test_the_header_leads_to_pages_of_its_language_alone() -> None:
    """*Read* to the first book that the language has, and to nothing what it has no page for."""
    pages = ["dados/index", "tablas/index", "play/index", "metodo/como-citar"]
    whole = {"fr": pages[1:3]}
    app: Any = SimpleNamespace(
        config=SimpleNamespace(whole_pages=whole), env=SimpleNamespace(found_docs=pages)
    )
    assert header_links(app, "en") == {pages[0]: "Read", pages[2]: "Play", pages[3]: "Cite"}
    assert header_links(app, "fr") == {pages[1]: "Read", pages[2]: "Play"}
