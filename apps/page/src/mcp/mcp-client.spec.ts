import { createLanguage, languageInForce } from '@bursar/views/language';

import { McpClient, type Progress } from './mcp-client';

const { t } = createLanguage(languageInForce({ candidates: ['en-GB'] }));

type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body: string };

/** A body of JSON, or of several lines of it. */
function bodyOf(text: string): unknown {
  const lines = text.split('\n').map((line) => JSON.parse(line) as unknown);
  return lines.length > 1 ? lines : lines[0];
}

/** A client whose server gives this reply, and the requests it sent. */
function clientOf(reply: Reply | Error, key?: string) {
  const requests: { path: string; headers: Record<string, string>; body: { id: number; params: object } }[] = [];
  const request = async (path: unknown, options: RequestInit = {}) => {
    requests.push({
      path: String(path),
      headers: options.headers as Record<string, string>,
      body: bodyOf(String(options.body)) as never,
    });
    if (reply instanceof Error) throw reply;
    const type = reply.body.startsWith('{') ? 'application/json' : 'text/event-stream';
    return new Response(reply.body, {
      status: reply.status ?? 200,
      headers: { 'content-type': type, ...reply.headers },
    });
  };
  return {
    requests,
    client: new McpClient(
      () => key,
      request,
      () => t,
    ),
  };
}

const json = (body: object) => JSON.stringify({ jsonrpc: '2.0', ...body });
const event = (body: object) => `event: message\ndata: ${json(body)}\n\n`;

describe('a call', () => {
  it('reads a JSON or an event response, and sends the key if there is one', async () => {
    for (const body of [json({ id: 1, result: { content: [] } }), event({ id: 1, result: { content: [] } })]) {
      const { client, requests } = clientOf({ body }, 'the key');
      expect(await client.callTool('list', { a: 1 })).toEqual({ content: [] });
      expect(requests).toMatchObject([
        {
          path: '/mcp',
          headers: {
            'X-MCP-API-Key': 'the key',
            ...{ 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': 'list' },
          },
          body: {
            params: {
              name: 'list',
              arguments: { a: 1 },
              _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' },
            },
          },
        },
      ]);
    }
    const { client, requests } = clientOf({ body: json({ id: 1, result: {} }) });
    await client.callTool('list', {});
    expect(requests[0]?.headers).not.toHaveProperty('X-MCP-API-Key');
  });

  it('reports progress to a listener', async () => {
    const progressEvent = (progress: number) =>
      event({ method: 'notifications/progress', params: { progressToken: 1, progress, message: 'x' } });
    const { client, requests } = clientOf({
      body: `${progressEvent(5)}${progressEvent(9)}${event({ id: 1, result: { done: true } })}`,
    });
    const reports: Progress[] = [];
    expect(await client.callTool('import', {}, (report) => reports.push(report))).toEqual({ done: true });
    expect(reports.map(({ progress }) => progress)).toEqual([5, 9]);
    expect(requests[0]?.body.params).toMatchObject({ _meta: { progressToken: 1 } });
  });

  it.each<[string, Reply]>([
    [
      'an error of the domain',
      { body: json({ id: 1, error: { message: 'line 2: no', data: { code: 'X', line: 2 } } }) },
    ],
    ['an error with a message', { status: 422, body: '{"code":"X","message":"line 2: no","details":{"line":2}}' }],
  ])('that is refused says why: %s', async (_, reply) => {
    await expect(clientOf(reply).client.callTool('list', {})).rejects.toMatchObject({
      name: 'RefusedCall',
      refusal: { code: 'X', line: 2, message: 'line 2: no' },
    });
  });

  it.each<[string, Reply | Error, string, RegExp]>([
    ['401', { status: 401, body: json({ error: { message: 'Send a key' } }) }, 'unauthorized', /needs a key/],
    ['413', { status: 413, body: json({ error: { message: 'x' } }) }, 'too-large', /16 MiB/],
    ['429', { status: 429, headers: { 'retry-after': '7' }, body: '{}' }, 'rate-limited', /again in 7 seconds/],
    ['an error without a message', { status: 502, body: '<html>' }, 'server-error', /error 502/],
    ['no server', new TypeError('Failed to fetch'), 'unreachable', /isn’t answering/],
    [
      'a stream that ends before the result',
      { body: event({ method: 'notifications/progress' }) },
      'unreachable',
      /isn’t answering/,
    ],
    ['a truncated body', { body: '{"jsonrpc":"2.0","id":1,' }, 'unreachable', /isn’t answering/],
    ['a truncated event', { body: 'data: {"jsonrpc"\n\n' }, 'unreachable', /isn’t answering/],
  ])('without a result says why: %s', async (_, reply, reason, message) => {
    const { client } = clientOf(reply);
    await expect(client.callTool('list', {})).rejects.toMatchObject({
      name: 'RequestError',
      reason,
      message: expect.stringMatching(message),
    });
  });
});

describe('calls that are made at once', () => {
  const answered = (id: number) => JSON.stringify({ id, result: { structuredContent: { id } } });
  const both = ({ client }: ReturnType<typeof clientOf>) =>
    Promise.allSettled([client.callTool('list', { a: 1 }), client.callTool('sum', {})]);
  const jsonLines = { 'content-type': 'application/x-ndjson' };

  it('are one request, whose answers come in any order', async () => {
    const server = clientOf({ headers: jsonLines, body: `${answered(1)}\n${answered(0)}\n` }, 'key');
    expect((await both(server)).map((call) => 'value' in call && call.value.structuredContent)).toEqual([
      { id: 0 },
      { id: 1 },
    ]);
    expect(server.requests).toMatchObject([
      {
        ...{ path: '/calls', headers: { 'X-MCP-API-Key': 'key', 'Content-Type': 'application/x-ndjson' } },
        body: [
          { id: 0, method: 'tools/call', params: { name: 'list', arguments: { a: 1 } } },
          { id: 1, method: 'tools/call', params: { name: 'sum', arguments: {} } },
        ],
      },
    ]);
  });

  it('are sent by themselves where they hold a file, and at most 32 in a request', async () => {
    const { client, requests } = clientOf(new TypeError('Failed to fetch'));
    const large = [1, 2].map(() => client.callTool('report', { content: 'x'.repeat(2_000) }));
    const small = Array.from({ length: 65 }, () => client.callTool('list', {}));
    await Promise.allSettled([...large, ...small]);
    const sizes = requests.map(({ path, body }) => [path, Array.isArray(body) ? body.length : 1]);
    expect(sizes).toEqual([...[1, 1].map(() => ['/mcp', 1]), ['/calls', 32], ['/calls', 32], ['/mcp', 1]]);
  });

  it('are refused each by itself', async () => {
    const refused = JSON.stringify({ id: 0, error: { message: 'no', data: { code: 'X' } } });
    const calls = await both(clientOf({ headers: jsonLines, body: `${refused}\n${answered(1)}` }));
    expect(calls).toMatchObject([{ reason: { refusal: { code: 'X' } } }, { value: { structuredContent: { id: 1 } } }]);
  });

  it.each<[string, Reply | Error, string]>([
    ['no server', new TypeError('Failed to fetch'), 'unreachable'],
    ['401', { status: 401, body: '{}' }, 'unauthorized'],
    ['a body that ends early', { headers: jsonLines, body: '{"id":' }, 'unreachable'],
    ['a body without answers', { headers: jsonLines, body: '' }, 'unreachable'],
  ])('have no result where the request has none: %s', async (_, reply, reason) => {
    const calls = await both(clientOf(reply));
    expect(calls).toMatchObject([{ reason: { reason } }, { reason: { reason } }]);
  });

  it('keep what came before the body ended', async () => {
    const calls = await both(clientOf({ headers: jsonLines, body: `${answered(1)}\n` }));
    expect(calls).toMatchObject([{ reason: { reason: 'unreachable' } }, { value: { structuredContent: { id: 1 } } }]);
  });
});

it('a document is the body of the response, and an error response throws', async () => {
  const { client, requests } = clientOf({ body: 'a,b' }, 'key');
  expect(await (await client.document('/reports/x.csv', { year: 2024 })).text()).toBe('a,b');
  expect(requests[0]).toMatchObject({
    path: '/reports/x.csv',
    body: { year: 2024 },
    headers: { 'X-MCP-API-Key': 'key' },
  });
  await expect(clientOf({ status: 401, body: '{}' }).client.document('/x', {})).rejects.toMatchObject({
    reason: 'unauthorized',
  });
});
