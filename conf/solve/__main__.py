"""The whole analysis of cercar la liebre; a step is done again only if its code has changed.

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

from conf import make
from conf.solve import liebre, strata
from conf.solve.liebre import NEVER, Layer, Solver, Turns
from conf.solve.strata import Flags, Strata
from juegos.alquerque.cercar_la_liebre import HUNTERS, SAFE, CercarLaLiebre
from juegos.alquerque.tables import SetUps, Stratum
from juegos.material import boards
from juegos.material.boards import grid, mask, points

FOLDER = Path("build/liebre")
MOST = 12
NONE = 4  # so few hunters cannot even stand round the hare in a corner
# What a layer depends on: the rules as the solver has them, its positions and the board.
MAKERS = [Path(str(module.__file__)) for module in (liebre, strata, boards)]


def main(folder: Path = FOLDER, most: int = MOST, shown_from: int = SAFE) -> None:
    """Solve the four forms of the game up to so many hunters, and write the results."""
    strata = Strata(grid(5, 5, diagonals=True))
    found = []
    for leaps in ("uno", "varios"):
        for least in (SAFE, 0):
            for hunters, layer in layers(strata, folder, most, leaps=leaps, least=least):
                if hunters >= shown_from:
                    found.append(stratum(strata, layer, hunters, leaps=leaps, nine=bool(least)))
    make.told("alquerque/liebre.json", "python3 noxfile.py liebre", strata=found)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    told(f"written; {peak} MB of memory at most")


def layers(
    strata: Strata, folder: Path = FOLDER, most: int = MOST, *, leaps: str, least: int
) -> Iterator[tuple[int, Layer]]:
    """Yield the layers of a form of the game by their hunters; one that was kept is taken up."""
    folder.mkdir(parents=True, exist_ok=True)
    made_by = digest(MAKERS)
    solver = Solver(strata, chains=leaps == "varios", least=least)
    layer = solver.won(least or NONE)
    for hunters in range((least or NONE) + 1, most + 1):
        place = folder / f"{leaps}-{least}-{hunters}-{made_by}.npz"
        layer = kept(place) or keep(place, solver.solve(hunters, layer))
        told(f"{leaps}, {hunters} hunters, won with {least}: {place}")
        yield hunters, layer


def digest(files: Iterable[Path]) -> str:
    """Return a mark of what these files say: a layer that other code has made is not taken up."""
    made = sha256()
    for file in files:
        made.update(file.read_bytes())
    return made.hexdigest()[:12]


def told(what: str) -> None:
    """Say how far it is."""
    print(f"{time.process_time():5.0f} s  {what}", file=sys.stderr, flush=True)


def kept(place: Path) -> Layer | None:
    """Return the layer that an earlier run has kept, or None."""
    if not place.exists():
        return None
    parts: dict[str, dict[int, np.ndarray]] = {name: {} for name in Layer.__annotations__}
    with np.load(place) as arrays:
        for name, array in arrays.items():
            part, _, home = name.partition("-")
            parts[part][int(home)] = array
    return Layer(**parts)


def keep(place: Path, layer: Layer) -> Layer:
    """Keep a layer, whole or not at all, and return it."""
    arrays = {f"{name}-{h}": a for name in Layer.__annotations__ for h, a in each(layer, name)}
    half = place.with_name(f"half-{place.name}")
    np.savez(half, allow_pickle=False, **arrays)
    half.rename(place)
    return layer


def each(layer: Layer, name: str) -> list[tuple[int, np.ndarray]]:
    """Return a part of a layer by the hare's home."""
    found: dict[int, np.ndarray] = getattr(layer, name)
    return list(found.items())


def stratum(strata: Strata, layer: Layer, hunters: int, *, leaps: str, nine: bool) -> Stratum:
    """Return what a layer says of all its positions, and of each way to set the hunters up."""
    shut = {home: turns != NEVER for home, turns in layer.hunters.items()}
    taken = {h: after_capture(strata, h, hunters) for h in strata.homes}
    return Stratum(
        leaps=leaps,
        nine=nine,
        hunters=hunters,
        positions=strata.size(hunters) * strata.points,
        shut_hunters=counted(strata, shut),
        shut_hare=counted(strata, {h: turns != NEVER for h, turns in layer.hare.items()}),
        escapes_hunters=counted(strata, layer.lost),
        escapes_hare=counted(strata, layer.escapes),
        longest=max(int(turns[shut[h]].max(initial=0)) for h, turns in layer.hunters.items()),
        taken=counted(strata, taken),
        taken_shut=counted(strata, {h: taken[h] & shut[h] for h in taken}),
        begin_hunters=begin(strata, layer.hunters, layer.lost, hunters),
        begin_hare=begin(strata, layer.hare, layer.escapes, hunters),
    )


def counted(strata: Strata, flags: dict[int, Flags]) -> int:
    """Return how many positions there are, the hare's homes counted for all they stand for."""
    return sum(n * int(np.count_nonzero(flags[home])) for home, n in strata.homes.items())


def after_capture(strata: Strata, hare: int, hunters: int) -> Flags:
    """Return in which positions the hare can have leapt to where it is."""
    sets = strata.sets(hare, hunters)
    found = np.zeros(len(sets), dtype=np.bool_)
    for over, origin in strata.board.jumps[hare]:
        found |= sets & np.uint32(1 << over | 1 << origin) == 0
    return found


def begin(strata: Strata, turns: dict[int, Turns], won: dict[int, Flags], hunters: int) -> SetUps:
    """Return how the ways come out in which so many of the twelve can be set up."""
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
