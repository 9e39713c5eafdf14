import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { recorded } from "./replay.mjs";

test("a record that comes in parts has a moment for its start and for each step", async () => {
  const step = (state) => ({ state, turn: 0, move: `to ${state}`, said: "", events: [] });
  const replies = {
    replay: ({ from, state }) => ({
      slug: "azar",
      readings: {},
      heads: { start: "s0" },
      steps: from ? [step("s3")] : [step("s1"), step("s2")],
      state: from ? "s3" : "s2",
      ...{ done: from ? 3 : 2, of: 3, carried: state },
    }),
    start: ({ state }) => ({ slug: "azar", state, moves: ["a move"], scene: {} }),
  };
  const asked = [];
  const client = {
    ask(request) {
      asked.push(request);
      return Promise.resolve(replies[request.do](request));
    },
  };
  const moments = await recorded(client, "the record", 1);
  deepEqual(
    asked.map(({ do: what, from, state }) => [what, from, state]),
    [
      ["replay", 0, undefined],
      ["replay", 2, "s2"],
      ["start", undefined, "s0"],
    ],
  );
  deepEqual(
    moments.map(({ reply }) => reply.state),
    ["s0", "s1", "s2", "s3"],
  );
  deepEqual(moments[3].reply.made, { state: "s2", move: "to s3" });
  deepEqual([moments[0].reply.moves, moments[1].reply.moves], [["a move"], []]);
  equal(moments[2].near, 1);
});
