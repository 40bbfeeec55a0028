import { openFinanceStore, type Answer, type FinanceStore } from '../testing/finance-store';
import { importLines, makeOtherViews, noteLines, viewSource, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

const LINES: readonly Line[] = [['2026-01-05', '-10.00', 'Bakery']];
const facts = ({ accounts, net_worth: worth, left_out: out }: Answer) => ({
  accounts: accounts.map(({ account_id: id, balance, same_as }: Answer) => [id, balance?.amount ?? null, same_as]),
  worth: worth.map(({ amount }: Answer) => amount),
  out,
});

/** An account of the bank that the budget keeps too, both with a balance, and savings. */
async function books() {
  const balancesSql = `select distinct account as account_id, date '2026-01-31' as date, 90.00 as amount
    from others.entries where owner = $1 and view = 'planifi'`;
  const ledger = store.ledger({ sources: [{ ...viewSource('planifi'), balancesSql }] });
  await importLines(ledger, 'giro', LINES);
  await importLines(ledger, 'spar', LINES);
  await noteLines(store, ledger, 'planifi', 'main', LINES);
  const tell = [
    { account_id: 'giro', date: '2026-01-31', balance: '100.00' },
    { account_id: 'spar', date: '2026-01-31', balance: '7.00' },
  ];
  await ledger.call('finance_balances_get', { tell });
  return ledger;
}

const link = { kind: 'same_account', left: 'planifi:main', right: 'giro' };

describe('two ids of one account', () => {
  it('count once in net worth and its series, under the imported one, until the link is undone', async () => {
    const ledger = await books();
    const read = (input: object = {}) => ledger.call('finance_balances_get', input);
    const before = await read();
    expect(facts(before)).toEqual({
      accounts: [
        ['giro', '100.00', null],
        ['planifi:main', '90.00', null],
        ['spar', '7.00', null],
      ],
      ...{ worth: ['197.00'], out: [] },
    });
    const { change_id } = await ledger.call('finance_links_set', { confirm: [link], mode: 'commit' });
    const date_range = { start_date: '2026-01-31', end_date: '2026-01-31' };
    const after = await read({ date_range });
    expect(facts(after)).toEqual({
      accounts: [
        ['giro', '100.00', null],
        ['planifi:main', '90.00', 'giro'],
        ['spar', '7.00', null],
      ],
      ...{ worth: ['107.00'], out: [] },
    });
    expect(after.series).toMatchObject([{ net_worth: [{ amount: '107.00' }] }]);
    // Asked for alone it still says what it is, and is worth nothing by itself.
    expect(facts(await read({ account_id: 'planifi:main' }))).toEqual({
      accounts: [['planifi:main', '90.00', 'giro']],
      ...{ worth: [], out: [] },
    });
    await ledger.call('finance_changes_undo', { change_id, mode: 'commit' });
    expect(await read()).toEqual(before);
  });

  it('mean nothing to another owner with the same rows, and nothing once rejected', async () => {
    const [ledger, other] = [await books(), await books()];
    const before = await other.call('finance_balances_get');
    await ledger.call('finance_links_set', { confirm: [link], mode: 'commit' });
    expect(await other.call('finance_balances_get')).toEqual(before);
    await other.call('finance_links_set', { reject: [link], mode: 'commit' });
    expect(await other.call('finance_balances_get')).toEqual(before);
  });
});

describe('a bank balance that a budget tells', () => {
  /** A bank account, and a budget that says what is in the bank and spends from there in two threads. */
  async function budgetBooks() {
    const ledger = store.ledger({
      sources: [
        {
          ...viewSource('cristi'),
          balanceAccountsSql: `select distinct 'ana' as id, 'Bank of ana' as name, null::text as institution, 'EUR' as currency
            from others.entries where owner = $1`,
          balancesSql: `select distinct 'ana' as account_id, date '2026-01-31' as date, 100.00 as amount
            from others.entries where owner = $1`,
          moneyAccountsSql: `select distinct account as account_id, 'ana' as money_account_id
            from others.entries where owner = $1`,
        },
      ],
    });
    for (const bank of ['giro', 'spar']) await importLines(ledger, bank, LINES);
    for (const thread of ['ana/1', 'ana/2']) await noteLines(store, ledger, 'cristi', thread, LINES);
    const tell = ['giro', 'spar'].map((id) => ({ account_id: id, date: '2026-01-31', balance: '100.00' }));
    await ledger.call('finance_balances_get', { tell });
    return ledger;
  }
  const same = (left: string, right: string) => ({ kind: 'same_account', left, right });

  it.each([
    ['itself', [same('giro', 'cristi:ana')], ['200.00']],
    ['a thread of the budget', [same('giro', 'cristi:ana/1')], ['200.00']],
    ['both threads', [same('giro', 'cristi:ana/1'), same('giro', 'cristi:ana/2')], ['200.00']],
    // The told balance is then of neither alone, and the two banks stay two.
    ['threads of two banks', [same('giro', 'cristi:ana/1'), same('spar', 'cristi:ana/2')], ['300.00']],
  ])('counts once when a person says that %s is the account of the statements', async (_, confirm, worth) => {
    const ledger = await budgetBooks();
    expect(facts(await ledger.call('finance_balances_get')).worth).toEqual(['300.00']);
    await ledger.call('finance_links_set', { confirm, mode: 'commit' });
    expect(facts(await ledger.call('finance_balances_get')).worth).toEqual(worth);
    const { items } = await ledger.call('finance_links_propose', { state: 'confirmed' });
    for (const { left, right } of items) expect([left.account_name, right.account_name]).not.toContain(undefined);
  });
});
