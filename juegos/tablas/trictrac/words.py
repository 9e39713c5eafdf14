"""The moves made by a word instead of a man, in groups: the old word and its sense.

The French words are those of the glossary (Guiton 1822 and others), the moves those of the games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from juegos.core.message import _
from juegos.draw.tables.scene import Group, Offer
from juegos.tablas.trictrac.state import GOES, STAYS
from juegos.tablas.trictrac.strict.disputes import ACCEPTS, AGAIN, DISPUTES, MENDS, PASSES, WHOLE
from juegos.tablas.trictrac.strict.state import THROWS

_CLAIM = re.compile(r"marque (\d+) (\d+)( neuf)?")
_SCHOOL = re.compile(r"ecole (\d+)")
_OWN = _("say what your throw gives you, and mark it: the peg’s holes, then where the jeton stands")
_GIVEN = _("mark what the other’s throw gave you: the peg’s holes, then where the jeton stands")
_CALLS = _("send the other to school: he has marked wrongly, by so many points")
_NEW = "jeton neuf"

# The groups of single words, each with its moves.
_WORDS: tuple[tuple[str, str, Mapping[str, tuple[str, str]]], ...] = (
    (
        "s’en aller ou rester",
        _("go away or stay"),
        {
            GOES: ("je m’en vais", _("men and jetons go back to the talons; you throw first")),
            STAYS: ("je reste", _("the men stay, and you play your throw")),
        },
    ),
    (
        "passer",
        _("his marks are right, or you let them pass"),
        {
            PASSES: ("passer", _("let the marks pass")),
            MENDS: ("corriger", _("put them right, without école")),
        },
    ),
    (
        "répondre à l’école",
        _("you are sent to school"),
        {
            ACCEPTS: ("accepter", _("the other is right")),
            DISPUTES: ("fausse école", _("dispute it: there is no école, or a smaller one")),
            WHOLE: ("école entière", _("have it marked whole")),
            AGAIN: ("augmentation", _("hold to it: the école is increased")),
        },
    ),
    ("jeter", _("all is marked"), {THROWS: ("jeter", _("take up the dice and throw"))}),
)
# What is decided about men, by the first word of a move that no group above has.
_DECIDES = {
    "chasse": ("dame chassée", _("a man strayed into a jan: have him driven out, or leave him")),
    "laisse": ("fausse case", _("the other has played wrongly: leave it so, or have it put right")),
    "pone": ("rejouer", _("where the men should stand after all")),
}
_DECIDE = ("décider", _("what there is to decide"))
_NOTHING = Offer(PASSES, "passe", _("play nothing: no man can move"))


def groups(moves: Iterable[str], texts: Mapping[str, str]) -> tuple[Group, ...]:
    """Return the moves that no man makes, in groups; ``said`` names the other moves."""
    left = dict.fromkeys(moves)
    result = [*_marking(left), *_schools(left), *_plain(left, texts)]
    return tuple(group for group in result if group.rows)


def _marking(left: dict[str, None]) -> Iterator[Group]:
    """Yield the possible marks, a row for each number of holes; they leave ``left``."""
    rows: dict[str, list[Offer]] = {}
    for move in list(left):
        if claim := _CLAIM.fullmatch(move):
            del left[move]
            holes, points, second = int(claim[1]), claim[2], claim[3]
            head = _NEW if second else f"{holes} {'trous' if holes > 1 else 'trou'}"
            rows.setdefault(head, []).append(Offer(move, points))
    order = sorted(rows.items(), key=lambda row: (row[0] == _NEW, row[0]))
    sense = _GIVEN if THROWS in left else _OWN
    numbered = tuple((head, tuple(sorted(row, key=_points))) for head, row in order)
    yield Group("annoncer et marquer", sense, numbered)


def _points(offer: Offer) -> int:
    return int(offer.word)


def _schools(left: dict[str, None]) -> Iterator[Group]:
    """Yield the écoles that may be called; they leave ``left``."""
    calls = [call for move in left if (call := _SCHOOL.fullmatch(move))]
    for call in calls:
        del left[call[0]]
    row = tuple(Offer(call[0], call[1]) for call in sorted(calls, key=lambda call: int(call[1])))
    yield Group("envoyer à l’école", _CALLS, (("", row),) if row else ())


def _plain(left: dict[str, None], texts: Mapping[str, str]) -> Iterator[Group]:
    """Yield the groups of single words, at last those that have no other word."""
    if PASSES in left and MENDS not in left:  # no marks are judged here
        del left[PASSES]
        yield Group("impuissance", _("no die can be played"), (("", (_NOTHING,)),))
    for word, sense, words in _WORDS:
        row = tuple(Offer(move, *words[move]) for move in words if move in left)
        for offer in row:
            del left[offer.move]
        yield Group(word, sense, (("", row),) if row else ())
    rest = tuple(Offer(move, texts[move]) for move in left)
    first = {move.split(" ")[0] for move in left}
    word, sense = next((_DECIDES[name] for name in _DECIDES if name in first), _DECIDE)
    yield Group(word, sense, (("", rest),) if rest else ())
