"""Two players who write letters to each other, with the moves and all that is drawn from a seed."""

from __future__ import annotations

import random
from typing import Any

from juegos.core.record import Record
from juegos.letters import mailbox as mailboxes
from juegos.letters.correspondence import Correspondence, new_game
from juegos.letters.mailbox import FreshSecrets, Mailbox

LONGEST = 2000  # letters: no game here is longer


class Pair:
    """Who has opened a game and who has joined it; ``links`` are all letters that were sent."""

    def __init__(
        self,
        slug: str,
        seed: object = 0,
        *,
        seat: int = 0,
        readings: tuple[tuple[str, str], ...] = (),
        start: str = "",
    ) -> None:
        """Write the first letter."""
        self.rng = random.Random(f"{slug}:{seed}")
        results = (("Start", start),) if start else ()
        head, id = Record(slug, readings, headers=results), self.digits(32)
        self.seats = [seat, 1 - seat]  # of who writes the even letters, of who writes the odd ones
        self.boxes: list[Mailbox | None] = [None, None]
        first = new_game(head, id, seat)
        moves = self.moves(first, first.at.state)
        self.keep(mailboxes.begin(head, id, seat, moves, self.drawn()))

    def digits(self, count: int) -> str:
        """Return digits to the base 16 by lot."""
        return f"{self.rng.getrandbits(4 * count):0{count}x}"

    def drawn(self) -> FreshSecrets:
        """Return a secret and a nonce."""
        return FreshSecrets(self.digits(64), self.digits(64))

    def keep(self, mailbox: Mailbox) -> None:
        """Have a player keep his mailbox."""
        self.boxes[self.seats.index(mailbox.seat)] = mailbox
        self.links = list(mailbox.letters)

    def box(self, number: int) -> Mailbox:
        """Return the mailbox of who writes a letter."""
        result = self.boxes[number % 2]
        assert result is not None
        return result

    def moves(self, course: Correspondence, state: Any) -> tuple[str, ...]:
        """Return what the writer of the next letter decides from a state, by lot."""
        if course.has_dice and course.number < 2:
            return ()
        game, made = course.game, []
        while game.turn(state) == course.writer:
            move = self.rng.choice(game.moves(state))
            made.append(game.write_move(move))
            state = game.play(state, move).state
        return tuple(made)

    def receive(self) -> Mailbox:
        """Have the last letter read by whom it is for; return his mailbox."""
        before = self.boxes[len(self.links) % 2]
        link = self.links[-1]
        mailbox = mailboxes.receive_letter(before, link) if before else mailboxes.join_game(link)
        self.keep(mailbox)
        return mailbox

    def reply(self) -> Mailbox:
        """Have the last letter read and answered; return the mailbox of who answers."""
        mailbox = self.receive()
        moves = self.moves(mailbox.course, mailbox.at.state)
        mailbox = mailboxes.write_letter(mailbox, moves, self.drawn())
        self.keep(mailbox)
        return mailbox

    def until(self, number: int) -> Pair:
        """Write until so many letters are written."""
        while len(self.links) < number:
            self.reply()
        return self

    def to_the_end(self) -> Pair:
        """Write until the game is over for both."""
        while not self.receive().course.is_over:
            assert len(self.links) < LONGEST
            self.reply()
        return self
