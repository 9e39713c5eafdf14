import { equal, notEqual } from "node:assert/strict";
import { test } from "node:test";
import { Course } from "./course.mjs";

const moments = (...turns) => turns.map((turn) => ({ reply: { turn } }));
const isComputers = ({ turn }) => turn === 1;

test("taking back leads to the reader's last turn", () => {
  equal(new Course(moments(0)).momentsLeft(isComputers), 0);
  equal(new Course(moments(0, 1)).momentsLeft(isComputers), 1);
  equal(new Course(moments(0, 1, 0)).momentsLeft(isComputers), 1);
  equal(new Course(moments(0, 1, 0, 1, 0)).momentsLeft(isComputers), 3);
});

test("nothing is taken back past the computer's first move or a card that was seen", () => {
  equal(new Course(moments(1, 0)).momentsLeft(isComputers), 0);
  const drawn = moments(0, 1, 0);
  drawn[2].reply.isDrawn = true;
  equal(new Course(drawn).momentsLeft(isComputers), 0);
});

test("a throw taken back is repeated, and a game played on has new chances", () => {
  const course = new Course(moments(0));
  const seed = course.seed(3);
  equal(course.seed(3), seed);
  notEqual(course.seed(4), seed);
  course.turnTo(moments(0));
  notEqual(course.seed(3), seed);
});

test("a game is on between its first move and its end", () => {
  equal(new Course(moments(0)).isOn, false);
  equal(new Course(moments(0, 1)).isOn, true);
  const over = moments(0, "end");
  over[1].reply.outcome = { winner: 0 };
  equal(new Course(over).isOn, false);
});
