import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { reach, stepsTo } from "./move-graph.mjs";

// a throw of 1 and 2: the man on a goes to b by 1, to c by 2, and to d by both in either order
const knots = [
  [
    ["a", "b", 1],
    ["a", "c", 2],
  ],
  [["b", "d", 3]],
  [["c", "d", 3]],
  [],
];

test("a man reaches each place by the steps that lead there", () => {
  deepEqual(
    [...reach(knots, 0, "a")].map(([at, steps]) => [at, steps.length]),
    [
      ["b", 1],
      ["c", 1],
      ["d", 2],
    ],
  );
  deepEqual([...reach(knots, 1, "b").keys()], ["d"]);
  deepEqual(reach(knots, 0, "b").size, 0);
});

test("a place that paths to different nodes reach is not offered", () => {
  const hits = [
    [
      ["a", "b", 1],
      ["a", "c", 2],
    ],
    [["b", "d", 3]],
    [["c", "d", 4]],
    [],
    [],
  ];
  deepEqual([...reach(hits, 0, "a").keys()], ["b", "c"]);
});

test("the steps of a play lead to its end", () => {
  const ends = [null, null, null, 7];
  deepEqual(stepsTo({ knots, ends }, 7), [
    ["a", "b", 1],
    ["b", "d", 3],
  ]);
  deepEqual(stepsTo({ knots, ends }, 8), []);
});
