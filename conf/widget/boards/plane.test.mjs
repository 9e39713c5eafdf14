import { equal } from "node:assert/strict";
import { test } from "node:test";
import { lastOf, pointOf, stateOf } from "./plane.mjs";

test("the point of a step is its token without the mark", () => {
  equal(pointOf("c3x"), "c3");
  equal(pointOf("c3"), "c3");
  equal(pointOf("bar"), "bar");
  equal(lastOf(["a1", "b2"]), "b2");
});

test("a point has one state, and where the man stands comes first", () => {
  const marks = { may: new Set(["a1", "b2"]), from: "b2", to: new Set(["a1", "c3"]), doomed: [] };
  equal(stateOf("b2", marks), "from");
  equal(stateOf("a1", marks), "to");
  equal(stateOf("a1", { ...marks, to: new Set() }), "may");
  equal(stateOf("d4", marks), "point");
});
