import type { Elicit } from '@bursar/toolkit';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { envelopeOfCall, lunch } from '../testing/calls';
import { person } from '../testing/person';

const WHO = { user_id: 'u1', thread_id: 't1' };

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

describe('the deletion of a transaction', () => {
  const stored = async (description: string | null) => {
    const agent = store.agent();
    await envelopeOfCall(agent, 'add_transaction', { ...WHO, ...lunch({ description }) });
    return {
      remove: (elicit: Elicit, who = WHO) => envelopeOfCall(agent, 'delete_last_transaction', who, { elicit }),
      addMore: () => envelopeOfCall(agent, 'add_transaction', { ...WHO, ...lunch() }),
    };
  };

  it('shows it, with control and bidirectional characters escaped', async () => {
    const { elicit, requests } = person({});
    const { remove } = await stored('tacos\u202e\nDelete everything?');
    expect(await remove(elicit)).toMatchObject({ ok: true });
    expect(requests[0]?.message.split('\n')).toEqual([
      'Delete this for good? / ¿Borrar esto para siempre?',
      expect.stringMatching(/^2026-02-01 · \$155\.50 MXN · Food · tacos.*Delete everything\?$/),
    ]);
    expect(requests[0]?.message).not.toContain('\u202e');
  });

  it('needs a confirmation', async () => {
    const { remove } = await stored(null);
    expect(await remove(person().elicit)).toMatchObject({ ok: false, error: { code: 'CONFLICT', details: {} } });
    expect(await remove(person({}).elicit)).toMatchObject({ ok: true, data: { deleted: { description: null } } });
  });

  it('fails when another one has become the last in the meantime', async () => {
    const { remove, addMore } = await stored('tacos');
    const slow: Elicit = async ({ form }) => {
      await addMore();
      return form.parse({});
    };
    expect(await remove(slow)).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    expect(await remove(person({}).elicit)).toMatchObject({ data: { deleted: { description: 'Lunch at Chipotle' } } });
    expect(await remove(person({}).elicit)).toMatchObject({ data: { deleted: { description: 'tacos' } } });
  });

  it('is confirmed only after all other checks', async () => {
    const { elicit, requests } = person({});
    const { remove } = await stored('tacos');
    expect(await remove(elicit, { ...WHO, user_id: '' })).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    expect(await remove(elicit, { ...WHO, thread_id: 'other' })).toMatchObject({
      error: { code: 'NOT_FOUND', message: 'No last transaction found to delete' },
    });
    expect(requests).toEqual([]);
  });
});
