/**
 * Caches in the browser, after the first play: the page and the runtime, so that both work offline,
 * and the memory of a started Python, so that the next visit is quick.
 */
import { ofScript, openWorker } from "./client.mjs";
import { whenIdle } from "./preload.mjs";
import { addAll, keepRooms } from "./offline-rooms.mjs";
import { WORDS } from "./strings.mjs";

/**
 * @import { Client } from "./client.mjs"
 */

const STORE = "juegos"; // the name that download.mjs, worker.mjs and sw.js use too
const OWN = new URL("..", import.meta.url).href; // where the scripts of this build stand
/** The modules that tools.mjs and room.mjs load only when needed. */
const OTHERS = [
  "../boards/points.mjs",
  "../boards/tables.mjs",
  "../boards/cards.mjs",
  "../panels/tutor.mjs",
  "../panels/count.mjs",
  "../panels/teacher.mjs",
  "../panels/navigation.mjs",
  "../panels/records.mjs",
  "../panels/review.mjs",
  "../panels/embed.mjs",
  "../panels/settings.mjs",
];
const SCRIPTS = /\/widget-[0-9a-f]+\//; // where those of any build do

const LATER = 15_000; // ms until the rooms of other games are kept: nobody waits for them

/** @type {Promise<boolean> | undefined} */
let keeping;

/**
 * Cache the loaded files, once for a page; return whether that worked. In a frame on another
 * site nothing is cached.
 *
 * @param {Client} client
 */
export function keep(client) {
  if (document.querySelector(".j-embedded")) return Promise.resolve(false);
  keeping ??= keepAll(client).then(
    () => true,
    () => false,
  );
  return keeping;
}

/** @param {Client} client */
async function keepAll(client) {
  const { runtime } = await client.start();
  const store = await caches.open(STORE);
  const folder = new URL(`${runtime.folder}/`, client.root).href;
  await dropOthers(store, folder);
  await dropOldScripts(store);
  const families = savesData()
    ? [...client.families]
    : runtime.files.flatMap(({ family }) => family ?? []);
  for (const { name, family } of runtime.files) {
    if (!family || families.includes(family)) await addMissing(store, folder + name);
  }
  if (!savesData()) await Promise.all(OTHERS.map((name) => import(here(name))));
  const list = new URL("metodo/sin-conexion.html", home()).href;
  const own = [
    "worker.mjs",
    "offline.mjs",
    "saved-pages.mjs",
    "adviser.mjs",
    "resume.mjs",
    WORDS,
  ].map(here);
  const wanted = [location.href, list, ...loaded(), ...own, `${client.root}runtime.json`];
  await addAll(store, [...new Set(wanted.map(placeOf))]);
  await navigator.serviceWorker.register(ofScript(new URL("../../sw.js", client.root)));
  if (!savesData()) setTimeout(() => keepRooms(home(), store).catch(() => {}), LATER);
  whenIdle(() => remember(client.root, store, folder, families).catch(() => {}));
}

/**
 * Whether the reader saves data: then only the files of this page are cached. Otherwise the
 * pages of other games, which are cached at a later visit, can be played offline too.
 */
function savesData() {
  /** @type {Navigator & { connection?: { saveData: boolean } }} not in every browser */
  const { connection } = navigator;
  return Boolean(connection?.saveData);
}

/** Return the address of the pages of this language. */
function home() {
  return new URL(document.documentElement.dataset.content_root ?? "", document.baseURI).href;
}

/** @param {string} name */
function here(name) {
  return new URL(name, import.meta.url).href;
}

/**
 * Return the cache key of a file, as in sw.js: no query, a folder as its first page.
 *
 * @param {string} url
 */
function placeOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, "/index.html");
}

/**
 * Delete the runtimes of earlier builds, and their memories.
 *
 * @param {Cache} store
 * @param {string} folder
 */
async function dropOthers(store, folder) {
  for (const { url } of await store.keys()) {
    if (url.includes("/runtime-") && !url.startsWith(folder)) await store.delete(url);
  }
}

/**
 * Delete the scripts of earlier builds, except those of cached pages.
 *
 * @param {Cache} store
 */
async function dropOldScripts(store) {
  const urls = (await store.keys()).map(({ url }) => url);
  const old = urls.filter((url) => SCRIPTS.test(url) && !url.startsWith(OWN));
  if (!old.length) return;
  const addresses = urls.filter((url) => url.endsWith(".html"));
  const pages = await Promise.all(
    addresses.map(async (url) => (await store.match(url))?.text() ?? ""),
  );
  for (const url of old) {
    const folder = url.match(SCRIPTS)?.[0] ?? "";
    if (!pages.some((page) => page.includes(folder))) await store.delete(url);
  }
}

/** Return the files that this page has loaded from its own site. */
function loaded() {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter(
    (name) => name.startsWith(`${location.origin}/`) && !name.includes("/runtime-"),
  );
}

/**
 * @param {Cache} store
 * @param {string} url
 */
async function addMissing(store, url) {
  if (!(await store.match(url))) await addAll(store, [url]);
}

/**
 * Start Python again in the background, and cache its memory, for which Pyodide needs a start.
 *
 * @param {string} root
 * @param {Cache} store
 * @param {string} folder
 * @param {string[]} families
 */
async function remember(root, store, folder, families) {
  if (await store.match(`${folder}memory-${families.join("-")}`)) return;
  const worker = openWorker();
  worker.addEventListener("message", () => worker.terminate());
  worker.postMessage({ id: 1, do: "remember", root, families });
}
