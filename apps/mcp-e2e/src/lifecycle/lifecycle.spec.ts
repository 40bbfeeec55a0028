import { connect } from 'node:net';

import {
  BURSAR,
  CGT_MCP,
  HttpServer,
  INITIALIZE_PARAMS,
  readExample,
  requestLine,
  StdioServer,
  toolCallLine,
  TOOLS,
  surfaceOf,
  within,
} from '../index';

const ENDED_WELL = { code: 0, signal: null };
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';

/** A history of so many trades in two tickers. */
const historyOf = (trades: number) =>
  Array.from({ length: trades }, (_, index) => {
    const day = new Date(Date.UTC(2010, 0, 1 + Math.floor(index / 4))).toISOString().slice(0, 10);
    return `${day} ${index % 2 === 0 ? 'BUY' : 'SELL'} T${index % 4 < 2 ? 1 : 2} 10 @ ${1 + (index % 7)}`;
  }).join('\n');

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

function kept<T extends { stop(): Promise<void> }>(server: T): T {
  running.push(server);
  return server;
}

describe('a session over stdio', () => {
  it.each([
    ['bursar stdio', BURSAR, ['stdio'], TOOLS],
    ['cgt-mcp', CGT_MCP, [], surfaceOf('cgt-engine').tools],
  ])('of %s writes nothing but answers, and ends with its input', async (_, script, args, tools) => {
    const server = kept(await StdioServer.started({ script, args }));
    const listed = await server.request('tools/list');
    expect(listed.result?.['tools']).toHaveLength(tools.length);
    await server.callTool('calculate_report', { cgt_content: readExample('three-years.cgt') });
    await server.callTool('calculate_report', { cgt_content: 'nonsense' });
    expect(await server.close()).toEqual(ENDED_WELL);
    expect(server.process.stderr).toBe('');
    const lines = server.process.stdout.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => (JSON.parse(line) as { jsonrpc: string }).jsonrpc)).toEqual(lines.map(() => '2.0'));
  });

  it('that never began ends as well', async () => {
    const server = kept(new StdioServer());
    expect(await server.close()).toEqual(ENDED_WELL);
    expect({ out: server.process.stdout, err: server.process.stderr }).toEqual({ out: '', err: '' });
  });

  it('answers calls sent before the input ended', async () => {
    const server = kept(await StdioServer.started());
    const calculation = { cgt_content: historyOf(200), detail: 'summary' };
    // The first calculation loads the engine, which can take a busy machine longer than the end of the input allows.
    await server.callTool('calculate_report', calculation);
    server.send(toolCallLine(7, 'calculate_report', calculation));
    const end = server.close();
    expect((await server.answerTo(7)).result).toMatchObject({ structuredContent: { holdings: [] } });
    expect(await end).toEqual(ENDED_WELL);
  });

  it('gives the whole of an answer that is larger than a pipe', async () => {
    const server = kept(await StdioServer.started());
    // At the end of the input the answer fills the pipe: the server has only so long to finish it.
    const begun = new Promise((resolve) => server.process.child.stdout.once('data', resolve));
    server.send(toolCallLine(7, 'calculate_report', { cgt_content: historyOf(5_000) }));
    await begun;
    const end = server.close();
    const { result } = await server.answerTo(7);
    expect(JSON.stringify(result).length).toBeGreaterThan(1_000_000);
    expect(await end).toEqual(ENDED_WELL);
    expect(server.strayLines).toEqual([]);
  });

  it('answers a whole session that is sent in one go', async () => {
    const server = kept(new StdioServer());
    server.process.child.stdin.end(
      [
        requestLine(1, 'initialize', INITIALIZE_PARAMS),
        '{"jsonrpc":"2.0","method":"notifications/initialized"}',
        // The server has only so long to answer them after the end of its input.
        ...Array.from({ length: 100 }, (_, index) => requestLine(index + 2, index % 10 === 0 ? 'tools/list' : 'ping')),
      ].join('\n') + '\n',
    );
    for (let id = 1; id <= 101; id += 1) expect((await server.answerTo(id)).error).toBeUndefined();
    expect(await server.process.ended()).toEqual(ENDED_WELL);
  });

  it('answers a last line that lacks its end', async () => {
    const server = kept(await StdioServer.started());
    server.process.child.stdin.write(PING);
    const end = server.close();
    expect((await server.answerTo(7)).result).toEqual({});
    expect(await end).toEqual(ENDED_WELL);
  });

  it('reports that half a last line is not JSON, and ends', async () => {
    const server = kept(await StdioServer.started());
    server.process.child.stdin.write('{"jsonrpc":"2.0",');
    const end = server.close();
    expect((await server.next(({ id }) => id === null)).error).toMatchObject({ code: -32700 });
    expect(await end).toEqual(ENDED_WELL);
  });

  it('ends when its stdout is closed', async () => {
    const server = kept(await StdioServer.started());
    server.process.child.stdout.destroy();
    server.send(PING);
    expect(await server.process.ended()).toEqual(ENDED_WELL);
    expect(server.process.stderr).toBe('');
  });

  it('lives on when its stderr is closed', async () => {
    const server = kept(await StdioServer.started());
    server.process.child.stderr.destroy();
    server.send('nonsense');
    server.send(PING);
    expect((await server.answerTo(7)).result).toEqual({});
    expect((await server.next(({ id }) => id === null)).error).toMatchObject({ code: -32700 });
    expect(await server.close()).toEqual(ENDED_WELL);
  });
});

describe.each(SIGNALS)('%s', (signal) => {
  it('ends a session over stdio in order', async () => {
    const server = kept(await StdioServer.started());
    server.process.child.kill(signal);
    expect(await server.process.ended()).toEqual(ENDED_WELL);
    expect(server.strayLines).toEqual([]);
  });

  it('ends the HTTP server in order, with a connection open and a request half sent', async () => {
    const server = kept(await HttpServer.started());
    const socket = connect(Number(server.url.port), server.url.hostname);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head =
      'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    expect((await server.send({ path: '/health/live' })).status).toBe(200);
    server.process.child.kill(signal);
    expect(await server.process.ended()).toEqual(ENDED_WELL);
    await within(closed, () => 'the end of a connection');
    const lines = server.process.stderr.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([`The server ends: ${signal}.`]);
  });
});

it('a second signal does not turn an orderly end into a kill', async () => {
  const server = kept(await StdioServer.started());
  for (const signal of [...SIGNALS, ...SIGNALS]) server.process.child.kill(signal);
  expect(await server.process.ended()).toEqual(ENDED_WELL);
});
