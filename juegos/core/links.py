"""A record as text for the end of an address, after its ``#``: short, and safe to read.

A link starts with a letter for its kind (``a`` for a record, another for other things). Then
follow, in base64url, four bytes that detect a damaged link (the CRC-32 of the text) and the
compressed text (raw deflate). A link may come from anybody, so its length is limited before and
after unpacking.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from juegos.core.errors import BadNotation
from juegos.core.message import _

WAY, LETTER = "a", "l"  # of a record, of a letter (``juegos.letters``)
LONGEST = 16_000  # letters of a link
LONGEST_TEXT = 200_000  # bytes of the text in it
_CHECK = 4
# The messages about a text that is too long for a link, and a link that begins otherwise.
_SAYS = {
    WAY: (
        _("the record is too long for a link; hand it on as a text or a file"),
        _("{letter!r}: a link to a game begins with 'a'; a later release may know this one"),
    ),
    LETTER: (
        _("the letter is too long for a link"),
        _("{letter!r}: the link of a letter begins with 'l'; a later release may know this one"),
    ),
}
_OTHER = re.compile(r"[^A-Za-z0-9_-]")


def looks_like(text: str) -> bool:
    """Return whether a text has the form of a link, whatever is in it.

    >>> looks_like("aXvGP3nNPzE21UkisKgEA"), looks_like("Game: azar")
    (True, False)
    """
    return re.fullmatch(r"a[A-Za-z0-9_-]{8,}", text) is not None


def pack(text: str, way: str = WAY) -> str:
    r"""Return the link that holds a text; raises ``BadNotation`` if the text is too long.

    >>> unpack(pack("Game: azar\n"))
    'Game: azar\n'
    """
    content = text.encode("utf-8")
    if len(content) > LONGEST_TEXT:
        raise BadNotation(_SAYS[way][0])
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = zlib.crc32(content).to_bytes(_CHECK, "big") + press.compress(content) + press.flush()
    link = way + urlsafe_b64encode(packed).decode("ascii").rstrip("=")
    if len(link) > LONGEST:
        raise BadNotation(_SAYS[way][0])
    return link


def unpack(link: str, way: str = WAY) -> str:
    """Return the text that a link holds; ``way`` is its required first letter.

    Raises:
        BadNotation: it is too long, of an unknown kind, or damaged.

    >>> unpack("azar")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadNotation: the link is damaged or not whole; ask for it once more
    """
    if len(link) > LONGEST:
        most = LONGEST
        raise BadNotation(_("a link has at most {most} letters", most=most), most)
    if other := _OTHER.search(link):
        says = _("{letter!r} is no letter of a link; it has a to z, A to Z, 0 to 9, '-' and '_'")
        raise BadNotation(says.with_fields(letter=other[0]), other.start())
    if not link.startswith(way):
        raise BadNotation(_SAYS[way][1].with_fields(letter=link[:1]), 0)
    try:
        return _inflated(urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4)))
    except ValueError:  # no whole number of bytes, bytes that are no text, a check that differs
        says = _("the link is damaged or not whole; ask for it once more")
        raise BadNotation(says, len(link)) from None


def _inflated(packed: bytes) -> str:
    """Return the text of a link without its envelope; raises ``ValueError``."""
    press = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        content = press.decompress(packed[_CHECK:], LONGEST_TEXT + 1)
    except zlib.error as error:
        raise ValueError from error
    whole = press.eof and not press.unused_data
    if not whole or zlib.crc32(content).to_bytes(_CHECK, "big") != packed[:_CHECK]:
        raise ValueError
    return content.decode("utf-8")
