import { TestIssuer, type TokenParts } from '@bursar/access/testing';
import { until } from '@bursar/database/testing';

import {
  bearing,
  createKey,
  DataDirectory,
  HttpServer,
  MCP_HEADERS,
  runBursar,
  shown,
  takingTokens,
  UNLIMITED,
  type HttpAnswer,
} from '../index';

const AUDIENCE = 'https://house.example/mcp';
const CHALLENGE = 'Bearer resource_metadata="https://house.example/.well-known/oauth-protected-resource/mcp"';

const data = new DataDirectory();
let issuer: TestIssuer;
let other: TestIssuer;
let server: HttpServer;
let limited: HttpServer;
let key: string;
/** Every token that a server was shown. */
const tokens: string[] = [];

beforeAll(async () => {
  [issuer, other] = await Promise.all([TestIssuer.started(), TestIssuer.started()]);
  const env = takingTokens(issuer, AUDIENCE);
  server = await HttpServer.started({ args: ['--auth', 'oauth', ...data.args], env: { ...env, ...UNLIMITED } });
  // Beyond loopback, and without saying --auth: who sets OAuth up means it.
  const slow = { PLANIFI_RATE_LIMIT_BURST: '3', PLANIFI_RATE_LIMIT_PER_MINUTE: '1' };
  limited = await HttpServer.started({ args: ['--host', '0.0.0.0', ...data.args], env: { ...env, ...slow } });
  key = await createKey(data, 'ana');
});
afterAll(async () => {
  await Promise.all([server, limited].map((running) => running.stop()));
  await Promise.all([issuer, other].map((running) => running.stop()));
  await data.remove();
});

type Headers = Readonly<Record<string, string>>;

async function tokenOf(subject: string, parts?: TokenParts): Promise<string> {
  const token = await issuer.token(AUDIENCE, subject, parts);
  tokens.push(token);
  return token;
}

/** MCP and both REST APIs, each with a request for the caller's own data. */
const FACES: readonly (readonly [string, (headers: Headers, query?: string) => Promise<HttpAnswer>])[] = [
  [
    'MCP',
    (headers, query = '') =>
      server.send({
        method: 'POST',
        path: `/mcp${query}`,
        headers: { ...MCP_HEADERS, ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_participants' } }),
      }),
  ],
  ['/v1', (headers, query = '') => server.send({ path: `/v1/participants${query}`, headers })],
  ['/api/v1', (headers, query = '') => server.send({ path: `/api/v1/accounts${query}`, headers })],
];

/** Each API refuses in its own error format; planifi's contract also names keys in the header. */
function expectRefusal(face: string, { status, headers, text }: HttpAnswer, expected: string, flaw = ''): void {
  const challenge = `${CHALLENGE}${flaw}`;
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe(face === '/api/v1' ? `${challenge}, ApiKey` : challenge);
  const message = expect.stringContaining(expected) as string;
  const bodies: Readonly<Record<string, unknown>> = {
    MCP: { jsonrpc: '2.0', id: null, error: { code: -32001, message, data: { code: 'UNAUTHORIZED' } } },
    '/v1': { code: 'UNAUTHORIZED', message, details: {} },
    '/api/v1': { errorCode: 'AUTH_API_KEY_INVALID', message, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
  };
  expect(JSON.parse(text)).toEqual(bodies[face]);
}

describe.each(FACES)('%s', (face, send) => {
  it('lets a token in, and a key as before', async () => {
    expect((await send(bearing(await tokenOf('ana')))).status).toBe(200);
    expect((await send({ authorization: `bearer ${await tokenOf('ana')}` })).status).toBe(200);
    expect((await send(shown(key))).status).toBe(200);
  });

  it('refuses a request without either', async () => {
    const scheme = { authorization: 'Basic bWU6c2VjcmV0' };
    for (const headers of [{}, scheme, shown('sesame'), { ...shown('sesame'), ...scheme }]) {
      expectRefusal(face, await send(headers), 'There is no token or key that opens anything.');
    }
  });

  it('does not look for a token elsewhere', async () => {
    const query = `?access_token=${await tokenOf('ana')}`;
    expectRefusal(face, await send({}, query), 'There is no token or key that opens anything.');
    const elsewhere = { cookie: `access_token=${await tokenOf('ana')}`, 'x-mcp-api-key': await tokenOf('ana') };
    expectRefusal(face, await send(elsewhere), 'There is no token or key that opens anything.');
  });

  it.each<[string, () => Promise<string>, string]>([
    [
      'for another audience',
      () => tokenOf('ana', { claims: { aud: 'https://other.example' } }),
      'for another audience',
    ],
    ['of another issuer', () => tokenOf('ana', { claims: { iss: other.url } }), 'of another issuer'],
    ['that another issuer made', () => other.token(AUDIENCE, 'ana'), 'of another issuer|signature .* is wrong'],
    ['that has expired', () => tokenOf('ana', { claims: { exp: 1_700_000_000 } }), 'has expired'],
    ['that is not valid yet', () => tokenOf('ana', { claims: { nbf: 4_000_000_000 } }), 'is not valid yet'],
    ['that is not signed', () => tokenOf('ana', { header: { alg: 'none' } }), 'in a way that is not accepted'],
    [
      'that is signed with a secret',
      () => tokenOf('ana', { header: { alg: 'HS256' }, key: new TextEncoder().encode('a'.repeat(64)) }),
      'in a way that is not accepted',
    ],
    ['without a subject', () => tokenOf('ana', { claims: { sub: undefined } }), 'names no subject'],
    ['that is none', async () => 'sesame', 'cannot be read'],
    ['that is a key', async () => key, 'cannot be read'],
    ['that is two', async () => `${await tokenOf('ana')}, Bearer ${await tokenOf('ana')}`, 'cannot be read'],
    ['that is nothing', async () => '', 'cannot be read'],
  ])('refuses a token %s, and says so', async (_, tokenFor, message) => {
    const answer = await send(bearing(await tokenFor()));
    const [, description = ''] = /error_description="([^"]+)"/.exec(String(answer.headers['www-authenticate'])) ?? [];
    expect(description).toMatch(new RegExp(message));
    expectRefusal(face, answer, description, `, error="invalid_token", error_description="${description}"`);
  });

  it('refuses a token together with a key, even of one owner', async () => {
    const both = { ...bearing(await tokenOf('ana')), ...shown(key) };
    const message = 'There are both a key and a token.';
    expectRefusal(face, await send(both), message, `, error="invalid_request", error_description="${message}"`);
  });
});

it('what is the same for everybody is open', async () => {
  for (const headers of [{}, bearing('sesame')]) {
    for (const path of ['/health/live', '/health/ready', '/v1/openapi.json', '/api/v1/openapi.json']) {
      expect([path, (await server.send({ path, headers })).status]).toEqual([path, 200]);
    }
  }
});

describe('beyond this machine', () => {
  it('a request without a token or key is refused', async () => {
    for (const path of ['/v1/participants', '/api/v1/accounts', '/mcp']) {
      expect((await limited.send({ path })).status).toBe(401);
    }
  });

  it('calls count for the owner, whichever token and API they use', async () => {
    const remaining = [];
    for (const path of ['/v1/participants', '/api/v1/accounts', '/v1/participants', '/api/v1/accounts']) {
      const { status, headers } = await limited.send({ path, headers: bearing(await tokenOf('counted')) });
      remaining.push([status, headers['x-ratelimit-remaining']]);
    }
    expect(remaining).toEqual([
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    const another = await limited.send({ path: '/v1/participants', headers: bearing(await tokenOf('other')) });
    expect(another).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': '2' } });
  });
});

describe('a start', () => {
  const BOTH = { BURSAR_OAUTH_ISSUER: 'https://issuer.example', BURSAR_OAUTH_AUDIENCE: AUDIENCE };

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['that names no issuer', ['--auth', 'oauth'], {}, /BURSAR_OAUTH_ISSUER is not set/],
    [
      'that names no audience',
      ['--auth', 'oauth'],
      { ...BOTH, BURSAR_OAUTH_AUDIENCE: '' },
      /BURSAR_OAUTH_AUDIENCE is not/,
    ],
    ['that names one of them', [], { ...BOTH, BURSAR_OAUTH_ISSUER: '' }, /BURSAR_OAUTH_ISSUER is not set/],
    [
      'with an issuer that anybody can be',
      [],
      { ...BOTH, BURSAR_OAUTH_ISSUER: 'http://issuer.example' },
      /expected the issuer's https URL/,
    ],
    [
      'with an audience of two words',
      [],
      { ...BOTH, BURSAR_OAUTH_AUDIENCE: 'a b' },
      /invalid BURSAR_OAUTH_AUDIENCE "a b"/,
    ],
    ['beyond this machine with neither', ['--host', '0.0.0.0', '--auth', 'none'], BOTH, /open to the network/],
    ['with another word', ['--auth', 'oauth2'], BOTH, /invalid --auth "oauth2": expected one of none, key, oauth/],
  ])('%s is refused in one line', async (_, args, env, message) => {
    const finished = await runBursar(['http', '--port', '0', ...args], { env });
    expect(finished).toMatchObject({ status: 2, stdout: '' });
    expect(finished.stderr).toMatch(/^bursar: [^\n]+\n$/);
    expect(finished.stderr).toMatch(message);
  });

  it('says whose tokens are taken', () => {
    const { stdout } = server.process;
    expect(stdout).toContain(`Send a token of ${issuer.url} for ${AUDIENCE} as Authorization: Bearer.`);
    expect(stdout).toMatch(/api\/v1 {2}\(with a key or token\)/);
    expect(stdout).not.toContain('on this machine only');
  });

  it('with keys or nothing says that no token opens anything', async () => {
    const keyed = await HttpServer.started({ args: ['--auth', 'key', ...data.args], env: BOTH });
    try {
      const answer = await keyed.send({ path: '/v1/participants', headers: bearing(await tokenOf('ana')) });
      expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'ApiKey' } });
      expect((await keyed.send({ path: '/.well-known/oauth-protected-resource' })).status).toBe(404);
      await until(() =>
        keyed.process.stderr.includes('OAuth is configured but --auth is key: tokens are not accepted.'),
      );
    } finally {
      await keyed.stop();
    }
  });
});

describe('doctor', () => {
  const lineAbout = async (env: Record<string, string>) => {
    const { stdout } = await runBursar(['doctor', '--port', '0'], { env });
    return /^(\S+ +tokens .*)$/m.exec(stdout)?.[1];
  };

  it('asks the issuer', async () => {
    expect(await lineAbout(takingTokens(issuer, AUDIENCE))).toMatch(
      /^ok .* publishes its keys; tokens need the audience https:/,
    );
    const renamed = { url: `${issuer.url}/` };
    expect(await lineAbout(takingTokens(renamed, AUDIENCE))).toMatch(
      /^FAIL .*it calls itself "http:.*has to be the same/,
    );
    expect(await lineAbout({})).toBeUndefined();
  });
});

it('no token is in the log', () => {
  const log = [server, limited].map(({ process }) => process.stderr).join('');
  expect(log).toContain('"status":401');
  expect(tokens.length).toBeGreaterThan(30);
  for (const token of tokens) expect(log).not.toContain(token.split('.')[1]);
});
