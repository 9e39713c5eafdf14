"""Bad requests without end: good ones of every game, spoilt; and what every reply must be.

``spoilt`` draws a request from a seed, ``fault`` says what is wrong with the reply to one, and
``shrunk`` finds a small request with the same fault. ``keep`` adds it to ``requests.jsonl``, whose
requests every run of ``test_requests`` asks again: one a line, with what was wrong when it came in.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from juegos import catalogue, tables
from juegos.core import errors
from juegos.core.game import Turn
from juegos.serve import DOORS, handle

FILE = Path(__file__).parent / "requests.jsonl"
KINDS = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.JuegosError)
}
# The longest message: some words of ours, a few quotations of eighty characters, a list of names.
LONGEST = 600 + max(len(", ".join(names)) for names in (tables.ids(), DOORS, catalogue.CATALOGUE))
WALK = 60  # moves of a random game, whose states are asked about

# What JSON cannot hold, or only at length: written so in the files of requests.
RECIPES = {
    "$deep": lambda depth: _deep(int(depth)),
    "$digits": lambda number: int("9" * 4000) * 10 ** (int(number) - 4000),
    "$times": lambda pair: pair[0] * pair[1],
    "$half": lambda _: "\ud800",
    "$number": float,
}


def _deep(depth: int) -> list[Any]:
    """Return a list in a list and so on; the browser's Python dies of freeing a deeper one."""
    values: list[Any] = []
    for _ in range(min(depth, 1000) if sys.platform == "emscripten" else depth):
        values = [values]
    return values


def made(value: Any) -> Any:
    """Return a request as its file writes it, ``{"$times": ["x", 9]}`` and the like carried out."""
    if isinstance(value, list):
        return [made(item) for item in value]
    if not isinstance(value, dict):
        return value
    if is_recipe(value):
        ((name, given),) = value.items()
        return RECIPES[name](given)
    return {key: made(item) for key, item in value.items()}


def is_recipe(value: Any) -> bool:
    """Return whether a value stands for another."""
    return isinstance(value, dict) and len(value) == 1 and next(iter(value)) in RECIPES


ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 13, 10**9, -(10**20), 0.5, 1e300, "", " ", "  ", "-", "/"),
    *("x", "\x00", "\n", "\u2028", "ñ", "\u0663", "²", "\u200f", "𝟛", "'", '"', "\\", "%s", "{}"),
    *([], {}, [[]], [0], [1, 2], ["A"], {"A": 1}, {"": None}, [None, None], [True, True]),
    *({"$digits": 5000}, {"$deep": 2000}, {"$half": 0}, {"$number": "nan"}, {"$number": "inf"}),
    *({"$times": ["9", 5000]}, {"$times": ["x", 5000]}, {"$times": [" ", 3000]}),
    *({"$times": ["(", 3000]}, {"$times": ["A ", 2000]}, {"$times": [[1], 3000]}),
]
WORDS = (
    *("x", "*", ":", "/", "-", "+", "=", "bar", "off", "off:15", "hand:15", "0", "00", "-1", "25"),
    *("99999999999", "9" * 5000, "\u0663", "²", "\ud800", "A", "B", "w", "b", "T", "r11", "1:2"),
    *("a1", "z99", "AS", "1-1", "6-6-6", "#", "\t", "\n", "pot=1", "paid=0:0", "idle=9", ",", "'"),
)


@cache
def good(slug: str) -> list[dict[str, Any]]:
    """Return requests of a game that are met: what may be asked on the way of random games."""
    rng = random.Random(slug)
    entry = catalogue.entry(slug)
    rows: list[dict[str, Any]] = []
    for _ in range(4):
        chosen = {c.name: rng.choice(c.keys) for c in entry.game({}).cruces if rng.random() < 0.4}
        base = {"slug": slug, "readings": chosen}
        reply = handle({"do": "start", **base})
        if "error" in reply:  # readings that cannot stand together
            continue
        rows += [{"do": "odds", **base}, {"do": "perft", **base, "depth": 1}]
        lines = []
        for _ in range(WALK):
            at = {**base, "state": reply["state"]}
            rows.append({"do": rng.choice(("moves", "start")), **at, "seat": 0})
            if reply["turn"] == Turn.END.value:
                break
            move = rng.choice(reply["moves"])
            rows += [{"do": "play", **at, "move": move}, *_asked(slug, at, reply, rng)]
            lines.append(move)
            reply = handle({"do": "play", **at, "move": move})
        head = " ".join(f"{name}={key}" for name, key in chosen.items())
        text = "\n".join([f"Game: {slug}", *([f"Readings: {head}"] if head else []), "", *lines])
        rows += [{"do": "record", "text": text}, {"do": "record", "text": text, "from": 0}]
    rows += [{"do": "table", "id": id, "readings": {}} for id in tables.ids() if slug in id]
    return rows + _own(slug)


def _asked(slug: str, at: Any, reply: Any, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield what else may be asked of a state."""
    if reply["turn"] == Turn.CHANCE.value:
        yield {"do": rng.choice(("throw", "deal")), **at, "seed": 7}
    elif rng.random() < 0.1:
        level = catalogue.entry(slug).levels[-1]
        yield {"do": "advise", **at, "level": level, "seed": 7}
    for do in ("ids", "tutor"):
        if do in catalogue.entry(slug).doors and rng.random() < 0.1:
            yield {"do": do, **at}


def _own(slug: str) -> list[dict[str, Any]]:
    """Return what may be asked of a game by the doors that it has of its own."""
    men = {"thrower": "T:13 2 4", "opponent": "T:14 9", "throw": [6, 1]}
    cards = {"elder": "AS KS QS JS TS 9S 8S 7S AH KH QH JH", "younger": _YOUNGER}
    fields: dict[str, dict[str, Any]] = {
        "score": {**cards, "tricks": []} if slug == "piquet" else {**men, "throw_of_releve": 2},
        "plays": men,
        "why": {**men, "play": "T-6 4-5"},
        "tutor": men,
        "mark": {
            "state": {"A": [0, 4, 1], "B": [0, 0, 0]},
            "steps": [{"player": "A", "points": 12}, {"leave": "A"}],
        },
        "partie": {"totals": [105, 101]},
        "teach": {"hand": cards["elder"], "side": "elder", "takes": 5, "seed": 1},
        "count": {"state": "- - - -"},
    }
    doors = [do for do in catalogue.entry(slug).doors if do in fields]
    return [{"do": do, "slug": slug, "readings": {}, **fields[do]} for do in doors] * 8


_YOUNGER = "AD KD QD JD TD 9D 8D 7D AC KC QC JC"


def spoilt(slug: str, rng: random.Random) -> Any:
    """Return a request of a game, as a file writes it, with one to three things wrong."""
    return spoilt_one(rng.choice(good(slug)), rng)


def spoilt_one(request: Any, rng: random.Random) -> Any:
    """Return a request with one to three things wrong."""
    request = copy.deepcopy(request)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        request = _spoil(request, rng)
    return request


def _spoil(value: Any, rng: random.Random) -> Any:
    """Return a value of JSON with one thing changed somewhere in it."""
    if rng.random() < 0.04 or is_recipe(value):
        return copy.deepcopy(rng.choice(ODD))
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.05:
            return {name: item for name, item in value.items() if name != key}
        weighty = [name for name in value if name in {"state", "move", "text", "play", "thrower"}]
        if weighty and rng.random() < 0.5:
            key = rng.choice(weighty)
        return {**value, key: _spoil(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return [*value[:at], _spoil(value[at], rng), *value[at + rng.randrange(2) :]]
    if isinstance(value, str) and rng.random() < 0.9:
        return _spoil_text(value, rng)
    return copy.deepcopy(rng.choice(ODD))


def _spoil_text(text: str, rng: random.Random) -> str:
    """Return a text with a letter or a word of it dropped, doubled, moved or made another."""
    if rng.random() < 0.5:
        blank = rng.choice((" ", "/", "-", ":", "x"))
        words = text.split(blank)
        at, other = rng.randrange(len(words)), rng.randrange(len(words))
        changed = (
            [*words[:at], *words[at + 1 :]],
            [*words[:at], words[other], *words[at:]],
            [*words[:at], rng.choice(WORDS), *words[at + rng.randrange(2) :]],
            [*words[:at], words[at] + rng.choice(WORDS), *words[at + 1 :]],
            rng.sample(words, len(words)),
        )
        return blank.join(rng.choice(changed))
    at = rng.randrange(len(text) + 1)
    letter = rng.choice((*text, *WORDS)) if text else rng.choice(WORDS)
    return text[:at] + rng.choice(("", letter)) + text[at + rng.randrange(2) :]


def fault(request: Any) -> str:
    """Return what is wrong with the reply to a request; a text without a letter if nothing is."""
    reply = handle(request)
    try:
        text = json.dumps(reply, allow_nan=False)
    except ValueError as error:
        return f"no JSON: {error}"
    if json.loads(text) != reply:
        return "no JSON: it comes back otherwise"
    if "error" in reply:
        return _wrong(reply["error"])
    if "state" in reply and "slug" in reply:
        again = {"slug": reply["slug"], "readings": reply["readings"], "state": reply["state"]}
        read = handle({"do": "moves", **again})
        if "error" in read:
            return f"its state cannot be read: {read['error']['message']}"
    return ""


def _wrong(error: Any) -> str:
    """Return what is wrong with an error."""
    if set(error) != {"kind", "message", "at", "rule"} or error["kind"] not in KINDS:
        return f"no such error: {error}"
    if error["kind"] == errors.Internal.__name__:
        return str(error["message"])
    message, at = error["message"], error["at"]
    if len(message.splitlines()) != 1 or not message.isprintable():
        return f"not one line of what can be printed: {message!r}"
    if len(message) > LONGEST:
        return f"a message of {len(message)} characters: {message[:99]}"
    return "" if at is None or (type(at) is int and at >= 0) else f"no place: {at!r}"


def shrunk(request: Any) -> Any:
    """Return a request as small as may be that has the same fault as this one."""
    same = fault(made(request))[:60]
    result = request
    while True:
        for smaller in _smaller(result):
            if fault(made(smaller))[:60] == same:
                result = smaller
                break
        else:
            return result


def _smaller(value: Any) -> Iterator[Any]:
    """Yield what is like a value with some part of it left out."""
    if is_recipe(value):
        yield from ([], "", 0)
    elif isinstance(value, dict):
        for key in value:
            yield {name: item for name, item in value.items() if name != key}
        for key, item in value.items():
            yield from ({**value, key: smaller} for smaller in _smaller(item))
    elif isinstance(value, str | list):
        step = len(value) // 2
        while step:
            for at in range(0, len(value), step):
                yield value[:at] + value[at + step :]
            step //= 2
        if isinstance(value, list):
            for at, item in enumerate(value):
                yield from ([*value[:at], less, *value[at + 1 :]] for less in _smaller(item))


def keep(request: Any, says: str) -> None:
    """Add a request to those that every run asks again."""
    with FILE.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"was": says[:120], "request": request}) + "\n")


def stored_requests() -> list[Any]:
    """Return the requests that every run asks again, as they are written."""
    lines = FILE.read_text("utf-8").splitlines()
    return [json.loads(line)["request"] for line in lines]
