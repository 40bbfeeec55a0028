import { defineRoute, type ArgumentIssue } from '@bursar/toolkit';
import * as z from 'zod';

import { call, notesFace } from './testing/notes-face';
import { openApiErrors } from './testing/openapi-errors';

const route = defineRoute({
  name: 'exportNotes',
  method: 'GET',
  path: '/notes/export',
  summary: 'Notes as text',
  input: { query: z.strictObject({ tags: z.array(z.string().min(2)).max(2).optional(), limit: z.int().optional() }) },
  success: { status: 200, mediaTypes: ['text/csv'] },
  errors: [],
  run: async ({ query }) => ({
    text: { mediaType: 'text/csv', content: (query.tags ?? ['no tag', 'é']).join() },
    headers: { 'x-tags': String(query.tags?.length ?? 0) },
  }),
});

const face = notesFace({ routes: async () => [route] });
const get = (path: string) => face.answer(new Request(`http://localhost${path}`), call);
const issuesOf = async (query: string) => {
  const response = await get(`/notes/export?${query}`);
  const { facts } = (await response.json()) as { facts: { issues: readonly ArgumentIssue[] } };
  return facts.issues;
};

it('a parameter whose schema is a list may be sent once, repeatedly or not at all', async () => {
  for (const [query, text] of [
    ['tags=aa', 'aa'],
    ['tags=aa&limit=1&tags=b%2Cc', 'aa,b,c'],
    ['', 'no tag,é'],
  ] as const) {
    expect(await (await get(`/notes/export?${query}`)).text()).toBe(text);
  }
});

it('each item and the length of a list are validated; other parameters are sent once', async () => {
  expect(await issuesOf('tags=aa&tags=b')).toEqual([{ kind: 'invalid', argument: 'tags.1', found: 'b' }]);
  expect(await issuesOf('tags=aa&tags=bb&tags=cc')).toEqual([
    { kind: 'invalid', argument: 'tags', found: ['aa', 'bb', 'cc'] },
  ]);
  expect(await issuesOf('limit=1&limit=2')).toMatchObject([{ argument: 'limit', rule: 'send it once' }]);
});

it('a text has its media type, and the headers of every response', async () => {
  const response = await get('/notes/export?tags=aa');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-tags': '1',
  });
});

it('the description names the media types and the list', async () => {
  const document = (await (await get('/notes/openapi.json')).json()) as {
    paths: Record<string, { get: { responses: object; parameters: object[] } }>;
  };
  expect(await openApiErrors(document)).toBe('');
  const operation = document.paths['/notes/export']?.get;
  expect(operation?.responses).toMatchObject({
    200: { description: 'The answer', content: { 'text/csv': { schema: { type: 'string' } } } },
  });
  expect(operation?.parameters).toMatchObject([{ name: 'tags', schema: { type: 'array' } }, { name: 'limit' }]);
});
