"""The end of each command's help: commands to try, and the ids of all tables."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from gettext import NullTranslations

from juegos import tables
from juegos.core.message import _, translated

HANDS = (
    "--elder 'AS KS QS JS TS 9S AH KH QH AD KD QD' --younger '8S 7S JH TH 9H 8H 7H JD TD 9D 8D 7D'"
)
MEN = "--thrower 'T:12 4 5 6' --opponent 'T:15'"
# tests/juegos/cli/test_cli_shell.py runs each of them; FILE stands for a file that is there, NEW
# for one that is not
EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "": ("list", "play azar", "odds azar --reading encuentro=pasa", "table azar.odds"),
    "list": ("list", "list --json"),
    "play": ("play azar", "play alquerque --seat B --seed 7", "play piquet --from FILE"),
    "odds": (
        "odds azar",
        "odds azar --reading encuentro=pasa --reading reazar=segundo",
        "odds mayores --state 'segunda B 11 -' --json",
    ),
    "moves": ("moves alquerque", "moves azar --state 'carrera A 7 8'"),
    "perft": ("perft alquerque --depth 4",),
    "ids": ("ids backgammon",),
    "tables": ("tables", "tables --json"),
    "table": (
        "table azar.odds",
        "table azar.odds --reading encuentro=pasa --format csv",
        "table dados.totales --format html",
    ),
    "cite": ("cite azar.reazar", "cite ldj:67r.a.12-15 --format bibtex"),
    "record": ("record FILE", "record FILE --json"),
    "letter": (
        "letter begin BOX azar",
        "letter read BOX LETTER",
        "letter write BOX MOVE",
        "letter again BOX",
    ),
    "sample": (
        "sample azar --games 5000 --seed 7",
        "sample doblet --level greedy --error 0.05 --workers 2",
        "sample azar --games 3000 --keep NEW",
    ),
    "solve": (
        "solve konane --reading tablero=4",
        "solve alquerque --men 2 --workers 2",
        "solve fanorona --reading tablero=telo --keep NEW",
    ),
    "score": (f"score piquet {HANDS}", f"score trictrac {MEN} --throw 6-1"),
    "partie": ("partie piquet 105 101",),
    "teach": ("teach piquet --hand 'AS KS QS JS TS 9S AH KH QH AD KD QD' --seed 1",),
    "plays": (f"plays trictrac {MEN} --throw 6-1",),
    "why": (f"why trictrac {MEN} --throw 6-1 --play 'T-6 4-5'",),
    "tutor": (f"tutor trictrac {MEN} --throw 6-1",),
    "mark": ("mark trictrac --steps 'A:4 B:12 B:va'",),
    "completion": (
        "completion bash > ~/.local/share/bash-completion/completions/juegos",
        "completion zsh > ~/.zfunc/_juegos",
        "completion fish > ~/.config/fish/completions/juegos.fish",
    ),
    "complete": ("complete -- juegos odds az",),
    "man": ("man > ~/.local/share/man/man1/juegos.1",),
}


def epilog(command: str, translations: NullTranslations) -> str:
    """Return the end of the help of a command, or of all."""
    heads = [translated(_("examples"), translations) + ":"]
    lines = [*heads, *(f"  juegos {one}" for one in EXAMPLES[command])]
    if command == "table":
        ids = textwrap.wrap(
            " ".join(tables.ids()), 78, break_on_hyphens=False, break_long_words=False
        )
        lines += ["", translated(_("tables"), translations) + ":", *(f"  {line}" for line in ids)]
    return "\n".join(lines)
