"""Drawings as files of their own, for books; a page of the site has its drawings in its HTML."""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path

FOLDER = "_images"
SVG = "http://www.w3.org/2000/svg"
STYLED = re.compile(r'<defs>\s*<style type="text/css">[^<]*</style>\s*</defs>\s*| version="1\.1"')
NEEDLESS = re.compile(r' xmlns(?::xlink)?="[^"]*"| (?=/>)')
PROPERTY = re.compile(r"var\((--j-[\w-]+), (#?\w+)\)")

ET.register_namespace("", SVG)
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


def drawing(svg: str) -> str:
    """Return an SVG that needs no page around it: each colour is the one it falls back on."""
    root = ET.fromstring(PROPERTY.sub(r"\2", svg))  # noqa: S314 - of our own making
    if not root.tag.startswith("{"):
        root.set("xmlns", SVG)
    return ET.tostring(root, "unicode", xml_declaration=True) + "\n"


def coloured(svg: str) -> str:
    """Return a figure as a part of a page, which has every colour and the style for its lines."""
    return PROPERTY.sub(r"var(\1)", STYLED.sub("", svg))


def bare(svg: str) -> str:
    """Return a figure as a part of HTML, which knows by itself what an SVG is."""
    return NEEDLESS.sub("", svg)


def says(svg: str) -> str:
    """Return what a drawing says of itself: its label, or else its title."""
    root = ET.fromstring(svg)  # noqa: S314 - of our own making
    return str(root.get("aria-label") or root.findtext("{*}title", ""))


def labelled(svg: str, label: str, css: str, role: str = "img") -> str:
    """Return a drawing with a label in the place of whatever it said, a class and a role."""
    root = ET.fromstring(svg)  # noqa: S314 - of our own making
    root.attrib.update({"class": css, "role": role, "aria-label": label})
    return ET.tostring(root, "unicode")


def name(svg: str) -> str:
    """Return the name of a drawing's file, the same for the same drawing."""
    return f"{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"


def write(folder: str | Path, svg: str) -> str:
    """Write a drawing into a book and return its path, from the book's root."""
    place = Path(folder, FOLDER)
    place.mkdir(exist_ok=True)
    (place / name(svg)).write_text(drawing(svg), encoding="utf-8")
    return f"{FOLDER}/{name(svg)}"
