import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';

import {
  BURSAR,
  checkoutEnvironment,
  runBursar,
  RunningProcess,
  sendOverTls,
  shown,
  TemporaryFolder,
  toolCallLine,
  within,
} from '../index';

const folder = new TemporaryFolder();
const data = join(folder.path, 'data');
const env = { ...checkoutEnvironment(folder), LANG: 'en_GB.UTF-8' };
afterAll(() => folder.remove());

/** Starts a server that prints one JSON value. */
async function started(...args: readonly string[]) {
  const process_ = new RunningProcess(process.execPath, [BURSAR, ...args, '--json'], { env });
  const facts = new Promise<ReturnType<typeof JSON.parse>>((resolve, reject) => {
    process_.child.stdout.on('data', () => process_.stdout.endsWith('\n') && resolve(JSON.parse(process_.stdout)));
    void process_.exit.then(() => reject(new Error(`no address before the end of ${process_.describe()}`)));
  });
  return { process: process_, facts: await within(facts, () => `the address of ${process_.describe()}`) };
}

const codeIn = ({ link }: { readonly link: string }) => link.split('/#/pair/')[1] ?? '';
const MCP = { accept: 'application/json, text/event-stream' };

describe('bursar pair', () => {
  let running: Awaited<ReturnType<typeof started>>;
  let url: string;
  beforeAll(async () => {
    running = await started('pair', '--host', '127.0.0.1', '--port', '0', '--data-dir', data);
    ({ url } = running.facts);
  });
  afterAll(() => running.process.stop());

  const pair = (code: string, name = 'Phone') => sendOverTls(`${url}/pair`, { method: 'POST', body: { code, name } });
  const participants = (key?: string) =>
    sendOverTls(`${url}/mcp`, {
      method: 'POST',
      headers: { ...MCP, ...(key !== undefined && shown(key)) },
      body: JSON.parse(toolCallLine(1, 'list_participants', {})),
    });

  it('shows where, and the fingerprint of the certificate that it made', async () => {
    expect(running.facts).toEqual({
      url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+$/),
      link: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/#\/pair\/[0-9A-HJKMNP-TV-Z]{8}$/),
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
      ...{ is_self_made: true, keeps: false, expires_at: expect.any(String) },
    });
    const { certificate } = await sendOverTls(url);
    expect(certificate.fingerprint256).toBe(running.facts.fingerprint);
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.raw.toString('base64')}\n-----END CERTIFICATE-----\n`;
    expect((await sendOverTls(`${url}/manifest.webmanifest`, {}, pem)).json).toMatchObject({
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    });
  });

  it('serves the page, and nothing else without a key', async () => {
    const page = await sendOverTls(url);
    expect([page.status, page.text.includes('<script')]).toEqual([200, true]);
    for (const path of ['/household/settings', '/household/devices', '/household/sample', '/v1/participants']) {
      expect([path, (await sendOverTls(`${url}${path}`)).status]).toEqual([path, 401]);
    }
    expect((await participants()).status).toBe(401);
  });

  it('is not spoken to without TLS, under another name, or from another page', async () => {
    const [failed] = await once(get(url.replace('https:', 'http:')), 'error');
    expect(failed).toMatchObject({ code: expect.any(String) });
    const { host } = new URL(url);
    for (const headers of [
      { host: 'evil.example' },
      { host: host.replace('127.0.0.1', 'localhost') },
      { origin: 'https://evil.example' },
      { origin: `http://${host}` },
    ]) {
      const body = { code: codeIn(running.facts), name: 'Phone' };
      expect((await sendOverTls(`${url}/pair`, { method: 'POST', headers, body })).status).toBe(403);
    }
  });

  it('refuses what is no code and no name, and a wrong code', async () => {
    const send = (body: object) => sendOverTls(`${url}/pair`, { method: 'POST', body });
    const refusal = ({ status, json }: Awaited<ReturnType<typeof send>>) => [status, json.code, json.details];
    expect(refusal(await send({ name: 'Phone' }))).toEqual([422, 'INVALID_ARGUMENT', { field: 'code' }]);
    const code = codeIn(running.facts);
    for (const name of ['', 'two\nlines', '\u202eenohP', 'x'.repeat(101), 7]) {
      expect(refusal(await send({ code, name }))).toEqual([422, 'INVALID_ARGUMENT', { field: 'name' }]);
    }
    expect(refusal(await pair('WRONGEST'))).toEqual([403, 'WRONG_CODE', { tries_left: 4 }]);
  });

  it('gives one device a key of its own, which is listed and revoked', async () => {
    const paired = await pair(codeIn(running.facts), 'Ana’s phone');
    expect([paired.status, paired.headers['cache-control']]).toEqual([200, 'no-store']);
    const { key } = paired.json;
    expect((await participants(key)).status).toBe(200);
    expect((await pair(codeIn(running.facts))).status).toBe(410);

    const devices = await sendOverTls(`${url}/household/devices`, { headers: shown(key) });
    const device = { id: expect.any(String), name: 'Ana’s phone', paired_at: expect.stringMatching(/Z$/) };
    expect(devices.json).toEqual({ devices: [device], can_pair: false, pairing: null });
    const opened = await sendOverTls(`${url}/household/devices/pairing`, { method: 'POST', headers: shown(key) });
    expect([opened.status, opened.json.code]).toEqual([403, 'FORBIDDEN']);

    const listed = async () => (await runBursar(['key', 'list', '--data-dir', data], { env })).stdout;
    expect(await listed()).toMatch(/\tAna’s phone\t.*\tvalid\n$/);
    const address = `${url}/household/devices/${devices.json.devices[0].id}`;
    const revoked = await sendOverTls(address, { method: 'DELETE', headers: shown(key) });
    expect([revoked.status, revoked.json.devices]).toEqual([200, []]);
    expect((await participants(key)).status).toBe(401);
    expect(await listed()).toMatch(/\tAna’s phone\t.*\trevoked \S+\n$/);
  });

  it('ends when it is stopped', async () => {
    running.process.child.kill('SIGTERM');
    expect(await running.process.ended()).toEqual({ code: 0, signal: null });
  });
});

describe('a server with a certificate of one’s own', () => {
  const [certificate, key] = [join(folder.path, 'certificate.pem'), join(folder.path, 'key.pem')];
  const tls = ['--tls-cert', certificate, '--tls-key', key];
  let running: Awaited<ReturnType<typeof started>>;
  let url: string;
  beforeAll(async () => {
    const names = 'subjectAltName=IP:127.0.0.1,DNS:home.example,DNS:*.home.example';
    const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=home'];
    const out = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', ...ec, '-addext', names, ...out], { stdio: 'ignore' });
    running = await started('http', '--port', '0', '--ephemeral', ...tls);
    ({ url } = running.facts);
  });
  afterAll(() => running.process.stop());

  it('serves the page over TLS, under the names of the certificate', async () => {
    expect(running.facts).toEqual({
      url: expect.stringMatching(/^https:/),
      mcp: `${url}/mcp`,
      page: `${url}/`,
    });
    const statusFor = async (host: string) => (await sendOverTls(url, { headers: { host } })).status;
    const { port } = new URL(url);
    for (const name of ['127.0.0.1', 'home.example', 'bills.home.example']) {
      expect([name, await statusFor(`${name}:${port}`)]).toEqual([name, 200]);
    }
    for (const name of ['evil.example', 'localhost', 'a.b.home.example', 'home.example.evil.example']) {
      expect([name, await statusFor(`${name}:${port}`)]).toEqual([name, 403]);
    }
  });

  it('pairs devices from its page: a code that is guessed at ends, the next one is good once', async () => {
    const devices = `${url}/household/devices`;
    const open = async () => (await sendOverTls(`${devices}/pairing`, { method: 'POST', body: { keep: true } })).json;
    const { can_pair: canPair, pairing } = await open();
    expect([canPair, pairing]).toEqual([
      true,
      {
        url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+$/),
        link: `${pairing.url}/#/pair/${codeIn(pairing)}`,
        qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        ...{ fingerprint: expect.any(String), is_self_made: false, keeps: true, expires_at: expect.any(String) },
      },
    ]);
    const pair = async (code: string) => {
      const { status, json } = await sendOverTls(`${pairing.url}/pair`, {
        method: 'POST',
        body: { code, name: 'Phone' },
      });
      return [status, json.code ?? typeof json.key];
    };
    for (let left = 4; left > 0; left -= 1) expect(await pair('0')).toEqual([403, 'WRONG_CODE']);
    expect(await pair('0')).toEqual([410, 'CODE_ENDED']);
    expect(await pair(codeIn(pairing))).toEqual([410, 'CODE_ENDED']);
    expect((await sendOverTls(devices)).json.pairing).toMatchObject({ link: null, qr: null, expires_at: null });
    const { pairing: next } = await open();
    expect(next.url).toBe(pairing.url);
    expect(await pair(codeIn(next))).toEqual([200, 'string']);
    expect((await sendOverTls(devices)).json.devices).toMatchObject([{ name: 'Phone' }]);
    const closed = await sendOverTls(`${devices}/pairing`, { method: 'DELETE' });
    expect(closed.json).toMatchObject({ pairing: null });
    await expect(pair(codeIn(next))).rejects.toThrow();
  });

  it.each<[string, readonly string[], RegExp]>([
    ['half of it', ['--tls-cert', certificate], /--tls-cert and --tls-key go together/],
    ['what is none', ['--tls-cert', key, '--tls-key', key], /invalid --tls-cert/],
    ['a missing key', ['--tls-cert', certificate, '--tls-key', join(folder.path, 'none')], /invalid --tls-key/],
  ])('is refused with %s', async (_, args, message) => {
    const { status, stderr } = await runBursar(['http', '--port', '0', '--ephemeral', ...args], { env });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
