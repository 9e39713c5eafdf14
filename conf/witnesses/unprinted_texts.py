"""``python -m conf.witnesses.unprinted_texts``: record the places of unprinted words.

A text of ours may stand for words that are not printed (``corpus.Segment.printed``): it has their
lines, and how many words each segment has on each. This holds the text to its witness and writes
``corpus/SIGLUM/NAME.lugares.toml``, which ``spans`` reads.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from conf.edition import corpus
from conf.edition.document import ID, ROOT, TeiError, read, texts
from conf.edition.views import Leaf, Line, Open, events
from conf.witnesses import spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.listing import HOME
from conf.witnesses.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from conf.edition.document import Document
    from conf.witnesses.spans import Place, Span
    from conf.witnesses.words import Word


def texts_without_words() -> Iterator[Path]:
    """Yield the texts whose words are not printed."""
    every = (path for siglum in corpus.load().works for path in texts(ROOT / "corpus" / siglum))
    return (path for path in every if not corpus.printed(read(path).body))


def file_of(text: Path) -> Path:
    """Return the file with the places of a text's segments."""
    return text.with_suffix(".lugares.toml")


def stem_of(siglum: str) -> str:
    """Return the name of the TEI that ``siglas.toml`` gives for a work."""
    path = str(corpus.load().work(siglum)["transcription"]["path"])
    return path.rpartition("/")[2].removesuffix(".txt")


def measured(text: Document, witness_words: Sequence[Word]) -> Iterator[Span]:
    """Yield the record of the words of each segment.

    Raises:
        WitnessError: the text counts other words than the witness has; the message tells where.
    """
    for segment, (first, last, count) in counted(text).items():
        one = spans.span(segment, witness_words, first, last)
        if one.words != count:
            where = f"{segment} (from {first[0]} to {last[0]})"
            counts = f"the text counts {count} words, the witness has {one.words}"
            raise WitnessError(f"{where}: {counts}.")
        yield one


def counted(text: Document) -> dict[str, tuple[Place, Place, int]]:
    """Return the first and the last place of each segment, and its number of words."""
    segments: dict[str, tuple[Place, Place, int]] = {}
    on: Counter[str] = Counter()
    leaf = column = line = inside = ""
    for event in events(text.body):
        match event:
            case Leaf(_, n, "pb"):
                leaf = n
            case Leaf(_, n, "cb"):
                column = n
            case Line(_, n, _, _):
                line = f"{leaf}.{column}.{n}"
            case Open(element) if element.tag == "seg" and element.get(ID):
                inside = str(element.get(ID))
            case Open(element) if element.tag == "gap" and element.get("quantity") != "0":
                many = int(element.get("quantity", ""))
                first, _last, before = segments.get(inside, ((line, on[line] + 1), (line, 0), 0))
                on[line] += many
                segments[inside] = first, (line, on[line]), before + many
    return segments


def places_file(text: Path, home: Path = HOME) -> str:
    """Return the file of places of a text in the witness; raises ``WitnessError``."""
    siglum = text.parent.name
    stem = stem_of(siglum)
    return spans.as_toml(stem, measured(read(text), words(siglum, stem, home)))


def main(home: Path = HOME) -> int:
    """Write the file of each text whose words are not printed; return 0, or 1 after a message."""
    for text in texts_without_words():
        try:
            file_of(text).write_text(places_file(text, home), "utf-8", newline="\n")
        except (WitnessError, TeiError, OSError) as fault:
            print(fault, file=sys.stderr)
            return 1
        print(file_of(text).relative_to(ROOT).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main())
