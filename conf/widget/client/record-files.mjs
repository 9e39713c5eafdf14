/** Makes saved games from a file of records, which only Python parses. */
import { agreed } from "./summary.mjs";
import { fresh } from "./saved-games.mjs";

/**
 * @import { Client } from "./client.mjs"
 * @import { Passed, Situation, Written } from "./replies.d.ts"
 * @import { Game, Kept } from "./saved-games.mjs"
 */

/**
 * What a file of text holds, in UTF-8 where its bytes are that, else in Latin-1, as Windows has it.
 *
 * @param {Blob} file
 */
export async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The games of a file, and what it tells that is not kept; rejects where one of them is none, with
 * the line that is wrong.
 *
 * @param {Client} client
 * @param {string} text
 * @param {(slug: string) => number | undefined} seatAt who looks on at a game that hides something
 * @returns {Promise<{ games: Game[], left: string[] }>}
 */
export async function gamesIn(client, text, seatAt) {
  const { records, left_out: left = [] } = await client.ask({ do: "records", text });
  const games = [];
  for (const one of records) games.push(await played(client, one, seatAt(one.slug)));
  return { games, left };
}

/**
 * The game that a record tells, played through by the rules; rejects where they refuse it.
 *
 * @param {Client} client
 * @param {Written} written
 * @param {number | undefined} seat who looks on, where something is hidden
 * @returns {Promise<Game>}
 */
export async function played(client, { part: text, before, slug, readings, moves, heads }, seat) {
  const start = heads.start ? { state: heads.start } : {};
  const opening = await client.ask({ do: "start", slug, readings, seat, ...start });
  const asked = { text, before, seat };
  let last = await client.ask({ do: "replay", ...asked, from: 0 });
  const { steps } = last;
  while (last.done < last.of) {
    last = await client.ask({ do: "replay", ...asked, from: last.done, state: last.state });
    steps.push(...last.steps);
  }
  const begun = Date.parse(heads.date) || Date.now();
  const [luck] = crypto.getRandomValues(new Uint32Array(1));
  return {
    ...{ id: fresh(), owner: fresh(), slug, readings: last.readings, state: heads.start },
    ...{ seats: seatsOf(heads), luck, version: heads.version, begun, changed: begun },
    moments: momentsOf(opening, steps, moves, begun),
    heads: headsOf(heads),
    ...standingOf(last, heads),
    svg: last.scene.svg,
  };
}

/**
 * Whether a game is over, by the rules or as was agreed, and who is to act or has won.
 *
 * @param {Situation} last
 * @param {{ result?: string }} heads
 */
export function standingOf({ outcome, scene }, { result }) {
  const won = outcome ? outcome.winner : agreed(result);
  return { isOver: won !== undefined, seat: won === undefined ? scene.hand : won };
}

/**
 * What the heads of a record tell that its moves do not.
 *
 * @param {Written["heads"]} heads
 */
function headsOf({ seats, date, series, hints, result }) {
  return {
    seats: seats.map(({ name, level }) => (level ? `computer ${level}` : name)),
    ...{ date, hints, result },
    series: series ? `${series.number} ${series.name}`.trim() : "",
  };
}

/**
 * Who sits where, as the heads of a record tell it.
 *
 * @param {Written["heads"]} heads
 */
function seatsOf({ seats }) {
  const levels = seats.map(({ level }) => level);
  const computers = [0, 1].filter((seat) => levels[seat]);
  return {
    level: levels[0] || levels[1],
    computers: computers.length ? computers : [1],
    near: levels[0] && !levels[1] ? 1 : 0,
  };
}

/**
 * The moments of a game: what chance does where nobody has to throw belongs to the move before it.
 *
 * @param {Situation} opening
 * @param {Passed[]} steps
 * @param {string[]} moves as the record has them
 * @param {number} at
 * @returns {Kept[]}
 */
function momentsOf(opening, steps, moves, at) {
  /** @type {Kept[]} */
  const found = [];
  /** @type {[Situation["turn"], string | null | undefined]} */
  let [turn, label] = [opening.turn, opening.scene.chance];
  let chances = 0;
  for (const [i, step] of steps.entries()) {
    const isChance = turn === "chance";
    const isDrawn = isChance && label === "";
    const last = found[found.length - 1];
    chances += Number(isChance);
    if (isDrawn && last) Object.assign(last, { isDrawn, chances }).written.push(moves[i]);
    else found.push({ written: [moves[i]], isMade: !isChance, isDrawn, chances, at });
    [turn, label] = [step.turn, step.chance];
  }
  return found;
}
