"""Our settings of servers, read by a parser of nginx's people and by the servers that are here."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from types import FunctionType

import crossplane
import pytest

from conf.server import HEADERS, LASTING, TYPES, serving
from tests.validators.published import ROOT, SITE

KEPT = "Cache-Control"
MODULES = "mpm_event authz_core mime dir headers filter deflate unixd".split()
RULE = re.compile(r"^(/\S+)\n((?:  .+\n)+)", re.MULTILINE)


def nginx(here: Path, port: int) -> list[str]:
    """Write what nginx needs around our settings; return the command that serves the site."""
    ours = (ROOT / "conf/host/nginx.conf").read_text("utf-8")
    ours = ours.replace("8080", f"127.0.0.1:{port}").replace("/usr/share/nginx/html", str(SITE))
    (here / "site.conf").write_text(ours, "utf-8")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    written = "".join(f"{one}_temp_path {here}/{one};" for one in places)
    (here / "nginx.conf").write_text(
        f"pid {here}/pid; daemon off; error_log {here}/errors; events {{}}\n"
        f"http {{ access_log off; {written} include {here}/site.conf; }}\n"
    )
    return ["nginx", "-e", f"{here}/errors", "-c", f"{here}/nginx.conf"]


def caddy(here: Path, port: int) -> list[str]:
    """The same of Caddy."""
    ours = (ROOT / "conf/host/Caddyfile").read_text("utf-8")
    ours = ours.replace(":8080", f"http://127.0.0.1:{port}").replace("/usr/share/caddy", str(SITE))
    (here / "Caddyfile").write_text("{\n\tadmin off\n}\n" + ours, "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{here}/Caddyfile"]


def apache2(here: Path, port: int) -> list[str]:
    """The same of Apache, which finds our settings in the site; modules lie where Debian's do."""
    loaded = "".join(
        f"LoadModule {one}_module {found}\n"
        for one in MODULES
        if (found := Path(f"/usr/lib/apache2/modules/mod_{one}.so")).exists()
    )
    (here / "apache.conf").write_text(
        f"ServerName localhost\nServerRoot {here}\nPidFile {here}/pid\nErrorLog {here}/errors\n"
        f"Listen 127.0.0.1:{port}\nDocumentRoot {SITE}\n{loaded}TypesConfig /dev/null\n"
        "ErrorDocument 404 /404.html\n"
        f"<Directory {SITE}>\nAllowOverride All\nRequire all granted\n</Directory>\n"
    )
    return ["apache2", "-D", "FOREGROUND", "-f", f"{here}/apache.conf"]


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """Start a server, and stop it when all was asked."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        try:
            for _ in range(100):
                if server.poll() is not None:
                    break
                try:
                    socket.create_connection(("127.0.0.1", port), 0.1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            assert server.poll() is None, server.stdout and server.stdout.read().decode()
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def sent(base: str, path: str) -> dict[str, str]:
    """Return what a server says of a file, in the headers that we care for."""
    link = HTTPConnection(base.split("/")[2], timeout=30)
    link.request("GET", path)
    answer = link.getresponse()
    told = {name: answer.getheader(name, "") for name in ("Content-Type", *HEADERS)}
    if answer.status == 200:  # an answer that there is nothing is not kept for good
        told[KEPT] = answer.getheader(KEPT, "")
    guard = answer.getheader("Content-Security-Policy", "")
    told["framed"] = str("frame-ancestors" not in guard and "worker-src 'self'" in guard)
    link.close()
    return {"status": str(answer.status), **told}


def asked() -> list[str]:
    """Return the address of a file of each type, of those that are kept for good, and of none."""
    files = [f"/{path.relative_to(SITE)}" for path in sorted(SITE.rglob("*")) if path.is_file()]
    first = {Path(path).suffix: path for path in reversed(files) if "/." not in path}
    lasting = {path[:16] + Path(path).suffix: path for path in files if LASTING.search(path)}
    assert len(lasting) > 2
    named = [path for suffix, path in first.items() if suffix in TYPES]
    return sorted(
        {*named, *lasting.values(), "/", "/dados/", "/embed/azar.html", "/LICENSE", "/nowhere.html"}
    )


@pytest.mark.parametrize("told", [nginx, caddy, apache2])
def test_a_server_sends_what_ours_sends(told: FunctionType, tmp_path: Path) -> None:
    """Types, our headers and how long each file is kept, of files of each type and of none."""
    if not shutil.which(told.__name__):
        pytest.skip(f"no {told.__name__} on this machine")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(SITE) as ours, running(told(tmp_path, port), port) as theirs:
        for path in asked():
            assert sent(theirs, path) == sent(ours, path), path


def test_nginx_knows_every_word(tmp_path: Path) -> None:
    """Each directive is one of nginx, stands where it may and has as much after it as it takes."""
    nginx(tmp_path, 8080)
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
    kept = [path for path, says in rules if KEPT in says]
    patterns = [re.compile(re.escape(path).replace(r"\*", ".*")) for path in kept]
    assert all(path.count("*") == 1 for path, _ in rules)
    for file in SITE.rglob("*"):
        path = f"/{file.relative_to(SITE)}"
        if file.is_file():
            told = any(pattern.fullmatch(path) for pattern in patterns)
            assert told == bool(LASTING.search(path)), path
