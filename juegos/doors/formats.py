"""Games in any notation known here: how to read them, and to convert them."""

from __future__ import annotations

from pkgutil import resolve_name

from juegos import catalogue
from juegos.core import formats, links
from juegos.core import record as records
from juegos.core.errors import BadRequest, UnknownName, one_of
from juegos.core.formats import LINK, OURS, Format, RecordRead, RecordWritten, comments_left_out
from juegos.core.message import _
from juegos.core.record import Record
from juegos.doors import request as asked
from juegos.doors.request import Reply, Request
from juegos.engine import replay


def read(text: str, before: int = 0) -> RecordRead:
    """Return the record of a text in any notation known here.

    ``before`` is the number of lines before the text in a file of records.
    """
    records.check_length(text)
    name = formats.detect(text)
    if name in {OURS, LINK}:
        written = links.unpack(text.strip()) if name == LINK else text
        record, remarks = records.parse(written, before), records.comments(written)
        catalogue.entry_of(record)
        return RecordRead(record, (comments_left_out(remarks),) if remarks else ())
    notation = notation_of(games_in(name)[0], name)
    slug, readings = notation.names(text)
    return notation.read(text, catalogue.game(slug, readings))


def notation_of(slug: str, name: str) -> Format:
    """Return the notation of another program for a game, by the name that the game has for it."""
    result: Format = resolve_name(catalogue.entry(slug).formats[name])
    return result


def games_in(name: str) -> list[str]:
    """Return the games that can be written in a notation, without importing their modules."""
    return [slug for slug, entry in catalogue.CATALOGUE.items() if name in entry.formats]


def write(name: str, record: Record) -> RecordWritten:
    """Return a record in a notation.

    Raises:
        UnknownName: its game has no such notation, or does not exist.
        JuegosError: its result does not follow from its moves, or one of them is illegal.
    """
    if name in {OURS, LINK} and record.header("Result"):
        replay.replay(catalogue.game_of(record), record)
    if name == OURS:
        return RecordWritten(records.write(record))
    if name == LINK:
        return RecordWritten(links.pack(records.write(record)))
    game, games = catalogue.game_of(record), games_in(name)
    if record.slug not in games:
        slugs = one_of(games)
        says = _("{slug} is not written in the notation {name!r}; {slugs}")
        raise UnknownName(says.with_fields(slug=record.slug, name=name, slugs=slugs))
    return notation_of(record.slug, name).write(record, game)


def convert(request: Request) -> Reply:
    """Return a game, written in ``text`` in any notation, in the notation ``format``."""
    name = asked.text(request, "format", formats.NAMES)
    if name not in formats.NAMES:
        raise BadRequest(
            _("there is no notation {name!r}; {names}", name=name, names=one_of(formats.NAMES))
        )
    text = asked.text(request, "text")
    content = read(text)
    made = write(name, content.record)
    return {
        "slug": content.record.slug,
        "from": formats.detect(text),
        "format": name,
        "text": made.text,
        "left_out": [*content.left_out, *made.left_out],
    }
