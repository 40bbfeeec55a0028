import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { BURSAR, DOMAINS, RESOURCES, StdioServer, surfaceOf, type Fields } from '../index';

/** The most that a page may weigh, compressed. */
const LIMIT_BYTES = 150_000;
const EXTENSION = 'io.modelcontextprotocol/ui';
const PAGE_TYPE = 'text/html;profile=mcp-app';
const PAGES = RESOURCES.filter((uri) => uri.startsWith('ui:'));

interface Listed {
  readonly name: string;
  readonly _meta?: { readonly ui?: { readonly resourceUri: string }; readonly 'ui/resourceUri'?: string };
}

async function listed(args: readonly string[]) {
  const server = await StdioServer.started({ args: ['stdio', ...args] });
  try {
    const [{ result: tools }, { result: resources }] = await Promise.all([
      server.request('tools/list'),
      server.request('resources/list'),
    ]);
    const { result: hello } = await server.request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'mcp-e2e', version: '1' },
    });
    return {
      tools: (tools?.['tools'] as Listed[] | undefined) ?? [],
      resources: (resources?.['resources'] as { uri: string }[] | undefined) ?? [],
      extensions: (hello?.['capabilities'] as { extensions?: object } | undefined)?.extensions ?? {},
    };
  } finally {
    await server.stop();
  }
}

it('every page of a view is shown by a tool, in the extension’s place and where older hosts look', async () => {
  const { tools, resources, extensions } = await listed([]);
  const shown = tools.flatMap(({ _meta }) => {
    expect(_meta?.['ui/resourceUri']).toBe(_meta?.ui?.resourceUri);
    return _meta?.ui?.resourceUri ?? [];
  });
  expect([...new Set(shown)]).toEqual(PAGES);
  expect(resources.map(({ uri }) => uri)).toEqual(RESOURCES);
  expect(extensions).toHaveProperty([EXTENSION], {});
});

it.each(DOMAINS)('a server of %s alone lists the pages of its tools and no others', async (domain) => {
  const { tools, resources, extensions } = await listed(['--domains', domain]);
  const pages = surfaceOf(domain).resources.filter((uri) => uri.startsWith('ui:'));
  expect(resources.map(({ uri }) => uri).filter((uri) => uri.startsWith('ui:'))).toEqual(pages);
  expect(new Set(tools.flatMap(({ _meta }) => _meta?.ui?.resourceUri ?? []))).toEqual(new Set(pages));
  expect(EXTENSION in extensions).toBe(pages.length > 0);
});

describe.each(PAGES)('%s', (uri) => {
  let page: Fields;
  beforeAll(async () => {
    const server = await StdioServer.started();
    const { result } = await server.request('resources/read', { uri });
    [page = {}] = result?.['contents'] as Fields[];
    await server.stop();
  });

  it('is read as the extension wants it', () => {
    expect(page).toMatchObject({ uri, mimeType: PAGE_TYPE, _meta: { ui: { prefersBorder: true } } });
    expect(page['text']).toMatch(/^<!doctype html>/);
  });

  it('is self-contained, may reach nothing, and is small', () => {
    const text = String(page['text']);
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(text) ?? [];
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/,
    );
    expect(text).not.toMatch(/\b(src|href)=|@import|@font-face|url\(|\bfetch\(|XMLHttpRequest|WebSocket|\beval\(/);
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)/);
    expect(gzipSync(text).length).toBeLessThan(LIMIT_BYTES);
  });
});

it('passes on the licences of what the pages have inside', () => {
  const licenses = readFileSync(join(BURSAR, '../views/THIRD-PARTY-LICENSES.txt'), 'utf8');
  expect(licenses).toMatch(/^preact \d\S+: MIT$/m);
});
