"""Backgammon beside OpenSpiel as Python asks it, on positions of games that it plays at random."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from juegos.tablas.casas.board import Travel
from tests.bench.ratios import Pairs, cost
from tests.peers import test_backgammon as peer

ROUNDS, POSITIONS = 5, 1000


def pairs() -> Pairs:
    """Return positions a second with boards, and plays a second beside actions without them."""
    peer.POSITIONS = POSITIONS * ROUNDS
    every = peer.positions()
    parts = [every[n::ROUNDS] for n in range(ROUNDS)]
    result: Pairs = {"plays-boards": [], "plays-actions": []}
    for part in parts:
        ours, boards, bare = (cost(partial(work, part)) for work in (_ours, _boards, _bare))
        result["plays-boards"].append((len(part) / ours, len(part) / boards))
        result["plays-actions"].append((_ours(part) / ours, _bare(part) / bare))
    return result


def _ours(part: Sequence[Any]) -> int:
    travel = Travel()
    return sum(len(travel.reached(board, throw)) for _, board, throw in part)


def _boards(part: Sequence[Any]) -> int:
    return sum(len([state.child(one) for one in state.legal_actions()]) for state, _, _ in part)


def _bare(part: Sequence[Any]) -> int:
    return sum(len(state.legal_actions()) for state, _, _ in part)


if __name__ == "__main__":
    print(json.dumps(pairs()))
