"""What a host is given: pages for wrong addresses, settings of servers, workflows that build.

What ``conf/server.py`` sends is told to other servers by lines that are made of it: ``pytest
tests/test_host.py --regenerate`` writes them where the settings of each have room for them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from conf.server import ASKED_AGAIN, FOR_GOOD, FRAMED, IN_FRAMES, LASTING, TYPES, UNFRAMED
from conf.server import HEADERS as SENT
from conf.sphinx.page.host_files import robots
from tests.built import Tags

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.built import Site

ROOT = Path(__file__).resolve().parents[1]
NGINX, CADDY, DOCKER = (
    ROOT / "conf/host" / name for name in ("nginx.conf", "Caddyfile", "Dockerfile")
)
APACHE, HEADERS = ROOT / "conf/extra/.htaccess", ROOT / "conf/extra/_headers"


ROOM = re.compile(r"(?<= made of conf/server.py\n).*?(?=^[ \t]*# end\n)", re.DOTALL | re.MULTILINE)
GUARD = "Content-Security-Policy"
LANGUAGES = sorted(path.parent.name for path in ROOT.glob("conf/locale/*/LC_MESSAGES"))
KEPT = ("/_static/fonts/*.woff2", "/_static/juegos/runtime-*", "/_static/widget-*")  # for good


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
    for folder in KEPT:
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


@pytest.mark.parametrize("file", MADE, ids=lambda file: file.name)
def test_servers_are_told_what_ours_sends(file: Path, *, regenerate: bool) -> None:
    """Types, headers and how long a file is kept, in the words of each server, of one source."""
    lines, before = MADE[file]
    made = "".join(f"{before}{line}\n" for line in lines())
    text = file.read_text("utf-8")
    assert len(ROOM.findall(text)) == 1
    if regenerate:
        file.write_text(ROOM.sub(lambda _: made, text), "utf-8")
    assert ROOM.findall(file.read_text("utf-8")) == [made], (
        "run: pytest tests/test_host.py --regenerate"
    )


def read(name: str) -> Any:
    """Return what a file of settings says; JSON is YAML too."""
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def bare(kind: str) -> str:
    """Return a type without its charset."""
    return kind.partition(";")[0]


def test_a_wrong_address_leads_back_in_each_language(whole: Site) -> None:
    """From any folder to the front page, the ways in and search: all from the root of the host."""
    tags = Tags(whole.html("404"))
    sections = [tag["lang"] for tag in tags.all("section")]
    assert sections == ["en", "es", "fr"]
    ways = [tag["href"] for tag in tags.all("a")]
    folders = ("", "es/", "fr/")
    pages = ("index", "dados/index", "play/index", "indices/cuadros", "metodo/como-citar")
    assert ways == [f"/{f}{page}.html" for f in folders for page in pages]
    assert [tag["action"] for tag in tags.all("form")] == [f"/{f}search.html" for f in folders]
    assert tags.all("meta", name="robots")[0]["content"] == "noindex"


def test_the_list_of_pages_is_told_where_the_site_has_an_address(whole: Site) -> None:
    """All may be read; a list of pages needs whole addresses."""
    assert (whole.out / "robots.txt").read_text("utf-8") == "User-agent: *\nAllow: /\n"
    told = robots("https://example.org/juegos/").splitlines()
    assert told[-1] == "Sitemap: https://example.org/juegos/sitemap.xml"


def test_nginx_sends_the_types_that_our_server_sends() -> None:
    """Every ending that the site has, and no other."""
    block = re.search(r"types \{(.*?)\n    \}", NGINX.read_text("utf-8"), re.DOTALL)
    assert block
    found = {}
    for line in block[1].strip().splitlines():
        kind, *endings = line.strip().rstrip(";").split()
        found |= {f".{ending}": kind for ending in endings}
    assert found == {ending: bare(kind) for ending, kind in TYPES.items() if ending}


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        (APACHE, r"AddType (?P<kind>\S+) (?P<ending>\.\w+)"),
        (CADDY, r'path \*(?P<ending>\.\w+)\n\theader @\w+ Content-Type "?(?P<kind>[\w/.+-]+)'),
    ],
)
def test_types_that_a_server_does_not_know_are_told(file: Path, pattern: str) -> None:
    """They are those of our server, JavaScript's and those of references among them."""
    found = {m["ending"]: m["kind"] for m in re.finditer(pattern, file.read_text("utf-8"))}
    assert found == {ending: bare(TYPES[ending]) for ending in found}
    assert {".mjs", ".webmanifest", ".bib", ".ris", ".odd", ".rng", ".cff"} <= set(found)


@pytest.mark.parametrize("file", [NGINX, CADDY, APACHE])
def test_what_is_named_after_its_contents_is_kept_for_good(file: Path) -> None:
    """By the pattern of our own server; everything else is asked for again."""
    text = file.read_text("utf-8")
    assert LASTING.pattern in text
    assert "max-age=31536000, immutable" in text
    assert "no-cache" in text


@pytest.mark.parametrize("file", [NGINX, CADDY, APACHE, HEADERS])
def test_a_host_sends_our_headers(file: Path) -> None:
    """No type is guessed, and no address of a page is told to others."""
    text = file.read_text("utf-8")
    assert re.search(r"X-Content-Type-Options:? nosniff", text)
    assert re.search(r"Referrer-Policy:? no-referrer", text)


def test_workflows_build_the_site_by_the_sessions_that_there_are() -> None:
    """With the address that the host tells, where mistakes are told of; build/site goes online."""
    steps = read(".github/workflows/pages.yml")["jobs"]["build"]["steps"]
    (made,) = (step for step in steps if "noxfile.py" in step.get("run", ""))
    assert made["env"]["JUEGOS_URL"].endswith("base_url }}/")
    assert made["env"]["JUEGOS_REPORT"].endswith("/issues/new?title={id}")
    assert steps[-1]["with"]["path"] == "build/site"
    gitlab = read(".gitlab-ci.yml")
    assert gitlab["pages"]["variables"] == {
        "JUEGOS_URL": "$CI_PAGES_URL",
        "JUEGOS_REPORT": "$CI_PROJECT_URL/-/issues/new?issue[title]={id}",
    }
    unit, box = read(".github/workflows/python.yml"), read(".devcontainer/devcontainer.json")
    files = [ROOT / "noxfile.py", *(ROOT / "conf/sessions").glob("*.py")]
    programs = "".join(file.read_text("utf-8") for file in files)
    sessions = {"site", *re.findall(r"^def (\w+)\(session", programs, re.MULTILINE)}
    for text in (*map(str, (steps, gitlab, unit, box)), DOCKER.read_text("utf-8")):
        called = " ".join(re.findall(r"noxfile\.py ((?:\w+ ?)+)", text)).split()
        assert called
        assert set(called) <= sessions


def test_the_workflow_tries_each_python_that_the_package_promises() -> None:
    """From the oldest on, and that of the browser."""
    tried = read(".github/workflows/python.yml")["jobs"]["unit"]["strategy"]["matrix"]["python"]
    assert tried[0] in (ROOT / "pyproject.toml").read_text("utf-8")
    assert tried == ["3.11", "3.12", "3.13", "3.14"]


def test_the_box_serves_what_it_builds() -> None:
    """By the settings of nginx in this repository, from the folder that they name."""
    text = DOCKER.read_text("utf-8")
    copied = dict(re.findall(r"^COPY (?:--from=build )?(\S+) (\S+)$", text, re.MULTILINE))
    assert copied["conf/host/nginx.conf"].startswith("/etc/nginx/")
    assert copied["/juegos/build/site"] in NGINX.read_text("utf-8")
    assert "EXPOSE 8080" in text
    assert "listen 8080" in NGINX.read_text("utf-8")
