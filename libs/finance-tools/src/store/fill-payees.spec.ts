import { createTestDatabase } from '@bursar/database/testing';
import { sql } from 'drizzle-orm';

import { openFinanceStore, type FinanceStore } from '../testing/finance-store';
import { fillPayees } from './fill-payees';
import { migrations } from './migrations';

const COLUMNS = sql`sequence, payee_name, payee_source, payee_key, words_key, category_source`;

it('computes the payees of what an older version stored, and reads them while it does', async () => {
  const files = Object.entries(migrations.files);
  const before = { ...migrations, files: Object.fromEntries(files.filter(([name]) => name < '0005')) };
  const test = await createTestDatabase([before]);
  try {
    await test.database.run((connection) =>
      connection.script(`
        insert into finance.ledgers values ('old', 20000, 2);
        insert into finance.accounts values ('old', 'main', 'Main', null, 'CHF', 1);
        insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, description,
            description_key, added_by, changed_by, payee)
          select 'old', '2025-01-01'::timestamp + n * interval '1 hour', n, 'main', nullif(n % 2, 0), 1,
            'POS 4821 Café ' || chr(64 + n % 3), 'irrelevant', 1, 1, case when n % 3 = 0 then 'Zoë' end
          from generate_series(1, 12000) n`),
    );
    const domain = test.database.forDomain({ migrations });
    const count = () =>
      domain.run(
        (connection) => connection.query`select count(*)::int as n from finance.transactions where amount = 1`,
      );
    const filled = fillPayees(domain, 'old');
    expect(await count()).toEqual([{ n: 12_000 }]);
    await Promise.all([filled, fillPayees(domain, 'old')]);
    const rows = await domain.run((connection) =>
      connection.query(
        sql`select ${COLUMNS} from finance.transactions where sequence in (1, 2, 3) or payee_key is null order by 1`,
      ),
    );
    expect(rows).toMatchObject([
      { payee_name: 'Café A', payee_source: 'cleaned', payee_key: 'cafe a', category_source: 'statement' },
      { payee_name: 'Café B', payee_source: 'cleaned', payee_key: 'cafe b', category_source: null },
      { payee_name: 'Zoë', payee_source: 'statement', payee_key: 'zoe', words_key: 'posZ4821ZcafeZYEAZzoe' },
    ]);
  } finally {
    await test.drop();
  }
});

describe('an import', () => {
  let store: FinanceStore;
  beforeAll(async () => {
    store = await openFinanceStore();
  });
  afterAll(() => store.drop());

  const stored = (owner: string) =>
    store.database.run((connection) =>
      connection.query(sql`select ${COLUMNS}, note, split from finance.transactions where owner = ${owner} order by 1`),
    );
  const file = (amount: string, text: string) =>
    `date;description;amount;category;id\n2025-01-10;${text};${amount};Food;F1\n2025-01-11;Büro;-2.00;;F2\n`;

  it('computes them, and again for what it replaces, which keeps what a person said', async () => {
    const ledger = store.ledger();
    await ledger.commit(file('-4.50', 'POS Café'));
    const first = await stored(ledger.owner);
    expect(first).toMatchObject([
      {
        payee_name: 'Café',
        payee_source: 'cleaned',
        payee_key: 'cafe',
        words_key: 'posZcafe',
        category_source: 'statement',
      },
      { payee_name: 'Büro', payee_key: 'buro', words_key: 'buro', category_source: null },
    ]);
    await store.database.run(
      (connection) =>
        connection.query`update finance.transactions set note = 'Très bon' where owner = ${ledger.owner} and sequence = 1`,
    );
    const again = await ledger.commit(file('-4.50', 'POS Thé'), { on_modified: 'replace' });
    expect(await stored(ledger.owner)).toMatchObject([
      { payee_name: 'Thé', payee_key: 'the', words_key: 'posZtheZtresZbon', note: 'Très bon' },
      { payee_name: 'Büro' },
    ]);
    await (await ledger.administration()).undoImport(again.import_id);
    expect(await stored(ledger.owner)).toMatchObject([
      { payee_name: 'Café', payee_key: 'cafe', words_key: 'posZcafeZtresZbon' },
      { payee_name: 'Büro' },
    ]);
  });

  it('that replaces an amount drops its split, and its undo brings it back', async () => {
    const ledger = store.ledger();
    await ledger.commit(file('-4.50', 'Shop'));
    const split = JSON.stringify([
      { amount: '-1.50', category_id: 2, note: null },
      { amount: '-3.00', category_id: null, note: 'rest' },
    ]);
    await store.database.run(
      (connection) =>
        connection.query`update finance.transactions
        set category_id = null, category_source = 'person', split = ${split}::jsonb
        where owner = ${ledger.owner} and sequence = 1`,
    );
    const [before] = await stored(ledger.owner);
    const again = await ledger.commit(file('-5.50', 'Shop'), { on_modified: 'replace' });
    expect((await stored(ledger.owner))[0]).toMatchObject({ split: null, category_source: null });
    await (await ledger.administration()).undoImport(again.import_id);
    expect((await stored(ledger.owner))[0]).toEqual(before);
  });

  it('stores no split that does not add up', async () => {
    const ledger = store.ledger();
    await ledger.commit(file('-4.50', 'Shop'));
    const lines = (...amounts: string[]) => JSON.stringify(amounts.map((amount) => ({ amount, category_id: null })));
    for (const split of [lines('-1.50', '-3.01'), lines('-4.50'), '[]', '[{}, {}]']) {
      const write = store.database.run(
        (connection) =>
          connection.query`update finance.transactions set category_id = null, split = ${split}::jsonb
          where owner = ${ledger.owner} and sequence = 1`,
      );
      await expect(write).rejects.toThrow();
    }
  });
});
