/** Begins a game on a board, or goes on with one that is kept. */
import { Game } from "./game.mjs";
import { Keeper } from "./keeper.mjs";
import { taken } from "./taken.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 */

/**
 * Begin a game, or go on with the one that the board is to go on with, and show it.
 *
 * @param {Board} board
 * @param {Client} client
 */
export async function begin(board, client) {
  const keeper = new Keeper(board);
  const { kept, moments } = await taken(board, client, keeper, board.kept);
  const game = new Game(board, client, moments, keeper);
  if (kept) game.takeUp(kept);
  board.game = game;
  board.kept = undefined;
  await game.open();
  const { keep } = await import("./keep.mjs");
  keep(client).then((isKept) => game.kept(isKept));
}
