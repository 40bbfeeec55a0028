import { preloaded, defineTool, DomainError, type Domain } from '@bursar/toolkit';
import * as z from 'zod';

import { createCatalogue, portableName } from './catalogue';

const dotted: Domain = {
  name: 'dotted',
  summary: 'A domain whose contract names tools with dots.',
  tools: preloaded([
    defineTool({
      toolsets: ['everyday'],
      name: 'savings.putAside.v1',
      title: 'Put money aside',
      description: 'Puts money aside.',
      input: z.strictObject({ amount: z.string() }),
      effect: 'idempotent-write',
      run: async () => ({ structured: {} }),
    }),
  ]),
  failure: {
    invalidArguments: () => new DomainError('INVALID', 'not these'),
    render: ({ code, message }) => ({ kind: 'rpc-error', code: -32602, message, data: { code } }),
    renderFault: () => ({ kind: 'rpc-error', code: -32603, message: 'a fault', data: { code: 'FAULT' } }),
  },
};

describe('the catalogue', () => {
  it('publishes portable names, and finds a tool by either', async () => {
    const catalogue = createCatalogue([dotted]);
    expect(await catalogue.listTools()).toMatchObject([
      {
        name: 'savings_putAside_v1',
        title: 'savings.putAside.v1',
        annotations: { readOnlyHint: false, idempotentHint: true, destructiveHint: false, openWorldHint: false },
        _meta: { 'bursar/name': 'savings.putAside.v1' },
        inputSchema: { type: 'object', required: ['amount'], additionalProperties: false },
      },
    ]);
    expect(await catalogue.findTool('savings_putAside_v1')).toEqual(await catalogue.findTool('savings.putAside.v1'));
    expect(await catalogue.findTool('savings')).toBeUndefined();
    expect(portableName('a.b.c')).toBe('a_b_c');
  });

  it('publishes the contract’s names where they are asked for, and still finds a tool by either', async () => {
    const catalogue = createCatalogue([dotted], { toolNames: 'contract' });
    const [listed] = await catalogue.listTools();
    expect(listed).toMatchObject({ name: 'savings.putAside.v1', title: 'Put money aside' });
    expect(listed).not.toHaveProperty('_meta');
    expect(await catalogue.findTool('savings_putAside_v1')).toEqual(await catalogue.findTool('savings.putAside.v1'));
    expect(await catalogue.findTool('savings_putAside_v1')).toBeDefined();
  });

  it('refuses two tools of one name', () => {
    expect(() => createCatalogue([dotted, dotted])).toThrow('savings.putAside.v1');
  });

  it('introduces itself anew to each session: a server may run for months', () => {
    let day = '2026-11-28';
    const dated: Domain = {
      ...dotted,
      get summary() {
        return `Today is ${day}.`;
      },
    };
    const catalogue = createCatalogue([dated]);
    expect(catalogue.introduction.instructions).toBe('Today is 2026-11-28.');
    day = '2027-01-01';
    expect(catalogue.introduction.instructions).toBe('Today is 2027-01-01.');
  });

  it('makes its definitions once', async () => {
    const catalogue = createCatalogue([dotted]);
    expect(await catalogue.listTools()).toBe(await catalogue.listTools());
  });
});
