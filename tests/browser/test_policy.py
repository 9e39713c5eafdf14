"""The policy that guards a page stands in it, and is the one that our own server sends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

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
        (said,) = META.finditer(text)
        assert said[1] == policy(page.read_bytes()), page
        assert "<script" not in text[: said.start()], page
        assert not AHEAD.search(text), page


def test_the_policy_in_the_page_holds_by_itself(visit: Visitor) -> None:
    """Without the header, a script that was slipped in does not run, and the board plays."""

    def bare(page: Page) -> None:
        def answer(route):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
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
