"""The questions of ``conf.claims.questions``, and their answers, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from juegos.core.message import Message, _, joined

if TYPE_CHECKING:
    from conf.claims.worked_positions import Check

# Of the whole position, or of the throw that is asked about.
WORDS = {
    # NOTE: what a throw at trictrac scores: its jans (scoring events), with ways and points
    "jans": _("all that {throw} scores"),
    "some": _("some of what {throw} scores"),
    "points": _("points by {throw}"),
    "given": _("points for the other by {throw}"),
    "fills": _("throws that fill"),
    "fails": _("throws that do not fill"),
    "keeps": _("throws that keep the jan"),
    "keeping": _("whether {throw} keeps the jan"),
    "hitting": _("throws that hit truly"),
    "ways": _("ways in which {throw} fills"),
    "struck": _("men hit truly by {throw}, and ways"),
    "missed": _("men hit falsely by {throw}, and ways"),
    "plays": _("all plays of {throw}"),
    "play": _("an allowed play of {throw}"),
    "refused": _("a forbidden play of {throw}"),
    "twice": _("ways of 1296 to keep the jan twice"),
}
CHANCES = {
    "fills": _("ways of 36 to fill"),
    "keeps": _("ways of 36 to keep the jan"),
    "beats": _("ways of 36 to beat the corner"),
    # NOTE: the jan de deux tables: both corners are beaten by one throw
    "corners": _("ways of 36 to beat both corners"),
    "hits": _("ways of 36 to hit truly"),
    "misses": _("ways of 36 to hit falsely"),
    "takes": _("ways of 36 to take the corner"),
    "stays": _("ways of 36 in which the corner cannot be left"),
}
OF_ARROWS = {
    "hits": _("ways of 36 to hit truly on {arrows}"),
    "misses": _("ways of 36 to hit falsely on {arrows}"),
    "case": _("ways of 36 to make a case on {arrows}"),
}
OF_NUMBERS = {
    "scores": _("ways of 36 to score {number} points"),
    "reaches": _("ways of 36 to score {number} points or more"),
    # NOTE: one throw can fill a jan in one way, two or three: by either die, or by their sum
    "fills": _("ways of 36 to fill in {number} ways or more"),
    "both": _("ways of 36 to hit {true} men truly and {false} falsely"),
}
# Answers in words; all others are numbers, men, or French names of what is scored.
ANSWERS = {"yes": _("yes"), "no": _("no"), "not allowed": _("not allowed")}


def answer(text: str) -> Message | str:
    """Return an answer for a page: a sentence if it is in words, else unchanged."""
    return ANSWERS.get(text, text)


def words(check: Check) -> Message:
    """Return the question: ``points by 6-5``, ``ways of 36 to hit truly on r5``."""
    if check.asks != "chances":
        asked = WORDS[check.asks]
        return asked.with_fields(throw=check.of) if check.of else asked
    name, *rest = check.of.split()
    if not rest:
        return CHANCES[name]
    if name == "both":
        return OF_NUMBERS[name].with_fields(true=rest[0], false=rest[1])
    if name in OF_NUMBERS:
        return OF_NUMBERS[name].with_fields(number=rest[0])
    return OF_ARROWS[name].with_fields(arrows=joined(rest))
