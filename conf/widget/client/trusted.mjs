/**
 * The one way by which a text becomes markup or the address of a script: the policy of every page
 * allows no other, see conf/server.py.
 */

/** Nothing where a browser does not know of trusted types. */
const policy = globalThis.trustedTypes?.createPolicy("juegos", {
  createHTML: (text) => text, // into a document apart alone
  createScriptURL(address) {
    if (new URL(address).origin !== new URL(location.href).origin) throw new TypeError(address);
    return address;
  },
});

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

/**
 * The address of a script of this site.
 *
 * @param {URL} address
 * @throws {TypeError} it is on another.
 */
export function ofScript({ href }) {
  return policy?.createScriptURL(href) ?? href;
}
