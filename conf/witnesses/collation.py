"""``python -m conf.witnesses.collation``: the copies of the tafurerías word by word, side by side.

CollateX aligns them a law at a time. The result is in ``build/witnesses/collated``: a
critical apparatus as TEI, and a table of all words as CSV (``apparatus``). It takes some minutes,
and is made again only when a copy, the list of laws or this program has changed.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from warnings import catch_warnings, simplefilter

from conf.edition.document import ROOT, TeiError, read
from conf.witnesses import apparatus
from conf.witnesses.apparatus import Part, Row
from conf.witnesses.copies import Token, tokens
from conf.witnesses.errors import WitnessError, write_errors
from conf.witnesses.listing import HOME
from conf.witnesses.make import in_place_of
from conf.witnesses.parts import cut, part_bounds, read_parts
from conf.witnesses.passages import witness_of
from conf.witnesses.words import path_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conf.witnesses.listing import Text

SIGLUM = "taf"
PARTS = ROOT / "corpus" / SIGLUM / "leyes.toml"
CODE = [Path(__file__).with_name(f"{name}.py") for name in "apparatus copies parts".split()]

Copies = dict[str, list[Token]]


def align(copies: Mapping[str, Sequence[Token]]) -> tuple[Row, ...]:
    """Return the places of a text, each with the words of each copy, aligned by CollateX."""
    with catch_warnings():
        simplefilter("ignore")  # it is written for an older Python
        from collatex import collate  # noqa: PLC0415 - so its warnings stay here
    asked = [
        {"id": name, "tokens": [{"t": one.text, "n": one.folded, "at": i} for i, one in placed]}
        for name, placed in ((name, enumerate(tokens)) for name, tokens in copies.items())
    ]
    content = json.loads(collate({"witnesses": asked}, output="json", segmentation=False))
    names = content["witnesses"]
    return tuple(
        {
            name: copies[name][cell[0]["at"]]
            for name, cell in zip(names, column, strict=True)
            if cell
        }
        for column in zip(*content["table"], strict=True)
    )


def collated(text: Text, listing: Path = PARTS, home: Path = HOME) -> list[Part]:
    """Return the parts of a text with the words of its copies; raises ``WitnessError``."""
    first, parts = read_parts(listing)
    words = {
        file.siglum: tokens(read(path_of(text.siglum, file.stem, home)).body) for file in text.files
    }
    first_words = words.pop(first)
    cuts = {first: part_bounds(parts, first_words)}
    cuts |= {name: cut(first_words, cuts[first], other) for name, other in words.items()}
    words = {first: first_words, **words}
    cut_up: list[Copies] = [
        {name: words[name][slice(*cuts[name][part.n])] for name in words if part.n in cuts[name]}
        for part in parts
    ]
    with ProcessPoolExecutor() as pool:
        rows = pool.map(align, cut_up)
        every = zip(parts, cut_up, rows, strict=True)
        return [Part(part.n, tuple(copies), row) for part, copies, row in every]


def main(home: Path = HOME) -> int:
    """Collate the fetched copies unless that is done; return 0, or 1 after a message."""
    text = witness_of(SIGLUM)
    if text is None or not all(path_of(SIGLUM, one.stem, home).is_file() for one in text.files):
        print(f"The copies of {SIGLUM} are not all there: nothing to collate.")
        return 0
    folder = home / "collated"
    mark = folder / "made-of"
    made_of = [path_of(SIGLUM, one.stem, home) for one in text.files]
    state = sha256(b"".join(path.read_bytes() for path in (*made_of, PARTS, *CODE))).hexdigest()
    if mark.is_file() and mark.read_text("utf-8") == state:
        return 0
    print(f"Collating {len(made_of)} copies; this takes some minutes.", flush=True)
    try:
        parts = collated(text, home=home)
        with in_place_of(folder) as new, write_errors(new):
            (new / f"{SIGLUM}.xml").write_bytes(apparatus.tei(text, parts))
            (new / f"{SIGLUM}.csv").write_text(apparatus.table(text, parts), "utf-8")
            (new / "made-of").write_text(state, "utf-8")
    except (WitnessError, TeiError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    places = [place for part in parts for place in apparatus.places(part)]
    varied = sum(len(place) > 1 for place in places)
    words = sum(len(apparatus.established(part)) for part in parts)
    print(f"{len(parts)} parts, {words:,} words, {varied:,} places where copies differ.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
