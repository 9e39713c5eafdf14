"""Games that are written in PDN here, read by pydraughts 0.6.7, which is not part of this package.

It knows ``x`` as the sign of a capture, not yet ``:``, which the standard has for Russian draughts.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from draughts import Board, Move
from draughts.PDN import PDNReader

from juegos import catalogue
from juegos.alquerque import pdn
from juegos.core.record import Record
from juegos.doors import formats
from tests.help.laws import at_random


@pytest.mark.parametrize("slug", ["damas-internacionales", "damas-rusas"])
@pytest.mark.parametrize("seed", range(3))
def test_the_peer_reads_what_is_written(slug: str, seed: int) -> None:
    """Played by the peer, the moves of a random game in PDN lead to the same position."""
    game: Any = catalogue.game(slug)
    steps = list(at_random(game, random.Random(seed)))
    record = Record(slug, (), tuple(game.write_move(move) for _, move, _ in steps))
    (read,) = PDNReader(formats.write("pdn", record).text).games
    board = Board(read.variant)
    for move in read.moves:
        board.push(Move(board, pdn_move=move.replace(":", "x")))

    assert len(read.moves) == len(steps)
    again = formats.read(f'[GameType "{pdn.KINDS[slug].type}"]\n[FEN "{board.fen}"]\n\n*\n')
    ended = game.read(again.record.header("Start"))
    assert ended.position == steps[-1][2].state.position
