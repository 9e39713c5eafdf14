import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Seats } from "./seats.mjs";

const turn = (hand, outcome = null) => ({ scene: { hand }, outcome });

test("the computer plays at its seats while a game is on", () => {
  const seats = new Seats({ level: "good" });
  equal(seats.isComputers(turn(1)), true);
  equal(seats.isComputers(turn(0)), false);
  equal(seats.isComputers(turn(1, { winner: 0 })), false);
  equal(seats.isComputers(turn(null)), false);
  equal(new Seats({ level: "good", computers: [0, 1] }).isComputers(turn(null)), true);
  equal(new Seats().isComputers(turn(1)), false);
});

test("the board turns to the player to act where both are people", () => {
  const seats = new Seats();
  equal(seats.face(turn(0)), false);
  equal(seats.face(turn(1)), true);
  equal(seats.near, 1);
  equal(new Seats({ level: "good" }).face(turn(1)), false);
  equal(new Seats().face(turn(1, { winner: 1 })), false);
});

test("the reader's seat is the one that the computer leaves", () => {
  equal(new Seats({ level: "good" }).mine, 0);
  equal(new Seats().mine, undefined);
  equal(new Seats({ level: "good", computers: [0, 1] }).mine, undefined);
  const other = new Seats({ level: "good", computers: [0] });
  equal(other.mine, 1);
  deepEqual([other.called(0), other.called(1)], [1, 0]);
});

test("a rematch has the seats swapped", () => {
  const { level, computers, near } = new Seats({ level: "good" }).changed;
  deepEqual({ level, computers, near }, { level: "good", computers: [0], near: 1 });
});
