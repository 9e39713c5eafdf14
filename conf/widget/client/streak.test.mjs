import { equal } from "node:assert/strict";
import { test } from "node:test";
import { days, today } from "./streak.mjs";

const now = today();
const answered = (...rows) =>
  new Map(rows.map(([day, isRight], i) => [String(i), { id: String(i), day, isRight }]));

test("the streak ends today or yesterday", () => {
  equal(days(answered()), 0);
  equal(days(answered([now, true])), 1);
  equal(days(answered([now - 1, true])), 1);
  equal(days(answered([now - 2, true])), 0);
  equal(days(answered([now, true], [now - 1, true], [now - 2, true])), 3);
});

test("a day without a right answer breaks it, and two on a day count once", () => {
  equal(days(answered([now, true], [now - 1, false], [now - 2, true])), 1);
  equal(days(answered([now, true], [now, true], [now, false])), 1);
});
