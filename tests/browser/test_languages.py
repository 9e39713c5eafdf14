"""The site in its languages: the same pages and places, the ways between them, a game in each."""

from __future__ import annotations

import csv
import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

import html5lib
import pytest
from playwright.sync_api import expect

from conf.make.words import FILE
from conf.sphinx.directives.base import ROOT
from conf.sphinx.page.languages import NAMES, folder, shared
from conf.translations import whole_pages
from tests.bench import words
from tests.browser.accessibility import violations
from tests.browser.test_budget import PAGES
from tests.browser.test_states import CUT
from tests.help.languages import english
from tests.help.links import broken
from tests.help.weights import fetched

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.thorough

OTHERS = ("es", "fr")
ID = re.compile(r'\sid="([^"]*)"')
DRAWN = re.compile(r"-[pm][0-9a-f]{10}$")  # within a figure, whose words are those of the language
# One page of each template, and of each family.
KINDS = (
    "index.html",
    "search.html",
    "dados/azar.html",
    "tablas/trictrac.html",
    "naipes/piquet.html",
    "alquerque/alquerque.html",
    "glosario.html",
    "indices/cuadros.html",
    "play/index.html",
    "play/puzzles.html",
    "play/puzzles/konane.html",
    "play/games.html",
    "play/azar.html",
    "play/backgammon.html",
    "embed/azar.html",
)
KILOBYTES = 48  # what a reader is promised, with the longer words of these languages


@cache
def pages(site: Path) -> list[str]:
    """Return the English pages."""
    return [file.relative_to(site).as_posix() for file in english(site)]


def is_offered(code: str, name: str) -> bool:
    """Return whether a page is whole in a language, or made of the rules and no page of prose."""
    page = name.removesuffix(".html")
    return page in whole_pages(code) or not (ROOT / "docs" / f"{page}.md").exists()


@cache
def offered_pages(site: Path, code: str) -> list[str]:
    """Return the pages that a language should have."""
    return [name for name in pages(site) if is_offered(code, name)]


def those_offered(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return some pages, each with each language that should have it."""
    return [(code, name) for code in OTHERS for name in names if is_offered(code, name)]


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_the_pages_that_are_whole_in_it(site: Path, code: str) -> None:
    """These alone, so that no page stands under headings of a language that its prose is not in."""
    results = {file.relative_to(site / code).as_posix() for file in (site / code).rglob("*.html")}
    assert {name for name in pages(site) if name in results} == set(offered_pages(site, code))
    assert {"index.html", "play/index.html", "play/azar.html"} <= results


@pytest.mark.parametrize("code", OTHERS)
def test_the_menu_of_languages_leads_to_pages_that_exist(site: Path, code: str) -> None:
    """From English it offers a language where the language has the page, and nowhere else."""
    for name in pages(site):
        menu = re.search(r'<nav class="j-languages".*?</nav>', (site / name).read_text("utf-8"))
        if menu:
            assert (f'hreflang="{code}"' in menu[0]) == is_offered(code, name), name


@pytest.mark.parametrize(("code", "name"), those_offered(KINDS))
def test_a_page_is_valid(site: Path, code: str, name: str) -> None:
    """A strict parser has nothing to say of it."""
    parser = html5lib.HTMLParser()
    parser.parse((site / code / name).read_text("utf-8"))
    assert parser.errors == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_search_counts_what_it_finds(visit: Visitor, code: str) -> None:
    """It tells how many pages it has found, in the old spelling too."""
    page = visit(f"{code}/search.html?q=iuego").page
    expect(page.locator(".search-summary")).to_have_text(re.compile(r"\d+"))


@pytest.mark.parametrize(("code", "own"), [("es", "hoyo"), ("fr", "trou")])
@pytest.mark.parametrize("word", ["hoyo", "trou", "hole"])
def test_a_word_of_any_language_finds_the_page(
    visit: Visitor, code: str, own: str, word: str
) -> None:
    """The same entry of the glossary; what it is called here was searched for too, and is told."""
    page = visit(f"{code}/search.html?q={word}").page
    expect(page.locator(".search-summary")).to_have_text(re.compile(r"\d+"))
    expect(page.locator('ul.search a[href="tablas/glosario.html#termino-trou"]')).to_be_visible()
    expect(page.get_by_role("status").locator("p")).to_have_count(1 if word == own else 2)
    if word != own:
        expect(page.get_by_role("status")).to_contain_text(f": {own}.")


@pytest.mark.parametrize(("code", "question"), [("es", "¿Querías decir"), ("fr", "Vouliez-vous")])
@pytest.mark.parametrize(
    ("query", "meant"), [("suertte", "suerte"), ("jvego", "juego"), ("suertte azar", "suerte azar")]
)
def test_a_misspelt_word_gets_a_suggestion_in_each_language(
    visit: Visitor, code: str, question: str, query: str, meant: str
) -> None:
    """A link in a sentence of the language, that searches for it."""
    page = visit(f"{code}/search.html?q={quote(query)}").page
    status = page.get_by_role("status")
    expect(status).to_contain_text(question)
    status.get_by_role("link", name=meant, exact=True).click()
    expect(page.locator(".search-summary")).to_have_text(re.compile(r"\d+"))


@pytest.mark.parametrize("code", OTHERS)
def test_a_citation_works_in_each_language(site: Path, code: str) -> None:
    """Each page has the places that the English one has."""
    for name in offered_pages(site, code):
        english, other = (site / path / name for path in ("", code))
        ids = [set(ID.findall(page.read_text("utf-8"))) for page in (english, other)]
        assert {id for id in ids[0] ^ ids[1] if not DRAWN.search(id)} == set(), name


def test_every_link_of_every_language_leads_somewhere(site: Path) -> None:
    """Within a language, and from one to the other."""
    assert list(broken(site)) == []


@pytest.mark.parametrize("code", OTHERS)
def test_links_within_a_language_stay_in_it(site: Path, code: str) -> None:
    """Pages lead to pages of their language if it has them, and else say so; data are shared."""
    out = re.compile(r'<a [^>]*?href="((?:\.\./)+[^"#?]*\.html)[^"]*"[^>]*>')
    for name in offered_pages(site, code):
        page = site / code / name
        for link in out.finditer(page.read_text("utf-8")):
            target = (page.parent / link[1]).resolve()
            stays = target.is_relative_to((site / code).resolve())
            assert stays or "hreflang" in link[0], (name, link[0])
            if 'hreflang="en"' in link[0] and "aria-label" not in link[0]:  # not of the menu
                english = target.relative_to(site.resolve()).as_posix()
                assert not is_offered(code, english), (name, link[0])


@pytest.mark.parametrize("code", OTHERS)
def test_what_knows_no_language_stands_at_the_root_alone(site: Path, code: str) -> None:
    """No script, style, data or Python is there a second time."""
    names = [f.relative_to(site / code).as_posix() for f in (site / code).rglob("*") if f.is_file()]
    assert [name for name in names if shared(name)] == []


@pytest.mark.parametrize(("code", "name"), those_offered(PAGES))
def test_a_page_is_as_light_as_the_english_one(site: Path, code: str, name: str) -> None:
    """It is within what a reader is promised, but for fonts and the index of all words."""
    apart = (".woff2", "searchindex.js")
    sizes = {k: v for k, v in fetched(site, f"{code}/{name}").items() if not k.endswith(apart)}
    assert sum(sizes.values()) <= 1000 * KILOBYTES, sorted(sizes.items(), key=lambda one: -one[1])


def test_the_words_that_are_told_are_on_the_pages(site: Path) -> None:
    """The table of ``desarrollo/lenguas`` is of a site that was not much unlike this one."""
    with FILE.open(encoding="utf-8", newline="") as file:
        results = list(csv.reader(file))
    for value, now in zip(results[1:], words.rows(words.counted(site))[1:], strict=True):
        assert value[0] == now[0]
        for one, other in zip(value[1:], now[1:], strict=True):
            were, are = (int(count.replace(",", "")) for count in (one, other))
            assert abs(are - were) <= max(50, are / 20), value[0]


@pytest.mark.parametrize(("code", "name"), those_offered(KINDS))
def test_a_page_has_no_fault_that_axe_finds(visit: Visitor, name: str, code: str) -> None:
    """Nor is it wider than the window of a telephone, or cut off there, with its longer words."""
    size = {"width": 390, "height": 900}
    page = visit(f"{code}/{name}", viewport=size, reduced_motion="reduce").page
    assert page.locator("html").get_attribute("lang") == code
    assert violations(page) == []
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CUT) == []


def offered(page: Page) -> list[str | None]:
    """Return the languages that the head of a page offers, of those it leads to."""
    ways = page.locator(".j-languages a[data-offered]")
    return [way.get_attribute("hreflang") for way in ways.all()]


def test_a_language_is_chosen_remembered_and_offered(visit: Visitor) -> None:
    """The switch leads to the same place; another page offers what was chosen, and forces none."""
    seen = visit("dados/azar.html", locale="en-GB")
    page = seen.page
    assert offered(page) == []
    page.locator(".j-languages").get_by_role("link", name=NAMES["es"]).click()
    expect(page).to_have_url(f"{seen.address}{folder('es')}dados/azar.html")
    page.goto(f"{seen.address}play/azar.html")
    expect(page.locator(".j-languages [data-offered]")).to_have_count(1)
    assert offered(page) == ["es"]


def test_a_reader_is_offered_the_language_of_the_browser(visit: Visitor) -> None:
    """Nothing is chosen yet, and the browser speaks French."""
    page = visit("index.html", locale="fr-FR").page
    expect(page.locator(".j-languages [data-offered]")).to_have_count(1)
    assert offered(page) == ["fr"]


def test_the_column_of_translation_follows_the_page(visit: Visitor) -> None:
    """Spanish pages begin with Castilian; a choice stands in the address and is kept."""
    seen = visit("es/dados/azar.html")
    page = seen.page
    english, spanish = (page.locator(f".j-lang-{code}") for code in ("en", "es"))
    expect(spanish).to_be_checked()
    expect(page.locator(".j-en").first).to_be_hidden()
    english.check()
    expect(page).to_have_url(re.compile(r"\?column=en$"))
    page.goto(f"{seen.address}es/dados/triga.html")
    expect(page.locator(".j-lang-en")).to_be_checked()
    page.goto(f"{seen.address}es/dados/triga.html?column=both")
    expect(page.locator(".j-lang-both")).to_be_checked()


@pytest.mark.parametrize("code", OTHERS)
def test_a_game_is_played_in_a_language_from_gallery_to_end(visit: Visitor, code: str) -> None:
    """Room, log and end are told in it."""
    page = visit(f"{code}/play/index.html").page
    page.locator('a[href="azar.html"]').first.click()
    room = page.locator("#tablero-azar")
    room.locator(".j-start .j-main").click()
    expect(room).to_have_attribute("data-state", "playing")
    while room.get_attribute("data-state") != "over":
        before = room.locator(".j-log li").count()
        throw = room.locator(".j-actions button:not([hidden]):not([disabled])").first
        throw.click()
        expect(room.locator(".j-log li")).not_to_have_count(before)
    assert not re.search(r"\b(?:wins|throws|thrower)\b", room.inner_text())
