"""The Content-Security-Policy of every page, in the page itself, and the script that it allows.

So a page is protected as by ``conf.server`` even where a host sends no such header. The script is
inline, because it must run before any other; the policy allows it by its hash.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from conf.edition.document import ROOT
from conf.server import policy
from conf.sphinx.fill import fill

if TYPE_CHECKING:
    from sphinx.application import Sphinx


@cache
def first_script() -> str:
    """Return ``conf/first-script.js`` without its comments and indentation."""
    text = re.sub(
        r"/\*.*?\*/", "", (ROOT / "conf/first-script.js").read_text("utf-8"), flags=re.DOTALL
    )
    return re.sub(r"\s+", " ", text).strip()


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Put the policy first into the head of a page, before all that it restricts."""
    del app, page, template, doctree
    says = policy(fill("script.html", code=first_script()).encode())
    context["first_script"] = first_script()
    meta = fill("policy.html", says=says)
    context["metatags"] = f"{meta}{context.get('metatags', '')}"


def setup(app: Sphinx) -> None:
    """Add the policy after all other tags of the head; a changed policy changes every page."""
    app.add_config_value("politica", first_script(), "html", str)
    app.connect("html-page-context", add, priority=800)
