"""The proof of fair dice by letter: commitments, and faces computed from both players' secrets.

Everything is SHA-256 of a short ASCII text, whose lines each end in a newline, so that anybody can
compute it again. Secrets and nonces are 256 bits, written as 64 hexadecimal digits; the caller
draws them, never this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

from juegos.core.game import SEATS, Game
from juegos.material.dice import FACES

USED = 252  # of the 256 values of a byte: the greatest number that six faces share evenly


def digest(texts: Iterable[str]) -> str:
    """Return the digest of letters: SHA-256 of their texts, end to end.

    >>> digest([])[:16]
    'e3b0c44298fc1c14'
    """
    return sha256("".join(texts).encode("utf-8")).hexdigest()


def commitment(id: str, seat: int, turn: int, earlier: str, secret: str) -> str:
    """Return the commitment to a secret, given before a throw, which fixes the secret and hides it.

    ``id`` is that of the game, ``seat`` the owner of the secret, ``turn`` the number of the letter
    with the commitment, and ``earlier`` the digest of all letters before that one.

    >>> commitment("00" * 16, 0, 0, digest([]), "ab" * 32)[:16]
    '8d837aafcbd5d6c4'
    """
    return _sha256("juegos commitment", id, SEATS[seat], turn, earlier, secret)


def faces(secret: str, nonce: str, turn: int) -> Iterator[int]:
    """Yield the faces of dice, one after another, that a secret and the other's nonce give.

    The i-th digest, counted from 0, is that of secret, nonce, turn and i. The 252 lowest values of
    its first byte give the faces, each equally often; a digest with a higher value is skipped.

    >>> from itertools import islice
    >>> list(islice(faces("ab" * 32, "cd" * 32, 2), 6))
    [5, 5, 6, 6, 5, 3]
    """
    for i in count():
        byte = int(_sha256("juegos face", secret, nonce, turn, i)[:2], 16)
        if byte < USED:
            yield 1 + byte % len(FACES)


def throw_of(game: Game[Any, Any], state: Any, rolled: Iterator[int]) -> Any:
    """Return the throw that the next faces make, with as many dice as a state asks for.

    Where a game tells the dice apart, the first face is that of the first die.

    >>> from juegos.catalogue import game
    >>> azar, backgammon = game("azar"), game("backgammon")
    >>> throw_of(azar, azar.start(), iter([1, 6, 4]))
    (6, 4, 1)
    >>> throw_of(backgammon, backgammon.start(), iter([1, 6]))
    (1, 6)
    """
    named = {game.write_move(throw): throw for throw in game.throws(state)}
    cast = [next(rolled) for _die in next(iter(named)).split("-")]
    fell, sorted_ = _throw_text(cast), _throw_text(sorted(cast, reverse=True))
    return named[fell] if fell in named else named[sorted_]


def _throw_text(cast: Iterable[int]) -> str:
    return "-".join(map(str, cast))


def _sha256(*parts: object) -> str:
    return sha256("".join(f"{part}\n" for part in parts).encode("ascii")).hexdigest()
