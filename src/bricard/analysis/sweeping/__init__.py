"""One mechanism with many values of its parameters: on local processes or on a dask cluster.

A mechanism and a grid, or samples, of parameters enter; a `Sweep` leaves. `point` computes one point and keeps it
in a file; `processes` and `cluster` hand points to workers; `worker` is what a local process runs; `pictures` draws.
"""
