"""Put what was trained into the package: ``python -m conf.train.write_weights GAME``."""

from __future__ import annotations

import sys
import zlib
from importlib import import_module

import numpy as np

from conf import data_files
from conf.command import run
from conf.train import checkpoints, draughts, men_net, races
from conf.train.__main__ import OF_MEN
from juegos.alquerque import men_patterns
from juegos.tablas import libro_evaluation
from juegos.tablas.casas.net import WEIGHT


def weights_file(slug: str) -> bytes:
    """Return the weights of the nets of a game of one board in the format of ``juegos``."""
    board_nets = import_module("conf.train.board_nets")
    contact, race = board_nets.nets_of(checkpoints.load(slug))
    parts = [np.array([contact.bias.size])]
    for net in (contact, race) if race.bias.size > 1 else (contact,):
        parts += [np.rint(part.astype(np.float64).ravel() * WEIGHT) for part in net]
    whole = np.concatenate(parts).clip(-32768, 32767).astype("<i2")
    halves = whole.view(np.uint8).reshape(-1, 2).T.tobytes()
    return zlib.compress(halves, 9)


def write_race(slug: str) -> None:
    """Write the weights of the features of a running game; those of the others stay."""
    stored = libro_evaluation.stored_weights()
    trained = {**stored.trained, slug: races.trained_weights(slug)}
    ordered = {one: trained[one] for one in races.GAMES if one in trained}
    command = "python3 noxfile.py train -- GAME"
    parts = stored._replace(trained=ordered)._asdict()
    data_files.write_json(libro_evaluation.FILE, command, **parts)


def main(slug: str) -> None:
    """Write the weights of a game."""
    if slug in races.GAMES:
        write_race(slug)
        return
    file = f"tablas/net-{slug}.bin"
    if slug == draughts.SLUG:
        file, content = men_patterns.FILE, draughts.weights_file()
    else:
        content = men_net.weights_file(slug) if slug in OF_MEN else weights_file(slug)
    data_files.write_packed(file, f"python3 noxfile.py train -- {slug}", content)
    print(f"{slug}: {len(content):,} bytes")


if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
