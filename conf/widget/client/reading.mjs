/**
 * The script of every page: remembers the page settings and puts them into the address. What few
 * readers need, or not at once, is loaded when it is needed.
 */

/** @typedef {{ rows: HTMLElement[], set: typeof set, offers: typeof offers, keys: typeof keys }} Reading */

const FIELD = "input, select, textarea, [contenteditable], dialog, [popover], .j-board";

const root = document.documentElement;
const { ways, key } = juegosShown;
/** @type {NodeListOf<HTMLElement>} */
const elements = document.querySelectorAll(".j-row");
const rows = [...elements];
/** @type {NodeListOf<HTMLInputElement>} */
const choices = document.querySelectorAll(".j-choices input");

/**
 * Whether this page has a setting.
 *
 * @param {string} name
 * @param {string} one
 */
function offers(name, one) {
  if (name === "spelling") return Boolean(document.querySelector(`.j-original-${one}`));
  if (name === "column") return Boolean(document.querySelector(`.j-lang-${one}`));
  return name === "size" || name === "width" || rows.length > 0;
}

/**
 * Apply a setting to this page, and to others opened later.
 *
 * @param {string} name
 * @param {string} one
 */
function set(name, one) {
  root.dataset[name] = one;
  keep(key(name), one);
  for (const choice of choices) if (nameOf(choice) === name) choice.checked = oneOf(choice) === one;
  address();
}

/** @param {HTMLInputElement} choice */
function nameOf(choice) {
  return choice.className.startsWith("j-lang-") ? "column" : "spelling";
}

/** @param {HTMLInputElement} choice */
function oneOf(choice) {
  return choice.className.replace(/.*-/, "");
}

/** Put the settings that differ from the default into the address. */
function address() {
  const here = new URL(location.href);
  for (const [name, [first]] of Object.entries(ways)) {
    const one = root.dataset[name] ?? first;
    if (one !== first && offers(name, one)) here.searchParams.set(name, one);
    else if (here.searchParams.has(name)) here.searchParams.delete(name);
  }
  try {
    if (here.href !== location.href) history.replaceState(history.state, "", here);
  } catch {} // a folder has no other addresses
}

/**
 * Whether keys move from passage to passage; `on` sets it.
 *
 * @param {boolean} [on]
 */
function keys(on) {
  if (on !== undefined) keep("shown-keys", on ? "on" : "off");
  return on ?? stored("shown-keys") !== "off";
}

/**
 * Return a stored value; null if there is none or no storage.
 *
 * @param {string} name
 */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Store a text under a name, if the browser has storage.
 *
 * @param {string} name
 * @param {string} text
 */
function keep(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {}
}

/**
 * Ignore a failure without a connection: it is fetched again at the next use.
 *
 * @param {Promise<unknown>} coming
 */
function quietly(coming) {
  coming.catch(() => {});
}

const reading = /** @type {Reading} */ ({ rows, set, offers, keys });
/** @type {HTMLButtonElement | null} */
const how = document.querySelector(".j-how");
if (how && "popover" in how) {
  how.hidden = false;
  const open = async () => {
    const { panel } = await import("./page-settings.mjs");
    await panel(how, reading);
  };
  how.addEventListener("click", () => how.popoverTargetElement || quietly(open()));
}
for (const choice of choices)
  choice.addEventListener("change", () => set(nameOf(choice), oneOf(choice)));
address();
document.addEventListener(
  "toggle",
  ({ target }) => {
    const cite = /** @type {HTMLDetailsElement} */ (target);
    if (cite.open && cite.matches("details.j-cite") && !cite.querySelector(".j-copy"))
      quietly(import("./copy-buttons.mjs").then(({ offer }) => offer(cite)));
  },
  true,
);
const passages = () => import("./passages.mjs");
addEventListener("keydown", (event) => {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !keys()) return;
  if (target instanceof Element && target.closest(FIELD)) return;
  if (event.key === "/") {
    event.preventDefault();
    /** @type {HTMLInputElement | null} */
    const seek = document.querySelector("[name=q]");
    seek?.focus();
  }
  if (!rows.length) return;
  if (event.key === "j") quietly(passages().then(({ go }) => go(1)));
  if (event.key === "k") quietly(passages().then(({ go }) => go(-1)));
  if (event.key === "?") quietly(import("./page-settings.mjs").then(({ help }) => help()));
});
if (rows.length) {
  /* it then notes where the reader leaves */
  addEventListener("scroll", () => quietly(passages()), { once: true });
  if (stored("shown-places")?.includes(location.pathname)) quietly(passages());
}
