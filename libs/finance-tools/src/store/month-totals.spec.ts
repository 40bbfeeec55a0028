import type { Connection } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import fc from 'fast-check';

import { openFinanceStore, type FinanceStore } from '../testing/finance-store';
import { anyEntry, csvOf } from '../testing/ledger-model';
import { migrations } from './migrations';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

/** The stored totals of an owner's months, and the totals of the transactions. */
async function totals(connection: Connection, owner: string) {
  const kept = await connection.query`
    select month, account_id, category_id, side, amount, transaction_count from finance.month_totals
    where owner = ${owner} order by 1, 2, 3, 4`;
  const added = await connection.query`
    select date_trunc('month', booked_at)::date as month, account_id, coalesce(category_id, 0) as category_id,
      sign(amount)::smallint as side, sum(amount) as amount, count(*) as transaction_count
    from finance.transactions where owner = ${owner} group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  return { kept, added };
}

async function expectKept(owner: string): Promise<number> {
  const { kept, added } = await store.database.run((connection) => totals(connection, owner));
  expect(kept).toEqual(added);
  return kept.length;
}

const days = fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01');
const categories = fc.constantFrom('', 'Food', 'Fun');
const anyStatement = fc
  .array(fc.tuple(anyEntry, days, fc.constantFrom(-450, 0, 1200), categories), { minLength: 1, maxLength: 8 })
  .map((rows) => {
    const [head, ...lines] = csvOf(rows.map(([entry, day, cents]) => ({ ...entry, day, cents }))).split('\n');
    return [`${head};category`, ...lines.filter(Boolean).map((line, index) => `${line};${rows[index]?.[3]}`)].join(
      '\n',
    );
  });

describe('the totals of months', () => {
  it('equal the sums of the transactions, whatever is imported, replaced and undone', async () => {
    const step = fc.oneof(
      fc.record({ content: anyStatement, account_id: fc.constantFrom('main', 'card') }),
      fc.record({ undone: fc.nat({ max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const ledger = store.ledger();
        const made: string[] = [];
        for (const what of steps) {
          if ('content' in what) {
            const answer = await ledger.commit(what.content, { account_id: what.account_id, on_modified: 'replace' });
            made.push(answer.import_id);
          } else if (made.length > 0) {
            await (await ledger.administration()).undoImport(String(made[what.undone % made.length]));
          }
          await expectKept(ledger.owner);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('do so when imports and undos run concurrently', async () => {
    const ledger = store.ledger();
    const contents = fc.sample(anyStatement, { seed: 5, numRuns: 12 });
    const first = await ledger.commit(String(contents[0]));
    const administration = await ledger.administration();
    await Promise.all([
      ...contents.map((content) => ledger.commit(content, { on_modified: 'replace' })),
      administration.undoImport(first.import_id),
      ...contents.map((content) => ledger.commit(content, { account_id: 'card', on_modified: 'replace' })),
      administration.undoImport(first.import_id),
    ]);
    expect(await expectKept(ledger.owner)).toBeGreaterThan(1);
  });

  it('follow statements of other programs, and have no rows for months without transactions', async () => {
    const ledger = store.ledger();
    await ledger.commit(
      'date;text;amount;category\n2025-01-10;Coffee;-4.50;Food\n2025-02-01;Pay;2500;\n2025-02-01;Nil;0;\n',
    );
    const { owner } = ledger;
    const write = (work: (connection: Connection) => Promise<unknown>) => store.database.transaction(work);
    await write(
      (connection) => connection.query`update finance.transactions set amount = -amount where owner = ${owner}`,
    );
    expect(await expectKept(owner)).toBe(3);
    await write(
      (connection) =>
        connection.query`update finance.transactions set booked_at = booked_at + interval '31 days' where owner = ${owner}`,
    );
    expect(await expectKept(owner)).toBe(3);
    await write(
      (connection) => connection.query`delete from finance.transactions where owner = ${owner} and amount = 0`,
    );
    expect(await expectKept(owner)).toBe(2);
    await write((connection) => connection.query`delete from finance.transactions where owner = ${owner}`);
    expect(await expectKept(owner)).toBe(0);
  });

  it('are made for the transactions of an older version', async () => {
    const files = Object.entries(migrations.files);
    const before = { ...migrations, files: Object.fromEntries(files.filter(([name]) => name < '0002')) };
    const test = await createTestDatabase([before]);
    try {
      await test.database.run((connection) =>
        connection.script(`
          insert into finance.ledgers values ('old', 100, 2);
          insert into finance.accounts values ('old', 'main', 'Main', null, 'CHF', 1);
          insert into finance.transactions
            select 'old', '2025-01-01'::timestamp + n * interval '5 days', n, 'main', nullif(n % 3, 0), n % 4 - 1.5, null,
              'Coffee', 'coffee', 1, 1
            from generate_series(1, 99) n`),
      );
      await test.database.forDomain({ migrations }).run(async () => undefined);
      const { kept, added } = await test.database.run((connection) => totals(connection, 'old'));
      expect(kept).toEqual(added);
      expect(kept.length).toBeGreaterThan(30);
    } finally {
      await test.drop();
    }
  });
});
