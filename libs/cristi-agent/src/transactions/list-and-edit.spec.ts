import type { Elicit } from '@bursar/toolkit';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, envelopeOfCall, lunch } from '../testing/calls';
import { person } from '../testing/person';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

type Row = Readonly<Record<string, unknown>>;
const talk = () => conversation(store.agent());
const rowsOf = (data: Row) => data['transactions'] as readonly Row[];

describe('the list', () => {
  it('shows what is stored, the newest first', async () => {
    const { data } = talk();
    const { transaction_id: id } = await data('add_transaction', lunch());
    expect(await data('list_transactions')).toEqual({
      transactions: [
        {
          transaction_id: id,
          type: 'EXPENSE',
          amount_mxn_cents: 15550,
          category_type: 'VARIABLE',
          category: 'Food',
          description: 'Lunch at Chipotle',
          date_iso: '2026-02-01',
          thread_id: 't1',
          created_at_iso: '2026-02-01T12:00:00-06:00',
        },
      ],
      total_count: 1,
      income_total_mxn_cents: 0,
      expense_total_mxn_cents: 15550,
    });
  });

  it('filters, and counts everything that matches', async () => {
    const { data } = talk();
    const add = (fields: Row) => data('add_transaction', lunch(fields));
    await add({ description: 'Ñandú 100%', date_iso: '2026-01-31', category: 'comida' });
    await add({ description: 'a_b ÆBLE', date_iso: '2026-02-01', category: 'Pets' });
    await add({ description: null, date_iso: '2026-02-28', category: 'Pets' });
    const income = { type: 'INCOME', category_type: 'INCOME', category: 'Salary' };
    await add({ ...income, description: 'paga', date_iso: '2026-02-15' });
    const found = async (filter: Row) => {
      const page = await data('list_transactions', { ...filter, order: 'date' });
      const days = rowsOf(page).map(({ date_iso: day }) => day);
      expect(page['total_count']).toBe(days.length);
      expect(page['expense_total_mxn_cents']).toBe(
        rowsOf(page).filter(({ type }) => type === 'EXPENSE').length * 15550,
      );
      expect(page['income_total_mxn_cents']).toBe(rowsOf(page).filter(({ type }) => type === 'INCOME').length * 15550);
      return days;
    };
    expect(await found({})).toEqual(['2026-02-28', '2026-02-15', '2026-02-01', '2026-01-31']);
    expect(await found({ month: '2026-02' })).toEqual(['2026-02-28', '2026-02-15', '2026-02-01']);
    expect(await found({ month: '2026-02', type: 'EXPENSE' })).toEqual(['2026-02-28', '2026-02-01']);
    expect(await found({ type: 'INCOME' })).toEqual(['2026-02-15']);
    expect(await found({ category: ' food ' })).toEqual(['2026-01-31']);
    expect(await found({ from_date_iso: '2026-02-01', to_date_iso: '2026-02-16T05:00:00Z' })).toEqual([
      '2026-02-15',
      '2026-02-01',
    ]);
    expect(await found({ text: 'NANDU' })).toEqual(['2026-01-31']);
    expect(await found({ text: 'æble' })).toEqual(['2026-02-01']);
    // Literally: neither stands for anything else.
    expect(await found({ text: '%' })).toEqual(['2026-01-31']);
    expect(await found({ text: '_' })).toEqual(['2026-02-01']);
    expect(await found({ text: 'paga', month: '2026-01' })).toEqual([]);
  });

  it('has pages without doubles and without gaps', async () => {
    const { data } = talk();
    for (let index = 0; index < 23; index += 1) await data('add_transaction', lunch({ amount_mxn_cents: index }));
    for (const order of ['created', 'date']) {
      const amounts: unknown[] = [];
      for (let offset = 0; offset < 25; offset += 5) {
        const page = await data('list_transactions', { order, limit: 5, offset });
        expect(page['total_count']).toBe(23);
        amounts.push(...rowsOf(page).map(({ amount_mxn_cents: amount }) => amount));
      }
      expect(amounts).toEqual(Array.from({ length: 23 }, (_, index) => 22 - index));
    }
  });

  it.each<[Row, string]>([
    [{ month: '2026-02', to_date_iso: '2026-02-03' }, 'month'],
    [{ month: '2026-13' }, 'month'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1.5 }, 'offset'],
    [{ order: 'amount' }, 'order'],
    [{ text: ' ' }, 'text'],
    [{ category: null }, 'category'],
    [{ thread: 't' }, 'thread'],
  ])('%j is refused on %s', async (input, field) => {
    expect(await talk().error('list_transactions', input)).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field },
    });
  });

  it('refuses totals that cannot be told exactly', async () => {
    const { data, error } = talk();
    const largest = lunch({ amount_mxn_cents: Number.MAX_SAFE_INTEGER });
    await data('add_transaction', largest);
    await data('add_transaction', largest);
    expect(await error('list_transactions')).toMatchObject({
      code: 'CONFLICT',
      details: { field: 'expense_total_mxn_cents' },
    });
  });
});

describe('an edit', () => {
  it('changes and deletes any transaction of the user, from every thread', async () => {
    const domain = store.agent();
    const [one, other] = [conversation(domain, 'ana', 't1'), conversation(domain, 'ana', 't2')];
    const { transaction_id: id } = await one.data('add_transaction', lunch());
    await one.data('add_transaction', lunch({ description: 'later' }));
    expect(await other.data('edit_transaction', { transaction_id: id, patch: { amount_mxn_cents: 1 } })).toMatchObject({
      transaction_id: id,
      previous: { amount_mxn_cents: 15550 },
      current: { amount_mxn_cents: 1, description: 'Lunch at Chipotle' },
    });
    expect(await one.data('get_month_summary', { month: '2026-02' })).toMatchObject({ expense_total_mxn_cents: 15551 });
    expect(await other.data('edit_transaction', { transaction_id: id, delete: true })).toMatchObject({
      deleted_transaction_id: id,
      deleted: { amount_mxn_cents: 1 },
    });
    const gone = await one.error('edit_transaction', { transaction_id: id, delete: true });
    expect(gone).toEqual({ code: 'NOT_FOUND', message: 'Transaction not found', details: { transaction_id: id } });
  });

  it('knows no transaction of another user', async () => {
    const domain = store.agent();
    const { transaction_id: id } = await conversation(domain, 'ana').data('add_transaction', lunch());
    const other = conversation(domain, 'leo');
    for (const change of [{ patch: { amount_mxn_cents: 1 } }, { delete: true }]) {
      expect(await other.error('edit_transaction', { transaction_id: id, ...change })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it.each<[Row, string]>([
    [{}, 'patch'],
    [{ transaction_id: 'tx_1' }, 'patch'],
    [{ transaction_id: 'tx_1', patch: {}, delete: true }, 'patch'],
    [{ transaction_id: 'tx_1', patch: { learn: true }, delete: true }, 'patch'],
    [{ transaction_id: 'tx_1', forget: 'taxi' }, 'patch'],
    [{ patch: { learn: true }, forget: 'taxi' }, 'patch'],
    [{ transaction_id: 'tx_1', patch: {} }, 'patch'],
    [{ delete: true }, 'transaction_id'],
    [{ patch: { learn: true } }, 'transaction_id'],
    [{ transaction_id: '', delete: true }, 'transaction_id'],
    [{ transaction_id: 'tx_1', delete: false }, 'delete'],
    [{ transaction_id: 'tx_1', patch: { learn: 1 } }, 'patch.learn'],
    [{ transaction_id: 'tx_1', patch: { amount_mxn_cents: -1 } }, 'patch.amount_mxn_cents'],
    [{ forget: '' }, 'forget'],
    [{ forget: '123' }, 'forget'],
    [{ forget: 'x'.repeat(101) }, 'forget'],
  ])('%j is refused on %s', async (input, field) => {
    expect(await talk().error('edit_transaction', input)).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field },
    });
  });

  it('that deletes asks the person first, where the host can', async () => {
    const domain = store.agent();
    const { data } = conversation(domain);
    const { transaction_id: id } = await data('add_transaction', lunch());
    const remove = (elicit: Elicit) =>
      envelopeOfCall(
        domain,
        'edit_transaction',
        { user_id: 'u1', thread_id: 't1', transaction_id: id, delete: true },
        { elicit },
      );
    expect(await remove(async () => undefined)).toMatchObject({ error: { code: 'CONFLICT' } });
    const { elicit, requests } = person({});
    expect(await remove(elicit)).toMatchObject({ data: { deleted_transaction_id: id } });
    expect(requests[0]?.message).toContain('2026-02-01 · $155.50 MXN · Food · Lunch at Chipotle');
  });
});
