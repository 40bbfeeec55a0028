import { commandsInOneProcess, DataDirectory, examplePath, runBursar, runToEnd, StdioServer, BURSAR } from '../index';

const data = new DataDirectory();
let host: StdioServer;

beforeAll(async () => {
  // Keeps the database running between the commands, as a host does.
  host = await StdioServer.started({ args: ['stdio', ...data.args] });
  await host.callTool('list_participants', {});
  const statement = examplePath('statements/ubs-switzerland.csv');
  const imported = await bursar('import', statement, '--account', 'ubs', '--create-account', 'UBS', ...CHF, '--commit');
  expect(imported.status).toBe(0);
});
afterAll(async () => {
  await host.stop();
  await data.remove();
});

const runInOneProcess = commandsInOneProcess();
const CHF = ['--currency', 'CHF'];
const bursar = (...args: string[]) => runBursar([...args, ...data.args]);
const json = async (...args: string[]) => {
  const { status, stdout, stderr } = await bursar(...args, '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
};

describe('the ledger', () => {
  it('is listed, searched and added up in columns without headings', async () => {
    expect((await bursar('accounts')).stdout).toBe('ubs\tUBS\t-\t5\t1345.60\tCHF\n');
    expect((await bursar('search', 'loyer', '--debit')).stdout).toMatch(
      /^\d+\t2025-01-28\t-2150\.00\tCHF\tubs\t-\t.*Loyer/,
    );
    expect((await bursar('search', '--from', '2025-02')).stdout).toBe('');
    expect((await bursar('sum')).stdout).toBe('1345.60\tCHF\t5\n');
    expect((await bursar('sum', '--by', 'month', '--credit')).stdout).toBe('2025-01\t5800.00\tCHF\t1\n');
    expect((await bursar('month', '2025-01')).stdout).toBe('CHF\t5800.00\t4454.40\t1345.60\t-\n');
  });

  it('is also there as what the tools answer', async () => {
    const overview = await json('call', 'get_overview', '{"month": "2025-01"}');
    expect(await json('month', '2025-01')).toEqual(overview);
    expect(await json('owe', '2025-01')).toEqual(overview);
    expect(await json('search', '--limit', '1')).toMatchObject({ items: [{ account_id: 'ubs' }], limit: 1, total: 5 });
    expect(await json('sum', '--account', 'ubs')).toMatchObject({
      total: { amount: '1345.60', currency: 'CHF' },
      count: 5,
    });
    expect(await json('accounts')).toMatchObject({ items: [{ id: 'ubs', transaction_count: 5 }] });
    expect(await json('call', 'finance_accounts_list')).toEqual(await json('accounts'));
  });
});

it('an entry is stored where the text says, listed, and taken back', async () => {
  const added = await json('add', 'dinner 80 split, Letícia paid', '--as', 'elias');
  expect(added).toMatchObject({
    stored: true,
    lands: 'shared',
    missing: [],
    entry: { amount: '80.00', payer: 'leticia' },
  });
  expect((await bursar('owe')).stdout).toBe('elias\tleticia\t40.00\tBRL\n');
  expect(await json('settle', '15', '--from', 'elias')).toMatchObject({ balance: { transfer: { amount: '25.00' } } });
  const budget = await json('add', 'lunch 15.50', '--to', 'budget', '--as', 'elias');
  // Nobody has set a cap: there is none to show.
  const kept = { person: 'elias', spent: '15.50', cap: null, left: null, status: 'none' };
  expect(await json('budget')).toMatchObject({ items: [kept] });
  expect(await json('budget', '--as', 'Letícia')).toEqual({ items: [] });
  expect((await bursar('budget', '--as', 'elias')).stdout).toBe('elias\t-\t15.50\t-\tMXN\tnone\n');
  expect(await json('add', 'lunch 7', '--as', 'elias', '--dry-run')).toMatchObject({
    stored: false,
    lands: 'budget',
    undo: null,
  });
  const { items } = (await json('changes', '--as', 'elias')) as { items: { id: string; ledger: string }[] };
  expect(items.map(({ ledger }) => ledger)).toEqual(['budget', 'shared', 'shared', 'bank']);
  expect([items[0]?.id, items[2]?.id]).toEqual([budget['undo'], added['undo']]);
  // The last one from here, then the one named.
  expect((await bursar('undo', '--as', 'elias')).stdout).toBe(`Took back ${String(budget['undo'])}.\n`);
  expect((await bursar('undo')).status).toBe(0);
  expect((await bursar('undo', String(added['undo']))).status).toBe(0);
  expect(await bursar('owe')).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('who paid, in what currency and what for are read in the language of the text', async () => {
  const read = async (text: string, person = 'elias') => {
    const { lands, entry } = await json('add', text, '--as', person, '--dry-run');
    const { payer, amount, currency, description } = entry as Record<string, string>;
    return [lands, payer, amount, currency, description];
  };
  expect(await read('mercado R$ 42,50 dividido')).toEqual(['shared', 'elias', '42.50', 'BRL', 'mercado']);
  expect(await read('cena 200 compartida, pagó Letícia')).toEqual(['shared', 'leticia', '200.00', 'BRL', 'cena']);
  expect(await read('dîner 80,50 partagé, payé par Elias', 'LETÍCIA')).toEqual([
    ...['shared', 'elias', '80.50', 'BRL', 'dîner'],
  ]);
  expect(await read('dinner 80 split with Letícia')).toEqual(['shared', 'elias', '80.00', 'BRL', 'dinner']);
  // Only the budget has categories.
  expect(await read('bought 2 tickets for 36 split')).toEqual(['shared', 'elias', '36.00', 'BRL', '2 tickets']);
  expect(await read('cena 450 mitad y mitad, la pagó Letícia')).toEqual([
    ...['shared', 'leticia', '450.00', 'BRL', 'cena'],
  ]);
});

it('an entry of the budget goes to the user that belongs to the person, and is the last change also unasked', async () => {
  expect((await bursar('household', 'link', 'leticia', '4711')).status).toBe(0);
  const { undo: shared } = await json('add', 'bread 3 split', '--as', 'leticia');
  const { undo } = await json('add', 'tacos 200', '--to', 'budget', '--as', 'leticia');
  expect(await json('budget', '--as', 'leticia')).toMatchObject({ items: [{ user_id: '4711', spent: '200.00' }] });
  const { items } = (await json('changes')) as { items: { id: string }[] };
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([undo, shared]);
  expect(await json('undo')).toMatchObject({ undone: undo });
  expect(await json('undo')).toMatchObject({ undone: shared });
  const { undo: other } = await json('add', 'tacos 100', '--to', 'budget', '--as', 'leticia');
  expect(await json('undo', String(other))).toMatchObject({ undone: other });
  expect(await bursar('undo', String(other))).toMatchObject({ status: 1, stdout: '' });
  expect((await bursar('household', 'link', 'leticia', 'leticia')).status).toBe(0);
});

it('what a tool changed in the ledger is the last change too', async () => {
  const { stdout: before } = await bursar('export');
  const set = { filter: { direction: 'DEBIT_ONLY' }, set: { note: 'checked' }, mode: 'commit' };
  const { change_id: change } = await json('call', 'finance_transactions_update', JSON.stringify(set));
  expect((await bursar('export')).stdout).not.toBe(before);
  expect(await json('undo')).toMatchObject({ undone: change });
  expect((await bursar('export')).stdout).toBe(before);
});

it('what is coming is listed by date', async () => {
  const rent = { description: 'Aluguel', amount: '2850.00', split_config: { type: 'equal' }, reference_day: 28 };
  const by = { payer_participant_id: 'elias', requested_by_participant_id: 'elias' };
  const input = JSON.stringify({ ...rent, ...by, start_competence_month: '2024-01' });
  expect((await bursar('call', 'create_recurrence', input)).status).toBe(0);
  const { items } = (await json('bills')) as { items: object[] };
  const bill = {
    kind: 'recurrence',
    description: 'Aluguel',
    amount: '2850.00',
    currency: 'BRL',
    source: 'shared-split',
  };
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item).toMatchObject({ ...bill, date: expect.stringMatching(/^\d{4}-\d\d-28$/) });
});

it('arguments of a tool come from a file or the standard input', async () => {
  const shell = `echo '{"limit": 2}' | "${process.execPath}" "${BURSAR}" call finance_transactions_search - --json`;
  const { stdout } = await runToEnd('sh', ['-c', `${shell} --data-dir "${data.path}"`]);
  expect(JSON.parse(stdout)).toMatchObject({ limit: 2, total: 5 });
});

it('a reader that goes away is no failure', async () => {
  const shell = `"${process.execPath}" "${BURSAR}" search --json --data-dir "${data.path}" | true`;
  expect(await runToEnd('sh', ['-c', shell])).toEqual({ status: 0, stdout: '', stderr: '' });
});

it.each<[string[], number, RegExp]>([
  [['export', '--account', 'nope'], 1, /there is no account nope; you have ubs/],
  [['search', '--account', 'ubz'], 1, /there is no account ubz; you have ubs; did you mean ubs\?/],
  [['search', '--category', 'Rent'], 1, /there is no category Rent; there are none yet/],
  [['search', '--debit', '--credit'], 2, /choose --debit or --credit, not both/],
  [['search', '--from', 'yesterday'], 2, /invalid --from "yesterday": expected a day/],
  [['search', '--limit', '0'], 2, /invalid --limit "0": expected a whole number from 1 to 500/],
  [['sum', '--by', 'colour'], 2, /invalid --by "colour": expected month, category or account/],
  [['owe', '2026-13'], 2, /invalid month "2026-13"/],
  [['settle', '12'], 2, /say how much and who paid: bursar settle/],
  [['settle', '12', '--from', 'bob'], 1, /I don’t know bob; you have elias and leticia/],
  [['budget', '--as', 'bob'], 1, /I don’t know bob; you have elias and leticia/],
  [['bills', '--as', 'elias'], 2, /"bills" has no option --as/],
  [['add'], 2, /say what it was, such as: bursar add/],
  [['add', 'lunch', '--as', 'elias'], 1, /nothing was added: say how much it was/],
  [['add', 'client paid me 500', '--to', 'budget', '--as', 'elias'], 1, /say what kind of income it was/],
  [['add', 'cinema 24 split 70/30', '--as', 'elias'], 1, /this says more than that you two pay half each/],
  [['add', 'lunch 5', '--to', 'moon'], 2, /invalid --to "moon": expected shared, budget or account:ID/],
  [['add', 'lunch 5', '--to', 'account:cash'], 1, /there is no account cash; there are none yet/],
  [['settle', '0', '--from', 'elias'], 2, /invalid amount "0": expected an amount above zero/],
  [['month', '2025-01', 'x'], 2, /unexpected argument "x"; "bursar help month" shows what it takes/],
  [['changes', '--as', 'bob'], 1, /I don’t know bob; you have elias and leticia/],
  [['import', 'list', '--account', 'ubz'], 1, /there is no account ubz; you have ubs; did you mean ubs\?/],
  [['add', 'lunch 5', '--to', 'budget', '--as', 'bob'], 1, /I don’t know bob; you have elias and leticia/],
  [['add', 'lunch 30 EUR split', '--as', 'elias'], 1, /the amount has to be in BRL there/],
  [['settings', 'get', 'langage'], 2, /needs one of language, .*; did you mean language\?/],
  [['sample', 'lod'], 2, /sample needs one of load, remove; did you mean load\?/],
  [['--json'], 2, /"message":"say first what to do: bursar COMMAND \[OPTIONS\]"/],
  [['undo', 'import-1'], 2, /undo takes an id such as change-3/],
  [['undo', 'change-999'], 1, /there is no change change-999; see "bursar changes"/],
  [['call'], 2, /call needs a TOOL/],
  [['call', 'list_particpants'], 2, /there is no tool list_particpants; did you mean list_participants\?/],
  [['call', 'get_balance', '{'], 2, /the arguments of the tool are not JSON/],
  [['call', 'get_balance', '[]'], 2, /have to be a JSON object/],
  [['call', 'get_balance', '@/nowhere'], 2, /cannot read the file "\/nowhere"/],
])('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await runInOneProcess([...args, ...data.args]);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(args[0] === '--json' ? /^\{[^\n]+\n$/ : /^bursar: [^\n]+\n$/);
});

it.each([
  ['pt_BR.UTF-8', [], 'não conheço bob; você tem elias e leticia'],
  ['es_MX.UTF-8', [], 'no conozco a bob; tienes elias y leticia'],
  ['fr_FR.UTF-8', [], 'je ne connais pas bob\u202f; vous avez elias et leticia'],
  ['fr_CH.UTF-8', ['--language', 'pt'], 'não conheço bob; você tem elias e leticia'],
  ['tlh', [], 'I don’t know bob; you have elias and leticia'],
])('a refusal with LANG=%s and %j is in that language', async (LANG, flags, line) => {
  const { status, stderr } = await runInOneProcess(['settle', '12', '--from', 'bob', ...flags, ...data.args], {
    env: { LANG },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `bursar: ${line}\n` });
});

it('a language that is none is refused', async () => {
  const { status, stderr } = await bursar('owe', '--language', 'tlh');
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'bursar: invalid --language "tlh": expected one of en, pt, es, fr\n',
  });
});
