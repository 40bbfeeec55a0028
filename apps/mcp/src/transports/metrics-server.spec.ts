import { once } from 'node:events';
import { connect } from 'node:net';

import type { RunningServer } from './running-server';
import { listenForMetrics } from './metrics-server';

let server: RunningServer;
beforeAll(async () => {
  const metrics = { text: async () => 'up 1\n', contentType: 'text/plain' };
  server = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** The first line of the answer to a target that clients of HTTP would not send. */
async function answerTo(target: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString().split('\r\n', 1)[0] ?? '';
}

it.each(['//', '//[', 'http://[', '/%', '/metrics/', '*'])(
  'nothing is at %s, and the server goes on',
  async (target) => {
    expect(await answerTo(target)).toBe('HTTP/1.1 404 Not Found');
    expect(await answerTo('/metrics')).toBe('HTTP/1.1 200 OK');
  },
);

it('the query of a request is no part of the path', async () => {
  expect(await answerTo('/metrics?name[]=up')).toBe('HTTP/1.1 200 OK');
});
