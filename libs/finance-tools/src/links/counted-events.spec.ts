import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { ownedTables } from '../store/owned-tables';
import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import {
  countedBy,
  countModel,
  type ModelLine,
  type ModelLink,
  type ModelQuestion,
  type ModelRow,
} from '../testing/event-model';
import { decimalOf } from '../testing/ledger-model';
import { householdLedger, importLines, makeOtherViews, noteLines, storeBooks, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const RUNS = 10;
const DAYS = ['2025-12-29', '2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ giro: 'EUR', spar: 'EUR', dollars: 'USD' },
  ...{ 'planifi:main': 'EUR', 'shared-split:elias': 'EUR', 'cristi:ana': 'EUR' },
};
const ACCOUNTS = Object.keys(CURRENCIES);
const PAYEES = ['Livraria Sol', 'Cinema Ideal'];
const CATEGORIES = ['Food', 'Travel'];
const anyLine = fc.record({
  category: fc.constantFrom('', ...CATEGORIES),
  cents: fc.constantFrom(-5000, -3000, -1250, -700, 1250),
});
const anyRow = fc.record({
  account: fc.constantFrom('giro', ...ACCOUNTS),
  day: fc.constantFrom(...DAYS),
  cents: fc.constantFrom(-3000, -1250, 1250, 3000),
  payee: fc.constantFrom(...PAYEES),
  category: fc.constantFrom('', ...CATEGORIES),
  split: fc.option(anyLine, { freq: 4 }),
  tag: fc.constantFrom('', '', 'trip'),
});
const anyQuestion: fc.Arbitrary<ModelQuestion> = fc.record(
  {
    view: fc.constantFrom('imported', 'all', 'all', 'planifi', 'cristi'),
    direction: fc.constantFrom('ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'),
    account: fc.constantFrom(...ACCOUNTS),
    currency: fc.constantFrom('EUR', 'EUR', 'USD'),
    days: fc.constantFrom<readonly [string, string]>(
      ['2025-12-01', '2025-12-31'],
      ['2026-01-01', '2026-01-31'],
      ['2025-12-30', '2026-01-31'],
      ['2025-12-01', '2026-02-01'],
    ),
    least: fc.constantFrom(-3000, -1250, 0),
    most: fc.constantFrom(0, 1250, 2000),
    payee: fc.constantFrom(...PAYEES),
    search: fc.constantFrom('ivraria', 'Ideal'),
    tag: fc.constant('trip'),
    is_split: fc.boolean(),
    category: fc.constantFrom(...CATEGORIES),
    ofView: fc.constantFrom('imported', 'planifi'),
    uncategorized: fc.constant(true),
    count_as: fc.constantFrom('events', 'rows'),
  },
  { requiredKeys: [] },
);
/** Most questions have few filters, so that something matches. */
const likelyQuestion = fc
  .tuple(anyQuestion, fc.subarray(['least', 'most', 'payee', 'search', 'tag', 'is_split', 'account'], { maxLength: 2 }))
  .map(([question, rare]): ModelQuestion => {
    const isKept = (name: string) =>
      rare.includes(name) || !['least', 'most', 'payee', 'search', 'tag', 'is_split', 'account'].includes(name);
    return Object.fromEntries(Object.entries(question).filter(([name]) => isKept(name)));
  });
const anyLink = fc.record({
  kind: fc.constantFrom('same_event', 'same_event', 'transfer', 'refund'),
  one: fc.nat(),
  other: fc.nat(),
});
const GROUPINGS = [
  ...['month', 'category', 'account', 'payee', 'week', 'year'],
  ...[
    ['category', 'month'],
    ['payee', 'account'],
    ['category', 'account'],
  ],
];

type GeneratedRow = (typeof anyRow)['generate'] extends (...given: never[]) => { readonly value: infer Row }
  ? Row
  : never;

interface Books {
  readonly ledger: TestLedger;
  /** With published ids. */
  readonly rows: readonly ModelRow[];
  readonly categories: ReadonlyMap<string, string>;
}

async function storedBooks(given: readonly GeneratedRow[]): Promise<Books> {
  const ledger = householdLedger(store);
  const rows: ModelRow[] = [];
  for (const account of ACCOUNTS) {
    const own = given.filter((row) => row.account === account);
    if (own.length === 0) continue;
    const currency = CURRENCIES[account] ?? '';
    const facts = ({ day, cents, payee, category, tag }: GeneratedRow) => ({
      ...{ account, day, cents, currency, payee, category, tag },
    });
    const lines = own.map((row, index): Line => {
      // No two lines of a statement are the same.
      const text = `${row.payee} ${String(index).padStart(4, '0')}`;
      return [row.day, decimalOf(row.cents), text, row.category];
    });
    const [view = '', name = ''] = account.split(':');
    if (account.includes(':')) {
      const noted = lines.map(([day, amount, text, category = '']): Line =>
        category === '' ? [day, amount, text] : [day, amount, text, category],
      );
      await noteLines(store, ledger, view, name, noted);
      rows.push(...own.map((row, index) => ({ ...facts({ ...row, tag: '' }), id: `${view}:${name}-${index + 1}` })));
      continue;
    }
    await importLines(ledger, account, lines, { currency });
    const { items } = await ledger.call('finance_transactions_search', { account_id: account, limit: 500 });
    const ids = new Map(items.map(({ description, id }: Answer) => [description.slice(-4), id]));
    for (const [index, row] of own.entries()) {
      const id = String(ids.get(String(index).padStart(4, '0')));
      rows.push(await corrected(ledger, { ...facts(row), id }, row.split));
    }
  }
  const { items } = await ledger.call('finance_categories_list');
  return { ledger, rows, categories: new Map(items.map(({ name, id }: Answer) => [name, id])) };
}

/** Stores the tag and the split of a row. */
async function corrected(ledger: TestLedger, row: ModelRow, line: ModelLine | null): Promise<ModelRow> {
  const rest = line === null ? 0 : row.cents - line.cents;
  const lines = line === null || rest === 0 ? undefined : [line, { category: 'Food', cents: rest }];
  const split = lines?.map(({ category, cents }) => ({
    amount: decimalOf(cents),
    category: category === '' ? null : category,
  }));
  const set = { ...(row.tag !== '' && { add_tags: [row.tag] }), ...(split !== undefined && { split }) };
  if (Object.keys(set).length > 0) {
    await ledger.call('finance_transactions_update', { ids: [row.id], set, mode: 'commit' });
  }
  return lines === undefined ? row : { ...row, category: '', lines };
}

/** Confirms the links that are possible. */
async function confirmed({ ledger, rows }: Books, proposed: readonly { kind: string; one: number; other: number }[]) {
  const links: ModelLink[] = [];
  for (const { kind, one, other } of proposed) {
    const [left = '', right = ''] = [one, other].map((place) => rows[place % rows.length]?.id);
    try {
      const { items } = await ledger.call('finance_links_set', { confirm: [{ kind, left, right }], mode: 'commit' });
      links.push(...items);
    } catch (error) {
      expect(String(error)).toMatch(/refused/);
    }
  }
  return links;
}

function argumentsOf(question: ModelQuestion, categories: Books['categories']) {
  const { days, account, category, ofView, least, most, ...others } = question;
  const id = ofView === 'planifi' ? `planifi:${category}` : (categories.get(category ?? '') ?? 'category-999');
  return {
    ...others,
    ...(account !== undefined && { account_id: account }),
    ...(least !== undefined && { min_amount: decimalOf(least) }),
    ...(most !== undefined && { max_amount: decimalOf(most) }),
    ...(category !== undefined && others.uncategorized === undefined && { category_id: id }),
    ...(days !== undefined && { date_range: { start_date: days[0], end_date: days[1] } }),
  };
}

/** The answer of a tool, or of what it refuses the amounts by currency; and what was left out. */
async function sumOf(ledger: TestLedger, input: object) {
  try {
    const { total, count } = await ledger.call('finance_transactions_sum', input);
    const meta = await ledger.metaOf('finance_transactions_sum', input);
    return { totals: [[count === 0 ? '' : total.currency, total.amount, count]], leftOut: meta?.['bursar/left_out'] };
  } catch {
    const { details } = await ledger.refusal('finance_transactions_sum', input);
    return { totals: details.totals.map(({ currency, amount, count }: Answer) => [currency, amount, count]) };
  }
}

function sumOfModel({ shares, leftOut }: ReturnType<typeof countModel>) {
  const currencies = [...new Set(shares.map(({ row }) => row.currency))].sort();
  const totals = currencies.map((currency) => {
    const own = shares.filter(({ row }) => row.currency === currency);
    const cents = own.reduce((sum, share) => sum + share.cents, 0);
    return [currency, decimalOf(cents), new Set(own.map(({ row }) => row.id)).size];
  });
  if (totals.length > 1) return { totals };
  const isNothing = leftOut.linked + leftOut.transfers === 0;
  return { totals: totals.length === 0 ? [['', '0.00', 0]] : totals, leftOut: isNothing ? undefined : leftOut };
}

it('is what a model of a few lines says, for any links, filters and groups', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 4, maxLength: 14 }),
      fc.array(anyLink, { maxLength: 14 }),
      fc.array(likelyQuestion, { minLength: 6, maxLength: 6 }),
      fc.integer(),
      async (given, proposed, questions, seed) => {
        const books = await storedBooks(given);
        const { ledger, rows } = books;
        const links = await confirmed(books, proposed);
        for (const [place, question] of questions.entries()) {
          const input = argumentsOf(question, books.categories);
          const total = countModel(rows, links, question, []);
          // The first count of a state reads its links.
          for (const times of [1, 2]) {
            expect({ input, times, ...(await sumOf(ledger, input)) }).toEqual({ input, times, ...sumOfModel(total) });
          }
          for (const group_by of fc.sample(fc.constantFrom(...GROUPINGS), { numRuns: 3, seed: seed + place })) {
            const call = { ...input, group_by };
            const { groups } = await ledger.call('finance_transactions_aggregate', call);
            const meta = await ledger.metaOf('finance_transactions_aggregate', call);
            const model = countedBy(rows, links, question, [group_by].flat());
            const found = groups.map(({ label, label_2: second, total: { amount, currency }, count }: Answer) =>
              [label, ...(second === undefined ? [] : [second]), currency, amount, count].join('|'),
            );
            const { leftOut } = sumOfModel({ ...countModel(rows, links, question, [group_by].flat()), shares: [] });
            expect({ call, groups: found.sort() }).toEqual({ call, groups: model.sort() });
            expect({ call, leftOut: meta?.['bursar/left_out'] }).toEqual({ call, leftOut });
          }
          if (question.count_as === undefined) continue;
          const search = await ledger.call('finance_transactions_search', { ...input, limit: 500 });
          const ids = [...new Set(total.shares.map(({ row }) => row.id))];
          expect({ input, ids: search.items.map(({ id }: Answer) => id).sort() }).toEqual({ input, ids: ids.sort() });
          expect(search.total).toBe(ids.length);
        }
      },
    ),
    { numRuns: RUNS },
  );
});

describe('a ledger that was emptied and filled again', () => {
  it('counts by its own links, though they have been changed as often as those before', async () => {
    const first = await storeBooks(store, {
      giro: [
        ['2026-03-10', '-200.00', 'RESTAURANTE MAR ALTO'],
        ['2026-03-20', '-10.00', 'LIVRARIA SOL'],
      ],
      'planifi:cash': [['2026-03-10', '-200.00', 'restaurante mar alto']],
    });
    const { owner } = first;
    const confirm = (ledger: TestLedger) =>
      ledger.call('finance_links_set', { confirm_sure: { kinds: ['same_event'] }, mode: 'commit' });
    const sum = (ledger: TestLedger) =>
      ledger.call('finance_transactions_sum', { view: 'all', direction: 'DEBIT_ONLY' });
    await confirm(first);
    expect(await sum(first)).toMatchObject({ total: { amount: '-210.00' }, count: 2 });
    await erase(owner);
    const second = await storeBooks(
      store,
      {
        giro: [
          ['2026-03-10', '-10.00', 'LIVRARIA SOL'],
          ['2026-03-20', '-300.00', 'CINEMA IDEAL'],
        ],
        'planifi:cash': [['2026-03-20', '-300.00', 'cinema ideal']],
      },
      { owner },
    );
    await confirm(second);
    expect(await sum(second)).toMatchObject({ total: { amount: '-310.00' }, count: 2 });
  });

  /** As the removal of a sample does. */
  async function erase(owner: string): Promise<void> {
    const { tables, bookkeeping, erasureSetting = '' } = ownedTables;
    const deletions = [...tables, ...bookkeeping].map(
      (table) => sql`${sql.identifier(table)} as (delete from finance.${sql.identifier(table)} where owner = ${owner})`,
    );
    await store.database.transaction(async (transaction) => {
      await transaction.query`select set_config(${erasureSetting}, ${owner}, true)`;
      await transaction.query(sql`with ${sql.join(deletions, sql`, `)} select 1 as done`);
      await transaction.query`delete from others.entries where owner = ${owner}`;
    });
  }
});
