import { openFinanceStore, type Answer, type FinanceStore } from '../testing/finance-store';
import { householdLedger, importLines, makeOtherViews, noteLines, viewSource } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

/** A ledger with planifi, whose lines that say `Transfer` move between its accounts. */
function ledgerWithTransfers() {
  const planifi = viewSource('planifi');
  const flowsSql = `${planifi.transactionsSql} and description not like 'Transfer%'`;
  return householdLedger(store, { sources: [{ ...planifi, flowsSql }] });
}

it('counts what a domain says moves between own accounts neither as income nor as spending, but in an account', async () => {
  const ledger = ledgerWithTransfers();
  await noteLines(store, ledger, 'planifi', 'main', [
    ['2026-01-02', '-300.00', 'Transfer to cash'],
    ['2026-01-03', '-20.00', 'Cinema'],
  ]);
  await noteLines(store, ledger, 'planifi', 'cash', [['2026-01-02', '300.00', 'Transfer from main']]);
  const sum = async (input: object) => {
    const call = ['finance_transactions_sum', { view: 'planifi', ...input }] as const;
    const { total, count } = await ledger.call(...call);
    return [total.amount, count, (await ledger.metaOf(...call))?.['bursar/left_out']];
  };
  const groups = async (group_by: string, input: object = {}) => {
    const call = { view: 'planifi', group_by, ...input };
    const found = await ledger.call('finance_transactions_aggregate', call);
    return found.groups.map(({ key, total, count }: Answer) => [key, total.amount, count]);
  };
  expect(await sum({})).toEqual(['-20.00', 1, { linked: 0, transfers: 2 }]);
  expect(await sum({ view: 'all', direction: 'DEBIT_ONLY' })).toEqual(['-20.00', 1, { linked: 0, transfers: 1 }]);
  expect(await sum({ direction: 'CREDIT_ONLY' })).toEqual(['0.00', 0, { linked: 0, transfers: 1 }]);
  expect(await sum({ search: 'cinema' })).toEqual(['-20.00', 1, undefined]);
  expect(await sum({ count_as: 'rows', direction: 'DEBIT_ONLY' })).toEqual(['-320.00', 2, undefined]);
  expect(await sum({ account_id: 'planifi:cash' })).toEqual(['300.00', 1, undefined]);
  expect(await sum({ view: 'imported' })).toEqual(['0.00', 0, undefined]);
  expect(await groups('month')).toEqual([['2026-01', '-20.00', 1]]);
  expect(await groups('account')).toEqual([
    ['planifi:main', '-320.00', 2],
    ['planifi:cash', '300.00', 1],
  ]);
  expect(await groups('month', { count_as: 'rows' })).toEqual([['2026-01', '-20.00', 3]]);
});

it('leaves out of the events that search shows what a domain says moves between own accounts, but in an account', async () => {
  const ledger = ledgerWithTransfers();
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
