import fc from 'fast-check';

import { openFinanceStore, type Answer, type TestLedger } from './finance-store';
import { decimalOf } from './ledger-model';

/** A transaction in terms of the tests. */
export interface Sample {
  readonly account: string;
  readonly currency: string;
  readonly day: string;
  /** In hundredths. */
  readonly cents: number;
  readonly description: string;
  readonly category: string;
}

const ACCOUNTS = { main: 'CHF', card: 'CHF', euro: 'EUR' } as const;
const DAYS = ['2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01', '2025-02-28'];
const DESCRIPTIONS = [
  'Coffee 100%',
  'COFFEE_shop',
  'Café\\bar',
  'cafe',
  'Épicerie',
  'Train',
  'ΟΔΟΣ',
  '東京 Station',
  '🙂 fun',
];
const CATEGORIES = ['', 'Food', 'Travel'];

const samples = fc.sample(
  fc.record({
    account: fc.constantFrom(...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[])),
    day: fc.constantFrom(...DAYS),
    cents: fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.constant(0)),
    description: fc.constantFrom(...DESCRIPTIONS),
    category: fc.constantFrom(...CATEGORIES),
  }),
  { seed: 7, numRuns: 300 },
);

/** Three hundred transactions in three accounts, in the order of their insertion. */
export const SAMPLES: readonly Sample[] = Object.entries(ACCOUNTS).flatMap(([account, currency]) =>
  samples.filter((sample) => sample.account === account).map((sample) => ({ ...sample, currency })),
);

/** Imports the samples of some accounts, as one statement for each. */
export async function storeSamples(ledger: TestLedger, accounts = Object.keys(ACCOUNTS)): Promise<void> {
  for (const account of accounts) {
    const rows = SAMPLES.filter((sample) => sample.account === account);
    const currency = ACCOUNTS[account as keyof typeof ACCOUNTS];
    const lines = rows.map(({ day, description, cents, category }) =>
      [day, description, decimalOf(cents), category].join(';'),
    );
    await ledger.commit(['date;text;amount;category', ...lines].join('\n'), {
      account_id: account,
      create_account: { name: `Account ${account}`, currency },
    });
  }
}

/** A ledger with all samples in a store of its own, for tests that only read; `categories` has ids by name. */
export async function openSampleLedger() {
  const store = await openFinanceStore();
  const ledger = store.ledger();
  await storeSamples(ledger);
  return { store, ledger, categories: await categoryIds(ledger) };
}

/** The ids of a ledger's categories by name. */
export async function categoryIds(ledger: TestLedger): Promise<Map<string, string>> {
  const { items } = await ledger.call('finance_categories_list');
  return new Map(items.map(({ name, id }: Answer) => [name, id]));
}

/** Filters that distinguish the samples, as a client sends them. */
export const anyFilters = fc.record(
  {
    account_id: fc.constantFrom('main', 'card', 'euro', 'unknown'),
    category: fc.constantFrom('Food', 'Travel', 'unknown'),
    date_range: fc
      .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
      .map((days) => days.sort())
      .map(([start_date, end_date]) => ({ start_date, end_date })),
    amounts: fc.tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -20_000, max: 20_000 })),
    search: fc.constantFrom('coffee', 'É', 'e\u0301', 'caf', '%', '_', '\\', 'τ', 'ΟΔΟΣ', '東京 ', '🙂', '', ' 100%'),
    currency: fc.constantFrom('CHF', 'eur', 'USD'),
    direction: fc.constantFrom('ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'),
  },
  { requiredKeys: [] },
);

export type SampleFilters = typeof anyFilters extends fc.Arbitrary<infer Filters> ? Filters : never;

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a sample passes the filters: the specification of the filters. */
export function passes(sample: Sample, filters: SampleFilters): boolean {
  const [one = -Infinity, other = Infinity] = filters.amounts ?? [];
  return (
    (filters.account_id === undefined || filters.account_id === sample.account) &&
    (filters.category === undefined || filters.category === sample.category) &&
    (filters.date_range?.start_date === undefined || filters.date_range.start_date <= sample.day) &&
    (filters.date_range?.end_date === undefined || filters.date_range.end_date >= sample.day) &&
    Math.min(one, other) <= sample.cents &&
    Math.max(one, other) >= sample.cents &&
    folded(sample.description).includes(folded(filters.search?.trim() ?? '')) &&
    (filters.currency === undefined || filters.currency.toUpperCase() === sample.currency) &&
    (filters.direction !== 'DEBIT_ONLY' || sample.cents < 0) &&
    (filters.direction !== 'CREDIT_ONLY' || sample.cents > 0)
  );
}

/** The filters as arguments of the tools; `categories` has ids by name. */
export function argumentsOf({ category, amounts, ...filters }: SampleFilters, categories: ReadonlyMap<string, string>) {
  const [min, max] = amounts?.map(Number).sort((one, other) => one - other) ?? [];
  return {
    ...filters,
    ...(category !== undefined && { category_id: categories.get(category) ?? 'unknown' }),
    ...(min !== undefined && { min_amount: decimalOf(min) }),
    ...(max !== undefined && { max_amount: max / 100 }),
  };
}

/** The order of results: newest first, then last inserted first. */
export function newestFirst(matches: readonly Sample[]): Sample[] {
  return [...matches].reverse().sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/** Sums by a key and the currency, in hundredths. */
export function sumsBy(matches: readonly Sample[], key: (sample: Sample) => string | null) {
  const sums = new Map<string, { key: string | null; currency: string; cents: number; count: number }>();
  for (const sample of matches) {
    const place = `${key(sample)}|${sample.currency}`;
    const sum = sums.get(place) ?? { key: key(sample), currency: sample.currency, cents: 0, count: 0 };
    sums.set(place, { ...sum, cents: sum.cents + sample.cents, count: sum.count + 1 });
  }
  return [...sums.values()];
}
