/** Caches, after the first play, what is needed to play every other game offline. */

/**
 * Keep the rooms of all games, unless those of this build are kept already.
 *
 * @param {string} site the address of the pages of this language
 * @param {Cache} store
 */
export async function keepRooms(site, store) {
  const told = await (await fetch(new URL("play/rooms.json", site), { cache: "no-cache" })).text();
  // Not the list's own address: the site's worker keeps under that what is fetched from there.
  const done = new URL("play/rooms-kept.json", site).href;
  const kept = await store.match(done);
  if (told === (await kept?.text())) return;
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(told);
  await addAll(
    store,
    files.map((name) => new URL(name, site).href),
  );
  await store.put(done, new Response(told)); // last: it says that all else is there
}

/**
 * Fetch files and keep them, all or none.
 *
 * @param {Cache} store
 * @param {string[]} urls
 * @throws {TypeError} one is missing, or a network shows a page of its own in its place.
 */
export async function addAll(store, urls) {
  const answers = await Promise.all(urls.map((url) => fetch(url)));
  const ours = await Promise.all(answers.map(isOurs));
  const other = urls.find((_, i) => !ours[i]);
  if (other) throw new TypeError(other);
  await Promise.all(urls.map((url, i) => store.put(url, answers[i])));
}

/**
 * Whether an answer is of this site, as in sw.js: each of its pages has our policy.
 *
 * @param {Response} answer
 */
async function isOurs(answer) {
  if (!answer.ok) return false;
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await answer.clone().text()).includes("trusted-types juegos");
}
