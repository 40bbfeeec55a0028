import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { TestDatabase } from '@bursar/database/testing';

import { readSettings } from '../configuration/read-settings';
import { archivedDomains } from '../domains/archived-domains';
import { allMigrations, composeOver } from '../domains/compose';
import { createCatalogue } from '../protocol/catalogue';
import { toolCaller, type CallTool } from '../protocol/tool-caller';
import { openHouseholdSample } from '../sample/household-sample';
import { noWorkerThreads } from '../worker-threads';
import { findRecord } from './find-record';

const TIMEOUT = 120_000;
const settings = readSettings({ ephemeral: true }, {});
const clock = stoppedClock('2026-11-23');
const owner = randomUUID();
const MONTH = { year: 2026, month: 11 };
const BUDGET = { user_id: 'elias', thread_id: 't', now_iso: '2026-11-23T12:00:00.000Z' };

let test: TestDatabase;
let database: Database;
let call: CallTool;
beforeAll(async () => {
  const { createTestDatabase } = await import('@bursar/database/testing');
  test = await createTestDatabase(await allMigrations());
  ({ database } = test);
  const parts = { settings, database, clock, workers: noWorkerThreads };
  const catalogue = createCatalogue(await composeOver({ ...parts, onFault: () => undefined }));
  call = toolCaller(catalogue, { owner, isLocal: true }, new AbortController().signal);
  await (await openHouseholdSample(parts)).load(owner, ['en']);
}, TIMEOUT);
afterAll(() => test.drop());

const found = async (id: string) => {
  const domains = await archivedDomains();
  const line = await database.transaction((transaction) => findRecord(transaction, owner, domains, id));
  return line === undefined ? undefined : (JSON.parse(line) as Record<string, unknown>);
};

/** Names of calls and of conversations, which are no records; nor are the categories of a budget. */
const NO_RECORDS = /^(correlationId|thread_id|external_id)$/;
const BUDGET_CATEGORY = /^cristi:[A-Z]/;

/** The ids in an answer, under the names that they have there. */
function idsIn(value: unknown, name = ''): (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, member]) => idsIn(member, key));
  }
  const isId = /(^|_)ids?$|Ids?$/.test(name) && !NO_RECORDS.test(name);
  return isId && typeof value === 'string' && !BUDGET_CATEGORY.test(value) ? [[name, value]] : [];
}

it(
  'every id in the answers of the tools opens its record',
  async () => {
    await call('get_monthly_summary', { ...MONTH, auto_generate: true });
    const tag = { idempotencyKey: 'a tag of mine', name: 'holiday' };
    await call('planifi_createTag_v1', tag);
    await call('finance_rules_set', {
      ...{ set: [{ when: { description: 'rent' }, then: { category: 'Home' } }], mode: 'commit' },
    });
    const search = { view: 'all', limit: 200 };
    const { items } = (await call('finance_transactions_search', search)).structured as {
      readonly items: readonly { readonly id: string; readonly account_id: string }[];
    };
    const [left, right] = [
      items.find(({ id }) => /^\d+$/.test(id)),
      items.find(({ id }) => id.startsWith('shared-split:')),
    ];
    const pair = { kind: 'same_event', left: left?.id, right: right?.id };
    await call('finance_links_set', { confirm: [pair], mode: 'commit' });
    const accounts = (await call('planifi_listAccounts_v1')).structured as {
      readonly accounts: readonly { readonly id: string }[];
    };
    const ofAccount = { accountId: accounts.accounts[0]?.id, from: '2026-01-01', to: '2026-11-30' };
    const answers = await Promise.all(
      (
        [
          ['list_participants', {}],
          ['list_movements', MONTH],
          ['list_movements', { year: 2026, month: 10 }],
          ['list_recurrences', MONTH],
          ['get_monthly_summary', MONTH],
          ['get_balance', {}],
          ['planifi_listAccounts_v1', {}],
          ['planifi_listTransactions_v1', ofAccount],
          ['planifi_listExpenses_v1', ofAccount],
          ['planifi_listTags_v1', {}],
          ['planifi_getBalances_v1', {}],
          ['list_transactions', BUDGET],
          ['get_debts', BUDGET],
          ['finance_transactions_search', search],
          ['finance_accounts_list', {}],
          ['finance_categories_list', {}],
          ['finance_changes_list', {}],
          ['finance_rules_list', {}],
          ['finance_recurring_list', {}],
          ['finance_links_propose', {}],
          ['get_overview', {}],
        ] as const
      ).map(async ([tool, input]) => (await call(tool, input)).structured),
    );
    const ids = new Map(answers.flatMap((answer) => idsIn(answer)).map(([name, id]) => [id, name]));
    expect(new Set(ids.values()).size).toBeGreaterThan(8);
    expect(ids.size).toBeGreaterThan(60);
    const unknown: string[] = [];
    for (const [id, name] of ids) if ((await found(id)) === undefined) unknown.push(`${name} ${id}`);
    expect(unknown).toEqual([]);
    expect(await found('import-1')).toMatchObject({ record: 'import', import_number: 1 });
    expect(await found('link-1')).toMatchObject({ record: 'link' });
    expect(await found('split:2026-10')).toMatchObject({ record: 'entry' });
    for (const id of ['', 'nothing', 'bank:999999', 'stream-', randomUUID()]) expect(await found(id)).toBeUndefined();
  },
  TIMEOUT,
);

it('the id of an import of shared expenses opens what it has stored', async () => {
  const { loadSplitwise } = await import('@bursar/shared-split');
  const imports = await loadSplitwise({ database, clock, owner });
  const file = [
    'Date,Description,Category,Cost,Currency,Elias,Letícia',
    '',
    '2026-02-10,Dinner,Dining out,89.90,BRL,44.95,-44.95',
    '2026-02-12,Payment,Payment,20.00,BRL,-20.00,20.00',
  ];
  const { importId = '' } = await imports.importFile(Buffer.from(file.join('\n')), { people: {}, isPreview: false });
  const records = [
    { record: 'movement', import_id: importId, description: 'Dinner' },
    { record: 'settlement', import_id: importId, amount: '20.00' },
  ];
  expect(await found(importId)).toMatchObject({ record: 'import', domain: 'shared-split', records });
});
