import fc from 'fast-check';

import { anyEntry, decimalOf, importInto, type Entry } from '../testing/ledger-model';
import type { Decimal } from './decimal';
import { descriptionKey } from './description-key';
import { matchRows, type StoredEntry } from './match-rows';
import type { StatementRow } from './statement/statement-row';

const rowOf = ({ day, cents, description, externalId }: Entry, index: number): StatementRow => ({
  ...{ row: index + 1, bookedAt: `${day}T00:00:00`, amount: decimalOf(cents) as Decimal },
  ...{ description, category: null, externalId },
});
const storedOf = ({ day, cents, description, externalId }: Entry, index: number): StoredEntry => ({
  ...{ sequence: BigInt(index + 1), externalId, day, amount: decimalOf(cents) as Decimal },
  descriptionKey: descriptionKey(description),
});
const statuses = (entries: readonly Entry[], stored: readonly Entry[]) =>
  matchRows(entries.map(rowOf), stored.map(storedOf));

const coffee: Entry = { day: '2025-01-10', cents: -450, description: 'Coffee', externalId: null };
const named = (externalId: string): Entry => ({ ...coffee, externalId });

describe('the rules for duplicates', () => {
  it('agree with their specification', () => {
    const someEntries = fc.array(anyEntry, { maxLength: 12 });
    fc.assert(
      fc.property(someEntries, someEntries, (before, entries) => {
        const stored = importInto([], before, true).ledger;
        const expected = importInto(stored, entries, false);
        const found = statuses(entries, stored);
        const count = (status: string) => found.filter((each) => each === status).length;
        expect([count('new'), count('duplicate'), count('modified')]).toEqual([
          expected.newCount,
          expected.duplicateCount,
          expected.modifiedCount,
        ]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('compare an external id first, and the facts of the others one to one', () => {
    expect(statuses([named('F1'), { ...named('F2'), cents: 1 }], [named('F1'), named('F2')])).toEqual([
      'duplicate',
      'modified',
    ]);
    expect(statuses([coffee, coffee, coffee], [coffee, coffee])).toEqual(['duplicate', 'duplicate', 'new']);
    expect(statuses([named('F1'), named('F1')], [])).toEqual(['new', 'duplicate']);
  });

  it('match an entry without an id with a stored one that has an id, but never two different ids', () => {
    expect(statuses([coffee], [named('F1')])).toEqual(['duplicate']);
    expect(statuses([named('F2')], [named('F1')])).toEqual(['new']);
    expect(statuses([named('F2'), coffee], [coffee, named('F1')])).toEqual(['duplicate', 'duplicate']);
  });

  it('use a candidate once that was found twice', () => {
    const stored = [storedOf(coffee, 0), storedOf(coffee, 0)];
    expect(matchRows([coffee, coffee].map(rowOf), stored)).toEqual(['duplicate', 'new']);
  });
});
