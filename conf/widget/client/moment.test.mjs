import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { after, chanceOf, drawAnew, ended, filled, isDealt, replayed } from "./moment.mjs";

const board = { data: { slug: "piquet", seat: 0 }, seats: { near: 0 } };

/** A client that gives these replies one after another, and the requests it was asked. */
function clientOf(...replies) {
  const asked = [];
  const ask = (request) => {
    asked.push(request);
    return Promise.resolve(replies.shift());
  };
  return { ask, asked };
}

const situation = (state, turn, more = {}) => ({
  ...{ slug: "piquet", readings: {}, state, turn, scene: { chance: null }, events: [] },
  ...{ moves: ["m"], names: [], paths: [], takes: [], outcome: null },
  ...more,
});
const dealing = { scene: { chance: "", board: "naipes" } };

test("cards are dealt where chance needs no player, and dice are thrown", () => {
  equal(isDealt({ turn: "chance", scene: { chance: "" } }), true);
  equal(isDealt({ turn: "chance", scene: { chance: "Throw" } }), false);
  equal(isDealt({ turn: 0, scene: { chance: "" } }), false);
  deepEqual(chanceOf({ scene: { board: "naipes" } }), { do: "deal" });
  deepEqual(chanceOf({ scene: { board: "dados" } }), { do: "throw" });
});

test("after a move cards are dealt until a player has to act", async () => {
  const client = clientOf(
    situation("s1", "chance", { ...dealing, move: "cut", said: "cuts", events: ["e1"] }),
    situation("s2", "chance", { ...dealing, dealt: ["KS", "7H"], events: ["e2"] }),
    situation("s3", 1, { move: "8D", events: ["e3"] }),
  );
  const before = { reply: { ...situation("s0", 0), chances: 4 }, seat: 0, near: 1 };
  const seed = (chances) => `luck ${chances}`;
  const { reply, near } = await after(client, before, { do: "play", move: "cut" }, seed);
  deepEqual(
    client.asked.map((one) => [one.do, one.state, one.seed]),
    [
      ["play", "s0", "luck 4"],
      ["deal", "s1", "luck 4"],
      ["deal", "s2", "luck 5"],
    ],
  );
  deepEqual(reply.written, ["cut", "KS", "7H", "8D"]);
  deepEqual(reply.events, ["e1", "e2", "e3"]);
  deepEqual([reply.move, reply.said], ["cut", "cuts"]);
  deepEqual([reply.isDrawn, reply.chances, near], [true, 6, 1]);
  deepEqual(reply.made, { state: "s0", move: "cut" });
});

test("a throw is counted among the chances", async () => {
  const client = clientOf(situation("s1", 1, { move: "6-5" }));
  const before = { reply: situation("s0", "chance"), seat: undefined, near: 0 };
  const { reply } = await after(client, before, { do: "throw" }, String);
  deepEqual([reply.written, reply.isDrawn, reply.chances], [["6-5"], false, 1]);
});

test("a saved game is read from its log, the last moment in full", async () => {
  const step = (state, move) => ({
    state,
    turn: 0,
    hand: 0,
    chance: null,
    throws: 0,
    events: [],
    move,
  });
  const client = clientOf(
    situation("s0", 0),
    { steps: [step("s1", "a"), step("s2", "b")], done: 2, of: 3, state: "s2" },
    { ...situation("s3", 1, { moves: ["next"] }), steps: [step("s3", "c")], done: 3, of: 3 },
  );
  const record = (written, isMade) => ({ written, isMade, isDrawn: false, chances: 0, at: 0 });
  const game = {
    slug: "piquet",
    readings: {},
    moments: [record(["a", "b"], true), record(["c"], false)],
  };
  const moments = await replayed(client, game, board);
  deepEqual(
    moments.map(({ reply }) => reply.state),
    ["s0", "s2", "s3"],
  );
  deepEqual(
    moments.map(({ reply }) => Boolean(reply.isBrief)),
    [false, true, false],
  );
  deepEqual(moments[1].reply.made, { state: "s0", move: "a" });
  deepEqual(moments[2].reply.made, { state: "s2", move: undefined });
  deepEqual(moments[2].reply.moves, ["next"]);
});

test("a game that the players ended by agreement offers no move", () => {
  const moment = { reply: situation("s1", 0) };
  equal(ended(moment, ""), moment);
  const { reply } = ended(moment, "- agreed");
  deepEqual([reply.turn, reply.moves, reply.outcome.winner], ["end", [], null]);
  const over = { reply: situation("s1", "end", { outcome: { winner: 1 } }) };
  equal(ended(over, "A agreed"), over);
});

test("only what is brief is asked for in full, and only another side is drawn anew", async () => {
  const full = { reply: situation("s1", 0), near: 0 };
  const client = clientOf(situation("s1", 0, { moves: ["x"] }), { scene: "turned" });
  equal(await filled(client, full, board), full);
  const brief = { ...full.reply, isBrief: true, made: { state: "s0", move: "a" }, written: ["a"] };
  const { reply } = await filled(client, { reply: brief }, board);
  deepEqual([reply.moves, reply.isBrief], [["x"], undefined]);
  await drawAnew(board, client, full);
  equal(client.asked.length, 1);
  await drawAnew({ ...board, seats: { near: 1 } }, client, full);
  deepEqual([full.reply.scene, full.near], ["turned", 1]);
});
