/**
 * Lists the games saved in this browser: to continue, copy, export to a file, import or delete.
 * Saved games and those in a file are shown as text, their boards as pictures.
 */
import { button, element, fill, part, wrong } from "./dom.mjs";
import { all, channel, drop, put, record, spoilt } from "./saved-games.mjs";

/**
 * @import { Failure } from "./client.mjs"
 * @import { GamesData } from "./page.d.ts"
 */

const LONGEST = 20_000_000; // bytes of a file that is opened

const here = part(document, ".j-your-games");
/** @type {GamesData} */
const page = JSON.parse(part(here, "script").textContent);
const { words } = page;
const status = element("p", { class: "j-summary", role: "status" });
const list = element("ul", { class: "j-kept-games" });
const every = button(words.all, async () => (await import("./entries.mjs")).saveAll(await all()));
const input = element("input", { type: "file", accept: ".txt,text/plain", id: "open-games" });

/** Show the saved games. */
async function show() {
  const [saved, others, letters] = [await all(), await spoilt(), await byLetter()];
  const games = saved.length
    ? (await import("./entries.mjs")).entries(saved, page, { tell, show })
    : [];
  list.replaceChildren(...letters, ...games, ...others.map(spoiltItem));
  every.hidden = !saved.length;
  if (!list.hasChildNodes() && !status.hasChildNodes()) tell(words.none);
}

/** Return the games by letter, if this browser has any. */
async function byLetter() {
  const bases = (await indexedDB.databases?.()) ?? [];
  if (!bases.some(({ name }) => name === "juegos-letters")) return [];
  return (await import("./letter-list.mjs")).listed(page, { tell, show });
}

/**
 * @param {string} text
 * @param {Node[]} more
 */
function tell(text, ...more) {
  status.replaceChildren(text, " ", ...more);
}

/** @param {IDBValidKey} id of what is no game */
function spoiltItem(id) {
  const gone = button(words.drop, async () => {
    await drop(id);
    await show();
  });
  const about = element("p", {}, words.spoilt);
  return element("li", {}, element("div", {}, about, element("div", { class: "j-actions" }, gone)));
}

/**
 * Add the games of a file, or none if one of them is invalid.
 *
 * @param {File | undefined} file
 */
async function open(file) {
  if (!file) return;
  if (file.size > LONGEST) return tell(words.long);
  tell(words.reading);
  try {
    const [{ clientAt }, { gamesIn, textOf }] = await Promise.all([
      import("./client.mjs"),
      import("./record-files.mjs"),
    ]);
    const client = clientAt(root(), sentences());
    const { games, left } = await gamesIn(
      client,
      await textOf(file),
      (slug) => page.games[slug]?.seat,
    );
    const there = new Set((await all()).map(record));
    const added = games.filter((game) => !there.has(record(game)));
    for (const game of added) await put(game);
    const duplicates = games.length - added.length;
    tell([fill(words.added, { count: added.length, known: duplicates }), ...left].join(" "));
  } catch (error) {
    const failure = /** @type {Failure} */ (error);
    const { message } = failure;
    tell(fill(words.bad, { detail: failure.kind === "reply" ? message : wrong(words, failure) }));
  }
  return show();
}

function root() {
  return new URL(here.dataset.root ?? "", document.baseURI).href;
}

function sentences() {
  const { sentences: address } = here.dataset;
  return address ? { lang: document.documentElement.lang, address } : undefined;
}

/** @param {Promise<unknown>} work that a browser which keeps nothing cannot do */
function orDenied(work) {
  work.catch(() => tell(words.denied));
}

input.addEventListener("change", () => {
  open(input.files?.[0]);
  input.value = ""; // the same file may be opened again
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  open(event.dataTransfer?.files[0]);
});
addEventListener("pageshow", ({ persisted }) => persisted && orDenied(show()));
channel()?.addEventListener("message", () => orDenied(show()));
const label = element("label", { for: input.id }, words.open);
const opening = element("p", { class: "j-open" }, label, " ", input, " ", words.here);
here.append(status, list, every, opening);
orDenied(show());
