import { equal } from "node:assert/strict";
import { test } from "node:test";
import { agreed, namedIn } from "./summary.mjs";

test("a result that was agreed tells the winner, or null for a draw", () => {
  equal(agreed("A agreed"), 0);
  equal(agreed("B agreed"), 1);
  equal(agreed("- agreed"), null);
  equal(agreed("A"), undefined);
  equal(agreed(), undefined);
});

test("the computer is called by the name of its level, and a person by his own", () => {
  const levels = [
    { key: "", name: "Nobody" },
    { key: "good", name: "Good" },
  ];
  equal(namedIn(levels, "computer good"), "Good");
  equal(namedIn(levels, "computer lost"), "computer lost");
  equal(namedIn(levels, "Ana"), "Ana");
});
