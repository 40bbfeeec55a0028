import { CATALOGUES, PLACEHOLDER, type Key, type LanguageCode } from '@bursar/views/language';

import { literalsIn, usageOfTexts } from './visible-texts';

const LANGUAGES = Object.keys(CATALOGUES) as LanguageCode[];
const KEYS = Object.keys(CATALOGUES.en) as Key[];
const usage = usageOfTexts();

const textsOf = (language: LanguageCode, key: Key): string[] => {
  const template = CATALOGUES[language][key];
  return typeof template === 'string' ? [template] : Object.values(template);
};
const placeholdersIn = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  it('has every key and no other, in the same order', () => {
    expect(Object.keys(CATALOGUES[language])).toEqual(KEYS);
  });

  it('has a text for every key', () => {
    expect(KEYS.filter((key) => textsOf(language, key).some((text) => text.trim() === ''))).toEqual([]);
  });

  it('has the placeholders of the others, in every plural category', () => {
    const wrong = KEYS.filter((key) => {
      const expected = placeholdersIn(textsOf('en', key).join()).join();
      return textsOf(language, key).some(
        (text) => placeholdersIn(text).join() !== expected && !isCountLeftOut(text, expected),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has each plural category of the language, and the same keys count', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = KEYS.filter((key) => {
      const template = CATALOGUES[language][key];
      const counts = typeof CATALOGUES.en[key] !== 'string';
      if (typeof template === 'string') return counts;
      return !counts || Object.keys(template).sort().join() !== [...pluralCategories].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it('is written with typographic apostrophes', () => {
    expect(KEYS.filter((key) => textsOf(language, key).some((text) => /['"]/.test(text)))).toEqual([]);
  });
});

/** "Record the recurring expense" needs no number for one. */
function isCountLeftOut(text: string, expected: string): boolean {
  return [...placeholdersIn(text), 'count'].sort().join() === expected;
}

it('French has a narrow space before two-part punctuation', () => {
  const wrong = KEYS.filter((key) => textsOf('fr', key).some((text) => /[^\u202f][:;?!](\s|$)/.test(text)));
  expect(wrong).toEqual([]);
});

it('every key is used', () => {
  const used = new Set(usage.keys);
  const patterns = usage.keys
    .filter((key) => /^[a-z]+\..*\*/.test(key))
    .map(
      (key) =>
        new RegExp(
          `^${key
            .split('*')
            .map((part) => part.replaceAll('.', '\\.'))
            .join('.+')}$`,
        ),
    );
  expect(KEYS.filter((key) => !used.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

it('every text is given the values of its placeholders', () => {
  expect(usage.calls.length).toBeGreaterThan(150);
  const wrong = usage.calls.filter(({ key, values }) => {
    const expected = placeholdersIn(textsOf('en', key as Key).join());
    return expected.join() !== values.join();
  });
  expect(wrong).toEqual([]);
});

it('no text that people see is outside the catalogues', () => {
  expect(usage.literals).toEqual([]);
});

it.each([
  ['<p>Hello there</p>', ['x.tsx: Hello there']],
  ['<p title="Hello">{t("x")}</p>', ['x.tsx: Hello']],
  ['<p class="figure bad">{isOver ? "Over" : t("x")}</p>', ['x.tsx: Over']],
  ['const text = "The server does not answer."', ['x.tsx: The server does not answer.']],
  ['<p>bursar · {x}</p>; throw new Error("The result has no rows")', []],
])('finds what people would see in %s', (source, literals) => expect(literalsIn(source)).toEqual(literals));
