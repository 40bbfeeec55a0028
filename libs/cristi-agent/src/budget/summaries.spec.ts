import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

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
  it('is zeros while it is empty, with the usual cap', async () => {
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

  it('is that of now in Mexico City when none is named', async () => {
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

  it('tells categories by total, then by name and type in code point order, none for income', async () => {
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

describe('a total beyond what can be told exactly', () => {
  const largest = { amount_mxn_cents: Number.MAX_SAFE_INTEGER };
  const salary = { type: 'INCOME', category_type: 'INCOME', category: 'Salary' };

  it('is a conflict that names it, and comes right when it is corrected', async () => {
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

  it('of income is told first', async () => {
    const { data, error } = talk();
    for (const fields of [largest, largest, { ...largest, ...salary }, { ...salary, amount_mxn_cents: 1 }]) {
      await data('add_transaction', lunch(fields));
    }
    expect((await error('get_month_summary', february)).details).toEqual({ field: 'income_total_mxn_cents' });
  });
});

describe('a cap', () => {
  it('holds until the next one, and never before its month', async () => {
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

describe('totals', () => {
  const MONTHS = ['2026-01', '2026-02'];
  const KINDS = ['FIXED', 'VARIABLE', 'INCOME'];
  const step = fc.record({
    does: fc.constantFrom('add', 'add', 'update', 'delete'),
    amount: fc.integer({ min: 0, max: 1_000 }),
    category: fc.constantFrom('Food', 'Rent'),
    kind: fc.constantFrom(...KINDS),
    month: fc.constantFrom(...MONTHS),
  });

  it('are those of the transactions that are there, whatever was added, changed and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { data, call } = talk();
        const kept: Omit<(typeof steps)[number], 'does'>[] = [];
        for (const { does, ...told } of steps) {
          const { transaction } = lunch({
            type: told.kind === 'INCOME' ? 'INCOME' : 'EXPENSE',
            amount_mxn_cents: told.amount,
            category_type: told.kind,
            category: told.category,
            date_iso: `${told.month}-15`,
          });
          if (does === 'add') await data('add_transaction', { transaction });
          else if (does === 'update') await call('update_last_transaction', { patch: transaction });
          else await call('delete_last_transaction');
          const wasThere = does === 'add' || kept.length > 0;
          if (does !== 'add') kept.pop();
          if (does !== 'delete' && wasThere) kept.push(told);
        }
        for (const month of MONTHS) {
          const expenses = new Map<string, number>();
          let income = 0;
          for (const { amount, category, kind } of kept.filter((each) => each.month === month)) {
            if (kind === 'INCOME') income += amount;
            else expenses.set(`${category} ${kind}`, (expenses.get(`${category} ${kind}`) ?? 0) + amount);
          }
          expect(await data('get_month_summary', { month })).toMatchObject({
            income_total_mxn_cents: income,
            expense_total_mxn_cents: [...expenses.values()].reduce((sum, total) => sum + total, 0),
          });
          const { categories } = await data('get_category_summary', { month });
          const found = (categories as Record<string, unknown>[]).map((row) => [
            `${row['category']} ${row['category_type']}`,
            row['expense_total_mxn_cents'],
          ]);
          expect(found.sort()).toEqual([...expenses].sort());
        }
      }),
      { numRuns: 25 },
    );
  });

  it('lose nothing when transactions come at once', async () => {
    const owner = randomUUID();
    const domain = store.agent(owner);
    const threads = ['t1', 't2', 't3'].map((thread) => conversation(domain, 'u1', thread));
    const amounts = Array.from({ length: 24 }, (_, index) => index + 1);
    await Promise.all(
      amounts.map((amount, index) => threads[index % 3]?.data('add_transaction', lunch({ amount_mxn_cents: amount }))),
    );
    await Promise.all([
      ...threads.map(({ data }) =>
        data('update_last_transaction', { patch: { amount_mxn_cents: 0, date_iso: '2026-01-01' } }),
      ),
      ...threads.map(({ data }) => data('delete_last_transaction')),
    ]);
    const rows = await store.database.run(
      (sql) => sql`
        select to_char(date, 'YYYY-MM') as month, sum(amount_mxn_cents)::text as total, count(*)::text as count
        from cristi.transactions where owner = ${owner}
        group by 1 order by 1`,
    );
    for (const { month, total } of rows) {
      expect(await threads[0]?.data('get_month_summary', { month })).toMatchObject({
        expense_total_mxn_cents: Number(total),
      });
    }
    expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(amounts.length - 3);
  });
});
