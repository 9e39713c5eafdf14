"""What stands on a page, found by its own words: rules, disputed places, tables and terms.

Sphinx's index knows of a word on which pages it stands. Beside that the index gets, in the same
form, at which places of these pages: a rule by its sentence and the words it quotes, a disputed
place by its question, a table by its title, a term by what it means. ``partes.js`` searches it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TextIO

from sphinx.search import js_index

from conf.edition import corpus
from conf.language import tell
from conf.sphinx import domain
from juegos import catalogue
from juegos.core.message import as_message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sphinx.application import Sphinx
    from sphinx.search import SearchLanguage

    from conf.sphinx.domain import Place

Named = dict[str, Any]


def _rule(name: str, place: Place) -> Iterable[Any]:
    """Return the sentence of a rule in the language of the page, and the words it stands on."""
    del place
    rules = catalogue.game(name.partition(".")[0]).rules
    return next((as_message(rule.says), rule.words) for rule in rules if rule.id == name)


def _crux(name: str, place: Place) -> Iterable[Any]:
    """Return what is asked at a disputed place: by the rules, or by the corpus alone."""
    del place
    slug = name.partition(".")[0]
    ours = catalogue.game(slug).cruces if slug in catalogue.CATALOGUE else ()
    asked = {crux.id: crux.question for crux in corpus.load().cruces}
    asked.update((crux.id, crux.question) for crux in ours)
    return [as_message(asked[name])]


def _table(name: str, place: Place) -> Iterable[Any]:
    """Return the title of a table, with which games and readings it names."""
    del name
    return [place.title]


def _term(name: str, place: Place) -> Iterable[Any]:
    """Return a term and what it means."""
    return (place.title, as_message(corpus.load().term(f"term.{name}").en))


SAYS: dict[str, Callable[[str, Place], Iterable[Any]]] = {
    "regla": _rule,
    "crux": _crux,
    "cuadro": _table,
    "termino": _term,
}


class WithParts:
    """The form in which Sphinx writes its index, with the places on its pages beside these."""

    load = staticmethod(js_index.load)

    def __init__(self, app: Sphinx) -> None:
        self.app = app

    def dump(self, data: Named, stream: TextIO) -> None:
        """Write the index of pages and that of places."""
        objects = domain.domain(self.app.env).objects
        lang = self.app.builder.indexer.lang  # type: ignore[attr-defined]  # of a builder of HTML
        js_index.dump({**data, "parts": parts(objects, data["docnames"], lang)}, stream)


def parts(
    objects: dict[tuple[str, str], Place], pages: Iterable[str], lang: SearchLanguage
) -> Named:
    """Return each place as its page, anchor and name, and in which of them each word stands."""
    number = {page: i for i, page in enumerate(pages)}
    here = [(key, place) for key, place in sorted(objects.items()) if key[0] in SAYS]
    here = [(key, place) for key, place in here if place.docname in number]
    terms: dict[str, list[int]] = {}
    for i, ((kind, name), place) in enumerate(here):
        said = " ".join(str(tell(text)) for text in SAYS[kind](name, place))
        for stem in stems(said, lang):
            terms.setdefault(stem, []).append(i)
    places = [(number[p.docname], p.anchor, str(tell(p.title))) for _key, p in here]
    return {"places": places, "terms": terms}


def stems(text: str, lang: SearchLanguage) -> set[str]:
    """Return what the words of a text are found under, without those that no search looks for."""
    return {lang.stem(word) for word in lang.split(text.lower()) if lang.word_filter(word)}


def begin(app: Sphinx) -> None:
    """Have the index of a site of HTML written with its places."""
    if hasattr(app.builder, "indexer_format"):
        app.builder.indexer_format = WithParts(app)


def setup(app: Sphinx) -> None:
    """Connect it before any index is read or written."""
    app.connect("builder-inited", begin)
