import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInThisContext } from "node:vm";

const [words, script] = ["palabras.js", "sugerencias.js"].map((name) =>
  readFileSync(new URL(name, import.meta.url), "utf-8"),
);
const PAGES = { dice: ["rules of dice"], board: ["boards"], throw: ["throws", "rules of dice"] };
let asked;

/** A node that keeps what is put into it. */
class FakeNode {
  children = [];

  append(...nodes) {
    this.children.push(...nodes);
  }

  replaceWith() {}

  get text() {
    return (
      this.textContent ?? this.children.map((one) => one.text ?? one.textContent ?? one).join("")
    );
  }
}

/** Return the region beside the results of a search, and what was searched for. */
function search(text) {
  asked = [];
  runInThisContext(`(() => { ${words} ${script} })()`);
  globalThis.Search.query(text);
  return globalThis.Search.region;
}

beforeEach(() => {
  globalThis.Documentation = { TRANSLATIONS: {} };
  globalThis.SearchResultKind = { text: "text", title: "title" };
  globalThis._orderResultsByScoreThenName = () => 0;
  globalThis.Stemmer = class {
    stemWord(word) {
      return word.replace(/s$/, "");
    }

    fold(word) {
      return word.toLowerCase();
    }
  };
  globalThis.BUSQUEDA = {
    called: [[["dice"], ["dados"]]],
    aliases: {},
    sentences: { also: "Also: {words}.", meant: "Did you mean {query}?", none: "No page." },
  };
  globalThis.Search = {
    _index: { alltitles: { "Medio azar": [], Boards: [] }, terms: PAGES, titleterms: {} },
    _parseQuery: (text) => [text, new Set(text.split(" ").map((one) => one.replace(/s$/, "")))],
    _performSearch: (text, stems) => {
      asked.push(text);
      const isFound = [...stems].every((stem) => Object.hasOwn(PAGES, stem));
      return isFound ? [[text, text, "", null, 0, "", "text"]] : [];
    },
    query: () => {},
    status: new FakeNode(),
  };
  globalThis.document = {
    createElement: () => {
      const node = new FakeNode();
      globalThis.Search.region ??= node;
      return node;
    },
  };
});

test("a word of another language is looked for as it is called here too, and this is said", () => {
  const region = search("dados");
  equal(region.children.at(-1).text, "Also: dice.");
  const results = globalThis.Search._performSearch("dados", new Set(["dado"]));
  deepEqual(
    results.map(([name]) => name),
    ["dice"],
  );
});

test("what is found by the words typed comes after, where the best is", () => {
  search("boards");
  globalThis.BUSQUEDA.called = [];
  const results = globalThis.Search._performSearch("dados throws", new Set(["throw"]));
  deepEqual(
    results.map(([name]) => name),
    ["dice throws", "dados throws"],
  );
});

test("for a misspelt word the nearest that a page has is offered", () => {
  const region = search("bords");
  equal(region.children.at(-1).text, "Did you mean boards?");
});

test("where something is found, or nothing is near, nothing is offered", () => {
  equal(search("boards").children.length, 1);
  globalThis.Search.region = undefined;
  equal(search("zzzzzzz").children.length, 1);
});

test("what Sphinx says where nothing is found is said in our words", () => {
  search("boards");
  deepEqual(Object.values(globalThis.Documentation.TRANSLATIONS), ["No page."]);
});
