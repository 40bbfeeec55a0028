import fc from 'fast-check';

import { amountText } from './amount-text';
import { cleanText, shownText } from './clean-text';

describe('the text of an entry', () => {
  it.each([
    ['a\tb\r\nc', 'a b c'],
    [' \u202Eabc\u202C\u2066x\u2069 ', 'abc x'],
    ['a\u2028b\u00A0\u00A0c\u0000\u0007', 'a b c'],
    ['👩\u200D👧', '👩\u200D👧'],
    ['\u0085\uFEFF', ''],
  ])('%j is shown as %j', (text, shown) => expect(cleanText(text)).toBe(shown));

  it('is one line without blanks that matter, whatever was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(text)).toMatch(
          /^$|^[^\s\p{Cc}\u202A-\u202E\u2066-\u2069]+(?: [^\s\p{Cc}\u202A-\u202E\u2066-\u2069]+)*$/u,
        );
      }),
    );
  });

  it('is the first that shows anything', () => {
    expect(shownText('\n', undefined, 'Comida')).toBe('Comida');
    expect(shownText(' ')).toBe('-');
  });
});

describe('the amount of a posting', () => {
  it.each([
    ['12.3000', 2, '12.30'],
    ['12.3456', 2, '12.3456'],
    ['-0.0000', 2, '0.00'],
    ['1200.0000', 0, '1200'],
    ['1200.5000', 0, '1200.5'],
    ['-7', 3, '-7.000'],
    ['999999999999999.9999', 2, '999999999999999.9999'],
  ])('%s with %d digits is %s', (amount, digits, text) => expect(amountText(amount, digits)).toBe(text));
});
