"""The rules and cruces of tick-tack, from Cotton's chapter of 1674 and reports on Willughby."""

from __future__ import annotations

from juegos.core.source import Crux, Kind, Rule, crux, implied, stated, supplied


def _cotton(name: str, page: int, says: str, *, kind: Kind) -> Rule:
    return stated(f"tick-tack.{name}", f"cotton1674:{page}", "", says, kind=kind)


MEN = _cotton("men", 158, "All the men begin on the ace-point.", kind="men")
FIRST = supplied(
    "tick-tack.first",
    "cotton1674:158",
    "",
    "Each player throws one die; the higher begins, and throws again.",
    kind="move",
)
THROW = supplied(
    "tick-tack.throw", "cotton1674:158", "", "The players throw two dice in turn.", kind="move"
)
PLAY = _cotton("play", 158, "From there they go forward.", kind="move")
BLOCK = supplied(
    "tick-tack.block",
    "cotton1674:159",
    "",
    "No man may be put where the other has a man.",
    kind="ban",
)
PASS = supplied(
    "tick-tack.pass",
    "cotton1674:158",
    "",
    "One man moves by each number, or one by both; both are played if they can be, and what "
    "cannot be played is not.",
    kind="move",
)
HIT = _cotton(
    "hit",
    159,
    "A throw that brings a man to one that stands alone wins one; if it is stopped on the way, "
    "nothing.",
    kind="score",
)
IN = _cotton(
    "going-in",
    159,
    "A throw that brings two men to the other’s eleventh point, if it is open, wins two.",
    kind="score",
)
TABLE = _cotton(
    "second-table",
    159,
    "A throw that fills the six points of one’s own second table wins two.",
    kind="score",
)
WHY_NOT = _cotton(
    "why-not", 160, "A player who neglects an advantage loses what he would have won.", kind="score"
)
TOOTS = _cotton("toots", 160, "Toots is filling the table at home.", kind="score")
BOVERIES = _cotton(
    "boveries",
    160,
    "Boveries is a man in each of the eleventh points, one’s own and the other’s.",
    kind="score",
)
FLYERS = _cotton(
    "flyers",
    161,
    "Flyers is a man brought all the way round while the other is still in his first table.",
    kind="score",
)
VIE = implied(
    "tick-tack.vie",
    "willughby",
    "",
    "A vie that is set and accepted adds one stake to the game.",
    kind="score",
)
REFUSE = supplied(
    "tick-tack.refuse",
    "willughby",
    "",
    "A player who refuses a vie loses what is staked.",
    kind="end",
)
STUCK = supplied(
    "tick-tack.stuck",
    "cotton1674:158",
    "",
    "If no throw moves a man any more, nobody wins.",
    kind="end",
)
RULES = (
    MEN,
    FIRST,
    THROW,
    PLAY,
    BLOCK,
    PASS,
    HIT,
    IN,
    TABLE,
    WHY_NOT,
    TOOTS,
    BOVERIES,
    FLYERS,
    VIE,
    REFUSE,
    STUCK,
)

DOUBLETS = crux(
    "tick-tack.doublets",
    "willughby",
    "Does an advantage by doublets count twice?",
    ("once", "no: Cotton says nothing of it", "cotton1674"),
    ("twice", "yes, if so agreed", "juegos"),
)
WAYS = crux(
    "tick-tack.ways",
    "cotton1674:160",
    "Are Toots, Boveries and Flyers played? Their worth is not given: they are counted as one.",
    ("plain", "no: the plain game", "cotton1674"),
    ("all", "yes, as some play", "cotton1674"),
)
CLAIMS = crux(
    "tick-tack.claims",
    "cotton1674:160",
    "Must the thrower see his advantage himself?",
    ("shown", "no: the board sees it", "juegos"),
    ("why-not", "yes, and the other may catch him with a why-not", "cotton1674"),
)
VIES = crux(
    "tick-tack.vies",
    "willughby",
    "May the stake be raised by vies?",
    ("no", "no", "cotton1674"),
    ("yes", "yes, before a throw; what refusing one costs is ours", "willughby"),
)
CRUCES: tuple[Crux, ...] = (DOUBLETS, WAYS, CLAIMS, VIES)
