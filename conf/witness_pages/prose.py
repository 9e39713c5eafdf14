"""Prose of a witness, from TEI to HTML: paragraphs, lists, tables, verse, boards.

Every id of the TEI is an anchor of the page, and so is every printed page: ``f158``. A figure that
keeps the position of its men is drawn by our own board; of any other the picture is not here, and
its caption stands alone.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from conf.edition.document import ID, tag_of
from conf.language import tell
from conf.witness_pages import credit, units
from juegos.core.message import _
from juegos.draw.drawing import svg
from juegos.draw.element import element, end, start, text
from juegos.draw.tables.scene import Stack, Tables

if TYPE_CHECKING:
    from markupsafe import Markup

    from conf.edition.document import Element

SHAPES = {  # TEI element, with its rend where that matters: HTML element and class
    **dict.fromkeys(("p", "ab", "opener", "closer", "trailer"), ("p", None)),
    "argument": ("div", "j-argument"),
    "list": ("ul", None),
    "list numbered": ("ol", None),
    "item": ("li", None),
    "quote": ("blockquote", None),
    "floatingText": ("blockquote", None),
    "lg": ("div", "j-verse"),
    "l": ("span", "j-verse-line"),
    "table": ("table", None),
    "row": ("tr", None),
    "cell": ("td", None),
    "hi italic": ("em", None),
    "hi distinct": ("em", None),
    "hi bold": ("strong", None),
    "hi sup": ("sup", None),
    "hi sub": ("sub", None),
    "hi small-caps": ("span", "j-small-caps"),
    "note": ("span", "j-aside"),
    "sp": ("div", None),
    "speaker": ("strong", None),
    **dict.fromkeys(("signed", "salute", "dateline", "anchor"), ("span", None)),
}
NAMED = {"p", "ab", "list", "item", "anchor"}  # what keeps its id
BEFORE = {"note": " "}
AFTER = dict.fromkeys(("speaker", "signed", "salute", "dateline"), " ")
# What stands by itself on a page; what holds any of it is no paragraph of HTML there, nor a span.
BLOCKS = "p ab argument list quote floatingText lg table figure sp div".split()
HOLDERS = {"p": ("div", "j-container"), "ab": ("div", "j-container"), "note": ("div", "j-aside")}
PLAIN = "T 1 2 3 4 5 6 7 8 9 10 11".split()
TITLES = 2  # the level of the headings below that of the page
DEEPEST = 4


def html(elements: list[Element], lang: str) -> Markup:
    """Return some elements of a text as HTML, in one division that names their language."""
    written = "".join(_run(list(some), kind) for kind, some in groupby(elements, _list_of))
    return credit.as_markup(element("div", _in_order(written), class_="j-prose", lang=lang))


def _in_order(written: str) -> str:
    """Return HTML whose headings are each at most one level below the one before it."""
    last = 1

    def leveled(match: re.Match[str]) -> str:
        nonlocal last
        if match[1]:
            return end(f"h{last}")
        last = min(int(match[2]), last + 1)
        return start(f"h{last}")

    return re.sub(r"<(/?)h(\d)>", leveled, written)


def _list_of(one: Element) -> str:
    """Return the kind of list of an item, as in ``SHAPES``; empty for anything else."""
    parent = one.getparent()
    if tag_of(one) != "item" or parent is None:
        return ""
    return f"list {parent.get('rend', '')}".strip()


def _run(elements: list[Element], kind: str) -> str:
    """Return consecutive elements; items of a list that was cut get a list of their own."""
    written = "".join(_html(one, TITLES) + text(one.tail or "") for one in elements)
    return element((SHAPES.get(kind) or SHAPES["list"])[0], written) if kind else written


def _html(one: Element, level: int) -> str:
    if not isinstance(one.tag, str):
        return ""
    tag = tag_of(one)
    if tag == "figure":
        return _figure(one, level)
    if tag == "head":
        return _head(one, level)
    if tag == "div":
        return _division(one, level)
    if tag in {"lb", "pb", "gap", "milestone"}:
        return _mark(one, tag)
    return _heading_of(one, level) + _shaped(one, tag, level)


def _shaped(one: Element, tag: str, level: int) -> str:
    """Return the HTML element for a TEI element, or its content if there is none."""
    name, css = SHAPES.get(f"{tag} {one.get('rend')}") or SHAPES.get(tag, ("", None))
    if tag in HOLDERS and any(inner is not one for inner in one.iter(*BLOCKS)):
        name, css = HOLDERS[tag]
    inside = _inside(one, level)
    if tag == "note":
        inside = f"({inside})"
    if not name:
        return inside
    number = one.get("n") if _list_of(one) == "list numbered" else None
    id_ = one.get(ID) if tag in NAMED else None
    made = element(name, inside, id=id_, class_=css, value=number)
    if tag == "table":
        made = element("div", made, class_="j-scrolls")
    return BEFORE.get(tag, "") + made + AFTER.get(tag, "")


def _inside(one: Element, level: int) -> str:
    """Return the content of an element."""
    pieces = [text(one.text or "")]
    for child in one:
        pieces += _html(child, level), text(child.tail or "")
    return "".join(pieces)


def _strong(words: str) -> str:
    return element("p", element("strong", words))


def _heading_of(one: Element, level: int) -> str:
    """Return the heading of a list, which is printed before it."""
    head = one.find("head") if tag_of(one) == "list" else None
    return "" if head is None else _strong(_inside(head, level))


def _division(one: Element, level: int) -> str:
    """Return a division; an article also has its number as an address."""
    article = one.get("type") == "article"
    anchor = element("span", "", id=f"f{units.number(one)}") if article else ""
    return element("section", anchor, _inside(one, min(level + 1, DEEPEST)), id=one.get(ID) or None)


def _head(one: Element, level: int) -> str:
    """Return a heading; that of verse or the like is a paragraph, that of a list precedes it."""
    parent = one.getparent()
    if parent is not None and tag_of(parent) == "list":
        return ""
    if parent is None or tag_of(parent) not in {"div", "body"}:
        return _strong(_inside(one, level))
    return element(f"h{level}", _inside(one, level))


def _mark(one: Element, tag: str) -> str:
    """Return the mark of a line break, a page break or a gap."""
    n = one.get("n", "")
    if tag == "lb":
        return "" if one.get("break") == "no" else start("br")
    if tag == "pb" and n:
        says = tell(_("p. {page}", page=n))
        matches = one.xpath("preceding::pb[@n=$n]", n=n)  # a print may give a number twice
        return element("span", text(says), class_="j-page", id=None if matches else f"f{n}") + " "
    return "…" if tag == "gap" else ""


def _figure(one: Element, level: int) -> str:
    """Return a figure: the board of a position, or else its caption."""
    head = one.find("head")
    caption = _inside(head, level) if head is not None else ""
    if one.get("type") != "board":
        gone = caption or text(tell(_("A figure")))
        return element("p", f"[{gone}]", class_="j-figure-gone")
    drawing = svg(board(one.get("n", ""), caption), tell)
    return element("figure", drawing, element("figcaption", caption), class_="j-drawn")


def board(position: str, caption: str) -> Tables:
    """Return the board of a position: ``1W9 24B15``, men from the player’s heap to the other’s."""
    stacks = {name: Stack(name) for name in (*PLAIN, *(f"r{name}" for name in PLAIN))}
    texts: list[list[str]] = [[], []]
    for men in position.split():
        seat = 0 if "W" in men else 1
        point, _sign, count = men.partition("WB"[seat])
        at = int(point)
        name = PLAIN[at - 1] if at <= len(PLAIN) else f"r{PLAIN[2 * len(PLAIN) - at]}"
        stacks[name] = Stack(name, seat, int(count))
        texts[seat].append(f"{name}:{count}")
    sides = tell(
        _("White: {white}. Black: {black}.", white=", ".join(texts[0]), black=", ".join(texts[1]))
    )
    return Tables(
        "trictrac",
        caption,
        tuple(stacks.values()),
        (*PLAIN, *PLAIN),
        idle=0,
        position=str(sides),
    )
