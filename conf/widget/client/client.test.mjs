import { deepEqual, equal, rejects } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Client, clientAt } from "./client.mjs";

const RUNTIME = { folder: "runtime-1", files: [] };
let workers;

/** A worker that answers as the test says; `answer` gets a message and returns its answer. */
class FakeWorker extends EventTarget {
  messages = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message) {
    this.messages.push(message);
    const data = FakeWorker.answer(message);
    if (data) {
      const event = Object.assign(new Event("message"), { data: { id: message.id, ...data } });
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }

  terminate() {
    this.isEnded = true;
  }
}

/** Bring the files of Python: none are needed here. */
function files(_root, { tell, starter }) {
  tell(1, 2);
  starter.begin(RUNTIME, []);
  starter.came("boot.mjs");
  return Promise.resolve();
}

beforeEach(() => {
  workers = [];
  globalThis.Worker = FakeWorker;
  FakeWorker.answer = ({ do: what, request }) => ({
    reply: what === "start" ? { runtime: RUNTIME, restored: false } : { asked: request },
  });
});

test("Python is started once, and requests are told apart", async () => {
  const client = new Client("root/", undefined, files);
  const progress = [];
  client.addEventListener("progress", () => progress.push(client.came.bytes));
  const replies = await Promise.all([client.ask({ do: "games" }), client.ask({ do: "table" })]);
  deepEqual(
    replies.map(({ asked }) => asked.do),
    ["games", "table"],
  );
  deepEqual(
    workers.map(({ messages }) => messages.map((one) => one.do)),
    [["begin", "came", "start", "ask", "ask"]],
  );
  deepEqual(progress, [1]);
  equal(clientAt("a/"), clientAt("a/"));
});

test("an error in a reply rejects, with the rule that refuses, and Python runs on", async () => {
  const client = new Client("root/", undefined, files);
  await client.start();
  FakeWorker.answer = () => ({ reply: { error: { message: "no", rule: "azar.suerte" } } });
  await rejects(client.ask({ do: "play" }), {
    ...{ kind: "reply", message: "no" },
    values: { rule: "azar.suerte" },
  });
  FakeWorker.answer = () => ({ reply: {} });
  deepEqual(await client.ask({ do: "games" }), {});
  equal(workers.length, 1);
});

test("an error of the worker itself has its kind", async () => {
  const client = new Client("root/", undefined, files);
  await client.start();
  FakeWorker.answer = () => ({ error: { kind: "crash", message: "memory" } });
  await rejects(client.ask({ do: "games" }), { kind: "crash", message: "memory" });
});

test("what is stopped rejects all that waits, and the next request starts another", async () => {
  const client = new Client("root/", undefined, files);
  await client.start();
  FakeWorker.answer = () => undefined;
  const waiting = client.ask({ do: "games" });
  await undefined;
  await undefined;
  client.stop();
  await rejects(waiting, { kind: "stopped" });
  equal(workers[0].isEnded, true);
  FakeWorker.answer = () => ({ reply: {} });
  await client.ask({ do: "games" });
  equal(workers.length, 2);
});

test("a script that cannot be loaded and one that crashes are told apart", async () => {
  for (const [message, kind] of [
    ["", "worker"],
    ["out of memory", "crash"],
  ]) {
    FakeWorker.answer = () => undefined;
    const client = new Client("root/", undefined, files);
    const starting = client.start();
    await undefined;
    const event = Object.assign(new Event("error", { cancelable: true }), { message });
    workers.at(-1).dispatchEvent(event);
    await rejects(starting, { kind, message });
    equal(workers.at(-1).isEnded, true);
  }
});

test("files that cannot be had end the start with the flaw that they have", async () => {
  const spoilt = Object.assign(new Error("short"), { kind: "damaged", values: { came: 1 } });
  for (const [error, kind] of [
    [spoilt, "damaged"],
    [new Error("juegos.zip: 404"), "runtime"],
  ]) {
    const client = new Client("root/", undefined, () => Promise.reject(error));
    await rejects(client.start(), { kind, message: error.message });
  }
});

test("nothing that comes for long enough is a failure", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const silent = (_root, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const client = new Client("root/", undefined, silent);
  const starting = client.start(60);
  context.mock.timers.tick(60_000);
  await rejects(starting, { kind: "slow", message: "60" });
});
