import { civilDate } from '@bursar/calendar';

import { findAmounts } from './amounts/find-amounts';
import { keywordCategories } from './category';
import { findDates } from './dates/find-dates';
import { describe as described } from './description';
import { readExplicitMarks } from './explicit-marks';
import { parseTransaction } from './parse-transaction';
import { tokenize } from './tokenize';
import type { Token } from './tokens';
import { readStatedType } from './transaction-type';

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

/** How often the steps look at a token, all together. */
function looksAt(text: string): number {
  let looks = 0;
  const counted = (tokens: readonly Token[]) =>
    new Proxy(tokens, {
      get: (target, key, receiver): unknown => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  const tokens = counted(tokenize(text));
  readExplicitMarks(text, tokens);
  findDates(tokens, today);
  findAmounts(tokens);
  readStatedType(tokens);
  keywordCategories(tokens);
  described(text, tokens);
  return looks;
}

it.each(repeated)('%j twice as often is twice the work', (part) => {
  const [short, long] = [looksAt(part.repeat(100)), looksAt(part.repeat(200))];
  expect(long).toBeLessThan(short * 2 + 5_000);
});
