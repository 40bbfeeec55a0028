import * as z from 'zod';

import { loadRoutes, toolLoaders } from './bind-use-cases';
import { callTool } from './testing';
import { DomainError, type FailureDialect } from './failure';
import { loadTools } from './tool';
import { useCasesOf } from './use-case';

interface Shelf {
  readonly owner: string;
}

const defineUseCase = useCasesOf<Shelf>();

const addBook = defineUseCase({
  name: 'add_book',
  tool: { toolsets: ['everyday'], title: 'Add a book', description: 'Adds a book to the shelf.' },
  input: z.strictObject({ title: z.string(), copies: z.int().default(1) }),
  output: z.strictObject({ owner: z.string(), line: z.string() }),
  effect: 'write',
  errors: ['SHELF_FULL'],
  execute: async ({ owner }, { title, copies }) => ({ owner, title, copies }),
  structured: ({ owner, title, copies }) => ({ owner, line: `${copies} ${title}` }),
  text: ({ title }, { copies }) => `${title} x${copies}`,
  meta: ({ copies }) => ({ 'bursar/copies': copies }),
  route: {
    operationId: 'addBook',
    method: 'POST',
    path: '/v1/shelves/{shelf}/books',
    summary: 'Add a book',
    request: {
      params: z.strictObject({ shelf: z.string() }),
      body: z.strictObject({ title: z.string() }),
    },
    success: { status: 201 },
    writes: ({ body }) => body.title !== '',
    toInput: ({ params, body }) => ({ title: `${params.shelf}/${body.title}`, copies: 2 }),
    respond: ({ title }) => ({ body: { title }, headers: { 'x-title': title } }),
  },
});

const countBooks = defineUseCase({
  name: 'countBooks',
  input: z.strictObject({ shelf: z.string() }),
  effect: 'read',
  execute: async ({ owner }, { shelf }) => ({ owner, shelf }),
  route: {
    operationId: 'countBooks',
    method: 'GET',
    path: '/v1/shelves/{shelf}/count',
    summary: 'Count the books',
    request: { params: z.strictObject({ shelf: z.string() }) },
    success: { status: 200 },
  },
});

const failure: FailureDialect = {
  invalidArguments: () => new DomainError('INVALID', 'no'),
  render: () => ({ kind: 'tool-result', content: [] }),
  renderFault: () => ({ kind: 'tool-result', content: [] }),
};
const open = ({ caller }: { readonly caller: Shelf }) => ({ owner: caller.owner });
const call = { caller: { owner: 'ana', isLocal: false }, traceId: '0'.repeat(32) };

describe('a use case', () => {
  it('is a tool', async () => {
    const tools = toolLoaders({ add_book: async () => addBook }, open);
    expect(await loadTools({ tools })).toMatchObject([
      { name: 'add_book', title: 'Add a book', effect: 'write', input: addBook.input, output: addBook.output },
    ]);
    const domain = { name: 'shelves', summary: '', tools, failure };
    expect(await callTool(domain, 'add_book', { title: 'Emma' })).toEqual({
      result: { structured: { owner: 'local', line: '1 Emma' }, text: 'Emma x1', meta: { 'bursar/copies': 1 } },
    });
    expect(await callTool(domain, 'add_book', {})).toMatchObject({ error: { code: 'INVALID' } });
  });

  it('is a route, with its own errors', async () => {
    const [route] = await loadRoutes({ add_book: async () => addBook }, open);
    expect(route).toMatchObject({ name: 'addBook', method: 'POST', errors: ['SHELF_FULL'] });
    const request = { params: { shelf: 'a' }, body: { title: 'Emma' } } as never;
    expect(route?.writes?.(request)).toBe(true);
    expect(await route?.run(request, call)).toEqual({ body: { title: 'a/Emma' }, headers: { 'x-title': 'a/Emma' } });
  });

  it('checks its input before its context is opened', async () => {
    const full = new DomainError('SHELF_FULL', 'The shelf is full.');
    const checked = {
      ...addBook,
      check: () => {
        throw full;
      },
    };
    const closed = () => Promise.reject(new Error('opened'));
    const [tool] = toolLoaders({ add_book: async () => checked }, closed);
    await expect((await tool?.load())?.run({} as never, call as never)).rejects.toBe(full);
    const [route] = await loadRoutes({ add_book: async () => checked }, closed);
    const request = { params: { shelf: 'a' }, body: { title: 'Emma' } } as never;
    await expect(route?.run(request, call)).rejects.toBe(full);
  });

  it('names its failures', async () => {
    const tool = {
      toolsets: ['everyday'],
      title: 'Add a book',
      description: '',
      failureTitle: 'The book was not added.',
    } as const;
    const titled = { ...addBook, tool };
    const rendered: unknown[] = [];
    const render: FailureDialect['render'] = (_error, _tool, { failureTitle }) => {
      rendered.push(failureTitle);
      return { kind: 'tool-result', content: [] };
    };
    const tools = toolLoaders({ add_book: async () => titled }, open);
    await callTool({ name: 'shelves', summary: '', tools, failure: { ...failure, render } }, 'add_book', {});
    expect(rendered).toEqual(['The book was not added.']);
  });

  it('may exist over REST only, with its input merged from the parts of the request', async () => {
    const index = { countBooks: async () => countBooks };
    const [route] = await loadRoutes(index, open);
    expect(await route?.run({ params: { shelf: 'b' } } as never, call)).toEqual({ body: { owner: 'ana', shelf: 'b' } });
    await expect(toolLoaders(index, open)[0]?.load()).rejects.toThrow('the use case countBooks is no tool');
  });

  it('is loaded at its first call, once, and again after a failure', async () => {
    const load = jest.fn(async () => addBook);
    load.mockRejectedValueOnce(new Error('away'));
    const [tool] = toolLoaders({ add_book: load }, open);
    expect(load).not.toHaveBeenCalled();
    await expect(tool?.load()).rejects.toThrow('away');
    expect(await tool?.load()).toBe(await tool?.load());
    expect(load).toHaveBeenCalledTimes(2);
  });
});
