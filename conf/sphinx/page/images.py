"""Drawings as files for books; a page of the site has its drawings in its HTML."""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path

FOLDER = "_images"
SVG = "http://www.w3.org/2000/svg"
STYLE_ELEMENT = re.compile(
    r'<defs>\s*<style type="text/css">[^<]*</style>\s*</defs>\s*| version="1\.1"'
)
NAMESPACE = re.compile(r' xmlns(?::xlink)?="[^"]*"| (?=/>)')
PROPERTY = re.compile(r"var\((--j-[\w-]+), (#?\w+)\)")

ET.register_namespace("", SVG)
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


def drawing(svg: str) -> str:
    """Return an SVG that stands alone: each colour is its fallback value."""
    root = ET.fromstring(PROPERTY.sub(r"\2", svg))  # noqa: S314 - of our own making
    if not root.tag.startswith("{"):
        root.set("xmlns", SVG)
    return ET.tostring(root, "unicode", xml_declaration=True) + "\n"


def coloured(svg: str) -> str:
    """Return a figure as part of a page, which has all colours and the style of its lines."""
    return PROPERTY.sub(r"var(\1)", STYLE_ELEMENT.sub("", svg))


def bare(svg: str) -> str:
    """Return a figure as part of HTML, which needs no namespaces."""
    return NAMESPACE.sub("", svg)


def label_of(svg: str) -> str:
    """Return the label of a drawing, or else its title."""
    root = ET.fromstring(svg)  # noqa: S314 - of our own making
    return str(root.get("aria-label") or root.findtext("{*}title", ""))


def labelled(svg: str, label: str, css: str, role: str = "img") -> str:
    """Return a drawing with a new label, class and role."""
    root = ET.fromstring(svg)  # noqa: S314 - of our own making
    root.attrib.update({"class": css, "role": role, "aria-label": label})
    return ET.tostring(root, "unicode")


def name(svg: str) -> str:
    """Return the file name of a drawing, a digest of its contents."""
    return f"{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"


def write(folder: str | Path, svg: str) -> str:
    """Write a drawing into a book and return its path from the book's root."""
    place = Path(folder, FOLDER)
    place.mkdir(exist_ok=True)
    (place / name(svg)).write_text(drawing(svg), encoding="utf-8")
    return f"{FOLDER}/{name(svg)}"
