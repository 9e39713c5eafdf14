import { deepEqual, equal, rejects } from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { adviserOf } from "./adviser.mjs";
import { Client, Failure } from "./client.mjs";

const RUNTIME = { folder: "runtime-1", files: [] };
const REQUEST = { do: "advise", slug: "azar" };
const HOUR = 3_600_000; // ms, longer than any worker waits
let workers;

/** A worker that has started and answers requests by `answer`; without an answer it is silent. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage({ id, do: what, request }) {
    if (this.isEnded) return;
    const started = { reply: { runtime: RUNTIME, restored: false } };
    const data = what === "ask" ? FakeWorker.answer(request) : started;
    if (!data) return;
    const event = Object.assign(new Event("message"), { data: { id, ...data } });
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate() {
    this.isEnded = true;
  }
}

/** The first client of a page, which answers that it was asked itself. */
function first() {
  return {
    root: "root/",
    sentences: undefined,
    start: () => Promise.resolve({ runtime: RUNTIME }),
    ask: (request) => Promise.resolve({ byFirst: request.do }),
  };
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  globalThis.Worker = FakeWorker;
  FakeWorker.answer = (request) => ({ reply: { asked: request.slug } });
});

afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve)); // what goes on sets no timer of the clock
  mock.timers.reset();
});

test("boards that share a client share its adviser", () => {
  const client = first();
  equal(adviserOf(client), adviserOf(client));
  equal(adviserOf(first()) === adviserOf(client), false);
});

test("a second worker is asked, and ends after a while without requests", async () => {
  const adviser = adviserOf(first());
  equal(workers.length, 0);
  const { signal } = new AbortController();
  deepEqual(await adviser.ask(REQUEST, signal), { asked: "azar" });
  deepEqual(await adviser.ask({ ...REQUEST, slug: "triga" }, signal), { asked: "triga" });
  equal(workers.length, 1);
  equal(workers[0].isEnded, false);
  mock.timers.tick(HOUR);
  equal(workers[0].isEnded, true);
});

test("what the second worker refuses is not asked of the first", async () => {
  FakeWorker.answer = () => ({ reply: { error: { kind: "illegal-move", message: "no" } } });
  const { signal } = new AbortController();
  await rejects(adviserOf(first()).ask(REQUEST, signal), { kind: "reply" });
});

test("if the second worker fails, the first answers from then on", async () => {
  FakeWorker.answer = () => ({ error: { kind: "crash", message: "out of memory" } });
  const adviser = adviserOf(first());
  const { signal } = new AbortController();
  deepEqual(await adviser.ask(REQUEST, signal), { byFirst: "advise" });
  FakeWorker.answer = (request) => ({ reply: { asked: request.slug } });
  deepEqual(await adviser.ask(REQUEST, signal), { byFirst: "advise" });
});

test("a request that is no longer wanted is given up, and the worker with it", async () => {
  FakeWorker.answer = () => undefined;
  const ending = new AbortController();
  const answer = adviserOf(first()).ask(REQUEST, ending.signal);
  await new Promise((resolve) => setImmediate(resolve));
  ending.abort();
  await rejects(answer, Failure);
  await new Promise((resolve) => setImmediate(resolve));
  equal(workers[0].isEnded, true);
  await rejects(adviserOf(first()).ask(REQUEST, AbortSignal.abort()), { kind: "stopped" });
});

test("the second client is none of those that boards are given", () => {
  const client = new Client("root/", undefined, () => Promise.resolve());
  equal(adviserOf(client) instanceof Client, false);
});
