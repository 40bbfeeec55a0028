import { systemClock } from '@bursar/calendar';
import type { CallContext } from '@bursar/toolkit';

import { parseAllowedUserIds } from './allowed-user-ids';
import { createCristiAgent } from './cristi-agent';
import { openAgentStore, type AgentStore } from './testing/agent-store';
import { conversation, envelopeOfCall } from './testing/calls';
import { EVERY_TOOL } from './testing/valid-arguments';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

describe('the allow-list', () => {
  const unlisted = { user_id: '333' };
  const trace = async () => {
    const rows = await store.database.run(
      (connection) => connection.query`select from cristi.purses where user_id = ${unlisted.user_id}`,
    );
    return rows.length;
  };

  it.each(EVERY_TOOL)('comes before any other check of %s, and a refused user leaves no trace', async (tool, input) => {
    const domain = store.agent(undefined, { allowedUserIds: ['111', '222'] });
    for (const raw of [{ ...input, ...unlisted, thread_id: 't1' }, unlisted, { ...unlisted, extra: 1 }]) {
      expect(await envelopeOfCall(domain, tool, raw)).toMatchObject({
        ok: false,
        error: { code: 'AUTH_ERROR', details: {} },
      });
    }
    expect(await trace()).toBe(0);
  });

  it('compares ids exactly', async () => {
    const domain = store.agent(undefined, { allowedUserIds: ['111'] });
    for (const userId of [' 111', '0111', '１１１']) {
      expect(await conversation(domain, userId).error('get_debts')).toMatchObject({ code: 'AUTH_ERROR' });
    }
    expect(await conversation(domain, '111').data('get_debts')).toEqual({ debts: [] });
  });

  it('admits no caller with credentials while it is empty, and names the variable to set', async () => {
    const credential: Partial<CallContext> = { caller: { owner: 'household', isLocal: false } };
    const call = (allowedUserIds: string[]) =>
      envelopeOfCall(
        createCristiAgent({ database: store.database, clock: systemClock, allowedUserIds }),
        'get_debts',
        { user_id: '333', thread_id: 't1' },
        credential,
      );
    expect(await call([])).toMatchObject({
      error: { code: 'AUTH_ERROR', message: expect.stringContaining('CRISTI_ALLOWED_USER_IDS') },
    });
    expect(await call(['333'])).toMatchObject({ ok: true });
  });

  it('is separated by commas', () => {
    expect(parseAllowedUserIds('111, 222 ,,\t333')).toEqual(['111', '222', '333']);
    expect(parseAllowedUserIds(' , ')).toEqual([]);
  });
});
