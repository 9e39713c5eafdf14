/** The few things that every part of a board does with the page. */

/** A new element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button that says `text` and calls `act`, once for a double click or a key held down. */
export function button(text, act, css = "") {
  const made = element("button", { type: "button", class: css }, text);
  made.addEventListener("click", (event) => {
    if (!isSecond(event) && made.getAttribute("aria-disabled") !== "true") act();
  });
  made.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  return made;
}

/** Whether a click is the second of a double click: what lies under it now was not meant. */
export function isSecond({ detail }) {
  return detail > 0 && detail % 2 === 0;
}

/** A sentence with its {blanks} filled. */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank);
}
