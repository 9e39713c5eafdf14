import { equal } from "node:assert/strict";
import { test } from "node:test";
import { fresh, movesOf, record } from "./saved-games.mjs";

const game = {
  ...{ slug: "azar", readings: { encuentro: "pasa" }, state: "", version: "1.0.0", begun: 0 },
  seats: { level: "good", computers: [1], near: 0 },
  moments: [{ written: ["6-6-6"] }, { written: ["1-1-2", "3-3-3"] }],
};

test("a game is written as a record with the computer at its seat", () => {
  equal(
    record(game),
    `Game: azar
Readings: encuentro=pasa
Version: 1.0.0
B: computer good
Date: 1970-01-01T00:00:00Z

6-6-6
1-1-2
3-3-3
`,
  );
  equal(movesOf(game.moments).length, 3);
});

test("a record keeps the names and heads that it came with", () => {
  const heads = { seats: ["Ana", "computer weak"], date: "2026-11-01", hints: [2, 5], result: "A" };
  const lines = record({ ...game, state: "s", heads }).split("\n");
  equal(lines.includes("A: Ana"), true);
  equal(lines.includes("B: computer weak"), true);
  equal(lines.includes("Date: 2026-11-01"), true);
  equal(lines.includes("Hints: 2 5"), true);
  equal(lines.includes("Start: s"), true);
});

test("a seat that a person takes over is no longer the computer's", () => {
  const heads = { seats: ["computer good", "Ana"] };
  const lines = record({ ...game, seats: { ...game.seats, level: "" }, heads }).split("\n");
  equal(
    lines.some((line) => line.startsWith("A:")),
    false,
  );
  equal(lines.includes("B: Ana"), true);
});

test("each id is another", () => {
  equal(new Set(Array.from({ length: 9 }, fresh)).size, 9);
  equal(fresh().length, 24);
});
