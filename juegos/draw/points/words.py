"""A board of points in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from juegos.draw.points.men import KINDS, name
from juegos.draw.points.scene import Points

SEATS = ("White", "Black")


def words(scene: Points) -> str:
    """Return what stands where, kind by kind, the last move and what the caption says."""
    kinds: dict[str, list[str]] = {}
    for point, what in scene.men:
        kinds.setdefault(what, []).append(point)
    told = [_kind(scene, what, set(kinds[what])) for what in sorted(kinds, key=_order)]
    if not told:
        told = ["The board is empty."]
    for seat, count in enumerate(aside(scene)[0]):
        if count:
            told.append(f"{SEATS[seat]} has {count} in hand.")
    return " ".join([*told, *_last(scene), scene.caption]).strip()


def _order(what: str) -> tuple[int, int, str]:
    kind = KINDS[what[-1]]
    return kind.seat, len(what), what


def _kind(scene: Points, what: str, held: set[str]) -> str:
    """Return one kind of men with its points, those next to each other in a row as ``a to e``."""
    runs: list[str] = []
    for row in scene.field.rows:
        run: list[str] = []
        for point in (*(scene.field.names[p] for p in row), ""):
            if point in held:
                run.append(point)
            elif run:
                runs += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else run
                run = []
    called = name(what) if len(what) > 1 or len(held) == 1 else _many(name(what))
    return f"{called.capitalize()}: {', '.join(runs)}."


def _many(called: str) -> str:
    return f"{called[:-2]}en" if called.endswith("man") else f"{called}s"


def _last(scene: Points) -> list[str]:
    """Return the last move as a sentence, if there was one."""
    if not scene.last:
        return []
    went = " to ".join(scene.last) if len(scene.last) > 1 else f"at {scene.last[0]}"
    took = f", taking {', '.join(scene.taken)}" if scene.taken else ""
    return [f"Last move: {went}{took}."]


def aside(scene: Points) -> tuple[Sequence[int], Sequence[int]]:
    """Return how many men of each seat are in hand, and how many have been taken."""
    if not scene.counts:
        return (), ()
    on = [0, 0]
    for _, what in scene.men:
        for letter in what:
            on[KINDS[letter].seat] += 1
    hand = [max(0, count - here) for count, here in zip(scene.counts, on, strict=True)]
    full = scene.full or scene.counts
    gone = max(0, sum(full) - sum(on) - sum(hand))
    lost = [max(0, was - now) for was, now in zip(full, scene.counts, strict=True)]
    return hand, [min(gone, count) for count in lost]
