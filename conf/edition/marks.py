"""Segments of TEI as HTML: the three views of their words (``views``) in one tree.

An element that belongs to some views only carries their classes, of ``v-d``, ``v-e`` and ``v-r``.
A style sheet shows a view by hiding every element that has a ``v-`` class but not the view's own.
An element with none of the three classes is in every view.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.edition.document import Element, tag_of
from conf.edition.views import (
    ALL_VIEWS,
    STROKE,
    VIEWS_OF,
    Close,
    Event,
    Leaf,
    Line,
    Open,
    Sign,
    Text,
    as_printed,
    common_views,
    events,
    plain,
)
from conf.language import tell
from juegos.core.message import _, as_message
from juegos.draw.element import element as made
from juegos.draw.element import end, start, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from conf.edition.views import Spelling

SHAPES = {  # TEI element, with its type or rend where that matters: HTML element and class
    "hi initial": ("span", "initial"),
    "hi sup": ("sup", ""),
    "hi rubric": ("span", "rubric"),
    "seg throw": ("span", "throw"),
    "seg crux": ("a", "crux"),
    "term": ("a", "term"),
    "num": ("span", "num"),
    "del": ("del", ""),
    "add": ("ins", ""),
    "app": ("span", "app"),
    **{tag: ("span", tag) for tag in ("ex", "pc", "orig", "reg", "sic", "corr", "supplied")},
    "surplus": ("span", "surplus"),
}
GLOSSED = end("span") + end("label")  # the end of a term that opens its gloss
LINKED = end("a")
TITLES = {
    "del": _("struck out by the scribe"),
    "add": _("added by the scribe"),
    "sic": _("as in the witness"),
    "surplus": _("in the witness, judged superfluous"),
}

DONE = {"supplied": _("supplied: {who}"), "corr": _("emended: {who}")}


def html(  # noqa: PLR0913 - each says of one thing how it is written
    element: Element,
    *,
    lang: str,
    link: Callable[[str], str],
    spelling: Spelling = as_printed,
    gloss: Callable[[str], str] | None = None,
    views: str = ALL_VIEWS,
) -> str:
    """Return a segment as HTML, in one span that names its language.

    ``link`` gives the address of a reference such as ``term:azar`` or ``crux:azar.limites``, or
    nothing where there need be no link. With ``gloss``, as on a page that is no book's, a term is
    no link but opens the gloss of that id, or nothing, and a line is a link to itself. What no
    one of ``views`` shows is left out.
    """
    page = _Page(link, gloss, views)
    for event in spelling(events(element)):
        page.take(event)
    words = unicodedata.normalize("NFC", "".join(page.out).strip())
    return made("span", words, class_="seg", lang=lang)


class _Page:
    """HTML in the making: its pieces, the end tags of open elements, and their views."""

    def __init__(
        self, link: Callable[[str], str], gloss: Callable[[str], str] | None, wanted: str
    ) -> None:
        self.link, self.gloss, self.wanted = link, gloss, wanted
        self.out: list[str] = []
        self.starts: list[str] = []
        self.ends: list[str] = []
        self.views = [ALL_VIEWS]
        self.begun = False
        self.opened = False  # a column, of which no line has come yet
        self.written: tuple[int, Text] | None = None  # the last of the manuscript's text, its piece

    def take(self, event: Event) -> None:
        if not isinstance(event, Text):
            self._mark(event)
            self.written = None
            return
        if "d" in event.views:
            self.written = len(self.out), event
        self.out.append(self._shown(event.text, event.views))
        self.begun |= not event.text.isspace()

    def _mark(self, event: Event) -> None:
        match event:
            case Sign(sign):
                self._sign(sign)
            case Open(element):
                self.views.append(
                    common_views(VIEWS_OF.get(tag_of(element), ALL_VIEWS), self.views[-1])
                )
                before, after = self._around(element)
                self.starts.append(before)
                self.ends.append(after)
                self.out.append(before)
            case Close():
                self.views.pop()
                self.starts.pop()
                self.out.append(self.ends.pop())
            case Line():
                self._line(event)
            case Leaf(id_, n, kind):
                self.out.append(made("span", "", class_=kind, id=id_ or None, data_n=n))
                self.opened = bool(id_)

    def _around(self, element: Element) -> tuple[str, str]:
        """Return the tags around an element; both are empty if no wanted view shows it."""
        if not common_views(self.views[-1], self.wanted):
            return "", ""
        inside_link = not {LINKED, GLOSSED}.isdisjoint(self.ends)
        tags = _gloss(element, None if inside_link else self.gloss)
        if any(tags):
            return tags
        plain_term = element.tag == "term" and self.gloss is not None
        return _tags(element, _no_link if inside_link or plain_term else self.link)

    def _shown(self, words: str, views: str) -> str:
        """Return words, in a span of their own if not all views of the open tags show them."""
        views = views if common_views(views, self.wanted) else ""
        if not words or not views or views == self.views[-1]:
            return text(words) if views else ""
        return made("span", text(words), class_=_classes(views))

    def _sign(self, sign: str) -> None:
        """Write a sign; a stroke needs its letter in the same run, so that is written twice."""
        letter, after, at = "", "", len(self.out)
        if sign == STROKE and self.written and self.written[1].text[-1].isalpha():
            at, last = self.written
            letter = last.text[-1]
            self.out[at] = self._shown(last.text[:-1], last.views)
            at, after = at + 1, self._shown(letter, last.views.replace("d", ""))
        self.out[at:at] = [self._shown(letter + sign, "d"), after]

    def _line(self, line: Line) -> None:
        if self.begun:
            if line.joined or line.hyphen:
                self.out[-1] = self.out[-1].rstrip()
            as_written = "d" in self.wanted
            hyphen = made("span", "-", class_="v-d") * (line.hyphen and as_written)
            blank = made("span", " ", class_="v-e v-r") if line.hyphen else " "
            broken = start("br", class_="v-d") * as_written
            self.out.append(hyphen + blank * (not line.joined) + broken)
        # The first line of a column, or the first of it that is printed, tells the whole place.
        top = line.n == "1" or self.opened
        n = line.id.removeprefix("f") if line.id and top else line.n
        self.opened = False
        self.out.append(self._mark_of(line.id, n))

    def _mark_of(self, id_: str, n: str) -> str:
        """Return the mark of a line: on a page a link to the line.

        Links cannot stand within links: one that is open is closed before the mark and opened
        again after it. Within a term that opens its gloss the mark is no link, for the words
        there are the name of a button.
        """
        if self.gloss is None or GLOSSED in self.ends or not id_:
            return made("span", "", class_="lb", id=id_ or None, data_n=n)
        name = id_.removeprefix("f")
        mark = made("a", "", class_="lb", href=f"#{id_}", id=id_, data_n=n, aria_label=name)
        if LINKED not in self.ends:
            return mark
        outer = self.ends.index(LINKED)
        return "".join([*reversed(self.ends[outer:]), mark, *self.starts[outer:]])


def _no_link(reference: str) -> str:
    """Return an empty address, for references that are not to be links."""
    return ""


def _tags(element: Element, link: Callable[[str], str]) -> tuple[str, str]:
    """Return the HTML start and end tags of ``element``; empty for none."""
    tag, kind = tag_of(element), element.get("type") or element.get("rend") or ""
    name, css = SHAPES.get(f"{tag} {kind}") or SHAPES.get(tag) or ("", "")
    if not name:
        return "", ""
    address = ""
    if name == "a":
        address = link(element.get("ref") or element.get("ana") or "")
        name = "a" if address else "span"
    own = VIEWS_OF.get(tag, ALL_VIEWS)
    classes = [css] * bool(css) + [_classes(own)] * (own != ALL_VIEWS)
    attributes = {"href": address, "class": " ".join(classes), "title": _title(element)}
    return start(name, **{key: value or None for key, value in attributes.items()}), end(name)


def _gloss(element: Element, gloss: Callable[[str], str] | None) -> tuple[str, str]:
    """Return the start and end of a term that opens its gloss; both empty for other terms.

    A button would not break over lines as words do; so the words are its label, which is
    inline, and the button lies on them. They are read out once: by the button's name.
    """
    id_ = gloss(element.get("ref", "")) if gloss and element.tag == "term" else ""
    if not id_:
        return "", ""
    button = made("button", "", popovertarget=id_, aria_label=plain(element, "e"))
    return start("label", class_="term") + button + start("span", aria_hidden="true"), GLOSSED


def _classes(views: str) -> str:
    """Return the classes of an element that only some views show."""
    return " ".join(f"v-{view}" for view in views)


def _title(element: Element) -> str:
    """Return the tooltip of a mark that readers may not know; empty for other marks."""
    match element.tag:
        case "app":
            return "; ".join(
                f"{_witnesses(r.get('wit', ''))}: {plain(r, 'e')}" for r in element.iter("rdg")
            )
        case "supplied" | "corr" as tag:
            return str(tell(DONE[tag].with_fields(who=_witnesses(element.get("resp", "")))))
        case "num":
            return element.get("value", "")
        case "seg" if element.get("type") == "throw":
            return element.get("n", "")
    return str(tell(TITLES.get(tag_of(element), "")))


def _witnesses(references: str) -> str:
    names = corpus.load().witnesses
    sigla = references.replace("#", "").split()
    return ", ".join(str(tell(as_message(names.get(one, one)))) for one in sigla)
