"""The executors of long commands: this process, several of this machine, or those of a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.message import _


def add(sub: Any) -> None:
    """Add the options that choose an executor to a command."""
    where = sub.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help=_("so many processes"))
    dask = _("the processes of a Dask cluster, whose scheduler is at that address")
    where.add_argument("--dask", metavar=_("ADDRESS"), help=dask)


@contextmanager
def executor(options: argparse.Namespace) -> Iterator[Executor | None]:
    """Yield the executor for the parts of the work; None runs them in this process."""
    if options.dask:
        try:
            cluster = import_module("distributed")
        except ImportError as error:
            raise BadRequest(
                _("for a Dask cluster install the extra: pip install 'juegos[dask]'")
            ) from error
        try:
            client = cluster.Client(options.dask)
        except (OSError, ValueError) as error:
            says = _("no Dask cluster at {address}: {error}", address=options.dask, error=error)
            raise BadRequest(says) from error
        with client:
            yield client.get_executor()
    elif options.workers is None:
        yield None
    elif options.workers < 1:
        raise BadRequest(_("{n} processes play nothing; one is the least", n=options.workers))
    else:
        with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
            yield executor
