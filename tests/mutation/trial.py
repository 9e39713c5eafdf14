"""A mutant on trial: tests run in a process of its own, in which it stands for its file.

The file itself is not touched. The process is a copy of this one, which has read already what no
game changes; so the system must be one that forks.
"""

from __future__ import annotations

import os
import pkgutil
import resource
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis  # noqa: F401  read once, not in each process
import pytest  # noqa: F401  so is this

from tests.mutation import plain_runner

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

SURVIVED, CAUGHT, STOPPED = "survived", "caught", "stopped"
MEMORY = 2 << 30  # bytes: a mutant may make numbers without end
SHARED = ("core", "material", "engine")  # rooms of juegos that import no game


class Stand:
    """Finds and loads one module: a mutant instead of its file."""

    def __init__(self, file: str, code: CodeType) -> None:
        self.name, self.file, self.code = module_name(file), file, code

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        """Return where the module comes from: from here, if it is that one."""
        if name != self.name:
            return None
        return spec_from_file_location(name, Path(self.file).resolve(), loader=self)

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make the module as it makes any."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutant as the module."""
        exec(self.code, module.__dict__)  # noqa: S102  a program of ours, but for one thing


def module_name(file: str) -> str:
    """Return the name by which a file is imported."""
    return file.removesuffix(".py").replace("/", ".")


def read_shared() -> None:
    """Import what all games share, so that no trial has to."""
    for room in SHARED:
        package = import_module(f"juegos.{room}")
        for item in pkgutil.iter_modules(package.__path__):
            import_module(f"juegos.{room}.{item.name}")


def trial(file: str, code: CodeType, tests: Sequence[str], seconds: int) -> tuple[str, float]:
    """Return what became of a mutant, and how many seconds of the processor that took.

    It is stopped after so many: of the processor, so that a busy machine stops none too soon.
    """
    child = os.fork()
    if not child:
        _tested(file, code, tests, seconds)
    _, status, used = os.wait4(child, 0)
    taken = used.ru_utime + used.ru_stime
    if os.WIFSIGNALED(status):
        return STOPPED, taken
    return (CAUGHT if os.WEXITSTATUS(status) else SURVIVED), taken


def _tested(file: str, code: CodeType, tests: Sequence[str], seconds: int) -> None:
    """Run tests on a mutant, and end this process by what they say."""
    failed = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.__stdout__.fileno())
        os.dup2(nowhere, sys.__stderr__.fileno())
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.meta_path.insert(0, Stand(file, code))
        failed = int(not plain_runner.run(tests))
    finally:
        os._exit(failed)
