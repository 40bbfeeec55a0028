import { randomUUID } from 'node:crypto';

import type { ToolName } from './cristi-agent';
import { openAgentStore, type AgentStore } from './testing/agent-store';
import { conversation, lunch, type Conversation } from './testing/calls';

// Both sides use the same threads, names and months: only the owner or the user id differs.

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const now = { now_iso: '2026-02-01T12:00:00-06:00' };
const month = { month: '2026-02' };

const rent = (amount: number) => ({
  name: 'Rent',
  type: 'EXPENSE',
  amount_mxn_cents: amount,
  category: 'Rent',
  category_type: 'FIXED',
  days_of_month: [15],
});

/** Stores something with every tool that writes. */
async function storeAll({ data }: Conversation, amount: number): Promise<void> {
  await data('add_transaction', lunch({ amount_mxn_cents: amount }));
  await data('add_transaction', lunch({ amount_mxn_cents: amount }));
  await data('delete_last_transaction');
  await data('update_last_transaction', { patch: { description: `lunch of ${amount}` } });
  await data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH', minimum_payment_mxn_cents: amount } });
  await data('set_budget_cap', { variable_cap_mxn_cents: amount, effective_month: '2026-02' });
  await data('set_bank_balance', { bank_balance_mxn_cents: amount, ...now });
  await data('set_recurring_entry', { ...now, entry: rent(amount) });
  await data('set_budget_cap', { variable_cap_mxn_cents: amount, effective_month: '2026-02', category: 'Food' });
}

const READING_CALLS: readonly [ToolName, Readonly<Record<string, unknown>>][] = [
  ['get_month_summary', month],
  ['get_category_summary', month],
  ['get_debts', {}],
  ['get_bank_balance', {}],
  ['list_transactions', {}],
  ['get_safe_to_spend', now],
  ['simulate_purchase', { purchase: { amount_mxn_cents: 1, category: 'Food', date_iso: '2026-02-05' } }],
  ['parse_transaction_from_text', { text: 'tacos 45', ...now }],
];
const WRITING_CALLS: readonly [ToolName, Readonly<Record<string, unknown>>][] = [
  ['update_last_transaction', { patch: { description: 'mine' } }],
  ['delete_last_transaction', {}],
  ['add_transaction', lunch({ amount_mxn_cents: 77 })],
  ['add_or_update_debt', { debt: { name: 'nu cc', priority: 'LOW' } }],
  ['set_budget_cap', { variable_cap_mxn_cents: 77, effective_month: '2026-02' }],
  ['set_bank_balance', { bank_balance_mxn_cents: 77, as_of_iso: '2030-01-01T12:00' }],
  ['edit_transaction', { forget: 'lunch' }],
  ['set_recurring_entry', { ...now, entry: { ...rent(77), name: 'RENT' } }],
];

async function answersOf({ call }: Conversation): Promise<unknown[]> {
  const answers = [];
  for (const [tool, input] of READING_CALLS) answers.push(await call(tool, input));
  return answers;
}

it('covers every tool', () => {
  expect([...READING_CALLS, ...WRITING_CALLS].map(([tool]) => tool).sort()).toEqual(
    store
      .agent()
      .tools.map(({ name }) => name)
      .sort(),
  );
});

const pairs = {
  'two users of one owner': () => {
    const domain = store.agent();
    return [conversation(domain, 'ana'), conversation(domain, 'leo')] as const;
  },
  'users whose ids differ only in letter case': () => {
    const domain = store.agent();
    return [conversation(domain, 'ana'), conversation(domain, 'Ana')] as const;
  },
  'two owners with the same user id': () =>
    [conversation(store.agent(randomUUID()), 'ana'), conversation(store.agent(randomUUID()), 'ana')] as const,
};

describe.each(Object.entries(pairs))('%s', (_name, make) => {
  it('see nothing of each other through any tool', async () => {
    const [ours, theirs] = make();
    const empty = await answersOf(theirs);
    await storeAll(ours, 55);
    expect(await answersOf(theirs)).toEqual(empty);
    expect(await theirs.error('update_last_transaction', { patch: { description: 'x' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await theirs.error('delete_last_transaction')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('change nothing of each other through any tool', async () => {
    const [ours, theirs] = make();
    await storeAll(ours, 55);
    await storeAll(theirs, 66);
    const before = await answersOf(ours);
    for (const [tool, input] of WRITING_CALLS) {
      await theirs.call(tool, input);
      expect(await answersOf(ours)).toEqual(before);
    }
    expect(await ours.data('delete_last_transaction')).toMatchObject({ deleted: { description: 'lunch of 55' } });
  });
});

it('two threads of a user have one ledger and two last transactions', async () => {
  const domain = store.agent();
  const [one, other] = [conversation(domain, 'ana', 't1'), conversation(domain, 'ana', 't2')];
  await storeAll(one, 55);
  await storeAll(other, 66);
  expect(await answersOf(one)).toEqual(await answersOf(other));
  expect(await one.data('get_month_summary', month)).toMatchObject({ expense_total_mxn_cents: 121 });
  expect(await one.data('delete_last_transaction')).toMatchObject({ deleted: { amount_mxn_cents: 55 } });
  expect(await other.data('update_last_transaction', { patch: { amount_mxn_cents: 1 } })).toMatchObject({
    previous: { amount_mxn_cents: 66 },
  });
  expect(await one.error('delete_last_transaction')).toMatchObject({ code: 'NOT_FOUND' });
});
