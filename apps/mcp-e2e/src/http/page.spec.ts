import {
  createKey,
  DataDirectory,
  examplePath,
  HttpServer,
  runBursar,
  shown,
  TemporaryFolder,
  UNLIMITED,
} from '../index';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HISTORY = readFileSync(examplePath('three-years.cgt'), 'utf8');
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the page', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await HttpServer.started({ args: ['--ephemeral', '--domains', 'finance-tools,cgt-engine'] });
  });
  afterAll(() => server.stop());

  const report = (ending: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    server.send({
      method: 'POST',
      path: `/reports/capital-gains.${ending}`,
      headers: { ...JSON_TYPE, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is one document that reaches nothing but its server, and that no page shows inside itself', async () => {
    const { status, headers, text } = await server.send({ path: '/' });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'sha256-[^' ]+'$/),
      expect.stringMatching(/^style-src 'sha256-[^' ]+'$/),
      "connect-src 'self'",
      'img-src data:',
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(text.match(/<script|<style/g)).toEqual(['<style', '<script']);
    expect(text).not.toMatch(/(src|href)="(?!data:|\/manifest\.webmanifest")/);
  });

  it('is printed with the other addresses', () => {
    expect(server.process.stdout).toContain(`  page     ${server.url.origin}/\n`);
  });

  it('is let in where it came from, and no other page is', async () => {
    const own = { origin: server.url.origin, 'sec-fetch-site': 'same-origin' };
    expect(await server.callTool('finance_accounts_list', {}, own)).toMatchObject({ status: 200 });
    const other = { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-site' };
    expect(await server.callTool('finance_accounts_list', {}, other)).toMatchObject({ status: 403 });
    expect(await report('csv', { cgt_content: HISTORY }, other)).toMatchObject({ status: 403 });
  });

  it('receives the progress of an import before its result', async () => {
    const content = `date,description,amount\n${'2025-01-10,Coffee,-4.50\n'.repeat(12_000)}`;
    const input = { account_id: 'main', content, create_account: { name: 'Main', currency: 'CHF' } };
    const params = { name: 'finance_transactions_import', arguments: input, _meta: { progressToken: 7 } };
    const { text } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const messages = [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as object);
    const step = (progress: number) => ({
      method: 'notifications/progress',
      params: { progressToken: 7, progress, message: `${progress} rows read` },
    });
    expect(messages).toMatchObject([step(5000), step(10_000), step(12_000), { id: 1, result: expect.any(Object) }]);
  });

  it('takes the report away as CSV and as PDF, the same as the command line writes', async () => {
    const csv = await report('csv', { cgt_content: HISTORY, year: 2023 });
    expect(csv).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="capital-gains.csv"',
        'cache-control': 'no-store',
      },
    });
    const written = await runBursar([
      'cgt',
      'report',
      examplePath('three-years.cgt'),
      '--year',
      '2023',
      '--format',
      'csv',
    ]);
    expect(csv.text).toBe(written.stdout.replaceAll('\n', '\r\n'));
    expect(csv.text).toContain('-136.43');
    const pdf = await report('pdf', { cgt_content: HISTORY });
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(pdf.text).toMatch(/^%PDF-1\.7/);
  });

  it.each<[string, unknown, number, string]>([
    ['pdf', { cgt_content: '2024-06-20 SELL VOD 5 @ 1.20' }, 422, 'DISPOSAL_EXCEEDS_HOLDING'],
    ['csv', { cgt_content: '' }, 422, 'NO_TRANSACTIONS'],
    ['csv', { year: 2024 }, 422, 'INVALID_ARGUMENT'],
    ['csv', { cgt_content: HISTORY, cgt_path: '/etc/passwd' }, 422, 'INVALID_ARGUMENT'],
    ['pdf', '{', 400, 'INVALID_JSON'],
    ['xls', { cgt_content: HISTORY }, 404, 'NOT_FOUND'],
  ])('gets an error message for a report as %s of %j', async (ending, body, status, code) => {
    const answer = await report(ending, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ code, message: expect.any(String), details: expect.any(Object) });
  });

  it('is refused what is no JSON, or too large', async () => {
    const plain = await report('csv', '{}', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
    expect((await report('csv', 'x'.repeat(17 * 1024 * 1024))).status).toBe(413);
  });
});

describe('a server that asks for keys', () => {
  const data = new DataDirectory();
  let server: HttpServer;
  beforeAll(async () => {
    server = await HttpServer.started({ args: [...data.args, '--auth', 'key', '--host', '0.0.0.0'], env: UNLIMITED });
  });
  afterAll(async () => {
    await server.stop();
    await data.remove();
  });

  it('shows its page to who opens it on this machine, and nothing of what it keeps', async () => {
    const port = server.url.port;
    expect((await server.send({ path: '/', headers: { host: `localhost:${port}` } })).status).toBe(200);
    expect((await server.send({ path: '/', headers: { host: `192.168.1.5:${port}` } })).status).toBe(404);
    const body = JSON.stringify({ cgt_content: HISTORY });
    const request = { method: 'POST', path: '/reports/capital-gains.csv', body };
    expect(await server.send({ ...request, headers: JSON_TYPE })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'ApiKey' },
    });
    const key = await createKey(data, 'local');
    expect((await server.send({ ...request, headers: { ...JSON_TYPE, ...shown(key) } })).status).toBe(200);
  });
});

describe('the command line', () => {
  const folder = new TemporaryFolder();
  afterAll(() => folder.remove());
  const report = (...args: string[]) => runBursar(['cgt', 'report', examplePath('three-years.cgt'), ...args]);

  it('writes the report as a PDF to a file or to a pipe', async () => {
    const output = join(folder.path, 'report.pdf');
    expect(await report('--format', 'pdf', '--output', output)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(output).subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect((await report('--format', 'pdf')).stdout).toMatch(/^%PDF-1\.7/);
    const csv = join(folder.path, 'report.csv');
    await report('--format', 'csv', '--output', csv);
    expect(readFileSync(csv, 'utf8')).toBe((await report('--format', 'csv')).stdout);
  });

  it.each([
    [['report', '--format', 'xls'], 2, /invalid --format "xls": expected text, json, csv, pdf for cgt report/],
    [['explain', '--format', 'pdf'], 2, /invalid --format "pdf": expected text, json, csv for cgt explain/],
    [['report', '--output', '/nowhere/report.csv'], 1, /the folder of \/nowhere\/report\.csv does not exist/],
  ])('refuses %j', async ([verb = '', ...args], expected, words) => {
    const { status, stderr } = await runBursar(['cgt', verb, examplePath('three-years.cgt'), ...args]);
    expect([status, stderr]).toEqual([expected, expect.stringMatching(words)]);
  });
});
