import { createSharedSplit } from '../shared-split';
import { callsOf } from '../testing/household-calls';
import { send, sendAs } from '../testing/rest-requests';
import { openSplitStore, type SplitStore } from '../testing/split-store';
import { MOST_ITEMS_OF_A_HEADER } from './header-facts';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

it('a header names the oldest that are the same, as many as clients take', async () => {
  const home = await store.household();
  const calls = callsOf(home);
  const post = sendAs(createSharedSplit({ database: store.database, clock: home.clock }), home.householdId);
  const payer = { payer_participant_id: 'elias', requested_by_participant_id: 'elias' };
  const rent = { description: 'Aluguel', amount: '1500.00', reference_day: 5, start_competence_month: '2026-03' };
  const rules: string[] = [];
  const payments: string[] = [];
  for (let made = 0; made <= MOST_ITEMS_OF_A_HEADER; made += 1) {
    rules.push((await calls.recur()).id);
    payments.push((await calls.settle()).settlement.id);
  }
  const another = send('POST', '/v1/recurrences', { ...rent, ...payer, split_config: { type: 'equal' } });
  const similarRules = JSON.parse((await post(another)).headers.get('x-similar-recurrences') ?? '');
  expect(similarRules).toEqual({ recurrence_ids: rules.slice(0, MOST_ITEMS_OF_A_HEADER) });
  const again = send('POST', '/v1/settlements', { amount: '10.00', ...payer });
  const similarPayments = JSON.parse((await post(again)).headers.get('x-similar-settlements') ?? '');
  expect(similarPayments).toEqual({ settlement_ids: payments.slice(0, MOST_ITEMS_OF_A_HEADER) });
});
