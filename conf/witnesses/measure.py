"""``python -m conf.witnesses.measure``: record the places of the rules' unprinted words.

It writes ``corpus/ldj/reglas.lugares.toml`` from the witness in ``build/witnesses``: of every rule
that lines of the codex state or imply, and that quotes no words, the first and the last word of
these lines, how many they are, and their digest. What we supply stands on no words.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from conf.edition.document import ROOT, TeiError
from conf.witnesses.errors import WitnessError
from conf.witnesses.spans import as_toml, span
from conf.witnesses.words import words
from juegos import catalogue
from juegos.core.source import Standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conf.witnesses.spans import Span
    from conf.witnesses.words import Word
    from juegos.core.source import Rule

SIGLUM, STEM = "ldj", "TEXT.ACE"
FILE = ROOT / "corpus" / SIGLUM / "reglas.lugares.toml"


def unquoted_rules() -> Iterator[Rule]:
    """Yield the rules that lines of the codex state or imply, and that quote no words."""
    for entry in catalogue.CATALOGUE.values():
        for rule in entry.game({}).rules:
            there = rule.locus.work == SIGLUM and rule.locus.lines is not None
            if there and not rule.words and rule.standing is not Standing.SUPPLIED:
                yield rule


def spans_of(witness_words: Sequence[Word]) -> Iterator[Span]:
    """Yield the span of each such rule; raises ``WitnessError`` for lines without words."""
    for rule in unquoted_rules():
        first, last = rule.locus.lines or (0, -1)
        start = f"{rule.locus.leaf}.{rule.locus.column}."
        places = [f"{start}{n}" for n in range(first, last + 1)]
        here = [word for word in witness_words if word.n and word.place in places]
        if not here:
            raise WitnessError(f"{rule.id}: the witness has no words at {rule.locus}.")
        ends = [(word.place, word.n) for word in (here[0], here[-1])]
        yield span(rule.id, witness_words, ends[0], ends[1])


def main() -> int:
    """Write the file; return 0, or 1 after a message."""
    try:
        FILE.write_text(as_toml(STEM, spans_of(words(SIGLUM, STEM))), "utf-8")
    except (WitnessError, TeiError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
