import fc from 'fast-check';

import { madeEntries, plain, type MadeEntry } from '../../testing/generated-entries';
import { readFile } from '../../testing/read-statements-of';
import { camtOf, mt940Of, ofxOf, qifOf } from '../../testing/structured-statements';
import type { ReadingArguments } from './reading-arguments';

const RUNS = { numRuns: 60 };
const opening = fc.integer({ min: -50_000, max: 500_000 });

const made = (entries: readonly MadeEntry[]) => entries.map(({ day, cents, text }) => `${day} ${plain(cents)} ${text}`);
const read = (content: string, settings: ReadingArguments = {}) =>
  readFile(Buffer.from(content), 'EUR', settings).entries.map(
    ({ bookedAt, amount, description }) => `${bookedAt.slice(0, 10)} ${amount} ${description}`,
  );

it.each([
  ['CAMT', camtOf],
  ['MT940', mt940Of],
] as const)('%s gives any entries back, proven', (_name, written) => {
  fc.assert(
    fc.property(madeEntries(1, 20), opening, (entries, cents) => {
      const content = written(entries, cents);
      expect(read(content)).toEqual(made(entries));
      expect(readFile(content).summary).toMatchObject({
        questions: [],
        accounts: [{ proof: { status: 'proven', opening: plain(cents) } }],
      });
    }),
    RUNS,
  );
});

it.each([true, false])('OFX gives any entries back (XML: %s), each with its id', (isXml) => {
  fc.assert(
    fc.property(madeEntries(1, 20), (entries) => {
      expect(read(ofxOf(entries, isXml))).toEqual(made(entries));
      expect(readFile(ofxOf(entries, isXml)).summary.accounts).toMatchObject([
        { number: '9900/111', idsAreDistinct: true },
      ]);
    }),
    RUNS,
  );
});

it.each(['DMY', 'MDY'] as const)('QIF with days %s gives any entries back or asks for the order', (order) => {
  fc.assert(
    fc.property(madeEntries(1, 20), (entries) => {
      const content = qifOf(entries, order);
      const asked = readFile(content).summary.questions.map(({ about }) => about);
      expect(['date_order', undefined]).toContain(asked[0]);
      expect(read(content, asked.length > 0 ? { date_order: order } : {})).toEqual(made(entries));
    }),
    RUNS,
  );
});
