import { deepEqual, equal, rejects } from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { addAll, keepRooms } from "./offline-rooms.mjs";

const SITE = "https://example.org/juegos/";
const html = { headers: { "Content-Type": "text/html" } };
const ours = '<meta content="trusted-types juegos">';
const usual = globalThis.fetch;
let served;
let asked;

/** A cache that holds what is put into it. */
class Store extends Map {
  match(url) {
    return Promise.resolve(this.get(url)?.clone());
  }
  put(url, answer) {
    this.set(url, answer);
    return Promise.resolve();
  }
}

beforeEach(() => {
  served = new Map([
    [`${SITE}play/rooms.json`, () => new Response('{"files": ["play/azar.html", "a.css"]}')],
    [`${SITE}play/azar.html`, () => new Response(ours, html)],
    [`${SITE}a.css`, () => new Response("a {}")],
  ]);
  asked = [];
  globalThis.fetch = (url) => {
    asked.push(String(url));
    const answer = served.get(String(url));
    return Promise.resolve(answer ? answer() : new Response("", { status: 404 }));
  };
});
afterEach(() => {
  globalThis.fetch = usual;
});

test("the rooms of a build are cached once", async () => {
  const store = new Store();
  await keepRooms(SITE, store);
  deepEqual(
    [...store.keys()].map((url) => url.slice(SITE.length)),
    ["play/azar.html", "a.css", "play/rooms-kept.json"],
  );
  asked.length = 0;
  await keepRooms(SITE, store);
  deepEqual(asked, [`${SITE}play/rooms.json`]);
  served.set(`${SITE}play/rooms.json`, () => new Response('{"files": ["a.css"]}'));
  asked.length = 0;
  await keepRooms(SITE, store);
  equal(asked.length, 2);
});

test("nothing is cached where a file is missing or a network answers with a page of its own", async () => {
  const store = new Store();
  await rejects(addAll(store, [`${SITE}a.css`, `${SITE}gone.css`]), TypeError);
  served.set(`${SITE}a.css`, () => new Response("Please log in", html));
  await rejects(addAll(store, [`${SITE}play/azar.html`, `${SITE}a.css`]), /a\.css/);
  equal(store.size, 0);
});
