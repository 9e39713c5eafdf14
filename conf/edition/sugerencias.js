/* The search looks for words of the other languages as they are called in this one, and says so;
   where nothing is found and a word is misspelt, it offers the nearest as a link. */

/** Stems that were looked for besides those typed; results show them where they have no other.
    @type {Set<string>} */
const BESIDES = new Set();

{
  const MOST = 16; // texts that one text is exchanged for
  /* what Sphinx says where nothing is found, of categories that this site has not */
  const NONE =
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.";
  Documentation.TRANSLATIONS[NONE] = BUSQUEDA.sentences.none;

  const words = new Words(new Stemmer(), BUSQUEDA.called);
  const { _performSearch, query } = Search;

  /** Whether there is a title that has these words as they are typed.
      @param {string} text */
  const isTitle = (text) =>
    Object.keys(Search._index.alltitles).some((title) => title.toLowerCase().includes(text));

  /** What of a text is called otherwise here; nothing of a title, as of *medio azar*.
      @param {string} text */
  const pieces = (text) => {
    const parts = words.pieces(text);
    return parts.length > 1 && isTitle(text.trim().toLowerCase()) ? [] : parts;
  };

  /** What to look for besides: a text with its words of other languages as they are called here.
      @param {string} text */
  const besides = (text) => {
    const parts = pieces(text);
    if (!parts.some(({ here }) => here.length)) return [];
    const ways = parts.map(({ typed, here }) => (here.length ? here : [typed]));
    /** @type {(all: string[], way: string[]) => string[]} */
    const longer = (all, way) => all.flatMap((begun) => way.map((one) => `${begun} ${one}`));
    return ways.reduce((all, way) => longer(all, way).slice(0, MOST), [""]);
  };

  /** What is found of the words typed, and behind it what is found besides: titles and texts.
      The best comes last. */
  Search._performSearch = (text, ...more) => {
    const results = _performSearch(text, ...more);
    const seen = new Set(results.map(([page, , anchor]) => page + anchor));
    const others = besides(text).map((other) => Search._parseQuery(other.trim()));
    for (const stem of others.flatMap(([, stems]) => [...stems])) BESIDES.add(stem);
    const near = others
      .flatMap((asked) => _performSearch(...asked))
      .sort(_orderResultsByScoreThenName)
      .reverse()
      .filter(([page, , anchor, , , , kind]) => {
        const isKnown = seen.has(page + anchor);
        seen.add(page + anchor);
        return !isKnown && (kind === SearchResultKind.title || kind === SearchResultKind.text);
      });
    return [...near.reverse(), ...results];
  };

  /** @param {string} stem */
  const pages = (stem) =>
    [Search._index.terms, Search._index.titleterms].flatMap((index) =>
      Object.hasOwn(index, stem) ? index[stem] : [],
    ).length;

  /** Whether a page has this word, or one that it is a part of, as Sphinx has it.
      @param {string} word */
  const isKnown = (word) => {
    const stem = words.stem(word);
    const { terms, titleterms } = Search._index;
    const isPart = () => Object.keys({ ...terms, ...titleterms }).some((one) => one.includes(stem));
    return stem.length < 3 || /\d/u.test(word) || pages(stem) > 0 || isPart();
  };

  /** Words as people write them, which the index has not: of titles, and of the list of terms. */
  const written = () => {
    const titles = Object.keys(Search._index.alltitles).map((title) => title.toLowerCase());
    const texts = [...titles, ...BUSQUEDA.called.flat(2), ...Object.values(BUSQUEDA.aliases)];
    return new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{L}{3,}/gu) ?? []));
  };

  /** The nearest to a word that a page has; of several that of most pages.
      @param {string} word */
  const nearest = (word) => {
    const near = words.nearest(word, written()).map((one) => ({
      one,
      count: pages(words.stem(one)),
    }));
    return near.sort((one, other) => other.count - one.count).find(({ count }) => count)?.one;
  };

  /** A text without its words that are misspelt, if something is found for it and was not before.
      @param {string} text */
  const meant = (text) => {
    /** @param {string} asked */
    const finds = (asked) => Search._performSearch(...Search._parseQuery(asked)).length > 0;
    const ours = pieces(text).filter(({ here }) => !here.length);
    const unknown = ours.flatMap(({ typed }) => words.split(typed)).filter((one) => !isKnown(one));
    if (!unknown.length || finds(text)) return;
    const better = unknown.reduce((all, word) => all.replace(word, nearest(word) ?? word), text);
    return better !== text && finds(better) ? better : undefined;
  };

  /** A sentence whose blank, a word in braces, is filled by a text or an element.
      @param {string} sentence
      @param {string | Node} filling */
  const suggestion = (sentence, filling) => {
    const [before, after] = sentence.split(/\{\w+\}/u);
    const paragraph = document.createElement("p");
    paragraph.append(before, filling, after);
    return paragraph;
  };

  /** What is said beside how many were found stands in one region with it, which is read aloud. */
  Search.query = (text) => {
    const region = document.createElement("div");
    region.role = "status";
    Search.status.replaceWith(region);
    region.append(Search.status);
    const others = pieces(text).flatMap(({ here }) => here);
    if (others.length)
      region.append(suggestion(BUSQUEDA.sentences.also, [...new Set(others)].join(", ")));
    const better = meant(text);
    if (better) {
      const link = document.createElement("a");
      link.href = `?q=${encodeURIComponent(better)}`;
      link.textContent = better;
      region.append(suggestion(BUSQUEDA.sentences.meant, link));
    }
    query(text);
  };
}
