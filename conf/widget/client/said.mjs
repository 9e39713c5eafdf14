/** The sentences of games that are kept, which few readers meet: fetched when the first is needed. */

/** @import { KeepingWords } from "./page.d.ts" */

/** @type {Promise<KeepingWords> | undefined} */
let coming;

/** @returns {Promise<KeepingWords>} */
export function words() {
  coming ??= fetch(new URL("said.json", import.meta.url)).then((answer) => answer.json());
  coming.catch(() => {
    coming = undefined; // it may go well another time
  });
  return coming;
}
