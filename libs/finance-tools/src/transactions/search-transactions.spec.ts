import fc from 'fast-check';

import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import {
  anyFilters,
  argumentsOf,
  newestFirst,
  passes,
  SAMPLES,
  storeSamples,
  sumsBy,
  type Sample,
} from '../testing/sample-ledger';

let store: FinanceStore;
let ledger: TestLedger;
let categories: Map<string, string>;
beforeAll(async () => {
  store = await openFinanceStore();
  ledger = store.ledger();
  await storeSamples(ledger);
  const { items } = await ledger.ask('finance_categories_list');
  categories = new Map(items.map(({ name, id }: Answer) => [name, id]));
});
afterAll(() => store.drop());

const search = (input: object) => ledger.ask('finance_transactions_search', input);
const sum = (input: object) => ledger.ask('finance_transactions_sum', input);
const aggregate = (input: object) => ledger.ask('finance_transactions_aggregate', input);
const shown = ({ account, currency, day, cents, description, category }: Sample) => ({
  account_id: account,
  category_id: categories.get(category) ?? null,
  description,
  amount: { amount: decimalOf(cents), currency },
  booked_at: `${day}T00:00:00`,
});
const RUNS = { numRuns: 150 };

describe('search', () => {
  it('gives the page of what passes all filters, and counts all of it', async () => {
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
      RUNS,
    );
  });

  it('has an id for each, the same at every call', async () => {
    const { items } = await search({ limit: 500 });
    expect(new Set(items.map(({ id }: Answer) => id)).size).toBe(SAMPLES.length);
    expect((await search({ limit: 500 })).items).toEqual(items);
  });

  it('has pages of 50 unless asked otherwise; null is nothing asked', async () => {
    const nothing = {
      account_id: null,
      date_range: null,
      min_amount: null,
      search: null,
      limit: null,
      direction: null,
    };
    expect(await search(nothing)).toMatchObject({ limit: 50, offset: 0, total: SAMPLES.length });
  });
});

describe('sum', () => {
  it('adds exactly what passes, and never two currencies', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const sums = sumsBy(
          SAMPLES.filter((sample) => passes(sample, filters)),
          () => null,
        );
        sums.sort((one, other) => (one.currency < other.currency ? -1 : 1));
        const totals = sums.map(({ cents, currency, count }) => ({ amount: decimalOf(cents), currency, count }));
        const input = argumentsOf(filters, categories);
        if (totals.length > 1) {
          expect(await ledger.refusal('finance_transactions_sum', input)).toMatchObject({
            code: 'VALIDATION_ERROR',
            details: { reason: 'MIXED_CURRENCIES', totals },
          });
          return;
        }
        const [{ count = 0, amount = '0.00', currency = undefined } = {}] = totals;
        const none = filters.currency?.toUpperCase() ?? (filters.account_id === 'euro' ? 'EUR' : 'CHF');
        expect(await sum(input)).toMatchObject({ total: { amount, currency: currency ?? none }, count });
      }),
      RUNS,
    );
  });

  it('tells the filters that had an effect, as it understood them', async () => {
    const input = {
      currency: 'chf',
      search: ' Café ',
      min_amount: -1000.5,
      direction: 'ALL',
      limit: 3,
      account_id: 'x',
    };
    expect((await sum({ ...input, category_id: null })).filters).toEqual({
      currency: 'CHF',
      search: 'Café',
      min_amount: '-1000.50',
      account_id: 'x',
      limit: 3,
      offset: 0,
    });
    expect((await sum({ search: '  ', account_id: 'euro' })).filters).toEqual({
      account_id: 'euro',
      limit: 50,
      offset: 0,
    });
  });

  it('over nothing is in the default currency of the server', async () => {
    const dollars = store.ledger({ defaultCurrency: 'USD' });
    expect(await dollars.ask('finance_transactions_sum')).toMatchObject({ total: { amount: '0.00', currency: 'USD' } });
  });

  it('is exact where doubles are not', async () => {
    const large = store.ledger();
    await large.commit(
      'date;text;amount\n2025-01-01;a;999999999999999.9999\n2025-01-01;b;0.0002\n2025-01-01;c;-0.0001',
    );
    expect(await large.ask('finance_transactions_sum')).toMatchObject({
      total: { amount: '1000000000000000.00', currency: 'CHF' },
      count: 3,
    });
  });
});

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

  it.each(['month', 'category', 'account'] as const)('adds by %s and currency, in order', async (groupBy) => {
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

  it('tells its filters', async () => {
    expect(await aggregate({ group_by: 'month', account_id: 'none', direction: 'DEBIT_ONLY' })).toEqual({
      group_by: 'month',
      groups: [],
      filters: { account_id: 'none', direction: 'DEBIT_ONLY' },
    });
  });
});

describe('lists', () => {
  it('have every account by name, with its sum', async () => {
    const { items } = await ledger.ask('finance_accounts_list');
    const sums = new Map(sumsBy(SAMPLES, ({ account }) => account).map((sum) => [sum.key, sum]));
    expect(items).toEqual(
      ['card', 'euro', 'main'].map((id) => ({
        id,
        name: `Account ${id}`,
        institution: null,
        currency: sums.get(id)?.currency,
        transaction_count: sums.get(id)?.count,
        net_total: { amount: decimalOf(sums.get(id)?.cents ?? 0), currency: sums.get(id)?.currency },
      })),
    );
  });

  it('have every category by name, whatever its case, and what has none', async () => {
    const count = (name: string) => SAMPLES.filter(({ category }) => category === name).length;
    expect(await ledger.ask('finance_categories_list')).toEqual({
      items: [
        { id: categories.get('Food'), name: 'Food', transaction_count: count('Food') },
        { id: categories.get('Travel'), name: 'Travel', transaction_count: count('Travel') },
      ],
      uncategorized_count: count(''),
    });
    const other = store.ledger();
    await other.commit(
      'date;text;amount;category\n2025-01-01;a;1;zoo\n2025-01-01;b;1; Eat  out\n2025-01-01;c;1;EAT OUT',
    );
    expect(await other.ask('finance_categories_list')).toMatchObject({
      items: [
        { name: 'Eat out', transaction_count: 2 },
        { name: 'zoo', transaction_count: 1 },
      ],
    });
  });
});

it('shows nobody what is of another owner', async () => {
  const stranger = store.ledger();
  expect(await stranger.ask('finance_transactions_search')).toEqual({ items: [], limit: 50, offset: 0, total: 0 });
  expect(await stranger.ask('finance_transactions_search', { account_id: 'main', search: 'coffee' })).toMatchObject({
    total: 0,
  });
  expect(await stranger.ask('finance_transactions_sum')).toMatchObject({ count: 0 });
  expect(await stranger.ask('finance_transactions_aggregate', { group_by: 'category' })).toMatchObject({ groups: [] });
  expect(await stranger.ask('finance_accounts_list')).toEqual({ items: [] });
  expect(await stranger.ask('finance_categories_list')).toEqual({ items: [], uncategorized_count: 0 });
});
