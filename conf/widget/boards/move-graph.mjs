/**
 * The graph of the moves of a throw, from a reply: nodes, each with its steps as [from, to, node].
 */

/** @import { Step, Web } from "../client/replies.d.ts" */

/**
 * Return the places that a man may reach from a node, each with the steps of its only path.
 *
 * @param {Step[][]} knots
 * @param {number} knot
 * @param {string} from
 * @returns {Map<string, Step[]>}
 */
export function reach(knots, knot, from) {
  /** @type {Map<string, Step[]>} */
  const nodes = new Map();
  /** @type {[knot: number, at: string, steps: Step[]][]} */
  let ways = [[knot, from, []]];
  while (ways.length) {
    ways = ways.flatMap(([here, at, steps]) =>
      knots[here].filter(([out]) => out === at).map((step) => [step[2], step[1], [...steps, step]]),
    );
    /** @type {Map<string, Step[][]>} */
    const longer = new Map();
    for (const [, at, steps] of ways)
      if (!nodes.has(at)) longer.set(at, [...(longer.get(at) ?? []), steps]);
    for (const [at, several] of longer) {
      if (new Set(several.map((steps) => steps[steps.length - 1][2])).size === 1)
        nodes.set(at, several[0]);
    }
  }
  return nodes;
}

/**
 * Return the steps of a play, by its number among the moves; none if it has no steps.
 *
 * @param {Web} web
 * @param {number} end
 */
export function stepsTo({ knots, ends }, end) {
  /** @type {Map<number, Step[]>} by the knots that are reached, the steps there */
  const ways = new Map([[0, []]]);
  for (const [knot, way] of ways) {
    if (ends[knot] === end) return way;
    for (const step of knots[knot] ?? []) if (!ways.has(step[2])) ways.set(step[2], [...way, step]);
  }
  return [];
}
