"""*Report a mistake here*: a link beside each passage, rule, table and disputed place.

Where readers report mistakes is one setting, ``JUEGOS_REPORT``: an address in which ``{id}`` stands
for what the mistake is in. While it is empty there is no such link.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config


def setting(text: str) -> str:
    """Return the value of the setting, if links can be made of it.

    Raises:
        ValueError: it is no address, or has no place for an id.
    """
    if text and not (urlsplit(text).scheme in {"https", "http", "mailto"} and "{id}" in text):
        raise ValueError(
            f"JUEGOS_REPORT={text!r} is no address with a place for an id; one looks like "
            "https://a.example/issues/new?title={id}"
        )
    return text


def address(config: Config, ref: str) -> str:
    """Return the address for reporting a mistake in an object; empty if none is configured."""
    return str(config.report).replace("{id}", quote(ref, safe=""))


def setup(app: Sphinx) -> None:
    """Add the setting; a changed one rewrites every page."""
    app.add_config_value("report", "", "html", str)
