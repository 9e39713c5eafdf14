/**
 * Keeps the site readable and playable without a connection: what is named after its contents never
 * changes and is taken from the store first; everything else is fetched afresh where that is
 * possible, and taken from the store where the network fails or says nothing. Registered only once
 * a reader has played.
 */
const STORE = "juegos"; // the name that download.mjs, worker.mjs and offline.mjs use too
const LASTING = /\/(?:runtime|widget)-[0-9a-f]+\//;
const SHARED = /\/_static\//;
const ROOM = /\/play\//; // what every game is played on
const LANGUAGE = /^[a-z]{2}\//; // the folder of a language; English has none
const OFFLINE = "metodo/sin-conexion.html"; // the page that lists what is kept, from the root
const SILENCE = 3000; // ms until a network that says nothing counts as none
const DOUBT = 30_000; // ms for which it is then not waited for again
const MOST = 400; // files kept beside those that never change; pages not fetched for longest go first
const LARGEST = 2_000_000; // bytes of one of them: no download

let patience = SILENCE; // less while the network is in doubt
let keeps = true; // until the reader has it all forgotten
let pruning = Promise.resolve(); // one after the other, or both would take what is one too many

const site = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

site.addEventListener("install", () => site.skipWaiting());
site.addEventListener("activate", (event) => event.waitUntil(site.clients.claim()));

site.addEventListener("message", (event) => {
  keeps = false;
  event.waitUntil(caches.delete(STORE).then(() => event.ports[0].postMessage("forgotten")));
});

site.addEventListener("fetch", (event) => {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || headers.has("Range")) return;
  event.respondWith(LASTING.test(pathname) ? keptFirst(event) : freshFirst(event));
});

/** @param {FetchEvent} event */
async function keptFirst(event) {
  const { cache } = event.request;
  const copy = cache === "reload" ? undefined : await cached(event.request.url);
  return copy ?? fetchAndKeep(event);
}

/** @param {FetchEvent} event */
async function freshFirst(event) {
  const fresh = fetchAndKeep(event);
  const copy = await cached(event.request.url);
  if (!copy) return fresh.catch((error) => instead(event.request, error));
  return unlessSilent(
    fresh.catch(() => copy),
    copy,
  );
}

/**
 * The fresh file, or the copy once the network has said nothing for so long.
 *
 * @param {Promise<Response>} fresh
 * @param {Response} copy
 * @returns {Promise<Response>}
 */
async function unlessSilent(fresh, copy) {
  /** @type {number | undefined} */
  let timer;
  /** @type {Promise<Response>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      patience = 0;
      setTimeout(() => {
        patience = SILENCE;
      }, DOUBT);
      resolve(copy);
    }, patience);
  });
  const first = await Promise.race([fresh, late]);
  clearTimeout(timer);
  return first;
}

/**
 * In place of a page that is not kept, the one that says so and lists those that are; in another
 * language where nothing was played in that of the page.
 *
 * @param {Request} request
 * @param {unknown} error
 */
async function instead(request, error) {
  const { scope } = site.registration;
  const [folder = ""] = LANGUAGE.exec(request.url.slice(scope.length)) ?? [];
  if (request.mode !== "navigate") throw error;
  const own = new URL(folder + OFFLINE, scope).href;
  const urls = (await (await caches.open(STORE)).keys()).map(({ url }) => url);
  const place = urls.includes(own) ? own : urls.find((url) => url.endsWith(OFFLINE));
  if (!place) throw error;
  return Response.redirect(`${place}#${encodeURIComponent(request.url)}`);
}

/**
 * The address that a file is kept under, as in offline.mjs: no query, a folder as its first page.
 *
 * @param {string} url
 */
function placeOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, "/index.html");
}

/** @param {string} url */
async function cached(url) {
  try {
    const place = placeOf(url);
    const folder = `${place}/index.html`; // as it is asked for without its slash
    /** @param {string} address */
    const match = (address) => caches.match(address, { ignoreSearch: true, ignoreVary: true });
    return (await match(place)) ?? (await match(folder));
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/** @param {FetchEvent} event */
function fetchAndKeep(event) {
  const fresh = fetch(event.request);
  const keeping = fresh.then(async (answer) => {
    const length = Number(answer.headers.get("Content-Length"));
    const isSmall = LASTING.test(event.request.url) || length < LARGEST;
    const isWhole = answer.status === 200 && isSmall;
    const copy = isWhole ? answer.clone() : undefined;
    if (copy && (await isOurs(copy))) await store(placeOf(event.request.url), copy);
  });
  event.waitUntil(keeping.catch(() => {})); // may last longer than what the page waits for
  return fresh;
}

/**
 * Whether it is of this site, and not what a network shows in its place that asks for a password
 * first: each of our pages has our policy.
 *
 * @param {Response} answer
 */
async function isOurs(answer) {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await answer.clone().text()).includes("trusted-types juegos");
}

/**
 * @param {string} place
 * @param {Response} answer
 */
async function store(place, answer) {
  if (!keeps) return;
  try {
    const files = await caches.open(STORE);
    await files.put(place, answer); // counts as the newest; if it breaks off, the former stays
    pruning = pruning.then(() => prune(files)).catch(() => {});
    await pruning;
  } catch {
    // a full disk is no reason to fail
  }
}

/**
 * Drop what is too many, pages before what they share: a browser may take that from its memory.
 *
 * @param {Cache} files
 */
async function prune(files) {
  const urls = (await files.keys()).map(({ url }) => url).filter((url) => !stays(url));
  const inTurn = [
    ...urls.filter((url) => !SHARED.test(url)),
    ...urls.filter((url) => SHARED.test(url)),
  ];
  for (const url of inTurn.slice(0, Math.max(0, urls.length - MOST))) await files.delete(url);
}

/** @param {string} url */
function stays(url) {
  return LASTING.test(url) || ROOM.test(url) || url.endsWith(OFFLINE);
}
