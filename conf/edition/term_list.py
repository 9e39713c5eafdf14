"""The term list: the name of each thing in English, Spanish and French.

It is ``conf/locale/terms.toml``, whose entries are written for translators: with article, gender
and remarks. ``words`` and ``rows`` return the bare words, for the search.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TERMS = Path(__file__).parents[1] / "locale" / "terms.toml"
LANGUAGES = ("en", "es", "fr")
REMARK = re.compile(r" \([^)]*\)| in trictrac\b.*")
INVERTED = re.compile(r"^([^,;]*), ([^,;]* (?:of|the))$")  # tables, game of
GENDER = re.compile(r"[mf]\.( pl\.)?|pl\.")
ARTICLE = re.compile(r"^(?:to |the |a |el |la |los |las |le |les |l’)")

Row = tuple[list[str], list[str]]


@dataclass(frozen=True, slots=True)
class Term:
    """The name of a thing in each language, and by language the words to avoid for it."""

    kind: str
    en: str
    es: str
    fr: str
    about: str = ""
    avoid: Mapping[str, Sequence[str]] = field(default_factory=dict)


def terms() -> list[Term]:
    """Return all terms in the order of their file; an unknown key raises ``TypeError``."""
    return [Term(**one) for one in tomllib.loads(TERMS.read_text("utf-8"))["term"]]


def words(entry: str) -> list[str]:
    """Return the bare words of an entry, in lower case.

    >>> words("tablier, m. (tables); damier, m. (draughts)")
    ['tablier', 'damier']
    >>> words("tables, game of"), words("l’ordinateur, m."), words("to play, a play (trictrac)")
    (['game of tables'], ['ordinateur'], ['play'])
    """
    bare = INVERTED.sub(r"\2 \1", REMARK.sub("", entry.lower()))
    parts = [part for part in re.split(r"[,;] ", bare) if not GENDER.fullmatch(part)]
    return list(dict.fromkeys(ARTICLE.sub("", part) for part in parts))


@cache
def words_by_language(kinds: frozenset[str] = frozenset()) -> tuple[dict[str, list[str]], ...]:
    """Return the words of each thing by language, of some kinds or of all.

    An entry with several things has them in the same order in all languages.
    """
    things: list[dict[str, list[str]]] = []
    for term in terms():
        if not kinds or term.kind in kinds:
            by_language = {code: words(getattr(term, code)) for code in LANGUAGES}
            if len({len(forms) for forms in by_language.values()}) == 1:
                told_apart = zip(*by_language.values(), strict=True)
                things += [
                    {c: [w] for c, w in zip(by_language, one, strict=True)} for one in told_apart
                ]
            else:
                things.append(by_language)
    return tuple(things)


def rows(language: str) -> list[Row]:
    """Return for each thing its words in a language, and those in the others that differ."""
    result: dict[tuple[str, ...], dict[str, None]] = {}
    for thing in words_by_language():
        own = thing[language]
        others = [word for code in LANGUAGES for word in thing[code] if word not in own]
        result.setdefault(tuple(own), {}).update(dict.fromkeys(others))
    return [(list(own), list(others)) for own, others in result.items()]


def other_languages(lemma: str, language: str, kinds: frozenset[str]) -> list[str]:
    """Return the translations of a word, as a thing of these kinds.

    >>> also("trou", "fr", frozenset({"tables"}))
    ['hole', 'hoyo']
    """
    here = [thing for thing in words_by_language(kinds) if lemma.lower() in thing.get(language, ())]
    words = (
        word for thing in here for code in LANGUAGES for word in thing[code] if code != language
    )
    return [word for word in dict.fromkeys(words) if word != lemma.lower()]
