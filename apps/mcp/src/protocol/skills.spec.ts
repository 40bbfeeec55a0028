import { DomainError, noOpenFolders, type Domain } from '@bursar/toolkit';
import { Client } from '@modelcontextprotocol/client';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import { InMemoryTransport, type McpRequestContext } from '@modelcontextprotocol/server';

import { createCatalogue } from './catalogue';
import { createServerFactory } from './mcp-server';

const MANIFEST =
  '---\nname: shop\ndescription: How to sell.\n---\n\n# Selling\n\nSee [prices](references/prices.md).\n';

const shop: Domain = {
  name: 'shop',
  summary: 'Sells one thing.',
  tools: [],
  skill: {
    name: 'shop',
    title: 'Selling',
    description: 'How to sell.',
    files: { 'SKILL.md': async () => MANIFEST, 'references/prices.md': async () => '# Preços\n' },
  },
  failure: {
    invalidArguments: () => new DomainError('INVALID', 'invalid'),
    render: () => ({ kind: 'tool-result', content: [] }),
    renderFault: () => ({ kind: 'tool-result', content: [] }),
  },
};

describe('a domain’s skill', () => {
  let client: Client;
  let skills: SkillsClient;

  beforeAll(async () => {
    const parts = { catalogue: createCatalogue([shop]), files: noOpenFolders };
    const server = await createServerFactory(parts)({} as McpRequestContext);
    client = new Client({ name: 'spec', version: '0' });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await server.connect(far);
    await client.connect(near);
    skills = new SkillsClient(client);
  });
  afterAll(() => client.close());

  it('is offered through the extension, and every file passes a host’s checks', async () => {
    expect(skills.supported).toBe(true);
    const { skills: listed, invalid } = await skills.list();
    expect(invalid).toEqual([]);
    expect(listed).toMatchObject([{ uri: 'skill://shop/SKILL.md', frontmatter: { name: 'shop' } }]);
    const { skill } = await skills.get('skill://shop/SKILL.md');
    expect(await skills.read(skill)).toMatchObject({ verified: true, body: expect.stringContaining('# Selling') });
    expect(await skills.read(skill, 'references/prices.md')).toMatchObject({ verified: true, text: '# Preços\n' });
  });

  it('is a set of documents for hosts that do not know the extension', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['skill://shop/SKILL.md', 'skill://shop/references/prices.md']);
    const { contents } = await client.readResource({ uri: 'skill://shop/SKILL.md' });
    expect(contents).toEqual([{ uri: 'skill://shop/SKILL.md', mimeType: 'text/markdown', text: MANIFEST }]);
  });

  it('that does not exist is refused by name', async () => {
    await expect(skills.get('skill://mall/SKILL.md')).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('The skills are skill://shop/SKILL.md.'),
    });
  });
});
