"""All sentences for translators, as templates of gettext: juegos.pot, conf.pot, corpus.pot.

    python -m conf.messages build/locale

The sentences that ``_`` and ``_n`` mark are read out of modules and templates; a comment above one
that begins with ``NOTE:`` is for translators. The senses of rules, the questions of cruces and the
glosses of readings are taken from the games; the English of cruces, glossary, notes and published
figures from the corpus. Each of these has the id it belongs to as a comment.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from conf.claims import rules
from conf.claims.published import published
from conf.edition import corpus
from conf.edition.notes import notes
from conf.publish.texts import sections
from juegos import __version__, catalogue
from juegos.core.message import Message

ROOT = Path(__file__).parent.parent
MARKS = {"_": None, "_n": (1, 2)}  # where a call has the sentence, and where that for many
NOTE = "NOTE:"  # begins a comment that is for who translates the sentence below it
TEMPLATES = "sphinx/templates/**.html"
LAYOUT = {TEMPLATES: {"extensions": "conf.sphinx.fill.Layout", "silent": "false"}}


def sentences() -> Catalog:
    """Return every sentence that a reply of juegos can hold, with where it comes from."""
    found = _marked("juegos", [("**.py", "python")])
    for id, sentence in _of_games():
        if isinstance(sentence, Message) and sentence.fields:
            continue  # marked where it is written
        found.add(str(sentence), auto_comments=[id])
    return found


def of_pages() -> Catalog:
    """Return every sentence of conf: of directives, templates, figures, and what scripts show."""
    return _marked("conf", [("**.py", "python"), (TEMPLATES, "jinja2.ext:babel_extract")])


def of_corpus() -> Catalog:
    """Return the English of the cruces, the glossary and the editors' notes."""
    found = _catalog()
    for id, sentence in _of_corpus():
        if sentence:
            found.add(sentence, auto_comments=[id])
    return found


CATALOGUES: dict[str, Callable[[], Catalog]] = {
    "juegos": sentences,
    "conf": of_pages,
    "corpus": of_corpus,
}


def _catalog() -> Catalog:
    made = datetime.fromtimestamp(0, UTC)  # no clock: of the same sentences the same file
    return Catalog(project="juegos", version=__version__, creation_date=made, fuzzy=False)


def _marked(folder: str, methods: list[tuple[str, str]]) -> Catalog:
    """Return what is marked in the files of a folder."""
    found = _catalog()
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
        found.add(says, locations=[(f"{folder}/{file}", line)], auto_comments=comments)
    return found


def _of_games() -> Iterator[tuple[str, str]]:
    """Yield the sentences of families, rules and cruces, each with the id it belongs to."""
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
    """Yield the English sentences of the corpus, each with the id of the entry it belongs to."""
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
        yield from ((siglum, str(work.get(key, ""))) for key in ("facsimile_note", "front"))
    yield from words.witnesses.items()
    for figure in published():
        yield from ((figure.id, says) for says in (figure.where, figure.what, figure.note))
    yield from ((f"sin-regla {reason.id}", reason.says) for reason in rules.reasons())


def text(found: Catalog) -> bytes:
    """Return a catalogue as a ``.pot``: the same for the same sentences, whenever it is made."""
    out = BytesIO()
    write_po(out, found, width=100, sort_by_file=True)
    return out.getvalue()


def main(folder: str) -> None:
    """Write the sentences into a folder, a file for each catalogue."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    for name, made in CATALOGUES.items():
        found = made()
        file = place / f"{name}.pot"
        file.write_bytes(text(found))
        print(f"{len(found)} sentences: {file}")


if __name__ == "__main__":
    main(*sys.argv[1:])
