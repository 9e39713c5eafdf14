"""No English is left in the pages of other languages, but where it is marked as English.

The catalogues tell of a sentence that has no translation. This tells of one that is in none.
"""

from __future__ import annotations

from html import unescape
from typing import TYPE_CHECKING

import pytest

from conf.translations import languages
from tests.help.left_english import ALONE, EXCEPTIONS, is_english, left

if TYPE_CHECKING:
    from pathlib import Path

FRAME = """<html lang="es"><head><title>{title}</title><meta name="description" content="{says}">
</head><body>{body}</body></html>"""


BOOKS = "fuentes/"  # transcriptions that were fetched, with their own headings and titles


@pytest.mark.thorough
@pytest.mark.parametrize("code", languages())
def test_no_english_is_left_in_a_page(site: Path, code: str) -> None:
    """Texts, labels, titles and descriptions; in French what waits for its translation may stay."""
    texts: dict[tuple[str, str], list[str]] = {}
    for page in sorted((site / code).rglob("*.html")):
        name = page.relative_to(site / code).as_posix()
        if not name.startswith((ALONE, BOOKS)):
            for one in left(page.read_text("utf-8"), code):
                texts.setdefault((one.where, one.text), []).append(name)
    lines = [
        f"{where}: {text} ({names[0]}, {len(names)})" for (where, text), names in texts.items()
    ]
    assert lines == []


@pytest.mark.thorough
def test_every_exception_is_needed(site: Path) -> None:
    """Each listed text stands on some page, and has its reason."""
    results = sorted((site / "es").rglob("*.html"))
    pages = [unescape(page.read_text("utf-8")).lower() for page in results]
    for one in EXCEPTIONS["text"]:
        assert one["why"]
        if "es" in one.get("in", ("es",)):
            assert any(one["text"].lower() in page for page in pages), one["text"]


@pytest.mark.parametrize(
    "body",
    [
        "<p>White throws and <em>wins</em> the game.</p>",
        "<p>Ganan las blancas. White has won this game.</p>",
        '<button aria-label="Take back the move">×</button>',
        "<svg><title>The board at the start</title><text>y</text></svg>",
        "<svg><text>looks at the stake</text></svg>",
        '<img alt="A throw of three dice">',
        "<nav><a>Rules and sources</a></nav>",
        "<footer><button>Search</button></footer>",
        '<blockquote lang="en"><p lang="es">Nobody has won.</p></blockquote>',
    ],
)
def test_what_is_left_is_found(body: str) -> None:
    """A sentence beside a translated one, a label, a title of a drawing, a word on a button."""
    page = FRAME.format(title="Azar", says="El juego de los dados.", body=body)
    assert len(list(left(page, "es"))) == 1


def test_what_the_head_says_is_found() -> None:
    """Title and description."""
    page = FRAME.format(title="The game of the race", says="Play it with three dice.", body="")
    assert [one.where for one in left(page, "es")] == ["title", "meta content"]


@pytest.mark.parametrize(
    "body",
    [
        "<p>Las blancas tiran los dados y ganan la partida.</p>",
        '<p>Dice: <span lang="en">White throws and wins the game.</span></p>',
        '<div lang="en"><p>White throws <b>and wins</b> the game.</p></div>',
        "<p>Se pide con <code>the rules of the game</code>.</p>",
        "<p>Según <cite>The Games of the World</cite>, nadie gana.</p>",
        "<p>Regla tick-tack.hit, con captura=free; https://example.org/the-rules-of-the-game.</p>",
        "<p>Steinmetz, The Gaming Table: its Votaries and Victims, 1870</p>",
    ],
)
def test_what_is_marked_or_cited_is_not(body: str) -> None:
    """Spanish, what has its language, code, titles of works, ids and addresses."""
    page = FRAME.format(title="Azar", says="El juego de los dados.", body=body)
    assert list(left(page, "es")) == []


def test_french_is_told_from_english() -> None:
    """Words that both have tell nothing."""
    assert is_english("The player marks points for the jan", "fr")
    assert not is_english("Le joueur marque des points pour le jan", "fr")
