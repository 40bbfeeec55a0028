import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import { ownedBy } from '@bursar/toolkit/testing';

import type { HouseholdPreferences } from './model/terms';
import { createSharedSplit } from './shared-split';
import { resultOf } from './testing/call-tool';
import { openSplitStore, type SplitStore } from './testing/split-store';

// 22:30 of 9 February in São Paulo, 10 February in Zurich.
const clock = clockOf(() => Date.parse('2026-02-10T01:30:00Z'));
const BREAD = { type: 'purchase', amount: '10.00', description: 'Pão', requested_by_participant_id: 'elias' };

describe('what a household has set', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  /** Its calls, one after the other; what is set may change between them. */
  function household() {
    const set: { preferences: HouseholdPreferences } = { preferences: {} };
    const domain = ownedBy(
      createSharedSplit({ database: store.database, clock, preferencesOf: async () => set.preferences }),
      randomUUID(),
    );
    return {
      prefer: (preferences: HouseholdPreferences) => void (set.preferences = preferences),
      call: (name: string, input: object) => resultOf(domain, name, input),
    };
  }

  it('holds from the next call on, in the texts and days of what it reads and stores', async () => {
    const { prefer, call } = household();
    const first = await call('create_movement', BREAD);
    expect(first.text).toMatch(/Compra anotada.*R\$ 10,00.*Data 09\/02\/2026/s);
    prefer({ language: 'en', timeZone: 'Europe/Zurich', currency: 'CHF' });
    const second = await call('create_movement', BREAD);
    // The entries are in reais already.
    expect(second.text).toMatch(/R\$10\.00/);
    expect(second.meta).toEqual({});
    expect((await call('list_participants', {})).meta).toEqual({ 'bursar/today': '2026-02-10' });
    expect((await call('get_monthly_summary', { year: 2026, month: 2 })).text).toMatch(/R\$20\.00/);
    prefer({});
    expect((await call('get_monthly_summary', { year: 2026, month: 2 })).text).toContain('R$ 20,00');
  });

  it('is the currency of a household until it has entered something', async () => {
    const { prefer, call } = household();
    for (const currency of ['CHF', 'EUR']) {
      prefer({ currency });
      expect((await call('list_participants', {})).meta).toMatchObject({ 'bursar/currency': currency });
    }
    expect((await call('create_movement', BREAD)).meta).toEqual({ 'bursar/currency': 'EUR' });
    prefer({ currency: 'CHF' });
    expect((await call('create_movement', BREAD)).meta).toEqual({ 'bursar/currency': 'EUR' });
    expect((await call('list_movements', { year: 2026, month: 2 })).structured).toMatchObject({ total: 2 });
  });
});
