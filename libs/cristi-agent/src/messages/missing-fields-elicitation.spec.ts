import type { Ask, Question } from '@bursar/toolkit';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { envelopeOfCall, lunch } from '../testing/calls';

const WHO = { user_id: 'u1', thread_id: 't1' };

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

/** A person who fills in this, as far as the form takes it; and what they were asked. */
function person(says?: Readonly<Record<string, unknown>>) {
  const asked: Question[] = [];
  const ask: Ask = async (question) => {
    asked.push(question);
    const read = question.form.safeParse(says);
    return read.success ? read.data : undefined;
  };
  return { ask, asked };
}

describe('what a message does not say', () => {
  const parse = async (text: string, ask?: Ask) => {
    const input = { ...WHO, text, now_iso: '2026-02-01T12:00:00-06:00' };
    const envelope = await envelopeOfCall(store.agent(), 'parse_transaction_from_text', input, ask && { ask });
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.data;
  };

  it.each<[string, string[]]>([
    ['hola', ['amount', 'category', 'category_type']],
    ['gas 500', ['category', 'category_type']],
    ['2 tacos 45', ['amount']],
    ['gasto 300 cat:comida 2026-02-30', ['date']],
  ])('"%s": %j is asked for', async (text, fields) => {
    const { ask, asked } = person();
    expect(await parse(text, ask)).toEqual(await parse(text));
    expect(asked.map(({ form }) => Object.keys(form.shape))).toEqual([fields]);
    expect(asked[0]?.message).toContain(`\n${text}`);
  });

  it('is not asked for where all was said, or only something is doubtful', async () => {
    const { ask, asked } = person({ amount: 1 });
    for (const text of ['tacos 45 pesos', 'cena 5/1 450 pesos'])
      expect(await parse(text, ask)).toEqual(await parse(text));
    expect(asked).toEqual([]);
  });

  it('is taken as it would be stored', async () => {
    const { ask } = person({ amount: 1234.5, category: ' comida ', category_type: 'FIXED' });
    expect(await parse('hola', ask)).toMatchObject({
      candidate: { type: 'EXPENSE', amount_mxn_cents: 123450, category: 'Food', category_type: 'FIXED' },
      missing_fields: [],
    });
    const day = person({ date: '2026-01-31' });
    expect(await parse('gasto 300 cat:comida 2026-02-30', day.ask)).toMatchObject({
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
    const { ask } = person({ category: 'Rent', category_type: 'VARIABLE', ...wrong });
    const { missing_fields: missing, candidate } = await parse(text, ask);
    expect(missing).toContain(field);
    expect(candidate).toMatchObject({ category_type: 'VARIABLE' });
  });

  it('is one of the kinds that go with the type', async () => {
    const { ask, asked } = person();
    await parse('spent 300 #mascotas', ask);
    const takes = (kind: string) => asked[0]?.form.safeParse({ category_type: kind }).success;
    expect(['VARIABLE', 'SAVINGS', 'INCOME', 'OTHER'].map(takes)).toEqual([true, true, false, false]);
  });
});

describe('a transaction that is to be deleted', () => {
  const stored = async (description: string | null) => {
    const agent = store.agent();
    await envelopeOfCall(agent, 'add_transaction', { ...WHO, ...lunch({ description }) });
    return {
      remove: (ask: Ask, who = WHO) => envelopeOfCall(agent, 'delete_last_transaction', who, { ask }),
      addMore: () => envelopeOfCall(agent, 'add_transaction', { ...WHO, ...lunch() }),
    };
  };

  it('is shown, with nothing in it that steers a display', async () => {
    const { ask, asked } = person({});
    const { remove } = await stored('tacos\u202e\nDelete everything?');
    expect(await remove(ask)).toMatchObject({ ok: true });
    expect(asked[0]?.message.split('\n')).toEqual([
      'Delete this for good? / ¿Borrar esto para siempre?',
      expect.stringMatching(/^2026-02-01 · \$155\.50 MXN · Food · tacos.*Delete everything\?$/),
    ]);
    expect(asked[0]?.message).not.toContain('\u202e');
  });

  it('stays without a yes', async () => {
    const { remove } = await stored(null);
    expect(await remove(person().ask)).toMatchObject({ ok: false, error: { code: 'CONFLICT', details: {} } });
    expect(await remove(person({}).ask)).toMatchObject({ ok: true, data: { deleted: { description: null } } });
  });

  it('stays when another one became the last while the person thought', async () => {
    const { remove, addMore } = await stored('tacos');
    const slow: Ask = async ({ form }) => {
      await addMore();
      return form.parse({});
    };
    expect(await remove(slow)).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    expect(await remove(person({}).ask)).toMatchObject({ data: { deleted: { description: 'Lunch at Chipotle' } } });
    expect(await remove(person({}).ask)).toMatchObject({ data: { deleted: { description: 'tacos' } } });
  });

  it('is asked about only after all else was checked', async () => {
    const { ask, asked } = person({});
    const { remove } = await stored('tacos');
    expect(await remove(ask, { ...WHO, user_id: '' })).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    expect(await remove(ask, { ...WHO, thread_id: 'other' })).toMatchObject({
      error: { code: 'NOT_FOUND', message: 'No last transaction found to delete' },
    });
    expect(asked).toEqual([]);
  });
});
