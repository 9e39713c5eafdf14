"""Redirects from permanent addresses, ``https://w3id.org/juegos/regla/azar.reazar``, to the site.

w3id.org keeps a folder for each project, with rules for Apache in a ``.htaccess``. Ours are made of
the inventory of a site: a rule for each page and kind of object, which names what stands there by
the beginning of its id, as all of a game stands together, or else by its whole id.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sphinx.util.inventory import InventoryFile

from juegos import __version__

AT_ONCE = 40  # so many ids stand in one rule
HEAD = f"""# Lasting addresses of Juegos {__version__}: kind and id lead to where the object stands.
Options +FollowSymLinks
RewriteEngine On
RewriteRule ^$ {{base}} [R=303,L]
RewriteRule ^(v/[0-9.]+/.*)$ {{base}}$1 [R=303,L]
"""
LAST = "RewriteRule ^(.+)$ {base}$1 [R=303,NE,L]\n"  # anything else is the path of a page


class Redirect(NamedTuple):
    """An object by the prefix of its id, its id, and the prefix of its anchor."""

    before: str
    id: str
    anchored: str


def rules(site: Path, base: str) -> str:
    """Return the rules for a site at the address ``base``."""
    base = f"{base.rstrip('/')}/"
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="").data
    lines = [HEAD.format(base=base)]
    for key in sorted(inventory):
        domain, _, kind = key.partition(":")
        if domain == "j":
            places = {name: target.uri for name, target in inventory[key].items()}
            for pattern, place in _grouped(kind, places):
                lines.append(f"RewriteRule ^{kind}/{pattern}$ {base}{place} [R=303,NE,L]\n")
    return "".join([*lines, LAST.format(base=base)])


def _grouped(kind: str, places: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the pattern of each rule, and its target."""
    pages: dict[tuple[str, str], set[str]] = defaultdict(set)
    for name, uri in places.items():
        one = _named(kind, name)
        pages[one.before, _head(one.id)].add(uri.partition("#")[0])
    texts: dict[tuple[str, str, str, bool], set[str]] = defaultdict(set)
    for name, uri in places.items():
        page, _, anchor = uri.partition("#")
        one = _named(kind, name)
        alone = len(pages[one.before, _head(one.id)]) > 1
        if anchor == f"{one.anchored}{one.id}":
            key = (one.before, page, one.anchored, alone)
            texts[key].add(one.id if alone else _head(one.id))
        else:
            yield re.escape(name), uri
    for (before, page, anchored, alone), ids in sorted(texts.items()):
        tail = "" if alone else "(?:[.][^/]*)?"
        for some in _parted(sorted(ids)):
            yield f"{before}((?:{'|'.join(map(re.escape, some))}){tail})", f"{page}#{anchored}$1"


def _named(kind: str, name: str) -> Redirect:
    siglum, colon, place = name.partition(":")
    if colon:
        return Redirect(f"{siglum}:", place, "f")
    return Redirect("", name, "" if kind == "pasaje" else f"{kind}-")


def _head(id: str) -> str:
    return id.partition(".")[0]


def _parted(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]
