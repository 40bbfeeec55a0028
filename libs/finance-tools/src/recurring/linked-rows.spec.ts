import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { householdLedger, importLines, makeOtherViews, noteLines, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

/** One on that day of each month of 2025. */
const monthly = (date: string, amount: string, text: string): Line[] =>
  Array.from({ length: 12 }, (_, index) => [`2025-${String(index + 1).padStart(2, '0')}-${date}`, amount, text]);

const list = (ledger: TestLedger, input: object = {}) => ledger.call('finance_recurring_list', input);
const facts = ({ streams }: Answer): string[] =>
  streams.map(
    ({ account_id: id, amount, occurrences, is_transfer: transfer }: Answer) =>
      `${id} ${amount} × ${occurrences}${transfer ? ', a transfer' : ''}`,
  );
const link = (ledger: TestLedger, input: object) => ledger.call('finance_links_set', { ...input, mode: 'commit' });
const ids = async (ledger: TestLedger, account: string): Promise<string[]> => {
  const input = { account_id: account, view: 'all', limit: 500 };
  const { items } = await ledger.call('finance_transactions_search', input);
  return items.map(({ id }: Answer) => id).reverse();
};

/** Rent that the bank booked and the budget noted, and money that goes to savings each month. */
async function books() {
  const ledger = householdLedger(store);
  await importLines(ledger, 'giro', [...monthly('01', '-900.00', 'Rent'), ...monthly('20', '-50.00', 'To savings')]);
  await importLines(ledger, 'spar', monthly('20', '50.00', 'From giro'));
  await noteLines(store, ledger, 'planifi', 'main', monthly('01', '-900.00', 'Rent'));
  return ledger;
}

/** The pairs of rows of two accounts, one by one; of the first only those with the amount. */
async function pairs(ledger: TestLedger, kind: string, left: string, right: string, amount: string) {
  const { items } = await ledger.call('finance_transactions_search', { account_id: left, limit: 500 });
  const own = items.filter((item: Answer) => item.amount.amount === amount).reverse();
  const others = await ids(ledger, right);
  return own.map(({ id }: Answer, index: number) => ({ kind, left: id, right: others[index] }));
}

describe('streams of linked rows', () => {
  it('are counted once, by the bank, where the budget has them too, and again once the links are undone', async () => {
    const ledger = await books();
    const before = await list(ledger, { forecast_days: 3, as_of: '2025-12-31' });
    expect(facts(before)).toEqual([
      'giro -900.00 × 12',
      'planifi:main -900.00 × 12',
      'giro -50.00 × 12',
      'spar 50.00 × 12',
    ]);
    const same = await pairs(ledger, 'same_event', 'giro', 'planifi:main', '-900.00');
    const { change_id } = await link(ledger, { confirm: same });
    const after = await list(ledger, { forecast_days: 3, as_of: '2025-12-31' });
    expect(facts(after)).toEqual(['giro -900.00 × 12', 'giro -50.00 × 12', 'spar 50.00 × 12']);
    expect(before.forecast.points.at(-1).expected).toBe('-1800.00');
    expect(after.forecast.points.at(-1).expected).toBe('-900.00');
    // A view looked at alone has all that is in it.
    expect(facts(await list(ledger, { account_id: 'planifi:main' }))).toEqual(['planifi:main -900.00 × 12']);
    await ledger.call('finance_changes_undo', { change_id, mode: 'commit' });
    expect(await list(ledger, { forecast_days: 3, as_of: '2025-12-31' })).toEqual(before);
  });

  it('keep what was noted after the last booked row', async () => {
    const ledger = await books();
    await link(ledger, { confirm: await pairs(ledger, 'same_event', 'giro', 'planifi:main', '-900.00') });
    await store.database.run(
      (connection) => connection.query`insert into others.entries values
        (${ledger.owner}, 'planifi', 'main-13', 'main', '2026-01-01', -900.00, 'EUR', 'Rent', null)`,
    );
    expect(await list(ledger)).toMatchObject({ as_of: '2026-01-01' });
    // The links of rows that are gone count for nothing.
    await store.database.run(
      (connection) => connection.query`delete from others.entries where owner = ${ledger.owner} and day < '2025-07-01'`,
    );
    expect(facts(await list(ledger, { account_id: 'giro' }))).toEqual(['giro -900.00 × 12', 'giro -50.00 × 12']);
  });

  it('are transfers where most of their rows are, also the newest one that nobody has linked yet', async () => {
    const ledger = await books();
    const transfers = await pairs(ledger, 'transfer', 'giro', 'spar', '-50.00');
    await link(ledger, { confirm: transfers.slice(0, 6) });
    expect(facts(await list(ledger))).not.toContain('spar 50.00 × 12, a transfer');
    await link(ledger, { confirm: transfers.slice(6, 11) });
    expect(facts(await list(ledger))).toEqual([
      'giro -900.00 × 12',
      'planifi:main -900.00 × 12',
      'giro -50.00 × 12, a transfer',
      'spar 50.00 × 12, a transfer',
    ]);
  });

  it('show nothing of the links of another owner with the same rows', async () => {
    const [ledger, other] = [await books(), await books()];
    const before = facts(await list(other));
    await link(ledger, { confirm: await pairs(ledger, 'same_event', 'giro', 'planifi:main', '-900.00') });
    expect(facts(await list(other))).toEqual(before);
    expect(facts(await list(ledger))).toHaveLength(3);
  });
});
