import { until } from '@bursar/database/testing';

import { createKey, DataDirectory, HttpServer, shown, UNLIMITED, type Fields, type HttpAnswer } from '../index';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TRACE = /^[0-9a-f]{32}$/;
const NOBODYS = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const LIST = 'planifi_listTags_v1';
const TAGS = '/api/v1/tags';
/** What no line of the log may hold. */
const SECRETS = { amount: 734_512.37, description: 'Regalo secreto', tag: 'Etiqueta privada', word: 'desconocida' };

type Headers = Readonly<Record<string, string>>;

const data = new DataDirectory();
let server: HttpServer;
let key: string;

beforeAll(async () => {
  server = await HttpServer.started({ args: ['--auth', 'key', ...data.args], env: UNLIMITED });
  key = await createKey(data, 'ana');
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const call = (tool: string, input: Fields, headers: Headers = {}) =>
  server.callTool(tool, input, { ...shown(key), ...headers });

const send = (method: string, path: string, headers: Headers = {}, body?: Fields) =>
  server.send({
    method,
    path,
    headers: { ...shown(key), ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

interface Refusal {
  readonly errorCode: string;
  readonly message: string;
  readonly traceId: string;
}

/** The body of a refusal: its three properties, over MCP as the only text and without a structured result. */
function refusalIn({ message, text }: HttpAnswer): Refusal {
  const { result } = message ?? {};
  if (result !== undefined) {
    expect(Object.keys(result).sort()).toEqual(expect.arrayContaining(['content', 'isError']));
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text' }] });
    expect(result).not.toHaveProperty('structuredContent');
    expect(result['content']).toHaveLength(1);
  }
  const body = JSON.parse(result === undefined ? text : textOf(result)) as Refusal;
  expect(body).toEqual({
    errorCode: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.any(String),
    traceId: expect.stringMatching(TRACE),
  });
  return body;
}

function textOf(result: Fields): string {
  return (result['content'] as readonly { readonly text: string }[]).map(({ text }) => text).join('');
}

function structuredOf({ message }: HttpAnswer): Fields {
  expect(message?.result).not.toHaveProperty('isError');
  return message?.result?.['structuredContent'] as Fields;
}

/** The line of the log that names a trace; it may come a moment after the answer. */
async function lineOf(traceId: string): Promise<Fields> {
  const whole = new RegExp(`^.*${traceId}.*\n`, 'gm');
  await until(() => whole.test(server.process.stderr));
  const lines = server.process.stderr.match(whole) ?? [];
  expect(lines).toHaveLength(1);
  return JSON.parse(String(lines[0])) as Fields;
}

const expense = (fields: Fields = {}) => ({
  accountId: NOBODYS,
  amount: SECRETS.amount,
  occurredOn: '2032-03-10',
  description: SECRETS.description,
  tags: [SECRETS.tag],
  ...fields,
});

describe('a refusal names the line that the log has of it', () => {
  const idempotencyKey = 'never done';
  const correlationId = 'what ana calls it';

  it.each([
    ['ACCOUNT_NOT_FOUND', { ...expense(), idempotencyKey, correlationId }],
    ['VALIDATION_ERROR', { ...expense({ amount: -SECRETS.amount }), idempotencyKey, correlationId }],
    ['VALIDATION_ERROR', { ...expense({ [SECRETS.word]: SECRETS.word }), idempotencyKey, correlationId }],
  ])('over MCP: %s', async (code, input) => {
    const { errorCode, traceId } = refusalIn(await call('planifi_createExpense_v1', input));
    expect(errorCode).toBe(code);
    const tool = 'planifi.createExpense.v1';
    expect(await lineOf(traceId)).toMatchObject({ msg: 'refused', tool, code, correlationId });
  });

  it.each([
    [404, 'ACCOUNT_NOT_FOUND', 'POST', '/api/v1/expenses', { 'idempotency-key': idempotencyKey }, expense()],
    [400, 'VALIDATION_ERROR', 'POST', '/api/v1/expenses', {}, expense()],
    [404, 'ROUTE_NOT_FOUND', 'GET', `/api/v1/${SECRETS.word}`, {}, undefined],
    [405, 'METHOD_NOT_ALLOWED', 'DELETE', TAGS, {}, undefined],
    [400, 'VALIDATION_ERROR', 'GET', `${TAGS}?${SECRETS.word}=${SECRETS.word}`, {}, undefined],
    [401, 'AUTH_API_KEY_INVALID', 'GET', TAGS, { 'x-api-key': 'another' }, undefined],
  ])('over REST: %i %s', async (status, code, method, path, headers, body) => {
    const answer = await send(method, path, { ...headers, 'correlation-id': correlationId }, body);
    expect(answer).toMatchObject({ status, headers: { 'correlation-id': correlationId } });
    const { errorCode, traceId } = refusalIn(answer);
    expect(errorCode).toBe(code);
    expect(await lineOf(traceId)).toMatchObject({ msg: 'refused', method, status, correlationId });
  });

  it('no two requests have one, and the log holds nothing of what was sent', async () => {
    const refusals = await Promise.all(Array.from({ length: 8 }, () => send('GET', '/api/v1/none')));
    const traces = new Set(refusals.map((answer) => refusalIn(answer).traceId));
    expect(traces.size).toBe(8);
    for (const traceId of traces) await lineOf(traceId);
    const log = server.process.stderr;
    for (const line of log.trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    for (const secret of [key.slice(-43), 'another', ...Object.values(SECRETS)]) expect(log).not.toContain(`${secret}`);
  });
});

describe('what a caller names a request', () => {
  const blank = ['', ' ', '\t'];

  it('over REST comes back in the header, and a new name where there is none to give back', async () => {
    for (const given of ['abc', 'a  b', '~!', 'x'.repeat(255)]) {
      expect((await send('GET', TAGS, { 'correlation-id': given })).headers['correlation-id']).toBe(given);
    }
    for (const headers of [{}, ...[...blank, 'caf\u00e9', '\u00ff'].map((given) => ({ 'correlation-id': given }))]) {
      const answer = await send('GET', TAGS, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['correlation-id']).toMatch(UUID);
    }
    const tooLong = await send('GET', TAGS, { 'correlation-id': 'x'.repeat(256) });
    expect(tooLong).toMatchObject({ status: 400, headers: { 'correlation-id': expect.stringMatching(UUID) } });
    expect(refusalIn(tooLong).message).toMatch(/^correlation-id /);
  });

  it('over MCP comes back in the answer: that of the payload, else that of the header', async () => {
    const header = { 'correlation-id': 'of the header' };
    expect(structuredOf(await call(LIST, { correlationId: 'of the payload' }, header))).toEqual({
      correlationId: 'of the payload',
      tags: [],
    });
    for (const payload of [{}, ...blank.map((correlationId) => ({ correlationId }))]) {
      expect(structuredOf(await call(LIST, payload, header))).toMatchObject({ correlationId: 'of the header' });
      expect(structuredOf(await call(LIST, payload))).toMatchObject({ correlationId: expect.stringMatching(UUID) });
    }
    for (const correlationId of ['\u202eÑ 🙂', 'x'.repeat(255), '🙂'.repeat(255)]) {
      expect(structuredOf(await call(LIST, { correlationId }))).toEqual({ correlationId, tags: [] });
    }
    expect(structuredOf(await call(LIST, {}, { 'correlation-id': 'caf\u00e9' }))).toMatchObject({
      correlationId: expect.stringMatching(UUID),
    });
  });

  it('over MCP is refused when it is too long, wherever it stands; an error holds none', async () => {
    for (const [input, headers] of [
      [{ correlationId: 'x'.repeat(256) }, {}],
      [{}, { 'correlation-id': 'x'.repeat(256) }],
      [{ correlationId: 5 }, {}],
    ] as const) {
      const { errorCode, message } = refusalIn(await call(LIST, input, headers));
      expect(errorCode).toBe('VALIDATION_ERROR');
      expect(message).toMatch(/^correlation(Id|-id) /);
    }
    expect(structuredOf(await call(LIST, { correlationId: 'short' }, { 'correlation-id': 'x'.repeat(256) }))).toEqual({
      correlationId: 'short',
      tags: [],
    });
  });

  it('over MCP the header with an idempotency key means nothing', async () => {
    const headers = { 'idempotency-key': 'of the header' };
    const refused = await call('planifi_createTag_v1', { name: 'Casa' }, headers);
    expect(refusalIn(refused)).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
    const make = async (idempotencyKey: string) =>
      structuredOf(await call('planifi_createTag_v1', { name: idempotencyKey, idempotencyKey }, headers))['tag'];
    expect([await make('first key'), await make('second key')]).toMatchObject([
      { name: 'first key' },
      { name: 'second key' },
    ]);
  });
});
