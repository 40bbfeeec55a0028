import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { connectV1, DataDirectory, HttpServer, runBursar, TOOLS } from '../index';

/** What "host-config chatgpt" asks for, TLS aside: a proxy that leads to bursar, and shows the key that its callers have not. */
function proxyTo(target: URL, key: string): Promise<Server> {
  // A client that is slow for once must not find its connection closed.
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, host: 'localhost', 'x-mcp-api-key': key };
    const passedOn = request(new URL(incoming.url ?? '/', target), { method: incoming.method ?? 'GET', headers });
    passedOn.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passedOn);
  });
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)));
}

it('a host that shows no key and calls another name is served through a proxy that adds both', async () => {
  const data = new DataDirectory();
  const { stdout: key } = await runBursar(['key', 'create', '--name', 'chatgpt', ...data.args]);
  const http = await HttpServer.started({ args: ['--auth', 'key', ...data.args] });
  const proxy = await proxyTo(http.url, key.trim());
  try {
    await expect(connectV1(http.url)).rejects.toThrow();
    const client = await connectV1(new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`));
    expect((await client.listTools()).map(({ name }) => name)).toEqual(TOOLS);
    const answer = await client.callTool('list_participants', {});
    expect(answer).toMatchObject({ structuredContent: expect.anything() });
    await client.close();
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    await http.stop();
    await data.remove();
  }
});

it('a connection is kept for longer than the minute for which proxies and clients think that it is', async () => {
  const http = await HttpServer.started();
  try {
    const answer = await fetch(new URL('/health/live', http.url));
    const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  } finally {
    await http.stop();
  }
});
