"""What a browser fetches when a page of the built site is opened and left alone.

Read from the files: what a page links to, and what that links to in its turn. Which of it a browser
asks for, and when, differs from one to the next; what a page may cost its reader must not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit

import html5lib

from conf.server import body

HTML = "{http://www.w3.org/1999/xhtml}"
FETCHED = {"stylesheet", "icon", "preload", "modulepreload", "manifest"}  # by what <link rel> says
IMPORTED = re.compile(r'^import\b[^;]*?["\'](\.[^"\']+)["\']', re.MULTILINE)  # not import(): later
NEEDED = re.compile(r'@import\s+(?:url\()?["\']?([^"\')]+)')


def fetched(site: Path, page: str) -> dict[str, int]:
    """
    Return what opening a page fetches, the page among it: bytes compressed, by path in the site.

    Raises:
        FileNotFoundError: the page or something that it links to is not in the site.
    """
    numbers: dict[str, int] = {}
    ahead = [page]
    while ahead:
        path = ahead.pop()
        if path not in numbers:
            file = site / path
            sent = body(file, file.stat().st_mtime_ns)
            numbers[path] = len(sent.plain if sent.packed is None else sent.packed)
            ahead += [inside(path, address) for address in addresses(file)]
    return numbers


def inside(path: str, address: str) -> str:
    """Return the path in the site that an address on this path leads to."""
    return urlsplit(urldefrag(urljoin(f"/{path}", address)).url).path.lstrip("/")


def addresses(file: Path) -> Iterator[str]:
    """Give the address of all that this file makes a browser fetch at once."""
    if file.suffix == ".html":
        yield from linked(file.read_text("utf-8"))
    elif file.suffix == ".mjs":
        yield from IMPORTED.findall(file.read_text("utf-8"))
    elif file.suffix == ".css":
        yield from NEEDED.findall(file.read_text("utf-8"))


def linked(text: str) -> Iterator[str]:
    """Give what a page's own elements make a browser fetch; data: addresses cost nothing more."""
    for element in html5lib.parse(text).iter():
        kind = str(element.tag).removeprefix(HTML)
        value = ""
        if kind in {"script", "img", "iframe", "source", "video", "audio"}:
            value = element.get("src", "")
        elif kind == "link" and FETCHED & set(element.get("rel", "").split()):
            value = element.get("href", "")
        if value and not value.startswith("data:"):
            yield value
