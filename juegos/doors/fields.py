"""The list of requests: the fields of each door, and their types.

``REQUESTS`` has the shape of each door's request, and every shape where there are several.
``juegos.doors.request`` refuses the fields that are not in it; the page of the doors prints it,
and ``python -m conf.make.request_types`` writes ``conf/widget/client/requests.d.ts`` from it. Each
door checks the values of its own fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, NotRequired, TypedDict, get_args

Readings = dict[str, str]
Object = dict[str, Any]
Seed = int | str | None


class AnyRequest(TypedDict):
    """The fields of every request: the name of the door, and the language of the reply."""

    do: str
    lang: NotRequired[str]


class OfGame(AnyRequest):
    """A game by its slug, and the readings chosen for it; other cruces have their default."""

    slug: str
    readings: NotRequired[Readings]


class AtState(OfGame):
    """A state of a game."""

    state: str


class FromState(OfGame):
    """A game from a state on, by default from its start."""

    state: NotRequired[str]


class SeenBy(TypedDict):
    """The seat that alone is to see the reply, and the seat at the near edge of the board."""

    seat: NotRequired[int]
    near: NotRequired[int]


# The field is a word of Python. So many moves of a record are done, and led to ``state``.
PartOfRecord = TypedDict("PartOfRecord", {"from": NotRequired[int], "state": NotRequired[str]})


class StartRequest(FromState, SeenBy):
    """The start of a game, or a position set up for it."""


class MovesRequest(AtState):
    """The moves of a seat at a state."""

    seat: NotRequired[int]


class StepRequest(AtState, SeenBy):
    """A throw, or everything that chance does until a seat is to move.

    ``seed`` seeds the random generator. With ``written`` the reply to ``deal`` has its moves.
    """

    seed: NotRequired[Seed]
    written: NotRequired[bool]


class PlayRequest(StepRequest):
    """A move. It takes the fields of a throw, though it needs no ``seed``."""

    move: str


class AdviseRequest(AtState):
    """Advice from a player of a level; the seat is the one to move."""

    level: NotRequired[str]
    seed: NotRequired[Seed]
    seat: NotRequired[int]


class PerftRequest(FromState):
    """The number of sequences of ``depth`` moves."""

    depth: int


class TableRequest(AnyRequest):
    """A table of the edition, under readings."""

    id: str
    readings: NotRequired[Readings]


class WithText(AnyRequest):
    """A game written down, in any notation known here."""

    text: str


class PlayedRequest(WithText, PartOfRecord):
    """A game written down, and a part of it."""


class UnlinkRequest(AnyRequest, PartOfRecord):
    """A link to a game, and a part of it."""

    link: str


class ConvertRequest(WithText):
    """A game written down, and the notation to convert it to."""

    format: str


class ReplayTextRequest(PlayedRequest, SeenBy):
    """A game written down that is replayed, and a part of it.

    ``before`` is the number of lines before it in the text that it comes from.
    """

    before: NotRequired[int]


class ReplayMovesRequest(OfGame, PartOfRecord, SeenBy):
    """A game given by its moves that is replayed, and a part of it."""

    moves: list[str]


class DrawnForLetter(TypedDict):
    """The random values that the writer of a letter has drawn."""

    secret: NotRequired[str]
    nonce: NotRequired[str]


class LetterBeginRequest(FromState, DrawnForLetter):
    """The first letter of a game, by a seat."""

    seat: int
    near: NotRequired[int]
    id: str
    moves: NotRequired[list[str]]


class LetterReadRequest(AnyRequest):
    """A letter that has arrived, or none to ask for the state of the game."""

    letter: NotRequired[str]
    mailbox: NotRequired[Object]
    near: NotRequired[int]


class LetterWriteRequest(AnyRequest, DrawnForLetter):
    """The letter after those of a mailbox."""

    mailbox: Object
    moves: NotRequired[list[str]]
    near: NotRequired[int]


class ReviewRequest(AtState, SeenBy):
    """A step of a game to be judged."""

    move: str
    seed: NotRequired[Seed]


class BalanceRequest(OfGame, SeenBy):
    """The replies to ``review`` for the steps of a game."""

    reviews: list[Object]


class ResultRequest(AtState):
    """The end of a game, and the events that led to it."""

    events: NotRequired[list[Object]]


class PuzzleByIdRequest(AnyRequest):
    """A puzzle by its id."""

    id: str


class PuzzleOfDayRequest(AnyRequest):
    """The puzzle of a day."""

    date: str


class SolveRequest(PuzzleByIdRequest):
    """An answer to a puzzle; without one the reply is the solution."""

    answer: NotRequired[str]


class ScoreOfHandsRequest(OfGame):
    """Two hands of cards, and the tricks played."""

    elder: str
    younger: str
    tricks: NotRequired[str | list[list[str]]]


class MenOfTrictrac(OfGame):
    """Men of trictrac, and the number of the throw; ``unchecked`` accepts any men."""

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
    """A state for the tutor; its men are those that the game allows."""

    unchecked: NotRequired[Literal[False]]


class TutorOfMenRequest(MenOfTrictrac):
    """Men for the tutor, before a throw or with one."""

    throw: NotRequired[str | list[int] | None]


class MarkRequest(OfGame):
    """The marks of a tour, and the marking that follows, step by step."""

    state: Object
    steps: list[Object]


class PartieRequest(OfGame):
    """The totals of a finished partie."""

    totals: list[int]


class TeachRequest(OfGame):
    """Twelve cards of the elder or younger, or ``deal`` to have them dealt."""

    hand: NotRequired[str]
    deal: NotRequired[bool]
    side: NotRequired[str]
    takes: NotRequired[int]
    seed: NotRequired[int]


class CountRequest(AtState):
    """A deal so far, or with one move more."""

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
    """Return the shapes of a door's request, each a ``TypedDict``.

    >>> [way.__name__ for way in request_types("puzzle")]
    ['PuzzleByIdRequest', 'PuzzleOfDayRequest']
    """
    asked = REQUESTS[do]
    return get_args(asked) if isinstance(asked, UnionType) else (asked,)
