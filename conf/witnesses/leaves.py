"""A witness leaf by leaf: the content of each side of a leaf, in the order of the page.

It is for transcriptions in the marks of the Hispanic Seminary, whose leaves, columns and lines are
addresses: ``12v.a.3``.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from conf.edition.document import ID, read, tag_of
from conf.witnesses.listing import HOME
from conf.witnesses.tei_import import element
from conf.witnesses.words import path_of

if TYPE_CHECKING:
    from pathlib import Path

    from conf.edition.document import Element

LEFT_OUT = "…"  # where the transcription has a gap


@dataclass
class Block:
    """A stretch of a column, or a picture: ``letter`` is the column's, ``kind`` the picture's.

    ``runs_on`` says that its last word goes on in the next one.
    """

    words: Element
    letter: str = ""
    kind: str = ""
    belongs: str = ""
    runs_on: bool = False


@dataclass
class Leaf:
    """One side of a leaf: its name, its running heads, its columns and pictures in order."""

    n: str
    heads: list[Element] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


@cache
def leaves(siglum: str, stem: str, home: Path = HOME) -> dict[str, Leaf]:
    """Return the leaves of a witness by their names; none if it has not been made."""
    path = path_of(siglum, stem, home)
    if not path.is_file():
        return {}
    divisions = read(path).body.findall("div[@type='leaf']")
    return {str(div.get("n")): leaf(div) for div in divisions}


def leaf(div: Element) -> Leaf:
    """Return the content of the leaf in a division."""
    content = Leaf(str(div.get("n")))
    content.lines = [str(line.get(ID)).removeprefix("f") for line in div.iter("lb") if line.get(ID)]
    for paragraph in div.findall("p"):
        for child in paragraph:
            _take(content, child)
    content.blocks = [one for one in content.blocks if one.kind or _written(one.words)]
    columns = [one for one in content.blocks if one.letter]
    for one, following in pairwise(columns):
        first = following.words.find(".//lb")
        one.runs_on = first is not None and first.get("break") == "no"
    return content


def _take(leaf: Leaf, child: Element) -> None:
    """Put the next element of a leaf where it belongs."""
    tag, after = tag_of(child), child.tail or ""
    column = next((one.letter for one in reversed(leaf.blocks) if one.letter), "")
    if tag in {"fw", "note"}:
        if tag == "fw":
            leaf.heads.append(_copied(child))
        _go_on(leaf, column, after)
    elif tag == "figure":
        kind, belongs = child.get("type", ""), child.get("subtype", "")
        leaf.blocks.append(Block(_copied(child), kind=kind, belongs=belongs))
        leaf.blocks.append(Block(_begun(after), column))
    elif tag == "cb":
        leaf.blocks.append(Block(_begun(after, child), child.get("n", "")))
    else:
        _go_on(leaf, column, "")
        leaf.blocks[-1].words.append(_copied(child, after))


def _go_on(leaf: Leaf, column: str, text: str) -> None:
    """Make a block of words the last one, and append a text to it."""
    if not leaf.blocks or leaf.blocks[-1].kind:
        leaf.blocks.append(Block(_begun(""), column))
    words = leaf.blocks[-1].words
    if len(words):
        words[-1].tail = (words[-1].tail or "") + text
    else:
        words.text = (words.text or "") + text


def _begun(text: str, column: Element | None = None) -> Element:
    """Return an element that begins with these words, after the mark of a column."""
    words = element("ab")
    words.tag = "ab"
    if column is None:
        words.text = text
    else:
        words.append(_copied(column, text))
    return words


def _copied(one: Element, after: str = "") -> Element:
    """Return a copy of an element, with a sign in its gaps and without notes."""
    copy = deepcopy(one)
    copy.tail = after
    for gap in copy.iter("gap"):
        gap.text = LEFT_OUT
    return copy


def _written(words: Element) -> bool:
    return bool("".join(words.itertext()).strip()) or words.find(".//lb") is not None
