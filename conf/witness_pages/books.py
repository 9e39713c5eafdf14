"""A transcription on the site: a book of sheets, each a page of its own.

A module of this room that makes such a book has a function ``book(home)``, to which the folder of
the witnesses is given; it returns ``None`` where its witness is not there. ``shelf`` names these
modules, ``sheets`` makes pages of what they return.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from juegos.core.message import Message


@dataclass(frozen=True)
class Sheet:
    """A page of a book: its name, its title, the line below it, and its content.

    ``body`` is called when the page is written, and gives all of it, its heading too.
    ``search_words`` gives the words by which the search finds it.
    """

    name: str
    title: Message | str
    place: Message | str
    description: Message | str
    body: Callable[[Page], Markup]
    search_words: Callable[[], str]


@dataclass(frozen=True)
class Book:
    """The sheets of a text in the order of reading, its contents first.

    ``places`` says where the addresses of the text stand: ``ldj:12v.a.3`` on which sheet, by its
    name, and at which anchor. ``files`` are made beside the pages, by their path in the site.
    """

    siglum: str
    title: Message | str
    sheets: tuple[Sheet, ...]
    places: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    files: Mapping[str, Callable[[], str]] = field(default_factory=dict)
