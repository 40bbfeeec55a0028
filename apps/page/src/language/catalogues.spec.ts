import { CATALOGUES, type Key } from '@bursar/views/language';
import { placeholdersIn, testCatalogues, textsOf } from '@bursar/views/testing';

import { literalsIn, usageOfTexts } from './visible-texts';

const KEYS = Object.keys(CATALOGUES.en) as Key[];
const usage = usageOfTexts();

testCatalogues(CATALOGUES, /['"]/);

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
    const expected = placeholdersIn(textsOf(CATALOGUES.en[key as Key]).join());
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
