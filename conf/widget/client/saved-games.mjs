/**
 * The reader's games, saved in the browser. A game belongs to the tab that plays it: no other tab
 * can overwrite it, and one that takes it over becomes its owner.
 */

import { giving, transact } from "./database.mjs";

/** @import { Readings } from "./replies.d.ts" */

const NAME = "juegos-games"; // of the database, which board.mjs knows too, and of the tabs' channel
const GAMES = { name: NAME, store: "games" };
const COMPUTER = "computer "; // stands before its level
const LAST = 8.64e15; // ms from 1970: the last moment that there is a date for

/**
 * A moment after the first: its moves, including throws of chance; whether a player made the first
 * of them, whether cards were drawn, the number of throws before; the time.
 *
 * @typedef {{ written: string[], isMade: boolean, isDrawn: boolean, chances: number, at: number }} Kept
 *
 * Information in a game's record that its moves lack: the names of the players, the day, the number
 * and name of the series, the moves with hints, the result.
 *
 * @typedef {object} Heads
 * @property {string[]} [seats]
 * @property {string} [date]
 * @property {string} [series]
 * @property {number[]} [hints]
 * @property {string} [result]
 *
 * The game that another branches from, when it was begun, and the moment of branching, from 0.
 *
 * @typedef {{ of: string, begun: number, at: number }} Branch
 *
 * A game: its slug and readings, its first state unless the usual one, its seats, the seed of its
 * chances, its moments; the id of its series, if any, which is not in its record; and for a list of
 * games its present state.
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {string} owner the tab that plays it
 * @property {string} slug
 * @property {Readings} readings
 * @property {string} state
 * @property {{ level: string, computers: number[], near: number }} seats
 * @property {number} luck
 * @property {string} version of the rules
 * @property {number} begun
 * @property {number} changed
 * @property {Heads} [heads]
 * @property {Branch} [branch]
 * @property {string} [series]
 * @property {Kept[]} moments
 * @property {boolean} isOver
 * @property {number | null} seat the seat to act; after the game, the winner
 * @property {string} svg
 */

/**
 * Return a new unique id for a game or tab.
 *
 * @returns {string}
 */
export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return a channel between tabs on games that have changed; none if the browser lacks it. */
export function channel() {
  return "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : undefined;
}

/**
 * Run work on a saved game within its transaction; an exception aborts that.
 *
 * @param {IDBObjectStore} games
 * @param {string} id
 * @param {(game: Game | undefined) => void} act
 */
function withGame(games, id, act) {
  const asked = games.get(id);
  asked.onsuccess = () => {
    try {
      act(asked.result);
    } catch {
      games.transaction.abort();
    }
  };
}

/**
 * Save a game, unless another tab has taken it over; return whether it was saved.
 *
 * @param {Game} game
 * @returns {Promise<boolean>}
 */
export function put(game) {
  return transact(GAMES, "readwrite", (games, give) => {
    withGame(games, game.id, (saved) => {
      const isMine = !saved || saved.owner === game.owner;
      if (isMine) games.put(game);
      give(isMine);
    });
  });
}

/**
 * Take a game over: no other tab writes it from now on.
 *
 * @param {string} id
 * @param {string} owner
 * @returns {Promise<Game | undefined>}
 */
export function claim(id, owner) {
  return transact(GAMES, "readwrite", (games, give) => {
    withGame(games, id, (saved) => {
      if (saved) games.put({ ...saved, owner });
      give(saved);
    });
  });
}

/**
 * @param {string} id
 * @returns {Promise<Game | undefined>}
 */
export function get(id) {
  return transact(GAMES, "readonly", (games, give) => withGame(games, id, give));
}

/**
 * Return all valid saved games, the one last played first.
 *
 * @returns {Promise<Game[]>}
 */
export async function all() {
  const whole = (await rows()).filter(isWhole);
  return whole.sort((one, other) => other.changed - one.changed);
}

/**
 * Return the ids of stored entries that are not valid games.
 *
 * @returns {Promise<IDBValidKey[]>}
 */
export async function spoilt() {
  return (await rows()).filter((one) => !isWhole(one)).map(({ id }) => id);
}

/** @returns {Promise<Game[]>} */
function rows() {
  return transact(GAMES, "readonly", (games, give) => giving(games.getAll(), give));
}

/**
 * Whether an entry has all fields of a game.
 *
 * @param {Game} game
 */
function isWhole({ id, slug, svg, state, version, begun, changed, readings, seats, moments }) {
  const texts = [id, slug, svg, state, version].every((text) => typeof text === "string");
  const times = [begun, changed].every((time) => Math.abs(time) <= LAST);
  const isSeated = typeof seats?.level === "string" && Array.isArray(seats.computers);
  const isPlayed = Array.isArray(moments) && moments.every((one) => Array.isArray(one?.written));
  return texts && times && isSeated && isPlayed && readings instanceof Object;
}

/**
 * @param {IDBValidKey} id
 * @returns {Promise<void>}
 */
export function drop(id) {
  return transact(GAMES, "readwrite", (games) => games.delete(id));
}

/**
 * Return the moves of a game in the notation of records.
 *
 * @param {Kept[]} moments
 */
export function movesOf(moments) {
  return moments.flatMap(({ written }) => written);
}

/**
 * Return a game as a record, which the rules read.
 *
 * @param {Omit<Game, "id" | "owner" | "luck" | "changed" | "isOver" | "seat" | "svg">} game
 */
export function record({ slug, readings, state, seats, version, begun, moments, heads = {} }) {
  const chosen = Object.entries(readings).map(([crux, key]) => `${crux}=${key}`);
  const [A, B] = [0, 1].map((seat) => sitting(seats, seat, heads.seats?.[seat]));
  const row = {
    Game: slug,
    Readings: chosen.join(" "),
    Version: version,
    ...{ A, B },
    Date: heads.date || new Date(begun).toISOString().replace(/\..*/, "Z"),
    Series: heads.series,
    Start: state,
    Result: heads.result,
    Hints: heads.hints?.join(" "),
  };
  const lines = Object.entries(row).flatMap(([name, text]) => (text ? `${name}: ${text}` : []));
  return `${[...lines, "", ...movesOf(moments)].join("\n")}\n`;
}

/**
 * Return the player at a seat for a record: a person by the name in earlier heads.
 *
 * @param {Game["seats"]} seats
 * @param {number} seat
 * @param {string} before
 */
function sitting({ level, computers }, seat, before = "") {
  const wasComputer = before.startsWith(COMPUTER);
  if (!level || !computers.includes(seat)) return wasComputer ? "" : before;
  return wasComputer ? before : COMPUTER + level;
}
