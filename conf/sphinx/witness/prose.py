"""TEI of a witness that is prose, as HTML: paragraphs, lists, tables, verse, boards.

Every id of the TEI is an anchor of the page, and so is every printed page: ``f158``. A figure that
keeps the position of its men is drawn by our own board; of any other the picture is not here, and
its caption stands alone.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from conf.edition.document import ID, tag_of
from conf.language import tell
from conf.sphinx.witness import source, units
from juegos.core.message import _
from juegos.draw.drawing import svg
from juegos.draw.tables.scene import Stack, Tables

if TYPE_CHECKING:
    from conf.edition.document import Element

NOTHING = "", ""
AROUND = {  # TEI element, with its rend where that matters: the tags around its words
    "p": ("<p{id}>", "</p>"),
    "ab": ("<p{id}>", "</p>"),
    "argument": ('<div class="j-argument">', "</div>"),
    "list": ("<ul{id}>", "</ul>"),
    "list numbered": ("<ol{id}>", "</ol>"),
    "item": ("<li{id}>", "</li>"),
    "item numbered": ('<li{id} value="{n}">', "</li>"),
    "quote": ("<blockquote>", "</blockquote>"),
    "floatingText": ("<blockquote>", "</blockquote>"),
    "lg": ('<div class="j-verse">', "</div>"),
    "l": ('<span class="j-verse-line">', "</span>"),
    "table": ('<div class="j-scrolls"><table>', "</table></div>"),
    "row": ("<tr>", "</tr>"),
    "cell": ("<td>", "</td>"),
    "hi italic": ("<em>", "</em>"),
    "hi distinct": ("<em>", "</em>"),
    "hi bold": ("<strong>", "</strong>"),
    "hi sup": ("<sup>", "</sup>"),
    "hi sub": ("<sub>", "</sub>"),
    "hi small-caps": ('<span class="j-small-caps">', "</span>"),
    "note": (' <span class="j-aside">(', ")</span>"),
    "sp": ("<div>", "</div>"),
    "speaker": ("<strong>", "</strong> "),
    "opener": ("<p>", "</p>"),
    "closer": ("<p>", "</p>"),
    "signed": ("<span>", "</span> "),
    "salute": ("<span>", "</span> "),
    "dateline": ("<span>", "</span> "),
    "trailer": ("<p>", "</p>"),
    "anchor": ("<span{id}>", "</span>"),
}
# What stands by itself on a page; what holds any of it is no paragraph of HTML there, nor a span.
BLOCKS = "p ab argument list quote floatingText lg table figure sp div".split()
HOLDER = {
    "p": ('<div{id} class="j-holds">', "</div>"),
    "ab": ('<div{id} class="j-holds">', "</div>"),
    "note": ('<div class="j-aside">(', ")</div>"),
}
PLAIN = "T 1 2 3 4 5 6 7 8 9 10 11".split()
TITLES = 2  # the level of the headings below that of the page
DEEPEST = 4


def html(elements: list[Element], lang: str) -> Markup:
    """Return some elements of a text as HTML, in one division that names their language."""
    written = "".join(_run(list(some), kind) for kind, some in groupby(elements, _list_of))
    return source.safe(f'<div class="j-prose" lang="{lang}">{_in_order(written)}</div>')


def _in_order(written: str) -> str:
    """Return HTML with headings of which each is at most one level below the one before it."""
    last = 1

    def leveled(found: re.Match[str]) -> str:
        nonlocal last
        if not found[1]:
            last = min(int(found[2]), last + 1)
        return f"<{found[1]}h{last}>"

    return re.sub(r"<(/?)h(\d)>", leveled, written)


def _list_of(one: Element) -> str:
    """Return which list an item is of, as ``AROUND`` names it; nothing for what is no item."""
    parent = one.getparent()
    if tag_of(one) != "item" or parent is None:
        return ""
    return f"list {parent.get('rend', '')}".strip()


def _run(elements: list[Element], kind: str) -> str:
    """Return elements that stand one after another; items of a list that was cut within one."""
    written = "".join(_html(one, TITLES) + str(escape(one.tail or "")) for one in elements)
    before, after = (AROUND.get(kind) or AROUND["list"]) if kind else NOTHING
    return before.format(id="") + written + after


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
    kind = "numbered" if _list_of(one) == "list numbered" else one.get("rend")
    before, after = AROUND.get(f"{tag} {kind}") or AROUND.get(tag, NOTHING)
    if tag in HOLDER and any(inner is not one for inner in one.iter(*BLOCKS)):
        before, after = HOLDER[tag]
    start = before.format(id=_id(one), n=escape(one.get("n", "")))
    return _heading_of(one, level) + start + _inside(one, level) + after


def _inside(one: Element, level: int) -> str:
    """Return what an element holds."""
    pieces = [str(escape(one.text or ""))]
    for child in one:
        pieces += _html(child, level), str(escape(child.tail or ""))
    return "".join(pieces)


def _heading_of(one: Element, level: int) -> str:
    """Return the heading of a list, which stands before it."""
    head = one.find("head") if tag_of(one) == "list" else None
    return "" if head is None else f"<p><strong>{_inside(head, level)}</strong></p>"


def _id(one: Element) -> str:
    name = one.get(ID)
    return f' id="{escape(name)}"' if name else ""


def _division(one: Element, level: int) -> str:
    """Return a division; an article has its number as an address too."""
    anchor = ""
    if one.get("type") == "article":
        anchor = f'<span id="f{escape(units.number(one))}"></span>'
    return f"<section{_id(one)}>{anchor}{_inside(one, min(level + 1, DEEPEST))}</section>"


def _head(one: Element, level: int) -> str:
    """Return a heading; of verse or the like it is a paragraph, and of a list it stands before."""
    parent = one.getparent()
    if parent is not None and tag_of(parent) == "list":
        return ""
    if parent is None or tag_of(parent) not in {"div", "body"}:
        return f"<p><strong>{_inside(one, level)}</strong></p>"
    return f"<h{level}>{_inside(one, level)}</h{level}>"


def _mark(one: Element, tag: str) -> str:
    """Return the end of a line, the beginning of a page, the place of what is left out."""
    n = str(escape(one.get("n", "")))
    if tag == "lb":
        return "" if one.get("break") == "no" else "<br>"
    if tag == "pb" and n:
        says = tell(_("p. {page}", page=n))
        told = one.xpath("preceding::pb[@n=$n]", n=n)  # a print may give a number twice
        id_ = "" if told else f' id="f{n}"'
        return f'<span class="j-page"{id_}>{escape(says)}</span> '
    return "…" if tag == "gap" else ""


def _figure(one: Element, level: int) -> str:
    """Return a figure: drawn if it is a position, else its caption."""
    head = one.find("head")
    caption = _inside(head, level) if head is not None else ""
    if one.get("type") != "board":
        return f'<p class="j-figure-gone">[{caption or escape(tell(_("A figure")))}]</p>'
    drawing = svg(board(one.get("n", ""), caption), tell)
    return f'<figure class="j-drawn">{drawing}<figcaption>{caption}</figcaption></figure>'


def board(position: str, caption: str) -> Tables:
    """Return the board of a position: ``1W9 24B15``, men from the player’s heap to the other’s."""
    stacks = {name: Stack(name) for name in (*PLAIN, *(f"r{name}" for name in PLAIN))}
    told: list[list[str]] = [[], []]
    for men in position.split():
        seat = 0 if "W" in men else 1
        point, _sign, count = men.partition("WB"[seat])
        at = int(point)
        name = PLAIN[at - 1] if at <= len(PLAIN) else f"r{PLAIN[2 * len(PLAIN) - at]}"
        stacks[name] = Stack(name, seat, int(count))
        told[seat].append(f"{name}:{count}")
    said = tell(
        _("White: {white}. Black: {black}.", white=", ".join(told[0]), black=", ".join(told[1]))
    )
    return Tables(
        "trictrac", caption, tuple(stacks.values()), (*PLAIN, *PLAIN), idle=0, position=str(said)
    )
