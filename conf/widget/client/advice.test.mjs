import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { BackgroundAdvice } from "./advice.mjs";

test("a move left to the page is queued at once, so that nothing else can be pressed", async () => {
  const reply = { turn: 0, moves: ["pass"], scene: { board: "puntos" } };
  const board = {
    figure: { dataset: { forced: "on" } },
    seats: { isComputers: () => false },
  };
  const queued = [];
  const made = [];
  const advice = new BackgroundAdvice(
    { board, course: { now: { reply } } },
    { act: (work) => queued.push(work), made: (request) => made.push(request) },
  );
  advice.force();
  equal(queued.length, 1);
  await queued[0]();
  deepEqual(made, [{ do: "play", move: "pass" }]);
  advice.force();
  advice.end(); // as where the game is left meanwhile
  await queued[1]();
  equal(made.length, 1);
});
