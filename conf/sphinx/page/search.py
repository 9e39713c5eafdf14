"""The words of a page for the search index, and the title of the page in its results.

A passage mixes its three views in one run of HTML, and a table has no blanks between its cells; so
the words of both are indexed separately. Results show the title of a page and the place below it:
*Azar · Libro de los dados, fol. 67r*.
"""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes
from sphinx.util.index_entries import split_index_msg

from conf.edition import corpus, term_list
from conf.edition.search import FILTERS, SEARCHES, script
from conf.language import tell
from conf.sphinx import domain

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from conf.edition.views import View

VIEWS: tuple[View, ...] = ("e", "r")  # the diplomatic view has the words of the expanded one
NOT_INDEXED = {
    "script",
    "style",
    "svg",
    "j-choices",
    "j-cite",
    "j-facsimile",
    "j-fold",
}  # elements, and classes
WITHIN_WORDS = {"span", "a", "b", "i", "em", "strong", "sup", "sub", "ins", "del"}
# The kinds of things that the words of a glossary are, by the folder of its page.
THINGS = {"tablas": "tables", "naipes": "cards"}
# What a page is that has these objects of the domain.
OF_PAGES = {"texts": "pasaje", "games": "juego"}
EMPTY = {"br", "hr", "img", "input", "link", "meta", "wbr"}  # elements without an end


class NotIndexed(nodes.General, nodes.Element):
    """A node that is printed on the page but not indexed."""


class IndexedWords(nodes.General, nodes.Element):
    """A node that is indexed but not printed on the page."""


class _Views(HTMLParser):
    """The text of each view of a page, with a blank wherever the page separates words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[tuple[set[str], str]] = [(set(VIEWS), "")]  # who shows it, what parts it
        self.texts: dict[str, list[str]] = {view: [] for view in VIEWS}
        self.feed(html)
        self.close()

    def _add(self, text: str) -> None:
        for view in self.open[-1][0]:
            self.texts[view].append(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {tag, *(dict(attrs).get("class") or "").split()}
        shown = set[str]() if names & NOT_INDEXED else self.open[-1][0]
        if views := {name.removeprefix("v-") for name in names if name.startswith("v-")}:
            shown = shown & views
        ours = any(name.startswith("j-") for name in names)  # set apart by the style sheet
        blank = "" if tag in WITHIN_WORDS and not ours else " "
        self.open.append((shown, blank))
        self._add(blank)
        if tag in EMPTY:
            self.open.pop()
        if tag == "svg":
            self.set_cdata_mode(tag)  # passed over, as a script is

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY and len(self.open) > 1:  # none where a role gives an end by itself
            _shown, blank = self.open[-1]
            self._add(blank)
            self.open.pop()

    def handle_data(self, data: str) -> None:
        self._add(data)


def words(html: str) -> str:
    """Return the words of a piece of a page: expanded, and regularised where that differs."""
    texts = (" ".join("".join(parts).split()) for parts in _Views(html).texts.values())
    return " ".join(dict.fromkeys(texts))


def index_words(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Add the words of a page's HTML to the index, and the names of what can be cited on it."""
    for raw in list(doctree.findall(nodes.raw)):
        if raw["format"] == "html":
            unread = NotIndexed("", classes=["no-search"])
            raw.replace_self([unread, IndexedWords("", nodes.Text(words(raw.astext())))])
            unread.append(raw)
    here = {k: p for k, p in domain.domain(app.env).objects.items() if p.docname == docname}
    places = " ".join(name for kind, name in here if kind == "pasaje")
    doctree.append(IndexedWords("", nodes.Text(places)))
    for (kind, name), place in here.items():
        if kind not in {"pasaje", "juego"}:  # a place is a word, a game is a page
            text = str(tell(place.title))
            texts = dict.fromkeys((name, text, *other_languages(kind, name, docname)))
            titles = (nodes.title("", one) for one in texts)
            doctree.append(IndexedWords("", *titles, ids=[place.anchor]))


def other_languages(kind: str, name: str, docname: str) -> list[str]:
    """Return the translations of a term of a glossary into the other languages of the site."""
    if kind != "termino":
        return []
    term = corpus.load().term(f"term.{name}")
    language = "es" if term.lang == "osp" else term.lang
    own = THINGS.get(docname.partition("/")[0], "dice")
    return term_list.other_languages(term.lemma, language, frozenset({own, "dice", "play"}))


def set_index_title(app: Sphinx, doctree: nodes.document) -> None:
    """Add its place to the title of a page, for the index."""
    title = next(doctree.findall(nodes.title), None)
    places = (p for p in doctree.findall(nodes.paragraph) if "place" in p["classes"])
    place = next(places, None)
    if title and place:
        doctree["title"] = f"{title.astext()} · {place.astext().partition(' · ')[0]}"


def restore_title(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Restore the short title of a page, for its heading and for references."""
    if doctree:
        context["title"] = escape(app.env.titles[page].astext())


def add_filters(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give every page the filters of the search, which are beside the search field.

    The search page also gets the lists of pages with old texts and of pages of games.
    """
    context["filters"] = tell(FILTERS)
    if page == "search":
        objects = domain.domain(app.env).objects.items()
        context["pages_of"] = {
            name: sorted({place.docname for (one, _), place in objects if one == kind})
            for name, kind in OF_PAGES.items()
        }


def restore_terms(app: Sphinx) -> list[Any]:
    """Restore the index entries of pages that are not rewritten; add no page.

    Sphinx reuses the words of the last build, but not the index entries of a page. It also keeps
    words that no page has any more, which are removed.
    """
    index = getattr(app.builder, "indexer", None)
    if index is not None:
        for words in (index._mapping, index._title_mapping):  # noqa: SLF001
            for word in [word for word, pages in words.items() if not pages]:
                del words[word]
        of_pages = app.env.domains.index_domain.entries
        written = app.env.all_docs.keys() & index._titles.keys()  # noqa: SLF001
        for page in sorted(written - index._index_entries.keys()):  # noqa: SLF001
            node = addnodes.index(entries=of_pages.get(page, []))
            index._index_entries[page] = terms(node)  # noqa: SLF001
    return []


def terms(node: addnodes.index) -> list[tuple[str, str, str]]:
    """Return each term of an index, where it stands, and whether that is its chief place."""
    return sorted(
        {
            (term, target, main)
            for kind, value, target, main, _ in node["entries"]
            for term in split_index_msg(kind, value)
        }
    )


def _print(writer: object, node: nodes.Element) -> None:
    """Print nothing for the node itself; its children print what they hold."""


def _skip(writer: object, node: nodes.Element) -> None:
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Put our search in the place of the English one."""
    for search in SEARCHES:
        app.add_search_language(search)
    scripts = "".join(map(script, SEARCHES))
    app.add_config_value("busqueda", scripts, "html", str)  # what changes it, all pages' index
    app.add_node(NotIndexed, html=(_print, _print))
    app.add_node(IndexedWords, html=(_skip, None))
    app.connect("doctree-read", set_index_title, priority=100)  # before Sphinx collects the titles
    app.connect("html-page-context", restore_title, priority=100)  # before others read its title
    app.connect("html-page-context", add_filters)
    app.connect("html-collect-pages", restore_terms)
    app.connect(
        "doctree-resolved", index_words, priority=900
    )  # after ``deferred`` has made the HTML
