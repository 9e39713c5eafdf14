"""The words of a witness that a passage of ours translates: ``corpus/SIGLUM/NAME.lugares.toml``.

Such a file keeps no word. For each passage it has the place and number of its first word and of
its last one, how many there are, and their digest, so that a witness whose text has shifted or
changed is noticed::

    witness = "TEXT.ACE"

    [[seg]]
    id = "tablas.s1"
    from = "72r.a.1 1"
    to = "72r.a.6 3"
    words = 31
    sha256 = "0123456789abcdef"

Who knows the words of which passage are meant has them measured by ``span`` and written by
``written``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conf.edition.document import TeiError, below, toml
from conf.witnesses.errors import WitnessError
from conf.witnesses.words import between, digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from conf.witnesses.words import Word

Place = tuple[str, int]
ABOUT = """\
# Which words of the witness each passage stands for: place and number of the first word and of the
# last, how many they are, and the digest of them joined by blanks. It is read by
# conf/witnesses/spans.py.
"""


@dataclass(frozen=True, slots=True)
class Span:
    """The bounds and digest of a passage's words in a witness, without the words."""

    id: str
    first: Place
    last: Place
    words: int
    sha256: str


def span(id: str, words: Sequence[Word], first: Place, last: Place) -> Span:
    """Return the span of the words from one place to another; raises ``WitnessError``."""
    here = between(words, first, last)
    return Span(id, first, last, len(here), digest(here))


def check(one: Span, words: Sequence[Word]) -> tuple[Word, ...]:
    """Return the words of a span, if they are unchanged.

    Raises:
        WitnessError: they are not those that were measured; the message tells passage and place.
    """
    try:
        here = between(words, one.first, one.last)
    except WitnessError as fault:
        raise WitnessError(f"{one.id}: {fault}") from None
    where = f"{one.id} (from {one.first[0]} to {one.last[0]})"
    if len(here) != one.words:
        raise WitnessError(f"{where}: expected {one.words} words, the witness has {len(here)}.")
    if digest(here) != one.sha256:
        text = f"{where}: the witness has other words than those that were measured"
        raise WitnessError(f"{text} (digest {digest(here)}, expected {one.sha256}).")
    return here


def read(path: Path) -> tuple[str, dict[str, Span]]:
    """Return the witness of a file of spans, by the name of its TEI, and the spans by id.

    Raises:
        TeiError: something in it is missing or ill-formed.
    """
    document = toml(path)
    try:
        spans = [_span(one) for one in document.get("seg", [])]
        return str(document["witness"]), {one.id: one for one in spans}
    except (KeyError, ValueError) as fault:
        raise TeiError(below(path), 1, f"no list of places as written: {fault!r}") from None


def _span(texts: dict[str, str]) -> Span:
    first, last = (_place(texts[name]) for name in ("from", "to"))
    return Span(texts["id"], first, last, int(texts["words"]), texts["sha256"])


def _place(text: str) -> Place:
    place, n = text.split(" ")
    return place, int(n)


def as_toml(witness: str, spans: Iterable[Span]) -> str:
    """Return a file of spans, which ``read`` reads."""
    pieces = [f'{ABOUT}\nwitness = "{witness}"\n']
    for one in spans:
        first, last = (f'"{place} {n}"' for place, n in (one.first, one.last))
        pieces.append(
            f'\n[[seg]]\nid = "{one.id}"\nfrom = {first}\nto = {last}\n'
            f'words = {one.words}\nsha256 = "{one.sha256}"\n'
        )
    return "".join(pieces)
