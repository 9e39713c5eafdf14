import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { Queue } from "./queue.mjs";

test("requests run one after another, and a failed one can be tried again", async () => {
  const order = [];
  const board = {
    alert: { replaceChildren: () => order.push("clear") },
    tell: ({ message }, again) => {
      order.push(message);
      retry = again;
    },
  };
  let retry;
  let isBroken = true;
  const queue = new Queue(board, (isPending) => order.push(isPending));
  queue.add(async () => {
    await undefined;
    order.push("first");
  });
  queue.add(() => {
    if (isBroken) throw new Error("no line");
    order.push("second");
  });
  await queue.done;
  deepEqual(order, [true, true, "clear", "first", true, "clear", "no line", false]);
  isBroken = false;
  order.length = 0;
  await retry();
  deepEqual(order, [true, "clear", "second", false]);
});
