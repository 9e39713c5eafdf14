"""The mailbox of one player of a game by letter: all letters, and the secret not yet revealed.

A mailbox is plain JSON, which the caller passes in and receives back: ``seat`` is its player's,
``letters`` are links, byte for byte as they were sent or first arrived, ``secret`` belongs to the
player's last commitment, and is empty if there is none. The mailbox is private, and nothing of it
but the letters is ever handed on. The caller stores it before showing the result.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from juegos.core.errors import BadRequest, UnfairLetter
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.letters import proof
from juegos.letters.correspondence import (
    Correspondence,
    Position,
    after_letter,
    after_moves,
    after_throws,
    commitment_of,
    in_letter,
    new_game,
    requirements,
)
from juegos.letters.letter import GameLetter, parse, seal, unseal, write

VERSION = 1
MOST_LETTERS = 5000


class FreshSecrets(NamedTuple):
    """Random values drawn by the caller: a secret to commit to, a nonce for the other's."""

    secret: str = ""
    nonce: str = ""


class Mailbox(NamedTuple):
    """The contents of a mailbox, and the state of the game that its letters give."""

    seat: int
    letters: tuple[str, ...]
    secret: str
    course: Correspondence

    def plain(self) -> dict[str, Any]:
        """Return the mailbox as JSON, which ``load`` reads."""
        return {
            "mailbox": VERSION,
            "seat": self.seat,
            "letters": list(self.letters),
            "secret": self.secret,
        }

    @property
    def is_writer(self) -> bool:
        """Whether its player writes the next letter."""
        return not self.course.is_over and self.course.writer == self.seat

    @property
    def is_opener(self) -> bool:
        """Whether its player wrote the first letter."""
        return self.course.opener == self.seat

    @property
    def at(self) -> Position:
        """The position for its player, who knows the throws that the next letter reveals."""
        if not (self.is_writer and self.course.nonce):
            return self.course.at
        at = after_throws(self.course, self.secret)
        return at._replace(moves=self.course.at.moves + at.moves)


def begin(head: Record, id: str, seat: int, moves: tuple[str, ...], drawn: FreshSecrets) -> Mailbox:
    """Return the mailbox of the writer of the first letter of a game, with that letter in it.

    ``head`` is the record of the game, without moves; ``moves`` are those of the letter.

    Raises:
        BadRequest: the game cannot be played by letter, or a random value is malformed.
        JuegosError: a move is illegal, or one is missing.
    """
    if not re.fullmatch("[0-9a-f]{32}", id):
        raise BadRequest(_("a game by letter needs a fresh 'id': 32 digits from 0 to 9 and a to f"))
    return write_letter(Mailbox(seat, (), "", new_game(head, id, seat)), moves, drawn)


def write_letter(mailbox: Mailbox, moves: tuple[str, ...], drawn: FreshSecrets) -> Mailbox:
    """Return a mailbox with the letter that its player writes.

    Raises:
        UnfairLetter: this letter is written already, or is not this player's to write.
        BadRequest: a secret or nonce that the letter needs was not drawn.
        JuegosError: a move is illegal, or one is missing.
    """
    course, seat = mailbox.course, mailbox.seat
    if not mailbox.is_writer:
        raise UnfairLetter(_no_letter_text(course))
    cast = after_throws(course, mailbox.secret)
    at = after_moves(course, cast, moves)
    needed = requirements(course, at)
    _check_secrets(drawn, needed.commitment, needed.nonce)
    earlier = proof.digest(course.texts)
    letter = GameLetter(
        game=course.head,
        id=course.id,
        number=course.number,
        seat=seat,
        state=accounts.write(course.game, at.state, at.account),
        earlier=earlier if course.texts else "",
        secret=mailbox.secret if needed.secret else "",
        nonce=drawn.nonce if needed.nonce else "",
        moves=at.moves,
    )
    secret = "" if needed.secret else mailbox.secret
    if needed.commitment:
        secret = drawn.secret
        committed = proof.commitment(course.id, seat, course.number, earlier, secret)
        letter = replace(letter, commitment=committed)
    return _with_letter(mailbox, seal(letter), letter)._replace(secret=secret)


def _no_letter_text(course: Correspondence) -> str:
    if course.is_over:
        return _("the game is over: there is no letter to write")
    says = _("letter {last} is written: send it again as it is; the next is for {seat} to write")
    return says.with_fields(last=course.number - 1, seat=SEATS[course.writer])


def _check_secrets(drawn: FreshSecrets, *needed: bool) -> None:
    """Raise ``BadRequest`` if a random value that a letter needs is missing or malformed."""
    for name, value, is_needed in zip(FreshSecrets._fields, drawn, needed, strict=True):
        if is_needed and not re.fullmatch("[0-9a-f]{64}", value):
            says = _("the letter needs a fresh {name!r}: 64 digits from 0 to 9 and a to f")
            raise BadRequest(says.with_fields(name=name))


def _with_letter(mailbox: Mailbox, link: str, letter: GameLetter) -> Mailbox:
    course = after_letter(mailbox.course, letter, write(letter))
    return mailbox._replace(letters=(*mailbox.letters, link), course=course)


def join_game(link: str) -> Mailbox:
    """Return the mailbox of the receiver of a game's first letter, who has the other seat.

    Raises:
        UnfairLetter: it is not the first letter, and those before it are missing.
    """
    letter = parse(unseal(link))
    if letter.number:
        says = _("this is letter {number} of a game whose other letters are not kept here")
        raise UnfairLetter(says.with_fields(number=letter.number))
    with in_letter(0):
        empty = Mailbox(1 - letter.seat, (), "", new_game(letter.game, letter.id, letter.seat))
        return _with_letter(empty, link, letter)


def receive_letter(mailbox: Mailbox, link: str) -> Mailbox:
    """Return a mailbox with a letter that has arrived; unchanged if it has that letter already.

    Raises:
        UnfairLetter: it is not the next letter, or differs from one that arrived before.
        JuegosError: it is no letter, or something in it is wrong.
    """
    text = unseal(link)
    letter, course = parse(text), mailbox.course
    with in_letter(letter.number):
        if letter.id != course.id or letter.number >= course.number:
            return _with_letter(mailbox, link, letter)
        if text != course.texts[letter.number]:
            raise UnfairLetter(_other(letter, parse(course.texts[letter.number]), mailbox.seat))
    return mailbox


def _other(letter: GameLetter, before: GameLetter, seat: int) -> str:
    """Return the error of a letter that arrives a second time and differs from the first."""
    if letter.seat == seat:
        return _("it bears your seat, and you wrote another")
    if replace(letter, nonce=before.nonce) == before:
        return _("it came before with another nonce; the first one holds")
    return _("it came before with other contents, so the game forked; the first one holds")


def load(plain: object) -> Mailbox:
    """Return the mailbox stored as JSON, its letters checked from the first.

    Raises:
        BadRequest: it is no mailbox.
        JuegosError: a letter in it is wrong, headed by its number.
    """
    if not isinstance(plain, Mapping) or plain.get("mailbox") != VERSION:
        raise BadRequest(_("the request needs a 'mailbox', as a door for letters has returned it"))
    seat, letters, secret = (plain.get(name) for name in ("seat", "letters", "secret"))
    if type(seat) is not int or seat not in {0, 1} or not isinstance(secret, str):
        raise BadRequest(_("the mailbox has no 'seat', 0 or 1, or no 'secret', a text"))
    if not _links(letters):
        says = _("the mailbox has no 'letters', a list of 1 to {most} links")
        raise BadRequest(says.with_fields(most=MOST_LETTERS))
    mailbox = _replayed(seat, list(letters or ()))._replace(secret=secret)
    promise = mailbox.course.promises.get(seat)
    commitment = commitment_of(mailbox.course, seat, secret) if promise and secret.isascii() else ""
    if commitment != (promise.commitment if promise else ""):
        raise UnfairLetter(_("the secret of the mailbox is not the one of your last commitment"))
    return mailbox


def _links(letters: object) -> bool:
    is_list = isinstance(letters, list) and 0 < len(letters) <= MOST_LETTERS
    return is_list and all(isinstance(link, str) for link in letters)  # type: ignore[attr-defined]


def _replayed(seat: int, links: list[str]) -> Mailbox:
    """Return a mailbox after all its letters, without the secret."""
    with in_letter(0):
        first = parse(unseal(links[0]))
        mailbox = Mailbox(seat, (), "", new_game(first.game, first.id, first.seat))
    for number, link in enumerate(links):
        with in_letter(number):
            mailbox = _with_letter(mailbox, link, parse(unseal(link)))
    return mailbox
