import type { ToolResults } from '../../results/generated/tool-results';
import { entriesOf, entriesOn, pageOf, type Entry, type EntryTool } from './entries';

const amounts = <Tool extends EntryTool>(tool: Tool, result: object) =>
  entriesOf(tool, result as ToolResults[Tool], 'BRL', 0).entries.map(({ amount }) => amount);

it('another page is another call, for every tool whose answers say that there is more', () => {
  const tools = [
    ...(['finance_transactions_search', 'list_movements', 'list_transactions', 'list_recurrences'] as const),
    ...(['get_balance', 'finance_links_propose', 'planifi_listTransactions_v1'] as const),
  ];
  for (const tool of tools) expect(pageOf(tool, { a: 1 }, 1)).not.toEqual(pageOf(tool, { a: 1 }, 0));
  expect(pageOf('get_balance', { a: 1 }, 2)).toEqual({ a: 1, limit: 100, offset: 200 });
  expect(pageOf('planifi_listTransactions_v1', { a: 1 }, 2)).toMatchObject({ a: 1, page: 2, size: 100 });
});

it('transfers between accounts are no entries, and say so: they are not counted as missing', () => {
  const item = { id: 'a', amount: 12.5, occurredOn: '2026-03-01', description: 'Bread' };
  const result = { page: { items: [item, { ...item, id: 'b', transferId: 'x' }], totalItems: 2 } };
  const page = entriesOf('planifi_listTransactions_v1', result as never, 'BRL', 0);
  expect(page).toMatchObject({ entries: [{ id: 'a', amount: '-12.5' }], total: 2, leftOut: 1 });
  expect(pageOf('planifi_listTransactions_v1', {}, 0)).toMatchObject({ details: true });
});

it('of a split, the lines of the category that a figure is of are what it adds', () => {
  const line = (category_id: string | null, amount: string) => ({
    category_id,
    amount,
    category_name: null,
    note: null,
  });
  const item = (id: string, amount: string, split: object[]) => ({
    ...{ id, account_id: 'main', category_id: null, description: 'Manor', booked_at: '2026-03-01T00:00:00', split },
    amount: { amount, currency: 'CHF' },
  });
  const items = [
    item('1', '-120.00', [line('a', '-80.005'), line('b', '-25.00'), line('a', '-14.995')]),
    item('2', '-7.00', []),
    item('3', '-10.00', [line('a', '-15.00'), line('b', '5.00')]),
  ];
  const read = (given: object) =>
    entriesOf('finance_transactions_search', { items, total: 3 } as never, 'CHF', 0, { ...given }).entries;
  expect(read({ category_id: 'a' }).map(({ amount }) => amount)).toEqual(['-95.000', '-7.00', '-15.00']);
  expect(read({ category_id: 'b' }).map(({ isIncome }) => isIncome)).toEqual([false, false, true]);
  expect(read({}).map(({ amount }) => amount)).toEqual(['-120.00', '-7.00', '-10.00']);
});

it('a figure without a currency has the entries of all, and another those of its own', () => {
  const entry = (currency: string): Entry => ({
    ...{ id: currency, day: undefined, what: '', amount: '-1.00', isIncome: false },
    currency,
  });
  const entries = [entry('BRL'), entry('CHF')];
  expect(entriesOn('both', entries, '')).toEqual(entries);
  expect(entriesOn('spending', entries, 'CHF')).toEqual([{ ...entry('CHF'), amount: '1.00' }]);
});

describe('the months of a balance', () => {
  const owes = (debtor: string | null, amount: string) => ({ debtor_participant_id: debtor, amount });
  const month = (name: string, debtor: string | null, amount: string) => ({
    competence_month: name,
    transfer: owes(debtor, amount),
  });
  const payment = (payer: string, amount: string) => ({
    ...{ id: payer, kind: 'payment', amount, payer_participant_id: payer, occurred_at: '2026-03-01T12:00:00-03:00' },
    description: null,
  });

  it('add up to it with what was paid, by their signs', () => {
    // Ana owes 100 for one month and is owed 30 for another, and has paid 50.
    const result = {
      transfer: owes('ana', '20.00'),
      pending: null,
      participants: [{ participant_id: 'bo' }, { participant_id: 'ana' }],
      months: {
        total: 3,
        items: [month('2026-03', 'bo', '30.00'), month('2026-02', null, '0.00'), month('2026-01', 'ana', '100.00')],
      },
      settlements: { total: 1, items: [payment('ana', '50.00')] },
    };
    expect(amounts('get_balance', result)).toEqual(['-30.00', '0.00', '100.00', '-50.00']);
    expect(entriesOf('get_balance', result as never, 'BRL', 0).total).toBe(4);
  });

  it('add up to nothing where nothing is owed', () => {
    const result = {
      transfer: owes(null, '0.00'),
      pending: null,
      participants: [{ participant_id: 'bo' }, { participant_id: 'ana' }],
      months: { total: 1, items: [month('2026-01', 'ana', '50.00')] },
      settlements: { total: 1, items: [payment('ana', '50.00')] },
    };
    expect(amounts('get_balance', result)).toEqual(['-50.00', '50.00']);
  });

  it('add up to it with what is not recorded, which is on the first page', () => {
    // Bo owes 10 by what is recorded; with the rent that Bo pays, Ana owes 1,415.00.
    const of = (bo: string, ana: string) => [
      { participant_id: 'bo', balance: bo },
      { participant_id: 'ana', balance: ana },
    ];
    const result = {
      transfer: owes('bo', '10.00'),
      participants: of('-10.00', '10.00'),
      months: { total: 1, items: [month('2026-01', 'bo', '10.00')] },
      settlements: { total: 0, items: [] },
      pending: {
        items: [{ description: 'Aluguel' }],
        projected: { transfer: owes('ana', '1415.00'), participants: of('1415.00', '-1415.00') },
      },
    };
    expect(amounts('get_balance', result)).toEqual(['1425.00', '-10.00']);
    expect(entriesOf('get_balance', result as never, 'BRL', 0)).toMatchObject({
      total: 2,
      entries: [{ what: 'Aluguel' }, {}],
    });
    expect(entriesOf('get_balance', result as never, 'BRL', 1).entries).toHaveLength(1);
  });
});
