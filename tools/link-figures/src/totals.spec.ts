import { dayText } from '@bursar/finance-tools/links';
import {
  householdLedger,
  importLines,
  makeOtherViews,
  noteLines,
  openFinanceStore,
  type Answer,
  type FinanceStore,
  type Line,
  type TestLedger,
} from '@bursar/finance-tools/testing';

import { generateHousehold, type Household } from './household';
import type { Entry } from './household-event';
import { eventTotals, GROUPS, type Direction } from './event-totals';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

/** Stores all rows, and says which published id each of them got. */
async function stored(household: Household): Promise<{ readonly ledger: TestLedger; idOf(entry: Entry): string }> {
  const ledger = householdLedger(store);
  const ids = new Map<Entry, string>();
  for (const { id: account } of household.accounts) {
    const entries = household.entries.filter((entry) => entry.account === account);
    const lines = entries.map(({ day, cents, text, category }): Line =>
      category === ''
        ? [dayText(day), (cents / 100).toFixed(2), text]
        : [dayText(day), (cents / 100).toFixed(2), text, category],
    );
    const [view = '', name] = account.split(':');
    if (name !== undefined) {
      await noteLines(store, ledger, view, name, lines);
      for (const [index, entry] of entries.entries()) ids.set(entry, `${view}:${name}-${index + 1}`);
      continue;
    }
    if (lines.length === 0) continue;
    await importLines(ledger, account, lines);
    const found = await ledger.call('finance_transactions_search', { account_id: account, limit: 500 });
    const byText = new Map<string, string>(found.items.map(({ description, id }: Answer) => [description, id]));
    for (const entry of entries) ids.set(entry, String(byText.get(entry.text)));
  }
  return { ledger, idOf: (entry) => String(ids.get(entry)) };
}

/** All groups of all views: label, sum and number. */
async function totalsOf(ledger: TestLedger, input: object = {}): Promise<Record<string, readonly string[]>> {
  const totals: Record<string, readonly string[]> = {};
  for (const direction of ['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'] satisfies Direction[]) {
    for (const group_by of GROUPS) {
      const query = { view: 'all', direction, currency: 'EUR', group_by, ...input };
      const { groups } = await ledger.call('finance_transactions_aggregate', query);
      totals[`${direction} by ${group_by}`] = groups
        .map(({ key, label, total, count }: Answer) =>
          [group_by === 'account' ? key : label, total.amount, count].join(' '),
        )
        .sort();
    }
  }
  return totals;
}

it.each([11, 12, 13])(
  'links of household %i make totals those of its events, and leave no trace when they are undone',
  async (seed) => {
    const household = generateHousehold(seed, 3);
    const { ledger, idOf } = await stored(household);
    const before = await totalsOf(ledger);
    expect(before).toEqual(await totalsOf(ledger, { count_as: 'rows' }));
    const pairs = household.links.map(({ kind, left, right }) => ({ kind, left: idOf(left), right: idOf(right) }));
    const changes: string[] = [];
    for (let first = 0; first < pairs.length; first += 40) {
      const confirm = pairs.slice(first, first + 40);
      const set = await ledger.call('finance_links_set', { confirm, mode: 'commit' });
      expect(set).toMatchObject({ confirmed_count: confirm.length });
      changes.push(set.change_id);
    }
    const linked = await totalsOf(ledger);
    expect(linked).toEqual(eventTotals(household));
    expect(linked).not.toEqual(before);
    expect(await totalsOf(ledger, { count_as: 'rows' })).toEqual(before);
    for (const change_id of changes.reverse()) {
      await ledger.call('finance_changes_undo', { change_id, mode: 'commit' });
    }
    expect(await totalsOf(ledger)).toEqual(before);
  },
);
