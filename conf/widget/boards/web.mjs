/** The web of a throw, as a reply has it: knots, each with its steps as [from, to, knot]. */

/** Where a man may go from a knot, each with the steps: one, or several by one way only. */
export function reach(knots, knot, from) {
  const found = new Map();
  let ways = [[knot, from, []]];
  while (ways.length) {
    ways = ways.flatMap(([here, at, steps]) =>
      knots[here].filter(([out]) => out === at).map((step) => [step[2], step[1], [...steps, step]]),
    );
    const longer = new Map();
    for (const [, at, steps] of ways)
      if (!found.has(at)) longer.set(at, [...(longer.get(at) ?? []), steps]);
    for (const [at, several] of longer) {
      if (new Set(several.map((steps) => steps.at(-1)[2])).size === 1) found.set(at, several[0]);
    }
  }
  return found;
}
