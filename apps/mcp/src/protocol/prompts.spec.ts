import { definePrompt, DomainError, noOpenFolders, type Domain } from '@bursar/toolkit';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport, type McpRequestContext } from '@modelcontextprotocol/server';

import { createCatalogue } from './catalogue';
import { createServerFactory } from './mcp-server';

const lend = definePrompt({
  name: 'lend_book',
  title: 'Lend a book',
  description: 'Notes who has a book.',
  arguments: {
    book: { title: 'Book', description: 'Its title, as in Emma.', required: true },
    until: { title: 'Until', description: 'A day.', required: false },
  },
  effect: 'write',
  render: ({ book, until }) => `Lend ${book}${until === undefined ? '' : ` until ${until}`}.`,
});

const browse = definePrompt({
  name: 'browse',
  title: 'Browse',
  description: 'Shows what there is.',
  arguments: {},
  effect: 'read',
  render: () => 'Show me the books.',
});

const library: Domain = {
  name: 'library',
  summary: 'Lends books.',
  tools: [],
  prompts: [lend, browse],
  failure: {
    invalidArguments: () => new DomainError('INVALID', 'not these'),
    render: ({ code, message }) => ({ kind: 'rpc-error', code: -32602, message, data: { code } }),
    renderFault: () => ({ kind: 'rpc-error', code: -32603, message: 'a fault', data: { code: 'FAULT' } }),
  },
};

async function connected<Result>(
  domains: readonly Domain[],
  use: (client: Client) => Promise<Result>,
  readOnly = false,
) {
  const parts = { catalogue: createCatalogue(domains, { readOnly }), files: noOpenFolders };
  const server = await createServerFactory(parts)({} as McpRequestContext);
  const client = new Client({ name: 'spec', version: '0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const getPrompt = (name: string, given?: Record<string, string>) =>
  connected([library], (client) => client.getPrompt({ name, ...(given && { arguments: given }) }));

describe('prompts', () => {
  it('are listed with what they ask for', async () => {
    // The client drops the titles of arguments.
    const { prompts } = await connected([library], (client) => client.listPrompts());
    expect(prompts).toEqual([
      {
        name: 'lend_book',
        title: 'Lend a book',
        description: 'Notes who has a book.',
        arguments: [
          { name: 'book', description: 'Its title, as in Emma.', required: true },
          { name: 'until', description: 'A day.', required: false },
        ],
      },
      { name: 'browse', title: 'Browse', description: 'Shows what there is.', arguments: [] },
    ]);
  });

  it('are filled in as the request of whoever picked them', async () => {
    expect(await getPrompt('lend_book', { book: ' Emma ', until: '' })).toMatchObject({
      description: 'Notes who has a book.',
      messages: [{ role: 'user', content: { type: 'text', text: 'Lend Emma.' } }],
    });
    expect(await getPrompt('lend_book', { book: 'Em\u202Ema', until: 'Friday' })).toMatchObject({
      messages: [{ content: { text: 'Lend Em\\u{202e}ma until Friday.' } }],
    });
    expect(await getPrompt('browse')).toMatchObject({ messages: [{ content: { text: 'Show me the books.' } }] });
  });

  it.each([
    [
      'lend',
      {},
      { code: 'UNKNOWN_PROMPT', prompt: 'lend' },
      'Unknown prompt "lend". The prompts are lend_book, browse.',
    ],
    [
      'lend_book',
      { until: 'Friday' },
      { code: 'MISSING_ARGUMENT', prompt: 'lend_book', argument: 'book' },
      'The prompt lend_book needs the argument "book": Its title, as in Emma.',
    ],
    ['lend_book', { book: ' ' }, { code: 'MISSING_ARGUMENT' }, 'needs the argument "book"'],
    ['lend_book', { book: 'Emma', shelf: '3' }, { code: 'UNKNOWN_ARGUMENT' }, 'Its arguments are book, until.'],
    ['browse', { book: 'Emma' }, { code: 'UNKNOWN_ARGUMENT', argument: 'book' }, 'It takes none.'],
    ['lend_book', { book: 'x'.repeat(1_001) }, { code: 'ARGUMENT_TOO_LONG' }, 'longer than 1000 characters'],
  ])('refuses %s with %j', async (name, given, data, message) => {
    const refused = await getPrompt(name, given).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: -32602, data, message: expect.stringContaining(message) });
  });

  it('that write are not offered where nothing may be written', async () => {
    await connected(
      [library],
      async (client) => {
        expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['browse']);
        const refused = await client.getPrompt({ name: 'lend_book' }).catch((error: unknown) => error);
        expect(refused).toMatchObject({ code: -32602, data: { code: 'UNKNOWN_PROMPT' } });
      },
      true,
    );
  });

  it('are no part of a server that has none', async () => {
    const { prompts: _, ...silent } = library;
    await connected([silent], async (client) => {
      expect(client.getServerCapabilities()).not.toHaveProperty('prompts');
    });
  });

  it('have names of their own', () => {
    expect(() => createCatalogue([library, library])).toThrow('two prompts are named lend_book');
  });
});
