"""All sentences of juegos for who translates them, as gettext has it: build/locale/juegos.pot.

    python -m conf.messages build/locale/juegos.pot

What ``_`` and ``_n`` mark is read out of the modules. The senses of rules, the questions of cruces
and the glosses of readings are taken from the games, each with the id it belongs to as a comment.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from juegos import __version__, catalogue
from juegos.core.message import Message

ROOT = Path(__file__).parent.parent
MARKS = {"_": None, "_n": (1, 2)}  # where a call has the sentence, and where that for many


def sentences() -> Catalog:
    """Return every sentence that a reply of juegos can hold, with where it comes from."""
    made = datetime.fromtimestamp(0, UTC)  # no clock: of the same sentences the same file
    found = Catalog(project="juegos", version=__version__, creation_date=made, fuzzy=False)
    modules = extract_from_dir(ROOT / "juegos", [("**.py", "python")], keywords=MARKS)
    for file, line, says, notes, _ in modules:
        found.add(says, locations=[(f"juegos/{file}", line)], auto_comments=notes)
    for id, sentence in _of_games():
        if isinstance(sentence, Message) and sentence.fields:
            continue  # marked where it is written
        found.add(str(sentence), auto_comments=[id])
    return found


def _of_games() -> Iterator[tuple[str, str]]:
    """Yield the sentences of all rules and cruces, each with the id of what it belongs to."""
    for entry in catalogue.CATALOGUE.values():
        game = entry.game({})
        for rule in game.rules:
            yield rule.id, rule.says
        for crux in game.cruces:
            yield crux.id, crux.question
            for reading in crux.readings:
                yield f"{crux.id}={reading.key}", reading.gloss


def text(found: Catalog) -> bytes:
    """Return a catalogue as a ``.pot``: the same for the same sentences, whenever it is made."""
    out = BytesIO()
    write_po(out, found, width=100, sort_by_file=True)
    return out.getvalue()


def main(path: str) -> None:
    """Write the sentences into a file."""
    found, file = sentences(), Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text(found))
    print(f"{len(found)} sentences: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
