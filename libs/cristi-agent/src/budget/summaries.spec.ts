import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, lunch } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());
const february = { month: '2026-02' };

describe('a month', () => {
  it('is zeros while it is empty, with the default cap', async () => {
    const { data } = talk();
    expect(await data('get_month_summary', february)).toEqual({
      month: '2026-02',
      income_total_mxn_cents: 0,
      expense_total_mxn_cents: 0,
      variable_cap_mxn_cents: 600000,
      variable_spend_mxn_cents: 0,
      variable_remaining_mxn_cents: 600000,
    });
    expect(await data('get_category_summary', february)).toEqual({ month: '2026-02', categories: [] });
  });

  it('is by default that of now_iso in Mexico City', async () => {
    const { data } = talk();
    const late = { now_iso: '2026-03-01T05:59:59Z' };
    expect(await data('get_month_summary', late)).toMatchObject(february);
    expect(await data('get_category_summary', late)).toMatchObject(february);
    expect(await data('set_budget_cap', { ...late, variable_cap_mxn_cents: 1 })).toMatchObject({
      effective_month: '2026-02',
    });
    expect(await data('get_month_summary', { ...late, month: '2025-12' })).toMatchObject({ month: '2025-12' });
  });

  it('may be overspent', async () => {
    const { data } = talk();
    await data('add_transaction', lunch({ amount_mxn_cents: 600_001 }));
    expect(await data('get_month_summary', february)).toMatchObject({ variable_remaining_mxn_cents: -1 });
  });

  it('lists the categories of expenses by total, then by name and type in code point order', async () => {
    const { data } = talk();
    const spent: readonly [string, string, number][] = [
      ['b', 'FIXED', 5],
      ['b', 'DEBT', 5],
      ['á', 'FIXED', 5],
      ['Z', 'FIXED', 5],
      ['nothing', 'VARIABLE', 0],
      ['most', 'SAVINGS', 3],
      ['most', 'SAVINGS', 4],
    ];
    for (const [category, category_type, amount_mxn_cents] of spent) {
      await data('add_transaction', lunch({ category, category_type, amount_mxn_cents }));
    }
    await data('add_transaction', lunch({ type: 'INCOME', category_type: 'INCOME', category: 'Salary' }));
    const { categories } = await data('get_category_summary', february);
    expect(categories).toEqual(
      [
        ['Most', 'SAVINGS', 7],
        ['B', 'DEBT', 5],
        ['B', 'FIXED', 5],
        ['Z', 'FIXED', 5],
        ['Á', 'FIXED', 5],
        ['Nothing', 'VARIABLE', 0],
      ].map(([category, category_type, expense_total_mxn_cents]) => ({
        category,
        category_type,
        expense_total_mxn_cents,
      })),
    );
  });
});

describe('a total beyond 2^53 - 1', () => {
  const largest = { amount_mxn_cents: Number.MAX_SAFE_INTEGER };
  const salary = { type: 'INCOME', category_type: 'INCOME', category: 'Salary' };

  it('is a CONFLICT that names the field, and is available again after a correction', async () => {
    const { data, error } = talk();
    await data('add_transaction', lunch(largest));
    expect(await data('get_month_summary', february)).toMatchObject({
      expense_total_mxn_cents: Number.MAX_SAFE_INTEGER,
      variable_remaining_mxn_cents: 600_000 - Number.MAX_SAFE_INTEGER,
    });
    await data('add_transaction', lunch({ amount_mxn_cents: 1 }));
    expect(await error('get_month_summary', february)).toMatchObject({
      code: 'CONFLICT',
      details: { field: 'expense_total_mxn_cents' },
    });
    expect(await error('get_category_summary', february)).toMatchObject({
      code: 'CONFLICT',
      details: { field: 'expense_total_mxn_cents', category: 'Food', category_type: 'VARIABLE' },
    });
    await data('set_bank_balance', { bank_balance_mxn_cents: 0, as_of_iso: '2026-02-01T12:00' });
    const purchase = { amount_mxn_cents: 1, date_iso: '2026-02-05', category: 'Food' };
    expect(await error('simulate_purchase', { purchase })).toMatchObject({
      code: 'CONFLICT',
      details: { field: 'variable_spend_mxn_cents' },
    });
    await data('delete_last_transaction');
    expect(await data('get_month_summary', february)).toMatchObject({
      variable_spend_mxn_cents: Number.MAX_SAFE_INTEGER,
    });
  });

  it('of income is reported first', async () => {
    const { data, error } = talk();
    for (const fields of [largest, largest, { ...largest, ...salary }, { ...salary, amount_mxn_cents: 1 }]) {
      await data('add_transaction', lunch(fields));
    }
    expect((await error('get_month_summary', february)).details).toEqual({ field: 'income_total_mxn_cents' });
  });
});

describe('a cap', () => {
  it('is in force until the next one, and never before its month', async () => {
    const { data } = talk();
    const set = (effective_month: string, variable_cap_mxn_cents: number) =>
      data('set_budget_cap', { effective_month, variable_cap_mxn_cents });
    await set('2026-05', 0);
    await set('2026-02', 5);
    await set('2026-02', 7);
    const caps = [];
    for (const month of ['2026-01', '2026-02', '2026-04', '2026-05', '2030-01']) {
      caps.push((await data('get_month_summary', { month }))['variable_cap_mxn_cents']);
    }
    expect(caps).toEqual([600_000, 7, 7, 0, 0]);
  });
});
