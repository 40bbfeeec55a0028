import { openFinanceStore, type FinanceStore } from '../testing/finance-store';
import { importLines, makeOtherViews, noteLines, storeBooks, viewSource, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const RENT: readonly Line[] = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02'].map((month) => [
  `${month}-01`,
  '-900.00',
  'RENT',
]);
const NOTED: readonly Line[] = [['2026-02-03', '-12.50', 'Bakery Miller']];
const books = { giro: [...RENT, ...NOTED], 'planifi:purse': NOTED };

// The clock of these tests says 10 February 2026.
it.each([
  ['2026-02-12', 'planned for the day after tomorrow'],
  ['2026-06-01', 'planned for the summer'],
  ['2999-12-31', 'with a slip in its year'],
])('an entry of %s, %s, hides neither what recurs nor what belongs together', async (day) => {
  const [plain, planned] = [await storeBooks(store, books), await storeBooks(store, books)];
  await noteLines(store, planned, 'planifi', 'plan', [[day, '-1.00', 'Later']]);
  const recurring = await plain.call('finance_recurring_list');
  expect(recurring).toMatchObject({ as_of: '2026-02-03', streams: [{ payee: 'Rent', next: { date: '2026-03-01' } }] });
  expect(await planned.call('finance_recurring_list')).toMatchObject({
    as_of: recurring.as_of,
    streams: [{ payee: 'Rent', next: { date: '2026-03-01' } }],
  });
  const proposed = await plain.call('finance_links_propose');
  expect(proposed.items).toMatchObject([{ kind: 'same_event', left: { description: 'Bakery Miller' } }]);
  expect(await planned.call('finance_links_propose')).toEqual(proposed);
  const confirmed = await planned.call('finance_links_set', { confirm_sure: {}, mode: 'commit' });
  expect(confirmed).toMatchObject({ confirmed_count: proposed.sure_count });
});

it('planned entries are looked at where there are no others, where a bank has booked later, and up to a day that is named', async () => {
  const ledger = store.ledger({ sources: [viewSource('planifi')] });
  const later = RENT.map(([day, ...rest]): Line => [
    day.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
    ...rest,
  ]);
  await noteLines(store, ledger, 'planifi', 'plan', later);
  const found = { as_of: '2027-02-01', streams: [{ payee: 'Rent' }] };
  expect(await ledger.call('finance_recurring_list')).toMatchObject(found);
  await importLines(ledger, 'spar', [['2026-01-05', '-1.00', 'Fee']]);
  expect(await ledger.call('finance_recurring_list')).toMatchObject({ as_of: '2026-01-05', streams: [] });
  expect(await ledger.call('finance_recurring_list', { as_of: '2027-02-01' })).toMatchObject(found);
  await importLines(ledger, 'spar', [['2027-02-01', '-1.00', 'Fee']]);
  expect(await ledger.call('finance_recurring_list')).toMatchObject(found);
});
