import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { createServerFactory, type ServerParts } from '../protocol/mcp-server';
import { shutDownWith } from './shutdown';
import { LineTransport } from './line-transport';
import type { ReadMessage } from './message-reader';

/** Serves one host over the process's stdin and stdout until either ends; then closes the services. */
export function serveOverStdio(parts: ServerParts, readMessage: ReadMessage, closeServices: () => Promise<void>): void {
  const transport = new LineTransport(process.stdin, process.stdout, readMessage);
  const handle = serveStdio(createServerFactory(parts), { transport });
  const end = shutDownWith(async () => {
    await handle.close();
    await transport.flushed();
    await closeServices();
  });
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    end(transport.endingMilliseconds);
  };
}
