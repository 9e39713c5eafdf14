"""The files of the command line: reading and writing them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from juegos.core.errors import BadRequest
from juegos.core.message import _


def content(file: str) -> str:
    """Return the text of a file; raises ``BadRequest`` if it cannot be read, or is no text.

    The encoding is UTF-8 where the bytes allow it, else Latin-1, as on Windows.
    """
    try:
        try:
            return Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return Path(file).read_text(encoding="cp1252")
    except (OSError, ValueError) as error:  # ValueError: no file has that name, or it is no text
        raise BadRequest(_("cannot read {file}: {error}", file=file, error=why(error))) from error


def keep(file: str, text: str) -> None:
    """Write a text to a file; raises ``BadRequest`` if that fails."""
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def append(file: str, text: str) -> None:
    """Append a text to a file; raises ``BadRequest`` if that fails."""
    try:
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(text)
    except (OSError, ValueError) as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def replace(file: str, text: str) -> None:
    """Write a text to a file so that it is there whole or not at all; raises as ``keep``."""
    part = f"{file}.part"
    keep(part, text)
    try:
        Path(part).replace(file)
    except OSError as error:
        raise BadRequest(_("cannot write {file}: {error}", file=file, error=why(error))) from error


def why(error: Exception) -> str:
    """Return why a file cannot be read or written; rare errors in the system's words."""
    return next((says for kind, says in _WHY.items() if isinstance(error, kind)), str(error))


_WHY: Mapping[type[Exception], str] = {
    FileNotFoundError: _("there is no such file or folder"),
    IsADirectoryError: _("it is a folder"),
    PermissionError: _("that is not permitted here"),
    UnicodeDecodeError: _("it is no text in UTF-8, nor in Latin-1"),
}


def there(file: str) -> bool:
    """Return whether a file of that name exists."""
    try:
        return Path(file).exists()
    except (OSError, ValueError):
        return False
