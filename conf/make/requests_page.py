"""Writes the page of all requests: ``python -m conf.make.requests_page``.

Each has its fields, an example and the reply.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from conf.data_files import rewrite
from conf.edition.document import ROOT
from juegos.doors import fields
from juegos.serve import DOORS, handle

PAGE = ROOT / "docs/desarrollo/peticiones.md"
COMMAND = "python -m conf.make.requests_page"
HEAD = """---
description: Every request that juegos.serve answers, with its fields, an example, the reply.
---

# Every request, with an example

{.place}
For programs in Python and in other languages

{py:func}`juegos.serve.handle` takes a request, an object of JSON, and returns the reply, another.
In a browser or in another language, send the same objects to the package as you run it there.
A request names its door in the field `do`, and may ask for a language in `lang` (`en`, `es`, `fr`).
A field that a door does not know is refused, with the name of the nearest.
An error is a reply too: `{"error": {"kind": …, "message": …, "at": …, "rule": …}}`.

Of the replies below, long texts and lists are cut, which `…` marks.
"""
KINDS = {
    str: "text",
    int: "number",
    bool: "true or false",
    NoneType: "null",
    fields.Object: "object",
}
WIDE = 80  # letters of a line
LONG, MANY, DEEP = 60, 3, 3  # letters of a text, items of a list, objects in others
RECORD = "Game: mayores\n\n6-4-1\n5-3-1\n"
MEN = {"slug": "trictrac", "thrower": "T:13 2 4", "opponent": "T:14 9", "throw": "6-1"}
ALQUERQUE = {"slug": "alquerque", "state": "5/5/2b2/2w2/5 w"}
AZAR = {"slug": "azar", "state": "carrera A 7 8"}
FOR_LETTER = {"slug": "azar", "seat": 0, "id": "0" * 32, "secret": "0" * 64}
HANDS = {
    "elder": "AS KS QS JS TS 9S 8S 7S AH KH QH JH",
    "younger": "AD KD QD JD TD 9D 8D 7D AC KC QC JC",
}
LETTER = handle({"do": "letter-begin", **FOR_LETTER})["letter"]
MAILBOX = handle({"do": "letter-read", "letter": LETTER})["mailbox"]
REVIEW = handle({"do": "review", **ALQUERQUE, "move": "c2xc4", "seed": 1})
PUZZLE = "alquerque-de-tres.win.1"
EXAMPLES: dict[str, dict[str, Any]] = {
    "list": {},
    "start": {"slug": "backgammon", "readings": {"cubo": "si"}},
    "moves": ALQUERQUE,
    "play": {**ALQUERQUE, "move": "c2xc4"},
    "throw": {**AZAR, "seed": 7},
    "deal": {
        "slug": "piquet",
        "state": handle({"do": "start", "slug": "piquet"})["state"],
        "seed": 7,
    },
    "advise": {**ALQUERQUE, "seed": 7},
    "odds": {"slug": "azar", "readings": {"encuentro": "pasa"}},
    "perft": {"slug": "alquerque", "depth": 3},
    "table": {"id": "mayores.odds"},
    "record": {"text": RECORD},
    "link": {"text": RECORD},
    "unlink": {"link": handle({"do": "link", "text": RECORD})["link"]},
    "convert": {"text": "Game: damas-internacionales\n\nb4-a5\n", "format": "pdn"},
    "score": {"slug": "piquet", **HANDS},
    "partie": {"slug": "piquet", "totals": [105, 101]},
    "count": {"slug": "piquet", "state": "- - - -"},
    "teach": {"slug": "piquet", "hand": HANDS["elder"], "side": "elder", "takes": 5, "seed": 1},
    "plays": MEN,
    "mark": {
        "slug": "trictrac",
        "state": {"A": [0, 4, 1], "B": [0, 0, 0]},
        "steps": [{"player": "A", "points": 12}, {"leave": "A"}],
    },
    "why": {**MEN, "play": "T-6 4-5"},
    "tutor": MEN,
    "ids": {"slug": "backgammon", "state": handle({"do": "start", "slug": "backgammon"})["state"]},
    "replay": {"slug": "mayores", "moves": ["6-4-1", "5-3-1"]},
    "records": {"text": RECORD},
    "letter-begin": FOR_LETTER,
    "letter-read": {"letter": LETTER},
    "letter-write": {"mailbox": MAILBOX, "secret": "0" * 64, "nonce": "0" * 64},
    "review": {**ALQUERQUE, "move": "c2xc4", "seed": 1},
    "balance": {"slug": "alquerque", "reviews": [REVIEW]},
    "result": {"slug": "mayores", "state": "fin A mayores.gana"},
    "puzzle": {"id": PUZZLE},
    "solve": {"id": PUZZLE},
}


def asked(do: str) -> dict[str, Any]:
    """Return the example of a door."""
    return {"do": do, **EXAMPLES[do]}


def kind(of: Any) -> str:
    """Return a type in words."""
    if get_origin(of) is NotRequired:
        return kind(get_args(of)[0])
    if of in KINDS:
        return KINDS[of]
    if get_origin(of) is Literal:
        return ", ".join(json.dumps(choice) for choice in get_args(of))
    if isinstance(of, UnionType):
        return " or ".join(map(kind, get_args(of)))
    if get_origin(of) is list:
        return f"list ({kind(get_args(of)[0])})"
    return "readings by crux"


def short(value: Any, deep: int = 0) -> Any:
    """Return a value of JSON as the page shows it."""
    if isinstance(value, str):
        return value if len(value) <= LONG else f"{value[:LONG]}…"
    if isinstance(value, list):
        if deep >= DEEP and value:
            return ["…"]
        return [short(one, deep + 1) for one in value[:MANY]] + ["…"] * (len(value) > MANY)
    if isinstance(value, dict):
        if deep >= DEEP and value:
            return {"…": "…"}
        return {key: short(one, deep + 1) for key, one in value.items()}
    return value


def laid_out(value: Any, at: int = 0) -> str:
    """Return a value as JSON, in one line where it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + at <= WIDE or not isinstance(value, list | dict):
        return line
    inner = " " * (at + 1)
    begin, end = ("[", "]") if isinstance(value, list) else ("{", "}")
    parts = value if isinstance(value, list) else value.items()
    lines = (
        f"{json.dumps(one[0], ensure_ascii=False)}: {laid_out(one[1], at + 1)}"
        if isinstance(one, tuple)
        else laid_out(one, at + 1)
        for one in parts
    )
    return f"{begin}\n{inner}" + f",\n{inner}".join(lines) + f"\n{' ' * at}{end}"


def section(do: str) -> Iterator[str]:
    """Yield the lines of a door."""
    yield f"## `{do}`"
    for way in fields.request_types(do):
        says = inspect.getdoc(way) or ""
        hints = get_type_hints(way, include_extras=True)
        own = [name for name in hints if name not in fields.AnyRequest.__annotations__]
        others = [name for name in own if get_origin(hints[name]) is NotRequired]
        needed = [name for name in own if name not in others]
        if own:
            yield re.sub(r"``(.*?)``", r"`\1`", re.sub(r"\s*\n\s*", " ", says))
        parts = (("It needs", needed), ("It may have", others))
        texts = (
            f"{begin} {', '.join(f'`{name}` ({kind(hints[name])})' for name in names)}."
            for begin, names in parts
            if names
        )
        if line := " ".join(texts):
            yield line
    for what in (asked(do), handle(asked(do))):
        yield f"```json\n{laid_out(short(what))}\n```"


def page() -> str:
    """Return the page as it should be."""
    return HEAD + "".join(f"\n{part}\n" for do in DOORS for part in section(do))


if __name__ == "__main__":
    rewrite([(PAGE, page())])
