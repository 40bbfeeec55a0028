import {
  connectV1,
  connectV2,
  createKey,
  DataDirectory,
  HttpServer,
  shown,
  TemporaryFolder,
  UNLIMITED,
  type HttpAnswer,
  type McpClient,
} from '../index';

const UNKNOWN = 'bsr_00000000-0000-4000-8000-000000000000_'.padEnd(84, 'x');
const NO_KEY = {};

const data = new DataDirectory();
const folder = new TemporaryFolder();
/** One database, three servers with different authentication. */
let open: HttpServer;
let closed: HttpServer;
let beyond: HttpServer;
let ana: string;
let local: string;

beforeAll(async () => {
  folder.write('trades.cgt', '2024-01-15 BUY VOD 100 @ 1.20');
  const start = (...args: string[]) => HttpServer.started({ args: [...args, ...data.args], env: UNLIMITED });
  open = await start('--files', folder.path);
  [closed, beyond] = await Promise.all([start('--auth', 'key'), start('--host', '0.0.0.0')]);
  [ana, local] = await Promise.all([createKey(data, 'ana'), createKey(data, 'local')]);
});
afterAll(async () => {
  await Promise.all([open, closed, beyond].map((server) => server.stop()));
  folder.remove();
  await data.remove();
});

type Headers = Readonly<Record<string, string>>;

const accountsOver = (server: HttpServer, headers: Headers) => server.send({ path: '/api/v1/accounts', headers });
const participantsOver = (server: HttpServer, headers: Headers) => server.send({ path: '/v1/participants', headers });
const callOver = (server: HttpServer, headers: Headers) => server.callTool('planifi_listAccounts_v1', {}, headers);

function expectPlanifiRefusal({ status, headers, text }: HttpAnswer): void {
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('ApiKey');
  expect(headers['correlation-id']).toBeTruthy();
  expect(JSON.parse(text)).toEqual({
    errorCode: 'AUTH_API_KEY_INVALID',
    message: expect.any(String),
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
}

function expectSplitRefusal({ status, headers, text }: HttpAnswer): void {
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('ApiKey');
  expect(JSON.parse(text)).toEqual({ code: 'UNAUTHORIZED', message: expect.any(String), details: {} });
}

function expectMcpRefusal({ status, headers, message }: HttpAnswer): void {
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('ApiKey');
  expect(message).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32001, message: expect.stringContaining('X-MCP-API-Key'), data: { code: 'UNAUTHORIZED' } },
  });
}

/** Opens an account over MCP or REST, and gives the names of the owner's accounts. */
async function namesAfterOpening(server: HttpServer, name: string, headers: Headers): Promise<unknown> {
  const input = { idempotencyKey: `open ${name}`, name, type: 'CASH' };
  expect(await server.callTool('planifi_createAccount_v1', input, headers)).toMatchObject({ status: 200 });
  return namesIn(await callOver(server, headers));
}

function namesIn({ message }: HttpAnswer): unknown {
  const { accounts } = message?.result?.['structuredContent'] as { readonly accounts: readonly { name: string }[] };
  return accounts.map(({ name }) => name);
}

describe('on loopback, where no key is required', () => {
  it('who shows none is the person at it, but for the routes that always ask for one', async () => {
    expect(await namesAfterOpening(open, 'of the local owner', NO_KEY)).toEqual(['of the local owner']);
    expect(await participantsOver(open, NO_KEY)).toMatchObject({ status: 200 });
    expectPlanifiRefusal(await accountsOver(open, NO_KEY));
    expectPlanifiRefusal(await open.send({ path: '/api/v1/no/such/path' }));
    expectPlanifiRefusal(await open.send({ method: 'DELETE', path: '/api/v1/accounts' }));
  });

  it('who shows one sees what its owner has', async () => {
    expect(await namesAfterOpening(open, 'of ana', shown(ana))).toEqual(['of ana']);
    expect(JSON.parse((await accountsOver(open, shown(ana))).text)).toMatchObject([{ name: 'of ana' }]);
    expect(JSON.parse((await accountsOver(open, shown(local))).text)).toMatchObject([{ name: 'of the local owner' }]);
    expect(await participantsOver(open, shown(ana))).toMatchObject({ status: 200 });
  });

  it.each([
    ['that does not exist', UNKNOWN],
    ['of another form', 'sesame'],
    ['that is empty', ''],
    ['with a letter changed', () => ana.slice(0, -9) + (ana.at(-9) === 'A' ? 'B' : 'A') + ana.slice(-8)],
  ])('a request with a key %s is not taken for the local owner', async (_, given) => {
    const headers = shown(typeof given === 'string' ? given : given());
    expectMcpRefusal(await callOver(open, headers));
    expectSplitRefusal(await participantsOver(open, headers));
    expectPlanifiRefusal(await accountsOver(open, headers));
  });

  it('REST takes the older name of the header too, MCP does not', async () => {
    const older = { 'x-api-key': ana };
    expect(JSON.parse((await accountsOver(open, older)).text)).toMatchObject([{ name: 'of ana' }]);
    expect(namesIn(await callOver(open, older))).toEqual(['of the local owner']);
    expect(await accountsOver(open, { ...older, ...shown(ana) })).toMatchObject({ status: 200 });
    expectPlanifiRefusal(await accountsOver(open, { ...older, ...shown(local) }));
    expectSplitRefusal(await participantsOver(open, { 'x-api-key': local, ...shown(ana) }));
  });

  it('files are for the person at it, whatever key others show', async () => {
    const read = (headers: Headers) => open.callTool('convert_to_dsl', { cgt_path: 'trades.cgt' }, headers);
    expect((await read(NO_KEY)).message?.result).toMatchObject({ structuredContent: { dsl: expect.any(String) } });
    for (const key of [ana, local]) {
      const { error } = (await read(shown(key))).message ?? {};
      expect(error).toMatchObject({
        code: -32602,
        data: { code: 'INVALID_ARGUMENT', hint: 'send what the file holds' },
      });
    }
  });
});

describe.each([
  ['where a key is required', () => closed],
  ['beyond this machine', () => beyond],
])('%s', (_, serverOf) => {
  it('a request without one is refused, over MCP and REST', async () => {
    for (const headers of [NO_KEY, shown(UNKNOWN)]) {
      expectMcpRefusal(await callOver(serverOf(), headers));
      expectMcpRefusal(await serverOf().send({ path: '/mcp', headers }));
      expectSplitRefusal(await participantsOver(serverOf(), headers));
      expectSplitRefusal(await serverOf().send({ path: '/v1/no/such/path', headers }));
      expectPlanifiRefusal(await accountsOver(serverOf(), headers));
    }
    expectMcpRefusal(await callOver(serverOf(), { 'x-api-key': ana }));
  });

  it('what is the same for everybody is open', async () => {
    const paths = ['/v1/openapi.json', '/api/v1/openapi.json', '/health/live', '/health/ready'];
    const answers = await Promise.all(paths.map((path) => serverOf().send({ path })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { text } of answers.slice(0, 2)) expect(JSON.parse(text)).toHaveProperty('openapi', '3.1.0');
    for (const key of [ana, UNKNOWN]) {
      expect((await serverOf().send({ path: '/api/v1/openapi.json', headers: shown(key) })).status).toBe(200);
    }
  });

  it('a key gives its owner access over MCP and REST', async () => {
    expect(namesIn(await callOver(serverOf(), shown(ana)))).toEqual(['of ana']);
    expect(await participantsOver(serverOf(), shown(ana))).toMatchObject({ status: 200 });
    expect(JSON.parse((await accountsOver(serverOf(), shown(ana))).text)).toMatchObject([{ name: 'of ana' }]);
  });
});

describe('clients that show a key', () => {
  const connections: [string, (headers: Headers) => Promise<McpClient>][] = [
    ['SDK 1.x', (headers) => connectV1(closed.url, { headers })],
    ['SDK 2.x, 2025 era', (headers) => connectV2(closed.url, 'legacy', { headers })],
    ['SDK 2.x, 2026 era', (headers) => connectV2(closed.url, 'modern', { headers })],
  ];

  it.each(connections)('%s: are their owner from the first message to the last', async (_, connect) => {
    const client = await connect(shown(ana));
    try {
      expect((await client.listTools()).length).toBeGreaterThan(0);
      const { structuredContent } = await client.callTool('planifi_listAccounts_v1', {});
      expect(structuredContent).toMatchObject({ accounts: [{ name: 'of ana' }] });
      expect(client.validatedResults()).toBe(1);
    } finally {
      await client.close();
    }
  });

  it.each(connections)('%s: do not get in without it', async (_, connect) => {
    await expect(connect(NO_KEY)).rejects.toThrow(/401|Unauthorized|UNAUTHORIZED|X-MCP-API-Key/);
  });
});
