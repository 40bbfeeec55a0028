import { civilDate } from '@bursar/calendar';

import { openEntry } from './decide-entry';
import { EMPTY_MEMORY } from './memory/memory';
import { parseTransaction } from './parse-transaction';
import { claimEntry } from './read-entry';
import { tokenize } from './tokenize';
import type { Token } from './tokens';

const today = civilDate('2026-02-01');

const repeated = [
  '1',
  '9 ',
  '.',
  ',',
  '1.',
  '1,',
  '1,234',
  '1.234,',
  ' - ',
  '-1 ',
  '$',
  '$ ',
  '-$',
  'mxn ',
  'mx$',
  'mil ',
  '2 mil ',
  'un millón ',
  'millón mil ',
  'pesos ',
  '2 pesos con ',
  '2 pesos de ',
  'k',
  '1k',
  'treinta y ',
  'a hundred and ',
  'el ',
  'el próximo ',
  'pasado ',
  'hace ',
  'hace un ',
  'on the ',
  '3 de ',
  '3 de febrero de ',
  'feb 3, ',
  '1/',
  '1/1 ',
  '1-1-',
  'cat:',
  'cat:"',
  'cat:"a',
  '#',
  '#a_',
  'category_type:',
  'gas ',
  'pago de ',
  'me ',
  'me pagaron ',
  'de la ',
  'de, ',
  'á',
  'a\u0301\u0301',
  '🌮',
  '\u00a0',
  '"',
];

it.each(repeated)('%j again and again is read without trouble', (part) => {
  const text = part.repeat(Math.floor(500 / part.length));
  expect(() => parseTransaction(text, today)).not.toThrow();
});

/** How often the stages look at a token, all together. */
function looksAt(text: string): number {
  let looks = 0;
  const tokens: readonly Token[] = new Proxy(tokenize(text), {
    get: (target, key, receiver): unknown => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  openEntry(claimEntry(text, tokens, today), today).decide(EMPTY_MEMORY);
  return looks;
}

it.each(repeated)('%j twice as often is twice the work', (part) => {
  const [short, long] = [looksAt(part.repeat(100)), looksAt(part.repeat(200))];
  expect(long).toBeLessThan(short * 2 + 5_000);
});
