"""Converts the fetched files to our TEI, by the importer of each format, without losing a word."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import zip_longest
from typing import TYPE_CHECKING, Protocol, cast

from lxml import etree

from conf.edition.schema import SCHEMA
from conf.witnesses.errors import WitnessError, write_errors
from conf.witnesses.fetch import place
from conf.witnesses.header import document
from conf.witnesses.tei_import import words as words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from conf.edition.document import Element
    from conf.witnesses.listing import File, Text
    from conf.witnesses.tei_import import ImportResult, Unknown

AROUND = 3  # words told on each side of the first one that was lost


class Importer(Protocol):
    """The interface of a module that reads a format; see ``conf.witnesses.tei_import``."""

    def read(self, text: str, name: str) -> ImportResult:
        """Return a file's text as TEI."""

    def words(self, text: str) -> list[str]:
        """Return the words of a file's text, found without parsing it to TEI."""


@dataclass(frozen=True)
class TeiFile:
    """The conversion of a file: the name of the TEI, its number of words, the unknown marks."""

    name: str
    words: int
    unknown: list[Unknown]


def convert(texts: Iterable[Text], home: Path) -> list[TeiFile]:
    """Write ``tei/SIGLUM/STEM.xml`` for every file, all or none, and return the results.

    Raises:
        WitnessError: a format has no importer, a file cannot be read, a word is lost, what is made
            is not valid, or cannot be written.
    """
    with in_place_of(home / "tei") as new:
        return [_converted(text, file, home, new) for text in texts for file in text.files]


def importer(format: str) -> Importer:
    """Return the module that reads a format; raises ``WitnessError`` if there is none."""
    name = f"conf.witnesses.{format}"
    try:
        return cast("Importer", import_module(name))
    except ModuleNotFoundError as fault:
        if fault.name != name:
            raise
        text = f"No importer reads the format {format!r}: there is no conf/witnesses/{format}.py."
        raise WitnessError(text) from None


@contextmanager
def in_place_of(folder: Path) -> Iterator[Path]:
    """Yield an empty folder, which replaces another one if the code within succeeds."""
    new, old = (folder.with_name(f"{folder.name}.{what}") for what in ("new", "old"))
    for left in (new, old):
        shutil.rmtree(left, ignore_errors=True)
    try:
        with write_errors(new):
            new.mkdir(parents=True)
        yield new
        with write_errors(folder):
            if folder.exists():
                folder.rename(old)
            new.rename(folder)
    finally:
        if old.exists() and not folder.exists():
            old.rename(folder)
        for left in (new, old):
            shutil.rmtree(left, ignore_errors=True)


def _converted(text: Text, file: File, home: Path, new: Path) -> TeiFile:
    """Write the TEI of a file into a folder, and return the result."""
    reader = importer(text.repository.format)
    name = f"{text.repository.name}/{file.path}"
    source = _read(place(home, text.repository, file), name)
    try:
        imported = reader.read(source, name)
        there, here = reader.words(source), words_of(imported.body)
    except WitnessError:
        raise
    except RecursionError as fault:
        message = f"{name} could not be converted: its marks stand within one another too deep."
        raise WitnessError(message) from fault
    except Exception as fault:
        message = f"{name} could not be converted: {type(fault).__name__}: {fault}"
        raise WitnessError(message) from fault
    if there != here:
        raise WitnessError(_lost(name, there, here))
    root = document(text, file, imported, len(here))
    if not _schema().validate(root):
        wrong = _schema().error_log[0].message
        raise WitnessError(f"{name}: its TEI does not keep to corpus/schema/testigo.rng: {wrong}.")
    path = new / text.siglum / f"{file.stem}.xml"
    with write_errors(path):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(_serialised(root))
    return TeiFile(f"{text.siglum}/{file.stem}", len(here), imported.unknown)


def _read(path: Path, name: str) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise WitnessError(f"{name} could not be read: {fault}.") from None


def _lost(name: str, there: list[str], here: list[str]) -> str:
    """Return the place where the words of a file and those of its TEI differ."""
    pairs = enumerate(zip_longest(there, here))
    first = next(number for number, (one, other) in pairs if one != other)
    texts = (
        " ".join(words[max(first - AROUND, 0) : first + AROUND + 1]) for words in (there, here)
    )
    return (
        f"{name}: {len(there):,} words went in, {len(here):,} came out. They part at word"
        f" {first + 1}: in “{next(texts)}”, out “{next(texts)}”. Nothing was written."
    )


@cache
def _schema() -> etree.RelaxNG:
    return etree.RelaxNG(etree.parse(SCHEMA / "testigo.rng"))


def _serialised(root: Element) -> bytes:
    """Return a text as reproducible XML."""
    return etree.tostring(root, encoding="utf-8", xml_declaration=True) + b"\n"
