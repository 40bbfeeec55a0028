import type { ArgumentIssue } from '@bursar/toolkit';
import fc from 'fast-check';

import { call, calls, notesFace } from './testing/notes-face';

const face = notesFace();

async function get(query: string) {
  return outcomeOf(await face.answer(new Request(`http://localhost/notes${query}`), call));
}

async function post(
  body: string | Buffer | ReadableStream | null,
  headers: Record<string, string> = {},
  path = '/notes',
) {
  const sent = { 'content-type': 'application/json', 'x-key': 'key', ...headers };
  const init = { method: 'POST', body, headers: sent, duplex: 'half' } as RequestInit;
  return outcomeOf(await face.answer(new Request(`http://localhost${path}`, init), call));
}

async function outcomeOf(response: Response) {
  const { code, facts } = (await response.json().catch(() => ({}))) as { code?: string; facts?: Facts };
  return { status: response.status, code, issues: facts?.issues ?? [], facts };
}

interface Facts {
  readonly issues?: readonly ArgumentIssue[];
  readonly limitBytes?: number;
}

const input = () => calls.at(-1)?.input as Record<string, unknown>;

beforeEach(() => void calls.splice(0));

describe('the query', () => {
  it('is converted to the types of the schema', async () => {
    await get('?limit=05&pinned=true&share=0.5&text=true%20a+b');
    expect(input()).toEqual({ query: { limit: 5, pinned: true, share: 0.5, text: 'true a b', touch: false } });
    await get('?share=-1&text=12');
    expect(input()).toEqual({ query: { limit: 10, share: -1, text: '12', touch: false } });
  });

  it.each(['abc', '', '1.0', '1e1', '+5', '%205', '0x5', '5;', '51', '0'])(
    'refuses limit=%s and names it',
    async (text) => {
      expect(await get(`?limit=${text}`)).toMatchObject({
        status: 400,
        code: 'INVALID',
        issues: [{ kind: 'invalid', argument: 'limit' }],
      });
    },
  );

  it.each(['9007199254740993', '9'.repeat(400)])(
    'rejects a number that a double cannot represent exactly: %s',
    async (text) => {
      const { status, issues } = await get(`?limit=${text}`);
      expect([status, new Set(issues.map(({ argument }) => argument))]).toEqual([400, new Set(['limit'])]);
    },
  );

  it.each(['TRUE', '1', 'yes', ''])('rejects pinned=%s', async (text) => {
    expect(await get(`?pinned=${text}`)).toMatchObject({ status: 400, issues: [{ argument: 'pinned', found: text }] });
  });

  it('rejects repeated and unknown names', async () => {
    expect((await get('?limit=5&limit=5')).issues).toEqual([
      { kind: 'invalid', argument: 'limit', found: ['5', '5'], rule: 'send it once' },
    ]);
    expect((await get('?lmit=5&__proto__=1')).issues).toEqual([
      { kind: 'unknown', argument: 'lmit', found: '5' },
      { kind: 'unknown', argument: '__proto__', found: '1' },
    ]);
    expect((await post('{"text":"Hi"}', {}, '/notes?text=Hi')).issues).toMatchObject([{ kind: 'unknown' }]);
  });

  it('reads any integer and any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        async (limit, text) => {
          await get(`?${new URLSearchParams({ limit: String(limit), text })}`);
          expect(input()).toEqual({ query: { limit, text, touch: false } });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the path', () => {
  it.each([
    ['7', 7],
    ['07', 7],
    ['%37', 7],
  ])('becomes values too: %s', async (text, value) => {
    expect((await post(null, {}, `/notes/${text}/hide`)).status).toBe(204);
    expect(input()).toEqual({ params: { note_id: value }, query: {}, body: {} });
  });

  it.each(['x', '100', '%ff', '%', '7%2F8', '-1'])('rejects %s with the name of the parameter', async (text) => {
    expect(await post(null, {}, `/notes/${text}/hide`)).toMatchObject({
      status: 400,
      issues: [{ kind: 'invalid', argument: 'note_id' }],
    });
  });
});

describe('headers', () => {
  it('are validated if a route names them', async () => {
    await post('{"text":"Hi"}', { 'x-key': 'abc', 'x-other': '1' });
    expect(input()).toMatchObject({ headers: { 'x-key': 'abc' } });
    expect((await post('{"text":"Hi"}', { 'x-key': 'ab' })).issues).toMatchObject([
      { kind: 'invalid', argument: 'x-key' },
    ]);
  });
});

describe('a body', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset=latin1'])(
    'is read when declared as %s',
    async (type) => {
      expect((await post('{"text":"Olá","isPinned":true}', { 'content-type': type })).status).toBe(201);
      expect(input()).toMatchObject({ body: { text: 'Olá', isPinned: true } });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'is not when declared as "%s"',
    async (type) => {
      expect(await post('{"text":"Hi"}', { 'content-type': type })).toMatchObject({ status: 415, code: 'WRONG_TYPE' });
    },
  );

  it.each(['{', '', ' ', '{"text":}', 'text', '{"a":1}x', '['.repeat(60_000), '\ufeff\ufeff{}'])(
    'that is not JSON is refused: %j',
    async (body) => {
      // An empty body is the empty object.
      expect(await post(body)).toMatchObject({ status: 400, code: body === '' ? 'INVALID' : 'UNREADABLE' });
    },
  );

  it('that is not UTF-8 is rejected instead of replacing characters', async () => {
    expect(await post(Buffer.from('{"text":"Ol\xe1"}', 'latin1'))).toMatchObject({ code: 'UNREADABLE' });
    expect(calls).toEqual([]);
  });

  it('is validated as a whole, with the rest of the request', async () => {
    const { issues } = await post('{"text":1,"colour":"red"}', { 'x-key': '' }, '/notes?page=2');
    expect(issues.map(({ kind, argument }) => [kind, argument])).toEqual([
      ['unknown', 'page'],
      ['invalid', 'x-key'],
      ['invalid', 'text'],
      ['unknown', 'colour'],
    ]);
    for (const body of ['[]', 'null', '"text"', '12']) {
      expect((await post(body)).issues).toMatchObject([{ kind: 'invalid', argument: '' }]);
    }
    expect((await post('')).issues).toMatchObject([{ kind: 'missing', argument: 'text' }]);
  });

  it('may repeat a key, and cannot change a prototype', async () => {
    await post('{"text":"one","text":"two"}');
    expect(input()).toMatchObject({ body: { text: 'two' } });
    expect((await post('{"text":"Hi","__proto__":{"isPinned":true}}')).status).toBe(400);
    expect(({} as Record<string, unknown>)['isPinned']).toBeUndefined();
  });
});

describe('the size limit of a body', () => {
  const limit = 64 * 1024;
  const ofBytes = (size: number) => `{"text":"${'é'.repeat(2)}"}`.padEnd(size - 2);

  it('is counted in bytes', async () => {
    expect((await post(ofBytes(limit))).status).toBe(201);
    expect(await post(ofBytes(limit + 1))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      facts: { limitBytes: limit },
    });
  });

  it('is checked while bytes arrive, and an endless body is given up', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(Buffer.alloc(16 * 1024, ' '));
      },
      cancel: () => void (cancelled = true),
    });
    expect(await post(endless)).toMatchObject({ status: 413 });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(30);
  });

  it('does not matter for a body that breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    expect(await post(broken)).toMatchObject({ status: 400, code: 'UNREADABLE' });
  });
});
