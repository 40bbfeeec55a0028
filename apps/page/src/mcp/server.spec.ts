import { Server, type Step } from './server';

type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body: string };

/** A server that answers as it is told, and what it was asked. */
function serverOf(reply: Reply | Error, key?: string) {
  const asked: { path: string; headers: Record<string, string>; body: { id: number; params: object } }[] = [];
  const request = async (path: unknown, options: RequestInit = {}) => {
    asked.push({
      path: String(path),
      headers: options.headers as Record<string, string>,
      body: JSON.parse(String(options.body)) as never,
    });
    if (reply instanceof Error) throw reply;
    const type = reply.body.startsWith('{') ? 'application/json' : 'text/event-stream';
    return new Response(reply.body, {
      status: reply.status ?? 200,
      headers: { 'content-type': type, ...reply.headers },
    });
  };
  return { asked, server: new Server(() => key, request as typeof fetch) };
}

const json = (body: object) => JSON.stringify({ jsonrpc: '2.0', ...body });
const event = (body: object) => `event: message\ndata: ${json(body)}\n\n`;

describe('a call', () => {
  it('is answered, as JSON or as an event, and shows the key that there is', async () => {
    for (const body of [json({ id: 1, result: { content: [] } }), event({ id: 1, result: { content: [] } })]) {
      const { server, asked } = serverOf({ body }, 'the key');
      expect(await server.callTool('list', { a: 1 })).toEqual({ content: [] });
      expect(asked).toMatchObject([
        {
          path: '/mcp',
          headers: { 'X-MCP-API-Key': 'the key' },
          body: { params: { name: 'list', arguments: { a: 1 } } },
        },
      ]);
    }
    const { server, asked } = serverOf({ body: json({ id: 1, result: {} }) });
    await server.callTool('list', {});
    expect(asked[0]?.headers).not.toHaveProperty('X-MCP-API-Key');
  });

  it('tells how far it is, where somebody listens', async () => {
    const step = (progress: number) =>
      event({ method: 'notifications/progress', params: { progressToken: 1, progress, message: 'x' } });
    const { server, asked } = serverOf({ body: `${step(5)}${step(9)}${event({ id: 1, result: { done: true } })}` });
    const steps: Step[] = [];
    expect(await server.callTool('import', {}, (told) => steps.push(told))).toEqual({ done: true });
    expect(steps.map(({ progress }) => progress)).toEqual([5, 9]);
    expect(asked[0]?.body.params).toMatchObject({ _meta: { progressToken: 1 } });
  });

  it.each<[string, Reply | Error, string, RegExp]>([
    ['a refusal of the domain', { body: json({ id: 1, error: { message: 'line 2: no' } }) }, 'said', /^line 2: no$/],
    ['401', { status: 401, body: json({ error: { message: 'Send a key' } }) }, 'key', /asks for a key/],
    ['413', { status: 413, body: json({ error: { message: 'x' } }) }, 'size', /16 MiB/],
    ['429', { status: 429, headers: { 'retry-after': '7' }, body: '{}' }, 'rate', /taken in 7 s/],
    ['words', { status: 422, body: '{"code":"X","message":"That is not a day."}' }, 'said', /^That is not a day\.$/],
    ['no words', { status: 502, body: '<html>' }, 'said', /answered 502/],
    ['nobody', new TypeError('Failed to fetch'), 'absent', /does not answer/],
    ['an end before the answer', { body: event({ method: 'notifications/progress' }) }, 'absent', /does not answer/],
    ['half an answer', { body: 'data: {"jsonrpc"\n\n' }, 'absent', /does not answer/],
  ])('without an answer says why: %s', async (_, reply, reason, message) => {
    const { server } = serverOf(reply);
    await expect(server.callTool('list', {})).rejects.toMatchObject({
      name: 'Refused',
      reason,
      message: expect.stringMatching(message),
    });
  });
});

it('a document is what comes, or a refusal', async () => {
  const { server, asked } = serverOf({ body: 'a,b' }, 'key');
  expect(await (await server.document('/reports/x.csv', { year: 2024 })).text()).toBe('a,b');
  expect(asked[0]).toMatchObject({ path: '/reports/x.csv', body: { year: 2024 }, headers: { 'X-MCP-API-Key': 'key' } });
  await expect(serverOf({ status: 401, body: '{}' }).server.document('/x', {})).rejects.toMatchObject({
    reason: 'key',
  });
});
