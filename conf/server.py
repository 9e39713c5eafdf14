"""Serves the built site like a careful host: ``python -m conf.server build/site``.

Right types, compression, caching, and on every answer a Content-Security-Policy under which
nothing can come from another host.
"""

from __future__ import annotations

import argparse
import base64
import functools
import gzip
import hashlib
import re
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import ClassVar
from urllib.parse import quote, unquote, urlsplit

TYPES = {
    "": "text/plain; charset=utf-8",  # LICENSE
    ".cff": "application/yaml; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".bib": "application/x-bibtex; charset=utf-8",
    ".bin": "application/octet-stream",
    ".csv": "text/csv; charset=utf-8",
    ".epub": "application/epub+zip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".inv": "application/octet-stream",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".jsonld": "application/ld+json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".pdf": "application/pdf",
    ".odd": "application/tei+xml; charset=utf-8",
    ".png": "image/png",
    ".ris": "application/x-research-info-systems; charset=utf-8",
    ".rng": "application/xml; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".tei": "application/tei+xml; charset=utf-8",
    ".toml": "application/toml; charset=utf-8",
    ".tsv": "text/tab-separated-values; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".xml": "application/xml; charset=utf-8",
    ".zip": "application/zip",
}
# What gzip would gain nothing on.
PACKED = {".epub", ".ico", ".inv", ".pdf", ".png", ".whl", ".woff2", ".zip"}

# What the site asks for, and no more. Styles may stand inline: Sphinx and its themes write them.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",  # blob: from a folder alone, conf/sphinx/site/file_scheme.py
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "juegos juegos-scripts juegos-search juegos-folder",
}
# What a header alone can say, beside the policy: no worker but from a file (from a folder, where no
# header is, a page starts one from a blob), and who may show a page in a frame.
UNFRAMED, FRAMED = "worker-src 'self'; frame-ancestors 'self'", "worker-src 'self'"
IN_FRAMES = re.compile(r"/embed/")  # what is made for pages of others
QUALITY = re.compile(r"0(?:\.\d{0,3})?|1(?:\.0{0,3})?")
TAG = re.compile(r'"[^"]*"')
RUN = re.compile(r"bytes=(\d{0,18})-(\d{0,18})")
PATIENCE = 20.0  # seconds in which the head of a request must have come, whole
PORTS = range(1 << 16)
LASTING = re.compile(r"/(?:runtime|widget)-|\.[0-9a-f]{8}\.woff2$")  # named after its contents
FOR_GOOD, ASKED_AGAIN = "public, max-age=31536000, immutable", "no-cache"
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}  # of every answer
SCRIPT = re.compile(rb"<script(?P<says>[^>]*)>(?P<code>.*?)</script>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Body:
    """The body of a response: a file's bytes, also compressed if smaller, its tag and policy."""

    plain: bytes
    packed: bytes | None
    tag: str
    policy: str


@functools.lru_cache(maxsize=4096)
def body(path: Path, changed: int) -> Body:
    """Return the body of a file, cached by its time ``changed`` in nanoseconds."""
    del changed
    plain = path.read_bytes()
    packed = None if path.suffix in PACKED else gzip.compress(plain, compresslevel=6, mtime=0)
    tag = hashlib.sha256(plain).hexdigest()[:16]
    return Body(plain, packed, tag, policy(plain if path.suffix == ".html" else b""))


def policy(page: bytes) -> str:
    """Return the Content-Security-Policy of a page; its inline scripts are allowed by hash."""
    hashes = {
        f"'sha256-{base64.b64encode(hashlib.sha256(script['code']).digest()).decode()}'"
        for script in SCRIPT.finditer(page)
        if b"src=" not in script["says"] and b"json" not in script["says"]
    }
    scripts = " ".join([POLICY["script-src"], *sorted(hashes)])
    return "; ".join(f"{k} {v}" for k, v in {**POLICY, "script-src": scripts}.items())


def guard(path: str) -> str:
    """Return the policy in the header for a path, in addition to that in the page."""
    return FRAMED if IN_FRAMES.search(path) else UNFRAMED


def prefers_gzip(accepts: str) -> bool:
    """Return whether Accept-Encoding prefers gzip, or anything, to no coding."""
    weights: dict[str, float] = {}
    for one in accepts.lower().split(","):
        coding, *settings = (word.strip() for word in one.split(";"))
        weight = next((word[2:] for word in settings if word.startswith("q=")), "1")
        weights[coding] = float(weight) if QUALITY.fullmatch(weight) else 0
    gzip_s = weights.get("gzip", weights.get("*", 0))
    return gzip_s > 0 and gzip_s >= weights.get("identity", 0)


def matches(tags: str, tag: str) -> bool:
    """Return whether If-None-Match has a tag; a weak one counts as the same here."""
    return tags.strip() == "*" or tag in TAG.findall(tags)


def part(wanted: str, only_if: str, tag: str, size: int) -> range | None:
    """Return the bounds of a single Range; None if the whole file is to be sent."""
    run = RUN.fullmatch(wanted.strip())
    if not run or (only_if and only_if != tag):
        return None
    first, last = run.groups()
    if first:
        start, stop = int(first), min(int(last or size) + 1, size)
    else:  # the last so many
        start, stop = max(size - int(last or 0), 0), size
    return range(start, stop) or None


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD with the files of a folder."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a file waits 40 ms for word that its head has come
    folder: ClassVar[Path]

    def handle_one_request(self) -> None:
        """Answer a request whose head arrives in time; drop any other."""
        late = threading.Timer(PATIENCE, self._give_up)
        late.daemon = True
        late.start()
        try:
            super().handle_one_request()
        finally:
            late.cancel()

    def _give_up(self) -> None:
        with suppress(OSError):  # the other side has left
            self.connection.shutdown(socket.SHUT_RD)

    def do_GET(self) -> None:
        """Send a file, or the page for missing ones."""
        if self._header("Transfer-Encoding") or self._header("Content-Length") not in {"", "0"}:
            return self.send_error(HTTPStatus.BAD_REQUEST)  # what it sends is no second request
        try:
            asked = urlsplit(self.path).path
            path = self._path(asked)
        except ValueError:  # a host in brackets without an end, a name with a zero in it
            return self.send_error(HTTPStatus.BAD_REQUEST)
        if path.is_dir() and not asked.endswith("/"):
            return self._moved(path)
        file = path / "index.html" if asked.endswith("/") else path
        if file.is_file():
            return self._send(HTTPStatus.OK, file)
        missing = self.folder / "404.html"
        if missing.is_file():
            return self._send(HTTPStatus.NOT_FOUND, missing)
        return self._answer(HTTPStatus.NOT_FOUND, b"No such page.\n", TYPES[".txt"])

    def do_HEAD(self) -> None:
        """Send the headers of GET without the body."""
        self.do_GET()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send an error as one line of text, under the same policy as any other response."""
        result = f"{message or HTTPStatus(code).phrase}.\n".encode()
        self.request_version = self.protocol_version  # of its own version it may have made nothing
        self.close_connection = True  # what else was sent with such a request is not read
        self._answer(HTTPStatus(code), result, TYPES[".txt"], headers={"Connection": "close"})

    def _path(self, asked: str) -> Path:
        """
        Return the path of a request; one that does not exist if it cannot be valid.

        Raises:
            ValueError: the name holds a zero byte.
        """
        nowhere = self.folder / "nowhere"
        try:
            named = PurePosixPath(unquote(asked).lstrip("/"))
            wanted = (self.folder / named).resolve()
            wanted.exists()
        except (OSError, RuntimeError):  # a name longer than a name may be, links in a ring
            return nowhere
        # a file with a dot is for the host alone; and by ".." one page could be asked for under the
        # name of another, and have its policy
        hidden = any(part.startswith(".") for part in named.parts)
        return wanted if wanted.is_relative_to(self.folder) and not hidden else nowhere

    def _send(self, status: HTTPStatus, file: Path) -> None:
        content = body(file, file.stat().st_mtime_ns)
        zipped = content.packed is not None and prefers_gzip(self._header("Accept-Encoding"))
        sent = content.packed if zipped and content.packed is not None else content.plain
        tag = f'"{content.tag}{"-gz" if zipped else ""}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Accept-Ranges": "bytes"}
        if zipped:
            headers["Content-Encoding"] = "gzip"
        if status is not HTTPStatus.OK:
            pass
        elif matches(self._header("If-None-Match"), tag):
            status, sent = HTTPStatus.NOT_MODIFIED, b""
        elif wanted := part(self._header("Range"), self._header("If-Range"), tag, len(sent)):
            headers["Content-Range"] = f"bytes {wanted.start}-{wanted.stop - 1}/{len(sent)}"
            status, sent = HTTPStatus.PARTIAL_CONTENT, sent[wanted.start : wanted.stop]
        kind = TYPES.get(file.suffix, "application/octet-stream")
        self._answer(status, sent, kind, content.policy, headers)

    def _header(self, name: str) -> str:
        """Return the values of a request header, joined; empty if there is none."""
        return ", ".join(self.headers.get_all(name, []))

    def _moved(self, folder: Path) -> None:
        """Redirect to a folder by its own name, because the request's may look like a host."""
        place = "/".join(["", *map(quote, folder.relative_to(self.folder).parts), ""])
        self._answer(HTTPStatus.MOVED_PERMANENTLY, b"", TYPES[".txt"], headers={"Location": place})

    def _answer(
        self,
        status: HTTPStatus,
        sent: bytes,
        kind: str,
        says: str = policy(b""),
        headers: dict[str, str] | None = None,
    ) -> None:
        is_found = status in {HTTPStatus.OK, HTTPStatus.PARTIAL_CONTENT, HTTPStatus.NOT_MODIFIED}
        path = getattr(self, "path", "").partition("?")[0]  # none yet of what is no request
        lasting = is_found and LASTING.search(path)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(sent)))
        self.send_header("Cache-Control", FOR_GOOD if lasting else ASKED_AGAIN)
        self.send_header("Content-Security-Policy", says)
        self.send_header("Content-Security-Policy", guard(path))
        for name, value in {**HEADERS, **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(sent)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: the terminal has the address, and the browser shows the rest."""


class Server(ThreadingHTTPServer):
    """A server that ignores disconnected browsers."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report an error, unless the client merely disconnected."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int) -> Server:
    """
    Return a server of this folder on 127.0.0.1, not yet started; port 0 takes any free one.

    Raises:
        NotADirectoryError: there is no such folder.
        OSError: the port is taken.
    """
    if not folder.is_dir():
        raise NotADirectoryError(f"{folder}: no such folder; `python3 noxfile.py site` builds it")
    handler = type("FolderHandler", (Handler,), {"folder": folder.resolve()})
    return Server(("127.0.0.1", port), handler)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve the folder within the block, at a free port; yields the address, which ends in /."""
    with server(folder, 0) as running:
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


def main() -> None:
    """Serve until Ctrl-C; return 2 after one line of error if that is impossible."""
    parser = argparse.ArgumentParser(prog="python -m conf.server", description=__doc__)
    parser.add_argument("folder", type=Path, help="the built site")
    parser.add_argument("--port", type=int, default=8000, help="8000 unless said otherwise")
    args = parser.parse_args()
    if args.port not in PORTS:
        parser.error(f"port {args.port}: a port is a number from 0 to {PORTS[-1]}")
    try:
        running = server(args.folder, args.port)
    except NotADirectoryError as error:
        parser.error(str(error))
    except OSError as error:
        parser.error(f"port {args.port}: {error.strerror}; choose another with --port")
    print(f"Juegos is at http://127.0.0.1:{running.server_port}/  (Ctrl-C stops it)", flush=True)
    with running:
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print("\nstopped", file=sys.stderr)


if __name__ == "__main__":
    main()
