/** The moments of a game: the first, and those after each move or throw. */
import { agreed } from "./summary.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Odds, Passed, Readings, Situation } from "./replies.d.ts"
 * @import { Game, Kept } from "./saved-games.mjs"
 */

/**
 * The state before a move, and the move; none if cards were dealt.
 *
 * @typedef {{ state: string, move?: string | undefined }} Made
 */

/**
 * A situation, the move before it, whether cards were drawn, the number of throws before it; its
 * moves in the notation of records, the time, and whether only the log has been read yet.
 *
 * @typedef {object} Way
 * @property {Made} [made]
 * @property {boolean} [isDrawn]
 * @property {number} [chances]
 * @property {string[]} [written]
 * @property {number} [at]
 * @property {boolean} [isBrief]
 *
 * @typedef {Situation & Way} Played
 */

/**
 * A moment of a game, the near seat in its drawing, and its odds once requested; null if there are
 * none.
 *
 * @typedef {{ reply: Played, near?: number, odds?: Promise<Odds | null> }} Moment
 */

/**
 * @typedef {{ do: "play", move: string }} Move
 * @typedef {{ do: "throw" | "deal", move?: undefined }} Chance
 */

/**
 * Whether cards are dealt next without an action of a player.
 *
 * @param {Situation} reply
 */
export function isDealt({ turn, scene: { chance } }) {
  return turn === "chance" && chance === "";
}

/**
 * Return the action of chance in a situation: dealing cards, or else throwing dice.
 *
 * @param {Situation} reply
 * @returns {Chance}
 */
export function chanceOf({ scene: { board } }) {
  return { do: board === "naipes" ? "deal" : "throw" };
}

/**
 * Return the first moment of a game under some readings.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Readings} readings
 * @returns {Promise<Moment>}
 */
export async function first(board, client, readings) {
  const { slug, state, seat } = board.data;
  const { near } = board.seats;
  const set = state && { state };
  const asked = { do: /** @type {const} */ ("start"), slug, readings, seat, near, ...set };
  return { reply: board.opening(near, readings) ?? (await client.ask(asked)), near };
}

/**
 * Return the moment after another. Cards are dealt until a player has to act.
 *
 * @param {Client} client
 * @param {{ reply: Played, seat: number | undefined, near: number }} from the moment before, and
 * the seat and side of the reader
 * @param {Move | Chance} request
 * @param {(chances: number) => string} seed returns the seed after this many throws
 * @returns {Promise<Moment>}
 */
export async function after(client, { reply: before, seat, near }, request, seed) {
  const { slug, readings, state, chances = 0 } = before;
  const asked = { slug, readings, seat, near, written: true };
  let reply = await client.ask({ ...asked, state, seed: seed(chances), ...request });
  const written = [...writtenIn(reply, request.move)];
  let isDrawn = request.do === "deal";
  let count = chances + Number(isDrawn || request.do === "throw");
  while (isDealt(reply)) {
    const more = await client.ask({
      do: "deal",
      ...asked,
      state: reply.state,
      seed: seed(count++),
    });
    const { move = "", said = move } = reply;
    written.push(...writtenIn(more));
    reply = { ...more, move, said, events: [...reply.events, ...more.events] };
    isDrawn = true;
  }
  const way = { isDrawn, chances: count, written, at: Date.now() };
  return { reply: { ...reply, ...way, made: { state, move: request.move } }, near };
}

/**
 * Draw a moment again for the near seat; the game does not change.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Moment} moment
 */
export async function drawAnew({ data: { seat }, seats: { near } }, client, moment) {
  if ((moment.near ?? 0) === near) return;
  const { slug, readings, state } = moment.reply;
  const { scene } = await client.ask({ do: "start", slug, readings, state, seat, near });
  moment.reply = { ...moment.reply, scene };
  moment.near = near;
}

/**
 * Return the moves in a reply in the notation of records; the move made is written in full, even if
 * the reply hides part of it.
 *
 * @param {Situation} reply
 * @param {string} [made]
 * @returns {string[]}
 */
function writtenIn({ dealt, move = "" }, made = move) {
  return dealt ?? [made];
}

/**
 * Return the moments of a saved game, the last in full and those before it from the log.
 *
 * @param {Client} client
 * @param {Game} game
 * @param {Board} board
 * @returns {Promise<Moment[]>}
 */
export async function replayed(client, game, { data: { seat }, seats: { near } }) {
  const { slug, readings, moments } = game;
  const of = { slug, readings, seat, near };
  const start = game.state && { state: game.state };
  const opening = await client.ask({ do: "start", ...of, ...start });
  if (!moments.length) return [{ reply: opening, near }];
  const moves = moments.flatMap(({ written }) => written);
  let part = await client.ask({ do: "replay", ...of, ...start, moves, from: 0 });
  const { steps } = part;
  while (part.done < part.of) {
    part = await client.ask({ do: "replay", ...of, moves, from: part.done, state: part.state });
    steps.push(...part.steps);
  }
  /** @type {Moment[]} */
  const reached = [{ reply: opening, near }];
  for (const moment of moments) {
    const { reply: before } = reached[reached.length - 1];
    reached.push({ reply: brief(before, moment, steps.splice(0, moment.written.length)), near });
  }
  const last = reached[reached.length - 1];
  const now = { reply: whole(last.reply, part), near };
  return [...reached.slice(0, -1), ended(now, game.heads?.result)];
}

/**
 * Return a moment without further actions if the players have agreed on the result.
 *
 * @param {Moment} moment
 * @param {string} [result] as a record tells it
 * @returns {Moment}
 */
export function ended(moment, result) {
  const { reply } = moment;
  const winner = agreed(result);
  if (winner === undefined || reply.outcome) return moment;
  const none = { moves: [], names: [], paths: [], takes: [] };
  const outcome = { winner, why: "", shares: [] };
  return { ...moment, reply: { ...reply, ...none, turn: "end", outcome } };
}

/**
 * Return a moment with the full reply of the rules, if only the log has been read yet.
 *
 * @param {Client} client
 * @param {Moment} moment
 * @param {Board} board
 * @returns {Promise<Moment>}
 */
export async function filled(client, moment, { data: { seat }, seats: { near } }) {
  const { slug, readings, made, written, isBrief } = moment.reply;
  if (!isBrief || !made) return moment;
  const asked = { slug, readings, seat, near, state: made.state, moves: written ?? [] };
  return { reply: whole(moment.reply, await client.ask({ do: "replay", ...asked })), near };
}

/**
 * Return the part of a moment that the log and taking back need.
 *
 * @param {Played} before
 * @param {Kept} moment
 * @param {Passed[]} steps
 * @returns {Played}
 */
function brief(before, { written, isMade, isDrawn, chances, at }, steps) {
  const { state, turn, hand, chance, throws } = steps[steps.length - 1];
  const scene = { ...before.scene, hand, throws, ...(chance === null ? {} : { chance }) };
  const made = { state: before.state, move: isMade ? written[0] : undefined };
  const events = steps.flatMap((step) => step.events);
  const way = { written, isDrawn, chances, at, made, isBrief: true };
  const { slug, readings } = before;
  const none = { moves: [], names: [], paths: [], takes: [], outcome: null };
  const [{ move, said }] = steps;
  return { slug, readings, ...none, state, turn, scene, events, move, said, ...way };
}

/**
 * @param {Played} logged from the log
 * @param {Situation} reply
 * @returns {Played}
 */
function whole({ isBrief, ...logged }, reply) {
  const { turn, moves, names, paths, takes, scene, outcome } = reply;
  return { ...reply, ...logged, turn, moves, names, paths, takes, scene, outcome };
}
