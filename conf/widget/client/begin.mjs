/** Begins a game on a board, or continues a saved one, and repeats earlier clicks on the board. */
import { Game } from "./game.mjs";
import { Autosave } from "./autosave.mjs";
import { setUp } from "./setup.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 */

/**
 * Begin a game, or continue the saved one chosen for the board, and show it.
 *
 * @param {Board} board
 * @param {Client} client
 */
export async function begin(board, client) {
  const autosave = new Autosave(board);
  const { saved, moments } = await setUp(board, client, autosave, board.savedGame);
  const game = new Game(board, client, moments, autosave);
  if (saved) game.takeUp(saved);
  board.game = game;
  board.savedGame = undefined;
  await game.open();
  const { keep } = await import("./offline.mjs");
  keep(client).then((isKept) => game.showStorage(isKept));
}

/**
 * Repeat the reader's clicks from before the game began, because the board is drawn anew.
 *
 * @param {HTMLElement} drawn
 * @param {Event[]} early the reader's clicks, without those made here
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
