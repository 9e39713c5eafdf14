"""What a reading page weighs as it is opened, by kind of file, against the budget.

All that a browser fetches before anybody plays: the page, its styles and programs with all that
they import, its pictures. Fonts stand apart. Compressed is gzip at its usual level, but for
fonts, which are so already.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

from tests.bench import Row

ROOT = Path(__file__).resolve().parents[2]
KINDS = {".html": "html", ".css": "css", ".js": "js", ".mjs": "js", ".svg": "svg"}
FONTS = {".woff2", ".woff", ".ttf"}
LOADED = {"stylesheet", "icon", "modulepreload", "preload"}
BUDGET, REQUESTS = 45_000, 12

# What styles and programs fetch in their turn: @import, url(), and static imports of modules.
_IN_STYLE = re.compile(r"""url\(["']?([^"')]+)["']?\)|@import ["']([^"']+)["']""")
_IN_PROGRAM = re.compile(r"""^\s*(?:import|export)\b[^"';]*?["'](\.[^"']+)["']""", re.MULTILINE)


class Links(HTMLParser):
    """The addresses that a page makes a browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the address of a style, a program or a picture."""
        of = dict(attrs)
        if tag == "link" and LOADED & set((of.get("rel") or "").split()):
            self.addresses.append(of.get("href") or "")
        elif tag in {"script", "img"} and of.get("src"):
            self.addresses.append(of["src"] or "")


def fetched(page: Path) -> set[Path]:
    """Return the files of the site that opening a page fetches, itself included."""
    result, work = {page}, [page]
    while work:
        file = work.pop()
        text = file.read_text("utf-8") if file.suffix in KINDS else ""
        if file.suffix == ".html":
            links = Links()
            links.feed(text)
            addresses = links.addresses
        else:
            pattern = _IN_STYLE if file.suffix == ".css" else _IN_PROGRAM
            addresses = [next(filter(None, match)) for match in _groups(pattern, text)]
        for address in addresses:
            path = (file.parent / address.partition("?")[0].partition("#")[0]).resolve()
            if ":" not in address and path.is_file() and path not in result:
                result.add(path)
                work.append(path)
    return result


def _groups(pattern: re.Pattern[str], text: str) -> list[tuple[str, ...]]:
    return [match.groups("") for match in pattern.finditer(text)]


def rows(site: Path = ROOT / "build" / "site") -> list[Row]:
    """Return the weight of each page, then that of the heaviest by kind of file."""
    pages = [page for page in sorted(site.rglob("*.html")) if "_static" not in page.parts]
    if not pages:
        return [Row("bytes of a page", "not measured: `python3 noxfile.py site` first")]
    weights = {page: weigh(fetched(page)) for page in pages}
    heaviest = max(pages, key=lambda page: weights[page][1].total())
    limit = f"{BUDGET / 1000:.0f} kB, {REQUESTS}"
    result = []
    for page, (_, packed, files, _) in weights.items():
        figure = f"{packed.total() / 1000:.1f} kB in {files.total()} requests"
        result.append(Row(str(page.relative_to(site)), figure, limit))
    raw, packed, files, fonts = weights[heaviest]
    for kind in sorted(packed):
        figure = (
            f"{packed[kind] / 1000:.1f} kB of {raw[kind] / 1000:.1f} kB raw, {files[kind]} files"
        )
        result.append(Row(f"  of {heaviest.relative_to(site)}, {kind}", figure))
    result.append(Row("  fonts its styles may fetch", f"{fonts / 1000:.1f} kB"))
    return result


def weigh(files: set[Path]) -> tuple[Counter[str], Counter[str], Counter[str], int]:
    """Return raw bytes, compressed bytes and numbers of files by kind, and the bytes of fonts."""
    raw: Counter[str] = Counter()
    packed: Counter[str] = Counter()
    number: Counter[str] = Counter()
    fonts = 0
    for file in files:
        content = file.read_bytes()
        if file.suffix in FONTS:
            fonts += len(content)
            continue
        kind = KINDS.get(file.suffix, "other")
        raw[kind] += len(content)
        packed[kind] += len(gzip.compress(content, mtime=0))
        number[kind] += 1
    return raw, packed, number, fonts
