"""The places on a page that the search finds: rules, disputed places, tables and terms.

Sphinx's index maps a word to pages. This adds, in the same form, a map to places on these pages: a
rule by its sentence and the words it quotes, a disputed place by its question, a table by its
title, a term by its meaning. ``partes.js`` searches it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TextIO

from sphinx.search import js_index

from conf.edition import corpus
from conf.language import tell
from conf.sphinx import domain
from juegos import catalogue
from juegos.core.message import as_message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sphinx.application import Sphinx
    from sphinx.search import SearchLanguage

    from conf.sphinx.domain import Place
    from juegos.core.message import Message
    from juegos.core.source import Rule

IndexData = dict[str, Any]


def _rule(name: str, place: Place) -> Iterable[Any]:
    """Return the sentence of a rule in the language of the page, and the words it rests on."""
    del place
    rule = _rules(name.partition(".")[0])[name]
    return as_message(rule.says), rule.words


def _crux(name: str, place: Place) -> Iterable[Any]:
    """Return the question of a disputed place, from the rules or from the corpus."""
    del place
    return [as_message(_questions(name.partition(".")[0])[name])]


@cache
def _rules(slug: str) -> Mapping[str, Rule]:
    return {rule.id: rule for rule in catalogue.game(slug).rules}


@cache
def _questions(slug: str) -> Mapping[str, Message | str]:
    ours = catalogue.entry(slug).cruces if slug in catalogue.CATALOGUE else ()
    asked: dict[str, Message | str] = {crux.id: crux.question for crux in corpus.load().cruces}
    return {**asked, **{crux.id: crux.question for crux in ours}}


def _table(name: str, place: Place) -> Iterable[Any]:
    """Return the title of a table, which names its games and readings."""
    del name
    return [place.title]


def _term(name: str, place: Place) -> Iterable[Any]:
    """Return a term and its meaning."""
    return (place.title, as_message(corpus.load().term(f"term.{name}").en))


TEXTS: dict[str, Callable[[str, Place], Iterable[Any]]] = {
    "regla": _rule,
    "crux": _crux,
    "cuadro": _table,
    "termino": _term,
}


class IndexFormat:
    """The format of Sphinx's index, with the places added."""

    load = staticmethod(js_index.load)

    def __init__(self, app: Sphinx) -> None:
        self.app = app

    def dump(self, data: IndexData, stream: TextIO) -> None:
        """Write the index of pages and that of places."""
        objects = domain.domain(self.app.env).objects
        lang = self.app.builder.indexer.lang  # type: ignore[attr-defined]  # of a builder of HTML
        js_index.dump({**data, "parts": index_places(objects, data["docnames"], lang)}, stream)


def index_places(
    objects: dict[tuple[str, str], Place], pages: Iterable[str], lang: SearchLanguage
) -> IndexData:
    """Return the page, anchor and name of each place, and the places of each word."""
    number = {page: i for i, page in enumerate(pages)}
    here = [(key, place) for key, place in sorted(objects.items()) if key[0] in TEXTS]
    here = [(key, place) for key, place in here if place.docname in number]
    terms: dict[str, list[int]] = {}
    for i, ((kind, name), place) in enumerate(here):
        words = " ".join(str(tell(text)) for text in TEXTS[kind](name, place))
        for stem in stems(words, lang):
            terms.setdefault(stem, []).append(i)
    places = [(number[p.docname], p.anchor, str(tell(p.title))) for _key, p in here]
    return {"places": places, "terms": terms}


def stems(text: str, lang: SearchLanguage) -> set[str]:
    """Return the stems of the words of a text, without stop words."""
    return {lang.stem(word) for word in lang.split(text.lower()) if lang.word_filter(word)}


def set_index_format(app: Sphinx) -> None:
    """Make the search index of an HTML site include its places."""
    if hasattr(app.builder, "indexer_format"):
        app.builder.indexer_format = IndexFormat(app)


def setup(app: Sphinx) -> None:
    """Connect the format before any index is read or written."""
    app.connect("builder-inited", set_index_format)
