"""Points of a sweep on a dask cluster: one that runs already, or one of this machine.

Workers write the files of their points where the folder is; where they cannot see it, the asking process does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from bricard.analysis.sweeping.point import Job, Row, computed
from bricard.analysis.sweeping.processes import Numbered
from bricard.checks import shown
from bricard.errors import FileError, OptionError

LOCAL = "local"


def on_cluster(job: Job, points: Sequence[Numbered], cluster: Any, count: int) -> Iterator[tuple[int, Row]]:
    """On a cluster: a client, the address of a scheduler, or "local"; in the order in which they are done."""
    with _client(cluster, count) as client:
        futures = {client.submit(_computed, job, values, pure=False): (n, values) for n, values in points}
        try:
            for future in _distributed().as_completed(list(futures)):
                number, values = futures[future]
                row = _row(future)
                if row.found and job.kept(values) is None:
                    job.keep(values, row)
                yield number, row
        finally:
            client.cancel(list(futures))


def _computed(job: Job, values: Any) -> Row:
    try:
        return computed(job, values)
    except FileError:  # a folder that this worker does not see
        return computed(replace(job, folder=None), values)


def _row(future: Any) -> Row:
    error = future.exception()
    return Row({}, f"The cluster gave it up: {error}") if error is not None else future.result()


@contextmanager
def _client(cluster: Any, count: int) -> Iterator[Any]:
    tools = _distributed()
    if isinstance(cluster, tools.Client):
        yield cluster
    elif cluster == LOCAL:
        with (
            tools.LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None) as own,
            tools.Client(own) as client,
        ):
            yield client
    elif isinstance(cluster, str):
        with _connected(tools.Client, cluster) as client:
            yield client
    else:
        told = "'local', the address of a scheduler as in 'tcp://10.0.0.1:8786', or a dask Client"
        raise OptionError(f"cluster is {shown(cluster)}; it must be {told}.")


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise OptionError("cluster needs dask, which is not installed.\n  pip install 'bricard[dask]'") from None
    return distributed


def _connected(client: Any, address: str) -> Any:
    try:
        return client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise OptionError(f"There is no dask scheduler at '{address}': {error}") from None
