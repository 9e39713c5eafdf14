"""The head of every page, as those who read it read it: people's tools, search engines, robots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conf.server import policy
from conf.sphinx.directives.cite import FORMATS
from conf.sphinx.page import languages
from juegos import __released__, __version__
from juegos.edition.cite import EDITORS, TITLE, WORKS
from tests.help.built_site import Site, Tags, build
from tests.help.zotero import Creator, item

AT = "https://example.org/somewhere/"
LICENCE = "https://creativecommons.org/licenses/by/4.0/"
# Tables that rest on no words: what two or three dice can show, and how our players did against
# each other. Those of games side by side rest on as many, or on those who counted them, and name
# these in their rows.
FAMILY = "alquerque-familia."
BASELESS = {
    "dados.permutaciones",
    "dados.carrera",
    "dados.carrera-dos",
    "tablas.encuentros",
}
OURS = Creator("", EDITORS, "author")


def links(tags: Tags, rel: str) -> list[dict[str, str]]:
    return tags.all("link", rel=rel)


def head(html: str) -> Tags:
    """Return the tags of the head of a page."""
    return Tags(html.partition("</head>")[0])


def graph(html: str) -> list[dict[str, Any]]:
    """Return the nodes of the linked data of a page."""
    (data,) = head(html).data
    content = json.loads(data)
    assert content["@context"] == "https://schema.org"
    nodes: list[dict[str, Any]] = content["@graph"]
    return nodes


def there(site: Site, page: str, address: str) -> bool:
    """Tell whether a relative address on a page leads to a file, and to an element in it."""
    path, _, anchor = address.partition("#")
    own = site.out / f"{page}.html"
    file = (own.parent / path).resolve() if path else own
    if not file.is_file() or not anchor:
        return file.is_file()
    return Tags(file.read_text(encoding="utf-8")).has(anchor)


def test_every_page_says_what_and_where_it_is(whole: Site) -> None:
    """One description, one address, one title; none is canonical until the site has an address."""
    value, titles = set(), set()
    assert len(whole.pages()) > 20
    for page in whole.pages():
        tags = head(whole.html(page))
        (description,) = tags.all("meta", name="description")
        (address,) = tags.all("meta", name="citation_public_url")
        assert links(tags, "canonical") == []
        assert len(description["content"]) > 20
        value.add(description["content"])
        titles |= {tag["content"] for tag in tags.all("meta", name="citation_title")}
        assert there(whole, page, address["content"])
    assert len(value) == len(titles) == len(whole.pages())


@pytest.mark.thorough
def test_zotero_keeps_each_page_whole(whole: Site) -> None:
    """Title, book, authors in one field each, language, abstract, an address that is absolute."""
    for page in whole.pages():
        address = f"{AT}{page}.html"
        result = item(whole.html(page), address)
        front = page == "index"
        assert result["type"] == ("book" if front else "bookSection")
        assert result["title"]
        assert result["book"] == ("" if front else TITLE)
        assert result["language"] == "en"
        assert result["address"] == address
        assert result["abstract"]
        assert result["date"].replace("/", "-") == __released__
        parted = {creator.last for creator in result["creators"] if creator.first}
        assert parted <= {work.family for work in WORKS.values()}
        assert EDITORS in {creator.last for creator in result["creators"]}


def test_zotero_keeps_an_old_text_with_its_author(whole: Site) -> None:
    """A page that prints an old text is by its author, edited by us, with its folios."""
    result = item(whole.html("dados/azar"), AT)
    assert result["title"] == "Azar"
    assert result["creators"] == [Creator("", "Alfonso X", "author"), OURS._replace(kind="editor")]
    assert result["pages"] == "67r"
    assert item(whole.html("dados/triga"), AT)["pages"] == "66r-66v"
    assert item(whole.html("glosario"), AT)["creators"] == [OURS]


def test_dublin_core_is_declared_and_whole(whole: Site) -> None:
    """The elements are those that the declared namespace has; what prints a codex names it."""
    tags = head(whole.html("dados/azar"))
    (schema,) = links(tags, "schema.DC")
    assert schema["href"] == "http://purl.org/dc/elements/1.1/"
    results = {
        m["name"].removeprefix("DC."): m["content"]
        for m in tags.all("meta")
        if m.get("name", "").startswith(("DC.", "DCTERMS."))
    }
    assert results.pop("DCTERMS.hasVersion") == __version__
    assert results.pop("DCTERMS.issued") == __released__
    (terms,) = links(tags, "schema.DCTERMS")
    assert terms["href"] == "http://purl.org/dc/terms/"
    assert set(results) <= {*"title creator contributor source type language rights".split()}
    assert results["source"] == "El Escorial, RBME, T.I.6"
    assert results["creator"] == "Alfonso X"
    assert results["rights"] == LICENCE


def test_signposts_stand_on_every_page(whole: Site) -> None:
    """cite-as, licence, type, the reference in three forms; a table's files are its items."""
    for page in whole.pages():
        tags = head(whole.html(page))
        assert len(links(tags, "cite-as")) == 1
        assert [link["href"] for link in links(tags, "license")] == [LICENCE]
        assert len(links(tags, "type")) == 1
        described = {link["type"]: link["href"] for link in links(tags, "describedby")}
        assert set(described) == {media for _, media, _ in FORMATS.values()}
        for link in links(tags, "describedby") + links(tags, "item"):
            assert there(whole, page, link["href"]), (page, link)
    items = links(head(whole.html("dados/azar")), "item")
    assert {item["href"].rpartition("/")[2] for item in items} == {
        f"azar.{table}.{form}" for table in ("odds", "primera-suerte") for form in ("csv", "json")
    }
    azar = links(head(whole.html("dados/azar")), "describedby")
    assert [link["href"] for link in azar] == [f"../citas/azar.{suffix}" for suffix in FORMATS]


def test_a_folio_says_what_it_is_and_how_it_is_cited(whole: Site) -> None:
    """The pages that only lead on have a description of their own, a signpost and the licence."""
    results = set()
    for file in sorted((whole.out / "folios").glob("*.html")):
        tags = head(file.read_text("utf-8"))
        (description,) = tags.all("meta", name="description")
        results.add(description["content"])
        assert f"fol. {file.stem}" in description["content"]
        (cited,) = links(tags, "cite-as")
        assert there(whole, f"folios/{file.stem}", cited["href"])
        assert [link["href"] for link in links(tags, "license")] == [LICENCE]
    assert len(results) == len(list((whole.out / "folios").glob("*.html"))) > 20


def test_linked_data_is_one_graph_a_page(whole: Site) -> None:
    """Each page is a CreativeWork in the edition, a Book; every node has a name and one id."""
    for page in whole.pages():
        nodes = graph(whole.html(page))
        ids = [node["@id"] for node in nodes]
        assert len(set(ids)) == len(ids)
        assert all(node["name"] for node in nodes)
        assert nodes[0]["@type"] == "Book"
        assert nodes[0]["name"] == TITLE
        assert (nodes[0]["version"], nodes[0]["datePublished"]) == (__version__, __released__)
        works = [node for node in nodes if node["@type"] == "CreativeWork"]
        assert len(works) == (page != "index")
        for work in works:
            assert work["isPartOf"] == {"@id": nodes[0]["@id"]}
            assert there(whole, page, work["url"])


def test_linked_data_of_an_old_text(whole: Site) -> None:
    """The page is based on the book of 1283, which has its own author and shelfmark."""
    nodes = {node["@type"]: node for node in graph(whole.html("dados/azar"))[1:]}
    assert nodes["Book"]["author"] == {"@type": "Person", "name": "Alfonso X"}
    assert nodes["Book"]["dateCreated"] == "1283"
    assert nodes["Book"]["identifier"] == "El Escorial, RBME, T.I.6"
    assert nodes["CreativeWork"]["isBasedOn"] == [{"@id": nodes["Book"]["@id"]}]


@pytest.mark.thorough
def test_a_table_is_a_dataset_based_on_its_passage(whole: Site) -> None:
    """Id, description, licence, the passages it rests on, files that are there."""
    count = 0
    for page in [page for code in languages.NAMES for page in whole.pages(code)]:
        for node in graph(whole.html(page)):
            if node["@type"] != "Dataset":
                continue
            count += 1
            assert there(whole, page, node["@id"])
            assert 50 <= len(node["description"]) <= 5000  # what Google's Dataset Search asks
            assert node["license"] == LICENCE
            for file in node["distribution"]:
                assert there(whole, page, file["contentUrl"])
            id = node["identifier"].removeprefix("cuadro:")
            assert node["isBasedOn"] or id in BASELESS or id.startswith(FAMILY), id
            for base in node["isBasedOn"]:
                assert there(whole, page, base["url"])
    assert count > 10
    (odds,) = (
        n for n in graph(whole.html("dados/azar")) if n.get("identifier") == "cuadro:azar.odds"
    )
    assert [passage["identifier"] for passage in odds["isBasedOn"]] == ["ldj:67r"]


def test_linked_data_is_no_script(whole: Site) -> None:
    """The site's policy allows the page with its data exactly what it allows it without."""
    html = whole.html("dados/azar").encode()
    start = html.index(b'<script type="application/ld+json">')
    end = html.index(b"</script>", start) + len(b"</script>")
    assert policy(html) == policy(html[:start] + html[end:])


@pytest.fixture(scope="module")
def placed(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A page of a site whose own address is known; its title and description are awkward."""
    folder = tmp_path_factory.mktemp("placed")
    (folder / "docs").mkdir()
    text = '---\ndescription: "\\"A < B\\" </script> & so on."\n---\n\n# One & `<b>`\n\n'
    page = text + "```{j:cuadro} dados.totales\n```\n"
    front = "# Front\n\n```{toctree}\npage\n```\n"
    (folder / "docs/page.md").write_text(page, encoding="utf-8")
    (folder / "docs/index.md").write_text(front, encoding="utf-8")
    return build(folder / "docs", folder, html_baseurl=AT)


@pytest.mark.thorough
def test_with_an_address_all_addresses_are_absolute(placed: Site) -> None:
    """Canonical, cite-as, items and the ids of the linked data begin with the site's address."""
    tags = head(placed.html("page"))
    for rel in ("canonical", "cite-as", "describedby", "item"):
        assert all(link["href"].startswith(AT) for link in links(tags, rel))
    assert links(tags, "canonical") == [{"rel": "canonical", "href": f"{AT}page.html"}]
    assert all(node["@id"].startswith(AT) for node in graph(placed.html("page")))


@pytest.mark.thorough
def test_awkward_words_stay_words(placed: Site) -> None:
    """Quotation marks and tags in a title or a description neither break nor end anything."""
    result = item(placed.html("page"), AT)
    assert result["abstract"] == '"A < B" </script> & so on.'
    assert result["title"] == "One & <b>"
    assert graph(placed.html("page"))[1]["description"] == result["abstract"]
