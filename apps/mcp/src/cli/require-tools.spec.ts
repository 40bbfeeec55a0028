import { defineTool, DomainError, preloaded, type Domain, type Effect } from '@bursar/toolkit';
import * as z from 'zod';

import { UsageError } from '../configuration/usage-error';
import { createCatalogue } from '../protocol/catalogue';
import { requireTools } from './require-tools';

const toolOf = (name: string, effect: Effect, toolset: 'everyday' | 'tax') =>
  defineTool({
    toolsets: [toolset],
    name,
    title: 'A tool',
    description: 'Does something.',
    input: z.strictObject({}),
    effect,
    run: async () => ({ structured: {} }),
  });

/** What is entered every day is entered by it alone; what it reads is for the tax return. */
const domain: Domain = {
  name: 'savings',
  summary: 'A domain whose tools of every day all write.',
  tools: preloaded([toolOf('put_aside', 'write', 'everyday'), toolOf('list_interest', 'read', 'tax')]),
  failure: {
    invalidArguments: () => new DomainError('INVALID', 'not these'),
    render: ({ code, message }) => ({ kind: 'rpc-error', code: -32602, message, data: { code } }),
    renderFault: () => ({ kind: 'rpc-error', code: -32603, message: 'a fault', data: { code: 'FAULT' } }),
  },
};

const required = (settings: Parameters<typeof requireTools>[1]) =>
  requireTools(createCatalogue([domain], settings), settings);

it.each([
  { toolsets: [], readOnly: true },
  { toolsets: ['everyday'], readOnly: false },
  { toolsets: ['tax'], readOnly: true },
  { toolsets: ['everyday', 'tax'], readOnly: true },
] as const)('%j leaves tools to serve', async (settings) => {
  await expect(required(settings)).resolves.toBeUndefined();
});

it('a selection whose tools all write is refused on a read-only server, with what to change', async () => {
  const refused = required({ toolsets: ['everyday'], readOnly: true });
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(
    '--toolset everyday leaves no tool of these domains that only reads; name another, or leave --read-only out',
  );
});

it('a selection without a tool of the domains is refused', async () => {
  await expect(required({ toolsets: ['review'], readOnly: false })).rejects.toThrow(
    '--toolset review leaves no tool of these domains; name another, or leave it out',
  );
});
