/** A text with placeholders, or one for each plural category. */
type Template = string | Readonly<Record<string, string>>;
type Catalogues = Readonly<Record<string, Readonly<Record<string, Template>>>>;

/** A placeholder of a template. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** The texts of a template. */
export function textsOf(template: Template | undefined): string[] {
  return typeof template === 'string' ? [template] : Object.values(template ?? {});
}

/** The names of the placeholders in a text, each once, sorted. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

/**
 * Makes the tests that the catalogues of every face have to pass, by language; English comes first.
 *
 * @param straightQuotes those that no text may have.
 */
export function testCatalogues(catalogues: Catalogues, straightQuotes: RegExp): void {
  const { en: english = {} } = catalogues;
  const keys = Object.keys(english);

  describe.each(Object.entries(catalogues))('the catalogue of %s', (language, catalogue) => {
    const wrong = (isWrong: (key: string, texts: readonly string[]) => boolean) =>
      keys.filter((key) => isWrong(key, textsOf(catalogue[key])));

    it('has every key and no other, in the same order, with a text', () => {
      expect(Object.keys(catalogue)).toEqual(keys);
      expect(wrong((_, texts) => texts.some((text) => text.trim() === ''))).toEqual([]);
    });

    it('has the placeholders of the others, in every plural category', () => {
      const isOther = (text: string, expected: string) =>
        // "Record the recurring expense" needs no number for one.
        ![placeholdersIn(text), [...placeholdersIn(text), 'count'].sort()].map(String).includes(expected);
      const expectedOf = (key: string) => String(placeholdersIn(textsOf(english[key]).join()));
      expect(wrong((key, texts) => texts.some((text) => isOther(text, expectedOf(key))))).toEqual([]);
    });

    it('has each plural category of the language, and the same keys count', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const isWrong = (key: string) => {
        const template = catalogue[key];
        const counts = typeof english[key] !== 'string';
        if (typeof template === 'string') return counts;
        return !counts || String(Object.keys(template ?? {}).sort()) !== String([...pluralCategories].sort());
      };
      expect(wrong(isWrong)).toEqual([]);
    });

    it('is written with typographic apostrophes', () => {
      expect(wrong((_, texts) => texts.some((text) => straightQuotes.test(text)))).toEqual([]);
    });

    if (language !== 'fr') return;
    it('has a narrow space before two-part punctuation', () => {
      expect(wrong((_, texts) => texts.some((text) => /[^\u202f][:;?!](\s|$)/.test(text)))).toEqual([]);
    });
  });
}
