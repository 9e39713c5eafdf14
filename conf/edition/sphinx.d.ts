/** What Sphinx's search and the build put beside our scripts on a search page. */

/** The stemmer of the language of the pages. */
declare class Snowball {
  stemWord(word: string): string;
}

/** The words of that language that nobody searches for. */
declare const stopwords: Set<string>;

/** The rules and words of `conf/edition/search.py`; a rule is a pattern and what stands in its place. */
declare const BUSQUEDA: {
  letters: [string, string][];
  marks: string;
  spelling: [string, string][];
  stems: [string, string][];
  aliases: Record<string, string>;
  kinds: Record<string, string>;
  called: [ours: string[], theirs: string[]][];
  sentences: { also: string; meant: string; more: string; none: string };
  filters: { only: string; kinds: Record<string, string> };
};

/** A page found, or a place on it; each of its names is that of Sphinx's own code. */
type SearchResult = [
  page: string,
  title: string,
  anchor: string,
  description: string | null,
  score: number,
  filename: string,
  kind: string,
];

/** What a search is asked: the words typed, and the stems of those that are to be found. */
type Asked = [
  query: string,
  terms: Set<string>,
  excluded: Set<string>,
  marked: Set<string>,
  ...more: unknown[],
];

/** The index of a language: by its stem each word, with the page or the pages that have it. */
type Index = Record<"terms" | "titleterms", Record<string, number | number[]>> & {
  alltitles: Record<string, unknown>;
  docnames: unknown[];
  filenames: string[];
  titles: string[];
  parts: Parts;
};

/** A place on a page: the number of the page, the anchor, and what the place is called. */
type Part = [page: number, anchor: string, name: string];

/** The places of `conf/sphinx/page/search_places.py`, and by its stem each word with the places that have it. */
type Parts = { places: Part[]; terms: Record<string, number | number[]> };

/** Sphinx's sentences, by the English one. */
declare const Documentation: { TRANSLATIONS: Record<string, unknown> };

declare const Search: {
  _index: Index;
  output: HTMLElement;
  status: HTMLElement;
  makeSearchSummary(html: string, terms: Iterable<string>, anchor: string): HTMLElement;
  query(text: string): void;
  _parseQuery(query: string): Asked;
  _performSearch(...asked: Asked): SearchResult[];
  performTermsSearch(terms: Set<string>, excluded: Set<string>): SearchResult[];
};

declare const Scorer: {
  title: number;
  objPrio: Record<string, number>;
  score?: (result: SearchResult) => number;
};

declare const SearchResultKind: Record<"title" | "text", string>;

/** Tells which of two results is the better; the best comes last. */
declare const _orderResultsByScoreThenName: (one: SearchResult, other: SearchResult) => number;

/** Says that a search is over, and how many pages it has found. */
declare const _finishSearch: (count: number) => void;

/** Marks a word wherever a node has it. */
declare const _highlightText: (node: Node, text: string, css: string) => void;
