import { dailyRates, ecbSource, hmrcMonthlyRates, hmrcSource, readEcbHistory } from '@bursar/rates';

import { openFinanceStore, type Answer, type FinanceStore } from '../testing/finance-store';
import { importLines, makeOtherViews, storeBooks, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const loadRates = async () => {
  const newer = readEcbHistory('Date,USD,\n2026-03-10,1.25,\n2026-03-06,1.20,\n2026-02-02,1.10,\n');
  return { ecb: ecbSource(dailyRates([newer], newer)), hmrc: hmrcSource(hmrcMonthlyRates()) };
};

/** What is proposed for euros out of one account and dollars into another: descriptions and amounts. */
async function proposed(euros: readonly Line[], dollars: readonly Line[]): Promise<readonly string[]> {
  const ledger = await storeBooks(store, { giro: euros }, { loadRates });
  await importLines(ledger, 'abroad', dollars, { currency: 'USD' });
  const { items } = await ledger.call('finance_links_propose', { kinds: ['transfer'] });
  return items.map(
    ({ left, right, sure, ambiguous_with: others }: Answer) =>
      `${left.amount.amount} = ${right.amount.amount}: ${sure ? 'sure' : 'open'}, ${others}`,
  );
}

it('is within 3 % of the rate of the earlier day, and a question', async () => {
  const out: Line = ['2026-03-10', '-100.00', 'Transfer to abroad'];
  const into = (amount: string, day = '2026-03-12'): Line => [day, amount, 'Transfer from giro'];
  expect(await proposed([out], [into('125.00')])).toEqual(['-100.00 = 125.00: open, 0']);
  expect(await proposed([out], [into('128.75')])).toHaveLength(1);
  expect(await proposed([out], [into('128.76')])).toEqual([]);
  expect(await proposed([out], [into('121.25')])).toHaveLength(1);
  expect(await proposed([out], [into('121.24')])).toEqual([]);
  // On a Sunday the last rate published holds.
  expect(await proposed([out], [into('120.00', '2026-03-08')])).toHaveLength(1);
  expect(await proposed([out], [into('125.00', '2026-03-15')])).toHaveLength(1);
  expect(await proposed([out], [into('125.00', '2026-03-16')])).toEqual([]);
});

it('needs a word of transfers in one of the texts, and a rate', async () => {
  const into: Line = ['2026-03-11', '125.00', 'REF 0042'];
  expect(await proposed([['2026-03-10', '-100.00', 'Ref 0041']], [into])).toEqual([]);
  expect(await proposed([['2026-03-10', '-100.00', 'ÜBERWEISUNG 0041']], [into])).toHaveLength(1);
  expect(await proposed([['2026-02-28', '-100.00', 'Transfer']], [['2026-02-28', '110.00', 'Transfer']])).toEqual([]);
  expect(await proposed([['2026-02-04', '-100.00', 'Transfer']], [['2026-02-04', '110.00', 'Transfer']])).toHaveLength(
    1,
  );
});

it('competes with transfers in one currency, and what agrees more is taken first', async () => {
  const books = {
    giro: [['2026-03-10', '-100.00', 'Transfer to spar'] as const],
    spar: [['2026-03-10', '100.00', 'Transfer from giro'] as const],
  };
  const ledger = await storeBooks(store, books, { loadRates });
  await importLines(ledger, 'abroad', [['2026-03-10', '125.00', 'Salary']], { currency: 'USD' });
  const { items } = await ledger.call('finance_links_propose', { kinds: ['transfer'] });
  expect(items).toMatchObject([{ right: { account_id: 'spar' }, sure: true, ambiguous_with: 1 }]);
});
