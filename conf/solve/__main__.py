"""The whole analysis of cercar la liebre; a step is repeated only if its code has changed.

    python3 noxfile.py liebre

Takes about two minutes, 0.5 GB of memory and 2 GB of disk under build/liebre. Writes what it has
found to juegos/data/alquerque/liebre.json.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import numpy as np

from conf import data_files
from conf.solve import liebre, strata
from conf.solve.liebre import NEVER, Layer, Solver, Turns
from conf.solve.strata import Flags, Strata
from juegos.alquerque.cercar_la_liebre import HUNTERS, SAFE, CercarLaLiebre
from juegos.material import boards
from juegos.material.boards import grid, mask, points
from juegos.tables.alquerque import SetUps, Stratum

FOLDER = Path("build/liebre")
MOST = 12
NONE = 4  # so few hunters cannot even stand round the hare in a corner
# What a layer depends on: the rules as the solver has them, its positions and the board.
MAKERS = [Path(str(module.__file__)) for module in (liebre, strata, boards)]


def main(folder: Path = FOLDER, most: int = MOST, shown_from: int = SAFE) -> None:
    """Solve the four forms of the game up to this number of hunters, and write the results."""
    strata = Strata(grid(5, 5, diagonals=True))
    rows = []
    for leaps in ("uno", "varios"):
        for least in (SAFE, 0):
            for hunters, layer in layers(strata, folder, most, leaps=leaps, least=least):
                if hunters >= shown_from:
                    rows.append(stratum(strata, layer, hunters, leaps=leaps, nine=bool(least)))
    data_files.write_json("alquerque/liebre.json", "python3 noxfile.py liebre", strata=rows)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    report(f"written; {peak} MB of memory at most")


def layers(
    strata: Strata, folder: Path = FOLDER, most: int = MOST, *, leaps: str, least: int
) -> Iterator[tuple[int, Layer]]:
    """Yield the layers of a form of the game by their hunters; saved ones are loaded."""
    folder.mkdir(parents=True, exist_ok=True)
    made_by = digest(MAKERS)
    solver = Solver(strata, chains=leaps == "varios", least=least)
    layer = solver.won(least or NONE)
    for hunters in range((least or NONE) + 1, most + 1):
        place = folder / f"{leaps}-{least}-{hunters}-{made_by}.npz"
        layer = load(place) or save(place, solver.solve(hunters, layer))
        report(f"{leaps}, {hunters} hunters, won with {least}: {place}")
        yield hunters, layer


def digest(files: Iterable[Path]) -> str:
    """Return a digest of some files, so that layers made by other code are not reused."""
    made = sha256()
    for file in files:
        made.update(file.read_bytes())
    return made.hexdigest()[:12]


def report(what: str) -> None:
    """Print a line of progress."""
    print(f"{time.process_time():5.0f} s  {what}", file=sys.stderr, flush=True)


def load(place: Path) -> Layer | None:
    """Return the layer saved by an earlier run, or None."""
    if not place.exists():
        return None
    parts: dict[str, dict[int, np.ndarray]] = {name: {} for name in Layer.__annotations__}
    with np.load(place) as arrays:
        for name, array in arrays.items():
            part, _, home = name.partition("-")
            parts[part][int(home)] = array
    return Layer(**parts)


def save(place: Path, layer: Layer) -> Layer:
    """Save a layer atomically, and return it."""
    arrays = {f"{name}-{h}": a for name in Layer.__annotations__ for h, a in by_home(layer, name)}
    half = place.with_name(f"half-{place.name}")
    np.savez(half, allow_pickle=False, **arrays)
    half.rename(place)
    return layer


def by_home(layer: Layer, name: str) -> list[tuple[int, np.ndarray]]:
    """Return a part of a layer by the hare's home."""
    fields: dict[int, np.ndarray] = getattr(layer, name)
    return list(fields.items())


def stratum(strata: Strata, layer: Layer, hunters: int, *, leaps: str, nine: bool) -> Stratum:
    """Return the counts of all positions of a layer, and of each way to set the hunters."""
    shut = {home: turns != NEVER for home, turns in layer.hunters.items()}
    taken = {h: after_capture(strata, h, hunters) for h in strata.homes}
    return Stratum(
        leaps=leaps,
        nine=nine,
        hunters=hunters,
        positions=strata.size(hunters) * strata.points,
        shut_hunters=weighted_count(strata, shut),
        shut_hare=weighted_count(strata, {h: turns != NEVER for h, turns in layer.hare.items()}),
        escapes_hunters=weighted_count(strata, layer.lost),
        escapes_hare=weighted_count(strata, layer.escapes),
        longest=max(int(turns[shut[h]].max(initial=0)) for h, turns in layer.hunters.items()),
        taken=weighted_count(strata, taken),
        taken_shut=weighted_count(strata, {h: taken[h] & shut[h] for h in taken}),
        begin_hunters=begin(strata, layer.hunters, layer.lost, hunters),
        begin_hare=begin(strata, layer.hare, layer.escapes, hunters),
    )


def weighted_count(strata: Strata, flags: dict[int, Flags]) -> int:
    """Return the number of positions, with each of the hare's homes weighted by its points."""
    return sum(n * int(np.count_nonzero(flags[home])) for home, n in strata.homes.items())


def after_capture(strata: Strata, hare: int, hunters: int) -> Flags:
    """Return the positions that the hare can have reached by a leap."""
    sets = strata.sets(hare, hunters)
    result = np.zeros(len(sets), dtype=np.bool_)
    for over, origin in strata.board.jumps[hare]:
        result |= sets & np.uint32(1 << over | 1 << origin) == 0
    return result


def begin(strata: Strata, turns: dict[int, Turns], won: dict[int, Flags], hunters: int) -> SetUps:
    """Return the results of all ways to set up this many of the twelve hunters."""
    name = {n: name for name, n in HUNTERS.items()}.get(hunters)
    twelve, hare, _ = CercarLaLiebre({}).start()
    (centre,) = points(hare)
    ups = [mask(chosen) for chosen in combinations(points(twelve), hunters)]
    rank = strata.rank(centre, np.array(ups, dtype=np.uint32))
    plies, shut = turns[centre][rank], turns[centre][rank] != NEVER
    ours = [CercarLaLiebre({"cazadores": name}).start()[0]] if name else []
    return SetUps(
        ways=len(ups),
        shut=int(np.count_nonzero(shut)),
        escapes=int(np.count_nonzero(won[centre][rank])),
        soonest=min(plies[shut].tolist(), default=0),
        latest=max(plies[shut].tolist(), default=0),
        ours=sum(int(plies[i]) for i in map(ups.index, ours) if shut[i]),
    )


if __name__ == "__main__":
    main()
