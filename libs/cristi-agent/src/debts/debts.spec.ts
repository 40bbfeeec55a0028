import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());
const rappi = {
  name: 'Rappi CC',
  balance_mxn_cents: 1723033,
  minimum_payment_mxn_cents: 125300,
  due_day_of_month: 15,
  priority: 'MEDIUM_HIGH',
  do_not_accelerate: true,
};

describe('a debt', () => {
  it('is told as it was given, with what is not known as null', async () => {
    const { data } = talk();
    expect(await data('add_or_update_debt', { debt: rappi })).toEqual({
      debt_id: expect.stringMatching(/^debt_[0-9A-HJKMNP-TV-Z]{26}$/),
      stored: rappi,
    });
    await data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } });
    expect(await data('get_debts')).toEqual({
      debts: [
        rappi,
        {
          name: 'NU CC',
          balance_mxn_cents: null,
          minimum_payment_mxn_cents: null,
          due_day_of_month: null,
          priority: 'HIGH',
          do_not_accelerate: false,
        },
      ],
    });
  });

  it('keeps what is not told, loses what is cleared, and takes the spelling and its place', async () => {
    const { data } = talk();
    const { debt_id: id } = await data('add_or_update_debt', { debt: rappi });
    await data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } });
    const change = { name: ' rappi \u00a0 cc ', balance_mxn_cents: null, due_day_of_month: null };
    expect(await data('add_or_update_debt', { debt: change })).toEqual({
      debt_id: id,
      stored: { ...rappi, ...change, name: 'rappi cc' },
    });
    const { debts } = await data('get_debts');
    expect((debts as { name: string }[]).map(({ name }) => name)).toEqual(['rappi cc', 'NU CC']);
  });

  it('is another one with another accent, and the same in composed and decomposed form', async () => {
    const { data } = talk();
    for (const name of ['Préstamo', 'Pre\u0301stamo', 'PRÉSTAMO', 'Prestamo']) {
      await data('add_or_update_debt', { debt: { name, priority: 'LOW' } });
    }
    const { debts } = await data('get_debts');
    expect((debts as { name: string }[]).map(({ name }) => name)).toEqual(['PRÉSTAMO', 'Prestamo']);
  });

  it('is added once when it is told twice at once', async () => {
    const { data } = talk();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } })),
    );
    expect(new Set(answers.map(({ debt_id: id }) => id)).size).toBe(1);
    expect(await data('get_debts')).toMatchObject({ debts: [{ name: 'NU CC' }] });
  });
});

describe('the bank balance', () => {
  const set = (bank_balance_mxn_cents: number, as_of_iso: string) => ({ bank_balance_mxn_cents, as_of_iso });
  const current = async ({ data }: ReturnType<typeof talk>) =>
    (await data('get_bank_balance'))['bank_balance_mxn_cents'];

  it('is that of the latest instant, of equal ones the one told last', async () => {
    const told = talk();
    await told.data('set_bank_balance', set(1, '2026-02-01T12:00:00-06:00'));
    await told.data('set_bank_balance', set(2, '2026-02-01T18:00:00Z'));
    expect(await current(told)).toBe(2);
    await told.data('set_bank_balance', set(3, '2026-02-01T13:00:00-05:00'));
    expect(await current(told)).toBe(3);
    await told.data('set_bank_balance', set(4, '2026-02-01T11:59:59.999'));
    expect(await current(told)).toBe(3);
    await told.data('set_bank_balance', set(5, '2026-02-01T12:00:00.000000001'));
    expect(await told.data('get_bank_balance')).toEqual(set(5, '2026-02-01T12:00:00-06:00'));
  });

  it('is of the time that was told, before that of now', async () => {
    const { data } = talk();
    const both = { ...set(1, '2026-02-01T12:00'), now_iso: '2026-03-01T12:00:00-06:00' };
    expect(await data('set_bank_balance', both)).toEqual({ stored: set(1, '2026-02-01T12:00:00-06:00') });
  });

  it('does not move with transactions', async () => {
    const told = talk();
    await told.data('set_bank_balance', set(1, '2026-02-01T12:00'));
    await told.data('add_transaction', {
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 1,
        category_type: 'DEBT',
        category: 'x',
        date_iso: '2026-02-02',
      },
    });
    expect(await current(told)).toBe(1);
  });
});

it('weighs a purchase on the day of now when none is told, in the month it falls into', async () => {
  const { data } = talk();
  await data('set_bank_balance', { bank_balance_mxn_cents: 125300, as_of_iso: '2026-02-01T12:00' });
  await data('add_or_update_debt', { debt: rappi });
  await data('set_budget_cap', { variable_cap_mxn_cents: 10, effective_month: '2026-03' });
  const purchase = { amount_mxn_cents: 11, category: 'Food' };
  expect(await data('simulate_purchase', { purchase, now_iso: '2026-03-01T05:59:59Z' })).toEqual({
    affordable: true,
    reasons: [],
    variable_cap_mxn_cents: 600000,
    variable_remaining_mxn_cents: 600000,
    next_obligations: [{ name: 'Rappi CC', amount_mxn_cents: 125300, due_date_iso: '2026-03-15' }],
  });
  expect(await data('simulate_purchase', { purchase, now_iso: '2026-03-01T06:00:00Z' })).toMatchObject({
    affordable: false,
    reasons: [
      'Would exceed variable spending cap for the month',
      'Would reduce cash available below upcoming mandatory obligations',
    ],
    variable_cap_mxn_cents: 10,
  });
});
