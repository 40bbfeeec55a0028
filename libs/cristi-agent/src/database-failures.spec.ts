import { openAgentStore, type AgentStore } from './testing/agent-store';
import { conversation, lunch } from './testing/calls';

const month = { month: '2026-02' };

describe('failures of the database', () => {
  let store: AgentStore;
  beforeAll(async () => {
    store = await openAgentStore();
  });
  afterAll(() => store.drop());

  it('such as a violated constraint are a DB_ERROR without internals, and nothing is stored', async () => {
    const { data, error } = conversation(store.agent());
    await store.database.run((connection) =>
      connection.script(`alter table cristi.month_totals add constraint no_secrets check (category <> 'Secreto')`),
    );
    const refusal = await error('add_transaction', lunch({ category: 'secreto' }));
    expect(refusal).toMatchObject({ code: 'DB_ERROR', details: {} });
    expect(refusal.message).not.toMatch(/secreto|no_secrets|constraint|insert|cristi/i);
    expect(await error('delete_last_transaction')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await data('get_month_summary', month)).toMatchObject({ expense_total_mxn_cents: 0 });
  });

  it('such as its absence are a DB_ERROR that gives the cause; parsing needs no database', async () => {
    const { data, error } = conversation(store.agent());
    await store.database.close();
    expect(await error('get_debts')).toEqual({
      code: 'DB_ERROR',
      message: expect.stringMatching(/has been closed.* Nothing was written\./),
      details: {},
    });
    expect(await error('add_transaction', lunch())).toMatchObject({ code: 'DB_ERROR' });
    const text = { text: 'tacos 45', now_iso: '2026-02-01T12:00:00-06:00' };
    expect(await data('parse_transaction_from_text', text)).toMatchObject({ candidate: { amount_mxn_cents: 4500 } });
  });
});
