"""The disputed places and the glossary of a work: ``cruces.toml`` and ``glosario.toml``."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, Any, TypeVar

from conf.edition.document import ROOT, TeiError, below, toml, words

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")


@dataclass(frozen=True)
class Reading:
    """One way to read a crux; ``by`` is a witness's siglum or a key of the bibliography."""

    key: str
    gloss: str
    by: str


@dataclass(frozen=True)
class Crux:
    """A disputed place. If ``switch`` is set, its readings are those of the rules package.

    If ``printed`` is not set, the edition does not print the words around the place, and so no
    text has a mark for it.
    """

    id: str
    locus: str
    words: str
    status: str
    question: str
    note: str
    effect: str
    n: int | None = None
    also: tuple[str, ...] = ()
    switch: bool = False
    printed: bool = True
    default: str = ""
    readings: tuple[Reading, ...] = ()

    @property
    def is_minor(self) -> bool:
        """Whether it changes nothing in play, as the first word of its effect says."""
        return self.effect.startswith("Nothing")


@dataclass(frozen=True)
class Term:
    """A word of the glossary; ``disputed`` says why its sense or origin is in doubt, if it is.

    ``work`` is the siglum of the work whose folder holds the glossary, ``lang`` the word's
    language. ``seen`` are the books consulted that have the word, the oldest first; ``form`` is
    the spelling in the oldest of them, if it is not among the spellings of the texts.
    """

    id: str
    lemma: str
    spellings: tuple[str, ...]
    first: str
    es: str
    en: str
    work: str
    lang: str = "osp"
    form: str = ""
    seen: tuple[str, ...] = ()
    etymology: str = ""
    disputed: str = ""


def cruces(folder: Path, root: Path = ROOT) -> dict[Crux, int]:
    """Return the cruces of a work's folder, each with the line on which it begins.

    Raises:
        TeiError: the file is no list of cruces, or one of them lacks a field or has another.
    """
    file, line_of = folder / "cruces.toml", dict[Crux, int]()
    for line, entry in _tables(file, "crux", root):
        given = entry.pop("readings", ())
        readings = tuple(_made(Reading, one, (file, line, root)) for one in given)
        lists = {"also": tuple(entry.get("also", ())), "readings": readings}
        line_of[_made(Crux, entry | lists, (file, line, root))] = line
    return line_of


def terms(folder: Path, root: Path = ROOT) -> dict[Term, int]:
    """Return the terms of a work's folder, each with the line on which it begins."""
    file, result = folder / "glosario.toml", dict[Term, int]()
    for line, entry in _tables(file, "term", root):
        more: dict[str, Any] = {"work": folder.name}
        for name in {"spellings", "seen"} & {*entry}:
            more[name] = tuple(entry[name])
        result[_made(Term, entry | more, (file, line, root))] = line
    return result


def _tables(file: Path, name: str, root: Path) -> list[tuple[int, dict[str, Any]]]:
    """Return the tables with a name in a file, each with its line; none if there is no file."""
    if not file.exists():
        return []
    tables = toml(file, root).get(name, [])
    heads = [
        line
        for line, text in enumerate(words(file, root).splitlines(), 1)
        if text.strip() == f"[[{name}]]"
    ]
    if not tables or len(heads) != len(tables):
        raise TeiError(below(file, root), 1, f"expected tables that are headed [[{name}]]")
    return list(zip(heads, tables, strict=True))


def _made(kind: type[T], entry: dict[str, Any], place: tuple[Path, int, Path]) -> T:
    """Return an entry as an object; raises ``TeiError`` for a missing or unknown field."""
    file, line, root = place
    defaults = {field.name: field.default for field in fields(kind)}  # type: ignore[arg-type]
    wanting = [n for n, default in defaults.items() if default is MISSING and n not in entry]
    others = [name for name in entry if name not in defaults]
    called = f"the {kind.__name__.lower()} {entry.get('id', entry.get('key', ''))!r}"
    if wanting:
        message = f"{called} wants {', '.join(wanting)}"
        raise TeiError(below(file, root), line, message)
    if others:
        message = f"{called} has {', '.join(others)}; it may have {', '.join(defaults)}"
        raise TeiError(below(file, root), line, message)
    return kind(**entry)
