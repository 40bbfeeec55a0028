import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());

describe('the bank balance', () => {
  const set = (bank_balance_mxn_cents: number, as_of_iso: string) => ({ bank_balance_mxn_cents, as_of_iso });
  const current = async ({ data }: ReturnType<typeof talk>) =>
    (await data('get_bank_balance'))['bank_balance_mxn_cents'];

  it('is that of the latest instant, of equal ones the one stored last', async () => {
    const chat = talk();
    await chat.data('set_bank_balance', set(1, '2026-02-01T12:00:00-06:00'));
    await chat.data('set_bank_balance', set(2, '2026-02-01T18:00:00Z'));
    expect(await current(chat)).toBe(2);
    await chat.data('set_bank_balance', set(3, '2026-02-01T13:00:00-05:00'));
    expect(await current(chat)).toBe(3);
    await chat.data('set_bank_balance', set(4, '2026-02-01T11:59:59.999'));
    expect(await current(chat)).toBe(3);
    await chat.data('set_bank_balance', set(5, '2026-02-01T12:00:00.000000001'));
    expect(await chat.data('get_bank_balance')).toEqual(set(5, '2026-02-01T12:00:00-06:00'));
  });

  it('takes as_of_iso before now_iso', async () => {
    const { data } = talk();
    const both = { ...set(1, '2026-02-01T12:00'), now_iso: '2026-03-01T12:00:00-06:00' };
    expect(await data('set_bank_balance', both)).toEqual({ stored: set(1, '2026-02-01T12:00:00-06:00') });
  });

  it('does not change with transactions', async () => {
    const chat = talk();
    await chat.data('set_bank_balance', set(1, '2026-02-01T12:00'));
    await chat.data('add_transaction', {
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 1,
        category_type: 'DEBT',
        category: 'x',
        date_iso: '2026-02-02',
      },
    });
    expect(await current(chat)).toBe(1);
  });
});
