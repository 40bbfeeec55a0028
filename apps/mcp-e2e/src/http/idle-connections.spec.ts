import { connect, type Socket } from 'node:net';

import { until } from '@bursar/database/testing';

import { HttpServer, TemporaryFolder, BURSAR } from '../index';

const CONNECTIONS = 300;

const folder = new TemporaryFolder();
const sockets: Socket[] = [];
let server: HttpServer;

beforeAll(async () => {
  // The limit is inherited: the server is started by a shell that has lowered its own.
  const script = `ulimit -n 160; exec "${process.execPath}" "${BURSAR}" http --port 0 --ephemeral --domains cgt-engine`;
  const start = folder.write(
    'start.cjs',
    `const { spawn } = require('node:child_process');
     const child = spawn('/bin/sh', ['-c', ${JSON.stringify(script)}], { stdio: 'inherit' });
     process.on('SIGTERM', () => child.kill('SIGTERM'));
     child.on('exit', (code) => process.exit(code ?? 1));`,
  );
  server = await HttpServer.startedAs([start]);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.process.child.kill('SIGTERM');
  await server.process.ended();
  folder.remove();
});

function open(sent = ''): Promise<void> {
  const socket = connect(Number(server.url.port), server.url.hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('connect', () => socket.write(sent, () => resolve()));
    socket.once('close', () => resolve());
  });
}

it.each([
  ['that say nothing', ''],
  ['with half a request', 'POST /mcp HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'with half a body',
    'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('hundreds of connections %s lock out nobody, where a process may open few files', async (_, sent) => {
  for (let count = 0; count < CONNECTIONS; count += 1) await open(sent);
  expect((await server.send({ path: '/health/live' })).status).toBe(200);
  const answer = await server.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
  expect(answer.message?.result).toMatchObject({ structuredContent: { currency: 'USD' } });
  // Those that were idle for longest were closed.
  await until(() => sockets.filter(({ destroyed }) => destroyed).length >= CONNECTIONS - 160);
  for (const socket of sockets.splice(0)) socket.destroy();
});
