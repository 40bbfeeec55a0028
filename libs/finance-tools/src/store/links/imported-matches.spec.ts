import fc from 'fast-check';

import type { CountedRow } from '../../model/links/count-events';
import type { TransactionFilters } from '../../model/transaction-filters';
import { openFinanceStore, type FinanceStore } from '../../testing/finance-store';
import { storeBooks, makeOtherViews } from '../../testing/views-store';
import { selectFromLedger } from '../ledger-selection';
import { matchesAmong, readLinkedRows, readMatches } from './imported-matches';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const DAYS = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-01-31', '2026-02-01'];
const amount = fc.constantFrom('-20.00', '-12.50', '0.00', '12.50');

const anyFilters = fc.record(
  {
    account_id: fc.constantFrom('giro', 'spar', 'none'),
    currency: fc.constantFrom('EUR', 'CHF'),
    date_range: fc
      .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
      .map((days) => days.sort())
      .map(([start_date, end_date]) => ({ start_date, end_date })),
    min_amount: amount,
    max_amount: amount,
    is_split: fc.boolean(),
    direction: fc.constantFrom('DEBIT_ONLY', 'CREDIT_ONLY'),
    uncategorized: fc.constant(true),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<TransactionFilters>;

it('finds the same rows among those that are known as in the ledger', async () => {
  const lines = DAYS.map((day, index) => [day, ['-20.00', '-12.50', '12.50'][index % 3], `Shop ${index}`] as const);
  const ledger = await storeBooks(store, {
    giro: lines.map(([day, value = '', text]) => [day, value, text, 'Food'] as const),
    spar: lines.map(
      ([day, value = '', text]) => [day, value.startsWith('-') ? value.slice(1) : `-${value}`, text] as const,
    ),
  });
  const { items } = await ledger.call('finance_transactions_search', { account_id: 'giro', limit: 500 });
  const split = { ids: [items[0].id], set: { split: [{ amount: '-1.00', category: 'Books' }, { category: null }] } };
  await ledger.call('finance_transactions_update', { ...split, mode: 'commit' });
  const others = await ledger.call('finance_transactions_search', { account_id: 'spar', limit: 500 });
  const pairs = items.map(({ id, booked_at: at, amount: { amount: own } }: (typeof items)[number]) => {
    const other = others.items.find((row: (typeof items)[number]) => row.booked_at === at);
    return own.startsWith('-') ? { left: id, right: other.id } : { left: other.id, right: id };
  });
  const confirm = pairs.map((pair: object) => ({ kind: 'transfer', ...pair }));
  await ledger.call('finance_links_set', { confirm, mode: 'commit' });
  await store.database.run(async (connection) => {
    const known = await readLinkedRows(connection, ledger.owner);
    expect(known).toHaveLength(2 * DAYS.length);
    const ids = (rows: readonly CountedRow[]) => rows.map(({ id }) => id).sort();
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const included = { owner: ledger.owner, hasImported: true, sources: [] };
        const read = await readMatches(connection, await selectFromLedger(connection, included, filters));
        expect(ids(matchesAmong(known, filters))).toEqual(ids(read));
      }),
    );
  });
});
