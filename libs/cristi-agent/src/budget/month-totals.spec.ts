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

describe('totals', () => {
  const MONTHS = ['2026-01', '2026-02'];
  const KINDS = ['FIXED', 'VARIABLE', 'INCOME'];
  const step = fc.record({
    action: fc.constantFrom('add', 'add', 'update', 'delete'),
    amount: fc.integer({ min: 0, max: 1_000 }),
    category: fc.constantFrom('Food', 'Rent'),
    kind: fc.constantFrom(...KINDS),
    month: fc.constantFrom(...MONTHS),
  });

  it('are those of the stored transactions after any additions, changes and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { data, call } = talk();
        const kept: Omit<(typeof steps)[number], 'action'>[] = [];
        for (const { action, ...given } of steps) {
          const { transaction } = lunch({
            type: given.kind === 'INCOME' ? 'INCOME' : 'EXPENSE',
            amount_mxn_cents: given.amount,
            category_type: given.kind,
            category: given.category,
            date_iso: `${given.month}-15`,
          });
          if (action === 'add') await data('add_transaction', { transaction });
          else if (action === 'update') await call('update_last_transaction', { patch: transaction });
          else await call('delete_last_transaction');
          const wasThere = action === 'add' || kept.length > 0;
          if (action !== 'add') kept.pop();
          if (action !== 'delete' && wasThere) kept.push(given);
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

  it('are complete after concurrent writes', async () => {
    const owner = randomUUID();
    const domain = store.agent(owner);
    const threads = ['t1', 't2', 't3'].map((thread) => conversation(domain, 'u1', thread));
    const amounts = Array.from({ length: 24 }, (_, index) => index + 1);
    await Promise.all(
      amounts.map(async (amount, index) => {
        await threads[index % 3]?.data('add_transaction', lunch({ amount_mxn_cents: amount }));
      }),
    );
    await Promise.all([
      ...threads.map(({ data }) =>
        data('update_last_transaction', { patch: { amount_mxn_cents: 0, date_iso: '2026-01-01' } }),
      ),
      ...threads.map(({ data }) => data('delete_last_transaction')),
    ]);
    const rows = await store.database.run(
      (connection) => connection.query`
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
