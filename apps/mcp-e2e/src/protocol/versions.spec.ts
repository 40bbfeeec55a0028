import {
  errorTextViolations,
  HttpServer,
  INITIALIZE_PARAMS,
  StdioServer,
  VERSION,
  type RpcError,
  type RpcMessage,
} from '../index';

async function initialized(protocolVersion: string): Promise<RpcMessage> {
  const server = new StdioServer();
  try {
    return await server.request('initialize', { ...INITIALIZE_PARAMS, protocolVersion });
  } finally {
    await server.stop();
  }
}

describe('the handshake', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'serves a host that requests %s',
    async (version) => {
      const { result } = await initialized(version);
      expect(result).toMatchObject({
        protocolVersion: version,
        serverInfo: { name: 'bursar', version: VERSION },
        capabilities: { tools: {}, resources: {} },
        instructions: expect.stringMatching(/capital gains/i),
      });
      // Only what is there is announced.
      expect(Object.keys(result?.['capabilities'] as object).sort()).toEqual([
        'extensions',
        'prompts',
        'resources',
        'tools',
      ]);
    },
  );

  it.each(['1999-01-01', '2099-01-01', 'x', ''])('offers its newest to a host that asks for "%s"', async (version) => {
    expect((await initialized(version)).result).toMatchObject({ protocolVersion: '2025-11-25' });
  });
});

describe('a request of 2026-07-28, which needs no handshake', () => {
  const META = 'io.modelcontextprotocol/';
  const envelope = {
    [`${META}protocolVersion`]: '2026-07-28',
    [`${META}clientInfo`]: { name: 'mcp-e2e', version: '1' },
    [`${META}clientCapabilities`]: {},
  };
  const RATE = { name: 'get_fx_rate', arguments: { currency: 'USD', year: 2024, month: 3 } };
  let http: HttpServer;

  beforeAll(async () => {
    http = await HttpServer.started();
  });
  afterAll(() => http.stop());

  function post(method: string, params: object, headers: Readonly<Record<string, string>> = {}) {
    const named = 'name' in params ? { 'mcp-name': String(params.name) } : {};
    return http.post(
      { jsonrpc: '2.0', id: 1, method, params },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...named, ...headers },
    );
  }

  it('is answered over HTTP, by itself', async () => {
    const { status, message } = await post('tools/call', { ...RATE, _meta: envelope });
    expect(status).toBe(200);
    expect(message?.result).toMatchObject({ resultType: 'complete', structuredContent: { rate: '1.2614' } });
  });

  it('is answered over stdio, by itself', async () => {
    const server = new StdioServer();
    try {
      const discovered = await server.request('server/discover', { _meta: envelope });
      expect(discovered.result).toMatchObject({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } });
      const { result } = await server.request('tools/call', { ...RATE, _meta: envelope });
      expect(result).toMatchObject({ resultType: 'complete', structuredContent: { rate: '1.2614' } });
    } finally {
      await server.stop();
    }
  });

  it('declares how long its lists may be cached', async () => {
    for (const method of ['tools/list', 'resources/list']) {
      const { message } = await post(method, { _meta: envelope });
      expect(message?.result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
    }
  });

  it.each<[string, string, object, Record<string, string>, number, object]>([
    ['another method in the header', 'tools/list', {}, { 'mcp-method': 'ping' }, 400, { code: -32020 }],
    ['another tool in the header', 'tools/call', RATE, { 'mcp-name': 'other' }, 400, { code: -32020 }],
    ['an unknown method', 'no/such/method', {}, {}, 404, { code: -32601 }],
    ['an unknown tool', 'tools/call', { name: 'x' }, {}, 200, { code: -32602, data: { code: 'UNKNOWN_TOOL' } }],
    ['a bad cursor', 'tools/list', { cursor: 5 }, {}, 200, { code: -32602, data: { code: 'INVALID_PARAMS' } }],
  ])('is refused with %s', async (_, method, params, headers, status, error) => {
    const answer = await post(method, { ...params, _meta: envelope }, headers);
    expect(answer.status).toBe(status);
    expect(answer.message?.error).toMatchObject(error);
    expect(errorTextViolations(answer.message?.error as RpcError)).toEqual([]);
  });

  it('is refused with a readable message when its client information is invalid', async () => {
    const { status, message } = await post('tools/list', { _meta: { ...envelope, [`${META}clientInfo`]: 5 } });
    expect(status).toBe(400);
    expect(message?.error).toMatchObject({
      code: -32602,
      data: { code: 'INVALID_PARAMS', envelope: { key: `${META}clientInfo` } },
    });
    expect(errorTextViolations(message?.error as RpcError)).toEqual([]);
  });

  it('of a later version is answered with the served one', async () => {
    const later = '2031-01-01';
    const _meta = { ...envelope, [`${META}protocolVersion`]: later };
    const { status, message } = await post('tools/list', { _meta }, { 'mcp-protocol-version': later });
    expect(status).toBe(400);
    expect(message?.error).toMatchObject({
      code: -32022,
      data: { supported: ['2026-07-28'], requested: later },
    });
  });
});
