/** Lists the pages saved in this browser, and names a page that was asked for but is not saved. */
import { decimal, element, part } from "./dom.mjs";
import { parsed } from "./trusted-types.mjs";

const STORE = "juegos"; // the name that download.mjs, worker.mjs, offline.mjs and sw.js use too
const here = part(document, ".j-kept-pages");

/**
 * Return links to the saved pages, by title, those in the language of this page first; empty if
 * there are none.
 */
async function pages() {
  try {
    if (!(await caches.has(STORE))) return []; // to open it would make it
    const store = await caches.open(STORE);
    const addresses = (await store.keys())
      .map(({ url }) => url)
      .filter((url) => url.endsWith(".html"));
    const links = await Promise.all(
      addresses.map(async (url) => link(url, (await store.match(url)) ?? new Response())),
    );
    const { lang: own } = document.documentElement;
    const away = (/** @type {HTMLElement} */ { lang }) => (lang === own ? "" : lang);
    return links.sort(
      (a, b) => away(a).localeCompare(away(b)) || a.text.localeCompare(b.text, a.lang),
    );
  } catch {
    return [];
  }
}

/**
 * @param {string} url
 * @param {Response} answer
 */
async function link(url, answer) {
  const page = parsed(await answer.text());
  const { lang } = page.documentElement;
  return element("a", { href: url, lang, hreflang: lang }, page.title.replace(/ - Juegos$/, ""));
}

/** Return the page that redirected here, which the service worker puts after the #. */
function wanted() {
  try {
    const asked = new URL(decodeURIComponent(location.hash.slice(1)));
    return asked.origin === location.origin ? asked.href : undefined;
  } catch {
    return undefined; // nothing is told
  }
}

async function show() {
  const asked = wanted();
  part(here, ".j-wanted").hidden = !asked;
  if (asked) part(here, ".j-wanted a").setAttribute("href", asked);
  const saved = await pages();
  part(here, "ul").replaceChildren(...saved.map((one) => element("li", {}, one)));
  part(here, ".j-some").hidden = !saved.length;
  part(here, ".j-none").hidden = Boolean(saved.length);
  await weigh();
}

/** Show the total size, if the browser gives it. */
async function weigh() {
  const { usage } = (await navigator.storage?.estimate()) ?? {};
  part(here, ".j-weighs").hidden = !usage;
  if (usage) part(here, ".j-weighs b").textContent = decimal(usage / 1e6, 1);
}

/** Delete everything saved, and the service worker. */
async function forget() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  await stopSaving(navigator.serviceWorker.controller);
  await caches.delete(STORE);
  await show();
}

/**
 * Tell the service worker, which lives as long as the page, to save nothing more.
 *
 * @param {ServiceWorker | null} worker
 */
function stopSaving(worker) {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  worker?.postMessage("forget", [port2]);
  return worker ? answered : undefined;
}

part(here, "button").addEventListener("click", () => forget().catch(show));
addEventListener("hashchange", show);
show();
