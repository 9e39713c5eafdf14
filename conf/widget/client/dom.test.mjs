import { equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { decimal, fill, isSecond, wrong } from "./dom.mjs";

beforeEach(() => {
  globalThis.document = { documentElement: { lang: "en" } };
});

test("a sentence has its blanks filled, and keeps those that have no value", () => {
  equal(fill("{who} has {count}, {other}", { who: "A", count: 0 }), "A has 0, {other}");
});

test("the form of a sentence goes by the count in the language of the page", () => {
  const forms = { one: "{count} man", other: "{count} men" };
  equal(fill(forms, { count: 1 }), "1 man");
  equal(fill(forms, { count: 0 }), "0 men");
  document.documentElement.lang = "fr";
  equal(fill(forms, { count: 0 }), "0 man");
  equal(fill(forms, { count: "1.99" }), "1.99 man");
  document.documentElement.lang = "cy";
  equal(fill(forms, { count: 2 }), "2 men"); // a form that it lacks
});

test("a number has the places asked for and the comma of the language", () => {
  equal(decimal(1234.5, 2), "1234.50");
  document.documentElement.lang = "es";
  equal(decimal(0.125, 2), "0,13");
});

test("every second click of a double click is one", () => {
  equal(
    [0, 1, 2, 3, 4].map((detail) => isSecond({ detail })).join(),
    "false,false,true,false,true",
  );
});

test("a failure is told by its kind, and a damaged file by its flaw", () => {
  const words = {
    errors: { worker: "failed: {detail}", slow: "{detail} s", damaged: "file: {detail}" },
    flaws: { short: "{came} of {bytes}" },
  };
  equal(wrong(words, { kind: "slow", message: "20" }), "20 s");
  equal(wrong(words, { message: "why" }), "failed: why");
  equal(wrong(words, { kind: "unknown", message: "why" }), "failed: why");
  const damaged = { kind: "damaged", message: "short", values: { came: 1, bytes: 2 } };
  equal(wrong(words, damaged), "file: 1 of 2");
});
