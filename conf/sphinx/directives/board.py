"""``{j:tablero} azar``: a board as a complete picture, which ``conf/widget`` makes playable.

The figure holds the first position (or the one that ``:position:`` sets up), each side's chance
and who is who; beside it, as JSON, what the scripts need and cannot ask the rules for: sentences,
links, the weight of the runtime. ``:see:`` names rules that the position shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf.edition import corpus
from conf.language import current_language, decimal, tell
from conf.sphinx.directives.base import Directive, cited_place, readings
from conf.sphinx.page import addresses, deferred, runtime, strings
from conf.sphinx.page import i18n as sentences
from conf.sphinx.page.deferred import Link
from juegos import __version__, catalogue
from juegos.core.about import Can
from juegos.core.errors import UnknownName, one_of
from juegos.core.message import _, as_message
from juegos.serve import handle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from juegos.core.game import Game
    from juegos.core.message import Message
    from juegos.core.source import Rule

CHANCES = (("0", "p_first"), ("1", "p_second"), ("none", "p_draw"))


class BoardDirective(Directive):
    """Puts a board on the page; its content, if any, is the caption."""

    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "readings": directives.unchanged,
        "position": directives.unchanged_required,
        "see": directives.unchanged_required,
    }

    def content_nodes(self) -> list[nodes.Node]:
        """Return the board; raises for an unknown game, crux or reading."""
        slug = self.arguments[0]
        chosen = readings(self.options.get("readings", ""))
        game = catalogue.game(slug, chosen)  # raises, where handle would reply
        position = self.options.get("position", "")
        if position:
            game.read(position)
        see = self.options.get("see", "").split()
        for id in see:
            _rule(game, id)
        metadata = self.env.metadata[self.env.docname]
        boards = metadata.setdefault("boards", [])
        again = slug in boards
        boards.append(slug)
        can = catalogue.entry(slug).can
        if Can.HIDE in can:
            metadata["cards"] = True
        if Can.MULTI_STEP in can:
            metadata["tables"] = True
        name = f"tablero-{slug}" if len(boards) == 1 else f"tablero-{slug}-{len(boards)}"
        caption = " ".join(self.content)
        options = {"name": name, "caption": caption, "see": see, "again": again}
        return [deferred.placeholder(board, slug=slug, chosen=chosen, position=position, **options)]


@deferred.maker
def board(  # noqa: PLR0913, PLR0917  what the directive was given
    page: Page,
    slug: str,
    chosen: dict[str, str],
    position: str,
    name: str,
    caption: str,
    see: list[str],
    again: bool,  # noqa: FBT001  as the directive was given it
) -> Markup:
    """
    Return the figure of a game under some readings, at its start or in a position.

    What all boards of a game share is left to the first on its page.
    """
    game = catalogue.game(slug, chosen)
    rules = [_link(page, _rule(game, id)) for id in see]
    own = {
        "slug": slug,
        "readings": dict(game.readings),
        **({"state": position} if position else {}),
        **({} if again else {"shared": shared(page, game)}),
    }
    return page.fill(
        "board.html",
        **board_context(page, slug, chosen, position),
        name=name,
        says=as_message(caption) if caption else f"{catalogue.entry(slug).name}.",
        links=[Link(at["href"], at["label"]) for at in rules],
        large=None if again else _large(page, slug),
        data=own,
    )


def board_context(
    page: Page, slug: str, chosen: dict[str, str], position: str = "", sides: Sequence[str] = ()
) -> dict[str, Any]:
    """Return the template context of a board before play, and the addresses for its scripts.

    ``sides`` are what the seats are called where the reader may have either of them.
    """
    set_up = {"state": position} if position else {}
    asked = {"lang": current_language(), "slug": slug, "readings": chosen, **set_up}
    start, odds = handle({"do": "start", "seat": 0, **asked}), handle({"do": "odds", **asked})
    scene, place = start["scene"], sentences.place(page.app)
    return {
        "slug": slug,
        "root": page.to(runtime.PLACE),
        "sentences": page.to(place) if place else "",
        "scene": scene,
        "chances": _chances(odds, sides),
        "turn": "" if sides else _turn(scene["hand"]),
        "no_script": strings.NO_SCRIPT,
        "about": _about(page, catalogue.game(slug, chosen), scene, odds),
    }


def _large(page: Page, slug: str) -> Link | None:
    """Return the link to the page with the board of a game alone, in full size."""
    if slug not in addresses.playable(page.app):
        return None
    there = f"{addresses.place(slug)}.html"
    return Link(page.to(there), tell(_("Play on the large board")))


def how(game: Game[Any, Any]) -> Message:
    """Return the instructions for the board of a game that has a page of its own."""
    entry = catalogue.entry(game.slug)
    by_dice = entry.family == "tablas" and not entry.decides(game)
    return strings.BY_DICE if by_dice else strings.HOW[entry.family]


def _about(
    page: Page, game: Game[Any, Any], scene: dict[str, Any], odds: dict[str, Any]
) -> Message:
    """Return the legend of the players, and of the bar where there is one."""
    if scene.get("board") == "puntos":
        return strings.PLAYED
    if scene.get("board") == "naipes":
        return strings.CARDS_PLAYED
    if scene.get("board") == "tablas":
        decides = catalogue.entry(game.slug).decides(game)
        return strings.TABLES_PLAYED if decides else strings.BY_DICE
    if "error" in odds:
        return strings.WHO
    return strings.IN_A_BOOK if page.book else strings.ABOUT


def _rule(game: Game[Any, Any], id: str) -> Rule:
    """Return a rule of a game; raises ``UnknownName`` with the existing ones."""
    rules = {rule.id: rule for rule in game.rules}
    if id not in rules:
        raise UnknownName(f"{game.slug} has no rule {id!r}; {one_of(rules)}")
    return rules[id]


def _link(page: Page, rule: Rule) -> dict[str, str]:
    """Return the address and the name of the place that a rule rests on."""
    work, words = rule.locus.work, corpus.load()
    if work not in words.bibliography:
        return {"href": page.href("pasaje", str(rule.locus)), "label": rule.locus.place}
    return {"href": page.href("obra", work), "label": cited_place(rule.locus)}


def _turn(hand: int | None) -> str:
    return "" if hand is None else strings.BOARD["turns"][hand]


def _chances(odds: dict[str, Any], sides: Sequence[str]) -> list[dict[str, Any]]:
    """Return each side's chance, as a share for a bar and as an exact fraction."""
    if "p_first" not in odds:
        return []
    called = (sides or strings.SIDES, sides or strings.NAMES)
    return [_chance(side, odds[key], odds["floats"][key], called) for side, key in CHANCES]


def _chance(
    side: str, exact: str, chance: float, called: tuple[Sequence[str], Sequence[str]]
) -> dict[str, Any]:
    who, name = called
    return {
        "side": side,
        "chance": chance,
        "exact": exact,
        "hidden": side == "none" and not chance,
        "who": _name(side, who),
        "name": _name(side, name),
        "whole": _percent(chance, 0),
        "tenths": _percent(chance, 1),
    }


def _name(side: str, names: Sequence[str]) -> str:
    return strings.NOBODY if side == "none" else names[int(side)]


def _percent(chance: float, places: int) -> Message:
    return strings.PERCENT.with_fields(n=decimal(100 * chance, places))


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the distinct levels of a game; a game without decisions has none."""
    entry = catalogue.entry(game.slug)
    return entry.levels if entry.decides(game) else entry.levels[:1]


def shared(page: Page, game: Game[Any, Any]) -> dict[str, Any]:
    """Return what the scripts need beside the rules, the same for all boards of a game."""
    links = {rule.id: _link(page, rule) for rule in game.rules}
    cruces = [
        {
            "name": crux.name,
            "href": page.href("crux", crux.id),
            "question": as_message(crux.question),
            "readings": [{"key": r.key, "gloss": as_message(r.gloss)} for r in crux.readings],
        }
        for crux in game.cruces
    ]
    entry = catalogue.entry(game.slug)
    words = {**strings.translated(strings.BOARD), "size": runtime.size(entry.family)}
    seated: dict[str, Any] = {}
    if hides := Can.HIDE in entry.can:
        seated, words["cards"] = {"seat": 0}, strings.translated(strings.CARDS)
        if "count" in entry.doors:
            words["cards"]["count"] = strings.translated(strings.COUNT)
        if "teach" in entry.doors:
            words["cards"]["teach"] = strings.translated(strings.TEACHER)
    elif Can.STEP in entry.can:
        words["points"] = strings.translated(strings.POINTS)
    if Can.MULTI_STEP in entry.can:
        words["tables"] = strings.translated(strings.TABLES)
        seated = {**seated, "tutor": "tutor" in entry.doors}
    return {
        **seated,
        "family": entry.family,
        "version": __version__,
        "words": words,
        "rules": links,
        "cruces": cruces,
        "others": [
            {"key": key, "name": strings.OTHERS[key]} for key in ("", *levels(game))[hides:]
        ],
    }
