import { openAgentStore, type AgentStore } from './testing/agent-store';
import { conversation, envelopeOfCall, lunch } from './testing/calls';
import type { ToolName } from './cristi-agent';
import { EVERY_TOOL, NOW, VALID_ARGUMENTS } from './testing/valid-arguments';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

describe.each(EVERY_TOOL)('%s', (tool, input) => {
  const who = { user_id: 'u1', thread_id: 't1' };
  const errorOf = async (raw: unknown) => {
    const envelope = await envelopeOfCall(store.agent(), tool, raw);
    if (envelope.ok) throw new Error(`it was not refused: ${JSON.stringify(envelope)}`);
    return envelope.error;
  };

  it.each([
    [{}, 'user_id'],
    [{ user_id: 5, thread_id: 't1' }, 'user_id'],
    [{ user_id: '', thread_id: 't1' }, 'user_id'],
    [{ user_id: ' \t', thread_id: 't1' }, 'user_id'],
    [{ user_id: 'x'.repeat(65), thread_id: 't1' }, 'user_id'],
    [{ user_id: 'a\0b', thread_id: 't1' }, 'user_id'],
    [{ user_id: null, thread_id: 't1' }, 'user_id'],
    [{ user_id: 'u1' }, 'thread_id'],
    [{ user_id: 'u1', thread_id: 7 }, 'thread_id'],
  ])('checks the user and thread first: %j', async (given, field) => {
    expect(await errorOf({ ...input, ...given })).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
    expect(await errorOf({ extra: 1, ...given })).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
  });

  it('refuses an unknown field and an invalid now_iso', async () => {
    expect(await errorOf({ ...who, ...input, currency: 'MXN' })).toEqual({
      code: 'VALIDATION_ERROR',
      message: 'currency is not a known field; leave it out or correct its spelling',
      details: { field: 'currency' },
    });
    expect(await errorOf({ ...who, ...input, now_iso: '2026-02-01' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'now_iso', value: '2026-02-01' },
    });
  });

  it('refuses arguments that are not an object', async () => {
    expect(await errorOf([])).toMatchObject({ code: 'VALIDATION_ERROR', details: { field: 'user_id' } });
  });
});

describe('the messages that the contract fixes', () => {
  const talk = () => conversation(store.agent());

  it.each([
    ['parse_transaction_from_text', NOW, 'text is required', { field: 'text' }],
    ['parse_transaction_from_text', { ...NOW, text: ' ' }, 'text is required', { field: 'text' }],
    [
      'add_transaction',
      lunch({ date_iso: '2026-02-30' }),
      'date_iso is invalid (expected YYYY-MM-DD in America/Mexico_City)',
      { field: 'transaction.date_iso', value: '2026-02-30' },
    ],
    [
      'set_bank_balance',
      { ...NOW, bank_balance_mxn_cents: -1 },
      'bank_balance_mxn_cents must be a non-negative integer',
      { field: 'bank_balance_mxn_cents' },
    ],
  ] as const)('%s %j', async (tool, input, message, details) => {
    expect(await talk().error(tool, input)).toEqual({ code: 'VALIDATION_ERROR', message, details });
  });

  it.each([
    ['update_last_transaction', VALID_ARGUMENTS.update_last_transaction, 'No last transaction found to update', {}],
    ['get_bank_balance', {}, 'No bank balance snapshot found', {}],
    [
      'simulate_purchase',
      VALID_ARGUMENTS.simulate_purchase,
      'Bank balance is not set',
      { missing: ['bank_balance_mxn_cents'] },
    ],
  ] as const)('%s before anything is stored', async (tool, input, message, details) => {
    expect(await talk().error(tool, input)).toEqual({ code: 'NOT_FOUND', message, details });
  });
});

describe('the first fault in the order of the fields is reported', () => {
  const field = async (tool: ToolName, input: Readonly<Record<string, unknown>>) =>
    (await conversation(store.agent()).error(tool, input)).details['field'];

  it.each([
    [lunch({ type: 'X', amount_mxn_cents: -1, date_iso: 'x' }), 'transaction.type'],
    [lunch({ amount_mxn_cents: -1, category_type: 'INCOME' }), 'transaction.amount_mxn_cents'],
    [lunch({ category_type: 'INCOME', category: '', date_iso: 'x' }), 'transaction.category_type'],
    [lunch({ category: '', description: 5 }), 'transaction.category'],
    [lunch({ description: 'x'.repeat(501), date_iso: 'x' }), 'transaction.description'],
    [lunch({ date_iso: 'x', extra: 1 }), 'transaction.date_iso'],
    [{ ...lunch({ extra: 1 }), more: 1 }, 'transaction.extra'],
    [{ ...lunch(), now_iso: 'x', more: 1 }, 'now_iso'],
    [{ transaction: 5, more: 1 }, 'transaction'],
    [lunch({ category: null }), 'transaction.category'],
    [lunch({ date_iso: null }), 'transaction.date_iso'],
    [lunch({ amount_mxn_cents: 9007199254740992 }), 'transaction.amount_mxn_cents'],
    [lunch({ description: 'a\0b' }), 'transaction.description'],
  ])('add_transaction %j', async (input, expected) => expect(await field('add_transaction', input)).toBe(expected));

  it.each([
    ['update_last_transaction', { patch: {} }, 'patch'],
    ['update_last_transaction', {}, 'patch'],
    ['update_last_transaction', { patch: { extra: 1 } }, 'patch.extra'],
    ['update_last_transaction', { patch: { type: 'INCOME', category_type: 'FIXED' } }, 'patch.category_type'],
    ['update_last_transaction', { patch: { amount_mxn_cents: null } }, 'patch.amount_mxn_cents'],
    ['get_month_summary', {}, 'month'],
    ['get_month_summary', { month: '2026-13' }, 'month'],
    ['get_month_summary', { month: '2026-2' }, 'month'],
    ['get_month_summary', { now_iso: 'x' }, 'now_iso'],
    ['get_month_summary', { month: null, ...NOW }, 'month'],
    ['get_category_summary', {}, 'month'],
    ['set_budget_cap', { variable_cap_mxn_cents: 1 }, 'effective_month'],
    ['set_budget_cap', { variable_cap_mxn_cents: 1.5 }, 'variable_cap_mxn_cents'],
    ['add_or_update_debt', { debt: { priority: 'HIGH' } }, 'debt.name'],
    ['add_or_update_debt', { debt: { name: ' ', priority: 'HIGH' } }, 'debt.name'],
    ['add_or_update_debt', { debt: { name: 'x'.repeat(101), priority: 'HIGH' } }, 'debt.name'],
    ['add_or_update_debt', { debt: { name: 'NU', priority: 'high' } }, 'debt.priority'],
    ['add_or_update_debt', { debt: { name: 'NU', due_day_of_month: 0, priority: 'x' } }, 'debt.due_day_of_month'],
    ['add_or_update_debt', { debt: { name: 'NU', do_not_accelerate: null } }, 'debt.do_not_accelerate'],
    ['add_or_update_debt', { debt: { name: 'NU' } }, 'debt.priority'],
    ['simulate_purchase', {}, 'purchase'],
    ['simulate_purchase', { purchase: { amount_mxn_cents: 1, category: 'Food' } }, 'purchase.date_iso'],
    ['simulate_purchase', { purchase: { amount_mxn_cents: 1, date_iso: 'x' } }, 'purchase.date_iso'],
    ['simulate_purchase', { ...NOW, purchase: { amount_mxn_cents: 1 } }, 'purchase.category'],
    [
      'simulate_purchase',
      { ...VALID_ARGUMENTS.simulate_purchase, assumptions: { cash_available_definition: 'ALL' } },
      'assumptions.cash_available_definition',
    ],
    [
      'simulate_purchase',
      { ...VALID_ARGUMENTS.simulate_purchase, assumptions: { include_cash: true } },
      'assumptions.include_cash',
    ],
    [
      'simulate_purchase',
      { ...NOW, purchase: { amount_mxn_cents: 1, category: 'Food', description: null } },
      'purchase.description',
    ],
    ['set_bank_balance', { bank_balance_mxn_cents: 1 }, 'as_of_iso'],
    ['set_bank_balance', { bank_balance_mxn_cents: 1, as_of_iso: '2026-02-01', ...NOW }, 'as_of_iso'],
    ['parse_transaction_from_text', { text: 'x'.repeat(501), ...NOW }, 'text'],
    ['parse_transaction_from_text', { text: 'tacos' }, 'now_iso'],
  ] as const)('%s %j', async (tool, input, expected) => expect(await field(tool, input)).toBe(expected));

  it('with the value where it is short', async () => {
    const talk = conversation(store.agent());
    expect((await talk.error('add_transaction', lunch({ type: 'X' }))).details).toEqual({
      field: 'transaction.type',
      value: 'X',
    });
    expect((await talk.error('add_transaction', lunch({ category: 'x'.repeat(65) }))).details).toEqual({
      field: 'transaction.category',
    });
    expect((await talk.error('add_transaction', lunch({ category_type: 'INCOME' }))).details).toEqual({
      field: 'transaction.category_type',
      value: 'INCOME',
    });
  });

  it.each(['a\0b', 'a\ud83d'])('by what cannot be stored: %j', async (description) => {
    const { message } = await conversation(store.agent()).error('add_transaction', lunch({ description }));
    expect(message).toBe(
      'description contains a character that cannot be stored (NUL, or half of a surrogate pair); leave it out',
    );
  });

  it('and nothing of a refused call is stored', async () => {
    const talk = conversation(store.agent());
    await talk.error('add_transaction', lunch({ category_type: 'INCOME' }));
    await talk.error('add_or_update_debt', { debt: { name: 'NU' } });
    await talk.error('delete_last_transaction');
    expect(await talk.data('get_debts')).toEqual({ debts: [] });
    expect(await talk.data('get_month_summary', { month: '2026-02' })).toMatchObject({ expense_total_mxn_cents: 0 });
  });
});
