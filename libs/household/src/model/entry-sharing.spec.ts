import fc from 'fast-check';

import { isSharedEvenly, withoutEvenSharing } from './entry-sharing';

it.each([
  ['dinner 80 split with Ana', 'dinner 80 with Ana'],
  ['split the dinner 80 with Ana', 'dinner 80 with Ana'],
  ['dinner 80, split evenly, Ana paid', 'dinner 80, Ana paid'],
  ['dinner 80 shared with Ana', 'dinner 80 with Ana'],
  ['dinner 80 split between us', 'dinner 80'],
  ['taxi 30 50/50 with Ana', 'taxi 30 with Ana'],
  ['taxi 30, we went halves', 'taxi 30'],
  ['rent 1200 half each', 'rent 1200'],
  ['super 1,234.50 a medias con Ana', 'super 1,234.50 con Ana'],
  ['cena 450 mitad y mitad, la pagó Ana', 'cena 450, la pagó Ana'],
  ['cena 300 entre los dos', 'cena 300'],
  ['cena 300, la dividimos', 'cena 300'],
  ['cena 300 dividida entre dos', 'cena 300'],
  ['dinner 80 shared', 'dinner 80'],
  ['dinner shared 80', 'dinner 80'],
  ['dinner R$ 80 shared, I paid', 'dinner R$ 80, I paid'],
  ['groceries 42.50 shared on Nov 3', 'groceries 42.50 on Nov 3'],
  ['groceries 42.50 shared two days ago', 'groceries 42.50 two days ago'],
  ['groceries 200, half and half', 'groceries 200'],
  ['bread for us 12.90', 'bread 12.90'],
  ['pizza 64 pra nós dois', 'pizza 64'],
  ['courses 45,90 à deux', 'courses 45,90'],
  ['mercado 80 rachado ontem', 'mercado 80 ontem'],
  ['mercado 80 meio a meio', 'mercado 80'],
  ['mercado 80 rachado com a Ana', 'mercado 80 com a Ana'],
  ['loyer 1200 moitié-moitié', 'loyer 1200'],
  ['dinner 80, we split it', 'dinner 80'],
  ['water 30 split this morning', 'water 30 this morning'],
  ['rent 900 split the 25th', 'rent 900 the 25th'],
  ['dîner 35 divisé par deux', 'dîner 35'],
  ['dîner 35 qu’on partage', 'dîner 35'],
  ['on a partagé le dîner, 35', 'le dîner, 35'],
])('%s is read as %s', (text, left) => {
  expect(isSharedEvenly(text)).toBe(true);
  expect(withoutEvenSharing(text)).toBe(left);
});

it.each([
  'half and half 4.50',
  'copo rachado 20',
  'I paid half of 40',
  'paid half, 40',
  'la mitad de 7000',
  'metade de 80',
  'la moitié de 30',
  'croissant 4.50',
  'shared flat 700',
  'paid 12 for a shared taxi',
  'for users 12',
  'splitter cable 12',
  'amedias 3',
])('%s keeps what says that it is a part, or is no sharing', (text) => {
  expect(isSharedEvenly(text)).toBe(false);
  expect(withoutEvenSharing(text)).toBe(text);
});

it('keeps every digit of the amount, and text that is nothing else', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const phrase = fc.constantFrom('split', 'a medias', 'mitad y mitad', 'meio a meio', 'moitié-moitié', 'entre los dos');
  fc.assert(
    fc.property(amount, phrase, fc.boolean(), (sum, words, isBefore) => {
      const text = isBefore ? `${words} ${sum}` : `x ${sum} ${words}`;
      expect(withoutEvenSharing(text)).toBe(isBefore ? sum : `x ${sum}`);
      expect(withoutEvenSharing(words)).toBe(words);
    }),
  );
});
