/** Filters the games of the gallery: by their features, by name, at random. It knows no game. */
import { element, fill, part } from "./dom.mjs";

const here = part(document, ".j-gallery");
const words = JSON.parse(part(here, "script[type='application/json']").textContent);
/** @type {HTMLFormElement} */
const form = part(here, ".j-filter");
/** @type {NodeListOf<HTMLElement>} */
const families = here.querySelectorAll(".j-family");
const lot = part(here, ".j-lot button");
const drawn = part(here, ".j-drawn-lot");
/** @type {HTMLElement | undefined} */
let last;

/** Show the unfinished games, if this browser has any. */
async function showUnfinished() {
  const databases = await indexedDB.databases();
  if (databases.length) await (await import("./unfinished-games.mjs")).show(here);
}

/** @returns {Record<string, string>} the active filters */
function chosen() {
  const all = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(all.filter(([, value]) => value));
}

/**
 * Return a text folded for comparison: lower case without accents and apostrophes.
 *
 * @param {string} text
 */
function bare(text) {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/**
 * Whether a game passes the filters.
 *
 * @param {HTMLElement} game
 * @param {Record<string, string>} asked
 */
function fits(game, { kind, q, ...others }) {
  const family = /** @type {HTMLElement} */ (game.closest(".j-family"));
  if (kind && family.dataset.kind !== kind) return false;
  const { game: slug, also } = game.dataset; // its own name, what other languages say of it
  const { textContent: title } = part(family, "h2");
  const card = `${part(game, ".j-summary").textContent} ${slug} ${also}`;
  const text = bare(`${card} ${title} ${family.dataset.also}`);
  const sought = bare(q ?? "").split(/\s+/);
  if (!sought.every((word) => text.includes(word))) return false;
  return Object.entries(others).every(([name, value]) =>
    (game.dataset[name] ?? "").split(" ").includes(value),
  );
}

/** @returns {HTMLElement[]} the games that are shown */
function shown() {
  /** @type {NodeListOf<HTMLElement>} */
  const games = here.querySelectorAll(".j-games > li");
  return [...games].filter((game) => !game.hidden);
}

/** Show the games that pass the filters, with their families, and their number. */
function show() {
  const asked = chosen();
  for (const family of families) {
    /** @type {NodeListOf<HTMLElement>} */
    const games = family.querySelectorAll(".j-games > li");
    for (const game of games) game.hidden = !fits(game, asked);
    family.hidden = [...games].every((game) => game.hidden);
  }
  const count = shown().length;
  part(here, ".j-count").textContent = count ? fill(words.count, { count }) : words.none;
}

/** Put the filters into the address, so that it can be saved and shared. */
function tell() {
  const query = new URLSearchParams(chosen()).toString();
  history.replaceState(null, "", (query ? `?${query}` : location.pathname) + location.hash);
}

/** Set the filters from the address. */
function read() {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement && [...field.options].some((o) => o.value === value)) {
      field.value = value;
    }
  }
}

/** Choose one of the games shown at random, other than the last one if possible. */
function draw() {
  const all = shown();
  const others = all.length > 1 ? all.filter((game) => game !== last) : all;
  last = others[Math.floor(Math.random() * others.length)];
  if (!last) {
    drawn.replaceChildren(words.none);
    return;
  }
  const copy = element("div", { class: "j-drawn-game" });
  for (const child of last.children) copy.append(child.cloneNode(true));
  for (const shared of copy.querySelectorAll("defs")) shared.remove(); // they stand on the page
  drawn.replaceChildren(copy);
  lot.textContent = words.another;
}

form.addEventListener("input", () => {
  show();
  tell();
});
form.addEventListener("submit", (event) => event.preventDefault());
lot.addEventListener("click", draw);
read();
show();
showUnfinished().catch(() => {}); // a browser that keeps nothing
