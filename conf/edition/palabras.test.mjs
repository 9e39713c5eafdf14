import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

const script = readFileSync(new URL("palabras.js", import.meta.url), "utf-8");
const Words = runInThisContext(`(() => { ${script}; return Words; })()`);
const stemmer = {
  stemWord: (word) => word.replace(/es$|s$/, ""),
  fold: (word) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
};
const rows = [
  [["dice"], ["dados"]],
  [
    ["square", "case"],
    ["casilla", "case"],
  ],
  [["point of the board"], ["punta del tablero"]],
];
const words = new Words(stemmer, rows);

test("a word of another language is called by those of this one, also in the plural", () => {
  deepEqual([...words.here("dado")], ["dice"]);
  deepEqual([...words.here("Casillas")], ["square", "case"]);
  equal(words.here("tile"), undefined);
  deepEqual([...words.here("case")], []); // a word of ours stays as it is typed
});

test("a text is read in pieces as long as there is a word for them", () => {
  deepEqual(words.pieces("los dados, punta del tablero"), [
    { typed: "los", here: [] },
    { typed: "dados", here: ["dice"] },
    { typed: "punta del tablero", here: ["point of the board"] },
  ]);
});

test("two words are as many letters apart as were changed, left out or exchanged", () => {
  equal(words.away("azar", "azar"), 0);
  equal(words.away("azar", "asar"), 1);
  equal(words.away("azar", "zara"), 2);
  equal(words.away("trictrac", "trcitrac"), 1);
  equal(words.away("", "abc"), 3);
});

test("the nearest words are a letter away, or two in a long word", () => {
  deepEqual(words.nearest("fanorna", ["fanorona", "panorama", "azar"]), ["fanorona"]);
  deepEqual(words.nearest("azr", ["azar", "azur", "asas"]), ["azar", "azur"]);
  deepEqual(words.nearest("dado", ["fanorona"]), []);
  deepEqual(words.nearest("ámbitos", ["ambito"]), ["ambito"]);
});
