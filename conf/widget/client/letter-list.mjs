/** The saved games by letter, in a list of games: to open again, to delete. */
import { button, element, fill } from "./dom.mjs";
import { all, drop, lastOf, put } from "./letterbox.mjs";
import { lastPlayed, picture } from "./summary.mjs";
import { words as saidOf } from "./strings.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { List } from "./entries.mjs"
 * @import { GamesData, LettersWords } from "./page.d.ts"
 * @import { Post } from "./letterbox.mjs"
 */

/** Return the unfinished games, each with its status. */
export async function unfinished() {
  const { letters: said } = await saidOf();
  const posts = (await all()).filter(({ isOver }) => !isOver);
  return posts.map((post) => ({ ...post, link: `#${lastOf(post)}`, says: standing(post, said) }));
}

/**
 * Return who is to write, or that the game is over.
 *
 * @param {Post} post
 * @param {LettersWords} said
 */
function standing({ isOver, isMine }, said) {
  if (isOver) return said.over;
  return isMine ? said.mine : said.theirs;
}

/**
 * List the unfinished games by letter below the settings of a room.
 *
 * @param {Board} board
 * @param {HTMLElement} form
 */
export async function offer({ data: { slug } }, form) {
  const posts = (await unfinished()).filter((post) => post.slug === slug);
  const { letters: said } = await saidOf();
  const items = posts.map(({ mailbox, link, says, ...post }) => {
    const count = fill(said.letters, { count: mailbox.letters.length });
    const way = element("a", { href: link }, says);
    return element("li", {}, way, ` ${count} · `, lastPlayed(post));
  });
  form.querySelector(".j-by-letter")?.remove(); // of an earlier offer
  if (!items.length) return;
  const head = element("h2", {}, said.waiting);
  form.append(element("section", { class: "j-by-letter" }, head, element("ul", {}, ...items)));
}

/**
 * Return the entries of all games by letter for the page of saved games.
 *
 * @param {GamesData} page
 * @param {List} list
 */
export async function listed(page, list) {
  const { letters: said } = await saidOf();
  return (await all()).map((post) => item(post, page, said, list));
}

/**
 * @param {Post} post
 * @param {GamesData} page
 * @param {LettersWords} said
 * @param {List} list
 */
function item(post, { words, games }, said, list) {
  const { slug, mailbox, isOver } = post;
  const place = games[slug];
  const count = fill(said.letters, { count: mailbox.letters.length });
  const label = isOver ? words.look : words.goOn;
  const go = place ? [element("a", { href: `${place.href}#${lastOf(post)}` }, label)] : [];
  const gone = button(words.drop, () => remove(post, { words, games }, list));
  return element(
    "li",
    {},
    picture(post),
    element(
      "div",
      {},
      element("h2", {}, place?.name ?? slug),
      element("p", {}, `${said.against} · ${count} · `, lastPlayed(post)),
      element("p", {}, element("b", {}, standing(post, said))),
      element("div", { class: "j-actions" }, ...go, gone),
    ),
  );
}

/**
 * Delete a game, which can be undone as long as the page is open.
 *
 * @param {Post} post
 * @param {GamesData} page
 * @param {List} list
 */
async function remove(post, { words, games }, { tell, show }) {
  await drop(post.id);
  const undo = button(words.undo, async () => {
    await put(post);
    tell("");
    await show();
  });
  tell(fill(words.dropped, { game: games[post.slug]?.name ?? post.slug }), undo);
  await show();
  undo.focus();
}
