"""The files of the command line: what is read from them and kept in them."""

from __future__ import annotations

from pathlib import Path

from juegos.core.errors import BadRequest
from juegos.core.message import _


def content(file: str) -> str:
    """Return what a file holds; raises ``BadRequest`` if it cannot be read, or is no text."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: no file has that name, or it is no text
        raise BadRequest(_("cannot read {file}: {error}", file=file, error=str(error))) from error


def keep(file: str, text: str) -> None:
    """Write a text to a file; raises ``BadRequest`` if that cannot be done."""
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=str(error))) from error


def there(file: str) -> bool:
    """Return whether there is something of that name."""
    try:
        return Path(file).exists()
    except (OSError, ValueError):
        return False
