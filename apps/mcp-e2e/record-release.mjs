// Stores what a version leaves behind, as a test of every later one: a backup of the sample household, and what the tools answer
// about it. Run at a release, from its build: npx nx run mcp-e2e:record-release
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const BURSAR = join(ROOT, 'dist/apps/mcp/main.js');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Six months up to this one. */
const MONTHS = Array.from({ length: 6 }, (_, before) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1)).toISOString().slice(0, 7);
}).reverse();
const LAST = MONTHS.at(-1);
const EVERYTHING = { view: 'all', count_as: 'rows' };
const WHO = { user_id: 'elias', thread_id: 'release', now_iso: `${LAST}-28T12:00:00-06:00` };

/** Calls that read what each domain has; none asks what day it is. */
const ALL_DOMAINS = [
  ['list_participants', {}],
  ['list_recurrences', { limit: 200 }],
  ['planifi_listAccounts_v1', { correlationId: 'release' }],
  ['planifi_listExpenses_v1', { correlationId: 'release' }],
  ['planifi_listTags_v1', { correlationId: 'release' }],
  ['planifi_getBalances_v1', { correlationId: 'release', asOf: `${LAST}-28` }],
  ['get_debts', WHO],
  ['get_bank_balance', WHO],
  ...MONTHS.flatMap((month) => {
    const competence = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
    return [
      ['list_movements', { ...competence, limit: 200 }],
      ['get_monthly_summary', competence],
      ['get_month_summary', { ...WHO, month }],
      ['get_category_summary', { ...WHO, month }],
    ];
  }),
];
const LEDGER_ALONE = [
  ['finance_accounts_list', {}],
  ['finance_categories_list', {}],
  ['finance_rules_list', {}],
  ['finance_transactions_search', { view: 'all', details: true, limit: 500 }],
  ['finance_transactions_sum', EVERYTHING],
  ...['month', 'category', 'account'].map((group_by) => [
    'finance_transactions_aggregate',
    { ...EVERYTHING, group_by },
  ]),
];

function run(...args) {
  const { status, stderr } = spawnSync(process.execPath, [BURSAR, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`bursar ${args[0]}: ${stderr}`);
}

/** The answers of one server, in the order of the calls. */
async function answersOf(dataDir, domains, calls) {
  const args = [BURSAR, 'stdio', '--data-dir', dataDir, ...domains];
  const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const send = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'record-release', version };
  send({ id: 'start', method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
  send({ method: 'notifications/initialized' });
  calls.forEach(([name, input], id) => send({ id, method: 'tools/call', params: { name, arguments: input } }));
  const answers = [];
  try {
    for await (const line of createInterface(server.stdout)) {
      const { id, result, error } = JSON.parse(line);
      if (typeof id !== 'number') continue;
      const [tool, given] = calls[id];
      if (result?.structuredContent === undefined || result.isError === true) {
        throw new Error(`${tool}: ${JSON.stringify(error ?? result)}`);
      }
      answers[id] = { tool, arguments: given, answer: result.structuredContent };
      if (answers.filter(Boolean).length === calls.length) return answers;
    }
    throw new Error('the server ended before it had answered');
  } finally {
    server.stdin.end();
    await ended;
  }
}

const allAnswers = async (dataDir) => [
  ...(await answersOf(dataDir, [], ALL_DOMAINS)),
  ...(await answersOf(dataDir, ['--domains', 'finance-tools'], LEDGER_ALONE)),
];

const folder = join(ROOT, 'apps/mcp-e2e/src/upgrades', version);
if (existsSync(folder)) throw new Error(`version ${version} is recorded already in ${folder}; a record never changes`);
const work = mkdtempSync(join(tmpdir(), 'bursar-release-'));
try {
  const [made, backup, restored] = ['made', 'backup.bursar', 'restored'].map((name) => join(work, name));
  run('sample', 'load', '--data-dir', made);
  const answers = await allAnswers(made);
  run('backup', backup, '--data-dir', made);
  run('restore', backup, '--data-dir', restored);
  if (!isDeepStrictEqual(await allAnswers(restored), answers)) throw new Error('the backup gives other answers');
  mkdirSync(folder);
  writeFileSync(join(folder, 'backup.bursar'), readFileSync(backup));
  writeFileSync(join(folder, 'answers.json'), `${JSON.stringify(answers, null, 2)}\n`);
  console.log(
    `recorded ${answers.length} answers of version ${version} in ${folder}; describe it in the README beside it`,
  );
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
