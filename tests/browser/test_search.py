"""A reader looks for a word in one spelling and finds the pages that have it in another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visit, Visitor

AZAR = "Azar · Libro de los dados, fol. 67r"
DADOS = "How dice must be made · Libro de los dados, fols. 65r–65v"
TRIGA = "Triga · Libro de los dados, fols. 66r–66v"
TROU = "tablas/glosario.html#termino-trou"
MANY = 40  # results that are shown at a time


def look_for(visit: Visitor, query: str) -> Visit:
    """Return the page of results, once the search is over."""
    seen = visit(f"search.html?q={quote(query)}")
    expect(seen.page.locator(".search-summary")).to_contain_text("matching the search query")
    return seen


def result(seen: Visit, title: str) -> Locator:
    """Return the first result of that title, asking for more results until it is there."""
    links = seen.page.get_by_role("link", name=title, exact=True)
    results = seen.page.locator("ul.search > li").filter(has=links)
    while not results.count() and more(seen).is_visible():
        ask_for_more(seen)
    return results.first


def more(seen: Visit) -> Locator:
    """Return the button that asks for more results; it is hidden where there are none."""
    return seen.page.get_by_role("button", name="More results", exact=True)


def ask_for_more(seen: Visit) -> None:
    """Ask for more results by the keyboard, and wait until they are there."""
    results = seen.page.locator("ul.search > li")
    before, count = results.count(), result_count(seen)
    more(seen).press("Enter")
    expect(results).to_have_count(min(before + MANY, count))


def result_count(seen: Visit) -> int:
    """Return how many results are said to be found."""
    text = seen.page.locator(".search-summary").inner_text()
    return int(re.findall(r"found (\d+) pages", text)[0]) if "pages" in text else 1


@pytest.mark.parametrize(
    ("spellings", "title", "word"),
    sweep(
        [
            ("iuego juego", AZAR, "iuego"),
            ("fablar hablar fablado hablado", DADOS, "fablado"),
            ("uentura ventura", DADOS, "uentura"),
            ("enganno engano engaño", DADOS, "enganno"),
            ("lançare lanzare lancare", AZAR, "lançare"),
            ("acedrex açedrex ajedrez", DADOS, "açedrex"),
            ("senas ſenas", TRIGA, "Senas"),
        ],
        ("iuego juego", AZAR, "iuego"),
    ),
)
def test_any_spelling_finds_the_page(visit: Visitor, spellings: str, title: str, word: str) -> None:
    """The result names work and folio and shows the word as the codex has it, marked."""
    for spelling in spellings.split():
        results = result(look_for(visit, spelling), title)
        expect(results.locator(".context .highlighted", has_text=word).first).to_be_visible()


@pytest.mark.elsewhere
def test_a_result_leads_to_the_line(visit: Visitor) -> None:
    """The words found are a link to their place, in the language they are in."""
    seen = look_for(visit, "encuentro serie")
    results = result(seen, AZAR)
    expect(results.locator(".context [lang=osp]")).to_contain_text("que serie llamada encuentro")
    results.get_by_role("link", name="67r.b.12").click()
    expect(seen.page.locator("[id='f67r.b.12']")).to_be_in_viewport()


def test_a_result_of_a_treatise_names_its_page(visit: Visitor) -> None:
    """Its title has the pages that are quoted, the words found the page they stand on."""
    seen = look_for(visit, "burgués príncipes")
    results = result(seen, "The national trictrac of 1790 · Le trictrac national, ch. 170, p. 14")
    expect(results.locator(".context a")).to_have_text("p. 14")


def test_a_page_comes_first_by_its_name_and_once(visit: Visitor) -> None:
    """Azar before azar pujado, though both have the word in title and text; each once as page."""
    seen = look_for(visit, "azar")
    expect(seen.page.locator("ul.search > li a").first).to_have_text(AZAR)
    expect(seen.page.get_by_role("link", name=AZAR, exact=True)).to_have_count(1)


def test_what_can_be_cited_is_found_by_its_id(visit: Visitor) -> None:
    """The link leads to the rule itself, and the result shows what it says; a line to its page."""
    seen = look_for(visit, "azar.reazar")
    rule = seen.page.locator("a[href='dados/azar.html#regla-azar.reazar']")
    expect(rule).to_be_visible()
    expect(rule.locator("xpath=..").locator(".context")).to_contain_text("azar.reazar")
    rule.click()
    expect(seen.page.locator("[id='regla-azar.reazar']")).to_be_in_viewport()
    expect(result(look_for(visit, "ldj:67r.a.6"), AZAR)).to_be_visible()


@pytest.mark.thorough
def test_a_common_word_is_not_looked_up_on_every_page(visit: Visitor) -> None:
    """Forty results are shown, and no more pages read; more come by a button, the next focused."""
    seen = visit("search.html", reduced_motion="reduce")  # axe looks where nothing moves
    read: set[str] = set()
    seen.page.on("request", lambda asked: read.add(asked.url) if ".html" in asked.url else None)
    seen.page.goto(f"{seen.address}search.html?q=juego")
    results = seen.page.locator("ul.search > li")
    expect(results).to_have_count(MANY)
    expect(results.last.locator(".context")).to_be_visible()
    assert result_count(seen) > 10 * MANY
    assert len(read) <= MANY + 1

    ask_for_more(seen)
    assert results.count() == 2 * MANY
    expect(results.nth(MANY).locator("a").first).to_be_focused()
    assert not any(violations(seen.page))


def test_modules_come_after_pages(visit: Visitor) -> None:
    """The word of every module's name finds pages first; a module is found by its whole name."""
    seen = look_for(visit, "juego")
    expect(seen.page.locator("ul.search > li.kind-object")).to_have_count(0)
    first = look_for(visit, "juegos.engine.exploration").page.locator("ul.search > li a").first
    expect(first).to_have_attribute("href", re.compile(r"#module-juegos\.engine\.exploration$"))


def test_few_results_need_no_button(visit: Visitor) -> None:
    """A word that stands on few pages has all of them at once."""
    seen = look_for(visit, "fablar")
    expect(seen.page.locator("ul.search > li")).to_have_count(result_count(seen))
    expect(more(seen)).to_be_hidden()


@pytest.mark.thorough
@pytest.mark.parametrize("query", ["bredouille", "trictrac", "enfilade"])
def test_no_entry_comes_twice(visit: Visitor, query: str) -> None:
    """Each place once, each title once; a page is no result beside the entry that it holds."""
    seen = look_for(visit, query)
    expect(seen.page.locator(".search-summary")).to_contain_text("matching")
    every, links = hrefs(seen), seen.page.locator("ul.search > li > a")
    results = list(zip(every, links.all_inner_texts(), strict=True))
    assert (
        len({href for href, _ in results})
        == len({title for _, title in results})
        == len(results)
        > 1
    )
    assert all("#" in href for href, _ in results if "tablas/glosario.html" in href)


@pytest.mark.parametrize("query", sweep(["winning", "wins"], "wins"))
def test_english_is_found_by_its_inflections(visit: Visitor, query: str) -> None:
    """Winning finds the translation that says wins."""
    results = result(look_for(visit, query), AZAR)
    expect(results.locator(".context .highlighted").first).to_have_text("wins")


def test_what_is_found_is_marked_in_a_colour_of_the_house(visit: Visitor) -> None:
    """It is that of our lines and not the theme's own yellow."""
    mark = result(look_for(visit, "winning"), AZAR).locator(".context .highlighted").first
    ours = """mark => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.background = "var(--j-stroke)";
      const colours = [mark, probe].map((at) => getComputedStyle(at).backgroundColor);
      probe.remove();
      return colours;
    }"""
    results, house = mark.evaluate(ours)
    assert results == house != "rgba(0, 0, 0, 0)"


def test_an_unknown_word_is_told(visit: Visitor) -> None:
    """No result, and a sentence that says so."""
    seen = visit("search.html?q=xyzzy")
    expect(seen.page.locator(".search-summary")).to_contain_text("No page has all of these words.")
    expect(seen.page.locator("ul.search > li")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("word", sweep(["hoyo", "trou", "hole"], "hoyo"))
def test_a_word_of_another_language_leads_to_the_same_pages(visit: Visitor, word: str) -> None:
    """The entry of the glossary, and each page that is found by the English word, which is told."""
    seen = look_for(visit, word)
    results = hrefs(seen)
    assert TROU in results[:3]
    value = seen.page.get_by_role("status")
    if word != "hole":
        expect(value).to_contain_text("Also searched for: hole.")
        pages = {href.partition("#")[0] for href in results}
        assert pages >= {href.partition("#")[0] for href in hrefs(look_for(visit, "hole"))}
    else:
        expect(value).not_to_contain_text("Also")


def hrefs(seen: Visit) -> list[str]:
    """Return where all results lead to."""
    while more(seen).is_visible():
        ask_for_more(seen)
    links = seen.page.locator("ul.search > li > a")
    return [link.get_attribute("href") or "" for link in links.all()]


@pytest.mark.thorough
def test_what_was_typed_comes_first(visit: Visitor) -> None:
    """A rule named by the word before a lesson that has the English one alone."""
    results = hrefs(look_for(visit, "trou"))
    rule, lesson = (f"tablas/{name}" for name in ("toc.html#regla-toc.trou", "leccion-10.html"))
    assert results.index(rule) < results.index(lesson)


def test_what_is_found_by_another_word_is_marked(visit: Visitor) -> None:
    """A page that says *hole* shows it, though *hoyo* was typed."""
    results = result(look_for(visit, "hoyo"), "Trictrac · Tables")
    expect(results.locator(".context .highlighted", has_text="hole").first).to_be_visible()


@pytest.mark.parametrize(
    "query", sweep(["medio azar", "suerte partida", "par con as"], "medio azar")
)
def test_a_title_is_looked_for_as_it_is(visit: Visitor, query: str) -> None:
    """Its single words are not taken for those of another language."""
    seen = look_for(visit, query)
    expect(seen.page.get_by_role("status")).not_to_contain_text("Also")


@pytest.mark.parametrize(
    ("query", "meant"),
    sweep(
        [
            ("suertte", "suerte"),
            ("jvego", "juego"),
            ("bakgammon", "backgammon"),
            ("suertte azar", "suerte azar"),
            ("trictrac bredoulle", "trictrac bredouille"),
            ("hoyo trictarc", "hoyo trictrac"),
        ],
        ("suertte azar", "suerte azar"),
    ),
)
def test_a_misspelt_word_gets_a_suggestion(visit: Visitor, query: str, meant: str) -> None:
    """A link in the region that is read aloud, reached by the keyboard; it searches for that."""
    seen = visit(f"search.html?q={quote(query)}")
    status = seen.page.get_by_role("status")
    expect(status).to_contain_text("No page has all of these words.")
    expect(status).to_contain_text(f"Did you mean {meant}?")
    link = status.get_by_role("link", name=meant, exact=True)
    link.focus()
    link.press("Enter")
    expect(seen.page.locator(".search-summary")).to_contain_text("matching the search query")
    expect(seen.page.locator("article input[name=q]")).to_have_value(meant)


@pytest.mark.parametrize(
    "query", sweep(["xyzzy", "suertte xyzzy", "zq", "12345678", "iuego"], "suertte xyzzy")
)
def test_there_is_no_suggestion_where_nothing_is_near(visit: Visitor, query: str) -> None:
    """Nor where a word is known, or where with the nearest words nothing is found either."""
    seen = visit(f"search.html?q={quote(query)}")
    expect(seen.page.locator(".search-summary")).to_have_text(re.compile("match|No page"))
    expect(seen.page.get_by_role("status").get_by_role("link")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("query", ["iuego", "hoyo", "suertte"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_results_have_no_fault_that_axe_finds(visit: Visitor, scheme: str, query: str) -> None:
    """The page has one heading above its results, and what is marked can be read."""
    size = {"width": 390, "height": 900}
    seen = visit(f"search.html?q={query}", color_scheme=scheme, viewport=size)
    expect(seen.page.locator(".search-summary")).to_have_text(re.compile("match|No page"))
    seen.page.wait_for_load_state("networkidle")
    expect(seen.page.get_by_role("heading", level=1)).to_have_text("Search")
    assert violations(seen.page) == []
