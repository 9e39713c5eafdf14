/** Turns the board to the player to act, where two people at one table want that. */

/**
 * @import { Board } from "./board.mjs"
 * @import { Moment } from "./moment.mjs"
 */

/**
 * Turn the board to the player to act, if that is set; return whether it was turned.
 *
 * @param {Board} board
 * @param {Moment} moment
 */
export function faces({ figure, seats }, { reply }) {
  return figure.dataset.turned === "on" && seats.face(reply);
}

/**
 * Return a moment as the player to act sees it, if that is set.
 *
 * @param {Board} board
 * @param {() => Promise<Moment>} drawn returns the moment, drawn in the board's present orientation
 */
export async function faced(board, drawn) {
  const moment = await drawn();
  return faces(board, moment) ? drawn() : moment;
}
