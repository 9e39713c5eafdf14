/**
 * Lists the games that this browser keeps: to go on with, to copy, to take along in a file and to
 * open again, to delete. What is kept or comes in a file is shown as text, its board as a picture.
 */
import { button, element, fill, part, wrong } from "./dom.mjs";
import { branchOf, lastPlayed, picture, save } from "./listed.mjs";
import { Seats } from "./seats.mjs";
import { all, channel, drop, put, record, spoilt } from "./shelf.mjs";

/**
 * @import { Failure } from "./client.mjs"
 * @import { GamesData } from "./page.d.ts"
 * @import { Game } from "./shelf.mjs"
 */

const LONGEST = 20_000_000; // bytes of a file that is opened
const FILE = "juegos.txt";

const here = part(document, ".j-your-games");
/** @type {GamesData} */
const page = JSON.parse(part(here, "script").textContent);
const { words, games: known } = page;
const told = element("p", { class: "j-told", role: "status" });
const list = element("ul", { class: "j-kept-games" });
const every = button(words.all, async () => saveAll(await all()));
const input = element("input", { type: "file", accept: ".txt,text/plain", id: "open-games" });

/** Show the games as they are kept now. */
async function show() {
  const [games, others, letters] = [await all(), await spoilt(), await byLetter()];
  list.replaceChildren(...letters, ...games.map(item), ...others.map(spoiltItem));
  every.hidden = !games.length;
  if (!list.hasChildNodes() && !told.hasChildNodes()) tell(words.none);
}

/** The games by letter, where this browser has any. */
async function byLetter() {
  const bases = (await indexedDB.databases?.()) ?? [];
  if (!bases.some(({ name }) => name === "juegos-letters")) return [];
  return (await import("./posted.mjs")).listed(page, { tell, show });
}

/**
 * @param {string} text
 * @param {Node[]} more
 */
function tell(text, ...more) {
  told.replaceChildren(text, " ", ...more);
}

/** @param {Game} game */
function item(game) {
  const { slug, moments, branch } = game;
  const count = moments.length;
  return element(
    "li",
    {},
    picture(game),
    element(
      "div",
      {},
      element("h2", {}, known[slug]?.name ?? slug),
      element("p", {}, `${against(game)} · ${fill(words.moves, { count })} · `, lastPlayed(game)),
      ...(branch ? [element("p", {}, branchOf(words.branchOf, branch))] : []),
      element("p", {}, element("b", {}, standing(game))),
      element("div", { class: "j-actions" }, ...acts(game)),
    ),
  );
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

/** @param {Game} game */
function acts(game) {
  const way = known[game.slug];
  const label = game.isOver ? words.look : words.goOn;
  const go = way ? [element("a", { href: `${way.href}#game=${game.id}` }, label)] : [];
  return [
    ...go,
    button(words.copy, () => copy(game)),
    button(words.download, () => saveAll([game])),
    button(words.drop, () => remove(game)),
  ];
}

/** @param {Game} game */
function against({ seats: { level } }) {
  return fill(words.against, { other: words.others[level] ?? (level || words.somebody) });
}

/** @param {Game} game whose turn it is in it, or who has won */
function standing({ slug, isOver, seat, seats }) {
  if (!known[slug]) return words.unknown;
  if (seat === null) return isOver ? words.nobody : "";
  const called = new Seats(seats).called(seat);
  return (isOver ? words.won : words.turns)[called] ?? "";
}

/** @param {Game} game */
async function copy(game) {
  try {
    await navigator.clipboard.writeText(record(game));
    tell(words.copied);
  } catch {
    const shown = element("textarea", { readonly: "", rows: "8", "aria-label": words.copy });
    shown.value = record(game);
    told.replaceChildren(shown);
    shown.select();
  }
}

/** @param {Game[]} games */
function saveAll(games) {
  save(games.map(record).join("\n"), FILE);
}

/** @param {Game} game */
async function remove(game) {
  await drop(game.id);
  const undo = button(words.undo, async () => {
    await put(game);
    told.replaceChildren();
    await show();
    list.querySelector("a")?.focus();
  });
  tell(fill(words.dropped, { game: known[game.slug]?.name ?? game.slug }), undo);
  await show();
  undo.focus();
}

/**
 * Add the games of a file; where one of them is wrong, none.
 *
 * @param {File | undefined} file
 */
async function open(file) {
  if (!file) return;
  if (file.size > LONGEST) return tell(words.long);
  tell(words.reading);
  try {
    const [{ clientAt }, { gamesIn }] = await Promise.all([
      import("./client.mjs"),
      import("./opened.mjs"),
    ]);
    const client = clientAt(root(), sentences());
    const found = await gamesIn(client, await file.text(), (slug) => known[slug]?.seat);
    const there = new Set((await all()).map(record));
    const added = found.filter((game) => !there.has(record(game)));
    for (const game of added) await put(game);
    tell(fill(words.added, { count: added.length, known: found.length - added.length }));
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
here.append(told, list, every, opening);
orDenied(show());
