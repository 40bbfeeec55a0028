import fc from 'fast-check';

import { civilDate } from '@bursar/calendar';

import { withoutListNumbers } from './list-numbers';
import { parseTransaction } from './parse-transaction';

const entriesOf = (text: string) =>
  parseTransaction(text, civilDate('2026-03-18')).entries.map(({ candidate }) => [
    candidate.description,
    candidate.amount,
  ]);

it.each([
  '1. tacos 90\n2. uber 60',
  '1) tacos 90\n2) uber 60',
  '1.- tacos $90\n2.- uber $60',
  '1️⃣ 90 tacos\n2️⃣ 60 uber',
])('the numbers of the lines of %j are no amounts', (text) =>
  expect(entriesOf(text)).toEqual([
    ['tacos', 9_000n],
    ['uber', 6_000n],
  ]),
);

it.each([
  '1.50 pan\n2.50 leche',
  '2. tacos 90\n3. uber 60',
  '1. tacos 90',
  '1 tacos 90\n2 uber 60',
  '1. pan 20\n3. leche 30',
])('%j has none', (text) => expect(withoutListNumbers(text)).toBe(text));

it('reads a numbered list as it reads the same lines without numbers', () => {
  const lines = fc.array(
    fc.tuple(fc.constantFrom('tacos', 'uber', 'pan', 'cine'), fc.integer({ min: 21, max: 9_999 })),
    {
      minLength: 2,
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom('. ', ') ', '- ', '.- ', ')'), (items, sign) => {
      const plain = items.map(([name, amount]) => `${name} ${amount}`);
      const numbered = plain.map((line, index) => `${index + 1}${sign}${line}`);
      expect(entriesOf(numbered.join('\n'))).toEqual(entriesOf(plain.join('\n')));
    }),
  );
});
