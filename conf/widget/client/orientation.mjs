/** Turns the board to the player to act, where two people at one table want that. */

/**
 * @import { Board } from "./board.mjs"
 * @import { Moment } from "./moment.mjs"
 */

/**
 * Turn the board to whoever is to act at a moment, where that is wished; whether it was turned.
 *
 * @param {Board} board
 * @param {Moment} moment
 */
export function faces({ figure, seats }, { reply }) {
  return figure.dataset.turned === "on" && seats.face(reply);
}

/**
 * A moment as whoever is to act then sees it, where that is wished.
 *
 * @param {Board} board
 * @param {() => Promise<Moment>} drawn the moment, drawn as the board lies when it is called
 */
export async function faced(board, drawn) {
  const moment = await drawn();
  return faces(board, moment) ? drawn() : moment;
}
