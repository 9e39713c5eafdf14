"""Rules and odds of the games of Alfonso X's *Libro de los juegos* (1283) and their kin.

Pure Python on the standard library alone: the same package computes the tables of the
edition, plays in the reader's browser and answers at the command line.

>>> from juegos.serve import handle
>>> handle({"do": "odds", "slug": "azar"})["p_first"]
'5527/10654'
"""

__version__ = "0.1.0"
