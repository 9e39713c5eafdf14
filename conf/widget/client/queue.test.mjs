import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { Queue } from "./queue.mjs";

test("requests run one after another, and a failed one can be tried again", async () => {
  const told = [];
  const board = {
    alert: { replaceChildren: () => told.push("clear") },
    tell: ({ message }, again) => {
      told.push(message);
      retry = again;
    },
  };
  let retry;
  let isBroken = true;
  const queue = new Queue(board, (isPending) => told.push(isPending));
  queue.add(async () => {
    await undefined;
    told.push("first");
  });
  queue.add(() => {
    if (isBroken) throw new Error("no line");
    told.push("second");
  });
  await queue.done;
  deepEqual(told, [true, true, "clear", "first", true, "clear", "no line", false]);
  isBroken = false;
  told.length = 0;
  await retry();
  deepEqual(told, [true, "clear", "second", false]);
});
