"""HTML is written in templates, SVG by one element builder: no tag stands elsewhere in Python."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest
from jinja2 import UndefinedError

from conf.sphinx.fill import FOLDERS, fill
from juegos.draw.element import element
from tests.help.affected_tests import modules
from tests.help.sweeps import each

TAG = re.compile(r"(?<!\?P)<[a-z/]")  # no group of a pattern
# Where a tag may stand in Python, and why.
READ = {
    "conf.book.package": "mends the descriptions of a book that its builder has written",
    "conf.make.request_types": "a type of TypeScript",
    "conf.make.server_settings": "settings of Apache",
    "conf.edition.document": "a message names the tag that does not close",
    "conf.edition.recount": "a message names a tag of the corpus",
    "conf.edition.tei": "messages name tags of the corpus",
    "conf.figures.style": "mends the drawing that matplotlib has written",
    "conf.publish.drawings": "the same drawing, given a size",
    "conf.sphinx.page.languages": "finds the links of a written page that lead to English pages",
    "conf.sphinx.page.images": "takes out of a drawing what the style of its page tells",
    "conf.sphinx.play.learn": "takes out of a drawing what its page has once for all drawings",
    "conf.release.old_versions": "finds where a page of an older version is told of",
    "conf.server": "reads the scripts of a page, to allow them by their digests",
    "conf.witnesses.antonomaz": "mends marks of a transcription as it reads it, and reports which",
    "conf.witnesses.from_tei": "reports which tag of a transcription it has no rule for",
    "conf.witnesses.header": "reads how many words a file of ours has",
    "conf.witnesses.markdown": "reads and reports the tags that stand in Markdown",
    "conf.witnesses.markdown_words": "takes away the tags that stand in Markdown",
    "conf.train.write_weights": "the order of the bytes of a number",
    "conf.train.men_net": "the order of the bytes of a number",
    "juegos.core.table": "the table that a notebook shows: there is no template in the library",
    "juegos.draw.element": "the element builder",
    "juegos.edition.formats": "marks in the title of a reference what no style may change",
    "juegos.tablas.casas.net": "the order of the bytes of a number",
    "juegos.tablas.trictrac.evaluation": "the order of the bytes of a number",
}
MODULES = modules("juegos", "conf")
PARTS = {part.name: part for folder in FOLDERS for part in folder.iterdir()}


def written(code: str) -> list[str]:
    """Return the strings of a program that hold a tag; what is said of it is not read."""
    if not re.search("<[a-z/{]", code):
        return []
    tree = ast.parse(code)
    matches = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
              for part in node.values}  # fmt: skip
    inside |= {id(node.format_spec) for node in ast.walk(tree)
               if isinstance(node, ast.FormattedValue) and node.format_spec}  # fmt: skip
    results = [_text(node) for node in ast.walk(tree) if id(node) not in matches | inside]
    return [text for text in results if TAG.search(text)]


def _text(node: ast.AST) -> str:
    """Return a string, with an x for each value that is put into it; of all else nothing."""
    match node:
        case ast.JoinedStr(parts):
            return "".join(_text(part) if isinstance(part, ast.Constant) else "x" for part in parts)
        case ast.Constant(str(text)):
            return text
        case ast.Constant(bytes(data)):
            return data.decode("latin-1")
    return ""


@pytest.mark.parametrize(
    ("code", "tags"),
    [
        ('x = "<p>"', 1),
        ('x = f"<{name}>" + f"a</{name}>"', 2),
        ("x = b'<p>'", 1),
        ('"""Writes <p>."""\nx = f"a < {b}"', 0),
        ('x = "[^<]*<[^>]*>"', 0),
        ('x = "(?P<a>b)"', 0),
        ('x = f"{name:<{width}}"', 0),
    ],
)
def test_tags_in_python_are_seen(code: str, tags: int) -> None:
    """In strings of all kinds, also where the name of the tag is a value; not in docstrings."""
    assert len(written(code)) == tags


@each("module", sorted(set(MODULES) - set(READ)))
def test_no_tag_is_written_in_python(module: str) -> None:
    """Directives give nodes or fill templates; drawings and texts come from the element builder."""
    assert written(MODULES[module].read_text("utf-8")) == []


@each("module", READ)
def test_an_exception_is_one(module: str) -> None:
    """What may hold a tag does, and its reason is told."""
    assert written(MODULES[module].read_text("utf-8"))
    assert READ[module]


def test_every_template_is_filled_by_somebody() -> None:
    """The name of each part stands in the Python of the site or the book, or in another part."""
    text = "".join(path.read_text("utf-8") for path in [*MODULES.values(), *PARTS.values()])
    assert [name for name in PARTS if f'"{name}"' not in text] == []


class Tags(HTMLParser):
    """Holds what is opened and not closed; raises ``AssertionError`` for what closes another."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Note what is opened."""
        if tag not in {"base", "meta", "link", "input", "img", "wbr"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Pass over what has no end."""

    def handle_endtag(self, tag: str) -> None:
        """Take away what is closed; in the description of a book a ``meta`` has an end."""
        assert tag == "meta" or self.open.pop() == tag


@each("part", sorted(PARTS))
def test_a_template_closes_what_it_opens(part: str) -> None:
    """Each element of a part ends in the part; only the start of a book's page is one alone."""
    text = re.sub(r"\{[{%#].*?[}%#]\}", "", PARTS[part].read_text("utf-8"), flags=re.DOTALL)
    assert Tags(text).open == (["html"] if part == "book.html" else [])


def test_what_is_put_in_is_escaped_and_what_is_missing_is_told() -> None:
    """Words are words, whatever signs they hold; a value that a template asks for must be given."""
    page = SimpleNamespace(language="en")
    assert fill("references.html", page=page, references=["<a> & b"]) == (
        '<p class="j-cita">&lt;a&gt; &amp; b</p>'
    )
    with pytest.raises(UndefinedError, match="references"):
        fill("references.html", page=page)


def test_what_an_element_says_opens_no_other() -> None:
    """A quotation mark in the value of an attribute does not end it."""
    assert element("g", id='a"><script') == '<g id="a&quot;&gt;&lt;script"/>'


def test_line_breaks_of_a_template_write_nothing() -> None:
    """Layout is for who reads the template: in the page there is no blank where none is meant."""
    assert "\n" in PARTS["folio.html"].read_text("utf-8")
    assert "\n" not in fill("folio.html", leaf="67r")
    assert PARTS["macros.html"].read_text("utf-8").count("\n") > 20
