import { DomainError, preloaded, defineTool, type Domain } from '@bursar/toolkit';
import * as z from 'zod';

import { createCatalogue, type ToolDefinition } from './catalogue';
import { prebuiltCatalogue } from './prebuilt-catalogue';

const shop: Domain = {
  name: 'shop',
  summary: 'Sells one thing.',
  tools: preloaded([
    defineTool({
      toolsets: ['everyday'],
      name: 'sell',
      title: 'Sell',
      description: 'Sells it.',
      input: z.strictObject({}),
      effect: 'write',
      run: async () => ({ structured: {} }),
    }),
  ]),
  resources: [
    {
      uri: 'shop://prices',
      name: 'prices',
      title: 'Prices',
      description: 'All.',
      mimeType: 'a/b',
      read: async () => '',
    },
  ],
  failure: {
    invalidArguments: () => new DomainError('INVALID', 'invalid'),
    render: () => ({ kind: 'tool-result', content: [] }),
    renderFault: () => ({ kind: 'tool-result', content: [] }),
  },
};

const INTRODUCTION = { instructions: 'Sells.', capabilities: { tools: {} } };
const DEFINITIONS = [{ name: 'sell' }] as unknown as readonly ToolDefinition[];

function counted<Result>(make: () => Result) {
  const counter = { count: 0, make: () => ((counter.count += 1), make()) };
  return counter;
}

describe('a prebuilt catalogue', () => {
  it('answers what the build wrote down without loading a domain, and reads the tools once', async () => {
    const load = counted(async () => createCatalogue([shop]));
    const tools = counted(() => DEFINITIONS);
    const catalogue = prebuiltCatalogue({ introduction: INTRODUCTION, tools: tools.make }, load.make);
    expect(catalogue.introduction).toBe(INTRODUCTION);
    expect(tools.count).toBe(0);
    expect(await catalogue.listTools()).toBe(await catalogue.listTools());
    expect(tools.count).toBe(1);
    expect(load.count).toBe(0);
  });

  it('loads the domains for a call, a document, a prompt and a skill', async () => {
    const load = counted(async () => createCatalogue([shop]));
    const catalogue = prebuiltCatalogue({ introduction: INTRODUCTION, tools: () => DEFINITIONS }, load.make);
    expect((await catalogue.findTool('sell'))?.domain).toBe(shop);
    expect(await catalogue.findTool('buy')).toBeUndefined();
    expect((await catalogue.resources()).map(({ uri }) => uri)).toEqual(['shop://prices']);
    expect(await catalogue.prompts()).toEqual([]);
    expect((await catalogue.skills()).isEmpty).toBe(true);
    expect(load.count).toBe(5);
  });
});
