import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

/** The SDK's own server with three small tools: the reference of starts and calls. */
export function bareServer(): McpServer {
  const server = new McpServer({ name: 'bare', version: '1.0.0' });
  server.registerTool(
    'echo',
    { description: 'Echoes a text', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({ content: [{ type: 'text', text }] }),
  );
  server.registerTool(
    'add',
    { description: 'Adds two numbers', inputSchema: z.object({ a: z.number(), b: z.number() }) },
    ({ a, b }) => ({ content: [{ type: 'text', text: String(a + b) }] }),
  );
  server.registerTool('now', { description: 'Current time', inputSchema: z.object({}) }, () => ({
    content: [{ type: 'text', text: new Date().toISOString() }],
  }));
  return server;
}
