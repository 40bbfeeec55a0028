import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { FileRefusal, loadTools, localCaller, noOpenFolders, type OpenFolders } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';
import * as z from 'zod';

import { createFinanceTools } from './finance-tools';
import { ruleOf } from './model/field-rules';
import { openFinanceStore, type FinanceStore } from './testing/finance-store';

const clock = stoppedClock('2026-02-10');
const unavailable = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(async () => {
  await store.drop();
  await unavailable.close();
});

const CONTENT = 'date;text;amount\n2025-01-10;Coffee;-4.50\n';
const NEW = { name: 'Main', currency: 'CHF' };

describe('the tools', () => {
  const domain = createFinanceTools({ database: unavailable, clock, filesOpen: false });

  it('have the names of the index and strict object schemas', async () => {
    const tools = await loadTools(domain);
    expect(tools.map(({ name }) => name)).toEqual(domain.tools.map(({ name }) => name));
    expect(tools.map(({ name, effect }) => [name, effect])).toEqual([
      ['finance_transactions_search', 'read'],
      ['finance_transactions_sum', 'read'],
      ['finance_accounts_list', 'read'],
      ['finance_categories_list', 'read'],
      ['finance_transactions_import', 'write'],
      ['finance_transactions_aggregate', 'read'],
      ['finance_transactions_update', 'write'],
      ['finance_changes_list', 'read'],
      ['finance_changes_undo', 'write'],
      ['finance_rules_list', 'read'],
      ['finance_rules_set', 'write'],
      ['finance_balances_get', 'write'],
      ['finance_recurring_list', 'read'],
      ['finance_links_propose', 'read'],
      ['finance_links_set', 'write'],
    ]);
    for (const tool of tools) {
      expect(z.toJSONSchema(tool.input, { io: 'input' })).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
    }
  });

  it('can say of each of their arguments what it must look like', async () => {
    const inputs = (await loadTools(domain)).map(({ input }) => z.toJSONSchema(input, { io: 'input' }));
    const fields = inputs.flatMap(({ properties }) => Object.keys(properties ?? {}));
    expect(fields).toContain('count_as');
    expect(fields.filter((field) => ruleOf(field) === ruleOf('no such field'))).toEqual([]);
  });

  it('do not use the database before they are called, and refuse when it is unavailable', async () => {
    const outcome = await callTool(domain, 'finance_accounts_list', {});
    if (!('failure' in outcome) || outcome.failure.kind !== 'tool-result') throw new Error('not refused');
    const { content, structured } = outcome.failure;
    expect(structured).toBeUndefined();
    expect(JSON.parse(content[0]?.text ?? '')).toEqual({ code: 'BACKEND_ERROR', message: expect.any(String) });
    expect(content[0]?.text).not.toMatch(/127\.0\.0\.1|ECONN|select/);
  });

  it('report an internal error without internals', () => {
    const failure = domain.failure.renderFault('finance_accounts_list', { traceId: 'x' });
    if (failure.kind !== 'tool-result') throw new Error('not a result');
    expect(JSON.parse(failure.content[0]?.text ?? '')).toEqual({
      code: 'BACKEND_ERROR',
      message: 'Internal server error. Try again later.',
    });
  });

  it.each<[string, object, string]>([
    ['finance_transactions_search', { limit: 0 }, 'limit'],
    ['finance_transactions_search', { limit: 501 }, 'limit'],
    ['finance_transactions_search', { limit: '10' }, 'limit'],
    ['finance_transactions_search', { limit: 1.5 }, 'limit'],
    ['finance_transactions_search', { offset: -1 }, 'offset'],
    ['finance_transactions_search', { account_id: ' ' }, 'account_id'],
    ['finance_transactions_search', { account_id: 'a\0' }, 'account_id'],
    ['finance_transactions_search', { category_id: '' }, 'category_id'],
    ['finance_transactions_search', { category_id: 5 }, 'category_id'],
    ['finance_transactions_search', { search: 'x'.repeat(201) }, 'search'],
    ['finance_transactions_search', { search: '\ud800' }, 'search'],
    ['finance_transactions_search', { currency: 'CH' }, 'currency'],
    ['finance_transactions_search', { min_amount: '1,5' }, 'min_amount'],
    ['finance_transactions_search', { min_amount: 0.12345 }, 'min_amount'],
    ['finance_transactions_search', { max_amount: '1e3' }, 'max_amount'],
    ['finance_transactions_search', { min_amount: '5', max_amount: '4' }, 'min_amount'],
    ['finance_transactions_search', { date_range: { start_date: '2025-01-01' } }, 'date_range.end_date'],
    [
      'finance_transactions_search',
      { date_range: { start_date: '2025-02-30', end_date: '2025-03-01' } },
      'date_range.start_date',
    ],
    ['finance_transactions_search', { date_range: { start_date: '2025-02-02', end_date: '2025-02-01' } }, 'date_range'],
    [
      'finance_transactions_search',
      { date_range: { start_date: '1899-01-01', end_date: '2025-02-01' } },
      'date_range.start_date',
    ],
    ['finance_transactions_search', { merchant: 'x' }, 'merchant'],
    ['finance_transactions_sum', { direction: 'WRONG' }, 'direction'],
    ['finance_transactions_aggregate', {}, 'group_by'],
    ['finance_transactions_aggregate', { group_by: 'day' }, 'group_by'],
    ['finance_transactions_aggregate', { group_by: 'month', limit: 1001 }, 'limit'],
    ['finance_transactions_aggregate', { group_by: ['month', 'month'] }, 'group_by'],
    ['finance_transactions_aggregate', { group_by: ['month'] }, 'group_by'],
    ['finance_transactions_aggregate', { group_by: 'month', offset: 5 }, 'offset'],
    ['finance_transactions_search', { match: 'regex' }, 'match'],
    ['finance_transactions_search', { payee: ' ' }, 'payee'],
    ['finance_transactions_search', { tag: '' }, 'tag'],
    ['finance_transactions_search', { uncategorized: true, category_id: 'x' }, 'uncategorized'],
    ['finance_transactions_search', { search: 'a b c d e f g h i j k', match: 'words' }, 'search'],
    ['finance_transactions_sum', { details: true }, 'details'],
    ['finance_accounts_list', { account_id: 'x' }, 'account_id'],
    ['finance_balances_get', { on: '2026-02-30' }, 'on'],
    ['finance_balances_get', { every: 'year' }, 'every'],
    ['finance_balances_get', { tell: [] }, 'tell'],
    ['finance_balances_get', { tell: [{ account_id: 'a', date: '2026-01-01' }] }, 'tell.0.balance'],
  ])('%s refuses %j', async (tool, input, field) => {
    const outcome = await callTool(domain, tool, input);
    expect(outcome).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { field } } });
  });
});

describe('in read-only mode', () => {
  it('an import analyzes and refuses to commit', async () => {
    const ledger = store.ledger({ readOnly: true });
    const input = { account_id: 'main', content: CONTENT, create_account: NEW };
    expect(await ledger.call('finance_transactions_import', input)).toMatchObject({ new_count: 1 });
    expect(await ledger.refusal('finance_transactions_import', { ...input, mode: 'commit' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'mode' },
    });
    const domain = createFinanceTools({ database: store.database, clock, filesOpen: false, readOnly: true });
    expect((await loadTools(domain)).map(({ effect }) => effect)).toEqual(Array(15).fill('read'));
  });
});

describe('with open folders', () => {
  const files: OpenFolders = {
    ...noOpenFolders,
    any: true,
    readBytes: (path, limitBytes) => {
      if (path !== 'statement.csv') return noOpenFolders.readBytes(path, limitBytes);
      if (limitBytes < 100 * 1024 * 1024) throw new FileRefusal('too large', 'split it');
      return Promise.resolve(Buffer.from(CONTENT.replace('Coffee', 'Caf\xe9'), 'latin1'));
    },
  };
  const input = { account_id: 'main', path: 'statement.csv', create_account: NEW };

  it('an import may name a file in any supported encoding', async () => {
    expect(await store.ledger({ files }).call('finance_transactions_import', input)).toMatchObject({
      preview: [{ description: 'Café' }],
    });
  });

  it('a missing file is refused at the path', async () => {
    const refusal = await store.ledger({ files }).refusal('finance_transactions_import', { ...input, path: 'x' });
    expect(refusal).toMatchObject({ code: 'VALIDATION_ERROR', details: { field: 'path' } });
  });
});

it('tries again at the next call when the ledger could not be opened', async () => {
  const owner = randomUUID();
  const test = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const domain = createFinanceTools({ database: test, clock, filesOpen: false });
  for (let call = 0; call < 2; call += 1) {
    const outcome = await callTool(domain, 'finance_accounts_list', {}, { caller: { ...localCaller, owner } });
    expect(outcome).toMatchObject({ error: { code: 'BACKEND_ERROR' } });
  }
  await test.close();
});
