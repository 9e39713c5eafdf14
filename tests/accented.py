"""The language ``xx``: every sentence that translators see, each of its letters with an accent."""

from __future__ import annotations

from pathlib import Path

from babel.messages.pofile import write_po

from conf.messages import CATALOGUES
from tests.test_sentences import accented

LANGUAGE = "xx"
TAGGED = {  # sentences that have HTML in them: their tags are no letters
    "Copyright &#169; {holders}": accented("Copyright ") + "&#169; {holders}",
}


def write(folder: Path) -> None:
    """Write the catalogues of this language where a site looks for them (``locale_dirs``)."""
    place = folder / LANGUAGE / "LC_MESSAGES"
    place.mkdir(parents=True)
    for name, made in CATALOGUES.items():
        found = made()
        for message in found:
            if isinstance(message.id, tuple):
                message.string = tuple(map(accented, message.id))
            elif message.id:
                message.string = TAGGED.get(message.id) or accented(message.id)
        with (place / f"{name}.po").open("wb") as file:
            write_po(file, found)
