"""Piquet according to Cavendish's eighth edition: ``cavendish:62`` is his Law 62.

In each deal one player, who does not deal, is the elder hand, and the dealer is the younger. The
course of a deal: twelve cards each; both exchange cards for some of the eight that are left, the
stock; the elder calls combinations of each kind (point, sequence, trio or quatorze), and the
younger replies good, equal or not good; both reckon what is good in their hands; twelve tricks are
played. To sink a combination is to hold it and not to call it.

``rules`` names every rule and its disputed points, ``combinations`` what may be declared. ``state``
is a deal in progress; ``dealing``, ``declarations`` and ``play`` are its phases, and ``score``
counts it. ``game`` plays deal after deal, and ``scene`` is its table; ``au_cent`` is the same game
with an earlier way of scoring. ``players`` has the opponents, of which the strong one tries its
moves in ``imagined_deals``. ``chances`` and ``tables`` have what is known in numbers, and ``doors``
what can be asked besides.
"""
