import { setTimeout as pause } from 'node:timers/promises';

import { createKey, DataDirectory, HttpServer, shown, UNLIMITED, type HttpAnswer } from '../index';

// Limits so slow that nothing comes back while a test runs; only one server fills its buckets again.
const SLOW = { PLANIFI_RATE_LIMIT_BURST: '3', PLANIFI_RATE_LIMIT_PER_MINUTE: '1' };
const BRISK = { PLANIFI_RATE_LIMIT_BURST: '2', PLANIFI_RATE_LIMIT_PER_MINUTE: '60' };

const data = new DataDirectory();
/** Requires keys, refills slowly. */
let asking: HttpServer;
/** Requires none, trusts a proxy's headers, refills each second. */
let trusting: HttpServer;
/** The defaults; and no limit at all. */
let usual: HttpServer;
let unlimited: HttpServer;
let keys: string[];

beforeAll(async () => {
  const start = (env: Record<string, string>, ...args: string[]) =>
    HttpServer.started({ args: [...args, ...data.args], env });
  asking = await start(SLOW, '--auth', 'key');
  [trusting, usual, unlimited] = await Promise.all([
    start({ ...BRISK, PLANIFI_TRUST_FORWARDED_FOR: 'true' }),
    start({}),
    start(UNLIMITED, '--auth', 'key'),
  ]);
  keys = await Promise.all(['ana', 'ana', 'ana', 'ana', 'ben'].map((owner) => createKey(data, owner)));
});
afterAll(async () => {
  await Promise.all([asking, trusting, usual, unlimited].map((server) => server.stop()));
  await data.remove();
});

const [PLANIFI, SPLIT] = ['/api/v1/accounts', '/v1/participants'];
type Headers = Readonly<Record<string, string>>;
const keyOf = (index: number) => shown(keys[index] as string);

/** `count` requests at once. */
const flood = (server: HttpServer, count: number, path: string, headers: Headers): Promise<HttpAnswer[]> =>
  Promise.all(Array.from({ length: count }, () => server.send({ path, headers })));

function countsOf(answers: readonly HttpAnswer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function expectWaitingTime({ headers }: HttpAnswer): void {
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' });
}

it('a key has one bucket for MCP and REST', async () => {
  const call = () => asking.callTool('planifi_listTags_v1', {}, keyOf(0));
  const first = [
    await asking.send({ path: PLANIFI, headers: keyOf(0) }),
    await call(),
    await asking.send({ path: SPLIT, headers: keyOf(0) }),
  ];
  expect(countsOf(first)).toEqual({ 200: 3 });
  expect(first.map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['3', '3', '3']);
  expect(first.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['2', '1', '0']);

  const overMcp = await call();
  expect(overMcp.status).toBe(429);
  expect(overMcp.message).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32002, message: expect.any(String), data: { code: 'RATE_LIMIT_EXCEEDED' } },
  });
  expectWaitingTime(overMcp);

  const planifi = await asking.send({ path: PLANIFI, headers: { ...keyOf(0), 'correlation-id': 'over and over' } });
  expect(planifi).toMatchObject({ status: 429, headers: { 'correlation-id': 'over and over' } });
  expect(JSON.parse(planifi.text)).toEqual({
    errorCode: 'RATE_LIMIT_EXCEEDED',
    message: expect.any(String),
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expectWaitingTime(planifi);

  const split = await asking.send({ path: SPLIT, headers: keyOf(0) });
  expect(split.status).toBe(429);
  expect(JSON.parse(split.text)).toEqual({
    code: 'RATE_LIMIT_EXCEEDED',
    message: expect.any(String),
    details: { retry_after_seconds: Number(split.headers['retry-after']) },
  });
  expectWaitingTime(split);
});

it('each key is counted by itself, of one owner too', async () => {
  const answers = await Promise.all([1, 2, 4].map((index) => flood(asking, 12, PLANIFI, keyOf(index))));
  for (const own of answers) expect(countsOf(own)).toEqual({ 200: 3, 429: 9 });
});

it('requests without a valid key are counted by address, whatever they carry', async () => {
  const guesses: Headers[] = [{}, shown('sesame'), shown(`${keys[3]}x`), { 'x-forwarded-for': '203.0.113.9' }];
  const answers = await Promise.all(guesses.map((headers) => flood(asking, 4, PLANIFI, headers)));
  expect(countsOf(answers.flat())).toEqual({ 401: 3, 429: 13 });
  for (const refused of answers.flat().filter(({ status }) => status === 429)) expectWaitingTime(refused);
  // The bucket of the address is empty; that of a key is not.
  expect(await asking.send({ path: PLANIFI, headers: keyOf(3) })).toMatchObject({ status: 200 });
  expect(await asking.send({ path: '/health/live' })).toMatchObject({ status: 200 });
});

it('a proxy’s header is trusted where it is configured, for the address that the proxy added', async () => {
  const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded });
  const mallory = await flood(trusting, 12, PLANIFI, from('203.0.113.1'));
  expect(countsOf(mallory)).toHaveProperty('429');
  const claiming = await flood(trusting, 6, PLANIFI, from('198.51.100.7, 203.0.113.1'));
  expect(countsOf(claiming)).toHaveProperty('429');
  expect(await trusting.send({ path: PLANIFI, headers: from('203.0.113.1, 198.51.100.7') })).toMatchObject({
    status: 401,
    headers: { 'x-ratelimit-remaining': '1' },
  });
});

it('a bucket refills with time, at the latest when the answer promises', async () => {
  const answers = await flood(trusting, 12, PLANIFI, keyOf(0));
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('1');
  await pause(1_000 * Number(refused?.headers['retry-after']));
  expect(await trusting.send({ path: PLANIFI, headers: keyOf(0) })).toMatchObject({ status: 200 });
});

it('where no key is required, only the routes that always require one are limited', async () => {
  const [tools, split, planifi] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => trusting.callTool('planifi_listTags_v1', {}))),
    flood(trusting, 8, SPLIT, {}),
    flood(trusting, 8, PLANIFI, {}),
  ]);
  expect(countsOf([...tools, ...split])).toEqual({ 200: 16 });
  for (const { headers } of [...tools, ...split]) expect(headers).not.toHaveProperty('x-ratelimit-limit');
  expect(countsOf(planifi)).toHaveProperty('429');
});

it('a bucket holds 20 by default', async () => {
  const answers = await flood(usual, 1, PLANIFI, keyOf(0));
  expect(answers[0]).toMatchObject({
    status: 200,
    headers: { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19' },
  });
});

it('0 a minute is no limit', async () => {
  const answers = await flood(unlimited, 64, PLANIFI, keyOf(0));
  expect(countsOf(answers)).toEqual({ 200: 64 });
  for (const { headers } of answers) expect(headers).not.toHaveProperty('x-ratelimit-limit');
});

it('no key is in the log, though each refusal is', () => {
  const log = [asking, trusting].map((server) => server.process.stderr).join('');
  expect(log).toContain('"status":429');
  for (const key of keys) expect(log).not.toContain(key.slice(-43));
});

it('a key has one bucket for all servers on one database', async () => {
  const key = shown(await createKey(data, 'cleo'));
  const servers = await Promise.all(
    [1, 2].map(() => HttpServer.started({ args: ['--auth', 'key', ...data.args], env: SLOW })),
  );
  try {
    const answers = await Promise.all(servers.map((server) => flood(server, 5, SPLIT, key)));
    expect(countsOf(answers.flat())).toEqual({ 200: 3, 429: 7 });
    for (const answer of answers.flat().filter(({ status }) => status === 429)) expectWaitingTime(answer);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
