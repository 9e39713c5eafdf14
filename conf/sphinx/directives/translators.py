"""What the pages for translators show: the state of translation, and the terms to use.

``{j:traducido} paginas``: how many paragraphs are translated; ``parrafos``: the hardest ones, which
``conf/locale/hardest.toml`` names, with the reasons. ``{j:voces} dice``: the terms of one kind in
three languages, from ``conf/locale/terms.toml``.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus
from conf.edition.term_list import TERMS, terms
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred
from conf.sphinx.page.languages import NAMES, ROOT
from conf.translations import LOCALE, languages, missing, read
from juegos.core.message import _

if TYPE_CHECKING:
    from collections.abc import Iterable

    from babel.messages.catalog import Message
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

HARDEST = LOCALE / "hardest.toml"
PAGES = "docs"  # the catalogue of what the pages say


class Paragraph(NamedTuple):
    """A paragraph in each language, by its code, and why it was hard to translate."""

    texts: dict[str, str]
    why: str


class Folder(NamedTuple):
    """A folder of pages, its number of paragraphs, and of translated ones by language."""

    name: str
    paragraphs: int
    translated: dict[str, int]


class TranslationStateDirective(Directive):
    """Prints the table or the paragraphs; another argument is an error that names both."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table, or the paragraphs."""
        for path in (HARDEST, *LOCALE.glob("*/LC_MESSAGES/*.po")):
            self.env.note_dependency(str(path))
        makers = {"paginas": table, "parrafos": paragraphs}
        if (what := self.arguments[0]) not in makers:
            raise corpus.UnknownId("what is told of translations", what, makers)
        return [deferred.placeholder(makers[what])]


@deferred.maker
def table(page: Page) -> Markup:
    """Return a table of the folders of pages."""
    names = {code: NAMES[code] for code in languages()}
    return page.fill("translation_state.html", folders=folders(), names=names)


@deferred.maker
def paragraphs(page: Page) -> Markup:
    """Return the hardest paragraphs, each in all languages."""
    return page.fill("hardest.html", paragraphs=hardest())


def folders() -> list[Folder]:
    """Return each folder of pages, except those for contributors, which are not translated."""
    catalogues = {code: read(code, PAGES) for code in languages()}
    whole = _by_folder(one for one in next(iter(catalogues.values())) if one.id)
    left = {code: _by_folder(missing(catalogue)) for code, catalogue in catalogues.items()}
    return [
        Folder(name, count, {code: count - left[code][name] for code in left})
        for name, count in sorted(whole.items())
    ]


def _by_folder(paragraphs: Iterable[Message]) -> Counter[str]:
    """Return the number of paragraphs in each folder; a page outside any counts by itself."""
    return Counter(
        name
        for one in paragraphs
        for name in {Path(page).parts[1].removesuffix(".md") for page, _line in one.locations}
    )


def hardest() -> list[Paragraph]:
    """Return the hardest paragraphs to translate.

    Raises:
        LookupError: no paragraph, or more than one, begins as the list says.
    """
    listed = tomllib.loads(HARDEST.read_text("utf-8"))["paragraph"]
    names = dict.fromkeys(one["catalogue"] for one in listed)
    translations = {
        name: {code: _translations(code, name) for code in languages()} for name in names
    }
    return [
        Paragraph(_texts(translations[one["catalogue"]], one["begins"]), one["why"])
        for one in listed
    ]


def _translations(code: str, name: str) -> dict[str, str]:
    return {str(one.id): str(one.string) for one in read(code, name)}


def _texts(texts: dict[str, dict[str, str]], begins: str) -> dict[str, str]:
    result: dict[str, str] = {}
    for code, translations in texts.items():
        here = [english for english in translations if english.startswith(begins)]
        if len(here) != 1:
            raise LookupError(f"{len(here)} paragraphs begin with {begins!r}: name one")
        result |= {ROOT: here[0], code: translations[here[0]]}
    return result


KINDS = {
    "play": _("Terms of every game, in three languages"),
    "dice": _("Terms of dice, in three languages"),
    "lines": _("Terms of lines, in three languages"),
    "tables": _("Terms of tables, in three languages"),
    "cards": _("Terms of cards, in three languages"),
    "edition": _("Terms of the edition, in three languages"),
    "site": _("Terms of the site, in three languages"),
}


class TermsDirective(Directive):
    """Prints the terms of one kind; an unknown kind is an error that names the others."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table."""
        self.env.note_dependency(str(TERMS))
        if (kind := self.arguments[0]) not in KINDS:
            raise corpus.UnknownId("kind of terms", kind, KINDS)
        return [deferred.placeholder(term_table, kind=kind)]


@deferred.maker
def term_table(page: Page, kind: str) -> Markup:
    """Return a table: a term in each language, and its meaning."""
    here = [one for one in terms() if one.kind == kind]
    return page.fill("term_table.html", label=KINDS[kind], terms=here)
