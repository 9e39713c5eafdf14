import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { faced, faces } from "./orientation.mjs";
import { Seats } from "./seats.mjs";
import { setUp } from "./setup.mjs";

const REPLY = { state: "s", scene: { hand: 0 }, outcome: null };
const saved = (level) => ({ id: "g", slug: "azar", seats: { level, computers: [1] }, moments: [] });

/** A board, with a client that has one reply for all requests and notes them. */
function page(data = {}) {
  const requests = [];
  const ask = (request) => {
    requests.push(request);
    return Promise.resolve({ ...REPLY });
  };
  const stub = { data: { slug: "azar", readings: {}, ...data }, opening: () => data.opening };
  const board = { ...stub, seated: { level: "good" } };
  return { board, client: { ask }, requests };
}

/** What saves games: it has the game that is wanted, or none. */
function autosaveOf(game) {
  return { take: () => Promise.resolve(game), replayed: () => Promise.resolve(["a", "b"]) };
}

test("a new game begins with the players that were chosen", async () => {
  const { board, client, requests } = page();
  const { saved: game, moments } = await setUp(board, client, autosaveOf());
  equal(game, undefined);
  equal(moments.length, 1);
  deepEqual(
    requests.map((one) => one.slug),
    ["azar"],
  );
  equal(board.seats.isComputers({ scene: { hand: 1 }, outcome: null }), true);
});

test("where the page has the opening, nothing is asked", async () => {
  const { board, client, requests } = page({ opening: { ...REPLY, state: "opening" } });
  const { moments } = await setUp(board, client, autosaveOf());
  deepEqual([moments.map(({ reply }) => reply.state), requests], [["opening"], []]);
});

test("a saved game goes on with its own players", async () => {
  const { board, client } = page();
  const { saved: game, moments } = await setUp(board, client, autosaveOf(saved("")), "g");
  equal(game.id, "g");
  deepEqual(moments, ["a", "b"]);
  equal(board.seats.isComputers({ scene: { hand: 1 }, outcome: null }), false);
});

test("where one seat alone is the reader's, the computer has the other", async () => {
  const { board, client } = page({ seat: 0 });
  const { saved: game } = await setUp(board, client, autosaveOf(saved("")), "g");
  equal(game.seats.level, "good");
});

test("a game that is no longer saved begins anew", async () => {
  const { board, client } = page();
  const { saved: game, moments } = await setUp(board, client, autosaveOf(), "g");
  equal(game, undefined);
  equal(moments.length, 1);
});

test("a board turns to the player to act only if that is set", async () => {
  const moment = { reply: { ...REPLY, scene: { hand: 1 } } };
  const board = { figure: { dataset: {} }, seats: new Seats() };
  let drawings = 0;
  const drawn = () => {
    drawings += 1;
    return Promise.resolve(moment);
  };
  equal(faces(board, moment), false);
  await faced(board, drawn);
  equal(drawings, 1);
  board.figure.dataset.turned = "on";
  await faced(board, drawn);
  equal(drawings, 3);
  equal(board.seats.near, 1);
  equal(faces(board, moment), false); // it is turned already
});
