/** The sentences on saved games, which few readers need: fetched at the first use. */

/** @import { KeepingWords } from "./page.d.ts" */

/** The file of these sentences in the language of the page, beside this one. */
export const WORDS = `strings-${document.documentElement.lang}.json`;

/** @type {Promise<KeepingWords> | undefined} */
let coming;

/** @returns {Promise<KeepingWords>} */
export function words() {
  coming ??= fetch(new URL(WORDS, import.meta.url)).then((answer) => answer.json());
  coming.catch(() => {
    coming = undefined; // it may go well another time
  });
  return coming;
}
