/** Panels of which one is shown, each chosen by its tab; arrows go from tab to tab. */
import { element } from "../client/dom.mjs";

/** @type {Record<string, (at: number, count: number) => number>} where a key leads */
const KEYS = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * @param {string} prefix of their ids
 * @param {string} label
 * @param {{ name: string, panel: HTMLElement }[]} all
 */
export function tabs(prefix, label, all) {
  const heads = all.map(({ name, panel }, i) => {
    panel.id = `${prefix}-panel-${i}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `${prefix}-tab-${i}`);
    panel.tabIndex = 0;
    return element(
      "button",
      { type: "button", role: "tab", id: `${prefix}-tab-${i}`, "aria-controls": panel.id },
      name,
    );
  });
  /** @param {number} chosen */
  const show = (chosen) => {
    for (const [i, head] of heads.entries()) {
      head.setAttribute("aria-selected", String(i === chosen));
      head.tabIndex = i === chosen ? 0 : -1;
      all[i].panel.hidden = i !== chosen;
    }
  };
  const list = element("div", { role: "tablist", "aria-label": label }, ...heads);
  for (const [i, head] of heads.entries()) {
    head.addEventListener("click", () => show(i));
    head.addEventListener("keydown", (event) => {
      const next = KEYS[event.key]?.(i, heads.length);
      if (next === undefined) return;
      event.preventDefault();
      show(next);
      heads[next].focus();
    });
  }
  show(0);
  return element("div", { class: "j-tabs" }, list, ...all.map(({ panel }) => panel));
}
