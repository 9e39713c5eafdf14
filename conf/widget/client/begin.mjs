/** Begins a game on a board, or goes on with one that is kept; does what was pointed at before. */
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

/**
 * Point again at what a reader pointed at before there was a game: by then it is drawn anew.
 *
 * @param {HTMLElement} drawn
 * @param {Event[]} early the clicks; those made here are not among them
 */
export function pointAgain(drawn, early) {
  for (const { target } of early.splice(0)) {
    const at = target instanceof Element && target.closest("[data-at]")?.getAttribute("data-at");
    const place = at && drawn.querySelector(`[data-at="${CSS.escape(at)}"]`);
    if (!place) continue;
    const { x, y, width, height } = place.getBoundingClientRect();
    const where = { clientX: x + width / 2, clientY: y + height / 2 };
    place.dispatchEvent(new MouseEvent("click", { bubbles: true, ...where }));
  }
}
