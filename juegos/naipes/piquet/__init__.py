"""Piquet as Cavendish states it, eighth edition: a locus ``cavendish:62`` is a law by its number.

``reglas`` names every rule; ``combinaciones`` what may be declared; ``cuenta`` how a deal is
counted; ``estado``, ``mesa`` and the phases how it goes; ``juego`` makes a ``Game`` of it.
"""
