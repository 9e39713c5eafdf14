/** Keeps, once a reader has played, what it takes to play every other game without a connection. */

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
  await store.addAll(files.map((name) => new URL(name, site).href));
  await store.put(done, new Response(told)); // last: it says that all else is there
}
