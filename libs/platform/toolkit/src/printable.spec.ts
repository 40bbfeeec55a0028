import fc from 'fast-check';

import { printable, printableJson, quoted } from './printable';

describe('printable text', () => {
  it.each([
    ['plain text, ümlaut, 漢字, 🙂', 'plain text, ümlaut, 漢字, 🙂'],
    ['a\nb\tc', 'a\\u{a}b\\u{9}c'],
    ['\u202Egnp.exe', '\\u{202e}gnp.exe'],
    ['zero\u200Bwidth', 'zero\\u{200b}width'],
    ['\u0000', '\\u{0}'],
    ['lone \ud800 surrogate', 'lone \\u{d800} surrogate'],
  ])('shows %j as %s', (text, shown) => expect(printable(text)).toBe(shown));

  it('never holds a character that steers a display', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f\u2028\u2029]/u);
      }),
    );
  });
});

it('printable JSON stands for the same value, and holds no character that steers a display', () => {
  expect(printableJson(['\u202Egnp.exe\u007f'])).toBe('["\\u202egnp.exe\\u007f"]');
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(printableJson(value)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f\u2028\u2029]/u);
      expect(JSON.parse(printableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

describe('quoted values', () => {
  it.each([
    ['text', '"text"'],
    ['x'.repeat(100), `"${'x'.repeat(60)}…"`],
    [5, '5'],
    [null, 'null'],
    [true, 'true'],
    [[1, 2], 'an array of 2'],
    [{ a: 1 }, 'an object'],
  ])('%j is shown as %s', (value, shown) => expect(quoted(value)).toBe(shown));
});
