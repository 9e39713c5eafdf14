r"""The search that knows old spelling: *iuego* finds *juego*, and *juego* finds *iuego*.

A word is folded towards the spelling of today, exchanged for the word it is a form of where the
corpus knows one, and stemmed as the language of the pages. ``busqueda.js`` does the same in the
browser with the very rules and words of this file, which ``script`` hands to it as JSON. There
``palabras.js`` knows what words of other languages are called in that of the pages, and which word
is nearest to one that is misspelt; ``sugerencias.js`` searches and offers these. ``partes.js``
finds rules, disputed places, tables and terms by their words, and ``filtros.js`` shows of all that
is found what is of one kind, ``porciones.js`` so many at a time.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import ClassVar

from sphinx import package_dir
from sphinx.search import SearchLanguage
from sphinx.search.en import SearchEnglish
from sphinx.search.es import SearchSpanish
from sphinx.search.fr import SearchFrench

from conf.edition import corpus, spellings, term_list
from conf.language import tell
from juegos.core.message import _

Rules = tuple[tuple[str, str], ...]

# A rule is a regular expression, the same in Python and in JavaScript, and what stands for its
# match; \1 is its first group. Those that look on to the end of a word, or before its z, do so to
# leave alone what English inflects: winning and wins, passes and pass, faces and face, prizes.
LETTERS: Rules = (
    ("ſ", "s"),
    ("ç", "z"),
    ("œ", "oe"),
    ("æ", "ae"),
)
MARKS = "[\u0300-\u036f]"  # what a decomposed letter carries; taken off before the next rules
SPELLING: Rules = (
    ("^v(?=[bcdfgjlmnpqrt]|s.)", "u"),  # vno
    ("^u(?=[aeio])", "v"),  # uentura
    ("^i(?=[aeou])", "j"),  # iuego
    ("([aeio])u(?=[aeio])", r"\1v"),  # auer
    ("([aeo])i(?=[aeou])", r"\1j"),  # meior
    (r"^([fs])\1", r"\1"),  # ffazer, ssueldo
    (r"([fns])\1(?=[aou])", r"\1"),  # riffa, enganno, huesso
    ("ss(i|e|en|emos)$", r"s\1"),  # otrossi, echasse
    ("qu(?=[ao])", "cu"),  # quatro
    ("^f(?=[aeio].+([ao]s?|an|[ai]r)$)", "h"),  # fablar
    ("^f(?=[aeio]([cz]e[nr]|ze|.*(ren|[aei][rs]e))$)", "h"),  # fazer, fallaren
    ("(^|[^itz])z(?=[ei])", r"\1c"),  # catorze, lançe
)
STEMS: Rules = (  # once stemmed as English, which knows no ending of Castilian
    (r"([fns])\1(?!$)", r"\1"),  # engannen; not miss
    ("^(.{3,})ad[ao]$", r"\1ar"),  # fablado, as fablar
)

# Sphinx's JavaScript is of an older Snowball than its Python: *international* is a beginning the
# less. What stands for the first of these is the second; once they are of one age nothing does.
OLDER = ('["gener",-1,-1],["later"', '["gener",-1,-1],["inter",-1,-1],["later"')
# A thing on a page is shown with its kind, with which its anchor begins.
KINDS = {"regla": _("rule"), "crux": _("crux"), "cuadro": _("table"), "termino": _("term")}
SENTENCES = {
    # NOTE: {words} are those of this language for the words of another that were searched for
    "also": _("Also searched for: {words}."),
    # NOTE: {query} is a link that searches for the words nearest to those misspelt
    "meant": _("Did you mean {query}?"),
    "none": _("No page has all of these words."),
    "more": _("More results"),
}
# Of what is found one kind alone may be shown; a kind is named in the address by its key.
FILTERS = {
    "only": _("What of it to show"),
    "kinds": {
        "": _("everything"),
        # NOTE: pages that have old texts
        "texts": _("texts"),
        "rules": _("rules"),
        # NOTE: places in old texts whose meaning is disputed
        "cruces": _("cruces"),
        "terms": _("terms"),
        "tables": _("tables"),
        # NOTE: pages that are of a game; "games" alone are those that are won and lost
        "games": _("the games"),
    },
}
COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/\n+", re.DOTALL | re.MULTILINE)  # on whole lines
STEMMERS = package_dir / "search" / "minified-js"
OURS, WORDS, MORE, RESULTS, PARTS, OFFERS, ONLY = (
    Path(__file__).with_name(f"{name}.js")
    for name in "busqueda palabras porciones resultados partes sugerencias filtros".split()
)


class FoldingSearch(SearchLanguage):
    """The search of pages in a language and in Castilian of any century.

    ``snowball`` is what the browser's stemmer of the language is called, ``plain`` Sphinx's own
    search of it, ``stems`` what is done to a word once it is stemmed.
    """

    js_stemmer_rawcode = ""  # so Sphinx takes js_stemmer_code, and copies no other file
    snowball: ClassVar[str]
    plain: ClassVar[type[SearchLanguage]]
    stems: ClassVar[Rules] = ()

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        after = "".join(_code(path) for path in (MORE, RESULTS, PARTS, OFFERS, ONLY))
        self.js_stemmer_code = script(type(self)) + after
        self.stem_of: dict[str, str] = {}  # Sphinx asks for the words of each page again

    def stem(self, word: str) -> str:
        """Return the stem of a word; ``Stemmer.stemWord`` in the browser returns the same.

        That is its stem, unless this is a word that nobody searches for: *dés* and *dé* have the
        stem *de* without their accents, and are found under *dé*; *passé* has the stem
        *pas*, and is found as *passe*.
        """
        if word not in self.stem_of:
            folded, plain = fold(word), super().stem
            forms = (aliases(self.snowball).get(folded, folded), word.lower())
            stems = [*(_apply(self.stems, plain(form)) for form in forms), folded]
            matches = (form for form in stems if form not in self.stopwords)
            self.stem_of[word] = next(matches, word.lower())
        return self.stem_of[word]


class English(FoldingSearch, SearchEnglish):
    """The search of English pages."""

    snowball, plain = "English", SearchEnglish
    stems = STEMS


class Spanish(FoldingSearch, SearchSpanish):
    """The search of Spanish pages."""

    snowball, plain = "Spanish", SearchSpanish


class French(FoldingSearch, SearchFrench):
    """The search of French pages."""

    snowball, plain = "French", SearchFrench


SEARCHES: tuple[type[FoldingSearch], ...] = (English, Spanish, French)


def script(search: type[FoldingSearch]) -> str:
    """Return the browser's stemmer: Sphinx's for the language, our rules and words, our steps.

    After it stand the words of other languages, and those that are misspelt.
    """
    stemmer = search.snowball
    own = (STEMMERS / f"{name}-stemmer.js" for name in ("base", stemmer.lower()))
    tables = {
        "letters": LETTERS,
        "marks": MARKS,
        "spelling": SPELLING,
        "aliases": aliases(stemmer),
        "stems": search.stems,
        "kinds": tell(KINDS),
        "called": term_list.rows(search.lang),
        "sentences": tell(SENTENCES),
        "filters": tell(FILTERS),
    }
    written = json.dumps(tables, ensure_ascii=False, separators=(",", ":"))
    sources = [path.read_text("utf-8").strip() for path in own] + [_code(OURS), _code(WORDS)]
    sources[1] = sources[1].replace(*OLDER)
    names = f"const Snowball = {stemmer}Stemmer;\nconst BUSQUEDA = {written};"
    return "\n".join([*sources[:2], names, *sources[2:], ""])


def _code(path: Path) -> str:
    """Return one of our scripts without its comments, to make the page of the search smaller.

    Sphinx's own and the stemmer keep theirs, with their licences.
    """
    return COMMENT.sub("", path.read_text("utf-8"))


@cache
def fold(word: str) -> str:
    """Return a word in lower case, without accents, in modern spelling as far as rules give it."""
    letters = _apply(LETTERS, unicodedata.normalize("NFC", word.lower()))
    bare = re.sub(MARKS, "", unicodedata.normalize("NFD", letters))
    return _apply(SPELLING, bare)


def _apply(rules: Rules, word: str) -> str:
    for old, new in rules:
        word = re.sub(old, new, word)
    return word


@cache
def aliases(snowball: str) -> dict[str, str]:
    """Return the words that no rule gives: a folded form, and its word."""
    plain = next(one.plain for one in SEARCHES if one.snowball == snowball)({})
    by_form: dict[str, str] = {}

    def last(word: str) -> str:
        return last(by_form[word]) if word in by_form else word

    for form, word in _forms():
        old, new = last(fold(form)), last(fold(word))
        if old != new and form not in plain.stopwords:
            by_form[old] = new
    whole = {old: last(old) for old in sorted(by_form)}
    return {old: new for old, new in whole.items() if plain.stem(old) != plain.stem(new)}


@cache
def _forms() -> tuple[tuple[str, str], ...]:
    """Return single words and their modern spelling, or their lemma in the glossary.

    Forms of one or two letters are left out: each of them is another word elsewhere.
    """
    today = list(spellings.pairs())
    typed = [(form.replace("ç", "c"), word) for form, word in today]  # by who has no cedilla
    old = [term for term in corpus.load().terms if term.lang == "osp"]  # not call, cut or deal
    terms = [(form, term.lemma) for term in old for form in term.spellings]
    return tuple(
        (form, word)
        for form, word in (*today, *typed, *terms)
        if re.fullmatch(r"\w{3,}", form) and re.fullmatch(r"\w+", word)
    )
