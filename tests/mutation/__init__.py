"""Rules changed one thing at a time, to see whether the tests that guard them notice.

``python -m tests.mutation`` in the environment ``mutation``, or the session of that name, tries the
mutants of the files in ``guards.toml``, or of those named after it. It keeps how many were noticed
in ``docs/desarrollo/mutants.csv``, and those that were not in ``survivors.csv`` beside it, where
each has its explanation, written by hand. Broken off, the same command goes on from there; a file
that has changed since is begun anew. ``--again`` tries only the survivors that are kept.
"""
