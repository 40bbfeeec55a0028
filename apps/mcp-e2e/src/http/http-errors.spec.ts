import { connect } from 'node:net';
import { Readable } from 'node:stream';

import { errorTextViolations, HttpServer, MCP_HEADERS, within, type HttpAnswer, type RpcError } from '../index';

const MEBIBYTE = 1024 * 1024;
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

let server: HttpServer;

beforeAll(async () => {
  server = await HttpServer.started({ args: ['--ephemeral'] });
});
afterAll(async () => {
  await server.stop();
  // A body for REST that breaks off is refused, which is noted; nothing else is.
  const notes = server.process.stderr.split('\n').filter((line) => line !== '' && !line.includes('"msg":"refused"'));
  expect(notes).toEqual([]);
});
/** Whatever was sent: the server still answers. */
afterEach(async () => expectPong(await server.post(PING)));

function expectPong({ status, message }: HttpAnswer): void {
  expect({ status, message }).toEqual({ status: 200, message: { jsonrpc: '2.0', id: 1, result: {} } });
}

function expectRefusal(answer: HttpAnswer, status: number, code: number, name: string): void {
  expect(answer).toMatchObject({ status, message: { jsonrpc: '2.0', error: { code, data: { code: name } } } });
  expect(answer.message?.result).toBeUndefined();
  expect(errorTextViolations(answer.message?.error as RpcError)).toEqual([]);
}

describe('a body that is not a request', () => {
  it.each([
    ['words', 'hello', -32700, 'PARSE_ERROR'],
    ['nothing', '', -32700, 'PARSE_ERROR'],
    ['brackets that never close', '['.repeat(100_000), -32700, 'PARSE_ERROR'],
    ['a number', '5', -32600, 'INVALID_REQUEST'],
    ['a batch', [PING], -32600, 'INVALID_REQUEST'],
    ['no jsonrpc', { id: 1, method: 'ping' }, -32600, 'INVALID_REQUEST'],
    ['params in an array', { ...PING, params: [] }, -32600, 'INVALID_REQUEST'],
    ['an id that is an object', { ...PING, id: {} }, -32600, 'INVALID_REQUEST'],
    ['deep brackets', '['.repeat(100_000) + ']'.repeat(100_000), -32600, 'INVALID_REQUEST'],
  ])('is answered with 400: %s', async (_, body, code, name) => {
    expectRefusal(await server.post(body), 400, code, name);
  });

  it('is refused unless its content type is JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', '']) {
      expectRefusal(await server.post(PING, { 'content-type': type }), 415, -32000, 'UNSUPPORTED_MEDIA_TYPE');
    }
    expectPong(await server.post(PING, { 'content-type': 'Application/JSON; charset=utf-8' }));
  });

  it('is refused over 16 MiB, with a content length or without; a smaller one is accepted', async () => {
    const letters = 'x'.repeat(17 * MEBIBYTE);
    expectRefusal(await server.post(letters), 413, -32600, 'MESSAGE_TOO_LARGE');
    const body = Readable.from(Array.from({ length: 17 }, () => 'x'.repeat(MEBIBYTE)));
    const chunked = await server.send({ method: 'POST', path: '/mcp', headers: MCP_HEADERS, body });
    expectRefusal(chunked, 413, -32600, 'MESSAGE_TOO_LARGE');
    expectPong(await server.post({ ...PING, params: { _meta: { padding: 'x'.repeat(15 * MEBIBYTE) } } }));
  });
});

describe('a request that cannot be served', () => {
  it.each([
    ['no/such/method', undefined, -32601, 'METHOD_NOT_FOUND'],
    ['tools/call', { name: 'no_such_tool', arguments: {} }, -32602, 'UNKNOWN_TOOL'],
    ['tools/call', { name: 5 }, -32602, 'INVALID_PARAMS'],
    ['tools/call', { name: 'get_fx_rate', arguments: [] }, -32602, 'INVALID_PARAMS'],
    ['tools/call', { name: 'get_fx_rate', arguments: { currency: 'USD' } }, -32602, 'INVALID_ARGUMENT'],
    ['resources/read', { uri: 'cgt://docs/nothing' }, -32602, 'UNKNOWN_RESOURCE'],
    ['resources/read', { uri: 5 }, -32602, 'INVALID_PARAMS'],
    ['tools/list', { cursor: 5 }, -32602, 'INVALID_PARAMS'],
    ['initialize', {}, -32602, 'INVALID_PARAMS'],
  ])('is refused like over stdio: %s %j', async (method, params, code, name) => {
    expectRefusal(await server.post({ ...PING, method, params }), 200, code, name);
  });

  it('names what a client of 2026-07-28 has left out', async () => {
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
    const answer = await server.post({ ...PING, method: 'tools/list' }, headers);
    expectRefusal(answer, 400, -32602, 'INVALID_PARAMS');
    expect(answer.message?.error?.message).toContain('params._meta');
  });

  it('is refused under an unknown version', async () => {
    const answer = await server.post(PING, { 'mcp-protocol-version': '1999-01-01' });
    expectRefusal(answer, 400, -32000, 'UNSUPPORTED_REQUEST');
  });

  it('is refused when no answer would be accepted', async () => {
    expectRefusal(await server.post(PING, { accept: 'text/html' }), 406, -32000, 'NOT_ACCEPTABLE');
  });
});

describe('addresses', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('/mcp takes POST and not %s', async (method) => {
    const answer = await server.send({ method, path: '/mcp' });
    expectRefusal(answer, 405, -32000, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.allow).toBe('POST');
  });

  it.each(['/mcp/', '/health', '/sse', '/%00', '/mcp/../../etc/passwd'])('there is nothing at %s', async (path) => {
    const { status, text } = await server.send({ path });
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 404,
      body: { error: 'There is nothing here. The page is at /, MCP at /mcp.' },
    });
  });

  it('/health/live answers alive', async () => {
    const { status, text } = await server.send({ path: '/health/live' });
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 200, body: { status: 'alive' } });
  });

  it('/health/ready reports whether the database answers, which takes a moment', async () => {
    const getReadiness = () => server.send({ path: '/health/ready' });
    const answers = [await getReadiness()];
    while (answers.at(-1)?.status === 503) answers.push(await getReadiness());
    const last = answers.pop();
    expect({ status: last?.status, body: JSON.parse(last?.text ?? '') }).toEqual({
      status: 200,
      body: { status: 'ready' },
    });
    for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('pages of other sites', () => {
  it.each([
    'evil.example',
    'evil.example:80',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '0.0.0.0',
    '127.0.0.2',
  ])('are refused by their Host "%s", on every path', async (host) => {
    expectRefusal(await server.post(PING, { host }), 403, -32000, 'FOREIGN_HOST');
    expectRefusal(await server.send({ path: '/health/live', headers: { host } }), 403, -32000, 'FOREIGN_HOST');
    const { status, text } = await server.send({ path: '/v1/participants', headers: { host } });
    expect([status, JSON.parse(text)]).toEqual([
      403,
      { code: 'FOREIGN_HOST', message: expect.any(String), details: {} },
    ]);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1:5173', 'null', 'file://'])(
    'are refused by their Origin "%s"',
    async (origin) => expectRefusal(await server.post(PING, { origin }), 403, -32000, 'FOREIGN_ORIGIN'),
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('are accepted under the name %s', async (name) => {
    expectPong(await server.post(PING, { host: `${name}:${server.url.port}` }));
    const host = `${name}:${server.url.port}`;
    expectPong(await server.post(PING, { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }));
  });
});

describe('bytes on a connection', () => {
  // The log holds no fault: see the end of this file's tests.
  it.each(['/mcp', '/v1/movements'])('that end in the middle of a body for %s log no fault', async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    const socket = connect(Number(server.url.port), server.url.hostname);
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    expectPong(await server.post(PING));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
  });

  it('that are not HTTP are answered with an error of HTTP', async () => {
    expect(await exchange(Buffer.from([0xff, 0x00, 0x16, 0x03, 0x01, 0x0d, 0x0a, 0x0d, 0x0a]))).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  it.each([
    ['without a Host', 'GET /health/live HTTP/1.0\r\n\r\n', 403],
    ['with an empty Host', 'GET /health/live HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 403],
    [
      'with two Hosts',
      'GET /health/live HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      403,
    ],
    [
      'for another site',
      'GET http://evil.example/health/live HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      403,
    ],
  ])('that ask %s are refused', async (_, head, status) => {
    expect(await exchange(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

/** Sends bytes as they are and reads until the server closes the connection. */
function exchange(bytes: Buffer | string): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    const socket = connect(Number(server.url.port), server.url.hostname);
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
  return within(answer, () => 'the end of a connection');
}
