import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { GameHistory } from "./history.mjs";

const moment = (state, turn = 0) => ({ reply: { state, turn, readings: { a: "x" } }, near: 0 });
let acts;
let moments;

beforeEach(() => {
  globalThis.document = { activeElement: null };
  moments = [moment("s0"), moment("s1"), moment("s2")];
  acts = [];
});

/** The history of a game of three moments, whose rules give these replies. */
function history({ data = {}, looksOn = false, ...replies } = {}) {
  const board = {
    data: { slug: "azar", ...data },
    seats: { near: 0 },
    figure: { contains: () => false },
  };
  const client = {
    ask(request) {
      acts.push(request.state);
      return replies.reply ? Promise.resolve(replies.reply) : Promise.reject(new Error("refused"));
    },
  };
  const autosave = { looksOn, branch: (at) => acts.push(`branch ${at}`) };
  const queue = { add: (work) => work() };
  return new GameHistory(
    { board, client, autosave, queue },
    {
      history: () => moments,
      show: () => acts.push("show"),
      answer: () => acts.push("answer"),
      playOn: (all) => acts.push(`play on ${all.length}`),
      focus: () => acts.push("focus"),
    },
  );
}

test("looking back shows a moment, and the computer waits until the present", async () => {
  const past = history();
  deepEqual([past.at, past.isPast], [2, false]);
  await past.look(0);
  deepEqual([past.at, past.isPast, acts], [0, true, ["show"]]);
  await past.look(9);
  deepEqual([past.at, past.isPast, acts], [2, false, ["show", "show", "answer"]]);
  await past.look(9);
  equal(acts.length, 3);
});

test("who looks on at another tab's game takes no steps", async () => {
  const past = history({ looksOn: true });
  await past.look(0);
  deepEqual([past.isPast, acts], [false, []]);
});

test("a moment under other readings is offered where they differ and have the position", async () => {
  const reply = { turn: 0 };
  deepEqual(await history({ reply }).under({ a: "y" }), { at: 2, moment: { reply, near: 0 } });
  deepEqual(acts, ["s2"]);
  equal(await history({ reply }).under({ a: "x" }), undefined);
  equal(await history({ reply: { turn: "end" } }).under({ a: "y" }), undefined);
  equal(await history().under({ a: "y" }), undefined);
  equal(await history({ reply, data: { seat: 0 } }).under({ a: "y" }), undefined);
});

test("a game goes on under other readings as a branch", async () => {
  await history().playOn({ at: 1, moment: moments[1] });
  deepEqual(acts, ["branch 1", "play on 1"]);
  acts.length = 0;
  await history().playOn(undefined);
  await history({ looksOn: true }).playOn({ at: 1, moment: moments[1] });
  deepEqual(acts, []);
});
