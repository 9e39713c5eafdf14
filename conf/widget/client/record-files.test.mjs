import { deepEqual, equal, notEqual } from "node:assert/strict";
import { test } from "node:test";
import { gamesIn, standingOf, textOf } from "./record-files.mjs";

const people = [
  { name: "Ana", level: "" },
  { name: "", level: "good" },
];

test("a file is read as UTF-8, and as Latin-1 where it cannot be", async () => {
  equal(await textOf(new Blob(["año"])), "año");
  equal(await textOf(new Blob([new Uint8Array([0x61, 0xf1, 0x6f])])), "año");
});

test("a record becomes a game with its seats, heads and moments", async () => {
  const heads = {
    ...{ seats: people, date: "2026-11-01", version: "1.0.0", start: "s0", hints: [], result: "" },
    series: { number: 3, name: "" },
  };
  const record = { part: "text", before: 0, slug: "piquet", readings: {}, heads };
  const moves = ["cut", "KS", "7H", "6-5", "play"];
  // a cut, after which two cards are dealt without anybody's doing, a throw, and a play
  const turns = [
    [0, null],
    ["chance", ""],
    ["chance", ""],
    ["chance", "Throw"],
    [1, null],
    [0, null],
  ];
  const steps = turns.slice(1).map(([turn, chance]) => ({ turn, chance }));
  const replies = [
    { records: [{ ...record, moves }], left_out: ["what is left"] },
    { turn: 0, scene: { chance: null } },
    { steps: steps.slice(0, 2), done: 2, of: 5, state: "s2" },
    {
      ...{ steps: steps.slice(2), done: 5, of: 5, readings: { a: "b" }, outcome: null },
      scene: { hand: 0, svg: "<svg/>" },
    },
  ];
  const client = { ask: () => Promise.resolve(replies.shift()) };
  const { games, left } = await gamesIn(client, "text", () => 0);
  deepEqual(left, ["what is left"]);
  const [{ seats, moments, readings, isOver, seat, heads: ofGame, id, owner }] = games;
  deepEqual(seats, { level: "good", computers: [1], near: 0 });
  deepEqual(
    moments.map(({ written, isMade, isDrawn, chances }) => [written, isMade, isDrawn, chances]),
    [
      [["cut", "KS", "7H"], true, true, 2],
      [["6-5"], false, false, 3],
      [["play"], true, false, 3],
    ],
  );
  deepEqual([readings, isOver, seat], [{ a: "b" }, false, 0]);
  deepEqual([ofGame.seats, ofGame.series], [["Ana", "computer good"], "3"]);
  notEqual(id, owner);
});

test("a game is over by the rules or by agreement", () => {
  const scene = { hand: 1 };
  deepEqual(standingOf({ outcome: null, scene }, {}), { isOver: false, seat: 1 });
  deepEqual(standingOf({ outcome: { winner: 0 }, scene }, {}), { isOver: true, seat: 0 });
  deepEqual(standingOf({ outcome: null, scene }, { result: "- agreed" }), {
    isOver: true,
    seat: null,
  });
});
