import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { DataDirectory, HttpServer, ROOT, runBursar, toolCallLine, UNLIMITED } from '../index';

const RULES = join(ROOT, 'examples/prometheus/alerts.yml');
/** A missing promtool is a failure in CI alone. */
const isChecked = spawnSync('promtool', ['--version']).error === undefined || process.env['CI'] !== undefined;

/** So many paths, tools and keys that there are not, a third each. */
const INVENTED = 10_000;

const data = new DataDirectory();
let server: HttpServer;
let metricsUrl: URL;

beforeAll(async () => {
  server = await HttpServer.started({ args: ['--metrics-port', '0', ...data.args], env: UNLIMITED });
  metricsUrl = new URL(/Metrics: (\S+)/.exec(server.process.stderr)?.[1] ?? '');
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const scraped = async () => (await fetch(metricsUrl)).text();
/** What counts the work of callers. */
const seriesOf = (text: string) => text.split('\n').filter((line) => /^(http|mcp)_/.test(line));
const call = (name: string, args: object = {}) =>
  fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: toolCallLine(1, name, args),
  }).then((response) => response.text());

/** The answer to a request under another name of the host. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { host: metricsUrl.hostname, port: metricsUrl.port, path: '/metrics', headers: { host } };
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

it('are served at one path of a port of their own, to this machine', async () => {
  const { status, headers } = await fetch(metricsUrl);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405);
  expect(await statusFor('attacker.example')).toBe(403);
  expect((await fetch(new URL('/metrics', server.url))).status).toBe(404);
});

it('end with a server that cannot start', async () => {
  const args = ['http', '--port', server.url.port, '--metrics-port', '0', '--domains', 'cgt-engine'];
  expect(await runBursar(args)).toMatchObject({ status: 2, stderr: expect.stringMatching(/is in use/) });
});

it('have the names of the conventions, and of what bursar counts', async () => {
  await call('list_participants');
  await call('create_movement', { amount: 'wrong' });
  await fetch(new URL('/health/ready', server.url));
  const text = await scraped();
  for (const line of [
    /^http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/health\/ready",http_response_status_code="200"\} 1$/m,
    /^mcp_server_operation_duration_seconds_count\{mcp_method_name="tools\/call",gen_ai_tool_name="list_participants"\} 1$/m,
    /^mcp_server_operation_duration_seconds_count\{mcp_method_name="tools\/call",gen_ai_tool_name="create_movement",error_type="\w+"\} 1$/m,
    /^db_client_connection_count\{db_client_connection_pool_name="statements",db_client_connection_state="idle"\} [1-9]/m,
    /^db_client_connection_max\{db_client_connection_pool_name="statements"\} [1-9]/m,
    /^db_client_connection_pending_requests\{db_client_connection_pool_name="statements"\} 0$/m,
    /^db_client_connection_wait_time_seconds_count\{db_client_connection_pool_name="statements"\} [1-9]/m,
    /^nodejs_eventloop_lag_seconds /m,
    /^process_cpu_seconds_total /m,
    /^process_resident_memory_bytes /m,
    /^target_info\{service_name="bursar",service_version="\S+"\} 1$/m,
    /^bursar_database_failovers_total 0$/m,
    /^bursar_database_retries_total 0$/m,
    /^bursar_database_unknown_commits_total 0$/m,
    /^bursar_migrations_pending \d+$/m,
  ]) {
    expect(text).toMatch(line);
  }
});

it('name the path of a REST request by its template', async () => {
  const counted = async (route: string) => {
    const lines = seriesOf(await scraped()).filter((line) => line.includes('_count{') && line.includes(`"${route}"`));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const before = await counted('unknown');
  for (const path of ['movements/aaa/history', 'movements/bbb/history', 'nowhere', 'nowhere/else']) {
    await fetch(new URL(`/v1/${path}`, server.url)).then((response) => response.text());
  }
  expect(await counted('/v1/movements/{movement_id}/history')).toBe(2);
  expect((await counted('unknown')) - before).toBe(2);
  expect(await scraped()).not.toMatch(/http_route="[^"]*\*/);
});

it('grow by nothing that a caller invents', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, path, headers, method: body === undefined ? 'GET' : 'POST' };
      request(server.url, options, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end(body);
    });
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const invented = (number: number) => {
    if (number % 3 === 0) return send(`/nowhere/${number}`);
    if (number % 3 === 1) return send(server.url.pathname, json, toolCallLine(1, `no_such_tool_${number}`, {}));
    return send('/household/settings', { 'x-mcp-api-key': `key-${number}` });
  };
  const invent = async (from: number, to: number) => {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    await Promise.all(numbers.map(invented));
  };
  await invent(0, 3);
  const before = seriesOf(await scraped()).length;
  await invent(3, 3 + INVENTED);
  agent.destroy();
  const text = await scraped();
  expect(seriesOf(text)).toHaveLength(before);
  expect(text).not.toMatch(/nowhere|no_such_tool|key-\d/);
});

(isChecked ? it : it.skip)('are what Prometheus reads, and alerts are rules that it takes', async () => {
  const checked = spawnSync('promtool', ['check', 'metrics'], { input: await scraped(), encoding: 'utf8' });
  expect([checked.stdout, checked.stderr, checked.status]).toEqual(['', '', 0]);
  expect(spawnSync('promtool', ['check', 'rules', RULES]).status).toBe(0);
});
