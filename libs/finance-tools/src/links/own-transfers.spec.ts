import fc from 'fast-check';

import { openFinanceStore, type Answer, type FinanceStore } from '../testing/finance-store';
import { householdLedger, importLines, makeOtherViews, noteLines, viewSource, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

/** A ledger with planifi, whose lines that say `Transfer` move between its accounts; `areFound` by an index of their own. */
function ledgerWithTransfers({
  areFound = true,
  owner,
}: { readonly areFound?: boolean; readonly owner?: string } = {}) {
  const planifi = viewSource('planifi');
  const flowsSql = `${planifi.transactionsSql} and description not like 'Transfer%'`;
  const ownTransfersSql = `${planifi.transactionsSql} and description like 'Transfer%'`;
  const sources = [{ ...planifi, flowsSql, ...(areFound && { ownTransfersSql }) }, viewSource('cristi')];
  return householdLedger(store, { sources, ...(owner !== undefined && { owner }) });
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

it('sums the same in one statement as in several, whatever links and filters there are', async () => {
  const days = ['2026-01-31', '2026-02-01', '2026-02-28'];
  const anyLine = fc.record({
    account: fc.constantFrom('giro', 'giro', 'spar', 'planifi:main', 'planifi:cash', 'cristi:ana'),
    day: fc.constantFrom(...days),
    amount: fc.constantFrom('-30.00', '30.00', '-12.50'),
    text: fc.constantFrom('Transfer', 'Cinema'),
  });
  const anyLink = fc.record({
    kind: fc.constantFrom('same_event', 'transfer', 'refund'),
    one: fc.nat(),
    other: fc.nat(),
  });
  const anyQuestion = fc.record(
    {
      view: fc.constantFrom('imported', 'all', 'planifi', 'cristi'),
      direction: fc.constantFrom('DEBIT_ONLY', 'CREDIT_ONLY'),
      account_id: fc.constantFrom('giro', 'planifi:main'),
      min_amount: fc.constant('-20.00'),
      date_range: fc.constantFrom(
        { start_date: '2026-02-01', end_date: '2026-02-28' },
        { start_date: '2026-01-01', end_date: '2026-03-31' },
      ),
    },
    { requiredKeys: ['view'] },
  );
  const some = { minLength: 2, maxLength: 10 };
  const household = [fc.array(anyLine, some), fc.array(anyLink, some), fc.array(anyQuestion, some)] as const;
  await fc.assert(
    fc.asyncProperty(...household, async (lines, links, questions) => {
      const ledger = ledgerWithTransfers();
      const slow = ledgerWithTransfers({ areFound: false, owner: ledger.owner });
      for (const account of new Set(lines.map((line) => line.account))) {
        const own = lines.filter((line) => line.account === account);
        const [view = '', name = ''] = account.split(':');
        // No two lines of a statement are the same.
        const entries = own.map(({ day, amount, text }, at): Line => [day, amount, `${text} ${at}`]);
        if (account.includes(':')) await noteLines(store, ledger, view, name, entries);
        else await importLines(ledger, account, entries);
      }
      const { items } = await ledger.call('finance_transactions_search', { view: 'all', limit: 100 });
      const ids: string[] = items.map(({ id }: Answer) => id);
      for (const { kind, one, other } of links) {
        const [left, right] = [one, other].map((place) => ids[place % ids.length]);
        const link = { confirm: [{ kind, left, right }], mode: 'commit' };
        await ledger
          .call('finance_links_set', link)
          .catch((error: unknown) => expect(String(error)).toMatch(/refused/));
      }
      // The first count of a state reads its links.
      for (const question of [...questions, ...questions]) {
        const sums = [ledger, slow].map(async (one) => [
          await one.call('finance_transactions_sum', question),
          await one.metaOf('finance_transactions_sum', question),
        ]);
        const [quick, whole] = await Promise.all(sums);
        expect(quick).toEqual(whole);
      }
    }),
    { numRuns: 20 },
  );
});
