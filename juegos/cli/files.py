"""The files of the command line: what is read from them and kept in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from juegos.core.errors import BadRequest
from juegos.core.message import _


def content(file: str) -> str:
    """Return what a file holds; raises ``BadRequest`` if it cannot be read, or is no text.

    It is in UTF-8 where its bytes are that, else in Latin-1, as Windows has it.
    """
    try:
        try:
            return Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return Path(file).read_text(encoding="cp1252")
    except (OSError, ValueError) as error:  # ValueError: no file has that name, or it is no text
        raise BadRequest(_("cannot read {file}: {error}", file=file, error=why(error))) from error


def keep(file: str, text: str) -> None:
    """Write a text to a file; raises ``BadRequest`` if that cannot be done."""
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def append(file: str, text: str) -> None:
    """Write a text behind what a file holds; raises ``BadRequest`` if that cannot be done."""
    try:
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(text)
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def replace(file: str, text: str) -> None:
    """Write a text to a file so that it is there whole, or what was there before; as ``keep``."""
    part = f"{file}.part"
    keep(part, text)
    try:
        Path(part).replace(file)
    except OSError as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def why(error: Exception) -> str:
    """Return why a file cannot be read or written; what is rare is told as the system tells it."""
    return next((says for kind, says in _WHY.items() if isinstance(error, kind)), str(error))


_WHY: Mapping[type[Exception], str] = {
    FileNotFoundError: _("there is no such file or folder"),
    IsADirectoryError: _("it is a folder"),
    PermissionError: _("that is not permitted here"),
    UnicodeDecodeError: _("it is no text in UTF-8, nor in Latin-1"),
}


def there(file: str) -> bool:
    """Return whether there is something of that name."""
    try:
        return Path(file).exists()
    except (OSError, ValueError):
        return False
