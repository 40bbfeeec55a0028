import { errorTextViolations, StdioServer, type RpcError, type RpcMessage } from '../index';

const MEBIBYTE = 1024 * 1024;
const NESTING = 100_000;
const BRACKETS = '['.repeat(NESTING) + ']'.repeat(NESTING);
const BRACES = '{"a":'.repeat(NESTING) + '1' + '}'.repeat(NESTING);

let server: StdioServer;

beforeAll(async () => {
  server = await StdioServer.started();
});

/** After any input: the server still answers, and has written nothing else. */
afterEach(async () => {
  const rate = await server.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
  expect(rate.result).toMatchObject({ structuredContent: { rate: '1.2614' } });
  const { strayLines, unread, process } = server;
  expect({ strayLines, unread, stderr: process.stderr }).toEqual({ strayLines: [], unread: [], stderr: '' });
});

afterAll(async () => {
  expect(await server.close()).toEqual({ code: 0, signal: null });
});

function expectRefusal({ error, result }: RpcMessage, code: number, name: string): RpcError {
  expect(result).toBeUndefined();
  expect(error).toMatchObject({ code, data: { code: name } });
  const refusal = error as RpcError;
  expect(errorTextViolations(refusal)).toEqual([]);
  return refusal;
}

describe('a line that is not JSON', () => {
  it.each([
    ['words', 'hello'],
    ['half an object', '{"jsonrpc":"2.0","id":1,"method":"ping"'],
    ['two objects', '{"jsonrpc":"2.0","id":1,"method":"ping"} {}'],
    ['a NUL', '\0'],
    ['brackets that never close', '['.repeat(NESTING)],
    ['a megabyte of letters', 'x'.repeat(MEBIBYTE)],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x80, 0x00, 0xc3, 0x28, 0x1b, 0x5b])],
    ['a megabyte of bytes', Buffer.alloc(MEBIBYTE, Buffer.from([0xf8, 0x88, 0x00, 0x9d]))],
  ])('is answered with -32700: %s', async (_, line) => {
    expectRefusal(await server.refusalOf(line), -32700, 'PARSE_ERROR');
  });

  it('is passed over when it is blank', async () => {
    for (const line of ['', '   ', '\t', '\r']) server.send(line);
    expect((await server.request('ping')).result).toEqual({});
  });

  it('may end in CR LF when it is JSON', async () => {
    server.send('{"jsonrpc":"2.0","id":1,"method":"ping"}\r');
    expect((await server.answerTo(1)).result).toEqual({});
  });
});

describe('JSON that is not a request', () => {
  it.each([
    ['a number', '5'],
    ['null', 'null'],
    ['a string', '"ping"'],
    ['an empty array', '[]'],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]'],
    ['an empty object', '{}'],
    ['another version', '{"jsonrpc":"1.0","method":"ping"}'],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}'],
    ['an id that is true', '{"jsonrpc":"2.0","id":true,"method":"ping"}'],
    ['an id with a fraction', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}'],
    ['an id without end', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}'],
    ['a method of no use', '{"jsonrpc":"2.0","method":7}'],
    ['deep brackets', BRACKETS],
    ['deep braces', BRACES],
    ['an id of deep brackets', `{"jsonrpc":"2.0","id":${BRACKETS},"method":"ping"}`],
  ])('is answered with -32600 and a null id: %s', async (_, line) => {
    expectRefusal(await server.refusalOf(line), -32600, 'INVALID_REQUEST');
  });

  it.each([
    ['no jsonrpc', '{"id":7,"method":"ping"}'],
    ['no method', '{"jsonrpc":"2.0","id":7}'],
    ['a method that is a number', '{"jsonrpc":"2.0","id":7,"method":7}'],
    ['params in an array', '{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}'],
    ['params that are null', '{"jsonrpc":"2.0","id":7,"method":"ping","params":null}'],
    ['params that are text', '{"jsonrpc":"2.0","id":7,"method":"ping","params":"x"}'],
    ['_meta that is text', '{"jsonrpc":"2.0","id":7,"method":"ping","params":{"_meta":"x"}}'],
  ])('is answered with -32600 to its id: %s', async (_, line) => {
    server.send(line);
    expectRefusal(await server.answerTo(7), -32600, 'INVALID_REQUEST');
  });
});

describe('a request that cannot be served', () => {
  it.each([
    'no/such/method',
    'tools',
    '',
    'toString',
    '__proto__',
    'completion/complete',
    'logging/setLevel',
    'rpc.discover',
  ])('is answered with -32601 when the method is "%s"', async (method) => {
    expectRefusal(await server.request(method), -32601, 'METHOD_NOT_FOUND');
  });

  it.each(['no_such_tool', '', 'constructor', '__proto__', 'Get_fx_rate', 'get_fx_rate\n', '\u202e'])(
    'names the unknown tool %j',
    async (tool) => {
      const refusal = expectRefusal(await server.callTool(tool, {}), -32602, 'UNKNOWN_TOOL');
      expect(refusal.data?.['message']).toBe(refusal.message);
      expect(refusal.message).toContain('get_fx_rate');
      if (/^\w*$/.test(tool)) expect(refusal.data?.['details']).toEqual({ tool });
      // Characters that steer a terminal or turn text around never come back as they are.
      expect(refusal.message).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    },
  );

  it.each([
    ['a name that is a number', { name: 5 }],
    ['no name', {}],
    ['a name that is null', { name: null, arguments: {} }],
    ['arguments in an array', { name: 'get_fx_rate', arguments: [] }],
    ['arguments as text', { name: 'get_fx_rate', arguments: '{}' }],
  ])('is answered with -32602 when tools/call has %s', async (_, params) => {
    expectRefusal(await server.request('tools/call', params), -32602, 'INVALID_PARAMS');
  });

  it.each([
    ['tools/call', undefined],
    ['resources/read', undefined],
    ['resources/read', { uri: 5 }],
    ['resources/read', {}],
    ['prompts/get', undefined],
    ['prompts/get', { name: 5 }],
    ['prompts/get', { name: 'close_month', arguments: { month: 2 } }],
    ['tools/list', { cursor: 5 }],
    ['resources/list', { cursor: {} }],
    ['prompts/list', { cursor: 5 }],
    ['initialize', undefined],
    ['initialize', {}],
    ['initialize', { protocolVersion: 5, capabilities: {}, clientInfo: { name: 'x', version: '1' } }],
  ])('is answered with -32602 when %s has the params %j', async (method, params) => {
    expectRefusal(await server.request(method, params), -32602, 'INVALID_PARAMS');
  });

  it.each(['close-month', '', '__proto__', 'close_month\u202e'])(
    'names the prompts when it asks for %j',
    async (name) => {
      const refusal = expectRefusal(await server.request('prompts/get', { name }), -32602, 'UNKNOWN_PROMPT');
      expect(refusal.message).toContain('close_month, add_installment_purchase');
      expect(refusal.message).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    },
  );

  it.each([
    'cgt://docs/nothing',
    '',
    'https://example.com/',
    'cgt://docs/tax-rules/../dsl-syntax',
    'CGT://docs/tax-rules',
  ])('names the resources when it asks for "%s"', async (uri) => {
    const refusal = expectRefusal(await server.request('resources/read', { uri }), -32602, 'UNKNOWN_RESOURCE');
    expect(refusal.message).toContain('cgt://docs/tax-rules, cgt://docs/dsl-syntax');
  });

  it.each([
    ['calculate_report', `{"cgt_content":${BRACKETS}}`, 'INVALID_JSON'],
    ['calculate_report', `{"cgt_content":${BRACES}}`, 'INVALID_JSON'],
    ['calculate_report', `{"cgt_content":[${BRACES}]}`, 'MISSING_FIELD'],
    ['parse_transactions', `{"cgt_content":"${BRACKETS}"}`, 'INVALID_JSON'],
    ['parse_transactions', `{"cgt_content":"${'['.repeat(NESTING)}"}`, 'INVALID_JSON'],
    ['convert_to_dsl', `{"cgt_content":[{"date":${BRACES}}]}`, 'PARSE_ERROR'],
    ['get_fx_rate', `{"currency":${BRACKETS},"year":2024,"month":3}`, 'INVALID_ARGUMENT'],
    ['get_fx_rate', BRACES, 'INVALID_ARGUMENT'],
  ])('is refused when the arguments of %s nest deeply', async (name, input, code) => {
    server.send(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"${name}","arguments":${input}}}`);
    expectRefusal(await server.answerTo(7), -32602, code);
  });
});

describe('a line over 32 MiB', () => {
  it('is refused without ending the connection; what follows it is answered', async () => {
    const long = Buffer.alloc(33 * MEBIBYTE, 'x');
    server.send(long);
    server.send('{"jsonrpc":"2.0","id":7,"method":"ping"}');
    const refusal = expectRefusal(await server.next(({ id }) => id === null), -32600, 'MESSAGE_TOO_LARGE');
    expect(refusal.message).toMatch(/larger than 32 MiB/);
    expect((await server.answerTo(7)).result).toEqual({});
  });

  it('leaves room for a message of 31 MiB', async () => {
    const comment = `# ${'x'.repeat(31 * MEBIBYTE)}`;
    const { result } = await server.callTool('convert_to_dsl', {
      cgt_content: `${comment}\n2024-01-15 BUY VOD 1 @ 2`,
    });
    expect(result).toMatchObject({ structuredContent: { dsl: '2024-01-15 BUY VOD 1 @ 2 GBP' } });
  });
});

describe('messages that want no answer', () => {
  it('get none, not even an error', async () => {
    for (const message of [
      { method: 'no/such/notification' },
      { method: 'notifications/cancelled' },
      { method: 'notifications/cancelled', params: { requestId: {} } },
      { method: 'notifications/progress', params: {} },
      { id: 'never requested', result: {} },
      { id: 'never requested', error: { code: 1, message: 'x' } },
    ]) {
      server.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
    }
    server.send('{"jsonrpc":"2.0","id":7,"method":"ping"}');
    expect((await server.answerTo(7)).result).toEqual({});
    expect(server.unread).toEqual([]);
  });
});
