import { randomUUID } from 'node:crypto';

import {
  callsOf,
  movement,
  openTestPlanifi,
  transfer,
  type Calls,
  type Json,
  type TestPlanifi,
} from '../testing/test-planifi';

const LARGEST = 999_999_999_999.99;

describe('balances', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    planifi.time.now = Date.parse('2026-02-10T23:30:00.000Z');
    mine = callsOf(planifi.domain());
  });
  afterAll(() => planifi.drop());

  const balances = async (input: Json = {}, calls = mine) =>
    (await calls.call('getBalances', input))['balances'] as Json;

  it('have the shape of the contract, and no account is a sum of none', async () => {
    expect(await balances()).toEqual({ asOf: '2026-02-10', accounts: [], totals: [] });
    const accountId = await mine.account('Corrente', { currency: 'BRL', openingBalance: 1000 });
    await mine.call('createTransaction', movement(accountId, { amount: 5200, direction: 'IN' }));
    await mine.call('createExpense', movement(accountId, { amount: 3310.45, occurredOn: '2026-01-20' }));
    expect(await balances()).toEqual({
      asOf: '2026-02-10',
      accounts: [
        {
          accountId,
          name: 'Corrente',
          type: 'BANK',
          currency: 'BRL',
          status: 'enabled',
          opening: 1000,
          in: 5200,
          out: 3310.45,
          balance: 2889.55,
          lastOccurredOn: '2026-01-20',
        },
      ],
      totals: [{ currency: 'BRL', balance: 2889.55 }],
    });
  });

  it('are those of today in the household’s time zone, and of UTC where it has none', async () => {
    const preferencesOf = async () => ({ timeZone: 'America/Sao_Paulo', currency: 'BRL', language: 'pt' as const });
    const household = callsOf(planifi.domain({ preferencesOf }));
    planifi.time.now = Date.parse('2026-02-11T01:30:00.000Z');
    expect(await balances()).toMatchObject({ asOf: '2026-02-11' });
    expect(await balances({}, household)).toMatchObject({ asOf: '2026-02-10' });
    const from = await household.account('Conta');
    const to = await household.account('Poupança', { currency: 'BRL' });
    expect((await balances({}, household))['accounts']).toMatchObject([{ currency: 'BRL' }, { currency: 'BRL' }]);
    await household.call('createTransfer', transfer(from, to));
    const range = { from: '2026-01-01', to: '2026-12-31' };
    const description = async (accountId: string) =>
      ((await household.call('listTransactions', { accountId, ...range }))['page'] as { items: Json[] }).items[0]?.[
        'description'
      ];
    expect(await description(from)).toBe('Transferência para Poupança');
    expect(await description(to)).toBe('Transferência de Conta');
  });

  it('leave out an opening balance until its day, and count it from then on', async () => {
    const accountId = await mine.account('A', { openingBalance: -12.34, openedOn: '2026-02-05' });
    expect((await balances({ asOf: '2026-02-04' }))['accounts']).toMatchObject([{ opening: 0, balance: 0 }]);
    expect((await balances({ accountId, asOf: '2026-02-05' }))['accounts']).toMatchObject([
      { opening: -12.34, balance: -12.34 },
    ]);
  });

  it('leave out disabled accounts unless asked, and put them last', async () => {
    const old = await mine.account('Old', { openingBalance: 5 });
    const kept = await mine.account('Kept', { openingBalance: 7 });
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId: old });
    const ids = async (input: Json) =>
      ((await balances(input))['accounts'] as Json[]).map(({ accountId }) => accountId);
    expect(await ids({})).toEqual([kept]);
    expect(await ids({ includeDisabled: true })).toEqual([kept, old]);
    expect(await balances({ includeDisabled: true })).toMatchObject({ totals: [{ currency: 'MXN', balance: 12 }] });
    expect(await balances({ accountId: old })).toMatchObject({ accounts: [{ status: 'disabled', balance: 5 }] });
    expect((await mine.refusal('getBalances', { accountId: randomUUID() })).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('are exact up to fifteen digits, and refused beyond them', async () => {
    const accountId = await mine.account('Rich');
    const receive = async (amount: number) => {
      const { transaction } = await mine.call('createTransaction', movement(accountId, { amount, direction: 'IN' }));
      return (transaction as { id: string }).id;
    };
    for (let count = 0; count < 10; count += 1) await receive(LARGEST);
    expect(await balances()).toMatchObject({ accounts: [{ balance: 9_999_999_999_999.9 }] });
    const tooMuch = await receive(0.12);
    const range = { accountId, from: '2026-01-01', to: '2026-12-31', withTotals: true };
    for (const refusal of [await mine.refusal('getBalances'), await mine.refusal('listTransactions', range)]) {
      expect(refusal).toMatchObject({
        code: 'INTERNAL_ERROR',
        message: expect.stringMatching(/ has more than 15 digits/),
      });
    }
    await mine.call('updateTransaction', { idempotencyKey: randomUUID(), transactionId: tooMuch, void: true });
    // Round sums have fewer digits, however large they are.
    await receive(0.1);
    expect(await balances()).toMatchObject({ totals: [{ balance: 10_000_000_000_000 }] });
    expect((await mine.call('listTransactions', range))['totals']).toMatchObject([{ net: -10_000_000_000_000 }]);
  });
});
