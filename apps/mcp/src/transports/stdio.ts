import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { createServerFactory, type ServerParts } from '../mcp-server';
import { shutDownWith } from '../shutdown';
import { LineTransport } from './line-transport';

/** Serves one host over the process's own stdin and stdout until either ends. */
export function serveOverStdio(parts: ServerParts): void {
  const transport = new LineTransport(process.stdin, process.stdout);
  const handle = serveStdio(createServerFactory(parts), { transport });
  const end = shutDownWith(async () => {
    await handle.close();
    await transport.flushed();
  });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    end();
  };
}
