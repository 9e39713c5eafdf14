/** Helpers for the DOM, shared by all parts of a board. */

/**
 * @import { Failure } from "./client.mjs"
 * @import { Flaw, Forms, Words } from "./page.d.ts"
 */

/**
 * Return a new element with attributes and children.
 *
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[N]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * Return the first element within another that matches a selector.
 *
 * @template {Element} [E=HTMLElement]
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {E}
 * @throws {TypeError} the page has none.
 */
export function part(within, selector) {
  const match = /** @type {E | null} */ (within.querySelector(selector));
  if (!match) throw new TypeError(selector);
  return match;
}

/**
 * Return a button with a text that calls `act`, once for a double click or a key held down.
 *
 * @param {string} text
 * @param {() => unknown} act
 * @param {string} css
 */
export function button(text, act, css = "") {
  const made = element("button", { type: "button", class: css }, text);
  made.addEventListener("click", (event) => {
    if (!isSecond(event) && made.getAttribute("aria-disabled") !== "true") act();
  });
  made.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  return made;
}

/**
 * Whether a click is the second of a double click, whose target may have changed.
 *
 * @param {UIEvent} event
 */
export function isSecond({ detail }) {
  return detail > 0 && detail % 2 === 0;
}

/**
 * Return a sentence with its {blanks} filled; of several forms, the one for `count` in the
 * language of the page.
 *
 * @param {Forms | string} text
 * @param {Record<string, string | number | undefined>} values
 */
export function fill(text, values) {
  const form = typeof text === "string" ? text : (text[plural(values.count)] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (blank, name) => String(values[name] ?? blank));
}

/**
 * Return the plural category of a count in the language of the page: `one`, `few`, `other`.
 *
 * @param {string | number | undefined} count
 */
function plural(count) {
  return new Intl.PluralRules(document.documentElement.lang).select(Number(count));
}

/**
 * Return a number with this many decimal places, in the format of the page's language.
 *
 * @param {number} value
 * @param {number} places
 */
export function decimal(value, places) {
  return new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(value);
}

/**
 * Return a failure as a sentence.
 *
 * @param {Pick<Words, "errors" | "flaws">} words
 * @param {Partial<Failure>} failure
 */
export function wrong(words, { kind = "worker", message = "", values = {} }) {
  const flaw = kind === "damaged" ? words.flaws[/** @type {Flaw} */ (message)] : undefined;
  const detail = flaw ? fill(flaw, values) : message;
  return fill(words.errors[kind] ?? words.errors.worker, { detail });
}
