"""Flying pieces: they slide any distance along a line, and take from any distance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from juegos.alquerque.jumps import Path, Seen, add, is_new
from juegos.engine.line_game import Move
from juegos.material.boards import Board, mask, points


class Ray(NamedTuple):
    """The points from one point along one line, as a set, with the moves along them.

    ``up`` tells whether the numbers rise along it. For the first man met on it, given as a set of
    one, ``slides`` are the moves that end before that man and ``behind`` the points after it;
    ``slides[0]`` are the moves along an empty ray. ``way`` and ``back`` number its direction and
    the opposite one.
    """

    points: int
    up: bool
    slides: dict[int, tuple[Move, ...]]
    behind: dict[int, tuple[tuple[int, int], ...]]
    way: int
    back: int


class FlyingMoves:
    """The slides and flying captures on one board.

    A chain must be finished, or with ``free`` may stop. With ``far`` a piece that can continue from
    some of the points behind its prey must land on one of these. Taken men leave ``at_once`` or
    stand in the way until the turn is over. Without ``turns`` a chain may not go straight back the
    way it came.
    """

    def __init__(
        self,
        board: Board,
        *,
        free: bool = False,
        far: bool = False,
        at_once: bool = False,
        turns: bool = True,
    ) -> None:
        self.rays = _rays(board)
        self.reach = {
            here: mask(p for ray in rays for p in ray) for here, rays in board.rays.items()
        }
        self.free, self.far, self.turns = free, far, turns
        self.cleared = -1 if at_once else 0

    def slides(self, kings: int, empty: int, moves: list[Move]) -> None:
        """Add every quiet move of these pieces to ``moves``."""
        for here in points(kings):
            for ray in self.rays[here]:
                stands = ray.points & empty ^ ray.points
                if not stands:
                    moves += ray.slides[0]
                elif ray.up:
                    moves += ray.slides[stands & -stands]
                else:
                    moves += ray.slides[1 << stands.bit_length() - 1]

    def chains(
        self, kings: int, prey: int, empty: int, moves: list[Move], seen: Seen | None = None
    ) -> None:
        """Add every turn in which one of these pieces takes; its own point counts as empty.

        Raises:
            BadNotation: there are too many.
        """
        for here in points(kings):
            if prey & self.reach[here]:
                self.walk(here, prey, empty | 1 << here, (here,), 0, moves, -1, seen)

    def walk(  # noqa: PLR0913, PLR0917  what a chain knows on its way
        self,
        here: int,
        prey: int,
        empty: int,
        path: Path,
        taken: int,
        moves: list[Move],
        came: int = -1,
        seen: Seen | None = None,
    ) -> None:
        """Add to ``moves`` the turns that continue from a point of a chain.

        With ``seen`` each place of a chain is visited once, however many ways lead there.
        """
        way = -1 if self.turns else came
        if seen is not None and not is_new(seen, (path[0], True, here, taken, way)):
            return
        ended = True
        for ray in self.rays[here]:
            if not prey & ray.points:
                continue
            first, landings = self._capture_along(ray, prey, empty, came)
            if not landings:
                continue
            ended = False
            left, room = prey ^ first, empty | first & self.cleared
            if self.far:
                on = [p for p in landings if self.takes(p, left, room, ray.back)]
                landings = on or landings
            for there in landings:
                self.walk(there, left, room, (*path, there), taken | first, moves, ray.back, seen)
        if taken and (ended or self.free):
            add(moves, Move(path, taken), seen)

    def takes(self, here: int, prey: int, empty: int, came: int = -1) -> bool:
        """Return whether a piece at a point can take a man."""
        return any(self._capture_along(ray, prey, empty, came)[1] for ray in self.rays[here])

    def _capture_along(self, ray: Ray, prey: int, empty: int, came: int) -> tuple[int, list[int]]:
        """Return the man that can be taken along a ray, as a set, and the points to land on."""
        if not prey & ray.points or (ray.way == came and not self.turns):
            return 0, []
        stands = ray.points & empty ^ ray.points
        first = stands & -stands if ray.up else 1 << stands.bit_length() - 1
        landings: list[int] = []
        if first & prey:
            for onto, there in ray.behind[first]:
                if not empty & onto:
                    break
                landings.append(there)
        return first, landings


@cache
def _rays(board: Board) -> Mapping[int, tuple[Ray, ...]]:
    """Return the rays from each point; cached, because many games share few boards."""
    steps = [way.step for way in board.ways]
    return {
        here: tuple(_ray(board, steps, here, ray) for ray in _longest(rays))
        for here, rays in board.rays.items()
    }


def _longest(rays: tuple[Path, ...]) -> list[Path]:
    """Return the rays that are no part of another."""
    return [ray for ray in rays if not any(ray == other[: len(ray)] != other for other in rays)]


def _ray(board: Board, steps: list[tuple[int, int]], here: int, ray: Path) -> Ray:
    (x, y), (to_x, to_y) = board.xy[here], board.xy[ray[0]]
    step = to_x - x, to_y - y
    moves = tuple(Move((here, there)) for there in ray)
    bits = tuple((1 << there, there) for there in ray)
    return Ray(
        mask(ray),
        ray[0] > here,
        {0: moves, **{bit: moves[:i] for i, (bit, _) in enumerate(bits)}},
        {bit: bits[i + 1 :] for i, (bit, _) in enumerate(bits)},
        steps.index(step),
        steps.index((-step[0], -step[1])),
    )
