import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { createSharedSplit } from '../shared-split';
import { sendAs } from '../testing/rest-requests';
import { callTool } from '../testing/call-tool';
import { serveRequests, type TestServer } from '../testing/serve-requests';
import { openSplitStore, type SplitStore } from '../testing/split-store';

const clock = clockOf(() => Date.parse('2026-02-10T15:00:00Z'));
const elias = { requested_by_participant_id: 'elias' };
const PURCHASE = { type: 'purchase', amount: '0010.50', description: ' Pão & "água" + 100% ', ...elias };
const RENT = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'leticia',
  split_config: { type: 'equal' },
  reference_day: 31,
  start_competence_month: '2026-03',
  ...elias,
};
const MONTH = { year: 2026, month: 2 };

let store: SplitStore;
const servers: TestServer[] = [];
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await store.drop();
});

/** A household of its own behind a real server, and one of its own in process. */
async function bothWays() {
  const requests: Request[] = [];
  const answer = sendAs(createSharedSplit({ database: store.database, clock }), randomUUID());
  const server = await serveRequests((request) => {
    requests.push(request);
    return answer(request);
  });
  servers.push(server);
  const remote = createSharedSplit({ remote: { baseUrl: server.url, timeoutSeconds: 20 }, clock });
  const local = ownedBy(createSharedSplit({ database: store.database, clock }), randomUUID());
  return { remote, local, requests };
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const STORED_AT = /"(created|updated)_at":"[^"]+"/g;

/** The result or error of a call, without ids and instants that differ every time. */
async function outcome(domain: Domain, tool: string, input: unknown): Promise<unknown> {
  const answer = await callTool(domain, tool, input);
  const visible = 'error' in answer ? answer.texts : answer.result;
  return JSON.parse(JSON.stringify(visible).replace(UUID, 'an id').replace(STORED_AT, '"$1_at":"then"'));
}

describe('a household on another server', () => {
  it('serves the owner of this machine only', async () => {
    const { remote, requests } = await bothWays();
    const refused = await callTool(ownedBy(remote, randomUUID()), 'list_movements', MONTH);
    expect(refused).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
    expect(requests).toEqual([]);
  });

  it('gives every tool the results of a local household: facts, texts and metadata', async () => {
    const { remote, local } = await bothWays();
    const same = async (tool: string, input: object) => {
      const [there, here] = [await outcome(remote, tool, input), await outcome(local, tool, input)];
      expect(there).toEqual(here);
      return there as Record<string, unknown>;
    };
    expect((await same('get_monthly_summary', MONTH))['text']).toContain('ainda sem lançamentos');
    await same('list_participants', {});
    expect((await same('create_movement', PURCHASE))['text']).toContain('• Quem pagou: Elias (elias)');
    await same('create_movement', { ...PURCHASE, external_id: 'wpp 1', occurred_at: '2026-02-01 02:59:59.9999-03' });
    await same('create_movement', { ...PURCHASE, external_id: 'wpp 1', occurred_at: '2026-02-03T04:05:06.789+0530' });
    await same('create_movement', { ...PURCHASE, external_id: 'wpp 1', payer_participant_id: null });
    await same('create_movement', {
      ...PURCHASE,
      type: 'refund',
      amount: '1.00',
      original_purchase_external_id: 'wpp 1',
    });
    await same('create_movement', { ...PURCHASE, type: 'refund', original_purchase_external_id: 'wpp 1' });
    await same('create_movement', { ...PURCHASE, requested_by_participant_id: 'ninguem' });
    await same('list_movements', { ...MONTH, description: '& "ÁGUA" + 100%', amount: '10.50', limit: null, offset: 0 });
    await same('list_movements', { ...MONTH, external_id: 'nothing', participant_id: 'x' });
    await same('create_recurrence', { ...RENT, end_competence_month: null });
    await same('create_recurrence', { ...RENT, split_config: { type: 'shares' } });
    await same('list_recurrences', { status: 'active', year: 2026, month: 3 });
    await same('get_monthly_report', { ...MONTH, auto_generate: true });
    const march = await same('get_monthly_summary', { year: 2026, month: 3, auto_generate: true });
    expect(march).toMatchObject({ meta: { 'bursar/generation': { generated_count: 1 } } });
    expect(march['text']).toContain('Elias (elias) transfere R$ 750,00 para Letícia (leticia).');
  });

  it('edits and ends recurrences', async () => {
    const { remote } = await bothWays();
    const created = await callTool(remote, 'create_recurrence', { ...RENT, end_competence_month: '2026-12' });
    if ('error' in created) throw created.error;
    const one = { recurrence_id: String(created.result.structured['id']).toUpperCase(), ...elias };
    const edited = await callTool(remote, 'edit_recurrence', { ...one, amount: '2.00', end_competence_month: null });
    expect(edited).toMatchObject({ result: { structured: { amount: '2.00', end_competence_month: '2026-12' } } });
    const cleared = await callTool(remote, 'edit_recurrence', { ...one, clear_end_competence_month: true });
    expect(cleared).toMatchObject({ result: { structured: { amount: '2.00', end_competence_month: null } } });
    const ended = await callTool(remote, 'end_recurrence', { ...one, end_competence_month: '2026-05' });
    expect(ended).toMatchObject({
      result: {
        structured: { status: 'ended', end_competence_month: '2026-05' },
        text: expect.stringContaining('05/2026'),
      },
    });
    expect(await callTool(remote, 'edit_recurrence', { ...one, amount: '3.00' })).toMatchObject({
      error: { code: 'DOMAIN_INVARIANT_VIOLATION', details: { reason: 'RECURRENCE_ENDED' } },
    });
  });

  it('is not called where the input alone is refused, with the same error', async () => {
    const { remote, local, requests } = await bothWays();
    for (const [tool, input] of [
      ['create_movement', { ...PURCHASE, occurred_at: '2101-01-01T12:00:00' }],
      ['create_movement', { ...PURCHASE, payer_id: 'leticia' }],
      ['list_movements', { year: 2026 }],
      ['end_recurrence', { recurrence_id: '../movements', ...elias }],
      ['get_monthly_report', { year: 2026, month: 13 }],
    ] as const) {
      const there = await outcome(remote, tool, input);
      expect(there).toEqual([expect.stringMatching(/^API error INVALID_REQUEST: /), expect.any(String)]);
      expect(there).toEqual(await outcome(local, tool, input));
    }
    expect(requests).toEqual([]);
  });

  it('is asked for its names once a minute, not with every call', async () => {
    const { remote, requests } = await bothWays();
    for (let call = 0; call < 3; call += 1) await callTool(remote, 'get_monthly_summary', MONTH);
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual([
      '/v1/months/2026/2/summary',
      '/v1/participants',
      '/v1/months/2026/2/summary',
      '/v1/months/2026/2/summary',
    ]);
  });

  it('has no REST face of its own here', async () => {
    expect((await bothWays()).remote.rest).toBeUndefined();
  });
});
