import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInThisContext } from "node:vm";

const script = readFileSync(new URL("partes.js", import.meta.url), "utf-8");
const PLACES = [
  [0, "regla-azar.reazar", "reazar"],
  [1, "regla-triga.gana", "gana"],
];

/** The places that have all of some stems, as Sphinx finds pages: its index is swapped meanwhile. */
function performTermsSearch(terms) {
  const { terms: index, docnames } = globalThis.Search._index;
  const stems = [...terms];
  return docnames
    .filter((at) => stems.every((stem) => [index[stem] ?? []].flat().includes(at)))
    .map((at) => [at]);
}

/** Return the results of a search of some stems, and those that Sphinx has found before. */
function search(stems, before = []) {
  globalThis.Search._performSearch = () => before;
  runInThisContext(script);
  return globalThis.Search._performSearch("", new Set(stems), new Set());
}

const page = (name, kind = "text") => [name, name, "", null, 5, `${name}.md`, kind];

beforeEach(() => {
  globalThis.SearchResultKind = { text: "text", title: "title" };
  globalThis.Scorer = { title: 15 };
  globalThis._orderResultsByScoreThenName = ([, one], [, other]) => (one < other ? -1 : 1);
  globalThis.Search = {
    performTermsSearch,
    _index: {
      docnames: ["dados/azar", "dados/triga"],
      filenames: ["dados/azar.md", "dados/triga.md"],
      titles: ["Azar", "Triga"],
      terms: { azar: [0], cast: [0, 1], win: [0, 1], rare: [1] },
      titleterms: {},
      parts: { places: PLACES, terms: { cast: [0, 1], win: [1] } },
    },
  };
});

test("a place that has all words is found with its page and its kind", () => {
  const [result, ...others] = search(["cast", "win"]);
  deepEqual(others, []);
  deepEqual(result, [
    "dados/triga",
    "Triga > gana",
    "#regla-triga.gana",
    null,
    15,
    "dados/triga.md",
    "title",
  ]);
});

test("the index of the pages is there again after a search", () => {
  const before = globalThis.Search._index;
  search(["cast"]);
  equal(globalThis.Search._index, before);
});

test("a word that only pages have is in no place", () => {
  deepEqual(search(["cast", "rare"]), []);
});

test("of several words places are better than pages, of one word worse", () => {
  const text = page("dados/azar");
  const names = (results) => results.map(([, title]) => title);
  deepEqual(names(search(["cast", "win"], [text])), ["dados/azar", "Triga > gana"]);
  deepEqual(names(search(["win"], [text])), ["Triga > gana", "dados/azar"]);
});

test("a title stays better than any place", () => {
  const results = search(["cast", "win"], [page("dados/azar"), page("dados/triga", "title")]);
  deepEqual(
    results.map(([, title]) => title),
    ["dados/azar", "Triga > gana", "dados/triga"],
  );
});

test("a place that was found already is not found twice", () => {
  const before = [["dados/triga", "Triga", "#regla-triga.gana", null, 5, "", "title"]];
  deepEqual(search(["win"], before), before);
});
