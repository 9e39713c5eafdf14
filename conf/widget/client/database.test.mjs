import { deepEqual, equal, rejects } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { transact } from "./database.mjs";
import * as letterbox from "./letterbox.mjs";
import * as games from "./saved-games.mjs";
import * as streak from "./streak.mjs";

/** Databases as a browser has them, in memory: what is asked is answered in a later task. */
class FakeDatabases {
  #stores = new Map();

  open(name) {
    const rows = this.#stores.get(name) ?? new Map();
    const isNew = !this.#stores.has(name);
    this.#stores.set(name, rows);
    const result = { close() {}, createObjectStore() {}, transaction: () => transaction(rows) };
    const asked = { result };
    queueMicrotask(() => {
      if (isNew) asked.onupgradeneeded();
      asked.onsuccess();
    });
    return asked;
  }
}

/** A transaction on rows, whose changes hold once all that was asked in it is answered. */
function transaction(rows) {
  const changed = new Map(rows);
  const made = { error: new Error("aborted"), isAborted: false };
  let open = 0;
  const ask = (act) => {
    const asked = {};
    open += 1;
    queueMicrotask(() => {
      asked.result = structuredClone(act());
      asked.onsuccess?.();
      open -= 1;
      if (open === 0 && !made.isAborted) finish();
    });
    return asked;
  };
  const finish = () => {
    rows.clear();
    for (const [id, row] of changed) rows.set(id, row);
    made.oncomplete();
  };
  const store = {
    transaction: made,
    get: (id) => ask(() => changed.get(id)),
    getAll: () => ask(() => [...changed.values()]),
    put: (row) => ask(() => changed.set(row.id, structuredClone(row)) && row.id),
    add: (row) => ask(() => changed.set(row.id, structuredClone(row)) && row.id),
    delete: (id) =>
      ask(() => {
        changed.delete(id);
      }),
  };
  made.objectStore = () => store;
  made.abort = () => {
    made.isAborted = true;
    queueMicrotask(() => made.onabort());
  };
  return made;
}

const post = (id, letters, more = {}) => ({
  ...{ id, slug: "azar", svg: "<svg/>", changed: letters.length, isMine: true, isOver: false },
  mailbox: { letters },
  ...more,
});
const game = (id, more = {}) => ({
  ...{ id, owner: "tab 1", slug: "azar", svg: "<svg/>", state: "", version: "1.0.0" },
  ...{ begun: 1, changed: 1, readings: {}, seats: { level: "", computers: [] }, moments: [] },
  ...more,
});

beforeEach(() => {
  globalThis.indexedDB = new FakeDatabases();
});

test("a game by letter is saved where it goes on, and another window's is not lost", async () => {
  await letterbox.put(post("g", ["a"]));
  deepEqual((await letterbox.put(post("g", ["a", "b"]))).mailbox.letters, ["a", "b"]);
  for (const letters of [["a"], ["a", "x", "y"], ["a", "b"]])
    deepEqual((await letterbox.put(post("g", letters))).mailbox.letters, ["a", "b"]);
  equal(letterbox.lastOf(await letterbox.get("g")), "b");
  await letterbox.drop("g");
  equal(await letterbox.get("g"), undefined);
});

test("games by letter are listed by their last letter, without what is no game", async () => {
  await letterbox.put(post("old", ["a"]));
  await letterbox.put(post("new", ["a", "b", "c"]));
  await letterbox.put(post("broken", ["a", "b"], { svg: null }));
  deepEqual(
    (await letterbox.all()).map(({ id }) => id),
    ["new", "old"],
  );
});

test("a game belongs to the tab that took it over last", async () => {
  equal(await games.put(game("g")), true);
  equal(await games.put(game("g", { state: "s1" })), true);
  equal((await games.claim("g", "tab 2")).state, "s1");
  equal(await games.put(game("g", { state: "s2" })), false);
  equal((await games.get("g")).state, "s1");
  equal(await games.put(game("g", { owner: "tab 2", state: "s2" })), true);
  equal(await games.claim("gone", "tab 2"), undefined);
});

test("saved games are listed by when they were played, and what is spoilt apart", async () => {
  await games.put(game("old"));
  await games.put(game("new", { changed: 2 }));
  await games.put(game("spoilt", { moments: [{}] }));
  deepEqual(
    (await games.all()).map(({ id }) => id),
    ["new", "old"],
  );
  deepEqual(await games.spoilt(), ["spoilt"]);
});

test("the first answer to a puzzle counts, however often it is answered", async () => {
  await streak.note("p", false);
  await streak.note("p", true);
  const given = await streak.answers();
  equal(given.get("p").isRight, false);
  equal(streak.days(given), 0);
});

test("what cannot be written is refused as a whole", async () => {
  const work = (store) => {
    store.put({ id: "a" });
    store.transaction.abort();
  };
  await rejects(transact({ name: "n", store: "s" }, "readwrite", work), /aborted/);
  const all = (store, give) => {
    const asked = store.getAll();
    asked.onsuccess = () => give(asked.result);
  };
  deepEqual(await transact({ name: "n", store: "s" }, "readonly", all), []);
});
