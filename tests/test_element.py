"""Tags are written by one element builder, nowhere else in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from juegos.draw.element import element

ROOT = Path(__file__).resolve().parents[1]
NAMES = (
    "a|b|br|button|circle|code|defs|del|div|ellipse|em|g|i|img|ins|label|li|line|p|path|rect|script|"
    "section|small|span|strong|sup|svg|table|td|text|th|title|tr|ul|use"
)
TAG = re.compile(rf"(?<!\?P)</?(?:{NAMES})(?:[\s/>]|$)")
# Modules that name a tag in what they read, and write none.
READ = {
    "conf/edition/document.py": "finds in a text in TEI what is refused, and names its elements",
    "conf/figures/style.py": "takes out of a figure what matplotlib writes and nobody needs",
    "conf/publish/drawings.py": "gives a drawing its size, which typst asks for",
}


def modules() -> list[str]:
    """Return the modules of juegos and conf, by their paths."""
    found = [p for folder in ("juegos", "conf") for p in (ROOT / folder).rglob("*.py")]
    return sorted(str(p.relative_to(ROOT)) for p in found if "node_modules" not in p.parts)


def tags(source: str) -> Iterator[str]:
    """Yield the texts of a module that hold a tag; what documents it does not count."""
    tree = ast.parse(source)
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    for node in texts:
        if isinstance(node.value, str) and id(node) not in said and TAG.search(node.value):
            yield node.value


@pytest.mark.parametrize("path", [path for path in modules() if path != "juegos/draw/element.py"])
def test_no_module_writes_a_tag(path: str) -> None:
    """SVG and HTML come from the element builder, templates and nodes; some modules read tags."""
    assert bool(list(tags((ROOT / path).read_text("utf-8")))) == (path in READ)


def test_a_tag_in_a_text_is_found() -> None:
    """The check itself sees a tag in a text and in an f-string, and none where there is none."""
    assert list(tags('"<b>"')) == []  # as documentation
    assert list(tags('x = f"<g {y}>"')) == ["<g "]
    assert list(tags('x = "</svg>"')) == ["</svg>"]
    assert list(tags('x = "a <b> of (?P<a>b)"')) == ["a <b> of (?P<a>b)"]
    assert list(tags('x = "1 <2 and (?P<a>b)"')) == []


def test_what_a_reader_wrote_opens_no_element() -> None:
    """A quotation mark in the value of an attribute does not end it."""
    assert element("g", id='a"><script') == '<g id="a&quot;&gt;&lt;script"/>'
