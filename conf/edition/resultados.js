/* What a result of the search shows: a page once, and of its text the words that were found, in
   their own spelling, with the place they stand at. Searchtools asks Search and Scorer for it. */
{
  /**
   * A text, its words that were found, and how many different ones.
   *
   * @typedef {{ block: Element, text: string, words: RegExpExecArray[], count: number }} Found
   */

  const UNREAD =
    ".headerlink, script, style, svg, nav, .j-choices, .j-cite, .v-d:not(.v-e), .v-r:not(.v-e)";
  const PASSAGES = ".j-original, .j-translations > p"; // before any other text of a page
  const TEXTS = [PASSAGES, "p, li, dt, figcaption", "th, td, h1, h2, h3"];
  const APART = "p, div, li, dt, dd, th, td, h1, h2, h3, q, code, span[class^='j-']";
  const WORD = /[\p{L}\p{N}_]+/gu;
  const LONG = 240; // characters
  const BEFORE = 80; // at most, that stand before the first word found

  /** Makes of a page a document apart, in which nothing runs; nothing where no browser asks. */
  const policy = globalThis.trustedTypes?.createPolicy("juegos-search", {
    createHTML: (html) => html,
  });
  const stemmer = new Stemmer();
  /** @type {Map<string, string>} */
  const stems = new Map();

  /** @param {string} word */
  const stem = (word) => {
    const stemmed = stems.get(word) ?? stemmer.stemWord(word.toLowerCase());
    stems.set(word, stemmed);
    return stemmed;
  };

  /**
   * What of the words looked for a word is, or has in it as the index has it.
   *
   * @param {string} word
   * @param {string[]} keywords
   */
  const sought = (word, keywords) =>
    keywords.filter((key) => stem(word) === key || (key.length > 2 && stem(word).includes(key)));

  /**
   * A text of the page: its words, those of them that are sought, and how many different.
   *
   * @param {Element} block
   * @param {string[]} keywords
   * @returns {Found}
   */
  const read = (block, keywords) => {
    const blocks = block.matches("dt") ? [block, block.nextElementSibling] : [block];
    const all = blocks.map((one) => one?.textContent).join(" ");
    const text = all
      .replace(/\s+/g, " ")
      .replace(/ (?=[,.;:])/g, "")
      .trim();
    const words = [...text.matchAll(WORD)].filter(([word]) => sought(word, keywords).length);
    const different = new Set(words.flatMap(([word]) => sought(word, keywords)));
    return { block, text, words, count: different.size };
  };

  /**
   * A piece of a text around its first words found, those marked.
   *
   * @param {Pick<Found, "text" | "words">} piece
   */
  const excerpt = ({ text, words }) => {
    const first = words[0]?.index ?? 0;
    const start = first > BEFORE ? text.indexOf(" ", first - BEFORE) + 1 : 0;
    const end = text.length > start + LONG ? text.lastIndexOf(" ", start + LONG) : text.length;
    /** @type {(string | Node)[]} */
    const pieces = [];
    let at = start;
    for (const { 0: word, index } of words.filter((match) => match.index < end)) {
      const mark = document.createElement("span");
      mark.className = "highlighted";
      mark.textContent = word;
      pieces.push(text.slice(at, index), mark);
      at = index + word.length;
    }
    return [start ? "… " : "", ...pieces, text.slice(at, end), end < text.length ? " …" : ""];
  };

  /**
   * A link to the place in the margin of a passage; the result it stands in knows the page.
   *
   * @param {Element} block
   * @param {HTMLElement} summary
   */
  const placed = (block, summary) => {
    const place = block.closest(".j-row")?.querySelector(".j-place a");
    if (!place) return [];
    const link = document.createElement("a");
    link.textContent = place.textContent;
    queueMicrotask(() => {
      const page = summary.parentElement?.querySelector("a")?.href ?? "";
      link.href = page + place.getAttribute("href");
    });
    const fold = block.closest("details")?.querySelector("summary"); // it is no original
    return [link, fold ? ` (${fold.textContent.trim()}) ` : " "];
  };

  /** Pages as they are read, of which each may have many results.
      @type {Map<string, Document>} */
  const pages = new Map();

  /** @param {string} html */
  const parsed = (html) => {
    const trusted = policy?.createHTML(html) ?? html;
    const page = pages.get(html) ?? new DOMParser().parseFromString(trusted, "text/html");
    if (!pages.has(html)) {
      for (const element of page.querySelectorAll(UNREAD)) element.remove();
      for (const element of page.querySelectorAll(APART)) element.append(" ");
      pages.set(html, page);
    }
    return page;
  };

  Search.makeSearchSummary = (html, terms, anchor) => {
    const page = parsed(html);
    const article = page.querySelector('[role="main"]') ?? page.body;
    const main = page.getElementById(anchor.slice(1)) ?? article;
    const blocks = anchor ? [main] : TEXTS.flatMap((texts) => [...main.querySelectorAll(texts)]);
    /** @param {Iterable<string>} keywords */
    const best = (keywords) =>
      blocks
        .map((one) => read(one, [...keywords]))
        .reduce((most, other) => (other.count > most.count ? other : most), read(main, []));
    const typed = best(terms);
    const { block, ...piece } = typed.count ? typed : best(BESIDES);
    const quoted = block.matches(PASSAGES)
      ? block.querySelector("[lang]")
      : block.closest("[lang]");
    const summary = document.createElement("p");
    summary.className = "context";
    const words = document.createElement("span");
    words.lang = quoted?.getAttribute("lang") ?? "";
    words.append(...excerpt(piece));
    summary.append(...placed(block, summary), words);
    return summary;
  };

  /** The page that a result leads to is left as it is: Sphinx would mark the words there letter
      by letter in every view, and fails at drawings. So the reader's browser keeps no words. */
  const { query } = Search;
  Search.query = (text) => {
    query(text);
    localStorage.removeItem("sphinx_highlight_terms");
  };

  // A module or function comes before pages by its own name, and after them by a part of it.
  for (const rank of Object.keys(Scorer.objPrio)) Scorer.objPrio[rank] = -5;

  /** @type {Record<string, string | undefined>} */
  const KINDS = BUSQUEDA.kinds;

  /** A page found by its title and by its words is one result: under its long title, and first
      if that is all its title. What stands on a page is told with its kind, since a rule and a
      crux may have one name. */
  Scorer.score = (result) => {
    const [, title, anchor, , score, , kind] = result;
    if (kind !== SearchResultKind.title) return score;
    const [page, part] = title.split(" > ");
    const what = KINDS[anchor.slice(1).split("-")[0]];
    const named = what ? `${page} > ${what} ${part}` : title;
    result[1] = anchor ? named : page;
    return anchor ? score : score + Number(score === Scorer.title);
  };

  /** Each place is one result, and a page is none for its words if what they name on it is one. */
  const { _performSearch } = Search;
  Search._performSearch = (...asked) => {
    const results = _performSearch(...asked).reverse(); // the best first
    const parted = new Set(results.filter(([, , anchor]) => anchor).map(([page]) => page));
    const seen = new Set();
    const once = results.filter(([page, , anchor, , , , kind]) => {
      const isKnown = seen.has(page + anchor);
      seen.add(page + anchor);
      return !isKnown && (anchor || kind !== SearchResultKind.text || !parted.has(page));
    });
    return once.reverse();
  };
}
