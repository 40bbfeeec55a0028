import fc from 'fast-check';

import { foldWords } from '../model/fold-words';
import { cleanPayee } from '../model/payee/clean-payee';
import { payeeKey } from '../model/payee/payee-key';
import type { TransactionSource } from '../model/transaction-source';
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

const SOURCE_ACCOUNTS = ['card', 'euro'];
const sourceSamples = SAMPLES.filter(({ account }) => SOURCE_ACCOUNTS.includes(account));

let store: FinanceStore;
let ledger: TestLedger;
let plain: TestLedger;
let prepared = 0;

/** One account is imported; a source has two more in its own table. */
const source = (name: string): TransactionSource => ({
  name,
  prepare: () => {
    prepared += 1;
    return Promise.resolve();
  },
  accountsSql: `select distinct account as id, 'Account ' || account as name, null as institution, currency
    from other.entries where owner = $1`,
  transactionsSql: `select number as id, account as account_id, nullif(category, '') as category, description,
    cents / 100.0 as amount, currency, day as booked_at from other.entries where owner = $1`,
});

beforeAll(async () => {
  store = await openFinanceStore();
  ledger = store.ledger({ sources: [source('other')], defaultView: 'all' });
  plain = store.ledger({ owner: ledger.owner });
  await store.database.run(async (connection) => {
    await connection.script(`create schema other; create table other.entries (owner text, number int, account text,
      category text, description text, cents numeric, currency text, day date)`);
    for (const [number, { account, category, description, cents, currency, day }] of sourceSamples.entries()) {
      await connection.query`insert into other.entries values (${ledger.owner}, ${number}, ${account}, ${category}, ${description},
        ${cents}, ${currency}, ${day})`;
    }
  });
  await storeSamples(ledger, ['main']);
});
afterAll(() => store.drop());

/** The samples with published ids: those of a source begin with its name. */
const known = SAMPLES.map((sample) =>
  SOURCE_ACCOUNTS.includes(sample.account) ? { ...sample, account: `other:${sample.account}` } : sample,
);
const inFilter = (account: string | undefined) =>
  account !== undefined && SOURCE_ACCOUNTS.includes(account) ? `other:${account}` : account;

describe('transactions of a source', () => {
  it('are found, counted and summed like imported ones, by any filters', async () => {
    const { items } = await ledger.call('finance_categories_list');
    const ids = new Map(items.map(({ name, id }: Answer) => [`${id.startsWith('other:')}${name}`, id]));
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.boolean(), async ({ account_id, ...filters }, isOfSource) => {
        const account = inFilter(account_id);
        const category = filters.category === undefined ? undefined : ids.get(`${isOfSource}${filters.category}`);
        const isMeant = (sample: Sample) =>
          passes(sample, { ...filters, ...(account !== undefined && { account_id: account as 'main' }) }) &&
          (filters.category === undefined || sample.account.startsWith('other:') === isOfSource);
        const matches = newestFirst(known.filter(isMeant));
        const input = {
          ...argumentsOf(filters, new Map()),
          ...(account !== undefined && { account_id: account }),
          ...(filters.category !== undefined && { category_id: category ?? 'other:unknown' }),
        };
        const answer = await ledger.call('finance_transactions_search', { ...input, limit: 500 });
        expect(answer.total).toBe(matches.length);
        const facts = (day: string, account: string, amount: string, description: string) =>
          [day, account, amount, description].join(' ');
        expect(
          answer.items
            .map((item: Answer) =>
              facts(item.booked_at.slice(0, 10), item.account_id, item.amount.amount, item.description),
            )
            .sort(),
        ).toEqual(matches.map((each) => facts(each.day, each.account, decimalOf(each.cents), each.description)).sort());
        const days = answer.items.map((item: Answer) => item.booked_at);
        expect(days).toEqual([...days].sort().reverse());

        const pages: Answer[] = [];
        for (let offset = 0; offset < matches.length; offset += 60) {
          pages.push(...(await ledger.call('finance_transactions_search', { ...input, limit: 60, offset })).items);
        }
        expect(pages).toEqual(answer.items);

        const groups = await ledger.call('finance_transactions_aggregate', { ...input, group_by: 'account' });
        const count = groups.groups.reduce((total: number, group: Answer) => total + group.count, 0);
        expect(count).toBe(matches.length);
      }),
      { numRuns: 60 },
    );
  });

  it('are summed exactly, each currency apart', async () => {
    const refusal = await ledger.refusal('finance_transactions_sum');
    const total = (currency: string) => {
      const meant = SAMPLES.filter((sample) => sample.currency === currency);
      const cents = meant.reduce((before, sample) => before + sample.cents, 0);
      return { amount: decimalOf(cents), currency, count: meant.length };
    };
    expect(refusal.details.totals).toEqual([total('CHF'), total('EUR')]);
    expect(await ledger.call('finance_transactions_sum', { account_id: 'other:euro', search: 'zzz' })).toMatchObject({
      total: { amount: '0.00', currency: 'EUR' },
    });
  });

  it.each(['cafe', 'SHOP coffee_', 'nothing'])('are found by the words of %j, and grouped by payee', async (search) => {
    const input = { search, match: 'words' };
    const words = foldWords(search).split(' ');
    const matches = SAMPLES.filter(({ description }) => words.every((word) => foldWords(description).includes(word)));
    expect(await ledger.call('finance_transactions_search', input)).toMatchObject({ total: matches.length });
    const { groups } = await ledger.call('finance_transactions_aggregate', { ...input, group_by: 'payee' });
    const sums = sumsBy(matches, ({ description }) => payeeKey(cleanPayee(description)));
    const facts = groups.map(({ key, total, count }: Answer) => [key, total.currency, total.amount, count].join());
    expect(facts.sort()).toEqual(
      sums.map(({ key, currency, cents, count }) => [key, currency, decimalOf(cents), count].join()).sort(),
    );
    const [first] = groups;
    if (first === undefined) return;
    const ofPayee = await ledger.call('finance_transactions_search', { payee: first.label, details: true });
    expect(ofPayee.total).toBe(
      groups
        .filter(({ key }: Answer) => key === first.key)
        .reduce((total: number, { count }: Answer) => total + count, 0),
    );
  });

  it('have no tags, notes and splits, and are not among what has no category', async () => {
    for (const filters of [{ tag: 'x' }, { is_split: true }]) {
      expect(await ledger.call('finance_transactions_search', filters)).toMatchObject({ total: 0 });
    }
    const { items } = await ledger.call('finance_transactions_search', { uncategorized: true, limit: 500 });
    expect(items.map((item: Answer) => item.account_id)).not.toContain('other:card');
    const { items: ofSources } = await ledger.call('finance_transactions_search', {
      ...{ account_id: 'other:card', details: true, category_id: 'other:Food', limit: 1 },
    });
    expect(ofSources).toMatchObject([
      { category_name: 'Food', category_source: null, tags: [], note: null, split: [] },
    ]);
  });

  it('add their accounts and categories to the lists', async () => {
    const { items } = await ledger.call('finance_accounts_list');
    expect(items.map(({ id, name, currency }: Answer) => [id, name, currency])).toEqual([
      ['other:card', 'Account card', 'CHF'],
      ['other:euro', 'Account euro', 'EUR'],
      ['main', 'Account main', 'CHF'],
    ]);
    const { items: categories, uncategorized_count: rest } = await ledger.call('finance_categories_list');
    expect(categories.map(({ name }: Answer) => name)).toEqual(['Food', 'Food', 'Travel', 'Travel']);
    const counted = categories.reduce((total: number, { transaction_count: count }: Answer) => total + count, rest);
    expect(counted).toBe(SAMPLES.length);
    const byAccount = await ledger.call('finance_transactions_aggregate', { group_by: 'account', currency: 'EUR' });
    expect(byAccount.groups).toMatchObject([{ key: 'other:euro', label: 'Account euro' }]);
  });

  it('are invisible to another owner and without the source', async () => {
    const other = store.ledger({ sources: [source('other')], defaultView: 'all' });
    expect(await other.call('finance_transactions_search')).toMatchObject({ total: 0 });
    expect(await other.call('finance_accounts_list')).toEqual({ items: [] });
    const imported = SAMPLES.length - sourceSamples.length;
    expect(await plain.call('finance_transactions_search')).toMatchObject({ total: imported });
  });

  it('are not exported, and nothing is imported into their accounts', async () => {
    expect(await ledger.transactions()).toHaveLength(SAMPLES.length - sourceSamples.length);
    const input = {
      account_id: 'other:new',
      content: 'date;text;amount\n2025-01-01;x;1',
      create_account: { name: 'x', currency: 'CHF' },
    };
    expect(await ledger.refusal('finance_transactions_import', input)).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'account_id' },
    });
  });

  it('are left out of a call that names another view', async () => {
    const byView = store.ledger({ owner: ledger.owner, sources: [source('cristi')] });
    const imported = SAMPLES.length - sourceSamples.length;
    const totals = { imported, all: SAMPLES.length, cristi: sourceSamples.length, planifi: 0 };
    for (const [view, total] of Object.entries(totals)) {
      expect(await byView.call('finance_transactions_search', { view, limit: 1 })).toMatchObject({ total });
      const { groups, filters } = await byView.call('finance_transactions_aggregate', { view, group_by: 'month' });
      expect(groups.reduce((sum: number, { count }: Answer) => sum + count, 0)).toBe(total);
      expect(filters).toEqual({ view });
    }
    const { items } = await byView.call('finance_accounts_list', { view: 'cristi' });
    expect(items.map(({ id }: Answer) => id)).toEqual(['cristi:card', 'cristi:euro']);
    expect(await byView.call('finance_transactions_search')).toMatchObject({ total: imported });
    const refusal = await byView.refusal('finance_transactions_sum', { view: 'other' });
    expect(refusal).toMatchObject({ code: 'VALIDATION_ERROR', details: { field: 'view' } });
  });

  it('are prepared once, before the first call', async () => {
    prepared = 0;
    const other = store.ledger({ sources: [source('other')], defaultView: 'all' });
    await other.call('finance_accounts_list');
    await other.call('finance_accounts_list');
    expect(prepared).toBe(1);
  });

  it.each([[['Lender']], [['other', 'other']], [['a:b']]])('stop the start when they are named %j', (names) => {
    expect(() => store.ledger({ sources: names.map(source) })).toThrow(/source/);
  });
});
