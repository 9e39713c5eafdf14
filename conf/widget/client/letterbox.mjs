/**
 * The games by letter of a reader, kept in his own browser: of each its mailbox, which holds the
 * secret of the next throw and is for nobody else.
 */

/** @import { Mailbox } from "./replies.d.ts" */

const NAME = "juegos-letters"; // of the database, which room.mjs, games.mjs and gallery.mjs look for
const STORE = "mailboxes";

/**
 * A game by letter: its mailbox, and for a list of games how it now stands.
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

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
  });
}

/**
 * Do something with the games in one transaction; resolves with what it gives once that is on the
 * disk, and rejects where none of it is.
 *
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(posts: IDBObjectStore, give: (found: T) => void) => void} work
 * @returns {Promise<T>}
 */
async function transact(mode, work) {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode, { durability: "strict" });
    return await new Promise((resolve, reject) => {
      /** @type {T} */
      let found;
      transaction.oncomplete = () => resolve(found);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(STORE), (one) => {
        found = one;
      });
    });
  } finally {
    database.close();
  }
}

/**
 * @param {string} id
 * @returns {Promise<Post | undefined>}
 */
export function get(id) {
  return transact("readonly", (posts, give) => {
    const asked = posts.get(id);
    asked.onsuccess = () => give(asked.result);
  });
}

/**
 * Keep a game that goes on from how it is kept. Where it does not, for another window has written
 * meanwhile, nothing is changed. What is kept then.
 *
 * @param {Post} post
 * @returns {Promise<Post>}
 */
export function put(post) {
  return transact("readwrite", (posts, give) => {
    const asked = posts.get(post.id);
    asked.onsuccess = () => {
      const goesOn = isLonger(post, asked.result);
      if (goesOn) posts.put(post);
      give(goesOn ? post : asked.result);
    };
  });
}

/**
 * Whether a game has all letters that are kept of it, and more.
 *
 * @param {Post} post
 * @param {Post | undefined} kept
 */
function isLonger({ mailbox: { letters } }, kept) {
  const before = kept?.mailbox?.letters ?? [];
  return letters.length > before.length && before.every((letter, i) => letter === letters[i]);
}

/**
 * @param {string} id
 * @returns {Promise<void>}
 */
export function drop(id) {
  return transact("readwrite", (posts, give) => {
    posts.delete(id);
    give(undefined);
  });
}

/**
 * All games that are kept whole, the one that changed last first.
 *
 * @returns {Promise<Post[]>}
 */
export async function all() {
  /** @type {Post[]} */
  const posts = await transact("readonly", (kept, give) => {
    const asked = kept.getAll();
    asked.onsuccess = () => give(asked.result);
  });
  return posts.filter(isWhole).sort((one, other) => other.changed - one.changed);
}

/**
 * Whether a game has all that a list reads of it.
 *
 * @param {Post} post
 */
function isWhole({ id, slug, svg, mailbox, changed }) {
  const texts = [id, slug, svg].every((text) => typeof text === "string");
  return texts && Math.abs(changed) <= 8.64e15 && Boolean(mailbox?.letters?.length);
}

/**
 * The letter by whose link a game is opened again.
 *
 * @param {Post} post
 */
export function lastOf({ mailbox: { letters } }) {
  return letters[letters.length - 1];
}
