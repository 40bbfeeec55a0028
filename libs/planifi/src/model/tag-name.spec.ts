import fc from 'fast-check';

import { distinctTagNames, parseTagName } from './tag-name';
import { byCodePoints } from './text';

const keyOf = (text: string) => parseTagName(text)?.key;

describe('names of tags', () => {
  it.each([
    ['  Súper   Vis ', 'Súper Vis', 'súper vis'],
    ['Cafe\u0301', 'Café', 'café'],
    ['\u00a0a\u2003\t\nb\u3000', 'a b', 'a b'],
    ['a\u0085b', 'a b', 'a b'],
    ['ÀÉÑ', 'ÀÉÑ', 'àéñ'],
    ['İ', 'İ', 'i\u0307'],
    ['I', 'I', 'i'],
    ['ΟΔΟΣ', 'ΟΔΟΣ', 'οδος'],
    ['STRASSE', 'STRASSE', 'strasse'],
    ['Å', 'Å', 'å'],
    ['🙂'.repeat(80), '🙂'.repeat(80), '🙂'.repeat(80)],
    [` ${'x'.repeat(80)} `, 'x'.repeat(80), 'x'.repeat(80)],
    ['e\u0301'.repeat(80), 'é'.repeat(80), 'é'.repeat(80)],
  ])('%j is shown as %j and found as %j', (text, name, key) => expect(parseTagName(text)).toEqual({ name, key }));

  it.each(['', ' \t\u3000', 'x'.repeat(81), '🙂'.repeat(81), 'a\0b', '\ud800'])('%j is none', (text) =>
    expect(parseTagName(text)).toBeUndefined(),
  );

  it.each([
    ['Café', 'cafe'],
    ['año', 'ano'],
    ['a b', 'ab'],
    ['ß', 'ss'],
  ])('%s is not %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

  const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

  it('name one tag in any normal form, and normalizing them again changes nothing', () => {
    fc.assert(
      fc.property(words, (text) => {
        const parsed = parseTagName(text);
        fc.pre(parsed !== undefined);
        expect(parseTagName(parsed.name)).toEqual(parsed);
        expect(parseTagName(`  ${text.normalize('NFD')}\t`)).toEqual(parsed);
        expect(keyOf(parsed.key)).toBe(parsed.key);
      }),
    );
  });

  it('collapse by key, the first spelling stays', () => {
    const names = ['Casa', 'CASA', 'luz', 'casa'].map((text) => parseTagName(text) ?? { name: '', key: '' });
    expect(distinctTagNames(names).map(({ name }) => name)).toEqual(['Casa', 'luz']);
  });
});

describe('code point order', () => {
  it('differs from the order of UTF-16 units beyond the first plane', () => {
    expect(['\u{10000}', '\uffee', 'z', 'é'].sort(byCodePoints)).toEqual(['z', 'é', '\uffee', '\u{10000}']);
  });

  it('is the order of code points', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5 });
    const points = (value: string) => [...value].map((character) => character.codePointAt(0) ?? 0);
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [left, right] = [points(one), points(other)];
        const at = left.findIndex((point, index) => point !== right[index]);
        const expected =
          at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? Number.NEGATIVE_INFINITY);
        expect(Math.sign(byCodePoints(one, other))).toBe(Math.sign(expected));
      }),
    );
  });
});
