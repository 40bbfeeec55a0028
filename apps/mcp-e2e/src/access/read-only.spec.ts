import { failureOfTexts } from '@bursar/acceptance';

import { createKey, DataDirectory, HttpServer, shown, UNLIMITED, type HttpAnswer, type ToolFace } from '../index';
import { OPERATIONS_ENV, TENANT_OPERATIONS } from '../tenant-isolation/all-tenant-operations';
import { storedRows } from '../database/stored-rows';

const MONTH = '/v1/months/2032/3';

const data = new DataDirectory();
let writing: HttpServer;
let server: HttpServer;
let key: string;
/** The rows before the first request to the read-only server. */
let before: unknown;

beforeAll(async () => {
  writing = await HttpServer.started({ args: [...data.args], env: { ...UNLIMITED, ...OPERATIONS_ENV } });
  key = await createKey(data, 'local');
  for (const { createFixtures } of TENANT_OPERATIONS) {
    await createFixtures(async (tool, input) => {
      const { message } = await writing.callTool(tool, input);
      return message?.result?.['structuredContent'] as Record<string, unknown>;
    }, 'the owner');
  }
  before = await storedRows(data);
  server = await HttpServer.started({
    args: [...data.args],
    env: { ...UNLIMITED, ...OPERATIONS_ENV, BURSAR_READ_ONLY: 'true' },
  });
});
afterAll(async () => {
  await Promise.all([writing, server].map((running) => running.stop()));
  await data.remove();
});
afterEach(async () => expect(await storedRows(data)).toEqual(before));

const send = (method: string, path: string, body: unknown = {}) =>
  server.send({
    method,
    path,
    headers: { ...shown(key), 'content-type': 'application/json', 'idempotency-key': 'never done' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });

function expectReadOnly({ status, text }: HttpAnswer, path: string): void {
  expect({ path, status }).toEqual({ path, status: 403 });
  const [code, message, trace] = [expect.any(String), expect.any(String), expect.stringMatching(/^[0-9a-f]{32}$/)];
  expect(JSON.parse(text)).toEqual(
    path.startsWith('/api/')
      ? { errorCode: code, message, traceId: trace }
      : { code, message, details: expect.any(Object) },
  );
  expect(failureOfTexts([text]).code).toBe('READ_ONLY');
}

interface Listed extends ToolFace {
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly _meta?: Readonly<Record<string, string>>;
}

async function listOf(from: HttpServer): Promise<readonly Listed[]> {
  const { message } = await from.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  return message?.result?.['tools'] as readonly Listed[];
}

it('tools that write are not listed, and not found under any of their names', async () => {
  const [all, listed] = [await listOf(writing), await listOf(server)];
  for (const { name, annotations } of listed) expect({ name, ...annotations }).toMatchObject({ readOnlyHint: true });
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = all.filter(({ name }) => !names.has(name));
  expect(unlisted.length).toBeGreaterThan(14);
  for (const { name, annotations } of unlisted) {
    expect({ name, ...annotations }).toMatchObject({ readOnlyHint: false });
  }
  for (const { name, _meta } of unlisted) {
    const attempts = TENANT_OPERATIONS.flatMap(({ tools }) => tools[name]?.({}) ?? []);
    for (const spelling of new Set([name, _meta?.['bursar/name'] ?? name])) {
      const refused = await server.callTool(spelling, attempts[0]?.input);
      expect(refused.message?.error).toMatchObject({
        code: -32602,
        data: { code: 'UNKNOWN_TOOL', details: { tool: spelling } },
      });
    }
  }
});

it('tools that are listed write nothing, whatever the call', async () => {
  for (const { name } of await listOf(server)) {
    for (const { input } of TENANT_OPERATIONS.flatMap(({ tools }) => tools[name]?.({ mark: 'the owner' }) ?? [])) {
      expect(await server.callTool(name, input)).toMatchObject({ status: 200 });
    }
  }
});

it('every operation that writes is refused with the error body of its domain', async () => {
  let refused = 0;
  for (const prefix of ['/v1', '/api/v1']) {
    const { text } = await server.send({ path: `${prefix}/openapi.json` });
    const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> };
    for (const [template, operations] of Object.entries(paths)) {
      const path = template
        .replace('{year}', '2032')
        .replace('{month}', '3')
        .replace(/\{\w+\}/g, 'any');
      for (const method of Object.keys(operations).filter((name) => name !== 'get')) {
        expectReadOnly(await send(method.toUpperCase(), path), path);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(11);
});

it('what would write on request is refused only then', async () => {
  for (const view of ['summary', 'report']) {
    const path = `${MONTH}/${view}?auto_generate=true`;
    expectReadOnly(await send('GET', path), path);
    expect(await send('GET', `${MONTH}/${view}`)).toMatchObject({ status: 200 });
    const summarize = async (input: object) => {
      const { message } = await server.callTool(`get_monthly_${view}`, { year: 2032, month: 3, ...input });
      return message?.result;
    };
    expect(await summarize({ auto_generate: true })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^API error [A-Z_]+: .*auto_generate/) }, {}],
    });
    expect(await summarize({ auto_generate: false })).not.toHaveProperty('isError');
  }
  expect(await send('POST', `${MONTH}/recurrences/generate`, { dry_run: true })).toMatchObject({ status: 200 });
});

it('a statement can be looked at, and not be imported', async () => {
  const content = 'date,description,amount\n2032-03-11,Bus,-1.00';
  const importing = async (mode: string) => {
    const input = { account_id: 'main', content, mode };
    return (await server.callTool('finance_transactions_import', input)).message?.result;
  };
  expect(await importing('analyze')).not.toHaveProperty('isError');
  const refused = await importing('commit');
  expect(refused).toHaveProperty('isError', true);
  expect(JSON.stringify(refused)).toMatch(/mode/);
});

it('what was stored can be read', async () => {
  for (const path of ['/v1/recurrences', '/v1/movements?year=2032&month=3', '/api/v1/accounts', '/api/v1/expenses']) {
    const { status, text } = await send('GET', path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(text).toContain('the owner');
  }
});
