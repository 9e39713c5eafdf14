"""The account of a staked game: the pot, and the payments to each seat, beside the state.

A growing pot is kept apart from the state, because with it there would be infinitely many states.
The caller of a staked game (one whose ``stake`` is 0: tantos are put down during play) keeps this
account, and writes it after the state: ``carrera A 11 9 pot=5 paid=2:-2``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from juegos.core.errors import BadNotation
from juegos.core.game import Game, Outcome, Step
from juegos.core.message import _
from juegos.core.scene import AnyScene

_WHOLE = "(?:0|-?[1-9][0-9]{0,8})"
_ACCOUNT = re.compile(rf" pot=({_WHOLE}) paid=({_WHOLE}(?::{_WHOLE})*)")


@dataclass(frozen=True, slots=True)
class Account:
    """The stakes on the table, and the balance of each seat so far: received less paid."""

    pot: int
    paid: tuple[int, ...]

    def after(self, step: Step[Any]) -> Account:
        """Return the account after a step.

        >>> Account(0, (0, 0)).after(Step("next", pays=(-1, 1), pot=2))
        Account(pot=2, paid=(-1, 1))
        """
        pays = step.pays or (0,) * len(self.paid)
        paid = tuple(old + new for old, new in zip(self.paid, pays, strict=True))
        return Account(self.pot + step.pot, paid)

    def net(self, end: Outcome) -> tuple[Fraction, ...]:
        """Return the gain of each seat in all, once the outcome has shared out the pot.

        >>> from juegos.catalogue import game
        >>> from juegos.core.game import shares
        >>> a_wins = shares(0, game("mayores").rules[0])
        >>> Account(4, (-1, 1)).net(a_wins)
        (Fraction(3, 1), Fraction(-3, 1))
        """
        return tuple(p + share * self.pot for p, share in zip(self.paid, end.shares, strict=True))


def is_staked(game: Game[Any, Any]) -> bool:
    """Return whether stakes are put down during the game, so that it needs an account.

    >>> from juegos.catalogue import game
    >>> is_staked(game("panquist")), is_staked(game("mayores"))
    (True, False)
    """
    return game.stake == 0


def opening(game: Game[Any, Any]) -> Account:
    """Return the account before the first move.

    >>> from juegos.catalogue import game
    >>> opening(game("panquist")), opening(game("mayores"))
    (Account(pot=0, paid=(0, 0)), Account(pot=1, paid=(0, 0)))
    """
    return Account(game.stake, (0,) * game.seats)


def write(game: Game[Any, Any], state: Any, account: Account) -> str:
    """Return the state in the game's notation, with the account if the game is staked.

    >>> from juegos.catalogue import game
    >>> panquist = game("panquist")
    >>> write(panquist, panquist.start(), Account(5, (2, -2)))
    'primera A - - pot=5 paid=2:-2'
    """
    text = game.write(state)
    if not is_staked(game):
        return text
    return f"{text} pot={account.pot} paid={':'.join(map(str, account.paid))}"


def read(game: Game[Any, Any], text: str) -> tuple[Any, Account]:
    """Return the state that ``text`` writes, and the account.

    Raises:
        BadNotation: the game cannot read the state, or the account of a staked game is missing or
            badly written, or its payments do not sum to zero.

    >>> from juegos.catalogue import game
    >>> panquist = game("panquist")
    >>> state, account = read(panquist, "primera A - - pot=5 paid=2:-2")
    >>> panquist.write(state), account
    ('primera A - -', Account(pot=5, paid=(2, -2)))
    """
    if not is_staked(game):
        return game.read(text), opening(game)
    head, sep, tail = text.partition(" pot=")
    match = _ACCOUNT.fullmatch(sep + tail)
    if match is None:
        raise BadNotation(
            _(
                "expected an account such as ' pot=5 paid={paid}' at the end of {text!r}",
                paid=":".join(["0"] * game.seats),
                text=text,
            ),
            len(head),
        )
    paid = tuple(map(int, match[2].split(":")))
    if len(paid) != game.seats or sum(paid) != 0:
        raise BadNotation(
            _(
                "'paid={paid}' in {text!r}: expected {seats} payments that add up to zero",
                paid=match[2],
                text=text,
                seats=game.seats,
            ),
            len(head) + 1,
        )
    return game.read(head), Account(int(match[1]), paid)


def scene(game: Game[Any, Any], state: Any, account: Account, last: Any = None) -> AnyScene:
    """Return the scene of a state; for a staked game with the pot and each seat's gains.

    >>> from juegos.catalogue import game
    >>> panquist = game("panquist")
    >>> shown = scene(panquist, panquist.start(), Account(5, (2, -2)))
    >>> shown.plain()["pot"], shown.plain()["balance"]
    (5, ['+2', '−2'])
    """
    shown = game.scene(state, last)
    if not is_staked(game):
        return shown
    end = game.outcome(state)
    pot = account.pot if end is None else 0
    gained = account.paid if end is None else account.net(end)
    return shown.staked(pot, tuple(map(signed, gained)))


def signed(amount: Fraction | int) -> str:
    """Return an amount with its sign, as accounts show it.

    >>> [signed(amount) for amount in (2, 0, Fraction(-1, 2))]
    ['+2', '0', '−1/2']
    """
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")
