import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { systemClock } from '@bursar/calendar';

import { createSharedSplit } from '../shared-split';
import { movement } from '../testing/bodies';
import { callTool, type Answer } from '../testing/call-tool';
import { closed } from '../testing/serve-requests';
import { readRemoteSettings, type RemoteSettings } from './remote-settings';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(closed)));

/** A server with the given answers, and the settings that name it. */
async function stub(answer: RequestListener): Promise<RemoteSettings> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutSeconds: 20 };
}

const call = (remote: RemoteSettings, tool = 'list_participants', input: object = {}): Promise<Answer> =>
  callTool(createSharedSplit({ remote, clock: systemClock }), tool, input);

/** The texts of a call that must fail. */
async function texts(remote: RemoteSettings, tool?: string, input?: object) {
  const answer = await call(remote, tool, input);
  if (!('error' in answer)) throw new Error('it was not refused');
  return answer.texts;
}

const PURCHASE = { type: 'purchase', amount: '1.00', description: 'Pão', requested_by_participant_id: 'elias' };
const PAIR = {
  participants: [
    { id: 'elias', display_name: 'Elias', is_active: true },
    { id: 'leticia', display_name: 'Letícia', is_active: true },
  ],
};

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const plain =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body);

describe('an error of the API', () => {
  it('of the contract is passed on', async () => {
    const error = { code: 'SOME_CODE', message: 'Something is. Do something.', details: { a: [1, null] } };
    expect(await texts(await stub(json(418, error)))).toEqual([
      'API error SOME_CODE: Something is. Do something. | details={"a":[1,null]}',
      expect.stringContaining('• Código: SOME_CODE\n• Motivo: Something is. Do something.'),
    ]);
  });

  it.each([
    [502, '<h1>Bad Gateway</h1>\n', 'API request failed with status 502: <h1>Bad Gateway</h1>\n'],
    [404, '', 'API request failed with status 404: '],
    [500, '{"code":"X"}', 'API request failed with status 500: {"code":"X"}'],
    [
      400,
      '{"code":"X","message":"y","details":[]}',
      'API request failed with status 400: {"code":"X","message":"y","details":[]}',
    ],
    [
      400,
      '{"code":"a | details=","message":"y","details":{}}',
      'API request failed with status 400: {"code":"a | details=","message":"y","details":{}}',
    ],
    [503, `${'é'.repeat(499)}🙂…`, `API request failed with status 503: ${'é'.repeat(499)}🙂`],
    [500, 'a\u202eb\u0007', 'API request failed with status 500: a\\u{202e}b\\u{7}'],
  ])('in another form is passed on as text: %s %j', async (status, body, text) => {
    const [api, people] = await texts(await stub(plain(status, body)));
    expect(api).toBe(text);
    expect(people).toContain(`• Código: HTTP_${status}\n• Motivo: API request failed with status ${status}:`);
  });

  it('larger than any of the contract is truncated', async () => {
    const error = { code: 'HUGE', message: 'x'.repeat(1_000_000), details: {} };
    const [api] = await texts(await stub(json(500, error)));
    expect(api).toBe(`API request failed with status 500: {"code":"HUGE","message":"${'x'.repeat(500 - 26)}`);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 307])('%s is not followed', async (status) => {
    const urls: unknown[] = [];
    const remote = await stub((request, response) => {
      urls.push(request.url);
      const body = JSON.stringify({ code: 'ELSEWHERE', message: 'There.', details: {} });
      response.writeHead(status, { location: '/v1/participants?again' }).end(body);
    });
    expect((await texts(remote))[0]).toBe(
      `API request failed with status ${status}: {"code":"ELSEWHERE","message":"There.","details":{}}`,
    );
    expect(urls).toEqual(['/v1/participants']);
  });
});

describe('a success that is not the expected JSON', () => {
  const BAD = /^API error API_BAD_RESPONSE: .+ \| details=\{"status":20\d\}$/;

  it.each<[string, RequestListener]>([
    ['text', plain(200, 'Hello')],
    ['nothing', (_request, response) => void response.writeHead(204).end()],
    ['another body', json(200, { people: [] })],
    ['a body of wrong types', json(200, { participants: [{ id: 1, display_name: 'Elias', is_active: true }] })],
    [
      'half of it',
      (_request, response) => {
        const whole = JSON.stringify(PAIR);
        response.writeHead(200, { 'content-length': whole.length }).write(whole.slice(0, 20), () => response.destroy());
      },
    ],
    [
      'an endless one',
      (_request, response) => {
        const more = () => {
          while (response.write(' '.repeat(64 * 1024)));
        };
        response.writeHead(200).on('drain', more);
        more();
      },
    ],
  ])('is API_BAD_RESPONSE: %s', async (_name, answer) => {
    const [api, people] = await texts(await stub(answer));
    expect(api).toMatch(BAD);
    expect(people).toContain('O serviço não respondeu como esperado.');
  });

  it.each([
    [{ competence_month: '2026-13' }],
    [{ occurred_at: '+275760-09-13T00:00:00Z' }],
    [{ occurred_at: '2026-02-30T10:00:61Z' }],
    [{ amount: '1,00' }],
    [{ type: 'gift' }],
  ])('is API_BAD_RESPONSE before any text is rendered: %j', async (wrong) => {
    const page = { items: [{ ...movement, ...wrong }], total: 1, limit: 50, offset: 0 };
    expect((await texts(await stub(json(200, page)), 'list_movements', { year: 2026, month: 2 }))[0]).toMatch(BAD);
  });

  it('may have an unknown field', async () => {
    const answer = await call(await stub(json(200, { ...PAIR, since: '2020' })));
    expect(answer).toMatchObject({ result: { structured: PAIR } });
  });
});

describe('the time limit', () => {
  it.each<[string, RequestListener]>([
    ['nothing comes', () => undefined],
    ['an answer does not end', (_request, response) => void response.writeHead(200).write('{"participants":')],
    ['an error does not end', (_request, response) => void response.writeHead(500).write('{')],
  ])('covers the whole request: %s', async (_name, answer) => {
    const remote = { ...(await stub(answer)), timeoutSeconds: 0.2 };
    const [api] = await texts(remote);
    expect(api).toMatch(/^API error API_TIMEOUT: .* 0\.2 seconds\. .+ \| details=\{"timeout_seconds":0\.2\}$/);
    expect((await texts(remote, 'create_movement', PURCHASE))[0]).toContain('may have been done');
  });
});

describe('no connection', () => {
  it.each<[string, RequestListener | undefined]>([
    ['nothing listens', undefined],
    ['the server hangs up', (request) => void request.socket.destroy()],
  ])('names the address without its credentials: %s', async (_name, answer) => {
    const { baseUrl } = await stub(answer ?? json(200, {}));
    if (answer === undefined) await Promise.all(servers.splice(0).map(closed));
    const settings = readRemoteSettings({
      MCP_API_BASE_URL: `${baseUrl.replace('//', '//me:s3cret@')}/api/`,
      MCP_API_KEY: 'k3y',
    });
    const failed = await texts(settings as RemoteSettings);
    expect(failed[0]).toMatch(/^API error API_UNREACHABLE: /);
    expect(failed[0]?.endsWith(` | details={"base_url":"${baseUrl}/api"}`)).toBe(true);
    expect(failed.join()).not.toMatch(/s3cret|k3y|ECONN/);
  });
});

describe('a request', () => {
  it('is sent once, to its path under the address, with key and credentials in headers', async () => {
    const seen: unknown[] = [];
    const { baseUrl } = await stub((request, response) => {
      const { 'x-mcp-api-key': key, authorization, 'content-type': type } = request.headers;
      seen.push([request.method, request.url, key, authorization, type]);
      json(503, { code: 'SERVICE_UNAVAILABLE', message: 'Away. Later.', details: {} })(request, response);
    });
    const address = `${baseUrl.replace('//', '//me:p%40ss@')}/prefix//`;
    const settings = readRemoteSettings({ MCP_API_BASE_URL: address, MCP_API_KEY: 'k3y' }) as RemoteSettings;
    expect((await texts(settings, 'create_movement', PURCHASE))[0]).toMatch(/^API error SERVICE_UNAVAILABLE: Away/);
    const basic = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
    expect(seen).toEqual([['POST', '/prefix/v1/movements', 'k3y', basic, 'application/json']]);
  });
});
