import fc from 'fast-check';

import { confirmationIn } from './confirmation-words';

const YES = [
  'sí',
  'sip',
  'siii',
  'yeah',
  'ok',
  'va',
  'simón',
  'claro que sí',
  'sí, guárdalo',
  'ya guárdalo',
  'va que va',
  'vale',
  'sí wey',
  'save it',
  '👍🏽',
  "that's right",
];
const NO = [
  'no',
  'noo',
  'nel',
  'nah',
  'mejor no',
  'ya no',
  'siempre no',
  'cancela todo',
  'no lo guardes',
  "don't save it",
  '👎',
  'actually, never mind',
  'nvm',
  'scratch that',
];
const decoration = fc.constantFrom('', '!', '.', ' por favor', ', gracias', ' 🙏', ' 😅!!');

describe('a confirmation', () => {
  it('is yes or no in any number of its words, with courtesies and other emoji', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...YES), { minLength: 1, maxLength: 3 }), decoration, (words, end) => {
        expect(confirmationIn(`${words.join(' ')}${end}`)).toBe('yes');
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NO), { minLength: 1, maxLength: 3 }), decoration, (words, end) => {
        expect(confirmationIn(`${words.join(' ')}${end}`)).toBe('no');
      }),
    );
  });

  it('is neither where words of both stand in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YES), fc.constantFrom(...NO), fc.boolean(), (yes, no, isYesFirst) => {
        fc.pre(yes !== 'claro que sí');
        expect(confirmationIn(isYesFirst ? `${yes} ${no}` : `${no} ${yes}`)).toBeUndefined();
      }),
    );
  });

  it.each([
    '',
    '🌮',
    'gracias',
    'no, 95',
    'sí pero 95',
    'mejor',
    'actually',
    'uber 60',
    'comida',
    'claro que',
    'ya',
    'todavía no',
  ])('is not in %j', (text) => expect(confirmationIn(text)).toBeUndefined());
});
