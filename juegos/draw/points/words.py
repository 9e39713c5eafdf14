"""A board of points in words, for readers who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from juegos.core.message import Message, _, join_sentences, joined
from juegos.draw.points.men import KINDS, name
from juegos.draw.points.scene import Points

SEATS = (_("White"), _("Black"))


def words(scene: Points) -> Message:
    """Return the places of the men, kind by kind, then the last move and the caption."""
    kinds: dict[str, list[str]] = {}
    for point, what in scene.men:
        kinds.setdefault(what, []).append(point)
    sentences = [_kind(scene, what, set(kinds[what])) for what in sorted(kinds, key=_order)]
    if not sentences:
        sentences = [_("The board is empty.")]
    for seat, count in enumerate(aside(scene)[0]):
        if count:
            sentences.append(_("{player} has {men} in hand.", player=SEATS[seat], men=count))
    return join_sentences(
        *sentences, *_last_move(scene), *([scene.caption] if scene.caption else [])
    )


def _order(what: str) -> tuple[int, int, str]:
    kind = KINDS[what[-1]]
    return kind.seat, len(what), what


def _kind(scene: Points, what: str, held: set[str]) -> Message:
    """Return one kind of men with its points, with neighbours in a row as ``a to e``."""
    runs: list[object] = []
    for row in scene.field.rows:
        run: list[str] = []
        for point in (*(scene.field.names[p] for p in row), ""):
            if point in held:
                run.append(point)
            elif run:
                runs += [_to(run[0], run[-1])] if len(run) > 2 else run
                run = []
    called = name(what, len(held)).capitalize()
    return _("{men}: {points}.", men=called, points=joined(runs))


def _to(start: str, end: str) -> Message:
    return _("{start} to {end}", start=start, end=end)


def _last_move(scene: Points) -> list[Message]:
    """Return the last move as a sentence, if there was one."""
    if not scene.last:
        return []
    way, taken = reduce(_to, scene.last), ", ".join(scene.taken)
    if len(scene.last) > 1:
        if taken:
            return [_("Last move: {way}, capturing {taken}.", way=way, taken=taken)]
        return [_("Last move: {way}.", way=way)]
    if taken:
        return [_("Last move: at {point}, capturing {taken}.", point=way, taken=taken)]
    return [_("Last move: at {point}.", point=way)]


def aside(scene: Points) -> tuple[Sequence[int], Sequence[int]]:
    """Return the number of men of each seat in hand, and of those taken."""
    if not scene.counts:
        return (), ()
    on = [0, 0]
    for _point, what in scene.men:
        for letter in what:
            on[KINDS[letter].seat] += 1
    hand = [max(0, count - here) for count, here in zip(scene.counts, on, strict=True)]
    full = scene.full or scene.counts
    gone = max(0, sum(full) - sum(on) - sum(hand))
    lost = [max(0, was - now) for was, now in zip(full, scene.counts, strict=True)]
    return hand, [min(gone, count) for count in lost]
