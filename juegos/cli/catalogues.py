"""Catalogues of translations, as translators write them (``.po``) and compiled (``.mo``).

The repository has only the former; a built package has the latter, made by ``compiled`` as well.
This module imports nothing of ours, so that the build can run it before there is a package.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from struct import pack

MAGIC = 0x950412DE  # by which gettext knows a compiled catalogue


def compiled(catalogue: str) -> bytes:
    r"""Return a catalogue as ``gettext`` reads it.

    Sentences without a translation, or with an unreviewed one (``fuzzy``), are left out.

    >>> from gettext import GNUTranslations
    >>> from io import BytesIO
    >>> made = compiled('msgid "hare"\nmsgstr "lie"\n"bre"\n\nmsgid "wolf"\nmsgstr ""\n')
    >>> GNUTranslations(BytesIO(made)).gettext("hare")
    'liebre'
    """
    sentences = sorted(
        (id.encode(), translation.encode()) for id, translation in _translated(catalogue)
    )
    first = 7 * 4  # after the head: where each text stands, sentences first
    place = first + 2 * len(sentences) * 8
    index, texts = [], []
    for column in (0, 1):
        for row in sentences:
            index.append(pack("<2I", len(row[column]), place))
            texts.append(row[column] + b"\0")
            place += len(texts[-1])
    head = pack("<7I", MAGIC, 0, len(sentences), first, first + len(sentences) * 8, 0, place)
    return head + b"".join(index + texts)


def _translated(catalogue: str) -> Iterator[tuple[str, str]]:
    """Yield each translated sentence with its translation; plural forms follow one another."""
    for entry in catalogue.split("\n\n"):
        lines = entry.splitlines()
        if any(line.startswith("#,") and "fuzzy" in line for line in lines):
            continue
        fields: dict[str, str] = {}
        name = ""
        for line in lines:
            if line.startswith("#") or not line:
                continue
            before, text = line.split('"', 1)
            name = before.strip() or name  # a line without one goes on with the last
            fields[name] = fields.get(name, "") + json.loads(f'"{text}')
        sentences = [text for name, text in fields.items() if name.startswith("msgstr")]
        if "msgid" in fields and all(sentences):
            many = [fields["msgid_plural"]] if "msgid_plural" in fields else []
            yield "\0".join([fields["msgid"], *many]), "\0".join(sentences)
