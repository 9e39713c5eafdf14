/**
 * Keeps the site readable and playable without a connection: files of a runtime never change and
 * are taken from the store first; everything else is fetched afresh where that is possible.
 * Registered only once a reader has played.
 */
const STORE = "juegos"; // the name that worker.mjs and keep.mjs use too
const LASTING = /\/runtime-[0-9a-f]+\//;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  event.respondWith(LASTING.test(pathname) ? keptFirst(event) : freshFirst(event));
});

async function keptFirst(event) {
  return (await kept(event.request)) ?? fetchAndKeep(event);
}

async function freshFirst(event) {
  try {
    return await fetchAndKeep(event);
  } catch (error) {
    const found = await kept(event.request);
    if (found) return found;
    throw error;
  }
}

function kept(request) {
  return caches.match(request.url, { ignoreVary: true });
}

async function fetchAndKeep(event) {
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(store(event.request.url, answer.clone()));
  return answer;
}

async function store(url, answer) {
  try {
    await (await caches.open(STORE)).put(url, answer);
  } catch {
    // a full disk is no reason to fail
  }
}
