import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { endedWith, following, inSeries } from "./series.mjs";

test("the first game of a series begins it, and those after it are counted", () => {
  const first = inSeries({ id: "g1", heads: { date: "2026-11-01" } });
  equal(first.heads.series, "1");
  equal(first.heads.date, "2026-11-01");
  deepEqual(following(first), { series: first.series, heads: { series: "2" } });
  const named = following({ series: "s", heads: { series: "9 of the club" } });
  equal(named.heads.series, "10 of the club");
  equal(following({ series: "s", heads: { series: "999999" } }).heads.series, "999999");
});

test("the finished games of a series are each counted once, also where nothing is kept", async () => {
  const game = (id, series, isOver) => ({ id, series, isOver });
  const now = game("g3", "s", true);
  const games = [game("g1", "s", true), game("g2", "s", false), game("g4", "t", true), now];
  deepEqual(
    (await endedWith(now, games)).map(({ id }) => id),
    ["g1", "g3"],
  );
  deepEqual(await endedWith({ id: "g5" }, games), [{ id: "g5" }]);
});
