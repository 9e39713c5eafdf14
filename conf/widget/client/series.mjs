/** Series of games, each a rematch of the one before, as far as this browser has them. */
import { all, fresh } from "./saved-games.mjs";

/** @import { Game } from "./saved-games.mjs" */

const MOST = 999_999; // the highest number that a record has for a game of a series

/**
 * A game as one of a series, the first where it is of none yet.
 *
 * @param {Game} game
 * @returns {Game}
 */
export function inSeries(game) {
  const { series = fresh(), heads } = game;
  return { ...game, series, heads: { ...heads, series: heads?.series || "1" } };
}

/**
 * What the game that follows another of a series has of it.
 *
 * @param {Game} before
 * @returns {Partial<Game>}
 */
export function following({ series = "", heads }) {
  const [number, ...name] = (heads?.series ?? "").split(" ");
  const next = Math.min(Number(number) + 1, MOST);
  return { series, heads: { series: [next, ...name].join(" ") } };
}

/**
 * The games of a game's series that are over, itself among them.
 *
 * @param {Game} game
 * @param {Game[]} known those that this page has seen, whether they are kept or not
 * @returns {Promise<Game[]>}
 */
export async function endedWith(game, known) {
  if (!game.series) return [game];
  const kept = await all().catch(() => []); // the browser keeps nothing
  const ended = [...known, ...kept].filter(
    ({ series, isOver }) => isOver && series === game.series,
  );
  return [...new Map([...ended, game].map((one) => [one.id, one])).values()];
}
