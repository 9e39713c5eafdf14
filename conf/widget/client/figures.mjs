/** Lets a reader point at the marks of a figure; the labels are fetched at the first use. */

for (const figure of document.querySelectorAll("figure[data-answers]")) {
  const drawn = /** @type {SVGElement} */ (figure.querySelector("svg"));
  const button = figure.querySelector("button");
  /** @type {Promise<import("./answers.mjs").Answers> | undefined} */
  let begun;
  const ask = async () => {
    begun ??= import("./answers.mjs").then(({ begin }) => begin(figure));
    try {
      return await begun;
    } catch {
      begun = undefined; // no connection: asked again, it is fetched again
      return undefined;
    }
  };
  drawn.tabIndex = 0;
  for (const asks of ["pointerenter", "pointerdown", "focus"]) drawn.addEventListener(asks, ask);
  if (!button) continue;
  button.hidden = false;
  button.addEventListener("click", async () => (await ask())?.turn(button));
}
