import { createKey, DataDirectory, HttpServer, shown, StdioServer, UNLIMITED, type Fields } from '../index';
import { overMcp, overRest, overStdio, WRITES, type PlanifiTransport, type Write } from './planifi-transports';
import { storedRows } from '../database/stored-rows';

const data = new DataDirectory();
let http: HttpServer;
let stdio: StdioServer;
let key: string;
let accountId: string;
let last = 0;

/** All of them reach the local owner's data. */
const TRANSPORTS: Readonly<Record<string, PlanifiTransport>> = {
  stdio: (...call) => overStdio(stdio)(...call),
  'MCP over HTTP': (...call) => overMcp(http)(...call),
  REST: (...call) => overRest(http, shown(key))(...call),
};
const everyTransport = Object.entries(TRANSPORTS);
const [anyTransport] = Object.values(TRANSPORTS) as [PlanifiTransport];

async function startServers(): Promise<void> {
  http = await HttpServer.started({ args: [...data.args], env: UNLIMITED });
  stdio = await StdioServer.started({ args: ['stdio', ...data.args] });
}

beforeAll(async () => {
  await startServers();
  key = await createKey(data, 'local');
  accountId = await newAccount();
});
afterAll(async () => {
  await Promise.all([http.stop(), stdio.stop()]);
  await data.remove();
});

const newKey = () => `key number ${++last}`;

async function newAccount(): Promise<string> {
  const { result } = await anyTransport('createAccount', { idempotencyKey: newKey(), name: 'Nómina', type: 'BANK' });
  return (JSON.parse(result) as { readonly id: string }).id;
}

function movement(fields: Fields = {}): Fields {
  const [tags, createMissingTags] = [['b', 'A'], true];
  const what = { accountId, amount: 24.9, occurredOn: '2032-03-10', description: 'Taxi', tags, createMissingTags };
  return { idempotencyKey: newKey(), ...what, ...fields };
}

/** A request for each write that nothing is wrong with, under a key of its own. */
async function requests(): Promise<Readonly<Record<Write, Fields>>> {
  return {
    createAccount: { idempotencyKey: newKey(), name: `Account ${last}`, type: 'CASH' },
    createTag: { idempotencyKey: newKey(), name: `Tag ${last}` },
    createExpense: movement(),
    createTransaction: movement(),
    disableAccount: { idempotencyKey: newKey(), accountId: await newAccount() },
  };
}

type Entry = [Write, Fields];
const entriesOf = async () => Object.entries(await requests()) as Entry[];

/** How often something was written, whatever it was. */
const rowsNow = async () => (await storedRows(data)).get('local');

const PAIRS = everyTransport.flatMap(([one]) => everyTransport.map(([other]) => [one, other] as const));

it.each(PAIRS)('what was done over %s is answered again over %s, and done once', async (one, other) => {
  const [first, second] = [TRANSPORTS[one] as PlanifiTransport, TRANSPORTS[other] as PlanifiTransport];
  const entries = await entriesOf();
  const done = new Map(
    await Promise.all(entries.map(async ([write, input]) => [write, await first(write, input)] as const)),
  );
  const rows = await rowsNow();
  for (const [write, input] of entries) {
    const original = done.get(write);
    expect(original).toHaveProperty('code', undefined);
    expect((await second(write, input)).result).toBe(original?.result);
    expect((await second(write, input)).code).toBeUndefined();
    expect((await first(write, input)).raw).toBe(original?.raw);
  }
  expect(await rowsNow()).toEqual(rows);
});

it.each(everyTransport)('over %s, a key that is taken is refused for anything else', async (_, way) => {
  const sent = await requests();
  const changes: readonly [Write, Fields][] = [
    ['createAccount', { name: 'Other' }],
    ['createAccount', { type: 'BANK' }],
    ['createTag', { name: 'Other' }],
    ...(['createExpense', 'createTransaction'] as const).flatMap((write): [Write, Fields][] => [
      [write, { amount: 24.91 }],
      [write, { occurredOn: '2032-03-11' }],
      [write, { description: 'taxi' }],
      [write, { tags: ['A'] }],
      [write, { createMissingTags: false }],
      [write, { accountId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }],
    ]),
    ['disableAccount', { accountId }],
  ];
  for (const [write, input] of Object.entries(sent) as Entry[]) expect((await way(write, input)).code).toBeUndefined();
  const rows = await rowsNow();
  for (const [write, change] of changes) {
    const { code, raw } = await way(write, { ...sent[write], ...change });
    expect({ write, change, code }).toEqual({ write, change, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(raw).toMatch(/^(409)? /);
  }
  // The same fields are another request to another action.
  expect((await way('createTransaction', sent.createExpense)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await way('createTag', { ...sent.createTag, ...sent.createAccount, type: undefined })).code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  // What means the same is the same request.
  const same = { tags: ['a', 'B', 'b '], accountId: accountId.toUpperCase() };
  expect((await way('createExpense', { ...sent.createExpense, ...same })).code).toBeUndefined();
  expect(await rowsNow()).toEqual(rows);
});

it.each(everyTransport)('over %s, a call that is refused leaves its key free', async (_, way) => {
  const good = movement();
  for (const [bad, code] of [
    [{ amount: 0 }, 'VALIDATION_ERROR'],
    [{ description: ' ' }, 'VALIDATION_ERROR'],
    [{ accountId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }, 'ACCOUNT_NOT_FOUND'],
    [{ tags: ['nowhere'], createMissingTags: false }, 'TAG_NOT_FOUND'],
  ] as const) {
    expect((await way('createExpense', { ...good, ...bad })).code).toBe(code);
  }
  const [idempotencyKey, disabled] = [good['idempotencyKey'], await newAccount()];
  await anyTransport('disableAccount', { idempotencyKey: newKey(), accountId: disabled });
  expect((await way('createExpense', { ...good, accountId: disabled })).code).toBe('ACCOUNT_DISABLED');
  expect((await way('createTransaction', { ...good, idempotencyKey })).code).toBeUndefined();
});

it.each(everyTransport)('over %s, what was done is answered again though its account is disabled', async (_, way) => {
  const account = await newAccount();
  const request = movement({ accountId: account });
  const { raw } = await way('createExpense', request);
  const disabling = { idempotencyKey: newKey(), accountId: account };
  await anyTransport('disableAccount', disabling);
  expect((await way('createExpense', request)).raw).toBe(raw);
  expect((await way('createExpense', { ...request, idempotencyKey: newKey() })).code).toBe('ACCOUNT_DISABLED');
  expect((await way('disableAccount', { ...disabling, idempotencyKey: newKey() })).code).toBeUndefined();
});

it('what was done before everything was started anew is answered again', async () => {
  const sent = await Promise.all(
    everyTransport.map(async ([name, way]) => ({ name, way, entries: await entriesOf() })),
  );
  const answers = new Map<string, string>();
  for (const { name, way, entries } of sent) {
    for (const [write, input] of entries) answers.set(`${name} ${write}`, (await way(write, input)).raw);
  }
  expect(answers.size).toBe(everyTransport.length * Object.keys(WRITES).length);
  const rows = await rowsNow();
  http.process.child.kill('SIGTERM');
  await Promise.all([http.process.ended(), stdio.close()]);
  await data.untilQuiet();
  await startServers();
  for (const { name, way, entries } of sent) {
    for (const [write, input] of entries) expect((await way(write, input)).raw).toBe(answers.get(`${name} ${write}`));
  }
  expect(await rowsNow()).toEqual(rows);
});
