import { openFinanceStore, type Answer, type FinanceStore } from '../testing/finance-store';
import { householdLedger, importLines, makeOtherViews, noteLines, viewSource } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

it('leaves out of the events that search shows what a domain says moves between own accounts, but in an account', async () => {
  const planifi = viewSource('planifi');
  const flowsSql = `${planifi.transactionsSql} and description not like 'Transfer%'`;
  const ledger = householdLedger(store, { sources: [{ ...planifi, flowsSql }] });
  await noteLines(store, ledger, 'planifi', 'main', [
    ['2026-01-02', '-300.00', 'Transfer to cash'],
    ['2026-01-03', '-20.00', 'Cinema'],
  ]);
  await noteLines(store, ledger, 'planifi', 'cash', [['2026-01-02', '300.00', 'Transfer from main']]);
  await importLines(ledger, 'giro', [
    ['2026-01-02', '-300.00', 'To cash'],
    ['2026-01-05', '-7.00', 'Kiosk'],
  ]);
  const events = async (input: object) => {
    const { items, total } = await ledger.call('finance_transactions_search', { count_as: 'events', ...input });
    expect(total).toBe(items.length);
    return items.map(({ description }: Answer) => description).sort();
  };
  expect(await events({ view: 'all' })).toEqual(['Cinema', 'Kiosk', 'To cash']);
  const [line] = (await ledger.call('finance_transactions_search', { search: 'To cash' })).items;
  const link = { kind: 'same_event', left: line.id, right: 'planifi:main-1' };
  await ledger.call('finance_links_set', { confirm: [link], mode: 'commit' });
  expect(await events({ view: 'all' })).toEqual(['Cinema', 'Kiosk']);
  expect(await events({ view: 'imported' })).toEqual(['Kiosk']);
  expect(await events({ view: 'planifi', direction: 'CREDIT_ONLY' })).toEqual([]);
  expect(await events({ view: 'planifi', account_id: 'planifi:main' })).toEqual(['Cinema', 'Transfer to cash']);
  expect((await ledger.call('finance_transactions_search', { view: 'planifi' })).total).toBe(3);
});
