/** The saved games by letter, in a list of games: to open again, to delete. */
import { button, element, fill } from "./dom.mjs";
import { all, drop, lastOf, put } from "./letterbox.mjs";
import { lastPlayed, picture } from "./summary.mjs";
import { words as strings } from "./strings.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { List } from "./entries.mjs"
 * @import { GamesData, LettersWords } from "./page.d.ts"
 * @import { Post } from "./letterbox.mjs"
 */

/** Return the unfinished games, each with its status. */
export async function unfinished() {
  const { letters: sentences } = await strings();
  const posts = (await all()).filter(({ isOver }) => !isOver);
  return posts.map((post) => ({
    ...post,
    link: `#${lastOf(post)}`,
    says: standing(post, sentences),
  }));
}

/**
 * Return who is to write, or that the game is over.
 *
 * @param {Post} post
 * @param {LettersWords} sentences
 */
function standing({ isOver, isMine }, sentences) {
  if (isOver) return sentences.over;
  return isMine ? sentences.mine : sentences.theirs;
}

/**
 * List the unfinished games by letter below the settings of a room.
 *
 * @param {Board} board
 * @param {HTMLElement} form
 */
export async function offer({ data: { slug } }, form) {
  const posts = (await unfinished()).filter((post) => post.slug === slug);
  const { letters: sentences } = await strings();
  const items = posts.map(({ mailbox, link, says, ...post }) => {
    const count = fill(sentences.letters, { count: mailbox.letters.length });
    const way = element("a", { href: link }, says);
    return element("li", {}, way, ` ${count} · `, lastPlayed(post));
  });
  form.querySelector(".j-by-letter")?.remove(); // of an earlier offer
  if (!items.length) return;
  const head = element("h2", {}, sentences.waiting);
  form.append(element("section", { class: "j-by-letter" }, head, element("ul", {}, ...items)));
}

/**
 * Return the entries of all games by letter for the page of saved games.
 *
 * @param {GamesData} page
 * @param {List} list
 */
export async function listed(page, list) {
  const { letters: sentences } = await strings();
  return (await all()).map((post) => item(post, page, sentences, list));
}

/**
 * @param {Post} post
 * @param {GamesData} page
 * @param {LettersWords} sentences
 * @param {List} list
 */
function item(post, { words, games }, sentences, list) {
  const { slug, mailbox, isOver } = post;
  const place = games[slug];
  const count = fill(sentences.letters, { count: mailbox.letters.length });
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
      element("p", {}, `${sentences.against} · ${count} · `, lastPlayed(post)),
      element("p", {}, element("b", {}, standing(post, sentences))),
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
