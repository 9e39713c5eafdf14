"""What a host is given: pages for wrong addresses, settings of servers, workflows that build.

What ``conf/server.py`` sends is told to other servers by lines that ``conf.make.server_settings``
makes of it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from conf.make.server_settings import (
    APACHE,
    CADDY,
    COMMAND,
    DOCKER,
    HEADERS,
    MADE,
    NGINX,
    ROOM,
    bare,
    written,
)
from conf.server import LASTING, TYPES
from conf.sphinx.site.host_files import robots
from tests.help.built_site import Tags

if TYPE_CHECKING:
    from tests.help.built_site import Site

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.parametrize("file", MADE, ids=lambda file: file.name)
def test_servers_are_told_what_ours_sends(file: Path) -> None:
    """Types, headers and how long a file is kept, in the words of each server, of one source."""
    text = file.read_text("utf-8")
    assert len(ROOM.findall(text)) == 1
    assert text == written(file), f"run: {COMMAND}"


def read(name: str) -> Any:
    """Return what a file of settings says; JSON is YAML too."""
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_a_wrong_address_leads_back_in_each_language(whole: Site) -> None:
    """From any folder to the front page, the ways in and search: all from the root of the host."""
    tags = Tags(whole.html("404"))
    sections = [tag["lang"] for tag in tags.all("section")]
    assert sections == ["en", "es", "fr"]
    ways = [tag["href"] for tag in tags.all("a")]
    folders = ("", "es/", "fr/")
    pages = ("index", "dados/index", "play/index", "indices/cuadros", "metodo/como-citar")
    french = tuple(page.replace("dados", "tablas") for page in pages)  # of dice not all is whole
    there = [(f, page) for f in folders for page in (french if f == "fr/" else pages)]
    assert ways == [f"/{f}{page}.html" for f, page in there]
    assert [tag["action"] for tag in tags.all("form")] == [f"/{f}search.html" for f in folders]
    assert tags.all("meta", name="robots")[0]["content"] == "noindex"


def test_the_list_of_pages_is_told_where_the_site_has_an_address(whole: Site) -> None:
    """All may be read; a list of pages needs whole addresses."""
    assert (whole.out / "robots.txt").read_text("utf-8") == "User-agent: *\nAllow: /\n"
    lines = robots("https://example.org/juegos/").splitlines()
    assert lines[-1] == "Sitemap: https://example.org/juegos/sitemap.xml"


def test_nginx_sends_the_types_that_our_server_sends() -> None:
    """Every ending that the site has, and no other."""
    block = re.search(r"types \{(.*?)\n    \}", NGINX.read_text("utf-8"), re.DOTALL)
    assert block
    results = {}
    for line in block[1].strip().splitlines():
        kind, *endings = line.strip().rstrip(";").split()
        results |= {f".{ending}": kind for ending in endings}
    assert results == {ending: bare(kind) for ending, kind in TYPES.items() if ending}


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        (APACHE, r"AddType (?P<kind>\S+) (?P<ending>\.\w+)"),
        (CADDY, r'path \*(?P<ending>\.\w+)\n\theader @\w+ Content-Type "?(?P<kind>[\w/.+-]+)'),
    ],
)
def test_types_that_a_server_does_not_know_are_told(file: Path, pattern: str) -> None:
    """They are those of our server, JavaScript's and those of references among them."""
    results = {m["ending"]: m["kind"] for m in re.finditer(pattern, file.read_text("utf-8"))}
    assert results == {ending: bare(TYPES[ending]) for ending in results}
    assert {".mjs", ".webmanifest", ".bib", ".ris", ".odd", ".rng", ".cff"} <= set(results)


@pytest.mark.parametrize("file", [NGINX, CADDY, APACHE])
def test_what_is_named_after_its_contents_is_kept_for_good(file: Path) -> None:
    """By the pattern of our own server; everything else is asked for again."""
    text = file.read_text("utf-8")
    assert LASTING.pattern in text
    assert "max-age=31536000, immutable" in text
    assert "no-cache" in text


def test_what_is_missing_is_kept_for_no_time_and_no_dot_file_is_sent() -> None:
    """By nginx headers go to files that are there alone; Caddy is told; Apache hides .htaccess."""
    nginx, caddy = NGINX.read_text("utf-8"), CADDY.read_text("utf-8")
    assert "add_header Cache-Control $keeping;" in nginx
    hidden = re.search(r"location ~ (/\S+) \{\s+return 404;", nginx)
    assert hidden
    for path, is_hidden in {
        "/.htaccess": True,
        "/es/.git/config": True,
        "/.well-known/security.txt": False,
        "/juegos/index.html": False,
    }.items():
        assert bool(re.search(hidden[1], path)) is is_hidden, path
    assert re.search(r"file_server \{\s+hide \.\*\s+\}", caddy)
    errors = caddy.partition("handle_errors {")[2]
    assert errors.split()[:3] == ["header", "Cache-Control", "no-cache"]


def test_every_action_is_pinned_by_its_digest() -> None:
    """With its version beside it; what is deployed was tested, what is released is attested."""
    files = sorted((ROOT / ".github/workflows").glob("*.yml"))
    uses = [line for file in files for line in re.findall(r"uses: (.*)", file.read_text("utf-8"))]
    pinned = re.compile(r"(actions/[\w-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+")
    assert len(files) == 4
    assert [line for line in uses if not pinned.fullmatch(line)] == []
    assert len({*uses}) == len({line.partition("@")[0] for line in uses})
    jobs = read(".github/workflows/pages.yml")["jobs"]
    assert jobs["deploy"]["needs"] == ["build", "tests"]
    assert not any("needs" in jobs[name] for name in ("build", "tests"))
    release = read(".github/workflows/release.yml")
    names = [step.get("uses", step.get("run", "")) for step in release["jobs"]["release"]["steps"]]
    made, attested = (
        next(at for at, name in enumerate(names) if word in name)
        for word in ("noxfile.py release", "actions/attest-build-provenance@")
    )
    assert made < attested
    assert release["permissions"]["attestations"] == "write"


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
    release = read(".github/workflows/release.yml")
    files = [ROOT / "noxfile.py", *(ROOT / "conf/sessions").glob("*.py")]
    programs = "".join(file.read_text("utf-8") for file in files)
    sessions = {"site", *re.findall(r"^def (\w+)\(session", programs, re.MULTILINE)}
    for text in (*map(str, (steps, gitlab, unit, release, box)), DOCKER.read_text("utf-8")):
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
