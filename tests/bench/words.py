"""How many words of each language the built pages have.

``python -m tests.bench.words`` counts them in the finished site, with all of its languages, and
prints as CSV how many the pages of each have; ``conf.make.words`` writes that to a file. A word is
of the language that the nearest ``lang`` around it names. What stands around a page, its code, its
drawings and the pages for contributors are not counted.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from pathlib import Path

from lxml import html

from conf.sphinx.page.languages import folder
from conf.translations import languages
from tests.help.languages import english
from tests.help.left_english import ALONE, WORD

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
LANGUAGES = {"en": "English", "es": "Spanish", "fr": "French", "osp": "Old Spanish"}
OTHERS = "others"
CONTENT = "//*[@id='furo-main-content']"
UNREAD = {"code", "kbd", "pre", "samp", "script", "style", "svg"}
APART = ("embed/", ALONE)


def counted(site: Path) -> dict[str, Counter[str]]:
    """Return how many words of each language the pages have, by the language of the pages."""
    names = [page.relative_to(site).as_posix() for page in english(site)]
    ours = [name for name in names if not name.startswith(APART)]
    result = {code: Counter[str]() for code in ("en", *languages())}
    for code in result:
        for page in (site / folder(code) / name for name in ours):
            if page.exists():  # a language has the pages that are whole in it
                result[code] += of_page(page.read_text("utf-8"))
    return result


def of_page(page: str) -> Counter[str]:
    """Return how many words of each language a page has.

    >>> page = '<html lang="en"><p id="furo-main-content">A <i lang="osp">iuego</i> <b>is told</b>'
    >>> of_page(page)
    Counter({'en': 3, 'osp': 1})
    """
    counts = Counter[str]()
    for content in html.document_fromstring(page).xpath(CONTENT):
        _count(content, next(content.iterancestors("html")).get("lang", ""), counts)
    return counts


def _count(element: html.HtmlElement, around: str, counts: Counter[str]) -> None:
    here = element.get("lang") or around
    if element.tag not in UNREAD and isinstance(element.tag, str):
        counts[here] += len(WORD.findall(element.text or ""))
        for child in element:
            _count(child, here, counts)
            counts[here] += len(WORD.findall(child.tail or ""))


def rows(counts: dict[str, Counter[str]]) -> list[tuple[str, ...]]:
    """Return the lines of the table: a language of words, and how many there are on the pages."""
    others = {
        code: words.total() - sum(words[one] for one in LANGUAGES) for code, words in counts.items()
    }
    return [
        ("words of", *(f"on /{folder(code)}" for code in counts)),
        *(
            (name, *(f"{counts[code][one]:,}" for code in counts))
            for one, name in LANGUAGES.items()
        ),
        (OTHERS, *(f"{count:,}" for count in others.values())),
    ]


def main(site: Path = SITE) -> None:
    """Count the words, and print how many there are."""
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows(counted(site)))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
