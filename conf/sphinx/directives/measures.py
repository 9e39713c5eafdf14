"""``{j:medidas} PART ...``: our measurements beside others'; ``{j:medidas} maquina``: the machine.

The file ``docs/desarrollo/rendimiento.json`` is written by ``conf.make.ratios``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from docutils import nodes

from conf.language import tell
from conf.sphinx.directives.base import ROOT, Directive
from juegos.core.message import Message, _

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE = ROOT / "docs" / "desarrollo" / "rendimiento.json"
MACHINE = "maquina"
Cell = nodes.paragraph
GOALS = {
    ("ratio", "least"): _("a ratio of at least {value}"),
    ("ratio", "most"): _("a ratio of at most {value}"),
    ("ours", "least"): _("at least {value}"),
    ("ours", "most"): _("at most {value}"),
}
HEADS = (_("measure"), _("unit"), _("ours"), _("theirs"), _("ratio"), _("goal"), _("result"))


class MeasuresDirective(Directive):
    """Prints a table of the measures of some parts, or a paragraph on the machine."""

    final_argument_whitespace = True

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table or the paragraph; an unknown part is an error."""
        self.env.note_dependency(str(FILE))
        content = json.loads(FILE.read_text("utf-8"))
        parts = self.arguments[0].split()
        if parts == [MACHINE]:
            return [words(" ".join(map(tell, machine(content))))]
        measured = {one["part"] for one in content["measures"]}
        if missing := [part for part in parts if part not in measured]:
            raise self.error(f"{self.name}: {missing[0]!r} is neither a part nor {MACHINE!r}")
        return [
            table(HEADS, map(row, (one for one in content["measures"] if one["part"] in parts)))
        ]


def machine(fields: dict[str, Any]) -> list[Message]:
    """Return sentences on the machine of the measurements, and on their limits."""
    on = fields["machine"]
    sentences = [
        _(
            "Measured with {python} under {system} on {cores} processors: {processor}.",
            **on,
        )
    ]
    noisy = [one for one in fields["measures"] if one["measured"] and not one["quiet"]]
    if noisy:
        sentences.append(
            _(
                "While those with a star were measured, {count} of {every}, the machine had other"
                " work: do not trust them.",
                count=len(noisy),
                every=len(fields["measures"]),
            )
        )
    return sentences


def row(one: dict[str, Any]) -> list[Cell]:
    """Return the cells of a measurement: name, both figures, the range of their ratio, the goal."""
    goal = one["goal"]
    aimed = tell(GOALS[goal["of"], goal["at"]].with_fields(value=figure(goal["value"])))
    begun = [one["what"], one["unit"]]
    if not one["measured"]:
        beside = [f"– ({one['peer']})", "–", aimed, tell(_("not measured yet"))]
        return [*map(words, [*begun, "–", *beside])]
    low, high = map(figure, one["spread"])
    star = "" if one["quiet"] else " *"
    ratio = f"{figure(one['ratio'])} ({low}–{high}){star}"
    beside = [figure(one["ours"]), f"{figure(one['theirs'])} ({one['peer']})", ratio]
    return [*map(words, [*begun, *beside, aimed, tell(outcome(one))])]


def outcome(one: dict[str, Any]) -> Message:
    """Return whether a goal was met, or by what share it was missed."""
    if one["met"]:
        return _("met")
    return _("missed by {share} %", share=figure(100 * one["missed_by"]))


def figure(value: float) -> str:
    """Return a figure rounded to its significant places.

    >>> [figure(value) for value in (1.0, 0.283, 14.96, 135000.0)]
    ['1', '0.283', '15', '135,000']
    """
    return f"{value:,.0f}" if abs(value) >= 10 else f"{value:.3g}"


def words(text: str) -> Cell:
    """Return a cell of words."""
    return nodes.paragraph("", text)


def table(heads: tuple[Message | str, ...], rows: Iterable[list[Cell]]) -> nodes.table:
    """Return a table with a head."""
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in heads), cols=len(heads))
    group += nodes.thead("", _row([words(tell(head)) for head in heads]))
    group += nodes.tbody("", *(_row(row) for row in rows))
    return nodes.table("", group)


def _row(cells: list[Cell]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", cell) for cell in cells))
