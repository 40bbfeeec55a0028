import fc from 'fast-check';

import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { anyEntry, csvOf, decimalOf, importInto, type Entry } from '../testing/ledger-model';
import { INLINE_ENTRIES } from '../store/staged-entries';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const someEntries = fc.array(anyEntry, { minLength: 1, maxLength: 12 });
const RUNS = { numRuns: 25 };

/** The stored entries, sorted. */
async function stored(ledger: TestLedger) {
  const rows = await ledger.transactions();
  return rows
    .map((row: Answer) => [row.booked_at.slice(0, 10), row.amount.amount, row.description, row.external_id].join('|'))
    .sort();
}

/** The same without external ids, in lower case. */
async function visible(ledger: TestLedger) {
  return (await stored(ledger)).map((row) => row.split('|').slice(0, 3).join('|').toLowerCase()).sort();
}

const shown = (entries: readonly Entry[]) =>
  entries.map((entry) => [entry.day, decimalOf(entry.cents), entry.description, entry.externalId].join('|')).sort();

describe('importing statements that overlap', () => {
  it('stores and counts entries by the rules for duplicates', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(someEntries, fc.boolean()), { maxLength: 3 }), async (statements) => {
        const ledger = store.ledger();
        let expected: readonly Entry[] = [];
        for (const [entries, replaces] of statements) {
          const result = importInto(expected, entries, replaces);
          const answer = await ledger.commit(csvOf(entries), { on_modified: replaces ? 'replace' : 'keep' });
          expect(answer).toMatchObject({
            rows_total: entries.length,
            new_count: result.newCount,
            imported_count: result.newCount,
            duplicate_count: result.duplicateCount,
            modified_count: result.modifiedCount,
            replaced_count: replaces ? result.modifiedCount : 0,
          });
          expected = result.ledger;
          expect(await stored(ledger)).toEqual(shown(expected));
        }
      }),
      RUNS,
    );
  });

  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(someEntries, someEntries, async (before, entries) => {
        const ledger = store.ledger();
        await ledger.commit(csvOf(before));
        await ledger.commit(csvOf(entries), { on_modified: 'replace' });
        const once = await stored(ledger);
        const again = await ledger.commit(csvOf(entries), { on_modified: 'replace' });
        expect(again).toMatchObject({ new_count: 0, modified_count: 0, imported_count: 0, replaced_count: 0 });
        expect(await stored(ledger)).toEqual(once);
      }),
      RUNS,
    );
  });

  it('results in the same ledger whichever part of a statement comes first', async () => {
    // An id always means the same entry, as with a real bank.
    const consistent = someEntries.map((entries) =>
      entries.map((entry) => {
        const { externalId: id } = entry;
        const number = Number(id?.slice(1));
        return id === null ? entry : { ...entry, day: '2025-01-12', cents: number, description: `Entry ${number}` };
      }),
    );
    await fc.assert(
      fc.asyncProperty(consistent, fc.nat({ max: 12 }), async (entries, cut) => {
        const parts = [entries.slice(0, cut), entries.slice(cut)].filter((part) => part.length > 0);
        const [forwards, backwards] = [store.ledger(), store.ledger()];
        for (const part of parts) await forwards.commit(csvOf(part));
        for (const part of [...parts].reverse()) await backwards.commit(csvOf(part));
        expect(await visible(forwards)).toEqual(await visible(backwards));
      }),
      RUNS,
    );
  });

  it('has the same counts under analyze as under commit, and stores nothing under analyze', async () => {
    await fc.assert(
      fc.asyncProperty(someEntries, someEntries, async (before, entries) => {
        const ledger = store.ledger();
        await ledger.commit(csvOf(before));
        const was = await stored(ledger);
        const { mode, import_id, ...analysis } = await ledger.commit(csvOf(entries), { mode: 'analyze' });
        expect({ mode, import_id }).toEqual({ mode: 'analyze', import_id: null });
        expect(await stored(ledger)).toEqual(was);
        const { mode: _mode, import_id: _id, imported_count, ...commit } = await ledger.commit(csvOf(entries));
        expect({ ...commit, imported_count: 0 }).toEqual(analysis);
        expect(imported_count).toBe(analysis.new_count);
      }),
      RUNS,
    );
  });
});

it.each([INLINE_ENTRIES, INLINE_ENTRIES + 1])(
  'applies the same rules to %i rows as to any other number',
  async (count) => {
    const entries = Array.from({ length: count }, (_, index): Entry => {
      const externalId = index % 3 === 0 ? `F${index}` : null;
      return { day: `2025-01-${10 + (index % 20)}`, cents: index % 7, description: `Shop ${index % 50}`, externalId };
    });
    const changed = entries.map((entry) => ({ ...entry, cents: entry.externalId === null ? entry.cents : 100 }));
    const ledger = store.ledger();
    let expected: readonly Entry[] = [];
    for (const statement of [entries.slice(0, 100), entries, entries, changed]) {
      const result = importInto(expected, statement, true);
      expected = result.ledger;
      const answer = await ledger.commit(csvOf(statement), { on_modified: 'replace' });
      expect(answer).toMatchObject({
        rows_total: statement.length,
        imported_count: result.newCount,
        duplicate_count: result.duplicateCount,
        replaced_count: result.modifiedCount,
      });
      expect(answer.preview).toHaveLength(20);
      expect(await stored(ledger)).toEqual(shown(expected));
    }
  },
);

it('adds an entry once when commits of the same statement run concurrently', async () => {
  const ledger = store.ledger();
  const content = csvOf([{ day: '2025-01-10', cents: -450, description: 'Coffee', externalId: null }]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ledger.commit(content)));
  expect(answers.map(({ imported_count: count }) => count).sort()).toEqual([0, 0, 0, 0, 1]);
  expect(await stored(ledger)).toHaveLength(1);
});

it('keeps two equal coffees of one statement, and adds the third of the next', async () => {
  const coffee: Entry = { day: '2025-01-10', cents: -450, description: 'Coffee', externalId: null };
  const ledger = store.ledger();
  expect(await ledger.commit(csvOf([coffee, coffee]))).toMatchObject({ imported_count: 2 });
  expect(await ledger.commit(csvOf([coffee, coffee, coffee]))).toMatchObject({ imported_count: 1, duplicate_count: 2 });
});

it('keeps the id and the category of what it replaces', async () => {
  const ledger = store.ledger();
  await ledger.commit('date;text;amount;category;id\n2025-01-10;Coffee;-4.50;Food;F1\n');
  const [before] = await ledger.transactions();
  await ledger.commit('date;text;amount;category;id\n2025-01-10;Coffee and cake;-4.50;Sweets;F1\n', {
    on_modified: 'replace',
  });
  expect(await ledger.transactions()).toEqual([
    {
      ...before,
      description: 'Coffee and cake',
      payee: 'Coffee and cake',
      raw: expect.objectContaining({ id: 'F1', text: 'Coffee and cake' }),
    },
  ]);
});

it.each([
  ['Transaction ID,Date,Time,Name,Amount', 'tx1,2025-01-13,08:15:42,Pret,-3.45', 'tx2,2025-01-13,09:15:42,Pret,-3.45'],
  ['ID of none,Date,Time,Name,Amount', ',2025-01-13,08:15:42,Pret,-3.45', ',2025-01-13,09:15:42,Pret,-3.45'],
])('the time of day tells no entries apart: %s', async (header, ...lines) => {
  const statement = (name: string) => `${[header.replace('Time', name), ...lines].join('\n')}\n`;
  const ledger = store.ledger();
  // Such a name says nothing, so that only the day is stored.
  expect(await ledger.commit(statement('Till'))).toMatchObject({ new_count: 2 });
  const again = await ledger.commit(statement('Time'), { on_modified: 'replace' });
  expect(again).toMatchObject({
    new_count: 0,
    similar_count: 0,
    modified_count: 0,
    replaced_count: 0,
    duplicate_count: 2,
  });
  const other = store.ledger();
  await other.commit(statement('Time'));
  expect(await other.commit(statement('Till'))).toMatchObject({ new_count: 0, duplicate_count: 2 });
  expect((await other.transactions()).map((row: Answer) => row.booked_at).sort()).toEqual([
    '2025-01-13T08:15:42',
    '2025-01-13T09:15:42',
  ]);
});
