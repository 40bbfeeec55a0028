import { randomUUID } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import fc from 'fast-check';

import type { Decimal } from '../model/decimal';
import type { StatementRow } from '../model/statement/statement-row';
import { insertAccount } from './accounts';
import { bindFinanceDatabase, type FinanceDatabase, type FinanceQueries } from './finance-database';
import { lockForImport } from './lock-ledger';
import { migrations } from './migrations';
import { stageFew } from './stage-few';
import { stageMany } from './stage-many';
import type { StagedRows } from './staged-rows';
import { insertNewCategories, insertNewRows, replaceModifiedRows } from './store-staged';

let test: TestDatabase;
let database: FinanceDatabase;
beforeAll(async () => {
  test = await createTestDatabase([migrations]);
  database = bindFinanceDatabase(test.database);
});
afterAll(() => test.drop());

type Stage = (queries: FinanceQueries, rows: readonly StatementRow[]) => Promise<StagedRows>;

const inStatements: Stage = async (queries, rows) => stageFew(queries, rows);
const inTable: Stage = (queries, rows) => stageMany(queries, rows, []);
const inTableByBatches: Stage = (queries, rows) =>
  stageMany(queries, rows.slice(0, 3), [rows.slice(3, 4), rows.slice(4)]);

/** Entries that meet one another often, on few days, with texts that have to be quoted, and rows that were left out. */
const anyRows = fc
  .array(
    fc.record({
      step: fc.constantFrom(1, 1, 1, 30_000),
      bookedAt: fc.constantFrom('2025-01-10T00:00:00', '2025-01-10T23:59:59', '2025-03-01T08:00:00'),
      amount: fc.constantFrom('-4.50', '12.00', '0.0005') as fc.Arbitrary<Decimal>,
      description: fc.constantFrom('Coffee', 'COFFEE', 'a "b" \\c, {NULL}', 'NULL', '東京'),
      category: fc.constantFrom(null, 'Food', 'food', 'Zoo', '"äpfel"'),
      externalId: fc.constantFrom(null, null, 'F1', 'F2', 'F\\"3'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((entries) => {
    let row = 0;
    return entries.map(({ step, ...entry }): StatementRow => ({ ...entry, row: (row += step) }));
  });

/** Imports statements one after the other, and tells what was found each time and what is stored in the end. */
async function imported(stage: Stage, statements: readonly (readonly [readonly StatementRow[], boolean])[]) {
  const owner = randomUUID();
  const found: unknown[] = [];
  for (const [rows, replaces] of statements) {
    await database.transaction(async (queries) => {
      const { number, sequence } = await lockForImport(queries, owner);
      const place = { owner, accountId: 'main', number };
      const account = { id: 'main', name: 'Main', institution: null, currency: 'CHF' };
      if (found.length === 0) await insertAccount(queries, owner, account, number);
      const staged = await stage(queries, rows);
      const matched = await staged.match(owner, 'main');
      const progress: number[] = [];
      if (replaces) await replaceModifiedRows(queries, place, matched);
      if (matched.mayNameCategories) await insertNewCategories(queries, place, matched);
      await insertNewRows(queries, place, sequence, matched, (stored) => progress.push(stored));
      found.push({ counts: matched.counts, lastRow: matched.lastRow, first: matched.first, progress });
    });
  }
  const stored: unknown[] = [];
  for (const table of ['ledgers', 'transactions', 'categories', 'replacements', 'month_totals']) {
    const rows = `select to_jsonb(t) - 'owner' as row from finance.${table} t where owner = '${owner}'`;
    stored.push(await database.run(async (queries) => (await queries.execute(`${rows} order by 1`)).rows));
  }
  return { found, stored };
}

it('few rows and many are matched and stored in the same way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyRows, fc.boolean()), { minLength: 1, maxLength: 3 }), async (statements) => {
      const few = await imported(inStatements, statements);
      expect(few).toEqual(await imported(inTable, statements));
      expect(few).toEqual(await imported(inTableByBatches, statements));
    }),
    { numRuns: 40 },
  );
});
