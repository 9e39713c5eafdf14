/** Turns text into markup: the only way that the policy of every page allows. */

/** The policy, only for separate documents; undefined in browsers without trusted types. */
const policy = globalThis.trustedTypes?.createPolicy("juegos", { createHTML: (text) => text });

/**
 * Return a page, or a piece of one, as a separate document, in which no script runs.
 *
 * @param {string} text
 */
export function parsed(text) {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "text/html");
}

/**
 * Return the nodes of a drawing or a table that our own Python has made.
 *
 * @param {string} markup
 */
export function nodesOf(markup) {
  return [...parsed(markup).body.childNodes];
}
