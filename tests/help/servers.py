"""Servers that are not ours, with our settings, as ``docs/metodo/publicar.md`` has them used."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = "mpm_event authz_core alias mime dir headers filter deflate unixd".split()
Server = Callable[[Path, int, Path], list[str]]


def nginx(here: Path, port: int, root: Path) -> list[str]:
    """Write what nginx needs around our settings; return the command that serves the folder."""
    ours = (ROOT / "conf/host/nginx.conf").read_text("utf-8")
    ours = ours.replace("8080", f"127.0.0.1:{port}").replace("/usr/share/nginx/html", str(root))
    (here / "site.conf").write_text(ours, "utf-8")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    written = "".join(f"{one}_temp_path {here}/{one};" for one in places)
    (here / "nginx.conf").write_text(
        f"pid {here}/pid; daemon off; error_log {here}/errors; events {{}}\n"
        f"http {{ access_log off; {written} include {here}/site.conf; }}\n"
    )
    return ["nginx", "-e", f"{here}/errors", "-c", f"{here}/nginx.conf"]


def caddy(here: Path, port: int, root: Path) -> list[str]:
    """The same of Caddy."""
    ours = (ROOT / "conf/host/Caddyfile").read_text("utf-8")
    ours = ours.replace(":8080", f"http://127.0.0.1:{port}").replace("/usr/share/caddy", str(root))
    (here / "Caddyfile").write_text("{\n\tadmin off\n}\n" + ours, "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{here}/Caddyfile"]


def apache2(here: Path, port: int, root: Path) -> list[str]:
    """The same of Apache, which finds our settings in the site; modules lie where Debian's do."""
    loaded = "".join(
        f"LoadModule {one}_module {path}\n"
        for one in MODULES
        if (path := Path(f"/usr/lib/apache2/modules/mod_{one}.so")).exists()
    )
    (here / "apache.conf").write_text(
        f"ServerName localhost\nServerRoot {here}\nPidFile {here}/pid\nErrorLog {here}/errors\n"
        f"Listen 127.0.0.1:{port}\nDocumentRoot {root}\n{loaded}TypesConfig /dev/null\n"
        "ErrorDocument 404 /404.html\n"
        f"<Directory {root}>\nAllowOverride All\nRequire all granted\n</Directory>\n"
    )
    return ["apache2", "-D", "FOREGROUND", "-f", f"{here}/apache.conf"]


@contextmanager
def running(server: Server, here: Path, root: Path) -> Iterator[str]:
    """Serve a folder by one of the above, if it is on this machine; yields the address.

    Its own files go into ``here``.
    """
    if not shutil.which(server.__name__):
        pytest.skip(f"no {server.__name__} on this machine")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = server(here, port, root)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as started:
        try:
            for _ in range(100):
                if started.poll() is not None:
                    break
                try:
                    socket.create_connection(("127.0.0.1", port), 0.1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            assert started.poll() is None, started.stdout and started.stdout.read().decode()
            yield f"http://127.0.0.1:{port}/"
        finally:
            started.terminate()
