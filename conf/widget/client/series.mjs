/** Series of games, each a rematch of the one before, as far as this browser has them. */
import { all, fresh } from "./saved-games.mjs";

/** @import { Game } from "./saved-games.mjs" */

const MOST = 999_999; // the highest number that a record has for a game of a series

/**
 * Return a game as one of a series, the first if it has none.
 *
 * @param {Game} game
 * @returns {Game}
 */
export function inSeries(game) {
  const { series = fresh(), heads } = game;
  return { ...game, series, heads: { ...heads, series: heads?.series || "1" } };
}

/**
 * Return the series data for the game after this one.
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
 * Return the finished games of a game's series, including itself.
 *
 * @param {Game} game
 * @param {Game[]} games those seen on this page, saved or not
 * @returns {Promise<Game[]>}
 */
export async function endedWith(game, games) {
  if (!game.series) return [game];
  const saved = await all().catch(() => []); // the browser keeps nothing
  const ended = [...games, ...saved].filter(
    ({ series, isOver }) => isOver && series === game.series,
  );
  return [...new Map([...ended, game].map((one) => [one.id, one])).values()];
}
