"""Fetches the files of ``corpus/testigos.toml``, from their hosts or from a folder.

A file is brought into a part named after its digest, checked byte by byte, and only then put in its
place, so that what stands in ``files`` is right. The next run continues a part that broke off.
"""

from __future__ import annotations

import hashlib
import http.client
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import OpenerDirector, Request, build_opener

from conf.witnesses.errors import WitnessError, write_errors

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.witnesses.listing import File, Repository, Text

AT = "JUEGOS_WITNESSES_AT"  # the setting that says where the files are asked for
GITHUB = "https://raw.githubusercontent.com/{repository}/{commit}/{path}"
PATIENCE = 60  # seconds that a host may be silent
BLOCK = 1 << 14
NO_SUCH_PART = 416
AGAIN = "What came so far is kept: the same command goes on from there."
# Writes a file of a repository to a path, where a part of it may be.
Bring = Callable[["Repository", "File", Path], None]


def place(home: Path, repository: Repository, file: File) -> Path:
    """Return the path of a fetched file."""
    return home / "files" / repository.name / file.path


def fetch(texts: Iterable[Text], home: Path, bring: Bring, say: Callable[[str], None]) -> None:
    """Fetch every file that is missing or wrong, and report each.

    Raises:
        WitnessError: a file cannot be had, is not the one that is listed, or cannot be written.
    """
    every = [(text.repository, file) for text in texts for file in text.files]
    for number, (repository, file) in enumerate(every, 1):
        here = place(home, repository, file)
        done = "is here"
        if not right(here, file):
            _fetched(repository, file, here, home / "parts", bring)
            done = f"fetched, {file.bytes:,} bytes"
        say(f"{number}/{len(every)} {repository.name}/{file.path}: {done}")
    shutil.rmtree(home / "parts", ignore_errors=True)


def right(path: Path, file: File) -> bool:
    """Return whether a file has exactly the bytes that the list gives for it."""
    if not path.is_file() or path.stat().st_size != file.bytes:
        return False
    return hashlib.sha256(path.read_bytes()).hexdigest() == file.sha256


def _fetched(repository: Repository, file: File, here: Path, parts: Path, bring: Bring) -> None:
    """Fetch a file, check it and move it to its place."""
    part = parts / file.sha256
    with write_errors(part):
        parts.mkdir(parents=True, exist_ok=True)
    resumed = part.exists()
    bring(repository, file, part)
    if resumed and not right(part, file):
        part.unlink()
        bring(repository, file, part)
    if not right(part, file):
        size, digest = part.stat().st_size, hashlib.sha256(part.read_bytes()).hexdigest()
        part.unlink()
        raise WitnessError(
            f"{repository.name}/{file.path} is not the file that corpus/testigos.toml lists: it has"
            f" {size:,} bytes and the SHA-256 {digest}, not {file.bytes:,} and {file.sha256}."
            " Somebody has changed it; nothing of it was kept."
        )
    with write_errors(here):
        here.parent.mkdir(parents=True, exist_ok=True)
        part.replace(here)


def folder(root: Path) -> Bring:
    """Return a function that reads files from a folder: ``NAME/PATH`` or ``OWNER/NAME/PATH``.

    Raises ``WitnessError`` if there is no such folder; so does what is returned, of a file.
    """
    if not root.is_dir():
        raise WitnessError(f"There is no folder {root}.")

    def bring(repository: Repository, file: File, part: Path) -> None:
        name = repository.name.partition("/")[2]
        places = [root / name / file.path, root / repository.name / file.path]
        match = next((path for path in places if path.is_file()), None)
        if match is None:
            missing = f"The folder has no {name}/{file.path}, nor {repository.name}/{file.path}"
            raise WitnessError(f"{missing}: {root}.")
        try:
            content = match.read_bytes()
        except OSError as fault:
            raise WitnessError(f"{match} could not be read: {fault.strerror or fault}.") from None
        with write_errors(part):
            part.write_bytes(content)

    return bring


def host(template: str = GITHUB) -> Bring:
    """Return a function that fetches files over the network, with addresses from a template.

    Proxies are those of the environment (``https_proxy`` and its like). Raises ``WitnessError`` if
    the template makes no address; what is returned does where a host gives no file.
    """
    try:
        tried = template.format(repository="owner/name", commit="0", path="path")
    except (LookupError, ValueError):
        tried = ""
    if urlsplit(tried).scheme not in {"http", "https"} or "{path}" not in template:
        raise WitnessError(
            f"{AT} is {template!r}, which makes no address: it begins with https:// or http://, and"
            " {repository}, {commit} and {path} stand in it for what they say."
        )
    opener = build_opener()

    def bring(repository: Repository, file: File, part: Path) -> None:
        path = quote(file.path)
        address = template.format(repository=repository.name, commit=repository.commit, path=path)
        have = part.stat().st_size if part.exists() else 0
        if not 0 < have < file.bytes:
            part.unlink(missing_ok=True)
            have = 0
        reply = _request(opener, address, have)
        if reply is None:
            part.unlink()
            reply = _request(opener, address, 0)
        with reply:
            _write_reply(reply, address, have, file, part)

    return bring


def _request(opener: OpenerDirector, address: str, have: int) -> Any:
    """Return the reply to a request for the rest of a file; None if nothing is missing.

    Raises ``WitnessError`` if there is no reply, or another than a file.
    """
    headers = {"User-Agent": "juegos"}
    if have:
        headers["Range"] = f"bytes={have}-"
    request = Request(address, headers=headers)  # noqa: S310 - the scheme was looked at
    name = urlsplit(address).netloc
    try:
        return opener.open(request, timeout=PATIENCE)
    except HTTPError as fault:
        fault.close()
        if fault.code == NO_SUCH_PART and have:
            return None
        if fault.code in {404, 410}:
            text = f"{name} has no file at {address}: the repository, or this commit of it, is no"
            raise WitnessError(f"{text} longer where corpus/testigos.toml says.") from None
        text = f"{name} gives no file at {address}: it answers {fault.code} {fault.reason}."
        raise WitnessError(f"{text} {AGAIN}") from None
    except (OSError, http.client.HTTPException) as fault:
        raise WitnessError(
            f"{name} cannot be reached ({_reason(fault)}): is this machine online? {AGAIN}"
            " Files that lie on a disk are read by --from FOLDER."
        ) from None


def _write_reply(reply: Any, address: str, have: int, file: File, part: Path) -> None:
    """Write what a host sends: after what we have if it goes on from there, else from the start."""
    follows = str(reply.headers.get("Content-Range", "")).startswith(f"bytes {have}-")
    if not (reply.status == http.HTTPStatus.PARTIAL_CONTENT and follows):
        have = 0
    with write_errors(part), part.open("ab" if have else "wb") as out:
        while have <= file.bytes and (block := _block(reply, address, have, file)):
            out.write(block)
            have += len(block)
    if have < file.bytes and reply.length:
        raise _broken_error(address, have, file, "the connection was closed")
    if have > file.bytes:
        part.unlink()
        text = f"{address} is longer than the {file.bytes:,} bytes that corpus/testigos.toml lists."
        raise WitnessError(f"{text} Somebody has changed it; nothing of it was kept.")


def _block(reply: Any, address: str, have: int, file: File) -> bytes:
    """Return the next bytes of a reply, empty at its end; raises ``WitnessError`` if it fails."""
    try:
        return bytes(reply.read(BLOCK))
    except (OSError, http.client.HTTPException) as fault:
        raise _broken_error(address, have, file, _reason(fault)) from None


def _broken_error(address: str, have: int, file: File, why: str) -> WitnessError:
    text = f"{address} broke off after {have:,} of {file.bytes:,} bytes ({why})."
    return WitnessError(f"{text} {AGAIN}")


def _reason(fault: Exception) -> str:
    """Return the reason for a missing answer, in words."""
    inner = fault.reason if isinstance(fault, URLError) else fault
    return str(getattr(inner, "strerror", None) or inner)
