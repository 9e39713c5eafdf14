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
 * The moments of a game that is kept, with everybody in his seat; where it is no longer kept, the
 * first of a new one.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Autosave} autosave
 * @param {string | Kept} [wanted] the game or its name
 */
export async function setUp(board, client, autosave, wanted) {
  const kept = wanted ? await autosave.take(wanted) : undefined;
  board.seats = new Seats(kept ? kept.seats : board.seated);
  const moments = kept
    ? await autosave.replayed(replayed(client, kept, board))
    : [await first(board, client, board.data.readings)];
  return { kept, moments };
}
