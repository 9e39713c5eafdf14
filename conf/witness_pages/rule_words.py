"""The words of a rule that we do not print, from a witness that has been fetched.

``corpus/ldj/reglas.lugares.toml`` keeps of each such rule the place of its words and their digest;
``python -m conf.witnesses.measure`` writes it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sphinx.util import logging

from conf.witness_pages import shelf
from conf.witnesses import spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.line_text import lines, passage
from conf.witnesses.measure import FILE, SIGLUM, STEM
from conf.witnesses.words import path_of
from conf.witnesses.words import words as words_of

if TYPE_CHECKING:
    from pathlib import Path

    from sphinx.application import Sphinx

    from conf.witnesses.spans import Span
    from juegos.core.source import Rule

logger = logging.getLogger(__name__)


def words(app: Sphinx, rule: Rule) -> str:
    """Return the words that a rule rests on, or nothing; warns if the witness has other words."""
    folder = shelf.home(app)
    one = _spans().get(rule.id)
    if one is None or not shelf.books(app) or not path_of(SIGLUM, STEM, folder).is_file():
        return ""
    try:
        spans.check(one, words_of(SIGLUM, STEM, folder))
    except WitnessError as fault:
        logger.warning("the words of a rule are not where they were: %s", fault)
        return ""
    return _words(folder, rule)


@cache
def _spans() -> dict[str, Span]:
    return spans.read(FILE)[1]


def _words(folder: Path, rule: Rule) -> str:
    return passage(lines(SIGLUM, STEM, folder), rule.locus)
