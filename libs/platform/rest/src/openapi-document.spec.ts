import { call, notesFace } from './testing/notes-face';
import { openApiErrors } from './testing/openapi-errors';

async function described(options?: Parameters<typeof notesFace>[0]) {
  const response = await notesFace(options).answer(new Request('http://localhost/notes/openapi.json'), call);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  return (await response.json()) as Readonly<
    Record<'paths' | 'components' | 'security', Readonly<Record<string, unknown>>>
  >;
}

it('is valid OpenAPI 3.1', async () => {
  const document = await described();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Notes', version: '1' } });
  expect(await openApiErrors(document)).toBe('');
});

it('is distinguished from an invalid description', async () => {
  expect(await openApiErrors({ ...(await described()), paths: { notes: 1 } })).not.toBe('');
});

it('describes the parts of a request, and which are required', async () => {
  const { paths } = await described();
  expect(paths['/notes']).toMatchObject({
    get: {
      operationId: 'listNotes',
      parameters: [
        {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'How many at most.',
          schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
        },
        { name: 'share' },
        { name: 'pinned', schema: { type: 'boolean' } },
        { name: 'text' },
        { name: 'touch' },
      ],
    },
    post: {
      parameters: [{ name: 'x-key', in: 'header', required: true }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { required: ['text'], additionalProperties: false } } },
      },
    },
  });
  expect(paths['/notes/{note_id}/hide']).toMatchObject({
    post: { parameters: [{ name: 'note_id', in: 'path', required: true }], requestBody: { required: false } },
  });
});

it('describes the response and the error codes', async () => {
  const { paths, components } = await described();
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  expect(paths['/notes']).toMatchObject({
    get: { responses: { 200: { headers: { 'x-count': { description: 'How many there are' } } } } },
    post: {
      responses: {
        201: { content: { 'application/json': { schema: { required: ['id', 'text', 'isPinned'] } } } },
        400: { description: 'INVALID', ...error },
        409: { description: 'TAKEN', ...error },
        500: { description: 'FAULT', ...error },
      },
    },
  });
  expect(paths['/notes/{note_id}/hide']).toMatchObject({ post: { responses: { 204: { description: 'Done' } } } });
  expect(components).toMatchObject({ schemas: { Error: { required: ['code', 'facts', 'trace'] } } });
});

it('describes whether a key or a token is always required', async () => {
  expect((await described())['security']).toEqual([{}, { apiKey: [] }, { token: [] }]);
  expect((await described({ alwaysNeedsKey: true }))['security']).toEqual([{ apiKey: [] }, { token: [] }]);
});
