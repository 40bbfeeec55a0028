import { preloaded, defineTool, DomainError, noOpenFolders, type Domain } from '@bursar/toolkit';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport, type McpRequestContext } from '@modelcontextprotocol/server';
import * as z from 'zod';

import { createCatalogue } from './catalogue';
import { createServerFactory } from './mcp-server';

/** A domain whose contract wants failures as results, with the tool's name in them. */
const shop: Domain = {
  name: 'shop',
  summary: 'Sells one thing.',
  tools: preloaded([
    defineTool({
      toolsets: ['everyday'],
      name: 'sell',
      title: 'Sell',
      description: 'Sells it.',
      input: z.strictObject({ pieces: z.int() }),
      effect: 'write',
      run: async ({ pieces }) => {
        if (pieces > 1) throw new DomainError('SOLD_OUT', 'there is one', { left: 1 });
        return { structured: { pieces }, text: 'Vendido.' };
      },
    }),
  ]),
  failure: {
    invalidArguments: (_tool, issues) =>
      new DomainError('INVALID', issues.map(({ argument }) => argument).join(), { count: issues.length }),
    render: ({ code, message, details }, tool) => ({
      kind: 'tool-result',
      content: [
        { text: `${tool}: ${code} ${message}`, audience: 'assistant' },
        { text: 'Não deu.', audience: 'user' },
        { text: 'for everybody' },
      ],
      ...(code === 'SOLD_OUT' && { structured: details }),
    }),
    renderFault: (tool) => ({ kind: 'tool-result', content: [{ text: `${tool}: a fault` }] }),
  },
};

async function callSell(input: Record<string, unknown>) {
  const server = await createServerFactory({ catalogue: createCatalogue([shop]), files: noOpenFolders })(
    {} as McpRequestContext,
  );
  const client = new Client({ name: 'spec', version: '0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  try {
    return await client.callTool({ name: 'sell', arguments: input });
  } finally {
    await client.close();
  }
}

describe('a domain whose failures are results', () => {
  it('answers a refusal as an error result, texts in order, each with its audience', async () => {
    const result = await callSell({ pieces: 2 });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toEqual({ left: 1 });
    expect(result.content).toEqual([
      { type: 'text', text: 'sell: SOLD_OUT there is one', annotations: { audience: ['assistant'] } },
      { type: 'text', text: 'Não deu.', annotations: { audience: ['user'] } },
      { type: 'text', text: 'for everybody' },
    ]);
  });

  it('answers wrong arguments the same way, without a structured result where the dialect has none', async () => {
    const result = await callSell({ pieces: '1' });
    expect(result).toMatchObject({ isError: true, content: [{ text: 'sell: INVALID pieces' }, {}, {}] });
    expect(result).not.toHaveProperty('structuredContent');
  });

  it('answers a success as before', async () => {
    const result = await callSell({ pieces: 1 });
    expect(result.isError).toBeFalsy();
    expect(result).toMatchObject({ structuredContent: { pieces: 1 }, content: [{ text: 'Vendido.' }, {}] });
  });
});
