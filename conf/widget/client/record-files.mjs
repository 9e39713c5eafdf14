/** Makes saved games from a file of records, which only Python parses. */
import { agreed } from "./summary.mjs";
import { fresh } from "./saved-games.mjs";

/**
 * @import { Client } from "./client.mjs"
 * @import { Passed, Situation, Written } from "./replies.d.ts"
 * @import { Game, Kept } from "./saved-games.mjs"
 */

/**
 * Return the text of a file, in UTF-8 if its bytes are valid, else in Windows Latin-1.
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
 * Return the games of a file, and its parts that are not saved; rejects if a game is invalid, with
 * the wrong line.
 *
 * @param {Client} client
 * @param {string} text
 * @param {(slug: string) => number | undefined} seatAt the seat that looks on in a game with hidden cards
 * @returns {Promise<{ games: Game[], left: string[] }>}
 */
export async function gamesIn(client, text, seatAt) {
  const { records, left_out: left = [] } = await client.ask({ do: "records", text });
  const games = [];
  for (const one of records) games.push(await played(client, one, seatAt(one.slug)));
  return { games, left };
}

/**
 * Return the game of a record, replayed by the rules; rejects if they refuse it.
 *
 * @param {Client} client
 * @param {Written} written
 * @param {number | undefined} seat the seat that looks on, if something is hidden
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
 * Return whether a game is over, by the rules or by agreement, and who is to act or has won.
 *
 * @param {Situation} last
 * @param {{ result?: string }} heads
 */
export function standingOf({ outcome, scene }, { result }) {
  const won = outcome ? outcome.winner : agreed(result);
  return { isOver: won !== undefined, seat: won === undefined ? scene.hand : won };
}

/**
 * Return the information in the heads of a record that its moves lack.
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
 * Return the players at the seats, from the heads of a record.
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
 * Return the moments of a game: chance without an action of a player belongs to the move before.
 *
 * @param {Situation} opening
 * @param {Passed[]} steps
 * @param {string[]} moves in the notation of the record
 * @param {number} at
 * @returns {Kept[]}
 */
function momentsOf(opening, steps, moves, at) {
  /** @type {Kept[]} */
  const records = [];
  /** @type {[Situation["turn"], string | null | undefined]} */
  let [turn, label] = [opening.turn, opening.scene.chance];
  let chances = 0;
  for (const [i, step] of steps.entries()) {
    const isChance = turn === "chance";
    const isDrawn = isChance && label === "";
    const last = records[records.length - 1];
    chances += Number(isChance);
    if (isDrawn && last) Object.assign(last, { isDrawn, chances }).written.push(moves[i]);
    else records.push({ written: [moves[i]], isMade: !isChance, isDrawn, chances, at });
    [turn, label] = [step.turn, step.chance];
  }
  return records;
}
