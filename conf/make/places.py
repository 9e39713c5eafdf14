"""Writes what the package knows of the texts: ``python -m conf.make.places``."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from conf.data_files import rewrite
from conf.edition import corpus
from conf.publish import citations
from juegos.core.source import Locus
from juegos.edition import segments, works

COMMAND = "python -m conf.make.places"
FILE = Path(segments.__file__)
DOCS = FILE.parents[2] / "docs"
HEAD = f'''"""Where each segment of the texts stands: a division's name, then those of its segments.

Written by ``{COMMAND}`` from the corpus; ``places`` reads it.
"""

'''


WORKS_FILE = Path(works.__file__)
WORKS_HEAD = f'''"""The works of the corpus, each as ``cite.Work`` has it, field by field.

Written by ``{COMMAND}`` from the corpus; ``cite`` reads it.
"""

'''
NUMBERED = re.compile(r"s\d+")
# In the order of cite.Work; where a rendering stands is told by its title too.
SAID = ("author", "title", "date", "locus_unit", "paged", "front", "language", "printed")
HAND = ("renderer", "rendered_in", "doubt", "family")


def of_the_works() -> str:
    """Return the module of works as it should be."""
    known = corpus.load().works.items()
    rows = {siglum: tuple(map(partial(_attribute, work), (*SAID, *HAND))) for siglum, work in known}
    told = ("".join(f"        {_quoted(said)},\n" for said in row) for row in rows.values())
    written = (f'    "{s}": (\n{said}    ),\n' for s, said in zip(rows, told, strict=True))
    titles = (
        f'    "{key}": {_quoted(work.get("title") or work["custom"]["called"])},\n'
        for key, work in sorted(corpus.load().bibliography.items())
        if NUMBERED.fullmatch(key)
    )
    listed = f"# Works whose key is a number, by name.\nNUMBERED = {{\n{''.join(titles)}}}\n"
    return f"{WORKS_HEAD}WORKS = {{\n{''.join(written)}}}\n\n{listed}"


def _attribute(work: Mapping[str, Any], key: str) -> str:
    said = str(work.get(key, ""))
    if key == "rendered_in" and said:
        return f"{corpus.load().cited(said)['title']} ({said})"
    return said


def _quoted(said: str) -> str:
    return json.dumps(said, ensure_ascii=False)


def of_the_corpus() -> dict[str, tuple[Locus, ...]]:
    """Return the segments of all texts with their lines."""
    return {
        segment.id: citations.ranges(segment.lines)
        for division in corpus.load().divisions
        for segment in (division.title_segment, *division.segments)
        if segment
    }


def told() -> list[str]:
    """Return the leaves that a page tells of, by the directives of the pages."""
    pages = sorted(DOCS.rglob("*.md"))
    found = (re.findall(r"\{j:folio\} (\S+)", page.read_text("utf-8")) for page in pages)
    return sorted(leaf for leaves in found for leaf in leaves)


def written() -> str:
    """Return the module as it should be."""
    divisions: dict[str, list[str]] = {}
    for name, loci in of_the_corpus().items():
        division, _, last = name.rpartition(".")
        words = divisions.setdefault(division, [])
        words.append(f"{last}={'+'.join(map(str, loci))}")
    lines = [
        line
        for division, words in divisions.items()
        for line in textwrap.wrap(
            " ".join([division, *words]), 96, break_on_hyphens=False, break_long_words=False
        )
    ]
    leaves = "".join(f'    "{leaf}",\n' for leaf in told())
    head = f"{HEAD}# Leaves without their words here, of which a page tells in ours.\n"
    return f'{head}TOLD = (\n{leaves})\n\nSEGMENTS = """\n' + "\n".join(lines) + '\n"""\n'


def made() -> Iterator[tuple[Path, str]]:
    """Yield the modules of segments and works, and the text of each."""
    yield FILE, written()
    yield WORKS_FILE, of_the_works()


if __name__ == "__main__":
    rewrite(made())
