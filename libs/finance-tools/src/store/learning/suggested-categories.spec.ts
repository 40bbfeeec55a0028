import { sql } from 'drizzle-orm';

import { SIZE_BOUNDS, sizeOf } from '../../model/learning/amount-size';
import { openFinanceStore, type FinanceStore } from '../../testing/finance-store';
import { learnFromLedger, SIZE_OF_AMOUNT } from './learn-from-ledger';
import { suggestCategories } from './suggested-categories';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const csv = (...lines: string[]) => ['date,description,amount,category', ...lines, ''].join('\n');

const LINES = [
  ...[1, 2, 3, 4, 5, 6].map((day) => `2026-01-0${day},PADOKA VEMBRILO 100${day},-5.20,Bakery`),
  ...[1, 2, 3, 4, 5].map((day) => `2026-01-1${day},QUORVAN,-${day + 2}.50,Snacks`),
  ...[1, 2, 3, 4, 5].map((day) => `2026-01-2${day},QUORVAN,-${day * 8 + 30}.00,Fuel`),
  '2026-02-01,PADOKA VEMBRILO 9044,-6.10,',
  '2026-02-02,QUORVAN,-4.10,',
  '2026-02-03,QUORVAN,-61.00,',
  '2026-02-04,XUQIRZO,-3.00,',
  '2026-02-05,FARMACIA TOLU,-3.00,',
];

/** The suggestions for all rows of an owner, by description and amount. */
async function suggested(owner: string, least = 0.5) {
  return store.database.transaction(async (connection) => {
    const { from, where, names } = await suggestCategories(connection, { owner, sources: [] }, sql`true`, least);
    const rows = await connection.query<{ line: string; category: string }>(sql`
      select t.description || ' ' || t.amount::numeric(9, 2) as line, s.category
      from finance.transactions t, ${from} where t.owner = ${owner} and ${where} order by t.booked_at`);
    return { names, rows: rows.map(({ line, category }) => `${line}: ${category}`) };
  });
}

it('suggests for rows without a category, by payee, amount and the built-in table', async () => {
  const ledger = store.ledger();
  await ledger.commit(csv(...LINES));
  expect(await suggested(ledger.owner)).toEqual({
    names: ['Bakery', 'Fuel', 'Health', 'Snacks'],
    rows: [
      'PADOKA VEMBRILO 9044 -6.10: Bakery',
      'QUORVAN -4.10: Snacks',
      'QUORVAN -61.00: Fuel',
      'FARMACIA TOLU -3.00: Health',
    ],
  });
  expect((await suggested(ledger.owner, 0.9)).rows).not.toContain('FARMACIA TOLU -3.00: Health');
});

it('looks at names of merchants by the money of the account', async () => {
  const ledger = store.ledger();
  await ledger.commit(csv('2026-02-01,MIGROS,-4.00,'));
  const create = { account_id: 'real', create_account: { name: 'Real', currency: 'BRL' } };
  await ledger.commit(csv('2026-02-02,MIGROS,-5.00,', '2026-02-03,FARMACIA TOLU,-3.00,'), create);
  expect((await suggested(ledger.owner)).rows).toEqual(['MIGROS -4.00: Groceries', 'FARMACIA TOLU -3.00: Health']);
});

it('leaves what a person set, splits, and categories that are there; and suggestions teach nothing', async () => {
  const ledger = store.ledger();
  await ledger.commit(csv(...LINES));
  const set = (change: ReturnType<typeof sql>) =>
    store.database.run((connection) =>
      connection.query(sql`update finance.transactions set ${change} where owner = ${ledger.owner}`),
    );
  await set(sql`category_source = 'person'`);
  expect((await suggested(ledger.owner)).rows).toEqual([]);
  await set(sql`category_source = case when category_id is not null then 'suggestion' end`);
  expect((await suggested(ledger.owner)).rows).toEqual(['FARMACIA TOLU -3.00: Health']);
});

it('is the same for the same rows in any order, and says nothing of other owners', async () => {
  const [one, other] = [store.ledger(), store.ledger()];
  await one.commit(csv(...LINES));
  await other.commit(csv(...LINES.toReversed()));
  expect(await suggested(other.owner)).toEqual(await suggested(one.owner));
  expect((await suggested(store.ledger().owner)).rows).toEqual([]);
});

it('finds the same sizes of amounts in the database as here', async () => {
  const amounts = [
    '0',
    '0.0001',
    '-3.10',
    '8',
    '-16.00',
    '999999999999999.9999',
    ...SIZE_BOUNDS.filter((_, n) => n % 7 === 0),
  ];
  const rows = await store.database.run((connection) =>
    connection.query<{ size: number }>(
      sql`select ${SIZE_OF_AMOUNT} as size from unnest(${`{${amounts.join(',')}}`}::numeric[]) as t (amount)`,
    ),
  );
  expect(rows.map(({ size }) => size)).toEqual(amounts.map(sizeOf));
});

it('learns nothing from an empty ledger', async () => {
  const { suggester } = await store.database.run((connection) => learnFromLedger(connection, 'nobody'));
  expect(suggester.payeesBySize).toEqual([]);
  expect(suggester.suggest({ payeeKey: 'xuqirzo', payee: 'Xuqirzo', currency: 'CHF', side: -1, size: 1 })).toBeNull();
});
