import { deepEqual, equal, match } from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

const CARDS = "cards";
const RUNTIME = {
  folder: "runtime-1",
  files: [
    { name: "boot.mjs", bytes: 1, sha256: "" },
    { name: "juegos-dados.zip", bytes: 4, sha256: "", family: "dados" },
    {
      ...{ name: "juegos-naipes.zip", bytes: CARDS.length, family: "naipes" },
      sha256: createHash("sha256").update(CARDS).digest("hex"),
    },
  ],
};
// A Python that answers with what it was asked, and whose requests of cards are of that family.
const BOOT = `
const called = globalThis.called;
const ask = (text) => JSON.stringify({ asked: JSON.parse(text) });
const about = (text) => JSON.stringify(JSON.parse(text).slug === "piquet" ? ["naipes"] : ["dados"]);
const python = {
  runPython: (code) => (code.includes("install") ? (...given) => called.push(given) : [ask, about]),
};
export async function boot(options) {
  called.push(["boot", options.families]);
  return python;
}
export async function add(_python, family) {
  const response = await fetch(globalThis.cards);
  called.push(["add", family, await response.text()]);
}
`;

const folder = mkdtempSync(join(tmpdir(), "worker-"));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, RUNTIME.folder));
writeFileSync(join(folder, RUNTIME.folder, "boot.mjs"), BOOT);
const root = `${pathToFileURL(folder)}/`;

const waiting = new Map();
let hear;
globalThis.called = [];
globalThis.cards = `${root}${RUNTIME.folder}/juegos-naipes.zip`;
globalThis.addEventListener = (_type, listener) => {
  hear = listener;
};
globalThis.postMessage = ({ id, ...answer }) => waiting.get(id)(answer);
globalThis.caches = { has: () => Promise.resolve(false), match: () => Promise.resolve() };
let isOnline = false;
globalThis.fetch = () => {
  if (!isOnline) return Promise.reject(new Error("no connection"));
  const headers = { "content-type": "application/octet-stream" };
  return Promise.resolve(new Response(CARDS, { headers }));
};
await import("./worker.mjs");

/** Send a message to the worker; return what comes back. */
function send(message) {
  const id = waiting.size;
  const answer = new Promise((resolve) => {
    waiting.set(id, resolve);
  });
  hear({ data: { id, ...message } });
  return answer;
}

test("Python starts once its scripts have come, with the families whose files come", async () => {
  const addresses = ["boot.mjs", "juegos-dados.zip"].map(
    (name) => `${root}${RUNTIME.folder}/${name}`,
  );
  await send({ do: "begin", root, runtime: RUNTIME, addresses });
  const started = send({ do: "start", sentences: { lang: "es", bytes: "compiled" } });
  deepEqual(globalThis.called, []);
  await send({ do: "came", address: addresses[0] });
  deepEqual((await started).reply, { runtime: RUNTIME, restored: false, lang: "es" });
  deepEqual(globalThis.called, [
    ["boot", ["dados"]],
    ["es", "compiled"],
  ]);
});

test("a request of a family that is there is answered at once", async () => {
  const request = { do: "start", slug: "azar" };
  deepEqual((await send({ do: "ask", request })).reply, { asked: request });
  equal(globalThis.called.length, 2);
});

test("a family that cannot be fetched fails its request alone, and is fetched at the next", async () => {
  const request = { do: "start", slug: "piquet" };
  const { reply, error } = await send({ do: "ask", request });
  equal(reply, undefined);
  equal(error.kind, "runtime");
  match(error.message, /no connection/);
  isOnline = true;
  deepEqual((await send({ do: "ask", request })).reply, { asked: request });
  deepEqual((await send({ do: "ask", request })).reply, { asked: request });
  deepEqual(globalThis.called.slice(2), [["add", "naipes", CARDS]]);
});

test("where a page forbids WebAssembly the start fails with a kind of its own", async () => {
  const { Module } = WebAssembly;
  WebAssembly.Module = class {
    constructor() {
      throw new Error("refused by policy");
    }
  };
  const { error } = await send({ do: "begin", root, runtime: RUNTIME, addresses: [] });
  WebAssembly.Module = Module;
  deepEqual(error, { kind: "wasm", message: "refused by policy" });
});
