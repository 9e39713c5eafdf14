"""Every link and anchor inside a built site leads somewhere.

``python -m tests.help.links build/site`` lists those that do not. What lies on other hosts is not
asked for, nor are the pages of the languages that follow the site: ``build/site es fr``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from juegos.serve import handle

POINTING = ("href", "src", "poster", "data", "action")  # attributes that hold an address


class Page(HTMLParser):
    """The addresses on a page, each with its line, and the places on it that can be led to.

    An address of the page in another language has the folder of that language beside it, said by
    ``hreflang``, or by ``lang`` of a form, which has no ``hreflang``.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[int, str, str]] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element points to and what it is called."""
        line = self.getpos()[0]
        other = dict(attrs).get("lang" if tag == "form" else "hreflang") or ""
        for name, value in attrs:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value or "")
            elif name in POINTING:
                self.links.append((line, value or "", other))
            elif name == "srcset":
                parts = (value or "").split(",")
                self.links += [(line, part.split()[0], "") for part in parts if part.strip()]


def broken(site: Path, without: Sequence[str] = ()) -> Iterator[str]:
    """Return a line for each link that leads nowhere: where it stands, and what is missing.

    Languages that the site is taken to be without have no pages, and links to a language of which
    the site has no page yet are left out.
    """
    site = site.resolve()
    there = (p for p in sorted(site.rglob("*.html")) if p.relative_to(site).parts[0] not in without)
    pages = {p: Page(p.read_text(encoding="utf-8")) for p in there}
    for page, result in pages.items():
        for line, link, other in result.links:
            url = urlsplit(link)
            unbuilt = f"{other}/" in url.path and (other in without or not (site / other).is_dir())
            if url.scheme or url.netloc or unbuilt:
                continue
            file = _file(site, page, unquote(url.path))
            where = f"{page.relative_to(site)}:{line}: {link}"
            if file is None:
                yield f"{where}: no such file in the site"
            elif file in pages and not _is_there(unquote(url.fragment), file, pages[file]):
                yield f"{where}: no such anchor in {file.relative_to(site)}"


def _is_there(fragment: str, file: Path, page: Page) -> bool:
    """Return whether a page has a place of that name, or is the room of the game linked to."""
    if fragment in page.anchors or file.parent.name != "play":
        return fragment in page.anchors
    return handle({"do": "unlink", "link": fragment}).get("slug") == file.stem


def _file(site: Path, page: Path, path: str) -> Path | None:
    """Return the file of the site that an address on a page means, None if there is none."""
    base = site if path.startswith("/") else page.parent
    file = (base / path.lstrip("/")).resolve() if path else page
    if file.is_dir():
        file /= "index.html"
    return file if file.is_file() and file.is_relative_to(site) else None


def main() -> None:
    """Print what is broken; the exit code is 1 if anything is."""
    site = Path(sys.argv[1])
    if not any(site.glob("*.html")):
        sys.exit(f"{site}: no pages there; `python3 noxfile.py site` builds them")
    lines = list(broken(site, sys.argv[2:]))
    print("\n".join(lines) or f"{site}: every link leads somewhere")
    sys.exit(bool(lines))


if __name__ == "__main__":
    main()
