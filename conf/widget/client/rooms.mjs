/** Keeps, once a reader has played, what it takes to play every other game without a connection. */

/**
 * Keep the rooms of all games, unless those of this build are kept already.
 *
 * @param {string} root where the Python of the site lies
 * @param {Cache} store
 */
export async function keepRooms(root, store) {
  const site = new URL("../../", root);
  const list = new URL("play/rooms.json", site).href;
  const fresh = await fetch(list, { cache: "no-cache" });
  const told = await fresh.clone().text();
  const kept = await store.match(list);
  if (told === (await kept?.text())) return;
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(told);
  await store.addAll(files.map((name) => new URL(name, site).href));
  await store.put(list, fresh); // last: it says that all else is there
}
