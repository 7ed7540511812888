"""Time stepping by Moreau's scheme: bodies, shapes and contact laws enter, positions and impulses at times leave.

`world` describes what moves, `forms` the shapes; `running` steps it, by the compiled core or by `twin`, which has the
same words for the same things. Of first order: impacts and friction are resolved by steps, not found as events.
"""
