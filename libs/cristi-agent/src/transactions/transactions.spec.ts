import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, lunch } from '../testing/calls';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = (userId?: string, threadId?: string, owner?: string) => conversation(store.agent(owner), userId, threadId);
const stored = { description: null, amount_mxn_cents: 0, date_iso: '2026-02-01' };

it('stores a transaction and returns it normalized', async () => {
  const { data } = talk();
  const answer = await data('add_transaction', lunch({ amount_mxn_cents: 9007199254740991, category: ' COMIDA ' }));
  expect(answer).toEqual({
    transaction_id: expect.stringMatching(/^tx_[0-9A-HJKMNP-TV-Z]{26}$/),
    stored: {
      type: 'EXPENSE',
      amount_mxn_cents: 9007199254740991,
      category_type: 'VARIABLE',
      category: 'Food',
      description: 'Lunch at Chipotle',
      date_iso: '2026-02-01',
    },
  });
  const withoutDescription = lunch({ amount_mxn_cents: 0, description: undefined });
  expect(await data('add_transaction', withoutDescription)).toMatchObject({ stored });
  expect(await data('add_transaction', lunch({ amount_mxn_cents: 0, description: null }))).toMatchObject({ stored });
});

describe('the last transaction', () => {
  it('is the one created last, whatever its date, and stays so when it is changed', async () => {
    const { data } = talk();
    await data('add_transaction', lunch({ amount_mxn_cents: 1, date_iso: '2030-01-01' }));
    const { transaction_id: id } = await data(
      'add_transaction',
      lunch({ amount_mxn_cents: 2, date_iso: '2020-01-01' }),
    );
    expect(
      await data('update_last_transaction', { patch: { date_iso: '1999-12-31', description: null } }),
    ).toMatchObject({
      transaction_id: id,
      previous: { amount_mxn_cents: 2, date_iso: '2020-01-01', description: 'Lunch at Chipotle' },
      current: { amount_mxn_cents: 2, date_iso: '1999-12-31', description: null },
    });
    expect(await data('delete_last_transaction')).toMatchObject({ deleted_transaction_id: id });
    expect(await data('delete_last_transaction')).toMatchObject({ deleted: { amount_mxn_cents: 1 } });
  });

  it('is, of transactions with one creation time, the one stored last, even after the clock was set back', async () => {
    const { data } = talk();
    store.time.now = Date.parse('2026-02-01T18:00:00Z');
    await data('add_transaction', lunch({ amount_mxn_cents: 1 }));
    await data('add_transaction', lunch({ amount_mxn_cents: 2 }));
    store.time.now = Date.parse('2026-02-01T17:00:00Z');
    await data('add_transaction', lunch({ amount_mxn_cents: 3 }));
    for (const amount of [3, 2, 1]) {
      expect(await data('delete_last_transaction')).toMatchObject({ deleted: { amount_mxn_cents: amount } });
    }
  });

  it('is validated as a whole after an update', async () => {
    const { data, error } = talk();
    await data('add_transaction', lunch());
    expect(await error('update_last_transaction', { patch: { type: 'INCOME' } })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'patch.category_type', value: 'VARIABLE' },
    });
    expect(await error('update_last_transaction', { patch: { category_type: 'INCOME' } })).toMatchObject({
      details: { field: 'patch.category_type' },
    });
    const salary = { type: 'INCOME', category_type: 'INCOME', category: 'sueldo' };
    expect(await data('update_last_transaction', { patch: salary })).toMatchObject({
      current: { ...salary, category: 'Salary', amount_mxn_cents: 15550 },
    });
  });

  it('is changed by concurrent updates one after the other', async () => {
    const { data } = talk();
    await data('add_transaction', lunch({ amount_mxn_cents: 0 }));
    const amounts = Array.from({ length: 8 }, (_, index) => index + 1);
    const answers = await Promise.all(
      amounts.map((amount) => data('update_last_transaction', { patch: { amount_mxn_cents: amount } })),
    );
    const steps = answers.map(({ previous, current }) => [previous, current].map((side) => amountOf(side)));
    // Each update found the result of another: they form one chain from the first amount to the last.
    const next = new Map(steps.map(([from, to]) => [from, to]));
    let reached: number | undefined = 0;
    for (let count = 0; count < amounts.length; count += 1) reached = next.get(reached);
    expect(amounts).toContain(reached);
    const { deleted } = await data('delete_last_transaction');
    expect(amountOf(deleted)).toBe(reached);
  });

  it('is deleted only once by concurrent deletions', async () => {
    const { data, call } = talk();
    for (const amount of [1, 2, 3]) await data('add_transaction', lunch({ amount_mxn_cents: amount }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('delete_last_transaction')));
    const deleted = answers.flatMap((answer) => (answer.ok ? [amountOf(answer.data['deleted'])] : []));
    expect(deleted.sort()).toEqual([1, 2, 3]);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(refused).toEqual(
      Array(2).fill({ code: 'NOT_FOUND', message: 'No last transaction found to delete', details: {} }),
    );
  });
});

function amountOf(side: unknown): number {
  return (side as { amount_mxn_cents: number }).amount_mxn_cents;
}
