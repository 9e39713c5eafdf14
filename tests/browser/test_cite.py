"""The Cite control and the folios in a browser, without script, by key and by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

REFERENCE = "ldj:67r.a.6-11"


def test_a_reference_opens_by_key(visit: Visitor) -> None:
    """Enter on *Cite* shows reference and files of that segment alone; Enter again hides them."""
    page = visit("dados/azar.html", java_script_enabled=False).page
    control = page.get_by_label(f"Cite {REFERENCE}", exact=True)
    reference = page.locator(".j-notes .j-cite p").filter(has_text=f" {REFERENCE}.")
    expect(reference).to_be_hidden()
    control.focus()
    page.keyboard.press("Enter")
    expect(reference).to_be_visible()
    expect(page.locator(".j-cite a:visible")).to_have_text(["BibTeX", "RIS", "CSL-JSON"])
    page.keyboard.press("Enter")
    expect(reference).to_be_hidden()


def test_a_reference_opens_by_touch_and_its_files_are_there(visit: Visitor) -> None:
    """A tap opens the notes, one more the reference; each link leads to a file with its id."""
    seen = visit("dados/azar.html", has_touch=True, viewport={"width": 390, "height": 800})
    control = seen.page.get_by_label(f"Cite {REFERENCE}", exact=True)
    seen.page.locator(".j-row", has=control).locator(".j-fold").tap()
    control.tap()
    links = seen.page.locator(".j-cite a:visible")
    expect(links).to_have_count(3)
    for link in links.all():
        file = seen.page.request.get(link.evaluate("a => a.href"))
        assert file.ok
        assert REFERENCE in file.text()


def test_a_folio_leads_on_without_javascript(visit: Visitor) -> None:
    """``folios/67v.html`` opens the page on which the folio begins, at its first line."""
    page = visit("folios/67v.html", java_script_enabled=False).page
    page.wait_for_url("**/dados/marlota.html#f67v.a.1")
    expect(page.locator("[id='f67v.a.1']")).to_be_in_viewport()
