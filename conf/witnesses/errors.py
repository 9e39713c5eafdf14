"""The error that stops fetching or converting, with a plain message."""

from __future__ import annotations

import errno
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FULL = {errno.ENOSPC, errno.EDQUOT}


class WitnessError(Exception):
    """A fault of a list, a host, a file or a disk; its message says which."""


@contextmanager
def write_errors(path: Path) -> Iterator[None]:
    """Raise ``WitnessError`` if the code within cannot write to ``path``."""
    try:
        yield
    except OSError as fault:
        if fault.errno in FULL:
            text = f"The disk is full: {path} could not be written. Make room, and run this again."
        else:
            text = f"{path} could not be written: {fault.strerror or fault}."
        raise WitnessError(text) from None
