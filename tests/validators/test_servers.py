"""Our settings of servers, read by a parser of nginx's people and by the servers that are here."""

from __future__ import annotations

import re
from http.client import HTTPConnection
from pathlib import Path

import crossplane
import pytest

from conf.server import HEADERS, LASTING, TYPES, serving
from tests.help.servers import Server, apache2, caddy, nginx, running
from tests.validators.folders import SITE

CACHE_CONTROL = "Cache-Control"
# The strictest free plan that publicar.md names: Cloudflare Pages, files, bytes of one, rules.
FILES, BYTES, RULES = 20_000, 25 * 2**20, 100
RULE = re.compile(r"^(/\S+)\n((?:  .+\n)+)", re.MULTILINE)


def sent(base: str, path: str) -> dict[str, str]:
    """Return what a server says of a file, in the headers that we care for."""
    link = HTTPConnection(base.split("/")[2], timeout=30)
    link.request("GET", path)
    answer = link.getresponse()
    results = {name: answer.getheader(name, "") for name in ("Content-Type", *HEADERS)}
    if answer.status == 200:  # an answer that there is nothing is not kept for good
        results[CACHE_CONTROL] = answer.getheader(CACHE_CONTROL, "")
    guard = answer.getheader("Content-Security-Policy", "")
    results["framed"] = str("frame-ancestors" not in guard and "worker-src 'self'" in guard)
    link.close()
    return {"status": str(answer.status), **results}


def asked() -> list[str]:
    """Return the address of a file of each type, of those that are kept for good, and of none."""
    files = [f"/{path.relative_to(SITE)}" for path in sorted(SITE.rglob("*")) if path.is_file()]
    first = {Path(path).suffix: path for path in reversed(files) if "/." not in path}
    lasting = {path[:16] + Path(path).suffix: path for path in files if LASTING.search(path)}
    assert len(lasting) > 2
    named = [path for suffix, path in first.items() if suffix in TYPES]
    others = ("/", "/dados/", "/embed/azar.html", "/LICENSE", "/nowhere.html", "/.buildinfo")
    return sorted({*named, *lasting.values(), *others})


@pytest.mark.parametrize("result", [nginx, caddy, apache2])
def test_a_server_sends_what_ours_sends(result: Server, tmp_path: Path) -> None:
    """Types, our headers and how long each file is kept, of files of each type and of none."""
    with serving(SITE) as ours, running(result, tmp_path, SITE) as theirs:
        for path in asked():
            assert sent(theirs, path) == sent(ours, path), path


def test_nginx_knows_every_word(tmp_path: Path) -> None:
    """Each directive is one of nginx, stands where it may and has as much after it as it takes."""
    nginx(tmp_path, 8080, SITE)
    asked = {"strict": True, "ignore": ["types"]}  # in that block there are types, no directives
    read = crossplane.parse(str(tmp_path / "nginx.conf"), **asked)
    assert read["errors"] == []
    assert read["status"] == "ok"
    ours = (tmp_path / "site.conf").read_text("utf-8")
    (tmp_path / "site.conf").write_text(ours.replace("gzip on", "gzipp on"), "utf-8")
    spoilt = crossplane.parse(str(tmp_path / "nginx.conf"), **asked)
    assert 'unknown directive "gzipp"' in spoilt["errors"][0]["error"]


def test_hosts_keep_the_same_files_for_good() -> None:
    """By the rules of ``_headers``: a star stands for anything, and there is one in a path."""
    rules = RULE.findall((SITE / "_headers").read_text("utf-8"))
    paths = [path for path, says in rules if CACHE_CONTROL in says]
    patterns = [re.compile(re.escape(path).replace(r"\*", ".*")) for path in paths]
    assert all(path.count("*") == 1 for path, _ in rules)
    for file in SITE.rglob("*"):
        path = f"/{file.relative_to(SITE)}"
        if file.is_file():
            result = any(pattern.fullmatch(path) for pattern in patterns)
            assert result == bool(LASTING.search(path)), path


def test_the_site_is_within_a_free_plan() -> None:
    """As many files, as large, and as many rules of headers as a free host takes."""
    files = [path for path in SITE.rglob("*") if path.is_file()]
    assert len(files) < FILES
    assert max(path.stat().st_size for path in files) < BYTES
    assert len(RULE.findall((SITE / "_headers").read_text("utf-8"))) < RULES
