import type { Database } from '@bursar/database';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import fc from 'fast-check';

import { allMigrations } from '../domains/compose';
import type { CallTool } from '../protocol/tool-caller';
import { openSampleHome, type SampleHome } from '../testing/sample-home';
import { ownedTables } from './household-sample';

const TIMEOUT = 240_000;
const DAY = '2026-11-23';
const MONTH = { year: 2026, month: 11 };
const BUDGET = { user_id: 'elias', thread_id: 't', now_iso: `${DAY}T12:00:00.000Z` };
const BY_LETICIA = { requested_by_participant_id: 'leticia' };

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase(await allMigrations());
  ({ database } = test);
}, TIMEOUT);
afterAll(() => test.drop());

const home = () => openSampleHome(database, DAY);

const statement = (...lines: string[]) => ['date,description,amount,category', ...lines, ''].join('\n');

/** What somebody enters, which needs nothing of the sample. */
const ENTRIES: readonly ((call: CallTool) => Promise<unknown>)[] = [
  (call) => call('create_movement', { type: 'purchase', amount: '9.00', description: 'Mine', ...BY_LETICIA }),
  (call) => call('record_settlement', { amount: '5.00', payer_participant_id: 'elias', ...BY_LETICIA }),
  async (call) => {
    const bought = await call('create_movement', {
      ...{ type: 'purchase', amount: '30.00', description: 'Shoes', occurred_at: '2026-10-02', ...BY_LETICIA },
    });
    const { id } = bought.structured;
    await call('create_movement', {
      ...{ type: 'refund', amount: '10.00', description: 'Shoes', original_purchase_id: id, ...BY_LETICIA },
    });
  },
  async (call) => {
    const input = { idempotencyKey: 'my own account', name: 'Mine', type: 'CASH' };
    const { account } = (await call('planifi_createAccount_v1', input)).structured as {
      readonly account: { readonly id: string };
    };
    const expense = { accountId: account.id, amount: 12.5, occurredOn: DAY, description: 'Mine' };
    await call('planifi_createExpense_v1', { idempotencyKey: 'my own expense', ...expense });
  },
  async (call) => {
    const entry = { type: 'EXPENSE', category_type: 'VARIABLE', category: 'Food', description: 'mine' };
    const transaction = { ...entry, amount_mxn_cents: 100_00, date_iso: DAY };
    await call('add_transaction', { ...BUDGET, transaction });
  },
  async (call) => {
    const content = statement('2026-11-02,Baker,-4.50,Bread', '2026-11-03,Wages,100.00,');
    const account = { account_id: 'mine', create_account: { name: 'Mine', currency: 'BRL' } };
    const reading = { date_order: 'YMD', decimal_separator: '.' };
    await call('finance_transactions_import', { ...account, ...reading, content, mode: 'commit' });
  },
];

/** What the tools answer, without ids and instants, and lists in any order, which ids decide here. */
async function answers({ call }: SampleHome): Promise<unknown> {
  const structured = async (tool: string, input: object = {}) => (await call(tool, input)).structured;
  const all = [
    await structured('get_balance'),
    await structured('get_monthly_summary', MONTH),
    await structured('list_movements', MONTH),
    await structured('list_recurrences', MONTH),
    await structured('planifi_getBalances_v1'),
    await structured('get_month_summary', { ...BUDGET, month: '2026-11' }),
    await structured('list_transactions', BUDGET),
    await structured('finance_transactions_search', { view: 'all' }),
    await structured('finance_accounts_list'),
    await structured('finance_categories_list'),
  ];
  const kept = (key: string, value: unknown) => (/(^|_)id$|Id$|_at$|At$|cursor/i.test(key) ? undefined : value);
  return JSON.parse(JSON.stringify(all, kept), (_, value: unknown) => (Array.isArray(value) ? inOrder(value) : value));
}

const inOrder = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort();

/** How many rows an owner has in each table; the journal of the ledger goes on. */
async function rowsOf(owner: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { schema, ownerColumn, tables, bookkeeping } of await ownedTables()) {
    for (const table of [...tables, ...bookkeeping]) {
      if (/^(changes|changed_rows|changed_transactions|imports)$/.test(table)) continue;
      const text = `select count(*)::int as count from ${schema}.${table} where ${ownerColumn} = '${owner}'`;
      const [row] = await database.run((connection) =>
        connection.query<{ count: number }>([text] as unknown as TemplateStringsArray),
      );
      if (row !== undefined && row.count > 0) rows[`${schema}.${table}`] = row.count;
    }
  }
  return rows;
}

it(
  'what somebody has entered stays, as if there had been no sample',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...ENTRIES], { minLength: 1 }), async (entries) => {
        const [at, plain] = [await home(), await home()];
        await at.sample.load(at.owner, ['pt']);
        await at.call('get_monthly_summary', { ...MONTH, auto_generate: true });
        for (const enter of entries) {
          await enter(at.call);
          await enter(plain.call);
        }
        expect((await at.sample.show(at.owner)).entered).toBeGreaterThan(0);
        const removed = await at.sample.remove(at.owner, false);
        expect(removed).toMatchObject({ changed: true, is_sample: false, is_empty: false });
        expect(await rowsOf(at.owner)).toEqual(await rowsOf(plain.owner));
        expect(await answers(at)).toEqual(await answers(plain));
      }),
      { numRuns: 3, examples: [[[...ENTRIES]]] },
    );
  },
  TIMEOUT,
);

/** What somebody enters that needs something of the sample. */
const NEEDING: readonly (readonly [string, (call: CallTool) => Promise<unknown>])[] = [
  [
    'an expense from its account',
    async (call) => {
      const { accounts } = (await call('planifi_listAccounts_v1')).structured as {
        readonly accounts: readonly { readonly id: string }[];
      };
      const expense = { accountId: accounts[0]?.id, amount: 1, occurredOn: DAY, description: 'Mine' };
      await call('planifi_createExpense_v1', { idempotencyKey: 'my own expense', ...expense });
    },
  ],
  [
    'a refund of its purchase',
    async (call) => {
      const { items } = (await call('list_movements', MONTH)).structured as {
        readonly items: readonly { readonly id: string }[];
      };
      const of = { original_purchase_id: items.at(-1)?.id };
      await call('create_movement', { type: 'refund', amount: '1.00', description: 'Mine', ...of, ...BY_LETICIA });
    },
  ],
  [
    'a statement of its account',
    (call) =>
      call('finance_transactions_import', {
        ...{ account_id: 'sample', mode: 'commit', date_order: 'YMD', decimal_separator: '.' },
        content: statement('2026-11-02,Baker,-4.50,Bread'),
      }),
  ],
  [
    'a rule that has sorted its rows and would go with it',
    async (call) => {
      await ENTRIES.at(-1)?.(call);
      const rule = { name: 'bread', when: { currency: 'BRL' }, then: { category: 'Bread' } };
      await call('finance_rules_set', { set: [rule], apply_to: 'past', mode: 'commit' });
    },
  ],
];

it.each(NEEDING)(
  '%s keeps it, unless that is to go too',
  async (_, enter) => {
    const at = await home();
    await at.sample.load(at.owner, []);
    await enter(at.call);
    const [rows, before] = [await rowsOf(at.owner), await answers(at)];
    const refused = { code: 'ENTRIES_OF_YOUR_OWN', details: { entered: expect.any(Number) } };
    await expect(at.sample.remove(at.owner, false)).rejects.toMatchObject(refused);
    expect(await rowsOf(at.owner)).toEqual(rows);
    expect(await answers(at)).toEqual(before);
    expect(await at.sample.remove(at.owner, true)).toMatchObject({ changed: true, is_empty: true });
    expect(await rowsOf(at.owner)).toEqual({});
  },
  TIMEOUT,
);

it(
  'what was changed in it goes with it',
  async () => {
    const at = await home();
    await at.sample.load(at.owner, []);
    await ENTRIES.at(-1)?.(at.call);
    const set = { note: 'mine', category: 'Another' };
    await at.call('finance_transactions_update', { filter: { account_id: 'sample' }, set, mode: 'commit' });
    expect(await at.sample.remove(at.owner, false)).toMatchObject({ changed: true, is_empty: false });
    const plain = await home();
    await ENTRIES.at(-1)?.(plain.call);
    expect(await rowsOf(at.owner)).toEqual(await rowsOf(plain.owner));
    expect(await answers(at)).toEqual(await answers(plain));
  },
  TIMEOUT,
);
