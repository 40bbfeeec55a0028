import { setImmediate } from 'node:timers/promises';

import { inTurn } from '@bursar/acceptance';
import type { Database } from '@bursar/database';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';

import { allMigrations } from '../domains/compose';
import { openSampleHome, type SampleHome } from '../testing/sample-home';
import { ownedTables } from './household-sample';

const TIMEOUT = 120_000;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase(await allMigrations());
  ({ database } = test);
}, TIMEOUT);
afterAll(() => test.drop());

interface Trend {
  readonly trend: readonly {
    readonly currency: string;
    readonly months: readonly { readonly balance: string | null }[];
  }[];
}

const home = (day: string, owner?: string) => openSampleHome(database, day, owner);

async function amountOwed({ call }: SampleHome): Promise<unknown> {
  const { structured } = await call('get_balance');
  return (structured['pending'] as { readonly projected: { readonly transfer: unknown } }).projected.transfer;
}

/** The rows of an owner, by table; who the people are is not counted. */
async function rowsOf(owner: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { schema, ownerColumn, tables, bookkeeping } of await ownedTables()) {
    for (const table of [...tables, ...bookkeeping]) {
      const text = `select count(*)::int as count from ${schema}.${table} where ${ownerColumn} = '${owner}'`;
      const [row] = await database.run((connection) =>
        connection.query<{ count: number }>([text] as unknown as TemplateStringsArray),
      );
      if (row !== undefined && row.count > 0) rows[`${schema}.${table}`] = row.count;
    }
  }
  return rows;
}

it('the tables of the domains are all named, once', async () => {
  const owned = await ownedTables();
  const named = owned.flatMap(({ schema, tables, bookkeeping, kept }) =>
    [...tables, ...bookkeeping, ...kept].map((table) => `${schema}.${table}`),
  );
  const schemas = owned.map(({ schema }) => schema);
  const stored = await database.run(
    (connection) => connection.query<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname = any(${schemas})`,
  );
  expect(named.sort()).toEqual(stored.map(({ name }) => name).sort());
});

const LANGUAGES = [
  ['en', '2026-11-23', 'Rent'],
  ['pt', '2026-03-01', 'Aluguel'],
  ['es', '2028-02-29', 'Renta'],
  ['fr', '2026-12-31', 'Loyer'],
] as const;

describe.each(inTurn(LANGUAGES, 1))('in %s on %s', (language, day, rent) => {
  it(
    'one of the two owes the other half of the rent less half of the cinema, and nothing is in the future',
    async () => {
      const at = await home(day);
      expect(await at.sample.load(at.owner, [language])).toMatchObject({ is_sample: true, language, entered: 0 });
      expect(await amountOwed(at)).toEqual({
        amount: '1404.00',
        debtor_participant_id: 'elias',
        creditor_participant_id: 'leticia',
      });
      const recurrences = await at.call('list_recurrences', { year: Number(day.slice(0, 4)), month: 1 });
      expect(recurrences.structured).toMatchObject({ items: [{ description: rent }] });
      const ledger = await at.call('finance_transactions_search', { view: 'all', limit: 1 });
      const { items } = ledger.structured as { readonly items: readonly { readonly booked_at: string }[] };
      expect((items[0]?.booked_at ?? '9').slice(0, 10) <= day).toBe(true);
      const budget = await at.call('get_month_summary', { user_id: 'elias', thread_id: 't', month: day.slice(0, 7) });
      expect(budget.structured).toMatchObject({ data: { variable_cap_mxn_cents: 600_000 } });
      expect((await at.call('planifi_listAccounts_v1')).structured).toMatchObject({ accounts: [{}, {}] });
      const { trend } = (await at.call('get_overview', { trend_months: 12 })).structured as unknown as Trend;
      expect(trend.map(({ currency }) => currency)).toEqual(['BRL', 'MXN']);
      for (const { months } of trend) {
        const balances = months.flatMap(({ balance }) => balance ?? []).map(Number);
        expect(balances).toHaveLength(12);
        // None jumps: a month changes it by what is earned in one at most.
        for (const [index, balance] of balances.slice(1).entries())
          expect(Math.abs(balance - (balances[index] ?? 0))).toBeLessThanOrEqual(5_400);
      }
    },
    TIMEOUT,
  );
});

it(
  'is removed without a trace, as often as somebody likes, and leaves its neighbours alone',
  async () => {
    const [at, neighbour] = [await home('2026-11-23'), await home('2026-11-23')];
    await neighbour.sample.load(neighbour.owner, []);
    const theirs = await rowsOf(neighbour.owner);
    expect(Object.keys(theirs).length).toBeGreaterThan(15);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await at.sample.load(at.owner, [])).toMatchObject({ changed: true });
      expect(await at.sample.load(at.owner, [])).toMatchObject({ changed: false, is_sample: true });
      expect(await at.sample.remove(at.owner, false)).toMatchObject({ changed: true, is_empty: true });
      expect(await at.sample.remove(at.owner, false)).toMatchObject({ changed: false, is_empty: true });
      expect(await rowsOf(at.owner)).toEqual({});
    }
    expect(await rowsOf(neighbour.owner)).toEqual(theirs);
  },
  TIMEOUT,
);

it(
  'goes into an empty household only, once however many ask at the same time',
  async () => {
    const full = await home('2026-11-23');
    await full.call('planifi_createAccount_v1', { idempotencyKey: 'my account', name: 'Mine', type: 'CASH' });
    await expect(full.sample.load(full.owner, [])).rejects.toMatchObject({ code: 'HOUSEHOLD_NOT_EMPTY' });
    expect(await full.sample.show(full.owner)).toMatchObject({ is_sample: false, is_empty: false });
    expect(await full.sample.remove(full.owner, true)).toMatchObject({ changed: false });
    expect(await rowsOf(full.owner)).toMatchObject({ 'planifi.accounts': 1 });
    const at = await home('2026-11-23');
    const loaded = await Promise.all([1, 2, 3].map(async () => at.sample.load(at.owner, [])));
    expect(loaded.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await amountOwed(at)).toMatchObject({ amount: '1404.00' });
  },
  TIMEOUT,
);

it(
  'everything goes with it where that is asked for; what its rules generate is a part of it',
  async () => {
    const at = await home('2026-11-23');
    await at.sample.load(at.owner, []);
    await at.call('get_monthly_summary', { year: 2026, month: 11, auto_generate: true });
    expect(await at.sample.show(at.owner)).toMatchObject({ entered: 0 });
    const mine = { type: 'purchase', amount: '9.00', description: 'Mine', requested_by_participant_id: 'elias' };
    await at.call('create_movement', mine);
    expect(await at.sample.show(at.owner)).toMatchObject({ is_sample: true, entered: 1 });
    expect(await at.sample.remove(at.owner, true)).toMatchObject({ changed: true, is_empty: true });
    expect(await rowsOf(at.owner)).toEqual({});
  },
  TIMEOUT,
);

it(
  'what somebody enters while it is being removed keeps it',
  async () => {
    const at = await home('2026-11-23');
    await at.sample.load(at.owner, []);
    const [account] = await database.run(
      (connection) => connection.query<{ id: string }>`
        select account_id as id from planifi.accounts where owner = ${at.owner} order by sequence limit 1`,
    );
    const removing = await database.transaction(async (transaction) => {
      await transaction.query`
        insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at, direction)
        values (${at.owner}, gen_random_uuid(), ${account?.id}::uuid, 1, '2026-11-22', 'Mine', 1, 'OUT')`;
      // A rejection is expected later, when the entry is there.
      const removal = at.sample.remove(at.owner, false).then(
        () => 'removed',
        (error: unknown) => error,
      );
      while ((await waitingFor('erased_accounts')) === 0) await setImmediate();
      return { removal };
    });
    expect(await removing.removal).toMatchObject({ code: 'ENTRIES_OF_YOUR_OWN', details: { entered: 1 } });
    expect(await at.sample.show(at.owner)).toMatchObject({ is_sample: true, entered: 1 });
  },
  TIMEOUT,
);

it(
  'what somebody enters while it is being loaded counts as entered since, and stays',
  async () => {
    const at = await home('2026-11-23');
    await database.transaction(async (transaction) => {
      await transaction.query`
        insert into planifi.accounts (owner, account_id, name, type, currency, created_at)
        values (${at.owner}, gen_random_uuid(), 'Mine', 'CASH', 'MXN', 1)`;
      expect(await at.sample.load(at.owner, [])).toMatchObject({ changed: true, entered: 0 });
    });
    expect(await at.sample.show(at.owner)).toMatchObject({ is_sample: true, entered: 1 });
    expect(await at.sample.remove(at.owner, false)).toMatchObject({ changed: true, is_empty: false });
    expect(await rowsOf(at.owner)).toEqual({ 'planifi.accounts': 1 });
  },
  TIMEOUT,
);

it(
  'what somebody enters while it is being loaded, under a name that it needs, keeps it out',
  async () => {
    const at = await home('2026-11-23');
    const { loading } = await database.transaction(async (transaction) => {
      await transaction.query`insert into finance.ledgers (owner) values (${at.owner})`;
      await transaction.query`
        insert into finance.accounts values (${at.owner}, 'sample', 'Mine', null, 'CHF', 1)`;
      const load = at.sample.load(at.owner, []).then(
        () => 'loaded',
        (error: unknown) => error,
      );
      while ((await waitingFor('finance.ledgers')) === 0) await setImmediate();
      return { loading: load };
    });
    expect(await loading).toMatchObject({ code: 'HOUSEHOLD_NOT_EMPTY' });
    expect(await rowsOf(at.owner)).toEqual({ 'finance.accounts': 1, 'finance.ledgers': 1 });
  },
  TIMEOUT,
);

/** How many statements with this text wait for a lock. */
async function waitingFor(text: string): Promise<number> {
  const waiting = await database.run(
    (connection) => connection.query`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${text}%`}`,
  );
  return waiting.length;
}
