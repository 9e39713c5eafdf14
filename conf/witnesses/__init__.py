"""Public transcriptions: where they are, fetching them, and making our TEI of them.

None of their words is in this repository. ``corpus/testigos.toml`` says where each file is, at
which commit and of which bytes; ``python3 noxfile.py witnesses`` brings them to the reader's own
machine and converts them into ``build/witnesses``, where the pages find them.
"""
