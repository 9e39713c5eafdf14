"""``python -m conf.witnesses``: public transcriptions made into TEI.

The files are asked for at the address that ``JUEGOS_WITNESSES_AT`` gives, or at GitHub.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from conf.witnesses.errors import WitnessError
from conf.witnesses.fetch import AT, GITHUB, fetch, folder, host
from conf.witnesses.listing import HOME, LISTING, listing
from conf.witnesses.make import convert
from conf.witnesses.passages import faults

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conf.witnesses.listing import Text
    from conf.witnesses.make import TeiFile

ABOUT = "Fetch the public transcriptions that corpus/testigos.toml lists, and make TEI of them."

SHIFTED = "Passages whose original is not as it was measured; their pages show none of it:"


def main(arguments: list[str], listed: Path = LISTING, home: Path = HOME) -> int:
    """Fetch the listed files into a folder and convert them; return 0, or 1 after a message."""
    parser = argparse.ArgumentParser(prog="python3 noxfile.py witnesses --", description=ABOUT)
    text = "read the files from this folder, laid out as NAME/PATH or OWNER/NAME/PATH"
    parser.add_argument("--from", dest="folder", metavar="FOLDER", type=Path, help=text)
    public = "only the texts that a published site may contain, by their licences"
    parser.add_argument("--public", action="store_true", help=public)
    left = "nothing of this repository, OWNER/NAME; may be given several times"
    parser.add_argument("--without", action="append", default=[], metavar="NAME", help=left)
    chosen = parser.parse_args(arguments)
    try:
        texts = _chosen(listing(listed), chosen.without, public=chosen.public)
        bring = folder(chosen.folder) if chosen.folder else host(os.environ.get(AT, GITHUB))
        fetch(texts, home, bring, lambda line: print(line, flush=True))
        made = convert(texts, home)
        shifted = list(faults(home))
    except WitnessError as fault:
        print(fault, file=sys.stderr)
        return 1
    except Exception as fault:  # noqa: BLE001  any failure is reported in one line
        print(f"{type(fault).__name__}: {fault}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 1
    print(*table(made), sep="\n")
    if shifted:
        print(SHIFTED, *shifted, sep="\n", file=sys.stderr)
    return 1 if shifted else 0


def _chosen(texts: Iterable[Text], without: list[str], *, public: bool) -> list[Text]:
    """Return the texts of all repositories but some; raises for one that is not listed."""
    texts = list(texts)
    if unknown := sorted({*without} - {text.repository.name for text in texts}):
        raise WitnessError(f"no text is of a repository {unknown[0]!r}")
    allowed = [text for text in texts if text.repository.public or not public]
    return [text for text in allowed if text.repository.name not in without]


def table(made: Iterable[TeiFile]) -> Iterator[str]:
    """Yield the lines of a report: file, words, unknown marks, sums; then each unknown mark."""
    made = list(made)
    rows = [("file", "words", "unknown marks")]
    rows += [(one.name, f"{one.words:,}", f"{len(one.unknown):,}") for one in made]
    words, unknown = sum(one.words for one in made), sum(len(one.unknown) for one in made)
    rows.append((f"{len(made)} files", f"{words:,}", f"{unknown:,}"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    yield ""
    for name, *numbers in rows:
        right = (f"{n:>{width}}" for n, width in zip(numbers, widths[1:], strict=True))
        yield "  ".join([f"{name:<{widths[0]}}", *right])
    yield from (str(one) for each in made for one in each.unknown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
