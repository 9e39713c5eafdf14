/* <juegos-board game="azar">, <juegos-board table="azar.odds">, <juegos-board passage="azar.s1">:
   a frame of this site on anybody's page. lang="es" takes it in Spanish, link="..." begins a board
   with the position of a link, name="..." says what the frame holds, to who cannot see it. */
(() => {
  const root = new URL("..", document.currentScript.src);
  const kinds = { game: "", table: "cuadro/", passage: "pasaje/" };
  class Board extends HTMLElement {
    static observedAttributes = [...Object.keys(kinds), "lang", "link", "name"];
    connectedCallback() {
      const kind = Object.keys(kinds).find((one) => this.hasAttribute(one));
      if (!kind) return;
      const id = this.getAttribute(kind);
      const lang = this.getAttribute("lang");
      const there = new URL(
        `${lang && lang !== "en" ? `${lang}/` : ""}embed/${kinds[kind]}${encodeURIComponent(id)}.html`,
        root,
      );
      there.hash = this.getAttribute("link") ?? "";
      const frame = document.createElement("iframe");
      Object.assign(frame, {
        src: there.href,
        title: this.getAttribute("name") ?? `Juegos: ${id}`,
        loading: "lazy",
        width: "100%",
        height: kind === "game" ? 640 : 240,
      });
      frame.style.border = 0;
      this.style.display = "block";
      this.replaceChildren(frame);
    }
    attributeChangedCallback() {
      if (this.isConnected) this.connectedCallback();
    }
  }
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== root.origin || !(data?.juegos > 0)) return;
    for (const frame of document.querySelectorAll("juegos-board > iframe"))
      if (frame.contentWindow === source) frame.height = data.juegos + 8;
  });
  customElements.define("juegos-board", Board);
})();
