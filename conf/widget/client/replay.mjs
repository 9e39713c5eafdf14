/** The moments of a game from its record, as the log and the review need them. */

/**
 * @import { Client } from "./client.mjs"
 * @import { Moment } from "./moment.mjs"
 * @import { Passed, Replay } from "./replies.d.ts"
 */

/**
 * Return the moments: one for the start, and one for each move or throw.
 *
 * @param {Client} client
 * @param {string} text
 * @param {number} near the seat that looks on
 * @returns {Promise<Moment[]>}
 */
export async function recorded(client, text, near) {
  const { steps, slug, readings, heads } = await replayed(client, text);
  const begun = heads?.start ? { state: heads.start } : {};
  const opening = await client.ask({ do: "start", slug, readings, near, ...begun });
  /** @type {Moment[]} */
  const moments = [{ reply: opening, near }];
  for (const { state, turn, move, said, events } of steps) {
    const made = { state: moments[moments.length - 1].reply.state, move };
    const none = { moves: [], names: [], paths: [], takes: [], outcome: null };
    const reply = { ...opening, ...none, state, turn, move, said, events, made };
    moments.push({ reply, near });
  }
  return moments;
}

/**
 * Return the steps of a record, part by part.
 *
 * @param {Client} client
 * @param {string} text
 * @returns {Promise<Replay>}
 */
async function replayed(client, text) {
  /** @type {Passed[]} */
  const steps = [];
  let last = await client.ask({ do: "replay", text, from: 0 });
  steps.push(...last.steps);
  while (last.done < last.of) {
    last = await client.ask({ do: "replay", text, from: last.done, state: last.state });
    steps.push(...last.steps);
  }
  return { ...last, steps };
}
