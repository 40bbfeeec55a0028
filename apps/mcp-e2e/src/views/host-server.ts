import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { build } from 'esbuild';

import { ROOT } from '../fixtures/workspace';

/** The Content-Security-Policy of the host, as strict as that of real hosts. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self'";

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Host</title>
<style>html,body{margin:0}iframe{display:block;width:100%;height:100px;border:0}</style></head>
<body><script src="/host.js"></script></body>
</html>`;

/** Serves the host's page, and proxies its MCP requests to bursar so that both have the same origin. */
export class HostServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async started(mcp: URL): Promise<HostServer> {
    const script = await hostScript();
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === '/mcp') {
        const { host: _, origin: __, ...headers } = incoming.headers;
        const proxied = request(mcp, { method: incoming.method ?? 'GET', headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        });
        proxied.on('error', () => outgoing.destroy());
        incoming.pipe(proxied);
      } else if (incoming.url === '/host.js') {
        outgoing.setHeader('content-type', 'text/javascript').end(script);
      } else {
        outgoing.setHeader('content-security-policy', POLICY).setHeader('content-type', 'text/html').end(PAGE);
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new HostServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

async function hostScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'apps/mcp-e2e/src/views/host-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
