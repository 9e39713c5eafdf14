"""The HTML of our directives as it stands in a book: well-formed, without controls or downloads."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from html import escape, unescape
from html.parser import HTMLParser

VOID = {"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
DROPPED_TAGS = {"input", "noscript", "script"}
DROPPED_CLASSES = {
    "j-alert",
    "j-bar",
    "j-choices",
    "j-cite",
    "j-controls",
    "j-down",
    "j-news",
    "j-position",
    "j-turn",
}
VIEWS = {"v-d", "v-e", "v-r"}
SVG = re.compile(r"<svg .*?</svg>", re.DOTALL)
PROPERTY = re.compile(r"var\(--j-[\w-]+, (#?\w+)\)")


def drawing(svg: str) -> str:
    """Return an SVG that needs no page around it: each colour is the one it falls back on."""
    if "xmlns=" not in svg:
        svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + PROPERTY.sub(r"\1", svg) + "\n"


def name(svg: str) -> str:
    """Return the name of a drawing's file, the same for the same drawing."""
    return f"{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"


def adapted(html: str, image: Callable[[str], str], has: Callable[[str], bool]) -> str:
    """Return HTML for a book.

    ``image`` takes an SVG and gives the address of its file; ``has`` says whether an address is
    one of the book's, for a link to any other is left out, its words kept.
    """
    writer = _Writer(has)
    writer.feed(SVG.sub(lambda found: _image(found[0], image), html))
    writer.close()
    return "".join(writer.out)


def _image(svg: str, image: Callable[[str], str]) -> str:
    if 'aria-hidden="true"' in svg:  # the sign of a control
        return ""
    said = re.search(r'aria-label="([^"]*)"', svg) or re.search(r"<title>([^<]*)", svg)
    alt = unescape(said[1]) if said else ""
    return f'<img src="{escape(image(svg))}" alt="{escape(alt)}">'


class _Writer(HTMLParser):
    """Writes what it reads as XHTML; ``tags`` are those open: the name, and whether it is kept."""

    def __init__(self, has: Callable[[str], bool]) -> None:
        super().__init__()
        self.has = has
        self.out: list[str] = []
        self.tags: list[tuple[str, bool]] = []
        self.dropped = 0  # how many of the open tags are, or lie in, what is left out

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value if value is not None else name for name, value in attrs}
        drop = bool(self.dropped) or "hidden" in given or _left_out(tag, given)
        bare = tag == "a" and "href" in given and not self.has(given["href"])
        if not (drop or bare):
            written = "".join(f' {name}="{escape(value)}"' for name, value in given.items())
            self.out.append(f"<{tag}{written}{' /' * (tag in VOID)}>")
        if tag not in VOID:
            self.tags.append((tag, not (drop or bare)))
            self.dropped += drop

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        name, kept = self.tags.pop()
        if name != tag:
            raise ValueError(f"</{tag}> closes <{name}>, line {self.getpos()[0]} of a directive")
        if kept:
            self.out.append(f"</{tag}>")
        self.dropped -= bool(self.dropped)

    def handle_data(self, data: str) -> None:
        if not self.dropped:
            self.out.append(escape(data, quote=False))


def _left_out(tag: str, attributes: dict[str, str]) -> bool:
    """Tell whether an element has no place in a book, or is in other views than the expanded."""
    classes = set(attributes.get("class", "").split())
    other = bool(classes & VIEWS) and "v-e" not in classes
    return tag in DROPPED_TAGS or bool(classes & DROPPED_CLASSES) or other
