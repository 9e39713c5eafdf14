"""The data that the site publishes, for programs and for archives: each file by its path.

Texts (``textos``), tables (``cuadros``), drawings (``dibujos``), a description of them
(``paquete``), all of them in one archive (``archivo``), and the texts once more as a static
service of the DTS specification (``dts``).
"""
