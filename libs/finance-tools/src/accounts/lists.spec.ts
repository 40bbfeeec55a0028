import type { FinanceStore, TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';
import { SAMPLES, sumsBy, openSampleLedger } from '../testing/sample-ledger';

let store: FinanceStore;
let ledger: TestLedger;
let categories: Map<string, string>;
beforeAll(async () => {
  ({ store, ledger, categories } = await openSampleLedger());
});
afterAll(() => store.drop());

describe('the lists', () => {
  it('contain every account by name, with its sum', async () => {
    const { items } = await ledger.call('finance_accounts_list');
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

  it('contain every category by name, in lower case, and count the transactions without one', async () => {
    const count = (name: string) => SAMPLES.filter(({ category }) => category === name).length;
    expect(await ledger.call('finance_categories_list')).toEqual({
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
    expect(await other.call('finance_categories_list')).toMatchObject({
      items: [
        { name: 'Eat out', transaction_count: 2 },
        { name: 'zoo', transaction_count: 1 },
      ],
    });
  });
});
