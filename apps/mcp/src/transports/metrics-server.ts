import { once } from 'node:events';
import { createServer } from 'node:http';

import { isLoopback } from '../configuration/loopback';
import { UsageError } from '../configuration/usage-error';
import type { PrometheusMetrics } from '../observability/prometheus';
import { LOOPBACK } from './host-and-origin-validation';
import type { HttpAddress, RunningServer } from './running-server';
import { describeListenError } from './listen-error';

/**
 * Serves metrics at `/metrics`, and nothing else. On loopback a page that rebinds DNS is refused. Throws a UsageError when
 * the address is not available.
 */
export async function listenForMetrics(
  { text, contentType }: Pick<PrometheusMetrics, 'text' | 'contentType'>,
  { host, port }: HttpAddress,
): Promise<RunningServer> {
  const isOnLoopback = isLoopback(host);
  const server = createServer((request, response) => {
    // A target such as `//` is no address: taking it for one would throw, and end the process.
    const [path] = (request.url ?? '').split('?', 1);
    const name = (request.headers.host ?? '').replace(/:\d+$/, '');
    if (isOnLoopback && !LOOPBACK.names.includes(name)) return void response.writeHead(403).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    void text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = describeListenError(error, { host, port }, 'metrics-');
    throw reason === undefined ? error : new UsageError(reason);
  }
  const address = server.address() as { readonly port: number };
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
