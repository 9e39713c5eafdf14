"""The marks of the Markdown transcriptions: articles, figures with positions, tags."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.footnote import footnote_plugin
from mdit_py_plugins.front_matter import front_matter_plugin

# Blocks of HTML are read as paragraphs with tags in them, definitions of addresses as words, and a
# footnote stays where it is written, since the plug-in would drop one that nothing refers to.
PARSER = (
    MarkdownIt("commonmark")
    .enable("table")
    .use(front_matter_plugin)
    .use(footnote_plugin)
    .disable(["html_block", "reference", "footnote_inline", "footnote_tail"])
)
HIGHLIGHTS = {"em": "italic", "strong": "bold"}
TAGS = {"b": "bold", "em": "italic", "i": "italic", "strong": "bold", "sub": "sub", "sup": "sup"}
FIELDS = {"title": "title", "author": "author", "date": "date", "lang": "language"}

ARTICLE = re.compile(r"(\d+)\. ")
INNERMOST = 7  # below the headings of six ranks
# What is left of marks in running words: one that is not closed, or of another kind of Markdown.
MARK = re.compile(r"[*_^{}|\\~<>`]+|##+|\[\^|\]\[|\]:")
TAG = re.compile(r"<(/?)([A-Za-z][\w-]*)((?:\s[^<>]*)?)>")
ATTRIBUTE = re.compile(r'\b(href|name|id)="([^"]*)"')
NAME = re.compile(r"[A-Za-z_][\w.-]*")
HARD_SPACE = re.compile(r"^(#{1,6})\u00a0", re.MULTILINE)  # after the mark of a heading
# The number a list goes on with; its items say it too.
START = re.compile(r"^\{ \^ start=\d+ \}$", re.MULTILINE)

BOARD = re.compile(r"diag-trictrac-[^-]*((?:-(?:[a-z]|\d+)[WB]\d+)+)\.svg")
MEN = re.compile(r"([a-z]|\d+)([WB])(\d+)")
POINTS = "abcdefghijklmnopqrstuvxy"  # the letters of Lepeintre's points, from one heap to the other


def position(address: str) -> str:
    """Return the position in the address of a figure, ``""`` if there is none.

    It is, of each point that has men, its number from the player's heap (1) to the adversary's
    (24), whose they are (``W`` the player's) and how many: ``1W9 24B15``.
    """
    drawn = BOARD.search(address)
    return " ".join(
        f"{POINTS.index(point) + 1 if point in POINTS else point}{side}{men}"
        for point, side, men in MEN.findall(drawn[1] if drawn else "")
    )


def article_of(node: SyntaxTreeNode) -> tuple[str, SyntaxTreeNode] | None:
    """Return the number of an article that a paragraph begins, and its bold title."""
    if node.type != "paragraph":
        return None
    words = [one for one in node.children[0].children if one.type != "text" or one.content]
    if [one.type for one in words] != ["strong"]:
        return None
    title = "".join(one.content for one in words[0].walk() if one.type == "text")
    number = ARTICLE.match(title)
    return (number[1], words[0]) if number else None
