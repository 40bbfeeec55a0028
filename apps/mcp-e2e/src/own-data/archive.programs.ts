import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createKey,
  DataDirectory,
  HttpServer,
  runBursar,
  shown,
  TemporaryFolder,
  UNLIMITED,
  type Fields,
} from '../index';
import { createFixturesWith } from '../stress/hostile/fixtures';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';

const data = new DataDirectory();
const folder = new TemporaryFolder();
const path = (name: string) => join(folder.path, name);
const bursar = (...args: string[]) => runBursar([...args, ...data.args]);
const exported = async (owner: string) => (await bursar('export', '--all', '--owner', owner)).stdout;

let server: HttpServer;
let archive: string;
let lines: readonly string[];
beforeAll(async () => {
  server = await HttpServer.started({
    args: [...data.args, '--auth', 'key'],
    env: { ...UNLIMITED, ...OPERATIONS_ENV },
  });
  await createFixturesWith(callerOf(await createKey(data, 'first')));
  archive = await exported('first');
  lines = archive.split(/(?<=\n)/);
});
afterAll(async () => {
  await server.stop();
  await data.remove();
  folder.remove();
});

function callerOf(key: string) {
  return async (tool: string, input: Fields): Promise<Fields> => {
    const { message, text } = await server.callTool(tool, input, shown(key));
    if (message?.result === undefined || message.result['isError'] === true) throw new Error(`${tool}: ${text}`);
    return message.result['structuredContent'] as Fields;
  };
}

const YEAR = { start_date: '2032-01-01', end_date: '2032-12-31' };
const WHO = { user_id: '7', thread_id: '7' };
/** Calls that show what each domain has, whatever is in it. */
const QUESTIONS: readonly (readonly [tool: string, input: Fields])[] = [
  ['list_participants', {}],
  ['get_monthly_summary', { year: 2032, month: 3 }],
  ['get_balance', { through_competence_month: '2040-12' }],
  ['list_recurrences', {}],
  ['planifi_listAccounts_v1', {}],
  ['planifi_listTags_v1', {}],
  ['planifi_getBalances_v1', {}],
  ['get_month_summary', { ...WHO, month: '2032-03' }],
  ['get_category_summary', { ...WHO, month: '2032-03' }],
  ['get_debts', WHO],
  ['get_bank_balance', WHO],
  ['list_transactions', WHO],
  ['finance_accounts_list', {}],
  ['finance_categories_list', {}],
  ['finance_transactions_search', { view: 'all', details: true, limit: 500 }],
  ['finance_transactions_aggregate', { group_by: ['month', 'category'], view: 'all' }],
  ['finance_changes_list', {}],
  ['finance_rules_list', {}],
  ['finance_balances_get', { on: '2040-12-31', date_range: YEAR }],
];

it('an archive goes into an empty household, which then gives the same bytes and the same answers', async () => {
  const file = folder.write('house.jsonl', archive);
  const looked = await bursar('import', file);
  expect(looked).toEqual({ status: 0, stdout: expect.stringContaining('nothing was stored'), stderr: '' });
  expect(await bursar('import', file, '--commit', '--owner', 'second')).toMatchObject({ status: 0, stderr: '' });
  expect(await exported('second')).toBe(archive);
  const [first, second] = [callerOf(await createKey(data, 'first')), callerOf(await createKey(data, 'second'))];
  for (const [tool, input] of QUESTIONS) {
    // Planifi gives each answer an id of its own.
    const { correlationId: _one, ...expected } = await first(tool, input);
    const { correlationId: _other, ...answer } = await second(tool, input);
    expect([tool, answer]).toEqual([tool, expected]);
  }
  const verified = await bursar('journal', 'verify', '--owner', 'second');
  expect(verified).toMatchObject({ status: 0, stderr: '' });
  // What is stored next is numbered after what came.
  const input = { type: 'purchase', amount: '1.00', description: 'After', requested_by_participant_id: 'elias' };
  await second('create_movement', input);
  await second('planifi_createAccount_v1', { idempotencyKey: 'after the import', name: 'After', type: 'CASH' });
  await second('add_transaction', {
    ...WHO,
    transaction: {
      type: 'EXPENSE',
      amount_mxn_cents: 1,
      category_type: 'FIXED',
      category: 'A',
      date_iso: '2032-03-01',
    },
  });
  const again = await bursar('import', file, '--commit', '--owner', 'second');
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('has entries already') });
});

/** With the end that belongs to the lines: what is wrong has to be found without it. */
function sealed(body: readonly string[]): string {
  const text = body.join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ end: true, records: body.length - 1, sha256 })}\n`;
}

const lineOf = (record: string) => lines.findIndex((line) => line.startsWith(`{"record":"${record}"`));
const body = () => lines.slice(0, -1);
const changed = (at: number, change: (line: string) => string) =>
  body().map((line, place) => (place === at ? change(line) : line));

it.each([
  ['cut within a line', () => archive.slice(0, -10), () => lines.length],
  ['cut between lines', () => body().join(''), () => lines.length],
  ['lengthened', () => `${archive}{}\n`, () => lines.length + 1],
  ['flipped', () => archive.replace(/"name":"A/, '"name":"B'), () => lines.length],
  ['of a newer format', () => archive.replace('"format":1', '"format":2'), () => 1],
  [
    'with an unknown record',
    () => sealed(changed(5, (line) => line.replace(/"record":"\w+"/, '"record":"dream"'))),
    () => 6,
  ],
  ['with a line that is no JSON', () => sealed(changed(4, () => 'x\n')), () => 5],
  ['with another field', () => sealed(changed(4, (line) => line.replace('}\n', ',"x":1}\n'))), () => 5],
  [
    'with two lines in another order',
    () => sealed([...body().slice(0, 2), ...body().slice(3), lines[2] ?? '']),
    () => lines.length - 1,
  ],
  [
    'with a broken reference',
    () => sealed(changed(lineOf('movement'), (line) => line.replace(/"payer_id":"\w+"/, '"payer_id":"nobody"'))),
    () => lineOf('movement') + 1,
  ],
  [
    'with an amount that a table refuses',
    () => sealed(changed(lineOf('movement'), (line) => line.replace(/"amount":"[\d.]+"/, '"amount":"0.00"'))),
    () => lineOf('movement') + 1,
  ],
  [
    'with a record twice',
    () => sealed([...body().slice(0, lineOf('movement')), ...body().slice(lineOf('movement') - 1)]),
    () => lineOf('movement') + 1,
  ],
])('an archive %s is refused by its line, and nothing is stored', async (_case, text, line) => {
  const altered = text();
  expect(altered).not.toBe(archive);
  const refused = await bursar('import', folder.write('altered.jsonl', altered), '--commit', '--owner', 'third');
  expect(refused).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^bursar: [^\n]+; nothing was stored\n$/),
  });
  expect(refused.stderr).toContain(`line ${line()}: `);
  expect((await exported('third')).split('\n')).toHaveLength(3);
});

it('every record that has an id is shown by it', async () => {
  const found = lines.map((line) => JSON.parse(line) as Fields);
  const refs = [
    `split:${String(found[lineOf('movement')]?.['movement_id'])}`,
    ...['bank:1', 'import-1', 'change-1', `category-${String(found[lineOf('category')]?.['category_id'])}`],
  ];
  for (const ref of refs) {
    const { status, stdout } = await bursar('show', ref, '--owner', 'first');
    expect([ref, status, lines.includes(stdout)]).toEqual([ref, 0, true]);
  }
  expect(await bursar('show', 'bank:999999', '--owner', 'first')).toMatchObject({ status: 1, stdout: '' });
});

it('an archive is the same bytes in a file as on the standard output', async () => {
  await bursar('export', '--all', '--owner', 'first', '--output', path('same.jsonl'));
  expect(readFileSync(path('same.jsonl'), 'utf8')).toBe(archive);
});
