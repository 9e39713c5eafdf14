"""Extracts all messages for translators as gettext templates: juegos, conf, corpus, docs.pot.

    python -m conf.messages build/locale build/gettext

The sentences that ``_`` and ``_n`` mark are read out of modules and templates; a comment above one
that begins with ``NOTE:`` is for translators. The senses of rules, the questions of cruces and the
glosses of readings are taken from the games; the English of cruces, glossary, notes, published
figures and positions from the corpus. Each of these has the id it belongs to as a comment. The
prose of the pages is what Sphinx has taken out of them into a folder, here ``build/gettext``; what
figures and front matters say is added to it. The pages for contributors are in English alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from conf.claims import rules
from conf.claims.published_figures import published
from conf.claims.worked_positions import results, unused
from conf.command import run
from conf.edition import corpus
from conf.edition.notes import notes
from conf.publish.texts import sections
from conf.witnesses.listing import listing
from juegos import __version__, catalogue
from juegos.core.message import Message

ROOT = Path(__file__).parent.parent
MARKS = {"_": None, "_n": (1, 2)}  # where a call has the sentence, and where that for many
NOTE = "NOTE:"  # begins a comment for the translators of the sentence below it
TEMPLATES = ("sphinx/templates/**.html", "witness_pages/templates/**.html")
ENGLISH_ALONE = "docs/desarrollo/"
DESCRIPTION = re.compile(r"\A---\n(?:(?!---).*\n)*?description: (.*)\n")
FIGURE = re.compile(r"^```\{j:figura\}[^\n]*\n:alt: ([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BOARD = re.compile(r"^```\{j:tablero\}[^\n]*\n(?::[^\n]*\n)*(.*?)^```$", re.DOTALL | re.MULTILINE)
FOLDED = re.compile(r"^:+\{dropdown\} (.*)$", re.MULTILINE)
LAYOUT = {each: {"extensions": "conf.sphinx.fill.Layout", "silent": "false"} for each in TEMPLATES}


def sentences() -> Catalog:
    """Return every message that a reply of juegos can contain, with its origin."""
    result = _marked("juegos", [("**.py", "python")])
    for id, sentence in _of_games():
        if isinstance(sentence, Message) and sentence.fields:
            continue  # marked where it is written
        result.add(str(sentence), auto_comments=[id])
    return result


def of_pages() -> Catalog:
    """Return every message of conf: in directives, templates, figures, and scripts."""
    return _marked(
        "conf", [("**.py", "python"), *((each, "jinja2.ext:babel_extract") for each in TEMPLATES)]
    )


def of_corpus() -> Catalog:
    """Return the English of the cruces, the glossary and the editors' notes."""
    result = _catalog()
    for id, sentence in _of_corpus():
        if sentence:
            result.add(sentence, auto_comments=[id])
    return result


def of_docs(taken: Path) -> Catalog:
    """Return the prose of the pages, from Sphinx's templates in a folder, and their extras.

    Raises:
        FileNotFoundError: Sphinx has taken nothing into this folder.
    """
    catalog = _catalog()
    with (taken / "docs.pot").open("rb") as lines:
        prose = read_po(lines)
    for message in prose:
        pages = (name.partition("/docs/")[2] for name, _line in message.locations)
        places = {f"docs/{page}" for page in pages if page.endswith(".md")}  # no docstring
        ours = [(name, 0) for name in sorted(places) if not name.startswith(ENGLISH_ALONE)]
        if message.id and ours:
            catalog.add(message.id, locations=ours)
    for page in sorted((ROOT / "docs").rglob("*.md")):
        name = page.relative_to(ROOT).as_posix()
        if not name.startswith(ENGLISH_ALONE):
            for says in page_extras(page.read_text("utf-8")):
                catalog.add(says, locations=[(name, 0)])
    return catalog


def page_extras(page: str) -> Iterator[str]:
    """Yield a page's messages in front matter, of figures, boards, and folded parts."""
    if described := DESCRIPTION.match(page):
        yield described[1].strip('"')
    for figure in FIGURE.finditer(page):
        yield figure[1]
        yield from _caption(figure[2])
    for board in BOARD.finditer(page):
        yield from _caption(board[1])
    yield from FOLDED.findall(page)


def _caption(content: str) -> Iterator[str]:
    yield from filter(None, [" ".join(content.split("\n")).strip()])


CATALOGUES: dict[str, Callable[[], Catalog]] = {
    "juegos": sentences,
    "conf": of_pages,
    "corpus": of_corpus,
}


def _catalog() -> Catalog:
    made = datetime.fromtimestamp(0, UTC)  # no clock: of the same sentences the same file
    return Catalog(project="juegos", version=__version__, creation_date=made, fuzzy=False)


def _marked(folder: str, methods: list[tuple[str, str]]) -> Catalog:
    """Return the marked messages in the files of a folder."""
    catalog = _catalog()
    ours = extract_from_dir(
        ROOT / folder,
        methods,
        options_map=LAYOUT,
        keywords=MARKS,
        comment_tags=[NOTE],
        strip_comment_tags=True,
        directory_filter=lambda path: Path(path).name != "node_modules",
    )
    for file, line, says, comments, _context in ours:
        catalog.add(says, locations=[(f"{folder}/{file}", line)], auto_comments=comments)
    return catalog


def _of_games() -> Iterator[tuple[str, str]]:
    """Yield the messages of families, rules and cruces, each with its id."""
    yield from catalogue.FAMILIES.items()
    for entry in catalogue.CATALOGUE.values():
        game = entry.game({})
        for rule in game.rules:
            yield rule.id, rule.says
        for crux in game.cruces:
            yield crux.id, crux.question
            for reading in crux.readings:
                yield f"{crux.id}={reading.key}", reading.gloss


def _of_corpus() -> Iterator[tuple[str, str]]:
    """Yield the English sentences of the corpus, each with the id of its entry."""
    words = corpus.load()
    for crux in words.cruces:
        yield from ((crux.id, says) for says in (crux.question, crux.note, crux.effect))
        yield from ((f"{crux.id}={one.key}", one.gloss) for one in crux.readings)
    for term in words.terms:
        yield from ((term.id, says) for says in (term.en, term.etymology, term.disputed))
    for division in words.divisions:
        for segment in filter(None, (division.title_segment, *division.segments)):
            yield from ((segment.id, says) for note in notes(segment) for says in note)
    yield from ((text.id, text.subtitle) for text in sections())
    for siglum, work in words.works.items():
        yield from (
            (siglum, str(work.get(key, ""))) for key in ("facsimile_note", "front", "doubt")
        )
    yield from words.witnesses.items()
    for text in listing():
        matches = (text.source, text.reliable, text.thanks, text.repository.licence)
        yield from ((f"{text.siglum}, transcribed", says) for says in matches)
    for key, cited in words.bibliography.items():
        yield from ((key, says) for says in (cited.get("note", ""), _short_name(cited)) if says)
    for figure in published():
        yield from ((figure.id, says) for says in (figure.where, figure.what, figure.note))
    yield from ((one.position.id, one.check.note) for one in results() if one.check.note)
    yield from ((f"{one.by}, {one.figure}", one.why) for one in unused())
    yield from ((f"sin-regla {reason.id}", reason.says) for reason in rules.reasons())


def _short_name(cited: Mapping[str, Any]) -> str:
    return str(cited.get("custom", {}).get("called", ""))


def text(catalog: Catalog) -> bytes:
    """Return a catalogue as a reproducible ``.pot``."""
    out = BytesIO()
    write_po(out, catalog, width=100, sort_by_file=True)
    return out.getvalue()


def main(folder: str, taken: str = "") -> None:
    """Write the templates into a folder; ``taken`` has those of Sphinx for the pages."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    makers = dict(CATALOGUES)
    if taken:
        makers["docs"] = partial(of_docs, Path(taken))
    for name, made in makers.items():
        sentences = made()
        file = place / f"{name}.pot"
        file.write_bytes(text(sentences))
        print(f"{len(sentences)} sentences: {file}")


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
