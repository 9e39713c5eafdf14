"""Tells other servers what ``conf.server`` sends: ``python -m conf.make.server_settings``.

The lines are written where the settings of each have room for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from conf.data_files import rewrite
from conf.server import ASKED_AGAIN, FOR_GOOD, FRAMED, IN_FRAMES, LASTING, TYPES, UNFRAMED
from conf.server import HEADERS as SENT

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "python -m conf.make.server_settings"
NGINX, CADDY, DOCKER = (
    ROOT / "conf/host" / name for name in ("nginx.conf", "Caddyfile", "Dockerfile")
)
APACHE, HEADERS = ROOT / "conf/extra/.htaccess", ROOT / "conf/extra/_headers"
ROOM = re.compile(r"(?<= made of conf/server.py\n).*?(?=^[ \t]*# end\n)", re.DOTALL | re.MULTILINE)
GUARD = "Content-Security-Policy"
LANGUAGES = sorted(path.parent.name for path in ROOT.glob("conf/locale/*/LC_MESSAGES"))
IMMUTABLE = ("/_static/fonts/*.woff2", "/_static/juegos/runtime-*", "/_static/widget-*")  # for good


def bare(kind: str) -> str:
    """Return a type without its charset."""
    return kind.partition(";")[0]


def endings() -> list[tuple[str, str]]:
    """Return each ending with its type."""
    return sorted((ending, kind) for ending, kind in TYPES.items() if ending)


def lines_of_nginx() -> Iterator[str]:
    """Yield the types, those that have a charset, and those that it is to compress."""
    of = {kind: [one[1:] for one, its in endings() if its == kind] for _, kind in endings()}
    words = sorted(bare(kind) for kind in of if kind not in {bare(kind), TYPES[".html"]})
    yield f"charset_types {' '.join(words)};"
    yield f"gzip_types {' '.join(words)} application/wasm;"
    yield "types {"
    yield from (f"    {bare(kind)} {' '.join(of[kind])};" for kind in sorted(of))
    yield "}"
    yield f"set $keeping {ASKED_AGAIN};"
    yield f'if ($uri ~ "{LASTING.pattern}") {{'
    yield f'    set $keeping "{FOR_GOOD}";'
    yield "}"
    yield "add_header Cache-Control $keeping;"
    yield from (f"add_header {name} {value} always;" for name, value in SENT.items())
    yield f'set $guard "{UNFRAMED}";'
    yield f'if ($uri ~ "{IN_FRAMES.pattern}") {{'
    yield f'    set $guard "{FRAMED}";'
    yield "}"
    yield f"add_header {GUARD} $guard always;"


def lines_of_caddy() -> Iterator[str]:
    """Yield the headers of all files, how long each is kept, and the types."""
    yield from (f"header {name} {value}" for name, value in SENT.items())
    yield f"@lasting path_regexp {LASTING.pattern}"
    yield f'header @lasting Cache-Control "{FOR_GOOD}"'
    yield f"@changing not path_regexp {LASTING.pattern}"
    yield f"header @changing Cache-Control {ASKED_AGAIN}"
    yield f"@framed path_regexp {IN_FRAMES.pattern}"
    yield f'header @framed {GUARD} "{FRAMED}"'
    yield f"@unframed not path_regexp {IN_FRAMES.pattern}"
    yield f'header @unframed {GUARD} "{UNFRAMED}"'
    for ending, kind in endings():
        yield f"@{ending[1:]} path *{ending}"
        yield f'header @{ending[1:]} Content-Type "{kind}"'


def lines_of_apache() -> Iterator[str]:
    """Yield the types, then the headers and how long each file is kept."""
    yield from (f"AddType {bare(kind)} {ending}" for ending, kind in endings())
    coded = [ending for ending, kind in endings() if kind != bare(kind)]
    yield f"AddCharset utf-8 {' '.join(coded)}"
    yield "<IfModule mod_headers.c>"
    yield from (f"  Header always set {name} {value}" for name, value in SENT.items())
    yield f"  Header set Cache-Control {ASKED_AGAIN}"
    yield f'  <If "%{{REQUEST_URI}} =~ m#{LASTING.pattern}#">'
    yield f'    Header set Cache-Control "{FOR_GOOD}"'
    yield "  </If>"
    yield f'  Header always set {GUARD} "{UNFRAMED}"'
    yield f'  <If "%{{REQUEST_URI}} =~ m#{IN_FRAMES.pattern}#">'
    yield f'    Header always set {GUARD} "{FRAMED}"'
    yield "  </If>"
    yield "</IfModule>"


def lines_of_hosts() -> Iterator[str]:
    """Yield the rules of ``_headers``: paths, and below each what is sent; one star in a path.

    A host sends what all rules for a path say, so that folders of pages are named, and not embed/.
    """
    yield "/*"
    yield from (f"  {name}: {value}" for name, value in SENT.items())
    yield f"  {GUARD}: {FRAMED}"
    for language in ("", *(f"/{code}" for code in LANGUAGES)):
        for folder in sorted({path.parent.name for path in ROOT.glob("docs/*/*.md")} | {"print"}):
            yield f"{language}/{folder}/*"
            yield f"  {GUARD}: {UNFRAMED}"
    for folder in IMMUTABLE:
        yield folder
        yield f"  Cache-Control: {FOR_GOOD}"
    for ending, kind in endings():
        yield f"/*{ending}"
        yield f"  Content-Type: {kind}"


MADE: dict[Path, tuple[Callable[[], Iterator[str]], str]] = {
    NGINX: (lines_of_nginx, "    "),
    CADDY: (lines_of_caddy, "\t"),
    APACHE: (lines_of_apache, ""),
    HEADERS: (lines_of_hosts, ""),
}


def written(file: Path) -> str:
    """Return the settings of a server as they should be."""
    lines, before = MADE[file]
    made = "".join(f"{before}{line}\n" for line in lines())
    return ROOM.sub(lambda _: made, file.read_text("utf-8"))


if __name__ == "__main__":
    rewrite((file, written(file)) for file in MADE)
