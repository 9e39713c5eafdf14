"""The state of a game by letter, from its letters one after another; each is checked first.

Letters are numbered from 0, and the two players write in turn. Where dice are thrown, letters 0 and
1 bring a commitment of each player and no move. From then on each letter reveals the secret whose
nonce came with the letter before, which gives the throws; it holds all decisions of its writer and,
where dice are to be thrown next, a nonce for the other's commitment. A player who has revealed a
secret commits to another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from juegos import catalogue
from juegos.core.errors import BadRequest, IllegalMove, JuegosError, UnfairLetter
from juegos.core.game import SEATS, Event, Game, Turn
from juegos.core.message import _
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.account import Account
from juegos.letters import eligibility, proof
from juegos.letters.letter import MOST_MOVES, GameLetter

FIRST = 2  # letters that bring no move where dice are thrown


class Position(NamedTuple):
    """The state of a game, and the moves that led to it."""

    state: Any
    account: Account
    moves: tuple[str, ...] = ()
    last: Any = None
    events: tuple[Event, ...] = ()


class Promise(NamedTuple):
    """A commitment whose secret is not revealed yet, and the number of its letter."""

    turn: int
    commitment: str


@dataclass(frozen=True, slots=True)
class Correspondence:
    """A game after some letters: ``texts`` are the letters, ``at`` the position after them.

    ``promises`` are the commitments by seat; ``nonce`` came with the last letter, for the
    commitment of the seat that writes next.
    """

    head: Record
    game: Game[Any, Any]
    id: str
    opener: int
    at: Position
    has_dice: bool
    texts: tuple[str, ...] = ()
    promises: Mapping[int, Promise] = field(default_factory=dict)
    nonce: str = ""

    @property
    def number(self) -> int:
        """The number of the next letter."""
        return len(self.texts)

    @property
    def writer(self) -> int:
        """The seat that writes it."""
        return self.opener if self.number % 2 == 0 else 1 - self.opener

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, so that no letter follows."""
        return self.game.turn(self.at.state) is Turn.END


def new_game(head: Record, id: str, opener: int) -> Correspondence:
    """Return the correspondence before its first letter; ``head`` is its record without moves.

    Raises:
        JuegosError: there is no such game, or it cannot be played by letter.
    """
    game = catalogue.game_of(head)
    entry = catalogue.entry(head.slug)
    if not eligibility.is_eligible(entry):
        raise BadRequest(eligibility.explanation(entry, game))
    at = Position(*replay.begin(game, head))
    if game.turn(at.state) is Turn.END:
        raise BadRequest(_("the game is over where it begins: there is no letter to write"))
    return Correspondence(head, game, id, opener, at, eligibility.has_dice(game))


def after_throws(course: Correspondence, secret: str) -> Position:
    """Return the position after the throws that the last letter's nonce and the secret give.

    Dice are thrown with these until a seat decides something; without a nonce none are thrown.

    Raises:
        BadRequest: nobody decides anything after as many throws as a letter may hold.
    """
    at, game = course.at, course.game
    if not course.nonce:
        return at._replace(moves=(), events=())
    rolled = proof.faces(secret, course.nonce, course.promises[course.writer].turn)
    at = at._replace(moves=(), events=())
    while game.turn(at.state) is Turn.CHANCE:
        if len(at.moves) == MOST_MOVES:
            says = _("after {most} throws nobody has anything to decide: no letter tells so many")
            raise BadRequest(says.with_fields(most=MOST_MOVES))
        at = _after_move(game, at, proof.throw_of(game, at.state, rolled))
    return at


def after_moves(course: Correspondence, at: Position, moves: tuple[str, ...]) -> Position:
    """Return the position after the moves of the next letter's writer.

    Raises:
        JuegosError: a move is illegal, is not the writer's, or is missing.
    """
    game, seat = course.game, course.writer
    if moves and course.has_dice and course.number < FIRST:
        raise UnfairLetter(_("letters 0 and 1 bring no move where dice are thrown"))
    for number, text in enumerate(moves, len(at.moves) + 1):
        with _at_move(number):
            _check_writer(game.turn(at.state), seat, text)
            at = _after_move(game, at, game.read_move(at.state, text))
    if game.turn(at.state) == seat and not (course.has_dice and course.number < FIRST):
        raise IllegalMove(_("the letter is not whole: {seat} has still to move", seat=SEATS[seat]))
    return at


def _check_writer(turn: int | Turn, seat: int, text: str) -> None:
    """Raise an error if a move is not the letter writer's to make."""
    if turn is Turn.END:
        raise IllegalMove(_("{text!r} comes after the end of the game", text=text))
    if turn is Turn.CHANCE:
        says = _("{text!r}: dice are thrown here, which takes a nonce and the next letter")
        raise UnfairLetter(says.with_fields(text=text))
    if turn != seat:
        says = _("{text!r}: it is {other} who decides here, in the next letter")
        raise IllegalMove(says.with_fields(text=text, other=SEATS[1 - seat]))


def _after_move(game: Game[Any, Any], at: Position, move: Any) -> Position:
    step = game.play(at.state, move)
    written = game.write_move(move)
    return Position(
        step.state,
        at.account.after(step),
        (*at.moves, written),
        move,
        (*at.events, *step.events),
    )


class Requirements(NamedTuple):
    """What the next letter must bring besides moves."""

    secret: bool
    commitment: bool
    nonce: bool


def requirements(course: Correspondence, at: Position) -> Requirements:
    """Return what the next letter must bring, given the position after its moves."""
    turn, number = course.game.turn(at.state), course.number
    reveals = bool(course.nonce)
    commits = course.has_dice and (number < FIRST or (reveals and turn is not Turn.END))
    return Requirements(reveals, commits, turn is Turn.CHANCE and number > 0)


def after_letter(course: Correspondence, letter: GameLetter, text: str) -> Correspondence:
    """Return the correspondence after one more letter, ``text``, if everything in it is right.

    Raises:
        UnfairLetter: it belongs to another game, is not the next one, or its proof of fair dice is
            wrong.
        JuegosError: a move in it is illegal.
    """
    _check_next(course, letter)
    _check_secret(course, letter)
    at = after_throws(course, letter.secret)
    cast = letter.moves[: len(at.moves)]
    if cast != at.moves:
        says = _(
            "the dice are made up: secret and nonce give {right}, but the letter has {wrong}",
            right=", ".join(at.moves),
            wrong=", ".join(cast) or _("nothing"),
        )
        raise UnfairLetter(says)
    at = after_moves(course, at, letter.moves[len(cast) :])
    _check_requirements(requirements(course, at), letter)
    if letter.state != (state := accounts.write(course.game, at.state, at.account)):
        says = _("the letter tells the position {told!r}, but its moves lead to {state!r}")
        raise UnfairLetter(says.with_fields(told=letter.state, state=state))
    promises = dict(course.promises)
    if letter.secret:
        del promises[letter.seat]
    if letter.commitment:
        promises[letter.seat] = Promise(letter.number, letter.commitment)
    return replace(
        course,
        at=at._replace(moves=course.at.moves + at.moves),
        texts=(*course.texts, text),
        promises=promises,
        nonce=letter.nonce,
    )


def _check_next(course: Correspondence, letter: GameLetter) -> None:
    """Raise ``UnfairLetter`` if a letter is not the next one of this game."""
    if letter.id != course.id:
        says = _("the letter is of another game: its id is {wrong}, and that of this game {right}")
        raise UnfairLetter(says.with_fields(wrong=letter.id, right=course.id))
    if letter.game != course.head:
        raise UnfairLetter(_("game, readings or start are not those that the first letter told"))
    if letter.number != course.number:
        says = _("letter {next} has not come yet, and must be read first")
        raise UnfairLetter(says.with_fields(next=course.number))
    if letter.seat != course.writer:
        raise UnfairLetter(_("it is for {seat} to write", seat=SEATS[course.writer]))
    if letter.earlier != (proof.digest(course.texts) if course.texts else ""):
        says = _("the letter follows letters other than those kept here: the game forked")
        raise UnfairLetter(says)


def _check_secret(course: Correspondence, letter: GameLetter) -> None:
    """Raise ``UnfairLetter`` if a letter does not reveal the secret that it should."""
    if not course.nonce:
        if letter.secret:
            raise UnfairLetter(_("the letter reveals a secret before there is a nonce for it"))
        return
    promise = course.promises[letter.seat]
    if not letter.secret:
        says = _("the letter does not reveal the secret of letter {turn}")
        raise UnfairLetter(says.with_fields(turn=promise.turn))
    if commitment_of(course, letter.seat, letter.secret) != promise.commitment:
        says = _("the secret was changed: it is not the one that letter {turn} is committed to")
        raise UnfairLetter(says.with_fields(turn=promise.turn))


def commitment_of(course: Correspondence, seat: int, secret: str) -> str:
    """Return the commitment to a secret, made in the letter of the seat's promise."""
    turn = course.promises[seat].turn
    return proof.commitment(course.id, seat, turn, proof.digest(course.texts[:turn]), secret)


def _check_requirements(needed: Requirements, letter: GameLetter) -> None:
    """Raise ``UnfairLetter`` if commitment or nonce are missing, or come too early."""
    if bool(letter.commitment) != needed.commitment:
        if needed.commitment:
            raise UnfairLetter(_("the letter brings no commitment for the next throw"))
        raise UnfairLetter(_("the letter brings a commitment while another is still open"))
    if bool(letter.nonce) != needed.nonce:
        if needed.nonce:
            raise UnfairLetter(_("the letter brings no nonce for the throw that comes next"))
        raise UnfairLetter(_("the letter brings a nonce, but no throw comes next"))


def record(course: Correspondence, at: Position | None = None) -> Record:
    """Return the game so far as a record, with its result if it is over."""
    at = at or course.at
    headers = dict(course.head.headers)
    if course.game.turn(at.state) is Turn.END:
        headers["Result"] = replay.result(course.game, at.state, at.account)
    return replace(course.head, moves=at.moves, headers=tuple(headers.items()))


@contextmanager
def in_letter(number: int) -> Iterator[None]:
    """Put the number of a letter before the message of any error raised inside.

    >>> with in_letter(3):
    ...     raise UnfairLetter("the secret was changed")
    Traceback (most recent call last):
        ...
    juegos.core.errors.UnfairLetter: letter 3: the secret was changed
    """
    try:
        yield
    except JuegosError as error:
        says = _("letter {number}: {error}", number=number, error=error.message)
        raise type(error)(says, error.at, rule=error.rule) from error


@contextmanager
def _at_move(number: int) -> Iterator[None]:
    """Put the number of a move of a letter before any error raised inside."""
    try:
        yield
    except JuegosError as error:
        says = _("move {number}: {error}", number=number, error=error.message)
        raise type(error)(says, error.at, rule=error.rule) from error
