"""Transcriptions in TEI: elements of our subset are taken over, of others only the words.

Each project writes TEI in its own manner, and a ``Dialect`` tells how: which mark of theirs is
which of ours, and where the header says what the text is. ``corpus/schema/testigo.toml`` says which
elements may stand where. What stands elsewhere, or is no element or attribute of it, is reported;
its words are kept. ``front``, ``body`` and ``back`` become one body, and each division has an id of
its kind and number in the text: ``chapter-5`` is the fifth chapter.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lxml import etree

from conf.edition.document import (
    ID,
    NAMESPACE,
    TEI,
    XML,
    Element,
    TeiError,
    lines_of,
    parsed,
    tag_of,
)
from conf.edition.schema import ELEMENTS_ALONE, EMPTY, subset
from conf.witnesses.tei_import import (
    WITHIN,
    WORD,
    ImportResult,
    Unknown,
    add,
    element,
    join_texts,
    last,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Mark = tuple[str, Mapping[str, str]]  # the name of an element, and its attributes

# Where words, or an element that may not stand here, find a place: a paragraph for a division.
DOORS = {
    "body": "div",
    "div": "p",
    "argument": "p",
    "sp": "p",
    "figure": "p",
    "list": "item",
    "table": "row",
    "row": "cell",
    "lg": "l",
    "choice": "orig",
    "floatingText": "body",
}
# What is required of an element and often not said. Another type is not always italic.
UNSAID = {"div": {"type": "text"}, "hi": {"rend": "distinct"}}
MOST_ATTRIBUTES = 100  # of an element
TRANSPARENT = {"front", "back"}
LANGUAGES = {"eng": "en", "fra": "fr", "fre": "fr", "lat": "la", "spa": "es"}
SPACE = re.compile(r"[ \t\r\n]+")
# All that begins with a < in a text that is well formed; of a tag its name, whatever its attributes
# hold, and whether the element is empty.
MARKUP = re.compile(
    r"""
      <!--.*?-->
    | <\?.*?\?>
    | <!\[CDATA\[(?P<plain>.*?)\]\]>
    | <desc\b[^<>]*>[^<]*</desc>\s*(?=</gap>)
    | <(?P<end>/?)(?P<name>[^\s/<>!?]+)
      (?P<said>(?:"[^"]*"|'[^']*'|[^"'/<>]|/(?!>))*+)(?P<empty>/>|></(?P=name)>|>)
    """,
    re.DOTALL | re.VERBOSE,
)
# What stands for markup in a text: these letters are none of XML.
BREAK, WHOLE, APART, TEXT, END = "\0\1\2\3\4"
BROKEN = r"""lb\b.*\bbreak=["']no["']"""


@dataclass(frozen=True)
class Dialect:
    """The TEI of a project.

    ``ours`` returns a mark of theirs as we would have written it, or as it is. ``breaks`` is a
    regular expression for how the tag of an empty element begins that breaks a word without ending
    it, besides ``lb`` with ``break="no"``.
    ``title``, ``author`` and ``date`` are paths in XPath, in which ``t`` stands for TEI.
    """

    ours: Callable[[str, Mapping[str, str]], Mark]
    title: str
    author: str
    date: str
    breaks: str = BROKEN


def read(text: str, name: str, dialect: Dialect) -> ImportResult:
    """Return the body and metadata of a TEI file, in our subset.

    Raises:
        TeiError: the file is not well formed, is too big, declares a DOCTYPE, or has no ``text``.
    """
    tree = parsed(Path(name), text)
    lines = lines_of(tree.iter(), text)
    whole = tree.find(f"{TEI}text")
    if whole is None:
        raise TeiError(Path(name), lines[tree], "there is no <text> in its root")
    _prepared(whole, dialect)
    reader = _Reader(name, lines, dialect)
    reader.fill(whole, body := element("body"))
    _numbered(join_texts(body))
    language = _header_text(tree, "//t:langUsage/t:language/@ident")
    return ImportResult(
        body,
        reader.unknown,
        title=_header_text(tree, dialect.title),
        author=_header_text(tree, dialect.author),
        date=_header_text(tree, dialect.date).strip(" ."),
        language=LANGUAGES.get(language, language),
    )


def words(text: str, dialect: Dialect) -> list[str]:
    """Return the words of a file of well-formed TEI in order, without reading it as XML."""
    breaks = re.compile(f"{BROKEN}|{dialect.breaks}", re.DOTALL)
    shown = MARKUP.sub(lambda markup: _shown(markup, breaks), text)
    whole = shown.partition(TEXT)[2].rpartition(END)[0]
    before, *after = whole.split(BREAK)
    if after:
        before = before.rstrip()
        after = [*(piece.strip() for piece in after[:-1]), after[-1].lstrip()]
    return WORD.findall(html.unescape("".join([before, *after]).replace(WHOLE, "")))


def _shown(match: re.Match[str], breaks: re.Pattern[str]) -> str:
    """Return the replacement of a piece of markup."""
    name = match["name"]
    if not name:
        return html.escape(match["plain"] or "")
    if name == "text":
        return END if match["end"] else TEXT
    if match["empty"] != ">" and breaks.match(name + match["said"]):
        return BREAK
    return WHOLE if name in WITHIN else APART


def _between(tag: str) -> str:
    """Return the separator for a tag between words: empty if it may occur within one."""
    return "" if tag in WITHIN else " "


def _prepared(whole: Element, dialect: Dialect) -> None:
    """Remove descriptions of gaps, and the space around marks that break a word."""
    for node in whole.iter(f"{TEI}gap"):
        etree.strip_elements(node, f"{TEI}desc", with_tail=False)
    for node in whole.iter():
        name, attributes = dialect.ours(tag_of(node).removeprefix(TEI), _attributes(node))
        if name != "lb" or attributes.get("break") != "no" or _filled(node):
            continue
        node.tail = (node.tail or "").lstrip()
        before, parent = node.getprevious(), node.getparent()
        if before is not None:
            before.tail = (before.tail or "").rstrip()
        elif parent is not None:
            parent.text = (parent.text or "").rstrip()


def _filled(node: Element) -> bool:
    return last(node) is not None or bool((node.text or "").strip())


def _attributes(node: Element) -> dict[str, str]:
    """Return the attributes with a value, ``xml:id`` under that name.

    Raises:
        ValueError: there are more than any element has; lxml looks for each among all.
    """
    if len(node.attrib) > MOST_ATTRIBUTES:
        text = f"line {node.sourceline}: an element has at most {MOST_ATTRIBUTES} attributes"
        raise ValueError(text)
    pairs = ((str(key), str(value)) for key, value in node.attrib.items())
    return {key.replace(XML, "xml:"): value for key, value in pairs if value}


def _header_text(tree: Element, path: str) -> str:
    """Return the text of the header at a path, in one line."""
    value: Any = tree.xpath(f"string({path})", namespaces={"t": NAMESPACE})
    return " ".join(str(value).split())


def _numbered(body: Element) -> None:
    """Give each division without an id one: its kind, and its number among those."""
    kinds: Counter[str] = Counter()
    for div in body.iter(f"{TEI}div"):
        kind = re.sub(r"[^\w.-]", "_", div.get("type", ""))
        kinds[kind] += 1
        if not div.get(ID):
            div.set(ID, re.sub(r"^(?![^\W\d])", "_", f"{kind}-{kinds[kind]}"))


@cache
def _rules() -> dict[str, dict[str, Any]]:
    return subset("testigo.toml")


@cache
def _may_stand(name: str, tag: str) -> bool:
    return name in _rules() and tag in _rules()[name]["in"]


@cache
def _is_inside_a_door(name: str, tag: str) -> bool:
    """Return whether an element may be inside one of the doors of another."""
    if tag not in DOORS:
        return False
    return _may_stand(name, DOORS[tag]) or _is_inside_a_door(name, DOORS[tag])


@cache
def _is_always_empty(name: str) -> bool:
    return name in EMPTY and not any(name in rule["in"] for rule in _rules().values())


def _tag(ours: Element) -> str:
    return tag_of(ours).removeprefix(TEI)


@dataclass
class _Reader:
    """Converts the elements of a file into ours, and records those that are unknown."""

    file: str
    lines: dict[Element, int]
    dialect: Dialect
    unknown: list[Unknown] = field(default_factory=list)
    opened: set[Element] = field(default_factory=set)  # the doors

    def fill(self, node: Element, into: Element) -> None:
        """Append the content of an element of theirs to one of ours."""
        self.say(node.text, into)
        for child in node:
            self.put(child, into)
            self.say(child.tail, into)

    def put(self, node: Element, into: Element) -> None:
        """Append an element of theirs to one of ours; only its words if it is not allowed there."""
        theirs = tag_of(node).removeprefix(TEI)
        parent = node.getparent()
        above = "" if parent is None else tag_of(parent).removeprefix(TEI)
        apart = _between(theirs)
        if theirs in TRANSPARENT or (theirs, above) == ("body", "text"):
            place = None
        else:
            name, attributes = self.understood(node, theirs)
            place = self.place(name, into) if name else None
            if name and _is_always_empty(name) and _filled(node):
                place = None
                self.doubt(node, f"<{theirs}> that is not empty")
            elif name and place is None:
                self.doubt(node, f"<{theirs}> in <{above}>")
        if place is None:
            self.say(apart, into)
            self.fill(node, into)
            self.say(apart, into)
        elif _is_always_empty(name):
            element(name, place, **attributes)
        else:
            self.fill(node, element(name, place, **attributes))

    def understood(self, node: Element, theirs: str) -> tuple[str, dict[str, str]]:
        """Return our name and attributes for an element of theirs; no name if there is none."""
        name, attributes = self.dialect.ours(theirs, _attributes(node))
        if name not in _rules():
            self.doubt(node, f"<{theirs}>")
            return "", {}
        rule = _rules()[name]
        for key in attributes:
            if key not in rule.get("attributes", []):
                self.doubt(node, f"@{key} of <{theirs}>")
        allowed = {key: attributes[key] for key in attributes if key in rule.get("attributes", [])}
        allowed = UNSAID.get(name, {}) | allowed
        for key in rule.get("required", []):
            if key not in allowed:
                self.doubt(node, f"<{theirs}> without @{key}")
                return "", {}
        if "xml:lang" in allowed:
            allowed["xml:lang"] = LANGUAGES.get(allowed["xml:lang"], allowed["xml:lang"])
        return name, {key.replace("xml:", "xml_"): value for key, value in allowed.items()}

    def place(self, name: str, into: Element) -> Element | None:
        """Return the parent for a new element: another one, or a door at its end.

        What may stand within a word stays behind the door that the word went through.
        """
        last = self.last_door(into)
        within = self.place(name, last) if last is not None and name in WITHIN else None
        if within is not None:
            return within
        if _may_stand(name, _tag(into)):
            return into
        return self.place(name, self.door(into)) if _is_inside_a_door(name, _tag(into)) else None

    def say(self, text: str | None, into: Element) -> None:
        """Append words to an element of ours, inside a door if it allows none itself."""
        spaced = SPACE.sub(lambda run: "\n" if "\n" in run[0] else " ", text or "")
        tag, door = _tag(into), None
        if tag in ELEMENTS_ALONE:
            door = self.last_door(into) if spaced in {"", " ", "\n"} else self.door(into)
        if door is not None:
            self.say(spaced, door)
        elif tag in ELEMENTS_ALONE - WITHIN:
            return  # space between elements that end a word
        else:
            add(into, spaced)

    def last_door(self, into: Element) -> Element | None:
        """Return the door at the end of an element, if there is one."""
        result = last(into)
        return result if result in self.opened else None

    def door(self, into: Element) -> Element:
        """Return the door at the end of an element, made if there is none."""
        name = DOORS[_tag(into)]
        last = self.last_door(into)
        if last is None:
            last = element(name, into, **UNSAID.get(name, {}))
            self.opened.add(last)
        return last

    def doubt(self, node: Element, what: str) -> None:
        """Record an unknown element."""
        self.unknown.append(Unknown(self.file, self.lines[node], what))
