/** Caches, after the first play, what is needed to play every other game offline. */

/**
 * Cache the rooms of all games, unless those of this build are cached.
 *
 * @param {string} site the address of the pages of this language
 * @param {Cache} store
 */
export async function keepRooms(site, store) {
  const rooms = await (await fetch(new URL("play/rooms.json", site), { cache: "no-cache" })).text();
  // Not the list's own address: the site's worker keeps under that what is fetched from there.
  const done = new URL("play/rooms-kept.json", site).href;
  const stored = await store.match(done);
  if (rooms === (await stored?.text())) return;
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(rooms);
  await addAll(
    store,
    files.map((name) => new URL(name, site).href),
  );
  await store.put(done, new Response(rooms)); // last: it says that all else is there
}

/**
 * Fetch and cache files, all or none.
 *
 * @param {Cache} store
 * @param {string[]} urls
 * @throws {TypeError} one is missing, or the network sends a page of its own instead.
 */
export async function addAll(store, urls) {
  const answers = await Promise.all(urls.map((url) => fetch(url)));
  const ours = await Promise.all(answers.map(isOurs));
  const other = urls.find((_, i) => !ours[i]);
  if (other) throw new TypeError(other);
  await Promise.all(urls.map((url, i) => store.put(url, answers[i])));
}

/**
 * Whether a response is from this site, as in sw.js: all its pages have our policy.
 *
 * @param {Response} answer
 */
async function isOurs(answer) {
  if (!answer.ok) return false;
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await answer.clone().text()).includes("trusted-types juegos");
}
