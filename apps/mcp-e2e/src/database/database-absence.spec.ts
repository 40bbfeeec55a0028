import { createServer, type AddressInfo, type Server } from 'node:net';

import { killAnyway, postmasterOf, until } from '@bursar/database/testing';

import { DataDirectory, Household, HttpServer, StdioServer, stopAfterwards, surfaceOf } from '../index';

const SPLIT_ONLY = ['--domains', 'shared-split'];
const UNAVAILABLE = { failure: { code: 'SERVICE_UNAVAILABLE' } };

const kept = stopAfterwards();

/** Polls until the server reports it: it does not notice a change at once. */
async function untilReadiness(server: HttpServer, status: number): Promise<void> {
  await until(async () => (await server.send({ path: '/health/ready' })).status === status);
}

async function callOver(server: HttpServer, name: string, input: unknown): Promise<unknown> {
  const { message } = await server.post({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: input },
  });
  return message?.result;
}

const REFUSED = {
  isError: true,
  content: expect.arrayContaining([
    expect.objectContaining({ text: expect.stringMatching(/^API error SERVICE_UNAVAILABLE: /) }),
  ]),
};

describe('while there is no database', () => {
  /** Accepts connections and never answers. */
  let unresponsive: Server;
  beforeAll(() => new Promise<void>((resolve) => (unresponsive = createServer()).listen(0, '127.0.0.1', resolve)));
  afterAll(() => unresponsive.close());
  const unresponsiveUrl = () =>
    `postgres://someone:secret@127.0.0.1:${(unresponsive.address() as AddressInfo).port}/home`;

  const ABSENCES: [string, () => Record<string, string>][] = [
    ['nothing listens there', () => ({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/home' })],
    ['no such host', () => ({ DATABASE_URL: 'postgres://someone:secret@nowhere.invalid/home' })],
    ['a data directory that cannot be made', () => ({ BURSAR_DATA_DIR: '/dev/null/nowhere' })],
  ];

  it.each(ABSENCES)('(%s) tools are listed, and calls are refused with the reason', async (_, env) => {
    const server = kept(new StdioServer({ args: ['stdio', ...SPLIT_ONLY], env: env() }));
    const household = new Household(server, 1);
    const call = household.call('list_participants', {});
    const listed = await server.request('tools/list');
    expect(listed.result?.['tools']).toHaveLength(surfaceOf('shared-split').tools.length);
    expect(await call).toMatchObject(UNAVAILABLE);
    expect(await household.buy('1.00')).toMatchObject(UNAVAILABLE);
    expect(JSON.stringify(await call)).not.toMatch(/secret|someone|nowhere/);
    expect(await server.close()).toEqual({ code: 0, signal: null });
  });

  it('(one that accepts connections and never answers) tools are listed at once, and the end does not wait for it', async () => {
    const server = kept(
      await StdioServer.started({ args: ['stdio', ...SPLIT_ONLY], env: { DATABASE_URL: unresponsiveUrl() } }),
    );
    const call = server.callTool('list_participants', {}).catch(() => 'no answer');
    const listed = await server.request('tools/list');
    expect(listed.result?.['tools']).toHaveLength(surfaceOf('shared-split').tools.length);
    const end = await server.close();
    expect(end).toEqual({ code: 0, signal: null });
    await call;
  });

  it('the HTTP server lives and is not ready', async () => {
    const server = kept(
      await HttpServer.started({ env: { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/home' } }),
    );
    expect(await server.send({ path: '/health/live' })).toMatchObject({ status: 200, text: '{"status":"alive"}' });
    const ready = await server.send({ path: '/health/ready' });
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(ready.text).not.toMatch(/secret|someone|127\.0\.0\.1/);
  });
});

describe('a database that goes and comes back', () => {
  const data = new DataDirectory();
  afterAll(() => data.remove());

  it('is reported by a server that does not run it', async () => {
    // Whoever shares the data directory keeps its server; the other one knows it by its address only.
    const keeper = kept(await Household.started(8, data.args));
    await keeper.summary();
    const server = kept(await HttpServer.started({ args: SPLIT_ONLY, env: { DATABASE_URL: data.url } }));
    await untilReadiness(server, 200);
    expect(await keeper.buy('5.00', 'before')).toHaveProperty('structured');

    await keeper.server.close();
    await data.untilQuiet();
    await untilReadiness(server, 503);
    expect(await callOver(server, 'list_participants', {})).toMatchObject(REFUSED);
    expect((await server.send({ path: '/health/live' })).status).toBe(200);

    const next = kept(await Household.started(8, data.args));
    await next.summary();
    await untilReadiness(server, 200);
    expect(await callOver(server, 'list_movements', { year: 2031, month: 8 })).toMatchObject({
      structuredContent: { total: 1, items: [{ external_id: 'before' }] },
    });
  });

  it('is started again by a server that keeps it', async () => {
    const server = kept(await HttpServer.started({ args: [...SPLIT_ONLY, ...data.args] }));
    await untilReadiness(server, 200);
    const killed = postmasterOf(data.path);
    if (killed !== undefined) killAnyway(killed);
    await until(() => ![killed, undefined].includes(postmasterOf(data.path)));
    await untilReadiness(server, 200);
    expect(await callOver(server, 'list_participants', {})).toMatchObject({ structuredContent: expect.anything() });
  });
});
