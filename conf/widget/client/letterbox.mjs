/**
 * The reader's games by letter, saved in the browser: for each its mailbox, which contains the
 * secret of the next throw and is private.
 */

import { giving, transact } from "./database.mjs";

/**
 * @import { Database } from "./database.mjs"
 * @import { Mailbox } from "./replies.d.ts"
 */

/** @type {Database} that room.mjs, games.mjs and gallery.mjs look for */
const LETTERS = { name: "juegos-letters", store: "mailboxes", durability: "strict" };

/**
 * A game by letter: its mailbox, and its present state for a list of games.
 *
 * @typedef {object} Post
 * @property {string} id
 * @property {string} slug
 * @property {Mailbox} mailbox
 * @property {number} changed when its last letter was written or came
 * @property {boolean} isMine whether the reader is to write the next letter
 * @property {boolean} isOver
 * @property {string} svg
 */

/**
 * @param {string} id
 * @returns {Promise<Post | undefined>}
 */
export function get(id) {
  return transact(LETTERS, "readonly", (posts, give) => giving(posts.get(id), give));
}

/**
 * Save a game that continues the saved one. If it does not, because another window has written
 * meanwhile, nothing is changed. Returns the saved game.
 *
 * @param {Post} post
 * @returns {Promise<Post>}
 */
export function put(post) {
  return transact(LETTERS, "readwrite", (posts, give) =>
    giving(posts.get(post.id), (saved) => {
      const goesOn = isLonger(post, saved);
      if (goesOn) posts.put(post);
      give(goesOn ? post : saved);
    }),
  );
}

/**
 * Whether a game has all its saved letters, and more.
 *
 * @param {Post} post
 * @param {Post | undefined} saved
 */
function isLonger({ mailbox: { letters } }, saved) {
  const before = saved?.mailbox?.letters ?? [];
  return letters.length > before.length && before.every((letter, i) => letter === letters[i]);
}

/**
 * @param {string} id
 * @returns {Promise<void>}
 */
export function drop(id) {
  return transact(LETTERS, "readwrite", (posts) => posts.delete(id));
}

/**
 * Return all complete saved games, the one that changed last first.
 *
 * @returns {Promise<Post[]>}
 */
export async function all() {
  /** @type {Post[]} */
  const posts = await transact(LETTERS, "readonly", (saved, give) => giving(saved.getAll(), give));
  return posts.filter(isWhole).sort((one, other) => other.changed - one.changed);
}

/**
 * Whether a game has all fields that a list needs.
 *
 * @param {Post} post
 */
function isWhole({ id, slug, svg, mailbox, changed }) {
  const texts = [id, slug, svg].every((text) => typeof text === "string");
  return texts && Math.abs(changed) <= 8.64e15 && Boolean(mailbox?.letters?.length);
}

/**
 * Return the letter whose link opens a game again.
 *
 * @param {Post} post
 */
export function lastOf({ mailbox: { letters } }) {
  return letters[letters.length - 1];
}
