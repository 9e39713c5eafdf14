"""The words of a transcription in the marks of the HSMS, found without parsing it."""

from __future__ import annotations

import re

from conf.witnesses.hsms_marks import APART, COMBINING, HEADER, LANGUAGES, LETTERS
from conf.witnesses.tei_import import WORD

# Marks as ``words`` takes them away: those that part words, and those that stand within one.
TELLING = re.compile(r"\{(?:RMK|BLNK|SYMB)[:.]((?:(?!\n\[fol\.)[^{}])*)\}")
PARTING = re.compile(rf"\{{(?:IN\d+|=?(?:{'|'.join(APART)})=?)\.|}}|\[\+\]")
SILENT = re.compile(
    rf"\{{(?:CB[1-9]|RUB|{'|'.join(LANGUAGES)})\. ?|[\[(](?:\^(?:#?\d+#|#\d+)?)?\*?|[\])<>]"
)
RUN_ON = re.compile(r"- *+[\])>}]*+ *+\n\s*|(?<=[\w\])>'~])-(?=[\w\[(<])")


def words(text: str) -> list[str]:
    """Return the words of a transcription in order, its heading remarks apart.

    The marks are taken out of the text, leaf by leaf; nothing is parsed.
    """
    header = HEADER.match(text)
    text = text[header.end() :] if header else text
    in_order = []
    for leaf in re.split(r"^\[fol\.[^\]\n]*\]", text, flags=re.MULTILINE):
        bare = TELLING.sub(lambda remark: " ".join(["", *WORD.findall(remark[1]), ""]), leaf)
        for mark, letter in LETTERS.items():
            bare = bare.replace(mark, letter)
        bare = SILENT.sub("", PARTING.sub(" ", RUN_ON.sub("", bare)))
        bare = re.sub(r"([SsZz])'", r"\1", bare).translate(COMBINING)
        in_order += WORD.findall(bare)
    return in_order
