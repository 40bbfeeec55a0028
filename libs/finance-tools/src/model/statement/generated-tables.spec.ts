import fc from 'fast-check';

import { madeEntries, plain, type MadeEntry } from '../../testing/generated-entries';
import { readFile } from '../../testing/read-statements-of';
import { anyLayout, truthOf } from '../../testing/table-layouts';
import { written } from '../../testing/written-table';
import type { StatementEntry } from './statement-reading';

const RUNS = { numRuns: 100 };

const made = (entries: readonly MadeEntry[]) =>
  entries.map(({ day, cents, text }) => `${day} ${plain(cents)} ${text}`).sort();
const read = (entries: readonly StatementEntry[]) =>
  entries.map(({ bookedAt, amount, description }) => `${bookedAt.slice(0, 10)} ${amount} ${description}`).sort();

describe('any table of entries, in any layout', () => {
  it('gives the entries back or asks, and gives them back when it is answered', () => {
    fc.assert(
      fc.property(madeEntries(1, 12), anyLayout, (entries, layout) => {
        const bytes = written(entries, layout);
        const first = readFile(bytes);
        expect(first.summary.errors).toEqual([]);
        const { questions } = first.summary;
        // Amounts that all come are told from a card's only by people.
        const truth = truthOf(layout);
        if (questions.length === 0 && layout.signs !== 'inverted') expect(read(first.entries)).toEqual(made(entries));
        const answers = Object.fromEntries(questions.map(({ about }) => [about, truth[about as keyof typeof truth]]));
        const settings = layout.signs === 'inverted' ? { ...answers, amounts: truth.amounts } : answers;
        const answered = readFile(bytes, 'EUR', settings);
        expect(answered.summary.questions).toEqual([]);
        expect(read(answered.entries)).toEqual(made(entries));
      }),
      RUNS,
    );
  });
});
