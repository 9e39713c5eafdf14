import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: true });
const { fitting, nextPoints, routes, victims } = await import("./points.mjs");

// A man on a1 steps to a2, or jumps to c1 and on from there to either side; to e1 there are two ways.
const REPLY = {
  moves: ["a1-a2", "a1xc1xc3", "a1xc1xe1", "a1xc1xe1 by d1", "pass"],
  names: ["a1 a2", "up", "right", "right by d1", "pass"],
  paths: [["a1", "a2"], ["a1", "c1", "c3"], ["a1", "c1", "e1"], ["a1", "c1", "e1+"], []],
  takes: [[], ["b1", "c2"], ["b1"], ["b1", "d1"], []],
};
const OPEN = routes(REPLY);
const moves = (open) => open.map(({ move }) => move);

test("the routes of a reply are the moves that are made on the board", () => {
  deepEqual(moves(OPEN), REPLY.moves.slice(0, 4));
  deepEqual(OPEN[1], {
    ...{ move: "a1xc1xc3", name: "up", path: ["a1", "c1", "c3"] },
    takes: ["b1", "c2"],
  });
});

test("the moves that fit begin with the steps made", () => {
  deepEqual(fitting(OPEN, []), OPEN);
  deepEqual(moves(fitting(OPEN, ["a1", "c1"])), REPLY.moves.slice(1, 4));
  deepEqual(fitting(OPEN, ["a1", "b2"]), []);
});

test("the next points are told apart from the ways that lead to one of them", () => {
  deepEqual([...nextPoints(OPEN, []).keys()], ["a1"]);
  deepEqual([...nextPoints(OPEN, ["a1"]).keys()], ["a2", "c1"]);
  const there = nextPoints(OPEN, ["a1", "c1"]);
  deepEqual([...there.get("c3")], ["c3"]);
  deepEqual([...there.get("e1")], ["e1", "e1+"]);
  deepEqual(nextPoints(OPEN, ["a1", "a2"]).size, 0);
});

test("a man is lost for certain where every move that fits takes him", () => {
  deepEqual(victims(fitting(OPEN, ["a1"])), []);
  deepEqual(victims(fitting(OPEN, ["a1", "c1"])), ["b1"]);
  deepEqual(victims(fitting(OPEN, ["a1", "c1", "e1+"])), ["b1", "d1"]);
  deepEqual(victims([]), []);
});
