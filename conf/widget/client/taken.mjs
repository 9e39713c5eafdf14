/** What a game begins with or goes on from, and who plays it. */
import { first, replayed } from "./moment.mjs";
import { Seats } from "./seats.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Keeper } from "./keeper.mjs"
 * @import { Game as Kept } from "./shelf.mjs"
 */

/**
 * The moments of a game that is kept, with everybody in his seat; where it is no longer kept, the
 * first of a new one.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Keeper} keeper
 * @param {string | Kept} [wanted] the game or its name
 */
export async function taken(board, client, keeper, wanted) {
  const kept = wanted ? await keeper.take(wanted) : undefined;
  board.seats = new Seats(kept ? kept.seats : board.seated);
  const moments = kept
    ? await keeper.replayed(replayed(client, kept, board))
    : [await first(board, client, board.data.readings)];
  return { kept, moments };
}
