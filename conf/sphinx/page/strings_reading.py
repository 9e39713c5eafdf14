"""The sentences of the reading scripts: page settings, keys, copying, the last place read."""

from __future__ import annotations

from typing import Any

from juegos.core.message import _

# Of each way in which a page may be shown, what may be chosen, in the order in which it is offered;
# the keys are those of the address (conf/soft.js).
READING: dict[str, Any] = {
    "title": _("How this page is shown"),
    "ways": {
        "words": {
            "legend": _("Words"),
            "both": _("original and translation"),
            "original": _("the original alone"),
            "translation": _("the translation alone"),
        },
        "notes": {
            "legend": _("Notes"),
            "beside": _("beside the words"),
            "below": _("below the words"),
        },
        "size": {
            "legend": _("Letters"),
            # NOTE: size of letters
            "1": _("small"),
            # NOTE: size of letters
            "2": _("usual"),
            # NOTE: size of letters
            "3": _("large"),
            # NOTE: size of letters
            "4": _("largest"),
        },
        "width": {
            # NOTE: that in which the text of a page stands
            "legend": _("Column"),
            # NOTE: of a column of text
            "narrow": _("narrow"),
            "usual": _("usual"),
            # NOTE: of a column of text
            "wide": _("wide"),
        },
    },
    "first": _("As a new reader sees it"),
    "keys": _("Keys j and k move from passage to passage; the key ? lists the keys"),
    "help": _("Keys of this page"),
    "next": _("the next passage"),
    "previous": _("the previous passage"),
    "seek": _("the search"),
    "these": _("these keys"),
    "close": _("Close"),
    # NOTE: before buttons: the reference, its formats, the id, the link
    "copy": _("Copy:"),
    "reference": _("the reference"),
    "id": _("the id"),
    "link": _("the link"),
    # NOTE: {what} is a text that was copied, or its format, as BibTeX
    "copied": _("Copied: {what}."),
    "marked": _("The text is selected: copy it by hand."),
    "lost": _("The file could not be fetched. Try again, or follow its link above."),
    # NOTE: {place} is a place in a text, as 67r.a.12
    "goOn": _("Go on where you were ({place})"),
    # NOTE: on a button: takes away the line that offers to go on
    "dismiss": _("Not now"),
}
