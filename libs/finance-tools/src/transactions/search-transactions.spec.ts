import fc from 'fast-check';

import type { Answer, FinanceStore, TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import {
  anyFilters,
  argumentsOf,
  newestFirst,
  passes,
  SAMPLES,
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

const search = (input: object) => ledger.call('finance_transactions_search', input);
const shown = ({ account, currency, day, cents, description, category }: Sample) => ({
  account_id: account,
  category_id: categories.get(category) ?? null,
  description,
  amount: { amount: decimalOf(cents), currency },
  booked_at: `${day}T00:00:00`,
});

describe('search', () => {
  it('returns a page of what passes all filters, and counts all of it', async () => {
    const page = { limit: fc.integer({ min: 1, max: 40 }), offset: fc.nat({ max: 60 }) };
    await fc.assert(
      fc.asyncProperty(anyFilters, page.limit, page.offset, async (filters, limit, offset) => {
        const matches = newestFirst(SAMPLES.filter((sample) => passes(sample, filters)));
        const answer = await search({ ...argumentsOf(filters, categories), limit, offset });
        expect(answer).toMatchObject({ total: matches.length, limit, offset });
        expect(answer.items.map(({ id: _id, ...item }: Answer) => item)).toEqual(
          matches.slice(offset, offset + limit).map(shown),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('gives each transaction an id that never changes', async () => {
    const { items } = await search({ limit: 500 });
    expect(new Set(items.map(({ id }: Answer) => id)).size).toBe(SAMPLES.length);
    expect((await search({ limit: 500 })).items).toEqual(items);
  });

  it('has pages of 50 by default; null is the same as leaving an argument out', async () => {
    const nulls = {
      account_id: null,
      date_range: null,
      min_amount: null,
      search: null,
      limit: null,
      direction: null,
    };
    expect(await search(nulls)).toMatchObject({ limit: 50, offset: 0, total: SAMPLES.length });
  });
});
