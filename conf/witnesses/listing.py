"""``corpus/testigos.toml``: each public transcription, and the source of its files."""

from __future__ import annotations

import re
from dataclasses import MISSING, dataclass, fields
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from conf.edition.document import ROOT, TeiError, below, toml
from conf.witnesses.errors import WitnessError

if TYPE_CHECKING:
    from collections.abc import Iterator

LISTING = ROOT / "corpus" / "testigos.toml"
HOME = ROOT / "build" / "witnesses"  # where the files are brought, and their TEI is made
# What a name, a number of a commit or of bytes looks like; what is not here is any words.
LOOKS = {
    "name": r"(?!\.\.?/)[\w.-]+/(?!\.\.?\Z)[\w.-]+",
    "commit": r"[0-9a-f]{40}",
    "format": r"[a-z]+",
    "siglum": r"[a-z][a-z0-9]*",
    "sha256": r"[0-9a-f]{64}",
    "language": r"[a-z]{2,3}",
}


@dataclass(frozen=True)
class File:
    """A file of a repository and the digest of its bytes; of a copy also siglum and shelfmark."""

    path: str
    bytes: int
    sha256: str
    siglum: str = ""
    shelfmark: str = ""

    @property
    def stem(self) -> str:
        """The name of the file without its ending, which is also that of its TEI."""
        return PurePosixPath(self.path).stem


@dataclass(frozen=True)
class Repository:
    """A repository of transcriptions: owner and name, the commit, the licence as found.

    ``format`` is the module of ``conf.witnesses`` that reads its files, ``public`` whether the
    licence lets a site that is published contain them.
    """

    name: str
    commit: str
    format: str
    licence: str
    public: bool = False


@dataclass(frozen=True)
class Text:
    """A public transcription: its work, its source, its quality, and whom to thank."""

    repository: Repository
    siglum: str
    title: str
    author: str
    date: str
    language: str
    source: str
    reliable: str
    thanks: str
    files: tuple[File, ...]


def listing(path: Path = LISTING) -> tuple[Text, ...]:
    """Return every transcription of a list, in order.

    Raises:
        WitnessError: there is no such list, or something in it is missing, unknown or ill-formed.
    """
    try:
        entries = toml(path)
    except FileNotFoundError:
        raise WitnessError(f"There is no {below(path)}.") from None
    except TeiError as fault:
        raise WitnessError(str(fault)) from None
    try:
        texts = tuple(_texts(entries))
        _check_unique([text.siglum for text in texts], "siglum")
        for text in texts:
            _check_unique([file.stem for file in text.files], f"name of a file of {text.siglum}")
    except _WrongError as fault:
        raise WitnessError(f"{below(path)}: {fault}") from None
    return texts


class _WrongError(Exception):
    """A fault of a list, without the name of the list."""


def _texts(result: dict[str, Any]) -> Iterator[Text]:
    for number, one in enumerate(_tables(result, "repository", "the list"), 1):
        where = f"repository {one.get('name', number)}"
        repository = Repository(**_values(Repository, one, where, {"text"}))
        for text in _tables(one, "text", where):
            yield _text(repository, text, where)


def _text(repository: Repository, entry: dict[str, Any], where: str) -> Text:
    where = f"{where}, text {entry.get('siglum', 'without a siglum')}"
    values = _values(Text, entry, where, {"files", "repository"})
    files = [
        File(**_values(File, one, f"{where}, file {one.get('path', 'without a path')}", set()))
        for one in _tables(entry, "files", where)
    ]
    return Text(repository=repository, files=tuple(files), **values)


def _tables(results: dict[str, Any], name: str, where: str) -> list[dict[str, Any]]:
    """Return the tables under a name, of which there must be at least one."""
    result = results.get(name)
    if not (isinstance(result, list) and result and all(isinstance(one, dict) for one in result)):
        raise _WrongError(f"{where} has no {name}")
    return result


def _values(
    kind: type[File | Repository | Text], entry: dict[str, Any], where: str, apart: set[str]
) -> dict[str, Any]:
    """Return the values of a table, each of its type and form, except those read separately."""
    field_of = {one.name: one for one in fields(kind)}
    if more := sorted(entry.keys() - field_of.keys() - apart):
        raise _WrongError(f"{where}: nothing is called {more[0]!r} here")
    by_name = {}
    for name in field_of.keys() - apart:
        if name in entry:
            by_name[name] = _value(name, entry[name], where)
        elif field_of[name].default is MISSING:
            raise _WrongError(f"{where} has no {name}")
    return by_name


def _value(name: str, value: Any, where: str) -> str | int | bool:
    """Return a value if it has the type and form of its name."""
    if name == "bytes":
        right = isinstance(value, int) and value > 0
    elif name == "public":
        right = isinstance(value, bool)
    elif not isinstance(value, str):
        right = False
    elif name == "path":
        path = PurePosixPath(value)
        right = (
            bool(path.stem)
            and value.isprintable()
            and not path.is_absolute()
            and not {"..", "\\"} & {*path.parts, *value}
        )
    else:
        right = bool(re.fullmatch(LOOKS.get(name, r"\S.*"), value))
    if not right:
        raise _WrongError(f"{where}: {name} is {value!r}, which it cannot be")
    return value  # type: ignore[no-any-return]  # of its type, as was seen


def _check_unique(names: list[str], what: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise _WrongError(f"{name!r} is twice the {what}")
