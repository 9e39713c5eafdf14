/** Turns text into markup: the only way that the policy of every page allows. */

/** Nothing where a browser does not know of trusted types; else it makes documents apart alone. */
const policy = globalThis.trustedTypes?.createPolicy("juegos", { createHTML: (text) => text });

/**
 * A page, or a piece of one, as a document apart, in which nothing runs.
 *
 * @param {string} text
 */
export function parsed(text) {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "text/html");
}

/**
 * Markup as nodes to be shown: a drawing or a table that our own Python has made.
 *
 * @param {string} markup
 */
export function nodesOf(markup) {
  return [...parsed(markup).body.childNodes];
}
