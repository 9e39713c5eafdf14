"""Writes the types of requests for the boards: ``python -m conf.make.request_types``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from conf.data_files import rewrite
from juegos.doors import fields

TYPES = Path(__file__).parents[1] / "widget/client/requests.d.ts"
COMMAND = "python -m conf.make.request_types"
HEAD = f"""/**
 * What each door of `juegos.serve` is asked beside its name and language. Written by
 * `{COMMAND}` from `juegos/doors/fields.py`.
 */

"""
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", fields.Object: "object"}


def written() -> str:
    """Return the file as it should be."""
    return HEAD + "export interface Requests {\n" + "".join(_typed()) + "}\n"


def _typed() -> Iterator[str]:
    """Yield the lines of all doors, laid out as the formatter does."""
    for do in fields.REQUESTS:
        name = do if do.isidentifier() else f'"{do}"'
        first, *others = fields.request_types(do)
        if others:
            each = "".join(f"\n    | {_object(way, 8)}" for way in (first, *others))
            yield f"  {name}:{each};\n"
        else:
            yield f"  {name}: {_object(first, 4)};\n"


def _object(way: type, indent: int) -> str:
    hints = get_type_hints(way, include_extras=True)
    given = [_field(name, kind) for name, kind in hints.items() if name not in {"do", "lang"}]
    lines = "".join(f"{' ' * indent}{one};\n" for one in given)
    return f"{{\n{lines}{' ' * (indent - 2)}}}" if given else "object"


def _field(name: str, kind: Any) -> str:
    if get_origin(kind) is NotRequired:
        return f"{name}?: {_type(get_args(kind)[0])} | undefined"
    return f"{name}: {_type(kind)}"


def _type(kind: Any) -> str:
    of = get_args(kind)
    if isinstance(kind, UnionType):
        return " | ".join(map(_type, of))
    if get_origin(kind) is Literal:
        return " | ".join(str(one).lower() for one in of)
    if get_origin(kind) is list:
        return f"{_type(of[0])}[]"
    return PLAIN.get(kind) or f"Record<{_type(of[0])}, {_type(of[1])}>"


if __name__ == "__main__":
    rewrite([(TYPES, written())])
