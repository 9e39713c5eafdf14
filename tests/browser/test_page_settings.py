"""How a reader has a page shown, goes through it, copies from it and comes back to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.edition.cite import cite
from juegos.edition.formats import bibtex, csl_json, ris
from tests.browser.accessibility import faults
from tests.browser.test_search import hrefs, look_for
from tests.browser.test_storage import DENIED, under

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

SMALL = {"width": 390, "height": 800}
LARGE = {"width": 1280, "height": 800}
FOCUSED = "document.activeElement.getAttribute('aria-label')"
# What is chosen of the spellings whenever a page with passages is drawn.
DRAWN = """() => {
  globalThis.drawn = [];
  const note = () => {
    if (document.querySelector(".j-row"))
      drawn.push(document.querySelector(".j-original-d").checked);
    if (document.readyState !== "complete") requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
NO_CLIPBOARD = "navigator.clipboard.writeText = async () => { throw new Error('denied'); };"


def opened(page: Page) -> Locator:
    """Open the panel; return it."""
    page.get_by_role("button", name="How this page is shown").click()
    panel = page.get_by_role("group", name="How this page is shown")
    expect(panel).to_be_visible()
    return panel


def test_a_page_is_shown_as_was_chosen_and_so_is_the_next(visit: Visitor) -> None:
    """The address says what differs from the beginning, and a value that is none does nothing."""
    seen = visit("dados/azar.html", viewport=LARGE)
    page, row = seen.page, seen.page.locator("[id='azar.s5']")
    panel = opened(page)
    for name in ("the original alone", "below the words", "large", "wide", "regularised"):
        panel.get_by_label(name, exact=True).check()
    expect(page).to_have_url(
        re.compile(r"\?words=original&notes=below&size=3&width=wide&spelling=r$")
    )
    expect(row.locator(".j-en")).to_be_hidden()
    expect(page.locator(".j-choices").get_by_label("regularised", exact=True)).to_be_checked()
    words, notes = (row.locator(part).bounding_box() for part in (".j-original", ".j-notes"))
    assert words is not None
    assert notes is not None
    assert notes["y"] >= words["y"] + words["height"]
    panel.get_by_label("beside the words").check()
    expect(page).not_to_have_url(re.compile("notes="))
    page.goto(f"{seen.address}dados/triga.html?size=huge&words=translation")
    expect(page).to_have_url(re.compile(r"\?size=3&words=translation&spelling=r&width=wide$"))
    expect(page.locator(".j-row > .j-original:visible")).to_have_count(0)
    opened(page).get_by_role("button", name="As a new reader sees it").click()
    expect(page).to_have_url(f"{seen.address}dados/triga.html")
    expect(page.locator(".j-row > .j-original").first).to_be_visible()


def test_the_panel_is_opened_and_closed_by_keys(visit: Visitor) -> None:
    """Tab leads into it, Escape closes it, and the focus is on its button again."""
    page = visit("dados/azar.html").page
    how = page.get_by_role("button", name="How this page is shown")
    panel = page.get_by_role("group", name="How this page is shown")
    for chosen in ("expanded", "as written"):
        how.focus()
        page.keyboard.press("Enter")
        expect(panel).to_be_visible()
        page.keyboard.press("Tab")
        expect(panel.get_by_label(chosen, exact=True)).to_be_focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(how).to_be_focused()
    expect(page).to_have_url(re.compile("spelling="))


def test_where_nothing_is_kept_a_page_is_shown_as_was_chosen(visit: Visitor) -> None:
    """As long as it is open, and after that by its address."""
    page = visit("metodo/datos.html", before=under(DENIED)).page
    before = page.locator("article p").first.evaluate("(e) => getComputedStyle(e).fontSize")
    panel = opened(page)
    expect(panel.locator("legend")).to_have_text(["Letters", "Column"])
    panel.get_by_label("largest").check()
    now = page.locator("article p").first.evaluate("(e) => getComputedStyle(e).fontSize")
    assert float(now.removesuffix("px")) > 1.3 * float(before.removesuffix("px"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-size", "4")


def test_where_nothing_is_kept_nothing_is_complained_of(visit: Visitor) -> None:
    """Of a page with passages, which is shown in a way, gone through by keys and left."""
    seen = visit("dados/azar.html", before=under(DENIED), reduced_motion="reduce")
    opened(seen.page).get_by_label("largest").check()
    seen.page.keyboard.press("Escape")
    seen.page.keyboard.press("j")
    place = seen.page.locator(".j-row .j-place a").first.get_attribute("aria-label")
    seen.page.wait_for_function(f"name => {FOCUSED} === name", arg=place)
    seen.page.goto("about:blank")
    assert seen.complaints == []


def test_without_a_script_there_is_no_panel(visit: Visitor) -> None:
    """Nor its button, and the choice above the passage is there."""
    page = visit("dados/azar.html?spelling=d", java_script_enabled=False).page
    expect(page.locator(".j-how")).to_be_hidden()
    expect(page.get_by_label("expanded", exact=True)).to_be_checked()


def test_no_page_is_drawn_otherwise_first(visit: Visitor) -> None:
    """Whenever it was drawn it had the spelling that its address asks for."""
    page = visit("dados/azar.html?spelling=d", before=lambda page: page.add_init_script(
        f"({DRAWN})()"
    )).page  # fmt: skip
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert set(page.evaluate("drawn")) == {True}


def test_a_reference_an_id_and_a_link_are_copied(visit: Visitor) -> None:
    """Of a passage and of a rule, as the page is shown; one line says what was copied."""
    seen = visit("dados/azar.html?spelling=d", permissions=["clipboard-read", "clipboard-write"])
    page = seen.page
    rule = page.locator("[id='regla-azar.reazar']")
    rule.locator("summary").click()
    reference = rule.locator(".j-cite p").first.inner_text()
    result = rule.get_by_role("status")
    held = {
        "the reference": reference,
        "the id": "azar.reazar",
        "the link": f"{seen.address}dados/azar.html?spelling=d#regla-azar.reazar",
    }
    for name, text in held.items():
        rule.get_by_role("button", name=name).click()
        expect(result).to_contain_text(f"Copied: {text[:70]}")
        assert page.evaluate("navigator.clipboard.readText()") == text
    for form, written in {"BibTeX": bibtex, "RIS": ris, "CSL-JSON": csl_json}.items():
        rule.get_by_role("button", name=form).click()
        expect(result).to_have_text(f"Copied: {form}.")
        text = written(cite("regla:azar.reazar")).replace("\r\n", "\n")  # as a text field has it
        assert page.evaluate("navigator.clipboard.readText()") == text
    passage = page.locator("[id='azar.s5']")
    passage.locator("summary").click()
    for name, text in {"the id": "azar.s5", "the link": "?spelling=d#azar.s5"}.items():
        passage.get_by_role("button", name=name).click()
        expect(passage.get_by_role("status")).to_contain_text(f"{text}.")


def test_what_cannot_be_copied_is_selected(visit: Visitor) -> None:
    """The browser denies it; the text stands there, marked, and the reader is told."""
    page = visit("dados/azar.html", before=under(NO_CLIPBOARD)).page
    rule = page.locator("[id='regla-azar.reazar']")
    rule.locator("summary").click()
    rule.get_by_role("button", name="the id").click()
    expect(rule.get_by_role("status")).to_have_text("The text is selected: copy it by hand.")
    expect(rule.get_by_role("textbox")).to_have_value("azar.reazar")
    assert page.evaluate("getSelection().toString()") == "azar.reazar"


def test_keys_lead_from_passage_to_passage(visit: Visitor) -> None:
    """The focus says which; they are told by ?, are letters in a field, and can be switched off."""
    page = visit("dados/azar.html", viewport=LARGE, reduced_motion="reduce").page
    places = page.locator(".j-row .j-place a:first-of-type")
    names = [name for name in places.evaluate_all("(all) => all.map((a) => a.ariaLabel)") if name]
    for key, at in (("j", 0), ("j", 1), ("j", 2), ("k", 1)):
        page.keyboard.press(key)
        page.wait_for_function(f"name => {FOCUSED} === name", arg=names[at])
        expect(page.locator(".j-row").nth(at)).to_be_in_viewport()
    page.keyboard.press("Control+j")
    assert page.evaluate(FOCUSED) == names[1]
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys of this page")
    expect(dialog).to_contain_text("the next passage")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate(FOCUSED) == names[1]
    field = page.locator(".j-head-search input")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("j?/")
    expect(field).to_have_value("j?/")
    expect(dialog).to_have_count(0)
    opened(page).get_by_label("Keys j and k").uncheck()
    page.reload()
    page.keyboard.press("j")
    page.keyboard.press("/")
    page.keyboard.press("?")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement === document.body")


def test_who_comes_back_is_offered_the_place(visit: Visitor) -> None:
    """It is named and leads there; nothing scrolls by itself, and it can be sent away."""
    seen = visit("dados/triga.html", viewport=SMALL, reduced_motion="reduce")
    page = seen.page
    row = page.locator(".j-row").nth(9)
    place = row.locator(".j-place a").first.inner_text()
    row.evaluate("(row) => row.scrollIntoView()")
    page.wait_for_load_state("networkidle")
    for sent_away in (False, True):
        page.goto(f"{seen.address}metodo/datos.html")
        page.goto(f"{seen.address}dados/triga.html")
        line = page.locator(".j-return")
        expect(line).to_contain_text(f"Go on where you were ({place})")
        assert page.evaluate("scrollY") == 0
        if sent_away:
            line.get_by_role("button", name="Not now").click()
        else:
            line.get_by_role("link").click()
            expect(row).to_be_in_viewport()
        expect(line).to_have_count(0)
    page.goto(f"{seen.address}metodo/datos.html")
    page.goto(f"{seen.address}dados/triga.html")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".j-return")).to_have_count(0)


def test_of_what_is_found_one_kind_is_shown(visit: Visitor) -> None:
    """Each link has its number; the search for it in another language is a link in the head."""
    seen = look_for(visit, "trictrac")
    page = seen.page
    kinds = page.get_by_role("navigation", name="What of it to show")
    expect(kinds.get_by_role("link").first).to_have_attribute("aria-current", "true")
    rules = kinds.get_by_role("link", name="rules")
    number = int(re.findall(r"\d+", rules.inner_text())[0])
    rules.click()
    expect(page.locator("ul.search > li")).to_have_count(number)
    assert all("#regla-" in one for one in hrefs(seen))
    expect(page).to_have_url(re.compile(r"\?q=trictrac&kind=rules$"))
    games = kinds.get_by_role("link", name="games")
    games.click()
    expect(page.locator(".search-summary")).to_contain_text("matching")
    expect(page.locator("ul.search > li a").first).to_be_visible()
    assert "tablas/trictrac.html" in hrefs(seen)
    for way in page.locator(".j-languages a").all():
        assert (way.get_attribute("href") or "").endswith("search.html?q=trictrac&kind=games")


def test_a_link_is_printed_with_where_it_leads(visit: Visitor) -> None:
    """If that is beyond the site: paper cannot follow it."""
    page = visit("dados/azar.html").page
    page.emulate_media(media="print")
    printed = "(a) => getComputedStyle(a, '::after').content"
    there = page.get_by_role("link", name="Facsimile").evaluate(printed)
    assert "rbdigital.realbiblioteca.es" in there
    assert page.locator("article p a[href^='#']").first.evaluate(printed) == "none"
    expect(page.locator(".mobile-header")).to_be_hidden()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_panel_has_no_fault_that_axe_finds(visit: Visitor, size: dict[str, int]) -> None:
    """In either light, with what is copied from and with the keys that are told."""
    page = visit("dados/azar.html", viewport=size, reduced_motion="reduce").page
    opened(page)
    assert faults(page) == {}
    page.keyboard.press("Escape")
    rule = page.locator("[id='regla-azar.reazar']")
    rule.locator("summary").click()
    expect(rule.locator(".j-copy")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == {}


@pytest.mark.thorough
@pytest.mark.parametrize("path", ["dados/azar", "dados/triga", "metodo/datos", "tablas/jollyvet"])
def test_the_largest_letters_fit_the_narrowest_screen(visit: Visitor, path: str) -> None:
    """At 320 px nothing scrolls sideways, however the page is shown."""
    for how in ("size=4", "size=4&notes=below&width=wide", "size=4&words=original"):
        page = visit(f"{path}.html?{how}", viewport={"width": 320, "height": 800}).page
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        opened(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 320
