/** The few things that every part of a board does with the page. */

/** A new element with attributes and children. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button that says `text` and calls `act`. */
export function button(text, act, css = "") {
  const made = element("button", { type: "button", class: css }, text);
  made.addEventListener("click", act);
  return made;
}

/** A sentence with its {blanks} filled. */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank);
}
