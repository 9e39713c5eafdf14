/** The start of a game, new or saved, and its players. */
import { first, replayed } from "./moment.mjs";
import { Seats } from "./seats.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Autosave } from "./autosave.mjs"
 * @import { Game as Kept } from "./saved-games.mjs"
 */

/**
 * Return the moments of a saved game, with its seats restored; if it is no longer saved, the first
 * moment of a new one.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Autosave} autosave
 * @param {string | Kept} [wanted] the game or its id
 */
export async function setUp(board, client, autosave, wanted) {
  const saved = wanted ? await autosave.take(wanted) : undefined;
  const { data, seated } = board;
  if (saved && data.seat !== undefined) saved.seats.level ||= seated.level ?? ""; // nobody else can play
  board.seats = new Seats(saved ? saved.seats : board.seated);
  const moments = saved
    ? await autosave.replayed(replayed(client, saved, board))
    : [await first(board, client, board.data.readings)];
  return { saved, moments };
}
