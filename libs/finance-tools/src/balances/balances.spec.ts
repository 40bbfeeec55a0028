import { addDays, civilDate } from '@bursar/calendar';
import { dailyRates, ecbSource, hmrcMonthlyRates, hmrcSource, readEcbHistory } from '@bursar/rates';
import fc from 'fast-check';

import type { TransactionSource } from '../model/transaction-source';
import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { decimalOf } from '../testing/ledger-model';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const balances = (ledger: TestLedger, input: object = {}) => ledger.call('finance_balances_get', input);
const day = (number: number) => addDays(civilDate('2025-11-20'), number).text;
const money = (cents: number, currency = 'CHF') => ({ amount: decimalOf(cents), currency });

/** A statement of lines of a day and cents; with a running balance if it is known what the account held before. */
function statement(lines: readonly (readonly [day: string, cents: number])[], before?: number): string {
  let balance = before ?? 0;
  const rows = lines.map(([booked, cents], index) => {
    balance += cents;
    return [booked, `Line ${index}`, decimalOf(cents), ...(before === undefined ? [] : [decimalOf(balance)])].join(';');
  });
  return [`date;text;amount${before === undefined ? '' : ';balance'}`, ...rows].join('\n');
}

const account = (name: string, currency = 'CHF') => ({ account_id: name, create_account: { name, currency } });

describe('balances', () => {
  it('of random accounts are the known one and the entries between, on any day, and add up by currency', async () => {
    const anyAccount = fc.record({
      currency: fc.constantFrom('CHF', 'EUR'),
      entries: fc.array(fc.tuple(fc.nat(80), fc.integer({ min: -50_000, max: 50_000 })), {
        minLength: 1,
        maxLength: 12,
      }),
      known: fc.option(fc.record({ at: fc.nat(80), cents: fc.integer({ min: -90_000, max: 90_000 }) })),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAccount, { minLength: 1, maxLength: 3 }),
        fc.nat(80),
        fc.constantFrom('day', 'week', 'month'),
        async (accounts, on, every) => {
          const ledger = store.ledger();
          for (const [index, { currency, entries }] of accounts.entries()) {
            const lines = entries.map(([at, cents]) => [day(at), cents] as const).sort();
            await ledger.commit(statement(lines), account(`a${index}`, currency));
          }
          const tell = accounts.flatMap(({ known }, index) =>
            known === null ? [] : [{ account_id: `a${index}`, date: day(known.at), balance: decimalOf(known.cents) }],
          );
          const date_range = { start_date: day(0), end_date: day(80) };
          const answer = await balances(ledger, { on: day(on), date_range, every, ...(tell.length > 0 && { tell }) });

          const upTo = (entries: readonly (readonly [number, number])[], at: number) =>
            entries.reduce((sum, [booked, cents]) => sum + (booked <= at ? cents : 0), 0);
          const held = (index: number, at: number) => {
            const { entries, known } = accounts[index] as (typeof accounts)[number];
            return known === null ? undefined : known.cents + upTo(entries, at) - upTo(entries, known.at);
          };
          const worth = (at: number, counts: (index: number) => boolean) => {
            const sums = new Map<string, number>();
            accounts.forEach(({ currency }, index) => {
              const cents = counts(index) ? held(index, at) : undefined;
              if (cents !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + cents);
            });
            return [...sums].sort().map(([currency, cents]) => money(cents, currency));
          };
          expect(answer.accounts.map((each: Answer) => [each.account_id, each.balance])).toEqual(
            accounts.map(({ currency }, index) => {
              const cents = held(index, on);
              return [`a${index}`, cents === undefined ? null : money(cents, currency)];
            }),
          );
          expect(answer.net_worth).toEqual(worth(on, () => true));
          expect(answer.left_out).toEqual(
            accounts.flatMap(({ known }, index) => (known === null ? [`a${index}`] : [])),
          );
          const since = ({ entries, known }: (typeof accounts)[number]) =>
            Math.min(...entries.map(([at]) => at), known?.at ?? Infinity);
          for (const point of answer.series) {
            const at = civilDate(point.date).epochDay - civilDate(day(0)).epochDay;
            expect(point.net_worth).toEqual(worth(at, (index) => since(accounts[index] as never) <= at));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('come from statements before persons, and a statement that is missing is shown with its days', async () => {
    const ledger = store.ledger();
    const january = [['2026-01-05', 5_000] as const, ['2026-01-20', -1_250] as const];
    const march = [['2026-03-02', -2_000] as const, ['2026-03-03', 700] as const];
    await ledger.commit(statement(january, 10_000), account('main'));
    // Nobody imported February, in which 999 cents were paid.
    await ledger.commit(statement(march, 10_000 + 5_000 - 1_250 - 999), account('main'));
    await balances(ledger, { tell: [{ account_id: 'main', date: '2026-01-20', balance: '1.00' }] });
    expect(await balances(ledger, { on: '2026-03-31' })).toMatchObject({
      accounts: [
        {
          ...{ balance: money(11_451), basis: 'statement', anchor_date: '2026-03-03', entries_count: 0 },
          unexplained: [{ from: '2026-01-20', to: '2026-03-01', difference: '-9.99' }],
        },
      ],
    });
    expect((await balances(ledger, { on: '2026-02-15' })).accounts[0]).toMatchObject({ balance: money(13_750) });
    expect((await balances(ledger, { on: '2026-01-04' })).accounts[0]).toMatchObject({ balance: money(10_000) });
  });

  it('follow each import and its undo, and each balance, however often they were asked for before', async () => {
    const ledger = store.ledger();
    const other = store.ledger();
    const lines = [['2026-01-05', 500] as const, ['2026-01-20', -250] as const];
    const held = async (asked: TestLedger) => {
      const [all, one] = [await balances(asked), await balances(asked, { account_id: 'main', on: '2026-01-19' })];
      return [all, one].map((each) => each.accounts[0].balance?.amount);
    };
    for (const each of [ledger, other]) await each.commit(statement(lines, 1_000), account('main'));
    expect(await held(ledger)).toEqual(['12.50', '15.00']);
    const { import_id } = await ledger.commit(
      statement([
        ['2026-01-10', -100],
        ['2026-01-25', -50],
      ]),
      account('main'),
    );
    expect(await held(ledger)).toEqual(['12.00', '14.00']);
    await balances(ledger, { tell: [{ account_id: 'main', date: '2026-01-24', balance: '3.00' }] });
    expect(await held(ledger)).toEqual(['2.50', '14.00']);
    const { items } = await ledger.call('finance_changes_list', { kind: 'import' });
    const [last] = items.filter((change: Answer) => change.summary.includes(import_id));
    await ledger.call('finance_changes_undo', { change_id: (last ?? items[0]).change_id, mode: 'commit' });
    expect(await held(ledger)).toEqual(['3.00', '15.00']);
    expect(await held(other)).toEqual(['12.50', '15.00']);
  });

  it('are not taken from a statement that contradicts itself', async () => {
    const ledger = store.ledger();
    const broken =
      'date;text;amount;balance\n2026-01-05;a;1.00;1.00\n2026-01-06;b;1.00;2.00\n2026-01-07;c;1.00;9.00\n2026-01-08;d;1.00;10.00';
    await ledger.commit(broken, { ...account('main'), accept_unproven: true });
    expect(await balances(ledger)).toMatchObject({ accounts: [{ balance: null, basis: null }], left_out: ['main'] });
  });
});

describe('what a person says', () => {
  const told = (date: string, balance: string, id = 'main') => ({ account_id: id, date, balance });

  it('is stored once, replaced on the same day, and undone exactly', async () => {
    const ledger = store.ledger();
    await ledger.commit(statement([['2026-01-05', 100]]), account('main'));
    const first = await balances(ledger, { tell: [told('2026-01-10', '5')] });
    expect(first).toMatchObject({ net_worth: [money(500)], change_id: 'change-2' });
    expect(await balances(ledger, { tell: [told('2026-01-10', '5.00')] })).toMatchObject({ change_id: null });
    expect(await balances(ledger, { tell: [told('2026-01-10', '7')] })).toMatchObject({
      ...{ net_worth: [money(700)], change_id: 'change-3' },
    });
    const { items } = await ledger.call('finance_changes_list', { kind: 'balances' });
    expect(items).toMatchObject([{ tool: 'finance_balances_get', row_count: 1 }, { change_id: 'change-2' }]);
    const undo = (change_id: string) => ledger.call('finance_changes_undo', { change_id, mode: 'commit' });
    expect(await ledger.refusal('finance_changes_undo', { change_id: 'change-2' })).toMatchObject({
      details: { reason: 'LATER_CHANGES', change_ids: ['change-3'] },
    });
    await undo('change-3');
    expect(await balances(ledger)).toMatchObject({ net_worth: [money(500)] });
    await undo('change-2');
    expect(await balances(ledger)).toMatchObject({ net_worth: [], left_out: ['main'] });
    expect(await (await ledger.administration()).verifyJournal()).toMatchObject({ changes: 5 });
  });

  it('keeps its account when the import that made it is undone, until it is undone too', async () => {
    const ledger = store.ledger();
    await ledger.commit(statement([['2026-01-05', 100]]), account('main'));
    await balances(ledger, { tell: [told('2026-01-04', '5')] });
    const undo = (input: object) => ledger.call('finance_changes_undo', { ...input, mode: 'commit' });
    await undo({ change_id: 'change-1' });
    expect(await balances(ledger)).toMatchObject({ accounts: [{ balance: money(500) }] });
    await undo({ change_id: 'change-3' });
    expect(await balances(ledger)).toMatchObject({ accounts: [{ balance: money(600) }] });
    await undo({ change_id: 'change-2' });
    await undo({ change_id: 'change-1' });
    expect(await balances(ledger)).toMatchObject({ accounts: [] });
    // The balance comes back with its account alone.
    expect(await ledger.refusal('finance_changes_undo', { change_id: 'change-5', mode: 'commit' })).toMatchObject({
      details: { reason: 'LATER_CHANGES', change_ids: ['change-6'] },
    });
    await undo({ change_id: 'change-5', with_later: true });
    expect(await balances(ledger)).toMatchObject({ accounts: [{ balance: money(600) }] });
    expect(await (await ledger.administration()).verifyJournal()).toMatchObject({ changes: 7 });
  });

  it.each([
    ['a day after today', told('2026-02-11', '1'), 'VALIDATION_ERROR', { field: 'tell.0.date', reason: 'FUTURE' }],
    ['an unknown account', told('2026-01-05', '1', 'nobody'), 'NOT_FOUND', { account_id: 'nobody' }],
    ['an amount that is none', told('2026-01-05', '1e3'), 'VALIDATION_ERROR', { field: 'tell.0.balance' }],
  ])('is refused for %s, and nothing is stored', async (_, given, code, details) => {
    const ledger = store.ledger();
    await ledger.commit(statement([['2026-01-05', 100]]), account('main'));
    const tell = [given, told('2026-01-06', '1')];
    expect(await ledger.refusal('finance_balances_get', { tell })).toMatchObject({ code, details });
    expect(await balances(ledger)).toMatchObject({ left_out: ['main'] });
  });

  it('is refused twice for one day, on a server that changes nothing, and before there is a ledger', async () => {
    const ledger = store.ledger();
    const tell = [told('2026-01-06', '1'), told('2026-01-06', '2')];
    expect(await ledger.refusal('finance_balances_get', { tell })).toMatchObject({ details: { field: 'tell.1.date' } });
    const readOnly = store.ledger({ readOnly: true });
    expect(await readOnly.refusal('finance_balances_get', { tell })).toMatchObject({ details: { field: 'tell' } });
    expect(await ledger.refusal('finance_balances_get', { tell: tell.slice(1) })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the calls', () => {
  it('name an account that is unknown, and a series that is too long', async () => {
    const ledger = store.ledger();
    expect(await balances(ledger)).toEqual({
      ...{ on: '2026-02-10', accounts: [], net_worth: [], left_out: [], converted: null, series: [], change_id: null },
    });
    expect(await ledger.refusal('finance_balances_get', { account_id: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
    const date_range = { start_date: '2025-01-01', end_date: '2026-02-05' };
    expect(await ledger.refusal('finance_balances_get', { date_range, every: 'day' })).toMatchObject({
      ...{ code: 'VALIDATION_ERROR', details: { field: 'date_range' } },
    });
  });

  it('know accounts that a source lends with balances, and none of another owner', async () => {
    await store.database.run((connection) =>
      connection.script(`create schema bank; create table bank.entries (owner text, day date, cents int);
        create table bank.known (owner text, day date, cents int)`),
    );
    const lender = (name: string, more: Partial<TransactionSource>): TransactionSource => ({
      name,
      prepare: () => Promise.resolve(),
      accountsSql: `select 'a' as id, 'Purse' as name, null::text as institution, 'CHF' as currency where $1 <> ''`,
      transactionsSql: `select day::text as id, 'a' as account_id, null::text as category, 'x' as description,
        cents / 100.0 as amount, 'CHF' as currency, day::timestamp as booked_at from bank.entries where owner = $1`,
      ...more,
    });
    const balancesSql = `select 'a' as account_id, day as date, cents / 100.0 as amount from bank.known where owner = $1`;
    const balanceAccountsSql = `select 'a' as id, 'Bank' as name, null::text as institution, 'CHF' as currency where $1 <> ''`;
    const sources = [
      lender('with', { balancesSql }),
      lender('without', {}),
      lender('apart', { balancesSql, balanceAccountsSql }),
    ];
    const ledger = store.ledger({ sources });
    await store.database.run(async (connection) => {
      for (const owner of [ledger.owner, 'somebody else']) {
        await connection.query`insert into bank.entries values (${owner}, '2026-01-02', 200), (${owner}, '2026-01-04', -50)`;
        await connection.query`insert into bank.known values (${owner}, '2026-01-03', 1000)`;
      }
    });
    await ledger.commit(statement([['2026-01-05', 100]]), account('main'));
    const answer = await balances(ledger, { on: '2026-01-31' });
    expect(answer.accounts.map((each: Answer) => [each.account_id, each.balance?.amount, each.entries_count])).toEqual([
      ['apart:a', '10.00', 0],
      ['main', undefined, 0],
      ['with:a', '9.50', 1],
    ]);
    expect(await balances(ledger, { account_id: 'with:a', on: '2026-01-01' })).toMatchObject({
      ...{ accounts: [{ balance: money(800), basis: 'told' }], net_worth: [money(800)], left_out: [] },
    });
    const tell = [{ account_id: 'with:a', date: '2026-01-01', balance: '1' }];
    expect(await ledger.refusal('finance_balances_get', { tell })).toMatchObject({
      ...{ code: 'VALIDATION_ERROR', details: { field: 'tell.0.account_id', reason: 'LENT_ACCOUNT' } },
    });
    const other = store.ledger({ sources });
    expect((await balances(other)).net_worth).toEqual([]);
  });
});

describe('another currency', () => {
  const rates = async () => {
    const newer = readEcbHistory('Date,USD,JPY,CHF,\n2026-02-06,1.2,180.5,0.9,\n2026-02-05,1.1,181,0.91,\n');
    return { ecb: ecbSource(dailyRates([newer], newer)), hmrc: hmrcSource(hmrcMonthlyRates()) };
  };
  const opened = async () => {
    const ledger = store.ledger({ loadRates: rates });
    for (const [id, currency] of [
      ['a', 'CHF'],
      ['b', 'JPY'],
      ['c', 'EUR'],
    ] as const) {
      await ledger.commit(statement([['2026-01-05', 100]]), account(id, currency));
      await balances(ledger, { tell: [{ account_id: id, date: '2026-01-05', balance: '1000' }] });
    }
    return ledger;
  };

  it('has the rates of the day, each part rounded once, and the parts add up', async () => {
    const ledger = await opened();
    const wanted = { on: '2026-02-08', in_currency: 'JPY' };
    expect((await balances(ledger, wanted)).converted).toEqual({
      total: money(38_205_600, 'JPY'),
      parts: [
        {
          ...{ from: money(100_000), to: money(20_055_600, 'JPY'), rate: '200.5555556' },
          ...{ rate_date: '2026-02-06', source: 'ecb' },
        },
        {
          ...{ from: money(100_000, 'EUR'), to: money(18_050_000, 'JPY'), rate: '180.5000000' },
          ...{ rate_date: '2026-02-06', source: 'ecb' },
        },
        {
          ...{ from: money(100_000, 'JPY'), to: money(100_000, 'JPY'), rate: '1.000000000' },
          ...{ rate_date: '2026-02-08', source: 'ecb' },
        },
      ],
    });
    const range = { start_date: '2026-02-05', end_date: '2026-02-06' };
    const { series } = await balances(ledger, { ...wanted, in_currency: 'CHF', date_range: range, every: 'day' });
    expect(series.map(({ date, converted }: Answer) => [date, converted])).toEqual([
      ['2026-02-05', money(100_000 + 91_000 + 503)],
      ['2026-02-06', money(100_000 + 90_000 + 499)],
    ]);
  });

  it('has the rates of a month of HMRC, or of the latest day, on request', async () => {
    const ledger = await opened();
    const hmrc = await balances(ledger, { in_currency: 'GBP', rates: 'hmrc', rates_on: '2026-01-31' });
    expect(hmrc.converted.parts).toMatchObject(Array(3).fill({ rate_date: '2026-01', source: 'hmrc' }));
    expect(
      await balances(ledger, {
        in_currency: 'EUR',
        rates_on: 'latest',
        date_range: { start_date: '2026-01-31', end_date: '2026-01-31' },
      }),
    ).toMatchObject({
      converted: { parts: [{ rate_date: '2026-02-06' }, {}, { rate_date: '2026-02-06' }] },
      series: [{ converted: { currency: 'EUR' } }],
    });
  });

  it('is refused where a rate is not known, with the latest day, also for a day of the series', async () => {
    const ledger = await opened();
    const refusal = (input: object) => ledger.refusal('finance_balances_get', { in_currency: 'EUR', ...input });
    expect(await refusal({ on: '2026-02-14' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { reason: 'NO_RATE', currency: 'CHF', date: '2026-02-14', latest: '2026-02-06' },
    });
    expect(await refusal({ in_currency: 'XYZ', on: '2026-02-06' })).toMatchObject({
      details: { reason: 'NO_RATE', currency: 'XYZ', latest: null },
    });
    expect(await refusal({ in_currency: 'XYZ', rates_on: 'latest' })).toMatchObject({ details: { currency: 'XYZ' } });
    const date_range = { start_date: '2026-01-31', end_date: '2026-02-06' };
    expect(await refusal({ on: '2026-02-06', date_range })).toMatchObject({
      details: { reason: 'NO_RATE', date: '2026-01-31' },
    });
    expect(await refusal({ in_currency: 'euro' })).toMatchObject({ details: { field: 'in_currency' } });
    expect(await refusal({ rates_on: 'never' })).toMatchObject({ details: { field: 'rates_on' } });
  });
});
