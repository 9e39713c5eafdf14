"""``python -m tests.help.fuzzing``: the door under a fuzzer that looks for requests of new ways.

It begins with the requests of ``corpus.jsonl``, one a line; changes them as ``tests.help.fuzz``
spoils requests; keeps what reaches code that none reached before; and stops at a reply that is
none, whose request, made small, it adds to ``requests.jsonl``. What it kept is then made as few
requests as reach as much, and written into ``corpus.jsonl``.
"""

from __future__ import annotations

import hashlib
import json
import random
import shutil
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import atheris

with atheris.instrument_imports(include=["juegos"]):
    import juegos
    from tests.help import fuzz

    for module in walk_packages(juegos.__path__, "juegos."):  # games are else imported when asked
        if "__main__" not in module.name:
            import_module(module.name)

ROOT = Path(__file__).resolve().parents[2]
FILE = Path(__file__).with_name("corpus.jsonl")
INPUTS, FEWEST = ROOT / "build" / "fuzz" / "found", ROOT / "build" / "fuzz" / "fewest"
PROGRAM = ROOT / "build" / "fuzz" / "program"  # the fuzzer starts itself again by its name
LONGEST = 4000  # bytes of a request


def ask(data: bytes) -> int:
    """Ask a request; -1 says that it is none, and is not to be kept."""
    request = _read(data)
    if not isinstance(request, dict):
        return -1
    if fuzz.fault(fuzz.made(request)):
        small = fuzz.shrunk(request)
        fuzz.keep(small, fault := fuzz.fault(fuzz.made(small)))
        raise AssertionError(f"{fault}: {json.dumps(small)}")
    return 0


def spoil(data: bytes, most: int, seed: int) -> bytes:
    """Return a request with one to three things wrong, or the same if that is too long."""
    rng = random.Random(seed)
    request = _read(data)
    if not isinstance(request, dict):
        request = rng.choice(fuzz.good("azar"))
    written = json.dumps(fuzz.spoilt_one(request, rng)).encode()
    return written if len(written) <= most else data


def _read(data: bytes) -> Any:
    with suppress(ValueError, RecursionError):
        return json.loads(data)
    return None


def unpack() -> None:
    """Put each request of the corpus into a file of its own, as the fuzzer wants them."""
    for folder in (INPUTS, FEWEST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    PROGRAM.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tests.help.fuzzing "$@"\n', "utf-8")
    PROGRAM.chmod(0o755)
    for line in FILE.read_text("utf-8").splitlines():
        (INPUTS / hashlib.sha256(line.encode()).hexdigest()[:16]).write_text(line, "utf-8")


def pack() -> None:
    """Write the corpus anew: as few requests as reach all that those found reach."""
    subprocess.run([PROGRAM, "-merge=1", FEWEST, INPUTS], check=True)
    texts = (_read(path.read_bytes()) for path in FEWEST.iterdir())
    lines = sorted(json.dumps(text, ensure_ascii=True) for text in texts)
    FILE.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def main() -> None:
    """Look for as many seconds as are told; or do what else the fuzzer is told."""
    if len(sys.argv) == 2 and sys.argv[1].isdigit():
        unpack()
        results = [f"-max_total_time={sys.argv[1]}", f"-max_len={LONGEST}", "-timeout=60"]
        subprocess.run([PROGRAM, *results, INPUTS], check=True)
        pack()
        return
    atheris.Setup([str(PROGRAM), *sys.argv[1:]], ask, custom_mutator=spoil)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
