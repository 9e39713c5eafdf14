/* The stemmer of the search: the steps of search.py, with the rules and words of that file
   in BUSQUEDA. Sphinx's stemmer of the language, Snowball, and its words that nobody searches for
   stand before it in the same script. */
// biome-ignore lint/correctness/noUnusedVariables: Sphinx's searchtools makes one
class Stemmer {
  constructor() {
    // In a replacement JavaScript writes $1 for what Python writes \1.
    /** @type {(rules: [old: string, now: string][]) => [RegExp, string][]} */
    const ready = (rules) =>
      rules.map(([old, now]) => [new RegExp(old, "gu"), now.replace("\\1", "$1")]);
    this.stemmer = new Snowball();
    this.letters = ready(BUSQUEDA.letters);
    this.spelling = ready([[BUSQUEDA.marks, ""], ...BUSQUEDA.spelling]);
    this.stems = ready(BUSQUEDA.stems);
    this.aliases = new Map(Object.entries(BUSQUEDA.aliases));
  }

  /** @param {string} word */
  fold(word) {
    const letters = this.apply(this.letters, word.toLowerCase().normalize("NFC"));
    return this.apply(this.spelling, letters.normalize("NFD"));
  }

  /**
   * @param {[RegExp, string][]} rules
   * @param {string} word
   */
  apply(rules, word) {
    return rules.reduce((changed, [old, now]) => changed.replace(old, now), word);
  }

  /** @param {string} word */
  stemWord(word) {
    const [folded, small] = [this.fold(word), word.toLowerCase()];
    const forms = [this.aliases.get(folded) ?? folded, small];
    const stems = forms.map((form) => this.apply(this.stems, this.stemmer.stemWord(form)));
    return [...stems, folded].find((form) => !stopwords.has(form)) ?? small;
  }
}
