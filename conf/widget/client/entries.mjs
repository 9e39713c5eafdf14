/** The entries in a list of saved games: the summary of each, and its buttons. */
import { button, element, fill, part } from "./dom.mjs";
import { branchOf, dayOf, lastPlayed, namedIn, picture, save } from "./summary.mjs";
import { Seats } from "./seats.mjs";
import { drop, put, record } from "./saved-games.mjs";

/**
 * @import { GamesData } from "./page.d.ts"
 * @import { Game, Heads } from "./saved-games.mjs"
 *
 * @typedef {{ tell: (text: string, ...more: Node[]) => unknown, show: () => Promise<unknown> }} List
 */

const FILE = "juegos.txt";

/**
 * Return the entries of games for the page.
 *
 * @param {Game[]} games
 * @param {GamesData} page
 * @param {List} list
 */
export function entries(games, page, list) {
  return games.map((game) => entry(game, page, list));
}

/**
 * Save games to one file.
 *
 * @param {Game[]} games
 */
export function saveAll(games) {
  save(games.map(record).join("\n"), FILE);
}

/**
 * @param {Game} game
 * @param {GamesData} page
 * @param {List} list
 */
function entry(game, page, list) {
  const { slug, moments, branch } = game;
  const { words, games } = page;
  const count = moments.length;
  return element(
    "li",
    {},
    picture(game),
    element(
      "div",
      {},
      element("h2", {}, games[slug]?.name ?? slug),
      element(
        "p",
        {},
        `${against(game, page)} · ${fill(words.moves, { count })} · `,
        game.heads?.date ? dayOf(game.heads.date) : lastPlayed(game),
      ),
      ...(branch ? [element("p", {}, branchOf(words.branchOf, branch))] : []),
      element("p", {}, element("b", {}, standing(game, page))),
      element("div", { class: "j-actions" }, ...acts(game, page, list)),
    ),
  );
}

/**
 * @param {Game} game
 * @param {GamesData} page
 * @param {List} list
 */
function acts(game, page, list) {
  const { words, games } = page;
  const way = games[game.slug];
  const label = game.isOver ? words.look : words.goOn;
  const go = way ? [element("a", { href: `${way.href}#game=${game.id}` }, label)] : [];
  return [
    ...go,
    button(words.copy, () => copy(game, page, list)),
    button(words.download, () => saveAll([game])),
    button(words.drop, () => remove(game, page, list)),
  ];
}

/**
 * Return the players: both names if the record has them, else the reader's opponent.
 *
 * @param {Game} game
 * @param {GamesData} page
 */
function against({ seats: { level }, heads }, { words }) {
  const both = names({ heads }, words);
  if (both.length) return both.join(" – ");
  return fill(words.against, { other: words.others[level] ?? (level || words.somebody) });
}

/**
 * Return the names of both players of an imported game; none if its record lacks them.
 *
 * @param {{ heads: Heads | undefined }} game
 * @param {GamesData["words"]} words
 */
function names({ heads }, { others }) {
  const levels = Object.entries(others).map(([key, name]) => ({ key, name }));
  const named = (heads?.seats ?? []).map((seat) => namedIn(levels, seat));
  return named.every(Boolean) ? named : [];
}

/**
 * Return whose turn it is in a game, or who has won.
 *
 * @param {Game} game
 * @param {GamesData} page
 */
function standing({ slug, isOver, seat, seats, heads }, { words, games }) {
  if (!games[slug]) return words.unknown;
  if (seat === null) return isOver ? words.nobody : "";
  const [name] = isOver ? names({ heads }, words).slice(seat) : [];
  if (name) return fill(words.winner, { who: name });
  const called = new Seats(seats).called(seat);
  return (isOver ? words.won : words.turns)[called] ?? "";
}

/**
 * @param {Game} game
 * @param {GamesData} page
 * @param {List} list
 */
async function copy(game, { words }, { tell }) {
  try {
    await navigator.clipboard.writeText(record(game));
    tell(words.copied);
  } catch {
    const shown = element("textarea", { readonly: "", rows: "8", "aria-label": words.copy });
    shown.value = record(game);
    tell("", shown);
    shown.select();
  }
}

/**
 * Delete a game, which can be undone as long as the page is open.
 *
 * @param {Game} game
 * @param {GamesData} page
 * @param {List} list
 */
async function remove(game, { words, games }, { tell, show }) {
  await drop(game.id);
  const undo = button(words.undo, async () => {
    await put(game);
    tell("");
    await show();
    part(document, ".j-kept-games a").focus();
  });
  tell(fill(words.dropped, { game: games[game.slug]?.name ?? game.slug }), undo);
  await show();
  undo.focus();
}
