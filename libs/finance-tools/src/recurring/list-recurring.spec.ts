import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const csv = (...lines: string[]) => ['date,description,amount', ...lines, ''].join('\n');

/** A payment on that day of each month of 2025, from one month to another. */
const monthly = (text: string, date: string, amount: string, from = 1, until = 12) =>
  Array.from({ length: until - from + 1 }, (_, index) => {
    const month = String(from + index).padStart(2, '0');
    return `2025-${month}-${date},${text},${amount}`;
  });

describe('what comes again', () => {
  it('is nothing in an empty ledger, as of today', async () => {
    const ledger = store.ledger();
    expect(await ledger.call('finance_recurring_list')).toEqual({ as_of: '2026-02-10', streams: [], forecast: null });
  });

  it('is distinguished by amount and by day, and equal ones are duplicates of the older one', async () => {
    const ledger = store.ledger();
    const lines = [
      ...monthly('TELEFON', '03', '-20.00'),
      ...monthly('TELEFON', '17', '-20.00', 3),
      ...monthly('TELEFON', '24', '-55.00'),
    ];
    await ledger.commit(csv(...lines));
    const { streams } = await ledger.call('finance_recurring_list', { as_of: '2025-12-27' });
    const [dear, older, newer] = streams;
    expect(streams).toHaveLength(3);
    expect(dear).toMatchObject({ amount: '-55.00', duplicate_of: null, next: { date: '2026-01-24' } });
    expect(older).toMatchObject({ first_date: '2025-01-03', occurrences: 12, duplicate_of: null });
    expect(newer).toMatchObject({ first_date: '2025-03-17', occurrences: 10, duplicate_of: older.stream_id });
  });

  it('has what is in the other account too, and each account and currency by itself', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('MUSIK', '05', '-9.90')));
    const euros = { account_id: 'euro', create_account: { name: 'Euro', currency: 'EUR' } };
    await ledger.commit(csv(...monthly('MUSIK', '06', '-9.90'), ...monthly('LOHN', '25', '3000.00')), euros);
    const list = async (input: object) => (await ledger.call('finance_recurring_list', input)).streams;
    const all = (await list({})).map(({ account_id, amount }: Record<string, string>) => `${account_id} ${amount}`);
    expect(all).toEqual(['main -9.90', 'euro -9.90', 'euro 3000.00']);
    expect(await list({ account_id: 'euro' })).toHaveLength(2);
    expect(await list({ currency: 'chf' })).toEqual([expect.objectContaining({ account_id: 'main' })]);
    expect(await list({ account_id: 'main', currency: 'EUR' })).toEqual([]);
  });

  it('is due on the day that it has had lately, where that has moved for good', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('INTERNET', '03', '-40.00', 1, 6), ...monthly('INTERNET', '17', '-40.00', 7)));
    const { streams } = await ledger.call('finance_recurring_list');
    expect(streams).toMatchObject([{ occurrences: 12, missed: 0, next: { date: '2026-01-17' } }]);
  });

  it('is late when overdue, lapsed when overdue for long, and looks at nothing after the day', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('MIETE', '01', '-900.00', 1, 6), '2025-12-31,LADEN,-3.00'));
    const state = async (as_of: string) => {
      const { streams } = await ledger.call('finance_recurring_list', { as_of, include_lapsed: true });
      return streams.map((stream: Record<string, unknown>) => [stream['state'], stream['occurrences'], stream['next']]);
    };
    const next = { date: '2025-07-01', amount: '-900.00', low: '-900.00', high: '-900.00' };
    expect(await state('2025-06-30')).toEqual([['active', 6, next]]);
    expect(await state('2025-07-06')).toEqual([['active', 6, next]]);
    expect(await state('2025-07-07')).toEqual([['late', 6, next]]);
    expect(await state('2025-08-30')).toEqual([['lapsed', 6, null]]);
    expect(await state('2025-05-20')).toEqual([['active', 5, { ...next, date: '2025-06-01' }]]);
  });

  it('keeps the id of a stream while its first transaction stays', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('STROM', '12', '-80.00', 2, 7)));
    const [before] = (await ledger.call('finance_recurring_list')).streams;
    await ledger.commit(csv(...monthly('STROM', '12', '-80.00', 8, 10)));
    const [after] = (await ledger.call('finance_recurring_list')).streams;
    expect(after).toMatchObject({ stream_id: before.stream_id, occurrences: 9 });
    expect(after.transaction_ids).toHaveLength(9);
  });

  it('finds nothing of another owner', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('MIETE', '01', '-900.00')));
    expect(await store.ledger().call('finance_recurring_list', { include_lapsed: true })).toMatchObject({
      streams: [],
    });
  });
});

describe('the forecast', () => {
  it('has streams on their days, is the same each time, and its band holds what is expected', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('MIETE', '01', '-900.00'), ...monthly('LOHN', '25', '2500.00')));
    const input = { as_of: '2025-12-31', forecast_days: 60 };
    const { forecast, streams } = await ledger.call('finance_recurring_list', input);
    const [rent, wage] = streams;
    expect(forecast).toMatchObject({ currency: 'CHF', basis: 'net', start: '0.00', band: '0.80' });
    expect(forecast.points.map(({ date }: { date: string }) => date)).toEqual([
      ...['2026-01-07', '2026-01-14', '2026-01-21', '2026-01-28', '2026-02-04', '2026-02-11', '2026-02-18'],
      ...['2026-02-25', '2026-03-01'],
    ]);
    // Nothing but the two streams is in the ledger.
    expect(forecast.points.map(({ expected }: { expected: string }) => expected)).toEqual([
      ...['-900.00', '-900.00', '-900.00', '1600.00', '700.00', '700.00', '700.00', '3200.00', '2300.00'],
    ]);
    expect(forecast.points[0].streams).toEqual([rent.stream_id]);
    expect(forecast.points[3].streams).toEqual([wage.stream_id]);
    for (const { expected, low, high } of forecast.points) {
      expect(Number(low)).toBeLessThanOrEqual(Number(expected));
      expect(Number(high)).toBeGreaterThanOrEqual(Number(expected));
    }
    expect((await ledger.call('finance_recurring_list', input)).forecast).toEqual(forecast);
  });

  it('begins with the balances where all accounts have one', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...monthly('MIETE', '01', '-900.00')));
    const tell = [{ account_id: 'main', date: '2025-12-31', balance: '5000.00' }];
    await ledger.call('finance_balances_get', { tell });
    const input = { as_of: '2025-12-31', forecast_days: 2 };
    const { forecast } = await ledger.call('finance_recurring_list', input);
    expect(forecast).toMatchObject({ basis: 'balance', start: '5000.00' });
    expect(forecast.points.at(-1)).toMatchObject({ date: '2026-01-02', expected: '4100.00' });
    const other = { account_id: 'other', create_account: { name: 'Other', currency: 'CHF' } };
    await ledger.commit(csv('2025-04-02,LADEN,-5.00'), other);
    const without = await ledger.call('finance_recurring_list', input);
    expect(without.forecast).toMatchObject({ basis: 'net', start: '0.00' });
  });

  it.each([
    ['JPY', '-1200', /^-?\d+\.00$/],
    ['KWD', '-1.234', /^-?\d+\.\d{2}[1-9]?$/],
  ])('is rounded to the minor unit of %s', async (currency, amount, form) => {
    const ledger = store.ledger();
    // At irregular days, so that what is expected has fractions.
    const lines = [3, 9, 30, 41, 44, 62, 85, 97, 113, 120].map((day) => {
      const date = new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10);
      return `${date},LADEN,${Number(amount) - day}`;
    });
    await ledger.commit(csv(...lines), { create_account: { name: 'Main', currency } });
    const { forecast } = await ledger.call('finance_recurring_list', { forecast_days: 60 });
    expect(forecast).toMatchObject({ currency, basis: 'net', start: '0.00' });
    for (const { expected, low, high } of forecast.points) {
      for (const each of [expected, low, high]) expect(each).toMatch(form);
    }
    expect(forecast.points.at(-1).expected).not.toBe('0.00');
  });

  it('is refused over two currencies, and for less than 90 days of history', async () => {
    const ledger = store.ledger();
    const refusal = (input: object) => ledger.refusal('finance_recurring_list', { forecast_days: 7, ...input });
    expect((await refusal({})).details).toEqual({ field: 'forecast_days', reason: 'SHORT_HISTORY', history_days: 0 });
    await ledger.commit(csv(...monthly('MIETE', '01', '-900.00', 1, 4)));
    const euros = { account_id: 'euro', create_account: { name: 'Euro', currency: 'EUR' } };
    await ledger.commit(csv('2025-04-02,LADEN,-5.00'), euros);
    expect((await refusal({})).details).toEqual({
      reason: 'MIXED_CURRENCIES',
      totals: [
        { amount: '-3600.00', currency: 'CHF', count: 4 },
        { amount: '-5.00', currency: 'EUR', count: 1 },
      ],
    });
    expect((await refusal({ account_id: 'main', as_of: '2025-03-30' })).details).toMatchObject({ history_days: 89 });
    const { forecast } = await ledger.call('finance_recurring_list', {
      ...{ account_id: 'main', as_of: '2025-03-31', forecast_days: 7 },
    });
    expect(forecast.points).toHaveLength(7);
  });

  it.each([
    [{ as_of: '2025-02-30' }, 'as_of'],
    [{ forecast_days: 367 }, 'forecast_days'],
    [{ forecast_days: 1.5 }, 'forecast_days'],
    [{ include_lapsed: 'yes' }, 'include_lapsed'],
    [{ account_id: ' ' }, 'account_id'],
    [{ currency: 'francs' }, 'currency'],
    [{ days: 3 }, 'days'],
  ])('refuses %j, and names the field', async (input, field) => {
    expect(await store.ledger().refusal('finance_recurring_list', input)).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field },
    });
  });
});
