import { randomUUID } from 'node:crypto';

import { callTool } from '@bursar/toolkit/testing';
import * as z from 'zod';

import type { HouseholdPreferences } from './model/terms';
import { person } from './testing/person';
import { openAgentStore, type AgentStore } from './testing/agent-store';

describe('what a household has set', () => {
  let store: AgentStore;
  beforeAll(async () => {
    store = await openAgentStore();
  });
  afterAll(() => store.drop());

  const spend = { type: 'EXPENSE', amount_mxn_cents: 1_000, category_type: 'VARIABLE', category: 'Food' };

  it('is the currency of budgets until anything is entered, in the answers of the next call on', async () => {
    const set: { preferences: HouseholdPreferences } = { preferences: {} };
    const agent = store.agent(randomUUID(), { preferencesOf: async () => set.preferences });
    const currencyOf = async (name: string, user_id: string, input: object) => {
      const outcome = await callTool(agent, name, { user_id, thread_id: '1', ...input });
      if (!('result' in outcome)) throw outcome.error;
      return outcome.result.meta?.['bursar/currency'];
    };
    const add = (user: string) =>
      currencyOf('add_transaction', user, { transaction: { ...spend, description: 'Pan', date_iso: '2026-02-01' } });
    const debts = (user: string) => currencyOf('get_debts', user, {});
    expect(await debts('ana')).toBeUndefined();
    for (const currency of ['EUR', 'CHF']) {
      set.preferences = { currency };
      expect(await debts('ana')).toBe(currency);
    }
    expect(await add('ana')).toBe('CHF');
    set.preferences = { currency: 'EUR' };
    // Every user of an owner has the currency of the first entries.
    for (const user of ['ana', 'rui', 'ana', 'rui']) expect(await add(user)).toBe('CHF');
    const stored = await store.database.run(
      (connection) => connection.query`
        select distinct currency from cristi.purses p
        where exists (select from cristi.transactions t where t.owner = p.owner and t.user_id = p.user_id)`,
    );
    expect(stored).toEqual([{ currency: 'CHF' }]);
  });

  it('a person is asked once, in the currency in force, also where it has just changed', async () => {
    const set: { preferences: HouseholdPreferences } = { preferences: {} };
    const agent = store.agent(randomUUID(), { preferencesOf: async () => set.preferences });
    for (const currency of ['EUR', 'CHF']) {
      set.preferences = { currency };
      const { elicit, requests } = person({ amount: 300.5 });
      const text = 'una sorpresa para Ana';
      const input = { user_id: 'ana', thread_id: '1', text, now_iso: '2026-02-01T12:00:00-06:00' };
      const outcome = await callTool(agent, 'parse_transaction_from_text', input, { elicit });
      expect(outcome).toHaveProperty('result.structured.data.candidate.amount_mxn_cents', 30_050);
      const title = `Amount in ${currency} / Monto en ${currency}`;
      expect(requests.map(({ form }) => z.toJSONSchema(form))).toMatchObject([{ properties: { amount: { title } } }]);
    }
  });
});
