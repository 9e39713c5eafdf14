"""Puzzles of piquet: the declarations of a hand, and the best discard."""

from __future__ import annotations

import re
from typing import Any

from juegos import data
from juegos.core.entry import Entry
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.message import Message, _, _n, joined
from juegos.core.puzzle import MOVE, Puzzle, PuzzleKind, Question, Ruling, of_kind
from juegos.material import cards
from juegos.naipes.piquet.combinations import GRUPO, PUNTO, SECUENCIA
from juegos.naipes.piquet.doors import Declarable, declarations, reasons
from juegos.naipes.piquet.rules import table_rules

THREE_NUMBERS = re.compile(r"([0-9]{1,3}) ([0-9]{1,3}) ([0-9]{1,3})")
READER = 0  # the seat that sees its cards


def asks_declare(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the points of a hand for each kind of declaration."""
    says = _(
        "A declares this hand: {cards}. How many points does it count if all that it declares is "
        "good?",
        cards=cards.write(hand(entry, puzzle)),
    )
    return Question(says, "fields", (_("the point"), _("sequences"), _("trios and quatorzes")))


def judges_declare(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether three numbers are the count of the hand, with each thing that counts."""
    if not THREE_NUMBERS.fullmatch(answer):
        raise BadNotation(_("an answer is three numbers, like '5 3 0'"), 0)
    declarables = declared(entry, puzzle)
    totals = [
        sum(one.points for one in declarables if one.kind == kind)
        for kind in (PUNTO, SECUENCIA, GRUPO)
    ]
    says = [
        _n("{what}: {count} point", "{what}: {count} points", one.points, what=one.name)
        for one in declarables
    ]
    return Ruling([int(number) for number in answer.split()] == totals, _listed(says))


def declared(entry: Entry, puzzle: Puzzle) -> tuple[Declarable, ...]:
    """Return the declarations of the hand of a puzzle."""
    game = entry.game(puzzle.chosen)
    return declarations(hand(entry, puzzle), table_rules(game.readings))


def hand(entry: Entry, puzzle: Puzzle) -> int:
    """Return the cards that the reader holds."""
    game: Any = entry.game(puzzle.chosen)
    return int(game.view(game.read(puzzle.state), READER).hand)


def asks_put_out(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the cards to put out."""
    says = _(
        "A is the elder and holds: {cards}. Which cards should he discard? Pick them, and "
        "discard them.",
        cards=cards.write(hand(entry, puzzle)),
    )
    return Question(says, MOVE)


def judges_put_out(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether our strong player puts out these cards, and what that keeps."""
    game: Any = entry.game(puzzle.chosen)
    state = game.read(puzzle.state)
    move = game.read_move(state, answer)
    if move not in game.moves(state):
        raise IllegalMove(_("{answer} is no move here", answer=answer))
    held, best = hand(entry, puzzle), cards.read(puzzle.solution.partition(" ")[2])
    gains = dict(pair.split("=") for pair in puzzle.asks.split(";"))
    says = _listed(list(reasons(held, best)))
    if cards.read(_cards_out(answer)) == best:
        return Ruling(
            True,
            _("To discard {cards}: {reasons}", cards=cards.write(best), reasons=says),
        )
    return Ruling(False, _lost(answer, gains))


def _lost(answer: str, gains: dict[str, str]) -> Message:
    """Return what another discard loses against the best, by our strong player's estimate."""
    put_out = cards.write(cards.read(_cards_out(answer)))
    if put_out not in gains:
        return _("Our strong player does not consider discarding {cards}.", cards=put_out)
    return _(
        "By the estimate of our strong player, discarding {cards} gains {points} points less than "
        "the best.",
        cards=put_out,
        points=gains[put_out],
    )


def _cards_out(move: str) -> str:
    return move.partition(" ")[2]


def _listed(says: list[Message]) -> Message:
    return _("{row}.", row=joined(says, "; ")) if says else _("nothing.")


KINDS = {
    "declare": PuzzleKind(
        _("Declare this hand"),
        of_kind(data.rows("naipes/puzzles.tsv"), "declare"),
        asks_declare,
        judges_declare,
        _("The solution is the count of the hand by the rules, and is exact."),
    ),
    "put-out": PuzzleKind(
        _("Discard"),
        of_kind(data.rows("naipes/puzzles.tsv"), "put-out"),
        asks_put_out,
        judges_put_out,
        _(
            "The solution is the estimate of our strong player over deals that it imagines, and "
            "may be wrong; only hands in which its choice is clear were taken."
        ),
    ),
}
