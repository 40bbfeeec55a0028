import type { Elicit } from '@bursar/toolkit';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { envelopeOfCall } from '../testing/calls';
import { person } from '../testing/person';

const WHO = { user_id: 'u1', thread_id: 't1' };

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

describe('missing fields', () => {
  const parse = async (text: string, elicit?: Elicit) => {
    const input = { ...WHO, text, now_iso: '2026-02-01T12:00:00-06:00' };
    const envelope = await envelopeOfCall(store.agent(), 'parse_transaction_from_text', input, elicit && { elicit });
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.data;
  };

  it.each<[string, string[]]>([
    ['hola', ['amount', 'category', 'category_type']],
    ['gas 500', ['category', 'category_type']],
    ['2 tacos 45', ['amount']],
    ['gasto 300 cat:comida 2026-02-30', ['date']],
  ])('"%s": requests %j', async (text, fields) => {
    const { elicit, requests } = person();
    expect(await parse(text, elicit)).toEqual(await parse(text));
    expect(requests.map(({ form }) => Object.keys(form.shape))).toEqual([fields]);
    expect(requests[0]?.message).toContain(`\n${text}`);
  });

  it('are not requested where none is, even if one is doubtful', async () => {
    const { elicit, requests } = person({ amount: 1 });
    for (const text of ['tacos 45 pesos', 'cena 5/1 450 pesos'])
      expect(await parse(text, elicit)).toEqual(await parse(text));
    expect(requests).toEqual([]);
  });

  it('are normalized like stored values', async () => {
    const { elicit } = person({ amount: 1234.5, category: ' comida ', category_type: 'FIXED' });
    expect(await parse('hola', elicit)).toMatchObject({
      candidate: { type: 'EXPENSE', amount_mxn_cents: 123450, category: 'Food', category_type: 'FIXED' },
      missing_fields: [],
    });
    const day = person({ date: '2026-01-31' });
    expect(await parse('gasto 300 cat:comida 2026-02-30', day.elicit)).toMatchObject({
      candidate: { date_iso: '2026-01-31' },
      missing_fields: [],
    });
  });

  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['hola', 'amount', { amount: 1.234 }],
    ['hola', 'amount', { amount: 1e15 }],
    ['hola', 'category', { category: '' }],
    ['hola 2026-02-30', 'date', { date: 'someday' }],
  ])('"%s": %s is still missing with %j, and the rest is taken', async (text, field, wrong) => {
    const { elicit } = person({ category: 'Rent', category_type: 'VARIABLE', ...wrong });
    const { missing_fields: missing, candidate } = await parse(text, elicit);
    expect(missing).toContain(field);
    expect(candidate).toMatchObject({ category_type: 'VARIABLE' });
  });

  it('offer only category types that fit the type', async () => {
    const { elicit, requests } = person();
    await parse('spent 300 #mascotas', elicit);
    const takes = (kind: string) => requests[0]?.form.safeParse({ category_type: kind }).success;
    expect(['VARIABLE', 'SAVINGS', 'INCOME', 'OTHER'].map(takes)).toEqual([true, true, false, false]);
  });
});
