import fc from 'fast-check';

import type { FinanceStore, TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import {
  anyFilters,
  argumentsOf,
  passes,
  SAMPLES,
  sumsBy,
  type Sample,
  openSampleLedger,
} from '../testing/sample-ledger';

let store: FinanceStore;
let ledger: TestLedger;
let categories: Map<string, string>;
beforeAll(async () => {
  ({ store, ledger, categories } = await openSampleLedger());
});
afterAll(() => store.drop());

const aggregate = (input: object) => ledger.call('finance_transactions_aggregate', input);

describe('aggregate', () => {
  const keys = {
    month: (sample: Sample) => sample.day.slice(0, 7),
    category: (sample: Sample) => categories.get(sample.category) ?? null,
    account: (sample: Sample) => sample.account,
  };
  const labels = {
    month: (key: string | null) => key,
    category: (key: string | null) => [...categories].find(([, id]) => id === key)?.[0] ?? null,
    account: (key: string | null) => `Account ${key}`,
  };
  const text = (value: string | null) => (value === null ? '\uffff' : value);
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

  it.each(['month', 'category', 'account'] as const)('sums by %s and currency, in order', async (groupBy) => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const groups = sumsBy(
          SAMPLES.filter((sample) => passes(sample, filters)),
          keys[groupBy],
        )
          .map((group) => ({ ...group, label: labels[groupBy](group.key) }))
          .sort((one, other) => {
            const bySize = groupBy === 'month' ? 0 : Math.abs(other.cents) - Math.abs(one.cents);
            return bySize || compare(text(one.label), text(other.label)) || compare(one.currency, other.currency);
          });
        const answer = await aggregate({ ...argumentsOf(filters, categories), group_by: groupBy });
        expect(answer.groups).toEqual(
          groups.map(({ key, label, cents, currency, count }) => ({
            key,
            label,
            total: { amount: decimalOf(cents), currency },
            count,
          })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('echoes its filters', async () => {
    expect(await aggregate({ group_by: 'month', account_id: 'none', direction: 'DEBIT_ONLY' })).toEqual({
      group_by: 'month',
      groups: [],
      groups_total: 0,
      filters: { account_id: 'none', direction: 'DEBIT_ONLY' },
    });
  });
});
