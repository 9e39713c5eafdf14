"""Words that this edition does not print: their places, and where they can be had.

Of such a text the passages have our translations, and every leaf, column and line as an address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus, views
from conf.sphinx.page.late import Link
from juegos.core.message import _

if TYPE_CHECKING:
    from conf.edition.document import Element
    from conf.sphinx.page.late import Page

FETCH = "python3 noxfile.py witnesses"


class Away(NamedTuple):
    """Where the words of a work are: the repository, the file in it, its commit and digest."""

    repository: Link
    path: str
    commit: str
    sha256: str
    command: str
    more: Link


def away(page: Page, siglum: str) -> Away:
    """Return where the words of a work can be had."""
    told = corpus.load().work(siglum)["transcription"]
    address = f"https://github.com/{told['repository']}"
    return Away(
        repository=Link(address, str(told["repository"])),
        path=str(told["path"]),
        commit=str(told["commit"]),
        sha256=str(told["sha256"]),
        command=FETCH,
        more=page.link("obra", "osta", _("the transcription")),
    )


def begun(element: Element) -> list[views.Leaf]:
    """Return the leaves, columns and lines that begin within a segment.

    A column to which the words come back has its address where they first stood in it.
    """
    return [
        views.Leaf(one.id, one.n, "lb") if isinstance(one, views.Line) else one
        for one in views.events(element)
        if isinstance(one, (views.Leaf, views.Line)) and one.id
    ]
