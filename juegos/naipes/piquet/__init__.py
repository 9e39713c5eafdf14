"""Piquet as Cavendish states it in his eighth edition: ``cavendish:62`` is his Law 62.

In each deal one player, who does not deal, is the elder hand, and the dealer is the younger. A
deal goes so: twelve cards each; both exchange cards for some of the eight that are left, the
stock; the elder calls what he holds of each kind (point, sequence, trio or quatorze), and the
younger replies good, equal or not good; each reckons what is good in his hand; twelve tricks are
played. To sink a combination is to hold it and not to call it.

``rules`` names every rule and ``combinations`` what may be declared. ``state`` is a deal that is
on, and ``phases`` what may be done in it and what follows. ``account_of_a_deal`` counts it.
``course`` plays deal after deal, and ``game`` makes a ``Game`` of it. ``rivals`` are the players.
"""
