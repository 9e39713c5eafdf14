"""English that is left in pages of another language, found by its words; for tests of all pages.

A word is English if it stands far oftener in the English of a language's catalogues than in their
translations, and the other way about. So names and notations, which both have, tell nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from lxml import html

from conf.edition import corpus
from conf.language import CATALOGUES
from conf.publish.texts import sections
from conf.translations import missing, read
from juegos import catalogue
from juegos.edition.cite import WORKS

FAR = 4  # times oftener
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
MARKUP = re.compile(r"\{[a-z:]+\}`(?:([^`<]*)<)?[^`]*`|\]\([^)]*\)|<[^>]*>|\{[a-z_0-9:]+\}|`[^`]*`")
MEN = r"\b[AB](?: (?:bar|hand|off|\d+)(?::\d+)?\b)+"  # of a position on tables
NOTATION = re.compile(rf"{MEN}|\S*(?:\w[./=@:]\w|_)\S*")  # addresses, ids, chosen readings too
PART = re.compile(r"(?<=[.!?;:])\s+|[¶«»“”()·|]|\s-\s")
KEYS = r"[a-z][\w-]* [a-z0-9][\w-]*"
READINGS = rf"(?-i:(?:{KEYS}, ){{2,}}{KEYS})"  # those in force, by their keys
COMMAND = r"python3? (?:-m )?\S+(?: [\w=-]+)*"
UNREAD = {"code", "pre", "samp", "kbd", "script", "style", "cite"}
INLINE = set(
    "a abbr b bdi bdo br cite code del dfn em i ins kbd label mark q s samp small span strong sub "
    "sup time tspan u var wbr".split()
)
LABELS = "alt aria-description aria-label data-name data-says label placeholder title".split()
META_NAMES = {
    "description",
    "og:title",
    "og:description",
    "og:image:alt",
    "og:site_name",
}  # of <meta>
PUSHED = {"button", "reset", "submit"}  # kinds of <input> that show their value
ALONE = "desarrollo/"  # the pages for contributors, which are in English alone, and links to them
EXCEPTIONS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
TEXT_FIELDS = "author container-title publisher publisher-place title title-short".split()


class Left(NamedTuple):
    """What is left English, and where: the element that holds it, with its attribute if any."""

    where: str
    text: str


def words(text: str) -> list[str]:
    """Return the words of a text in small letters, without addresses, ids and readings.

    >>> words("The rule azar.reazar, of Alfonso’s book")
    ['the', 'rule', 'of', 'alfonso’s', 'book']
    """
    return [word.lower() for word in WORD.findall(NOTATION.sub(" ", text))]


def plain(sentence: str) -> str:
    """Return a sentence of a catalogue without its roles, addresses and fields."""
    return MARKUP.sub(lambda result: result[1] or " ", sentence).replace("*", "")


@cache
def vocabulary(language: str) -> tuple[Counter[str], Counter[str]]:
    """Return how many sentences of a language's catalogues have each word: English, translated."""
    english, translated = Counter[str](), Counter[str]()
    for message in (one for name in CATALOGUES for one in read(language, name) if one.id):
        if all(_forms(message.string)):
            english.update({word for form in _forms(message.id) for word in words(plain(form))})
            result = _forms(message.string)
            translated.update({word for form in result for word in words(plain(form))})
    return english, translated


def _forms(value: object) -> list[str]:
    return [value] if isinstance(value, str) else [str(one) for one in value or ("",)]  # type: ignore[attr-defined]


def is_english(part: str, language: str) -> bool:
    """Tell whether a part of a text is English: two words of it, or all, and fewer of its own."""
    english, own = vocabulary(language)
    result = words(part)
    foreign = [word for word in result if english[word] > FAR * own[word]]
    native = [word for word in result if own[word] > FAR * english[word]]
    return len(foreign) > len(native) and (len(foreign) > 1 or len(foreign) == len(result))


def left(page: str, language: str) -> Iterator[Left]:
    """Yield what is English on a page of another language and not marked so."""
    for where, result in _Reader(page, language).texts:
        text = NOTATION.sub(" ", result)
        if any(_english_parts(text, language)):
            bare = excepted(language).sub(" ¶ ", text)
            yield from (Left(where, part.strip()) for part in _english_parts(bare, language))


def _english_parts(text: str, language: str) -> Iterator[str]:
    for part in PART.split(text):
        if (
            is_english(part, language)
            and part.strip(" :.") not in keys()
            and not untranslated(part, language)
        ):
            yield part


@cache
def keys() -> set[str]:
    """Return the keys of all disputed places and their readings, as tables and links name them."""
    cruces = [crux for slug in catalogue.CATALOGUE for crux in catalogue.game(slug).cruces]
    return {crux.name for crux in cruces} | {one.key for crux in cruces for one in crux.readings}


class _Reader:
    """The texts and labels of a page that are in its own language, each with what holds it.

    A text goes on over what stands in its lines; a ¶ stands for what is left out there.
    """

    def __init__(self, page: str, language: str) -> None:
        self.language = language
        self.texts: list[tuple[str, str]] = []
        self._run: list[str] = []
        self._in_menu = 0  # where each link is a text by itself
        self._walk(html.document_fromstring(page), "")

    def _walk(self, element: html.HtmlElement, around: str) -> None:
        if not isinstance(element.tag, str):
            return
        own = (here := element.get("lang") or around) == self.language
        tag = str(element.tag)
        inline = tag in INLINE and not self._in_menu
        if not inline:
            self._end(tag)
        if own:
            self.texts += [(f"{tag} {name}", value) for name, value in _labels(element)]
        unread = tag in UNREAD or ALONE in element.get("href", "")
        if not own or unread:
            self._run.append(" ¶ ")
        if not unread:
            self._within(element, here, own=own)
        if not inline:
            self._end(tag)

    def _within(self, element: html.HtmlElement, here: str, *, own: bool) -> None:
        self._in_menu += element.tag == "nav"
        self._run.append((element.text or "") * own)
        for child in element:
            self._walk(child, here)
            self._run.append((child.tail or "") * own)
        self._in_menu -= element.tag == "nav"

    def _end(self, where: str) -> None:
        if text := " ".join("".join(self._run).split()):
            self.texts.append((where, text))
        self._run.clear()


def _labels(element: html.HtmlElement) -> Iterator[tuple[str, str]]:
    if element.tag == "meta":
        if (element.get("name") or element.get("property")) in META_NAMES:
            yield "content", element.get("content", "")
    elif element.tag == "input" and element.get("type") in PUSHED:
        yield "value", element.get("value", "")
    yield from ((name, element.get(name, "")) for name in LABELS if element.get(name))


@cache
def excepted(language: str) -> re.Pattern[str]:
    """Return what any language cites as it is: names of works and games, and the listed texts."""
    given = (one["text"] for one in EXCEPTIONS["text"] if language in one.get("in", (language,)))
    names = {*given, *_cited(), *(e.name for e in catalogue.CATALOGUE.values())}
    several = sorted(map(re.escape, names), key=len, reverse=True)
    every = "|".join([READINGS, COMMAND, *several])
    return re.compile(rf"(?<!\w)(?:{every})(?!\w)", re.IGNORECASE)


def _cited() -> Iterator[str]:
    """Yield the titles of works, who wrote and printed them and where, and the old words."""
    result = corpus.load()
    for entry in result.bibliography.values():
        for value in (entry.get(key) or "" for key in TEXT_FIELDS):
            names = value if isinstance(value, list) else [{"literal": value}]
            yield from (
                one[key] for one in names for key in ("family", "given", "literal") if one.get(key)
            )
    yield from (text.title for text in sections())
    yield from (work.title for work in WORKS.values())
    for term in result.terms:
        yield from (term.lemma, *term.spellings)


@cache
def _lacking(language: str) -> str:
    """Return the words of all sentences that the catalogues of a language do not have."""
    gaps = [one for name in CATALOGUES for one in missing(read(language, name))]
    forms = (form for one in gaps for form in _forms(one.id))
    return "".join(f" {' '.join(words(plain(form)))} ¶" for form in forms)


def untranslated(part: str, language: str) -> bool:
    """Tell whether a text is of a sentence that waits for its translation."""
    return f" {' '.join(words(part))} " in _lacking(language)
