import { deepEqual, equal, rejects } from "node:assert/strict";
import { test } from "node:test";
import { Failure } from "./client.mjs";

// What of a browser a game is saved with: neither storage, nor other tabs.
Reflect.deleteProperty(globalThis, "BroadcastChannel");
globalThis.addEventListener = () => {};
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
globalThis.document = {
  documentElement: { lang: "en" },
  createElement: () => ({ setAttribute() {}, append() {}, replaceChildren() {} }),
};
const { Autosave } = await import("./autosave.mjs");

const WAYS = { luck: "luck", seats: { level: "good", computers: [1], near: 0 } };

/** A moment: the moves that led to it, and what its reply tells. */
function moment(written, more = {}) {
  return { reply: { readings: {}, outcome: null, scene: { hand: 0, svg: "" }, written, ...more } };
}

/** What saves the games of a board in a browser without storage. */
function autosave(more = {}) {
  const figure = { querySelector: () => null };
  const data = { slug: "azar", state: "", version: "1.0.0" };
  return new Autosave({ figure, data, alert: { after() {} }, keepsGames: true, ...more });
}

test("a game is saved from its first move on, and then has an id", async () => {
  const saves = autosave();
  saves.note([moment([])], WAYS);
  deepEqual(await saves.series(), []);
  saves.note([moment([]), moment(["6-4-1"])], WAYS);
  const [game] = await saves.series();
  equal(game.slug, "azar");
  deepEqual(
    game.moments.map(({ written }) => written),
    [["6-4-1"]],
  );
  equal(game.isOver, false);
  const { id } = game;
  saves.note([moment([]), moment(["6-4-1"]), moment(["1-1-1"])], WAYS);
  equal((await saves.series())[0].id, id);
  await saves.leave();
  deepEqual(await saves.series(), []);
});

test("nothing is saved where games are not kept, or another tab plays", async () => {
  const history = [moment([]), moment(["6-4-1"])];
  const stored = autosave({ keepsGames: false });
  stored.note(history, WAYS);
  deepEqual(await stored.series(), []);
  const watching = autosave();
  watching.looksOn = true;
  watching.note(history, WAYS);
  deepEqual(await watching.series(), []);
});

test("a hint belongs to the next move, and goes with it when it is taken back", () => {
  const saves = autosave();
  const [start, one, two] = [moment([]), moment(["6-4-1"]), moment(["1-1-1"])];
  saves.hinted([start], WAYS);
  saves.note([start, one], WAYS);
  saves.hinted([start, one], WAYS);
  saves.hinted([start, one], WAYS);
  deepEqual(saves.heads.hints, [1, 2]);
  saves.note([start, one, two], WAYS);
  saves.hinted([start, one, two], WAYS);
  deepEqual(saves.heads.hints, [1, 2, 3]);
  saves.note([start, one], WAYS);
  deepEqual(saves.heads.hints, [1, 2]);
});

test("a result that was agreed on is dropped if the game goes on", () => {
  const saves = autosave();
  const [start, one, two] = [moment([]), moment(["6-4-1"]), moment(["1-1-1"])];
  saves.note([start, one], WAYS);
  saves.agree("A (gave up)");
  saves.note([start, one], WAYS);
  equal(saves.heads.result, "A (gave up)");
  saves.note([start, one, two], WAYS);
  equal(saves.heads.result, "");
});

test("a branch knows the game and the moment that it comes from", async () => {
  const saves = autosave();
  saves.note([moment([]), moment(["6-4-1"])], WAYS);
  const [{ id, begun }] = await saves.series();
  await saves.branch(1, "another start");
  deepEqual(saves.parent, { of: id, begun, at: 1 });
  equal(saves.record([moment([])], WAYS).includes("Start: another start"), true);
});

test("what the rules refuse is no other failure", async () => {
  const saves = autosave();
  await rejects(saves.replayed(Promise.reject(new Failure("worker", "gone"))), { kind: "worker" });
  equal(await saves.replayed(Promise.resolve("moments")), "moments");
});
