"""How many bytes of trained and computed play the package contains: ``docs/desarrollo/sizes.csv``.

``python -m conf.make.sizes`` writes it from the files of ``juegos/data``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from conf.data_files import DATA, write_csv
from conf.make.rooms import named
from juegos.tablas.libro_evaluation import stored_weights

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = Path(__file__).resolve().parents[2] / "docs" / "desarrollo" / "sizes.csv"
HEAD = ("Games", "What it is", "Bytes")
MOST = 200_000  # bytes, of all files together


class Packed(NamedTuple):
    """A file, what it contains, and the games that the computer plays with it."""

    file: str
    what: str
    games: tuple[str, ...]


NET = "trained nets: men still to pass, races"
MEN = "trained net of the men"
HUNTERS = "computed strategy of {} hunters"
_WEIGHTS = stored_weights()
RACES = tuple(slug for slug in _WEIGHTS.trained if slug not in _WEIGHTS.no_better)
FILES = (
    Packed("tablas/net-backgammon.bin", NET, ("backgammon",)),
    Packed("tablas/net-todas-tablas.bin", NET, ("todas-tablas", "irish")),
    Packed("tablas/net-tabula.bin", "trained net", ("tabula",)),
    Packed("tablas/races.json", "trained weights of features", RACES),
    Packed("tablas/net-trictrac.bin", MEN, ("trictrac", "trictrac-a-ecrire", "toc")),
    Packed("tablas/net-tick-tack.bin", MEN, ("tick-tack",)),
    Packed("alquerque/patterns.bin", "trained patterns of men", ("damas-internacionales",)),
    Packed("tablas/bearing-off.bin", "computed table of bearing off", ("backgammon",)),
    *(
        Packed(f"alquerque/liebre-{number}.bin", HUNTERS.format(number), ("cercar-la-liebre",))
        for number in (12, 11, 10)
    ),
)


def rows() -> Iterator[list[str]]:
    """Yield the line of each file, and one of all together."""
    sizes = [(DATA / one.file).stat().st_size for one in FILES]
    for one, size in zip(FILES, sizes, strict=True):
        yield [", ".join(map(named, one.games)), one.what, f"{size:,}"]
    yield ["all together", "", f"{sum(sizes):,}"]


def main() -> None:
    """Write the table."""
    write_csv(TABLE, [HEAD, *rows()])


if __name__ == "__main__":
    main()
