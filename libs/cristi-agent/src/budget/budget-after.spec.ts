import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, lunch } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());
const month = { effective_month: '2026-02' };
const status = (cap: number, spent: number, reached: number | null = null) => ({
  cap_mxn_cents: cap,
  spent_mxn_cents: spent,
  remaining_mxn_cents: cap - spent,
  reached,
});

describe('what is left after a write', () => {
  it('is told of caps that were set, and of nothing else', async () => {
    const { data } = talk();
    const add = (fields = {}) => data('add_transaction', lunch({ amount_mxn_cents: 100, ...fields }));
    expect(await add()).not.toHaveProperty('budget');
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: 1_000 });
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: 400, category: 'comida' });
    expect(await add()).toMatchObject({
      budget: { month: '2026-02', variable: status(1_000, 200), category: { category: 'Food', ...status(400, 200) } },
    });
    expect((await add({ category_type: 'FIXED' }))['budget']).toEqual({
      month: '2026-02',
      category: { category: 'Food', ...status(400, 300) },
    });
    expect((await add({ category: 'Transport' }))['budget']).toEqual({
      month: '2026-02',
      variable: status(1_000, 300),
    });
    expect(await add({ category: 'Rent', category_type: 'FIXED' })).not.toHaveProperty('budget');
    expect(await add({ type: 'INCOME', category_type: 'INCOME' })).not.toHaveProperty('budget');
    expect(await add({ date_iso: '2026-01-31' })).not.toHaveProperty('budget');
    expect((await add({ date_iso: '2027-01-31' }))['budget']).toMatchObject({ variable: status(1_000, 100) });
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: null, category: 'Food' });
    expect((await add())['budget']).toEqual({ month: '2026-02', variable: status(1_000, 400) });
  });

  it('follows corrections and deletions, also from one month and category to another', async () => {
    const { data } = talk();
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: 1_000 });
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: 500, category: 'Food' });
    await data('add_transaction', lunch({ amount_mxn_cents: 100, category: 'Transport', date_iso: '2026-01-05' }));
    const update = async (patch: object) => (await data('update_last_transaction', { patch }))['budget'];
    expect(await update({ date_iso: '2026-02-05' })).toEqual({ month: '2026-02', variable: status(1_000, 100) });
    expect(await update({ category: 'Food', amount_mxn_cents: 450 })).toEqual({
      month: '2026-02',
      variable: status(1_000, 450),
      category: { category: 'Food', ...status(500, 450, 80) },
    });
    expect(await update({ amount_mxn_cents: 460 })).toMatchObject({ category: { reached: null } });
    expect(await update({ amount_mxn_cents: 1_000 })).toMatchObject({
      variable: { reached: 100 },
      category: { reached: 100 },
    });
    expect((await data('delete_last_transaction'))['budget']).toEqual({
      month: '2026-02',
      variable: status(1_000, 0),
      category: { category: 'Food', ...status(500, 0) },
    });
  });

  it('refuses an expense whose sum cannot be told exactly, and none of the remedies', async () => {
    const { data, error } = talk();
    const most = Number.MAX_SAFE_INTEGER;
    await data('add_transaction', lunch({ amount_mxn_cents: most }));
    await data('add_transaction', lunch({ amount_mxn_cents: most }));
    await data('set_budget_cap', { ...month, variable_cap_mxn_cents: most });
    expect(await error('add_transaction', lunch({ amount_mxn_cents: 1 }))).toMatchObject({
      code: 'CONFLICT',
      details: { field: 'budget.variable.spent_mxn_cents' },
    });
    expect((await data('list_transactions', { limit: 1, month: '2026-01' }))['total_count']).toBe(0);
    expect(await data('update_last_transaction', { patch: { amount_mxn_cents: 1 } })).not.toHaveProperty('budget');
    expect((await data('delete_last_transaction'))['budget']).toMatchObject({ variable: status(most, most) });
  });

  it('accepts null only to end the cap of a category', async () => {
    expect(await talk().error('set_budget_cap', { ...month, variable_cap_mxn_cents: null })).toMatchObject({
      details: { field: 'variable_cap_mxn_cents' },
    });
  });
});
