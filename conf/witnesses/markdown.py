r"""Markdown to TEI: books that a transcriber has published as a web site, a file per chapter.

A heading opens a section, down to the next of its rank. So does a paragraph that is all bold and
begins with a number (``**29. Title.**``): an article, below the section it stands in. What a reader
may cite has an ``xml:id``: a section (``s2.1``), an article by its number (``a29``; the second that
the printer numbered so is ``a29-2``), an item by its number in its division (``s2.i14``), and a
paragraph by its place there (``a29.p3``).

Of a figure the address is in ``facs``. If that holds a position, as the names of drawn boards do
(``diag-trictrac-figure_2-1W9-2B3.svg``), the figure is of type ``board`` and the position is in
``n``. An address, a number of a list and front matter are no words of the book.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from typing import TYPE_CHECKING

from markdown_it.tree import SyntaxTreeNode

from conf.edition.document import ID
from conf.witnesses.markdown_marks import (
    ATTRIBUTE,
    FIELDS,
    HARD_SPACE,
    HIGHLIGHTS,
    INNERMOST,
    MARK,
    NAME,
    PARSER,
    START,
    TAG,
    TAGS,
    article_of,
    position,
)
from conf.witnesses.markdown_words import words
from conf.witnesses.tei_import import (
    ImportResult,
    Names,
    Unknown,
    add,
    check_depth,
    element,
    join_texts,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.edition.document import Element

__all__ = ["position", "read", "words"]


def read(text: str, name: str) -> ImportResult:
    """Return the TEI of a file's text; ``name`` is the file's name in messages.

    Raises:
        WitnessError: too many tags of HTML are open within one another.
    """
    return _Reader(text, name).read()


class _Reader:
    """Walks the tree of a file and makes TEI; ``line`` is the current line."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.tree = SyntaxTreeNode(PARSER.parse(HARD_SPACE.sub(r"\1 ", text)))
        self.imported = ImportResult(element("body"))
        self.line = 1
        self.open: list[tuple[int, Element]] = []  # divisions and their ranks
        self.paragraphs = 0  # of the innermost division
        self.names = Names()
        self.sections: Counter[Element] = Counter()  # in a division or the body, with a heading
        self.notes = self.referred_to()

    def referred_to(self) -> dict[str, deque[SyntaxTreeNode]]:
        """Return the footnotes with references, by their marks, which may be repeated."""
        nodes = list(self.tree.walk())
        marks = Counter(one.meta["label"] for one in nodes if one.type == "footnote_ref")
        notes: dict[str, deque[SyntaxTreeNode]] = {mark: deque() for mark in marks}
        for one in nodes:
            if one.type == "footnote_reference" and marks[one.meta["label"]]:
                marks[one.meta["label"]] -= 1
                notes[one.meta["label"]].append(one)
        self.moved = {one for some in notes.values() for one in some}
        return notes

    def read(self) -> ImportResult:
        for node in self.tree.children:
            self.outermost(node)
        join_texts(self.imported.body)
        return self.imported

    def go_to(self, block: SyntaxTreeNode) -> None:
        self.line = block.map[0] + 1 if block.map else self.line

    def unclear(self, what: str) -> None:
        self.imported.unknown.append(Unknown(self.name, self.line, what))

    # Divisions

    def outermost(self, node: SyntaxTreeNode) -> None:
        """Read a top-level block of the file, which may open a division."""
        if node.type == "front_matter":
            self.front(node.content)
        elif node.type == "heading":
            self.divide(int(node.tag[1]))
            self.head(node)
        elif article := article_of(node):
            number, title = article
            self.divide(INNERMOST, number)
            self.head(node, title.children)
        else:
            if not self.open:
                self.divide(INNERMOST, before=True)
            self.block(node, self.open[-1][1])

    def front(self, content: str) -> None:
        for self.line, row in enumerate(content.splitlines(), 2):
            key, _, value = row.partition(":")
            if key in FIELDS:
                setattr(self.imported, FIELDS[key], value.strip().strip("\"'"))
            elif row.strip():
                self.unclear(row)

    def divide(self, rank: int, article: str = "", *, before: bool = False) -> None:
        """Open a division in the innermost of a higher rank; ``before`` any heading it is 0."""
        while self.open and self.open[-1][0] >= rank:
            self.open.pop()
        parent = self.open[-1][1] if self.open else self.imported.body
        if not article and not before:
            self.sections[parent] += 1
        number = str(self.sections[parent])
        within = f"{parent.get(ID)}." if self.open else "s"
        called = self.names.free(f"a{article}" if article else within + number)
        kind = "article" if article else "section"
        div = element("div", parent, type=kind, n=article or number, xml_id=called)
        self.open.append((rank, div))
        self.paragraphs = 0

    def head(self, node: SyntaxTreeNode, title: Iterable[SyntaxTreeNode] | None = None) -> None:
        """Give the open division its title, the words of a block, or only ``title`` of them."""
        head = element("head", self.open[-1][1])
        self.inline(node.children[0], head, title)
        self.imported.title = self.imported.title or " ".join("".join(head.itertext()).split())

    # Blocks

    def block(self, node: SyntaxTreeNode, parent: Element) -> None:
        match node.type:
            case "paragraph" | "heading":
                self.paragraph(node, parent)
            case "blockquote":
                self.blocks(node, element("quote", parent))
            case "bullet_list" | "ordered_list":
                self.items(node, parent)
            case "table":
                self.table(node, parent)
            case "footnote_reference":
                if node not in self.moved:
                    self.blocks(node, element("note", parent, n=node.meta["label"]))
            case "hr":
                element("milestone", parent, unit="rule")
            case "code_block" | "fence":
                self.code(node, parent)
            case _:
                raise ValueError(f"{self.name}: the parser has a block that is new: {node.type}")

    def blocks(self, node: SyntaxTreeNode, parent: Element) -> None:
        for child in node.children:
            self.block(child, parent)

    def new_paragraph(self, parent: Element, **attributes: str) -> Element:
        self.paragraphs += 1
        number = str(self.paragraphs)
        called = self.names.free(f"{self.open[-1][1].get(ID)}.p{number}")
        return element("p", parent, n=number, xml_id=called, **attributes)

    def paragraph(self, node: SyntaxTreeNode, parent: Element) -> None:
        """Read a paragraph; one with only figures, or in a tight list, is none."""
        (words,) = node.children
        bare = node.hidden or all(one.type in {"image", "softbreak"} for one in words.children)
        if node.type == "heading":  # in a list, a quotation or a note
            self.inline(words, self.new_paragraph(parent, rend="heading"))
        else:
            self.inline(words, parent if bare else self.new_paragraph(parent))

    def items(self, node: SyntaxTreeNode, parent: Element) -> None:
        numbered = node.type == "ordered_list"
        made = element("list", parent, rend="numbered" if numbered else "bulleted")
        for child in node.children:
            item = element("item", made)
            if numbered:
                item.set("n", child.info)
                item.set(ID, self.names.free(f"{self.open[-1][1].get(ID)}.i{child.info}"))
            self.blocks(child, item)

    def table(self, node: SyntaxTreeNode, parent: Element) -> None:
        made = element("table", parent)
        for part in node.children:
            role = "label" if part.type == "thead" else "data"
            for line in part.children:
                self.row(line, element("row", made, role=role))

    def row(self, node: SyntaxTreeNode, made: Element) -> None:
        """Read a row of a table, with the surplus cells that the parser drops."""
        for cell in node.children:
            for inside in cell.children:
                self.inline(inside, element("cell", made))
        self.go_to(node)
        cells = re.split(r"(?<!\\)\|", self.lines[self.line - 1])
        first = 0 if cells[0].strip(" >") else 1
        for beyond in cells[first + len(node.children) :]:
            if beyond.strip():
                self.unclear(f"a cell beyond the last column: {beyond.strip()}")
                element("cell", made).text = beyond.strip()

    def code(self, node: SyntaxTreeNode, parent: Element) -> None:
        """Read lines that are to be kept unchanged."""
        self.go_to(node)
        if node.info:
            self.unclear(node.info)
        made = self.new_paragraph(parent, rend="code")
        first, *others = node.content.rstrip("\n").split("\n")
        add(made, first)
        for line in others:
            element("lb", made).tail = line

    # What stands in a paragraph

    def inline(
        self,
        node: SyntaxTreeNode,
        parent: Element,
        nodes: Iterable[SyntaxTreeNode] | None = None,
    ) -> None:
        """Read the words of a block, or only ``nodes`` of them."""
        self.go_to(node)
        self.pieces(node.children if nodes is None else nodes, parent)

    def pieces(self, nodes: Iterable[SyntaxTreeNode], parent: Element) -> None:
        opened: list[tuple[str, Element]] = []  # tags of HTML, and what their words stand in
        for node in nodes:
            here = opened[-1][1] if opened else parent
            if node.type == "html_inline":
                self.tag(node.content, here, opened)
                check_depth(opened, self.name, self.line)
                self.line += node.content.count("\n")
            else:
                self.piece(node, here)
        for tag, _ in opened:
            self.unclear(f"<{tag}> that is not closed")

    def piece(self, node: SyntaxTreeNode, here: Element) -> None:
        match node.type:
            case "text":
                self.text(node.content, here)
            case "softbreak" | "hardbreak":
                self.line += 1
                if node.type == "hardbreak":
                    element("lb", here)
                add(here, "\n")
            case "em" | "strong":
                self.pieces(node.children, element("hi", here, rend=HIGHLIGHTS[node.type]))
            case "code_inline":
                add(element("hi", here, rend="code"), node.content)
            case "link":
                self.titled(node)
                self.pieces(node.children, element("ref", here, target=str(node.attrs["href"])))
            case "image":
                self.figure(node, here)
            case "footnote_ref":
                self.note(node.meta["label"], here)
            case _:
                raise ValueError(f"{self.name}:{self.line}: a mark that is new: {node.type}")

    def text(self, words: str, here: Element) -> None:
        if START.match(words):
            return
        for mark in MARK.findall(words):
            self.unclear(mark)
        add(here, words)

    def titled(self, node: SyntaxTreeNode) -> None:
        if title := node.attrs.get("title"):
            self.unclear(f"a title: {title}")

    def figure(self, node: SyntaxTreeNode, here: Element) -> None:
        self.titled(node)
        address = str(node.attrs["src"])
        figure = element("figure", here, facs=address)
        if placed := position(address):
            figure.set("type", "board")
            figure.set("n", placed)
        if node.children:
            self.pieces(node.children, element("head", figure))

    def note(self, label: str, here: Element) -> None:
        """Put a footnote at its reference; without a footnote, keep the mark."""
        if not self.notes[label]:
            self.unclear(f"[^{label}]")
            add(here, f"[^{label}]")
            return
        line = self.line
        self.blocks(self.notes[label].popleft(), element("note", here, n=label))
        self.line = line

    def tag(self, tag: str, here: Element, opened: list[tuple[str, Element]]) -> None:
        """Read a tag of HTML, which opens an element or closes one of those ``opened``."""
        match = TAG.fullmatch(tag)
        closing, name, rest = match.groups() if match else ("", "", "")
        attributes: dict[str, str] = dict(ATTRIBUTE.findall(rest))
        anchor = attributes.get("name", attributes.get("id", ""))
        names = [one for one, _ in opened]
        if closing and name in names:
            del opened[len(names) - 1 - names[::-1].index(name) :]
        elif name == "br" and not closing:
            element("lb", here)
        elif name in TAGS and not closing and not rest:
            opened.append((name, element("hi", here, rend=TAGS[name])))
        elif name == "a" and set(attributes) == {"href"}:
            opened.append((name, element("ref", here, target=attributes["href"])))
        elif name == "a" and NAME.fullmatch(anchor):
            element("anchor", here, xml_id=self.names.free(anchor))
            opened.append((name, here))
        else:
            self.unclear(tag)
