import fc from 'fast-check';

import { descriptionKey, textOfKey } from './description-key';

const folded = (text: string) => text.normalize('NFC').toLowerCase();
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', ' ', 'é', 'É', '%', '_', '\\', 'Y', 'z', '0', 'e\u0301', '東', '🙂') }),
  fc.string({ unit: 'grapheme' }),
);

describe('the key of a description', () => {
  it('is written with letters and digits of ASCII alone', () => {
    expect(descriptionKey('Café 12%')).toBe('cafYOJZ12YCF');
    fc.assert(fc.property(text, (given) => expect(descriptionKey(given)).toMatch(/^[A-Za-z0-9]*$/)));
  });

  it('is the same for texts that are equal without regard to case, and for no others', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(descriptionKey(one) === descriptionKey(other)).toBe(folded(one) === folded(other));
        expect(descriptionKey(one.normalize('NFD'))).toBe(descriptionKey(one));
      }),
    );
  });

  it('gives the text back, in NFC and lower case', () => {
    fc.assert(fc.property(text, (given) => expect(textOfKey(descriptionKey(given))).toBe(folded(given))));
  });

  it('contains the key of a part exactly when the text contains the part', () => {
    fc.assert(
      fc.property(text, text, text, (part, before, after) => {
        const whole = before + part + after;
        for (const looked of [part, before.slice(1, 3), after]) {
          expect(descriptionKey(whole).includes(descriptionKey(looked))).toBe(folded(whole).includes(folded(looked)));
        }
      }),
      { numRuns: 500 },
    );
  });
});
