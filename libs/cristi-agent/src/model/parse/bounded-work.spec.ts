import { countOperations } from '@bursar/acceptance';
import { civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { parseTransaction } from './parse-transaction';

const today = civilDate('2026-02-01');

const word = fc.oneof(
  fc.constantFrom('gasté', 'pagué', 'me pagaron', 'tacos', 'gas', 'renta', 'uber', 'de la', 'con', 'y', 'un', 'el'),
  fc.constantFrom('mil', 'millón', 'treinta y', 'pesos', 'mxn', 'k', 'c/u', '2 x', 'por', 'entre', '-', '$', '.', ','),
  fc.constantFrom('ayer', 'hace', 'el próximo', 'lunes', '3 de', 'febrero', '1/1', '10:30', 'quincena', 'last week'),
  fc.constantFrom('cat:', 'cat:"', '#', 'category_type:', 'ingreso', 'gasto', ';', '\n', '1)', 'también', 'además'),
  fc.integer({ min: 0, max: 10_000_000 }).map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** Four times as long as a message may be: words again and again, in the order in which they were drawn: what grows faster than its input shows. */
const message = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 200 }), fc.constantFrom(' ', ''))
  .map(([words, times, between]) => words.join(' ').concat(between).repeat(times).slice(0, 2_000));

const counter = countOperations();
afterAll(() => counter.close());

/** Blocks of code that a character may cost, and what reading costs whatever is read. */
const OPERATIONS = { aCharacter: 3_000, atMost: 500_000 };
/** Reasons, and several entries, each of which repeats its text. */
const ANSWER = { aCharacter: 60, atMost: 10_000 };

it('work and answer are bounded by a multiple of the size of a message, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      let read: unknown;
      const operations = await counter.count(() => {
        read = parseTransaction(text, today);
      });
      const answer = JSON.stringify(read, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      expect(operations).toBeLessThan(OPERATIONS.aCharacter * text.length + OPERATIONS.atMost);
      expect(answer.length).toBeLessThan(ANSWER.aCharacter * text.length + ANSWER.atMost);
    }),
    { numRuns: 40 },
  );
});
