import { call, calls, notesFace } from './testing/notes-face';

const face = notesFace();
const request = (method: string, path: string, init: RequestInit = {}) =>
  new Request(`http://localhost${path}`, { method, ...init });
const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', 'x-key': 'key', ...headers },
});
const send = (method: string, path: string, init?: RequestInit, by = face) =>
  by.answer(request(method, path, init), call);
const errorOf = async (response: Response) => {
  const { code, facts } = (await response.json()) as { code: string; facts: Record<string, unknown> };
  return { status: response.status, code, facts };
};

beforeEach(() => void calls.splice(0));

describe('a response', () => {
  it('has the status, body and headers of its route', async () => {
    const response = await send('GET', '/notes');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [{ id: 7, text: 'Hello', isPinned: false }] });
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-count': '1',
    });
    expect((await send('POST', '/notes', json({ text: 'Hi' }))).status).toBe(201);
  });

  it('without a body has no content type', async () => {
    const response = await send('POST', '/notes/7/hide');
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([204, '', null]);
  });

  it('depends on the caller', async () => {
    await face.answer(request('GET', '/notes'), { ...call, caller: { owner: 'ana', isLocal: false } });
    expect(calls).toMatchObject([{ owner: 'ana' }]);
  });

  it('to HEAD is the one to GET without the body', async () => {
    const response = await send('HEAD', '/notes?limit=3');
    expect([response.status, response.headers.get('x-count'), await response.text()]).toEqual([200, '1', '']);
    expect((await send('HEAD', '/notes?limit=x')).status).toBe(400);
  });

  it('to OPTIONS names the methods of a path', async () => {
    const response = await send('OPTIONS', '/notes');
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });

  it('says which route it is of, by the template of its path', async () => {
    const routes: string[] = [];
    const asked = { ...call, onRoute: (template: string) => void routes.push(template) };
    for (const [method, path] of [
      ['POST', '/notes/7/hide'],
      ['DELETE', '/notes/7/hide'],
      ['GET', '/notes/openapi.json'],
      ['GET', '/nowhere/7'],
    ] as const) {
      await face.answer(request(method, path), asked);
    }
    expect(routes).toEqual(['/notes/{note_id}/hide', '/notes/{note_id}/hide', '/notes/openapi.json', 'unknown']);
  });

  it('has the echoed headers, also for errors', async () => {
    const echoing = notesFace({ echo: (asked) => ({ 'x-id': asked.headers.get('x-id') ?? 'none' }) });
    const sent = { headers: { 'x-id': 'abc' } };
    expect((await send('GET', '/notes', sent, echoing)).headers.get('x-id')).toBe('abc');
    expect((await send('GET', '/nowhere', sent, echoing)).headers.get('x-id')).toBe('abc');
    const refused = echoing.refuse(request('GET', '/notes'), { kind: 'unauthorized' }, call);
    expect(refused.headers.get('x-id')).toBe('none');
  });
});

describe('an unknown path or method', () => {
  it.each(['/notes/', '/notes/7', '/nowhere', '/notes/7/hide/now', '/notes//hide'])('rejects %s', async (path) => {
    expect(await errorOf(await send('GET', path))).toMatchObject({ status: 404, code: 'NOWHERE' });
  });

  it('lists the allowed methods', async () => {
    const response = await send('DELETE', '/notes');
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(await errorOf(response)).toMatchObject({ status: 405, code: 'NOT_SO' });
    expect((await send('GET', '/notes/7/hide')).headers.get('allow')).toBe('POST, OPTIONS');
    expect((await send('POST', '/notes/openapi.json')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('a failure', () => {
  it('of the domain has the status of its code', async () => {
    const response = await send('POST', '/notes', json({ text: 'taken' }));
    expect(await response.json()).toEqual({ code: 'TAKEN', facts: { id: 7 }, trace: call.traceId });
    expect(response.status).toBe(409);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['fault', 'odd'])(
    'that is unexpected (%s) is reported to the server, and not revealed to the client',
    async (text) => {
      const faults: unknown[] = [];
      const answer = await send(
        'POST',
        '/notes',
        json({ text }),
        notesFace({ onFault: (...reported) => faults.push(reported) }),
      );
      expect(await answer.clone().text()).not.toMatch(/hunter2|NOT_IN_THE_TABLE/);
      expect(await errorOf(answer)).toMatchObject({ status: 500, code: 'FAULT' });
      expect(faults).toEqual([[expect.any(Error), { traceId: call.traceId, method: 'POST', path: '/notes' }]]);
    },
  );

  it('to load the routes fails that request, and is tried again', async () => {
    const faults: unknown[] = [];
    let tries = 0;
    const flaky = notesFace({
      routes: async () => {
        tries += 1;
        if (tries === 1) throw new Error('gone');
        return [];
      },
      onFault: (error) => faults.push(error),
    });
    expect((await send('GET', '/notes', {}, flaky)).status).toBe(500);
    expect((await send('GET', '/notes', {}, flaky)).status).toBe(404);
    expect([tries, faults.length]).toEqual([2, 1]);
  });

  it.each([
    [{ kind: 'unauthorized' } as const, 401, 'UNAUTHORIZED', null],
    [{ kind: 'rate-limited', retryAfterSeconds: 7 } as const, 429, 'TOO_MANY', '7'],
    [{ kind: 'unavailable', message: 'The database is away.' } as const, 503, 'AWAY', '5'],
    [{ kind: 'fault' } as const, 500, 'FAULT', null],
  ])('of the server at its door is in the contract’s words too: %j', async (refusal, status, code, seconds) => {
    const response = face.refuse(request('GET', '/notes'), refusal, call);
    expect(response.headers.get('retry-after')).toBe(seconds);
    expect(await errorOf(response)).toEqual({ status, code, facts: refusal });
  });
});

describe('a read-only server', () => {
  const reading = notesFace({ readOnly: true });

  it('rejects requests that write, whatever their content', async () => {
    expect(await errorOf(await send('POST', '/notes', json({}), reading))).toMatchObject({
      status: 403,
      code: 'READ_ONLY',
    });
    expect((await send('GET', '/notes?touch=true', {}, reading)).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('accepts those that do not', async () => {
    expect((await send('GET', '/notes?touch=false', {}, reading)).status).toBe(200);
    expect((await send('GET', '/notes?touch=perhaps', {}, reading)).status).toBe(400);
  });
});

it('exposes its prefix and its public paths', () => {
  expect(notesFace({ alwaysNeedsKey: true })).toMatchObject({
    prefix: '/notes',
    alwaysNeedsKey: true,
    openPaths: ['/notes/openapi.json'],
  });
});
