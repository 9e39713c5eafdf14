import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { named } from "./controls.mjs";

test("moves that are no path on the board are offered by their names", () => {
  const moves = ["a1-b2", "passes", "gives up"];
  const names = ["a1-b2", "Pass", "Give up"];
  const reply = { moves, names, paths: [["a1", "b2"], [], []], scene: {} };
  deepEqual(named(reply), [
    { move: "passes", name: "Pass" },
    { move: "gives up", name: "Give up" },
  ]);
  deepEqual(named({ ...reply, paths: undefined }).length, 3);
});

test("what a scene offers takes their place", () => {
  const offers = [["punto", "point", "of five"]];
  deepEqual(named({ moves: ["x"], names: ["x"], scene: { offers } }), [
    { move: "punto", name: "point", sense: "of five" },
  ]);
});
