import fc from 'fast-check';

import { payeeKey } from '../model/payee/payee-key';
import {
  anyNewFilters,
  CORRECTED,
  passesNew,
  shares,
  storeCorrections,
  type Corrected,
  type NewFilters,
} from '../testing/corrected-ledger';
import type { Answer, FinanceStore, TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import {
  anyFilters,
  argumentsOf,
  newestFirst,
  passes,
  sumsBy,
  type SampleFilters,
  openSampleLedger,
} from '../testing/sample-ledger';

let store: FinanceStore;
let ledger: TestLedger;
let categories: Map<string, string>;
beforeAll(async () => {
  ({ store, ledger, categories } = await openSampleLedger());
  const { items } = await ledger.call('finance_transactions_search', { limit: 500 });
  const ids = items.map(({ id }: Answer) => id);
  await storeCorrections(store.database, ledger.owner, ids, categories);
});
afterAll(() => store.drop());

const filters = fc.tuple(anyFilters, anyNewFilters).map(([seed, { words, ...added }]) => {
  const { category, search, ...others } = seed;
  // A search is for text or for words, a category is wanted or none.
  const sample: SampleFilters = {
    ...others,
    ...(words === undefined && search !== undefined && { search }),
    ...(added.uncategorized !== true && category !== undefined && { category }),
  };
  return { sample, added: { ...added, ...(words !== undefined && { words }) } };
});

type Filters = { readonly sample: SampleFilters; readonly added: NewFilters };

function inputOf({ sample, added: { words, ...added } }: Filters) {
  return {
    ...argumentsOf(sample, categories),
    ...added,
    ...(words !== undefined && { search: words, match: 'words' }),
  };
}

const wantedOf = ({ sample, added }: Filters) => (added.uncategorized === true ? '' : sample.category);

/** The transactions that the filters leave; of each what counts. */
function matches(given: Filters, byCategory = false): Corrected[][] {
  const { category: _, ...others } = given.sample;
  return newestFirst(CORRECTED)
    .map((row) => row as Corrected)
    .filter((row) => passes(row, others) && passesNew(row, given.added))
    .map((row) => shares(row, byCategory, wantedOf(given)))
    .filter((counted) => counted.length > 0);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

describe('a ledger that somebody corrected', () => {
  it('is searched by words, payees, tags and splits', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        const { items, total } = await ledger.call('finance_transactions_search', { ...inputOf(given), limit: 30 });
        const expected = matches(given);
        expect(total).toBe(expected.length);
        expect(items.map(({ description, booked_at: at }: Answer) => [at.slice(0, 10), description])).toEqual(
          expected.slice(0, 30).map(([row]) => [row?.day, row?.description]),
        );
      }),
      { numRuns: 80 },
    );
  });

  it('is added up with the lines of splits in their categories, each transaction counted once', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('CHF', 'eur'), async ({ sample, added }, currency) => {
        const given = { sample: { ...sample, currency }, added };
        const { total, count } = await ledger.call('finance_transactions_sum', inputOf(given));
        const expected = matches(given);
        const cents = expected.flat().reduce((sum, row) => sum + row.cents, 0);
        expect([total.amount, count]).toEqual([decimalOf(cents), expected.length]);
      }),
      { numRuns: 80 },
    );
  });

  const keys = {
    month: (row: Corrected) => row.day.slice(0, 7),
    year: (row: Corrected) => row.day.slice(0, 4),
    week: (row: Corrected) =>
      ({
        '2024-12-31': '2025-W01',
        '2025-01-01': '2025-W01',
        '2025-01-31': '2025-W05',
        '2025-02-01': '2025-W05',
        '2025-02-28': '2025-W09',
      })[row.day] ?? null,
    account: (row: Corrected) => row.account,
    category: (row: Corrected) => categories.get(row.category) ?? null,
    payee: (row: Corrected) => payeeKey(row.payee),
  };
  type Key = keyof typeof keys;
  const anyKeys = fc.uniqueArray(fc.constantFrom(...(Object.keys(keys) as Key[])), { minLength: 1, maxLength: 2 });

  it('is grouped by one thing or two', async () => {
    await fc.assert(
      fc.asyncProperty(filters, anyKeys, async (given, by) => {
        const answer = await ledger.call('finance_transactions_aggregate', {
          ...inputOf(given),
          group_by: by.length === 1 ? by[0] : by,
        });
        const rows = matches(given, by.includes('category')).flat();
        const groups = sumsBy(rows, (row) => JSON.stringify(by.map((key) => keys[key](row as Corrected))));
        const published = answer.groups.map(({ key, key_2: second, total, count }: Answer) =>
          JSON.stringify([by.length === 1 ? [key] : [key, second], total.currency, total.amount, count]),
        );
        const expected = groups.map(({ key, currency, cents, count }) =>
          JSON.stringify([JSON.parse(key ?? ''), currency, decimalOf(cents), count]),
        );
        expect(published.sort(compare)).toEqual(expected.sort(compare));
        expect(answer.groups_total).toBe(groups.length);
      }),
      { numRuns: 120 },
    );
  });

  it('has its groups in order, and answers the first ones', async () => {
    await fc.assert(
      fc.asyncProperty(filters, anyKeys, fc.integer({ min: 1, max: 6 }), async (given, by, limit) => {
        const input = { ...inputOf(given), group_by: by.length === 1 ? by[0] : by };
        const all = await ledger.call('finance_transactions_aggregate', input);
        const first = await ledger.call('finance_transactions_aggregate', { ...input, limit });
        expect(first).toEqual({ ...all, groups: all.groups.slice(0, limit) });
        const isTime = (key: Key | undefined) => key === 'month' || key === 'week' || key === 'year';
        const rank = (value: string | null) => value ?? '\uffff';
        const order = all.groups.map((group: Answer) => {
          const names = [group.label, group.label_2].slice(0, by.length).map(rank);
          const bySize = by.length === 1 && !isTime(by[0]);
          return [bySize ? -Math.abs(Number(group.total.amount)) : 0, ...names, group.total.currency];
        });
        const sorted = [...order].sort(
          (one, other) => one[0] - other[0] || compare(one.slice(1).join('\0'), other.slice(1).join('\0')),
        );
        expect(order).toEqual(sorted);
      }),
      { numRuns: 60 },
    );
  });

  it('counts categories by lines of splits', async () => {
    const { items, uncategorized_count: none } = await ledger.call('finance_categories_list');
    const counted = CORRECTED.flatMap((row) => shares(row, true, undefined));
    const countOf = (name: string) => counted.filter(({ category }) => category === name).length;
    expect(items.map(({ name, transaction_count: count }: Answer) => [name, count])).toEqual([
      ['Food', countOf('Food')],
      ['Travel', countOf('Travel')],
    ]);
    expect(none).toBe(countOf(''));
  });

  it('shows what is known of each transaction, and not more without details', async () => {
    const page = { limit: 300 };
    const { items } = await ledger.call('finance_transactions_search', { ...page, details: true });
    const expected = newestFirst(CORRECTED).map((row) => row as Corrected);
    expect(
      items.map(({ payee, note, tags, category_name: name, split }: Answer) => ({ payee, note, tags, name, split })),
    ).toEqual(
      expected.map(({ payee, note, tags, category, split }) => ({
        ...{ payee, note, tags, name: category === '' ? null : category },
        split: (split ?? []).map((line) => ({
          amount: decimalOf(line.cents),
          category_id: categories.get(line.category) ?? null,
          category_name: line.category === '' ? null : line.category,
          note: null,
        })),
      })),
    );
    const plain = await ledger.call('finance_transactions_search', page);
    expect(Object.keys(plain.items[0])).toEqual([
      'id',
      'account_id',
      'category_id',
      'description',
      'amount',
      'booked_at',
    ]);
  });
});
