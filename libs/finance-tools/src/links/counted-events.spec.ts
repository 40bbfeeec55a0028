import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { ownedTables } from '../store/owned-tables';
import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { countedBy, countModel, type ModelLink, type ModelQuestion, type ModelRow } from '../testing/event-model';
import { decimalOf } from '../testing/ledger-model';
import { householdLedger, importLines, makeOtherViews, noteLines, storeBooks, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const DAYS = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
const ACCOUNTS = ['giro', 'spar', 'planifi:main', 'shared-split:elias', 'cristi:ana'];
const anyRow = fc.record({
  account: fc.constantFrom(...ACCOUNTS),
  day: fc.constantFrom(...DAYS),
  cents: fc.constantFrom(-3000, -1250, 1250, 3000),
  payee: fc.constantFrom('Livraria Sol', 'Cinema Ideal'),
  category: fc.constantFrom('', 'Food', 'Travel'),
});
const anyQuestion: fc.Arbitrary<ModelQuestion> = fc.record(
  {
    view: fc.constantFrom('imported', 'all', 'all', 'planifi', 'cristi'),
    direction: fc.constantFrom('ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'),
    account: fc.constantFrom(...ACCOUNTS),
    month: fc.constantFrom('2025-12', '2026-01', '2026-02'),
    payee: fc.constantFrom('Livraria Sol', 'Cinema Ideal'),
    category: fc.constantFrom('Food', 'Travel'),
    ofView: fc.constantFrom('imported', 'planifi'),
    uncategorized: fc.constant(true),
    count_as: fc.constantFrom('events', 'rows'),
  },
  { requiredKeys: [] },
);
const anyLink = fc.record({
  kind: fc.constantFrom('same_event', 'same_event', 'transfer', 'refund'),
  one: fc.nat(),
  other: fc.nat(),
});

interface Books {
  readonly ledger: TestLedger;
  /** With published ids. */
  readonly rows: readonly ModelRow[];
  readonly categories: ReadonlyMap<string, string>;
}

async function storedBooks(given: readonly Omit<ModelRow, 'id'>[]): Promise<Books> {
  const ledger = householdLedger(store);
  const rows: ModelRow[] = [];
  for (const account of ACCOUNTS) {
    const own = given.filter((row) => row.account === account);
    if (own.length === 0) continue;
    const lines = own.map((row, index): Line => {
      // No two lines of a statement are the same.
      const text = `${row.payee} ${String(index).padStart(4, '0')}`;
      return [row.day, decimalOf(row.cents), text, row.category];
    });
    const [view = '', name = ''] = account.split(':');
    if (account.includes(':')) {
      await noteLines(
        store,
        ledger,
        view,
        name,
        lines.map(([day, amount, text, category = '']) =>
          category === '' ? [day, amount, text] : [day, amount, text, category],
        ),
      );
      rows.push(...own.map((row, index) => ({ ...row, id: `${view}:${name}-${index + 1}` })));
      continue;
    }
    await importLines(ledger, account, lines);
    const { items } = await ledger.call('finance_transactions_search', { account_id: account, limit: 500 });
    const ids = new Map(items.map(({ description, id }: Answer) => [description.slice(-4), id]));
    rows.push(...own.map((row, index) => ({ ...row, id: String(ids.get(String(index).padStart(4, '0'))) })));
  }
  const { items } = await ledger.call('finance_categories_list');
  return { ledger, rows, categories: new Map(items.map(({ name, id }: Answer) => [name, id])) };
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

function argumentsOf({ month, account, category, ofView, ...others }: ModelQuestion, categories: Books['categories']) {
  const last: Record<string, string> = { '2025-12': '31', '2026-01': '31', '2026-02': '28' };
  const id = ofView === 'planifi' ? `planifi:${category}` : (categories.get(category ?? '') ?? 'category-999');
  return {
    ...others,
    ...(account !== undefined && { account_id: account }),
    ...(category !== undefined && others.uncategorized === undefined && { category_id: id }),
    ...(month !== undefined && { date_range: { start_date: `${month}-01`, end_date: `${month}-${last[month]}` } }),
  };
}

it('is what a model of a few lines says, for any links, filters and groups', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 4, maxLength: 14 }),
      fc.array(anyLink, { maxLength: 14 }),
      fc.array(anyQuestion, { minLength: 6, maxLength: 6 }),
      async (given, proposed, questions) => {
        const books = await storedBooks(given);
        const links = await confirmed(books, proposed);
        for (const question of questions) {
          const input = argumentsOf(question, books.categories);
          const { ledger } = books;
          const total = countModel(books.rows, links, question, []);
          const sum = await ledger.call('finance_transactions_sum', { currency: 'EUR', ...input });
          expect({ input, amount: sum.total.amount, count: sum.count }).toEqual({
            input,
            amount: decimalOf(total.reduce((cents, share) => cents + share.cents, 0)),
            count: total.length,
          });
          for (const group_by of [
            'month',
            'category',
            'account',
            'payee',
            'week',
            ['category', 'month'],
            ['payee', 'account'],
          ]) {
            const { groups } = await ledger.call('finance_transactions_aggregate', { ...input, group_by });
            const model = countedBy(books.rows, links, question, [group_by].flat());
            const found = groups.map(({ label, label_2: second, total: { amount }, count }: Answer) =>
              [label, ...(second === undefined ? [] : [second]), amount, count].join('|'),
            );
            expect({ input, group_by, groups: found.sort() }).toEqual({ input, group_by, groups: model.sort() });
          }
          if (question.count_as === undefined) continue;
          const search = await ledger.call('finance_transactions_search', { ...input, limit: 500 });
          const ids = total.map(({ row }) => row.id);
          expect(search.items.map(({ id }: Answer) => id).sort()).toEqual([...ids].sort());
          expect(search.total).toBe(ids.length);
        }
      },
    ),
    { numRuns: 12 },
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
