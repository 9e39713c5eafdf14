"""The number of move sequences of the games of points, stored where counting takes long.

``stored_counts`` are this package's own, from ``juegos/data``: each is the result of the command
``juegos perft`` that ``command`` gives. Tests recount those up to a hundred thousand and all
published ones; ``python -m tests.bench.sequences`` recounts all. ``PUBLISHED`` are taken from
elsewhere.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos import data
from juegos.core.message import _


class StoredCount(NamedTuple):
    """A game, its changed readings, and its sequences of one move, of two and so on."""

    slug: str
    readings: str
    nodes: tuple[int, ...]

    @property
    def chosen(self) -> dict[str, str]:
        """The readings by their cruces."""
        return dict(pair.split("=") for pair in self.readings.split())

    @property
    def command(self) -> str:
        """The command that counts the longest of them."""
        chosen = [f"--reading {pair}" for pair in self.readings.split()]
        return " ".join([f"juegos perft {self.slug} --depth {len(self.nodes)}", *chosen])


def stored_counts() -> tuple[StoredCount, ...]:
    """Return all stored counts, game by game in the catalogue’s order."""
    _head, *lines = data.read("alquerque/sequences.txt").decode().splitlines()
    heads = (head.partition(" ") for head in lines[::2])
    return tuple(
        StoredCount(slug, readings, tuple(map(int, nodes.split())))
        for (slug, _, readings), nodes in zip(heads, lines[1::2], strict=True)
    )


class PublishedCount(NamedTuple):
    """A game under readings, its name there, and the counts from ``first`` moves on."""

    slug: str
    readings: str
    name: str
    first: int
    nodes: tuple[int, ...]


# Of draughts: Halbersma’s dctl and the thread 2822 of damforum. The English game is none of this
# edition, but a control of its parts.
PUBLISHED = (
    PublishedCount(
        "damas-espanolas",
        "",
        _("Spanish"),
        1,
        (7, 49, 302, 1469, 7361, 36_473, 177_532, 828_783, 3_860_866),
    ),
    PublishedCount(
        "damas-rusas", "", _("Russian"), 1, (7, 49, 302, 1469, 7482, 37_986, 190_146, 929_905)
    ),
    PublishedCount(
        "dama-filipina", "", _("Brazilian, the mirror image"), 5, (7473, 37_628, 187_302)
    ),
    PublishedCount("dama-filipina", "captura=obligatoria", _("pool"), 5, (7482, 37_986, 190_146)),
    PublishedCount(
        "damas-internacionales",
        "",
        _("international"),
        1,
        (9, 81, 658, 4265, 27_117, 167_140, 1_049_442, 6_483_971),
    ),
    PublishedCount("inglesas", "", _("English"), 5, (7361, 36_768, 179_740, 845_931)),
)
