"""Elements of SVG and HTML as text: no other module writes a tag."""

from __future__ import annotations

from functools import cache
from html import escape


def element(name: str, /, *within: str, **attributes: object) -> str:
    """Return an element with its attributes and its contents, which is already markup.

    Attributes come in the order given; see ``start`` for how they are named. Where nothing is given
    within, the element is closed at once, as SVG has it; an empty text keeps it open for HTML.

    >>> element("circle", cx=3, r=2.5, stroke_width=1)
    '<circle cx="3" r="2.5" stroke-width="1"/>'
    >>> element("text", text("A & B"), x=6)
    '<text x="6">A &amp; B</text>'
    >>> element("span", "", id="here")
    '<span id="here"></span>'
    """
    if not within:
        return f"{start(name, **attributes)[:-1]}/>"
    return f"{start(name, **attributes)}{''.join(within)}{end(name)}"


def picture(
    *within: str,
    css: str,
    size: tuple[int, int],
    style: str | None = None,
    label: str | None = None,
) -> str:
    """Return a drawing of the given width and height, with some CSS classes.

    ``label`` says in words what is drawn, unless a ``title`` within does.

    >>> picture(css="j-scene", size=(8, 6), label="a die")[:69]
    '<svg class="j-scene" viewBox="0 0 8 6" role="img" aria-label="a die" '
    """
    return element(
        "svg",
        *within,
        class_=css,
        viewBox=f"0 0 {size[0]} {size[1]}",
        style=style,
        role="img",
        aria_label=label,
        xmlns="http://www.w3.org/2000/svg",
    )


def start(name: str, /, **attributes: object) -> str:
    """Return the start tag of an element.

    An underscore within the name of an attribute stands for a hyphen, one at its end for nothing
    (``class_``). An attribute that is None is left out; a number is written as short as can be.

    >>> start("a", class_="crux", href='?a="b"', title=None, data_n=1.0)
    '<a class="crux" href="?a=&quot;b&quot;" data-n="1">'
    """
    text = "".join(
        f' {_attribute_name(key)}="{_attribute_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{text}>"


def end(name: str) -> str:
    """Return the end tag of an element.

    >>> end("a")
    '</a>'
    """
    return f"</{name}>"


def text(words: str) -> str:
    """Return words as markup.

    >>> text("1 < 2")
    '1 &lt; 2'
    """
    return escape(words)


@cache
def _attribute_name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _attribute_value(value: object) -> str:
    if isinstance(value, int):
        return str(value)
    return f"{value:g}" if isinstance(value, float) else escape(str(value))
