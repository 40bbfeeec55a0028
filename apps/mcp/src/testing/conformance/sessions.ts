import { randomUUID } from 'node:crypto';

import {
  isInitializeRequest,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServerFactory,
} from '@modelcontextprotocol/server';

import type { McpHandler } from '../../transports/mcp-endpoint';

/**
 * Sessions for clients of the 2025 protocols, so that a tool can send them requests: their responses arrive as separate
 * messages, which only the server that sent the request can use. bursar itself keeps no sessions.
 */
export function withSessions(factory: McpServerFactory, handler: McpHandler): McpHandler {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function start(): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    await (await factory({ era: 'legacy' })).connect(transport);
    return transport;
  }

  return {
    fetch: async (request, options) => {
      const known = sessions.get(request.headers.get('mcp-session-id') ?? '');
      const isLegacy = await isLegacyRequest(request, options?.parsedBody);
      if (!isLegacy || (known === undefined && !isInitializeRequest(options?.parsedBody))) {
        return handler.fetch(request, options);
      }
      return (known ?? (await start())).handleRequest(request, options);
    },
    close: async () => {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      await handler.close();
    },
  };
}
