"""``{j:voces} dice``: the terms of one kind in three languages, from ``conf/locale/terms.toml``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.edition.term_list import TERMS, terms
from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred
from juegos.core.message import _

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page

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
