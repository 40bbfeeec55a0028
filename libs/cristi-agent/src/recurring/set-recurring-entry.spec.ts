import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, lunch } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

type Row = Readonly<Record<string, unknown>>;
const now = { now_iso: '2026-03-18T20:15:00-06:00' };
const rent = {
  name: 'Renta',
  type: 'EXPENSE',
  amount_mxn_cents: 500_000,
  category: 'Rent',
  category_type: 'FIXED',
  days_of_month: [20],
};

function newUser() {
  const talk = conversation(store.agent());
  const set = (entry?: Row) => talk.data('set_recurring_entry', { ...now, ...(entry && { entry }) });
  return { ...talk, set };
}

describe('what recurs', () => {
  it('is stored, changed, listed by its next day and removed', async () => {
    const { set, error } = newUser();
    expect(await set()).toEqual({ entries: [] });
    expect(await set(rent)).toEqual({ stored: rent, entries: [{ ...rent, next_date_iso: '2026-03-20' }] });
    const { days_of_month: _, ...unscheduled } = rent;
    const over = { ...unscheduled, name: 'Curso', every_weeks: 1, from_date_iso: '2026-01-05', remaining: 2 };
    const gift = { ...unscheduled, name: 'Aniversario', yearly: '02-29' };
    await set(over);
    const { entries } = await set(gift);
    expect((entries as Row[]).map(({ name, next_date_iso: day }) => [name, day])).toEqual([
      ['Renta', '2026-03-20'],
      ['Aniversario', '2027-02-28'],
      ['Curso', null],
    ]);
    expect((await set({ name: 'CURSO', remaining: null, amount_mxn_cents: 1 }))['stored']).toEqual({
      ...unscheduled,
      name: 'CURSO',
      amount_mxn_cents: 1,
      every_weeks: 1,
      from_date_iso: '2026-01-05',
    });
    expect((await set({ name: 'curso', days_of_month: [15, 31] }))['stored']).toMatchObject({
      days_of_month: [15, 31],
      from_date_iso: '2026-01-05',
    });
    expect(await set({ name: 'renta', delete: true })).toMatchObject({ deleted: { name: 'Renta' } });
    expect(await error('set_recurring_entry', { ...now, entry: { name: 'renta', delete: true } })).toEqual({
      code: 'NOT_FOUND',
      message: 'Recurring entry not found',
      details: { name: 'renta' },
    });
  });

  it.each<[Row, string]>([
    [{ name: 'X' }, 'entry.type'],
    [{ ...rent, days_of_month: undefined }, 'entry.days_of_month'],
    [{ ...rent, days_of_month: [] }, 'entry.days_of_month'],
    [{ ...rent, days_of_month: [1, 1] }, 'entry.days_of_month'],
    [{ ...rent, days_of_month: [1, 2, 3, 4, 5] }, 'entry.days_of_month'],
    [{ ...rent, every_weeks: 2, from_date_iso: '2026-01-01' }, 'entry.every_weeks'],
    [{ ...rent, days_of_month: undefined, every_weeks: 53, from_date_iso: '2026-01-01' }, 'entry.every_weeks'],
    [{ ...rent, days_of_month: undefined, every_weeks: 2 }, 'entry.from_date_iso'],
    [{ ...rent, remaining: 3 }, 'entry.from_date_iso'],
    [{ ...rent, remaining: 601, from_date_iso: '2026-01-01' }, 'entry.remaining'],
    [{ ...rent, days_of_month: undefined, yearly: '02-30' }, 'entry.yearly'],
    [{ ...rent, from_date_iso: '2026-02-30' }, 'entry.from_date_iso'],
    [{ ...rent, from_date_iso: '2026-02-02', until_date_iso: '2026-02-01' }, 'entry.until_date_iso'],
    [{ ...rent, category_type: 'INCOME' }, 'entry.category_type'],
    [{ ...rent, delete: true }, 'entry.delete'],
    [{ ...rent, amount_mxn_cents: null }, 'entry.amount_mxn_cents'],
    [{ ...rent, rhythm: 1 }, 'entry.rhythm'],
  ])('%j is refused on %s', async (entry, field) => {
    const given = JSON.parse(JSON.stringify(entry)) as Row;
    const { error, set } = newUser();
    expect(await error('set_recurring_entry', { ...now, entry: given })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field },
    });
    expect(await set()).toEqual({ entries: [] });
  });

  it('has days in a list of numbers, each named when it is wrong', async () => {
    const wrong = await newUser().error('set_recurring_entry', { ...now, entry: { ...rent, days_of_month: [0] } });
    expect(wrong.details['field']).toMatch(/^entry\.days_of_month/);
  });
});

describe('what is safe to spend', () => {
  it('is the balance with what was recorded since, less what is due until the day before payday', async () => {
    const { data, set } = newUser();
    const add = (fields: Row) => data('add_transaction', lunch({ amount_mxn_cents: 100, ...fields }));
    await add({ date_iso: '2026-03-17', description: 'before it was told' });
    await data('set_bank_balance', { bank_balance_mxn_cents: 10_000, as_of_iso: '2026-03-17T09:00' });
    await add({ date_iso: '2026-03-17', description: 'after it was told' });
    await add({ date_iso: '2026-03-16' });
    await add({ date_iso: '2026-03-19', description: 'in the future' });
    await add({ date_iso: '2026-03-18', type: 'INCOME', category_type: 'INCOME', amount_mxn_cents: 7 });
    const safe = () => data('get_safe_to_spend', now);
    expect(await safe()).toMatchObject({
      until_date_iso: '2026-03-31',
      next_payday_iso: null,
      income_since_mxn_cents: 7,
      expense_since_mxn_cents: 100,
      obligations: [],
      safe_to_spend_mxn_cents: 9_907,
      days: 14,
      per_day_mxn_cents: 707,
    });
    await data('add_or_update_debt', { debt: { name: 'NU', priority: 'LOW', minimum_payment_mxn_cents: 10_000 } });
    expect(await safe()).toMatchObject({
      obligations: [{ name: 'NU', amount_mxn_cents: 10_000, due_date_iso: null }],
      safe_to_spend_mxn_cents: -93,
      per_day_mxn_cents: 0,
    });
    const payday = { type: 'INCOME', category: 'Salary', category_type: 'INCOME', amount_mxn_cents: 1, name: 'Pago' };
    await set({ ...payday, days_of_month: [18, 19] });
    expect(await safe()).toMatchObject({ until_date_iso: '2026-03-18', next_payday_iso: '2026-03-19', days: 1 });
  });

  it('counts every dated minimum until a far payday, and an undated one once', async () => {
    const { data, set } = newUser();
    await data('set_bank_balance', { bank_balance_mxn_cents: 0, as_of_iso: '2026-03-17T09:00' });
    const debt = { priority: 'LOW', minimum_payment_mxn_cents: 10 };
    await data('add_or_update_debt', { debt: { ...debt, name: 'NU', due_day_of_month: 31 } });
    await data('add_or_update_debt', { debt: { ...debt, name: 'Zoe' } });
    const payday = { type: 'INCOME', category: 'Salary', category_type: 'INCOME', amount_mxn_cents: 1, name: 'Pago' };
    await set({ ...payday, yearly: '06-01' });
    const due = async () =>
      ((await data('get_safe_to_spend', now))['obligations'] as Row[]).map(({ due_date_iso: day }) => day);
    expect(await due()).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', null]);
    await data('add_or_update_debt', { debt: { name: 'nu', minimum_paid_month: '2026-04' } });
    await data('add_or_update_debt', { debt: { name: 'zoe', minimum_paid_month: '2026-03' } });
    expect(await due()).toEqual(['2026-05-31']);
  });

  it('and a purchase know the next payment that nothing settles', async () => {
    const { data, set } = newUser();
    await data('set_bank_balance', { bank_balance_mxn_cents: 500_000, as_of_iso: '2026-03-17T09:00' });
    await set(rent);
    const buy = () =>
      data('simulate_purchase', { purchase: { amount_mxn_cents: 1, category: 'Food', date_iso: '2026-03-18' } });
    expect(await buy()).toMatchObject({
      affordable: false,
      next_obligations: [{ name: 'Renta', amount_mxn_cents: 500_000, due_date_iso: '2026-03-20' }],
    });
    const payment = { amount_mxn_cents: 450_000, category: 'Rent', category_type: 'FIXED', date_iso: '2026-03-16' };
    await data('add_transaction', lunch(payment));
    expect(await buy()).toMatchObject({ affordable: true, next_obligations: [{ due_date_iso: '2026-04-20' }] });
  });
});
