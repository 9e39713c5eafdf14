"""``{j:tablero} azar``: a board, complete as it stands, that ``conf/widget`` makes playable.

The figure holds the first position, each side's chance and who is who; beside it, as JSON, what
the scripts need and cannot ask the rules for: sentences, links, the weight of the runtime.
"""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf.ext import late, runtime, strings
from conf.ext.base import Directive, readings
from juegos import catalogue
from juegos.serve import handle

if TYPE_CHECKING:
    from docutils import nodes

    from conf.ext.late import Page

CHANCES = (("0", "p_first"), ("1", "p_second"), ("none", "p_draw"))


class Tablero(Directive):
    """Puts a board on the page; the content, if any, is its caption."""

    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {"readings": directives.unchanged}

    def content_nodes(self) -> list[nodes.Node]:
        """Return the board; raises for an unknown game, crux or reading."""
        slug = self.arguments[0]
        chosen = readings(self.options.get("readings", ""))
        catalogue.game(slug, chosen)  # raises, where handle would reply
        self.env.note_dependency(str(runtime.REPORT))
        metadata = self.env.metadata[self.env.docname]
        count = metadata["boards"] = metadata.get("boards", 0) + 1
        name = f"tablero-{slug}" if count == 1 else f"tablero-{slug}-{count}"
        caption = " ".join(self.content)
        return [late.later(board, slug=slug, chosen=chosen, name=name, caption=caption)]


@late.maker
def board(page: Page, slug: str, chosen: dict[str, str], name: str, caption: str) -> str:
    """Return the figure of a game under the readings chosen, at its start."""
    start = handle({"do": "start", "slug": slug, "readings": chosen})
    odds = handle({"do": "odds", "slug": slug, "readings": chosen})
    scene, entry = start["scene"], catalogue.entry(slug)
    says = f"{caption or entry.name + '.'} {strings.ABOUT}"
    data = json.dumps(_data(page, slug, start["readings"]), ensure_ascii=False)
    data = data.replace("</", "<\\/")  # nothing in it may end the script element
    return (
        f'<figure class="j-board" id="{name}" data-juego="{slug}" data-state="page" '
        f'data-root="{escape(page.to(runtime.PLACE))}/">'
        f'<div class="j-drawn">{scene["svg"]}</div>{_chances(odds)}'
        f'<p class="j-says"><span class="j-news"></span> '
        f'<b class="j-turn">{_turn(scene["hand"])}</b> '
        f'<span class="j-caption">{escape(scene["caption"])}</span></p>'
        f'<div class="j-alert" role="alert"></div><div class="j-controls">'
        f"<noscript><p>{escape(str(strings.NO_SCRIPT))}</p></noscript></div>"
        f"<figcaption>{escape(says)}</figcaption>"
        f'<script type="application/json">{data}</script></figure>'
    )


def _turn(hand: int | None) -> str:
    return "" if hand is None else escape(str(strings.BOARD["turns"][hand]))


def _chances(odds: dict[str, Any]) -> str:
    """Return each side's chance as a bar and as an exact fraction; nothing where it has none."""
    if "error" in odds:
        return ""
    bar = "".join(_piece(side, odds["floats"][key]) for side, key in CHANCES)
    lines = "".join(_line(side, odds[key], odds["floats"][key]) for side, key in CHANCES)
    return f'<div class="j-bar" aria-hidden="true">{bar}</div><ul class="j-chances">{lines}</ul>'


def _piece(side: str, chance: float) -> str:
    return (
        f'<span data-side="{side}" style="flex-grow:{chance:.6f}"{_hidden(side, chance)}>'
        f'{_name(side, strings.SIDES)} <span class="j-percent">{_percent(chance, 0)}</span></span>'
    )


def _line(side: str, exact: str, chance: float) -> str:
    return (
        f'<li data-side="{side}"{_hidden(side, chance)}>{_name(side, strings.NAMES)}: '
        f'<span class="j-fraction">{exact}</span> '
        f'(<span class="j-percent">{_percent(chance, 1)}</span>)</li>'
    )


def _hidden(side: str, chance: float) -> str:
    return " hidden" if side == "none" and not chance else ""


def _name(side: str, names: list[Any]) -> str:
    return escape(str(strings.NOBODY if side == "none" else names[int(side)]))


def _percent(chance: float, places: int) -> str:
    return str(strings.BOARD["percent"]).format(n=f"{100 * chance:.{places}f}")


def _data(page: Page, slug: str, in_force: dict[str, str]) -> dict[str, Any]:
    """Return what the scripts cannot ask the rules for."""
    game = catalogue.game(slug, in_force)
    links = {
        rule.id: {"href": page.href("pasaje", str(rule.locus)), "label": rule.locus.place}
        for rule in game.rules
    }
    cruces = [
        {
            "name": crux.name,
            "href": page.href("crux", crux.id),
            "question": crux.question,
            "readings": [{"key": r.key, "gloss": r.gloss} for r in crux.readings],
        }
        for crux in game.cruces
    ]
    words = {**strings.translated(strings.BOARD), "size": runtime.size()}
    others = [
        {"key": key, "name": str(name)}
        for key, name in strings.OTHERS.items()
        if game.policy or key != "random"  # by lot, where there is something to choose
    ]
    return {
        "slug": slug,
        "readings": in_force,
        "words": words,
        "rules": links,
        "cruces": cruces,
        "others": others,
    }
