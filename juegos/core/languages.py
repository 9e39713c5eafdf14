"""The languages of messages: English, and those whose catalogues were installed.

The page, the command line or the worker passes in the bytes of a ``gettext`` catalogue (``.mo``);
this module opens nothing.
"""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from juegos.core.errors import BadRequest, one_of, quoted
from juegos.core.message import ENGLISH, _

_CATALOGUES: dict[str, NullTranslations] = {"en": ENGLISH}


def install(name: str, catalogue: bytes) -> None:
    """Install the catalogue of a language, replacing any earlier one.

    Raises:
        OSError: these bytes are no catalogue.

    >>> install("tlh", b"nuqneH")
    Traceback (most recent call last):
        ...
    OSError: [Errno 0] Bad magic number: ''
    """
    _CATALOGUES[name] = GNUTranslations(BytesIO(catalogue))


def language(name: object) -> NullTranslations:
    """Return the translations of a language; raises ``BadRequest`` if it has no catalogue.

    >>> language("tlh")
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadRequest: there is no language 'tlh'; there are: en
    """
    if not isinstance(name, str) or name not in _CATALOGUES:
        raise BadRequest(
            _("there is no language {name}; {names}", name=quoted(name), names=one_of(_CATALOGUES))
        )
    return _CATALOGUES[name]
