/**
 * Tab panels: one is shown, and arrow keys move between the tabs.
 *
 * On a narrow screen they are sheets: none is open at first, the tab that opens one closes it, and
 * so do Escape, a swipe downwards and a button.
 */
import { button, element } from "../client/dom.mjs";

const SWIPE = 48; // px downwards

/** @type {Record<string, (at: number, count: number) => number>} where a key leads */
const KEYS = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Whether the screen is narrow, as styles/room has it. */
export function narrow() {
  return matchMedia("(width <= 62rem)");
}

export class Tabs {
  #all;
  #heads;
  #close;
  #chosen = 0;
  #open = false; // of sheets: whether that of the tab chosen is
  #opened;
  #narrow = narrow();

  /**
   * @param {string} prefix of their ids
   * @param {{ tabs: string, close: string }} sentences
   * @param {{ name: string, panel: HTMLElement, shown?: () => unknown }[]} all each may call something
   * when it is shown
   * @param {() => unknown} opened called when a sheet is about to open
   */
  constructor(prefix, sentences, all, opened) {
    this.#all = all;
    this.#opened = opened;
    this.#heads = all.map(({ name, panel }, i) => {
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
    this.#close = button(sentences.close, () => this.#shut());
    const list = element("div", { role: "tablist", "aria-label": sentences.tabs }, ...this.#heads);
    const line = element("div", { class: "j-heads" }, list, this.#close);
    this.box = element("div", { class: "j-tabs" }, line, ...all.map(({ panel }) => panel));
    this.#listen();
    this.#show();
  }

  #listen() {
    for (const [i, head] of this.#heads.entries()) {
      head.addEventListener("click", () => this.#press(i));
      head.addEventListener("keydown", (event) => this.#key(event, i));
    }
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#isSheet && this.#open) this.#shut();
    });
    this.#narrow.addEventListener("change", () => this.#show());
    swiped(this.box, () => this.#isSheet && this.#open && this.#shut());
  }

  get #isSheet() {
    return this.#narrow.matches;
  }

  /** @param {number} tab */
  #press(tab) {
    this.#open = this.#isSheet && (!this.#open || this.#chosen !== tab);
    this.#chosen = tab;
    this.#show();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} tab
   */
  #key(event, tab) {
    const next = KEYS[event.key]?.(tab, this.#heads.length);
    if (next === undefined) return;
    event.preventDefault();
    this.#chosen = next;
    this.#show();
    this.#heads[next].focus();
  }

  /** Close the sheet; who was in it is then at its tab. */
  #shut() {
    const isIn = this.box.contains(document.activeElement);
    this.#open = false;
    this.#show();
    if (isIn) this.#heads[this.#chosen].focus();
  }

  #show() {
    if (this.#isSheet && this.#open) this.#opened();
    for (const [i, head] of this.#heads.entries()) {
      const isChosen = i === this.#chosen;
      const isShown = isChosen && (this.#open || !this.#isSheet);
      head.setAttribute("aria-selected", String(isShown));
      head.tabIndex = isChosen ? 0 : -1;
      const { panel, shown } = this.#all[i];
      const isNew = isShown && panel.hidden;
      panel.hidden = !isShown;
      if (isNew) shown?.();
    }
    this.#close.hidden = !(this.#isSheet && this.#open);
  }
}

/**
 * Call when a finger goes downwards on what cannot be scrolled further up.
 *
 * @param {HTMLElement} box
 * @param {() => unknown} act
 */
function swiped(box, act) {
  /** @type {number | undefined} */
  let from;
  box.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const panel = target instanceof Element && target.closest("[role=tabpanel]");
      from = panel && panel.scrollTop > 0 ? undefined : touches[0].clientY;
    },
    { passive: true },
  );
  box.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (from !== undefined && end.clientY - from > SWIPE) act();
  });
}
