"""A release: what must hold before there is one, and the files of which it is made."""
