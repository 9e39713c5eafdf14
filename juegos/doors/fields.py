"""The list of requests: which fields each door takes, and of what type each is.

``REQUESTS`` has for each door what its request looks like, and where there are several ways to ask,
each of them. ``juegos.doors.validation`` refuses the fields that are not in it; the page of the
doors prints it, and ``pytest tests/test_fields.py --regenerate`` writes
``conf/widget/client/requests.d.ts`` from it. Each door checks the values of its own fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, NotRequired, TypedDict, get_args

Readings = dict[str, str]
Object = dict[str, Any]
Seed = int | str | None


class AnyRequest(TypedDict):
    """What any door takes: its name, and the language of its reply, by which it is English."""

    do: str
    lang: NotRequired[str]


class OfGame(AnyRequest):
    """A game by its slug, and the readings chosen for it; of other cruces the default ones hold."""

    slug: str
    readings: NotRequired[Readings]


class AtState(OfGame):
    """A state of a game."""

    state: str


class FromState(OfGame):
    """A game from a state of it on, by default from its start."""

    state: NotRequired[str]


class SeenBy(TypedDict):
    """Which seat alone is to see the reply, and which has the near edge of the board."""

    seat: NotRequired[int]
    near: NotRequired[int]


# The field is a word of Python. So many moves of a record are done, and led to ``state``.
PartOfRecord = TypedDict("PartOfRecord", {"from": NotRequired[int], "state": NotRequired[str]})


class StartRequest(FromState, SeenBy):
    """The beginning of a game, or a position set up for it."""


class MovesRequest(AtState):
    """What a seat may do at a state."""

    seat: NotRequired[int]


class StepRequest(AtState, SeenBy):
    """A throw, or all that chance does until a seat is to move.

    ``seed`` is where chance comes from. With ``written`` the reply to ``deal`` tells its moves.
    """

    seed: NotRequired[Seed]
    written: NotRequired[bool]


class PlayRequest(StepRequest):
    """A move; whoever keeps a game may ask for it as for a throw, though it needs no ``seed``."""

    move: str


class AdviseRequest(AtState):
    """What a player of a level would do; the seat is the one whose turn it is."""

    level: NotRequired[str]
    seed: NotRequired[Seed]
    seat: NotRequired[int]


class PerftRequest(FromState):
    """How many sequences there are of ``depth`` moves."""

    depth: int


class TableRequest(AnyRequest):
    """A table of the edition, under readings."""

    id: str
    readings: NotRequired[Readings]


class WithText(AnyRequest):
    """A game written down, in any notation that is known here."""

    text: str


class PlayedRequest(WithText, PartOfRecord):
    """A game written down, and which part of it."""


class UnlinkRequest(AnyRequest, PartOfRecord):
    """A link to a game, and which part of it."""

    link: str


class ConvertRequest(WithText):
    """A game written down, and the notation to write it in."""

    format: str


class ReplayTextRequest(PlayedRequest, SeenBy):
    """A game written down that is gone through, and which part of it.

    So many lines stand ``before`` it in the text that it is from.
    """

    before: NotRequired[int]


class ReplayMovesRequest(OfGame, PartOfRecord, SeenBy):
    """A game told by its moves that is gone through, and which part of it."""

    moves: list[str]


class DrawnForLetter(TypedDict):
    """What is drawn for a letter by whoever writes it."""

    secret: NotRequired[str]
    nonce: NotRequired[str]


class LetterBeginRequest(FromState, DrawnForLetter):
    """The first letter of a game, by a seat."""

    seat: int
    near: NotRequired[int]
    id: str
    moves: NotRequired[list[str]]


class LetterReadRequest(AnyRequest):
    """A letter that has come, or none where one asks how the game stands."""

    letter: NotRequired[str]
    mailbox: NotRequired[Object]
    near: NotRequired[int]


class LetterWriteRequest(AnyRequest, DrawnForLetter):
    """The letter that follows those of a mailbox."""

    mailbox: Object
    moves: NotRequired[list[str]]
    near: NotRequired[int]


class ReviewRequest(AtState, SeenBy):
    """A step of a game that is to be judged."""

    move: str
    seed: NotRequired[Seed]


class BalanceRequest(OfGame, SeenBy):
    """The replies to ``review`` of a game, step by step."""

    reviews: list[Object]


class ResultRequest(AtState):
    """The end of a game, and the events that led there."""

    events: NotRequired[list[Object]]


class PuzzleByIdRequest(AnyRequest):
    """A puzzle."""

    id: str


class PuzzleOfDayRequest(AnyRequest):
    """A day, whose puzzle is asked for."""

    date: str


class SolveRequest(PuzzleByIdRequest):
    """An answer to a puzzle; without one the solution is asked for."""

    answer: NotRequired[str]


class ScoreOfHandsRequest(OfGame):
    """Two hands of cards, and the tricks that were played."""

    elder: str
    younger: str
    tricks: NotRequired[str | list[list[str]]]


class MenOfTrictrac(OfGame):
    """The men of trictrac, and which throw it is; ``unchecked`` takes the men as they stand."""

    thrower: str
    opponent: str
    throw_of_releve: NotRequired[int]
    throws_since_corner: NotRequired[int]
    second_throw_of_tour: NotRequired[bool]
    unchecked: NotRequired[bool]


class ThrownRequest(MenOfTrictrac):
    """Men and a throw."""

    throw: str | list[int]


class WhyRequest(ThrownRequest):
    """A play of a throw."""

    play: str


class TutorOfStateRequest(AtState):
    """A state, of which the tutor is asked; its men are those that the game leaves."""

    unchecked: NotRequired[Literal[False]]


class TutorOfMenRequest(MenOfTrictrac):
    """Men, of whom the tutor is asked, before a throw or with one."""

    throw: NotRequired[str | list[int] | None]


class MarkRequest(OfGame):
    """The marks of a tour, and what is marked then, step by step."""

    state: Object
    steps: list[Object]


class PartieRequest(OfGame):
    """The totals of a finished partie."""

    totals: list[int]


class TeachRequest(OfGame):
    """Twelve cards of the elder or younger, or ``deal`` that they be dealt."""

    hand: NotRequired[str]
    deal: NotRequired[bool]
    side: NotRequired[str]
    takes: NotRequired[int]
    seed: NotRequired[int]


class CountRequest(AtState):
    """A deal as far as it has come, or with a move more."""

    move: NotRequired[str]


REQUESTS: Mapping[str, Any] = {
    "list": AnyRequest,
    "start": StartRequest,
    "moves": MovesRequest,
    "play": PlayRequest,
    "throw": StepRequest,
    "deal": StepRequest,
    "advise": AdviseRequest,
    "odds": FromState,
    "perft": PerftRequest,
    "table": TableRequest,
    "record": PlayedRequest,
    "link": WithText | AtState,
    "unlink": UnlinkRequest,
    "convert": ConvertRequest,
    "score": ScoreOfHandsRequest | ThrownRequest,
    "partie": PartieRequest,
    "count": CountRequest,
    "teach": TeachRequest,
    "plays": ThrownRequest,
    "mark": MarkRequest,
    "why": WhyRequest,
    "tutor": TutorOfStateRequest | TutorOfMenRequest,
    "ids": AtState,
    "replay": ReplayTextRequest | ReplayMovesRequest,
    "records": WithText,
    "letter-begin": LetterBeginRequest,
    "letter-read": LetterReadRequest,
    "letter-write": LetterWriteRequest,
    "review": ReviewRequest,
    "balance": BalanceRequest,
    "result": ResultRequest,
    "puzzle": PuzzleByIdRequest | PuzzleOfDayRequest,
    "solve": SolveRequest,
}


def request_types(do: str) -> tuple[type, ...]:
    """Return the ways to ask a door, each a ``TypedDict``.

    >>> [way.__name__ for way in request_types("puzzle")]
    ['PuzzleByIdRequest', 'PuzzleOfDayRequest']
    """
    asked = REQUESTS[do]
    return get_args(asked) if isinstance(asked, UnionType) else (asked,)
