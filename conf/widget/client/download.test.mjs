import { deepEqual, equal, rejects } from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { download } from "./download.mjs";

const ROOT = "https://example.org/_static/juegos/";
const bytes = (text) => new TextEncoder().encode(text);
const file = (name, text, more = {}) => ({
  ...{ name, bytes: text.length, gzip: text.length / 2 },
  sha256: createHash("sha256").update(text).digest("hex"),
  ...more,
});
const RUNTIME = {
  folder: "runtime-1",
  files: [
    file("NOTICE.txt", "who made it"),
    file("boot.mjs", "start();"),
    file("juegos.zip", "all games"),
    file("juegos-dados.zip", "dice", { family: "dados" }),
    file("juegos-naipes.zip", "cards", { family: "naipes" }),
  ],
};
const TEXTS = { "boot.mjs": "start();", "juegos.zip": "all games", "juegos-dados.zip": "dice" };

let lines; // by file, what the server answers one time after another
let asked;

/** An answer of which the connection breaks after some bytes; without a number it is whole. */
function sent(
  text,
  { type = "application/octet-stream", upTo = Number.POSITIVE_INFINITY, status = 200 } = {},
) {
  const pieces = upTo > 0 ? [bytes(text.slice(0, upTo))] : [];
  const body = new ReadableStream({
    pull(way) {
      const piece = pieces.shift();
      if (piece) way.enqueue(piece);
      else if (upTo < text.length) way.error(new Error("line broke"));
      else way.close();
    },
  });
  return new Response(body, { status, headers: { "content-type": type } });
}

/** Download the files for games of dice; return what has come, by name. */
async function downloaded() {
  const came = {};
  const messages = [];
  const starter = {
    begin() {},
    came(address, content) {
      const name = address.split("/").pop();
      came[name] = content ? new TextDecoder().decode(content) : null;
    },
  };
  const how = { signal: new AbortController().signal, families: new Set(["dados"]), starter };
  await download(ROOT, { ...how, tell: (...counts) => messages.push(counts) });
  return { came, messages };
}

beforeEach((context) => {
  lines = {};
  asked = [];
  RUNTIME.folder = `runtime-${context.name.length}`; // what one test holds is not the next one's
  globalThis.location = { protocol: "https:" };
  globalThis.caches = { open: () => Promise.resolve({ delete: (address) => asked.push(address) }) };
  globalThis.fetch = (address, { headers } = {}) => {
    const name = String(address).split("/").pop();
    if (name === "runtime.json") return Promise.resolve(Response.json(RUNTIME));
    asked.push([name, new Headers(headers).get("range")]);
    const answer = lines[name]?.shift() ?? (() => sent(TEXTS[name], { type: "text/javascript" }));
    return Promise.resolve(answer());
  };
});

test("the files of a family come, and those that a worker runs there without their bytes", async () => {
  const { came, messages } = await downloaded();
  deepEqual(came, { "boot.mjs": null, "juegos.zip": "all games", "juegos-dados.zip": "dice" });
  deepEqual(messages.at(-1), [10.5, 10.5]);
});

test("after a broken line the rest alone is asked for", async () => {
  lines["juegos.zip"] = [
    () => sent("all games", { upTo: 4 }),
    () => sent("games", { status: 206 }),
  ];
  const { came } = await downloaded();
  equal(came["juegos.zip"], "all games");
  deepEqual(
    asked.filter(([name]) => name === "juegos.zip"),
    [
      ["juegos.zip", null],
      ["juegos.zip", "bytes=4-"],
    ],
  );
});

test("a server that knows no parts sends the whole file again", async () => {
  lines["juegos.zip"] = [() => sent("all games", { upTo: 4 }), () => sent("all games")];
  equal((await downloaded()).came["juegos.zip"], "all games");
});

test("breaks that bring nothing are forgiven some times, and then named", async () => {
  const nothing = () => sent("all games", { upTo: 0 });
  lines["juegos.zip"] = [nothing, nothing, nothing];
  equal((await downloaded()).came["juegos.zip"], "all games");
  lines["juegos.zip"] = [nothing, nothing, nothing, nothing];
  await rejects(downloaded(), { message: "juegos.zip: line broke", kind: undefined });
});

test("what cannot be had is named at once, and what has come is not fetched again", async () => {
  lines["juegos.zip"] = [() => new Response("", { status: 503, statusText: "Busy" })];
  await rejects(downloaded(), { message: "juegos.zip: 503 Busy" });
  asked.length = 0;
  equal((await downloaded()).came["juegos.zip"], "all games");
  deepEqual(asked, [["juegos.zip", null]]);
});

for (const [flaw, answer, message] of [
  ["changed", () => sent("all gamez"), "changed"],
  ["longer", () => sent("all games and more"), "long"],
  ["shorter", () => sent("all"), "short"],
]) {
  test(`a file that is ${flaw} is damaged, and its copy is forgotten`, async () => {
    lines["juegos.zip"] = [answer];
    await rejects(downloaded(), { message, kind: "damaged" });
    equal(asked.includes(`${ROOT}${RUNTIME.folder}/juegos.zip`), true);
    equal((await downloaded()).came["juegos.zip"], "all games");
  });
}

test("a script that comes as another type is damaged", async () => {
  lines["boot.mjs"] = [() => sent("start();", { type: "text/plain" })];
  await rejects(downloaded(), { message: "type", kind: "damaged" });
});
