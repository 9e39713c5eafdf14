"""The marks of the HSMS, and the pattern that splits a text into them."""

from __future__ import annotations

import re

LANGUAGES = {
    "ARB": "ar",
    "ARG": "an",
    "ARM": "arc",
    "BAS": "eu",
    "CAT": "ca",
    "ENG": "en",
    "FRN": "fr",
    "GAL": "gl",
    "GER": "de",
    "GRK": "el",
    "HEB": "he",
    "ITL": "it",
    "LAT": "la",
    "PRT": "pt",
    "PRV": "pro",
}
FIGURES = {"MIN": "miniature", "DIAG": "diagram", "ILL": "illustration"}
# The text that a figure belongs to, by the = before and after its code.
BELONGS = {("=", ""): "preceding", ("", "="): "following", ("=", "="): "surrounding"}
BESIDE = {"HD": "header", "CW": "catch", "SG": "sig"}
NOTES = {"GL": "gloss", "AD": "addition"}
REMARKS = {"RMK": "remark", "BLNK": "blank"}
APART = FIGURES | BESIDE | NOTES  # what breaks the running text, and keeps its lines to itself
LETTERS = {
    "c'": "ç",
    "C'": "Ç",
    "t'": "ţ",
    "n~": "ñ",
    "N~": "Ñ",
    "h~": "ħ",
    "x~": "ẍ",
}
SIGNS = {"s'": "#sigma", "S'": "#sigma", "z'": "#stigma", "Z'": "#stigma"}
COMBINING = str.maketrans({"~": "\u0303", "'": "\u0327"})

HEADER = re.compile(r"\s*(?:\{RMK:[^{}]*\}\s*)*(?=\[fol\.)")
TOKEN = re.compile(
    rf"""
      (?P<newline>\n)
    | (?P<leaf>^\[fol\.\ *+(?P<label>[^\]\n]*)\])
    | (?P<told>\{{(?P<told_code>RMK|BLNK|SYMB)[:.](?P<saying>(?:(?!\n\[fol\.)[^{{}}])*)\}})
    | (?P<initial>\{{IN(?P<height>\d+)\.\}}\ ?)
    | (?P<column>\{{CB(?P<columns>[1-9])\.\ ?)
    | (?P<mark>\{{(?P<before>=?)(?P<code>{"|".join(["RUB", *LANGUAGES, *APART])})(?P<after>=?)\.\ ?)
    | (?P<unnamed>\{{(?=(?P<name>[^\s{{}}]*)))
    | (?P<gap>\[\?\?+(?:\ \?\?+)*\]|\?\?+|\[\.\.\.\]|\(\.\.\.\)|\.\.\.)
    | (?P<linked>\[\+\])
    | (?P<opened>[\[(](?:\^(?:\#?(?P<hand>\d+)\#|\#(?P<hand_>\d+))?)?\*?|<<?)
    | (?P<closed>[\])}}>])
    | (?P<hyphen>-\ *+(?=[\])>}}]*+\ *+(?:\n|\Z)))
    | (?P<whole>(?<=[\w\])>'~])-(?=[\w\[(<]))
    | (?P<odd>%\d+|\b[23]%)
    | (?P<sign>[%&+])
    | (?P<letter>{"|".join([*LETTERS, *SIGNS])})
    | (?P<text>(?:\w(?!['~]))+|[\ ,;:/]+|.)
    """,
    re.VERBOSE | re.MULTILINE,
)
CLOSERS = {"(": ")", "[": "]", "<": ">", "<<": ">>"}
