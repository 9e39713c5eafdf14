"""The languages in which messages can be said: English, and those of which a catalogue is there.

Page, command line or worker hand in the bytes of a catalogue as ``gettext`` has it (``.mo``);
nothing is opened here.
"""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from juegos.core.errors import BadRequest, one_of, quoted
from juegos.core.message import ENGLISH, _

_KNOWN: dict[str, NullTranslations] = {"en": ENGLISH}


def install(name: str, catalogue: bytes) -> None:
    """Have messages said in a language from now on; a catalogue that was there before gives way.

    Raises:
        OSError: these bytes are no catalogue.

    >>> install("tlh", b"nuqneH")
    Traceback (most recent call last):
        ...
    OSError: [Errno 0] Bad magic number: ''
    """
    _KNOWN[name] = GNUTranslations(BytesIO(catalogue))


def language(name: object) -> NullTranslations:
    """Return the language of this name; raises ``BadRequest`` where no catalogue of it is there.

    >>> language("tlh")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadRequest: there is no language 'tlh'; there are: en
    """
    if not isinstance(name, str) or name not in _KNOWN:
        raise BadRequest(
            _("there is no language {name}; {names}", name=quoted(name), names=one_of(_KNOWN))
        )
    return _KNOWN[name]
