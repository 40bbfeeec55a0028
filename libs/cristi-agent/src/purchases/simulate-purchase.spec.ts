import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';
import { CARD_DEBT } from '../testing/debts';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());

it('evaluates a purchase without a date on the day of now_iso, by the budget of its month', async () => {
  const { data } = talk();
  await data('set_bank_balance', { bank_balance_mxn_cents: 125300, as_of_iso: '2026-02-01T12:00' });
  await data('add_or_update_debt', { debt: CARD_DEBT });
  await data('set_budget_cap', { variable_cap_mxn_cents: 10, effective_month: '2026-03' });
  const purchase = { amount_mxn_cents: 11, category: 'Food' };
  expect(await data('simulate_purchase', { purchase, now_iso: '2026-03-01T05:59:59Z' })).toEqual({
    affordable: true,
    reasons: [],
    variable_cap_mxn_cents: 600000,
    variable_remaining_mxn_cents: 600000,
    next_obligations: [{ name: 'Rappi CC', amount_mxn_cents: 125300, due_date_iso: '2026-03-15' }],
  });
  expect(await data('simulate_purchase', { purchase, now_iso: '2026-03-01T06:00:00Z' })).toMatchObject({
    affordable: false,
    reasons: [
      'Would exceed variable spending cap for the month',
      'Would reduce cash available below upcoming mandatory obligations',
    ],
    variable_cap_mxn_cents: 10,
  });
});
