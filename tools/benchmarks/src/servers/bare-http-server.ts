import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { createMcpHandler } from '@modelcontextprotocol/server';

import { bareServer } from './bare-tools';

// The SDK's handler behind the adapter that bursar uses, and nothing in between.
const handler = createMcpHandler(bareServer);
serve({ fetch: (request) => handler.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) => {
  process.stdout.write(`http://127.0.0.1:${port}/mcp \n`);
});
