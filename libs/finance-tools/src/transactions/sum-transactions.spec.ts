import fc from 'fast-check';

import type { FinanceStore, TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import { anyFilters, argumentsOf, passes, SAMPLES, sumsBy, openSampleLedger } from '../testing/sample-ledger';

let store: FinanceStore;
let ledger: TestLedger;
let categories: Map<string, string>;
beforeAll(async () => {
  ({ store, ledger, categories } = await openSampleLedger());
});
afterAll(() => store.drop());

const sum = (input: object) => ledger.call('finance_transactions_sum', input);

describe('sum', () => {
  it('sums exactly what passes, and never two currencies', async () => {
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
      { numRuns: 150 },
    );
  });

  it('leaves out a currency in which everything that is without a category is split', async () => {
    const own = store.ledger();
    const line = (text: string) => ['date,description,amount', `2026-01-05,${text},-5.00`, ''].join('\n');
    const create = { account_id: 'euro', create_account: { name: 'Euro', currency: 'EUR' } };
    await own.commit(line('Kiosk'), create);
    const [{ id }] = (await own.call('finance_transactions_search')).items;
    const split = [{ amount: '-1', category: 'Food' }, { category: 'Fun' }];
    await own.call('finance_transactions_update', { ids: [id], set: { split }, mode: 'commit' });
    const none = { total: { amount: '0.00', currency: 'CHF' }, count: 0 };
    expect(await own.call('finance_transactions_sum', { uncategorized: true })).toMatchObject(none);
    await own.commit(line('Bakery'));
    const inFrancs = { total: { amount: '-5.00', currency: 'CHF' }, count: 1 };
    expect(await own.call('finance_transactions_sum', { uncategorized: true })).toMatchObject(inFrancs);
    expect(await own.call('finance_transactions_sum', { is_split: false })).toMatchObject(inFrancs);
    expect(await own.call('finance_transactions_sum', { currency: 'EUR', is_split: false })).toMatchObject({
      count: 0,
    });
  });

  it('echoes the filters that had an effect, normalized', async () => {
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

  it('of no transactions is in the default currency', async () => {
    const dollars = store.ledger({ defaultCurrency: 'USD' });
    expect(await dollars.call('finance_transactions_sum')).toMatchObject({
      total: { amount: '0.00', currency: 'USD' },
    });
  });

  it('of no transactions is in the currency of the household, where it has set one', async () => {
    const households = new Map([['of pesos', 'MXN']]);
    const householdCurrency = async (_: unknown, owner: string) => households.get(owner);
    for (const [owner, currency] of [
      ['of pesos', 'MXN'],
      ['of none', 'USD'],
    ] as const) {
      const ledger = store.ledger({ owner, householdCurrency, defaultCurrency: 'USD' });
      expect(await ledger.call('finance_transactions_sum')).toMatchObject({ total: { amount: '0.00', currency } });
    }
  });

  it('knows no currency of which all that would match are splits', async () => {
    const ledger = store.ledger();
    await ledger.commit('date;text;amount\n2025-01-01;Bakery;-4.20');
    const euros = { account_id: 'euro', create_account: { name: 'Euro', currency: 'EUR' } };
    await ledger.commit('date;text;amount\n2025-01-02;Market;-30.00', euros);
    const { items } = await ledger.call('finance_transactions_search', { account_id: 'euro' });
    const split = [{ amount: '-10.00', category: 'Food' }, { category: 'Gifts' }];
    await ledger.call('finance_transactions_update', { ids: [items[0].id], set: { split }, mode: 'commit' });
    const whole = await ledger.call('finance_transactions_sum', { is_split: false });
    expect(whole).toMatchObject({ total: { amount: '-4.20', currency: 'CHF' }, count: 1 });
    const uncategorized = await ledger.call('finance_transactions_sum', { uncategorized: true });
    expect(uncategorized).toMatchObject({ total: { amount: '-4.20', currency: 'CHF' }, count: 1 });
    const none = await ledger.call('finance_transactions_sum', { is_split: false, account_id: 'euro' });
    expect(none).toMatchObject({ total: { amount: '0.00', currency: 'EUR' }, count: 0 });
  });

  it('is exact where floating point is not', async () => {
    const large = store.ledger();
    await large.commit(
      'date;text;amount\n2025-01-01;a;999999999999999.9999\n2025-01-01;b;0.0002\n2025-01-01;c;-0.0001',
    );
    expect(await large.call('finance_transactions_sum')).toMatchObject({
      total: { amount: '1000000000000000.00', currency: 'CHF' },
      count: 3,
    });
  });
});
