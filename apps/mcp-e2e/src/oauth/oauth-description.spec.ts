import { TestIssuer } from '@bursar/access/testing';

import { bearing, HttpServer, stopAfterwards, takingTokens, type HttpAnswer } from '../index';

const ROOT_PATH = '/.well-known/oauth-protected-resource';
const stopping = stopAfterwards();

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await TestIssuer.started();
});
afterAll(() => issuer.stop());

async function started(audience: string, ...args: string[]): Promise<HttpServer> {
  const env = { ...takingTokens(issuer, audience), PLANIFI_TRUST_FORWARDED_FOR: 'true' };
  return stopping(await HttpServer.started({ args: ['--auth', 'oauth', '--ephemeral', ...args], env }));
}

const challengeIn = ({ headers }: HttpAnswer) => headers['www-authenticate'];

it('an audience that is an address is where clients are sent, whatever the request calls the server', async () => {
  const server = await started('https://house.example/money/mcp');
  const description = {
    resource: 'https://house.example/money/mcp',
    authorization_servers: [issuer.url],
    bearer_methods_supported: ['header'],
    resource_name: 'bursar',
  };
  for (const path of [ROOT_PATH, `${ROOT_PATH}/mcp`, `${ROOT_PATH}/money/mcp`]) {
    const { status, headers, text } = await server.send({ path });
    expect({ status, type: headers['content-type'], body: JSON.parse(text) as unknown }).toEqual({
      status: 200,
      type: 'application/json',
      body: description,
    });
  }
  expect((await server.send({ path: `${ROOT_PATH}/v1` })).status).toBe(404);
  const challenge = `Bearer resource_metadata="https://house.example${ROOT_PATH}/money/mcp"`;
  for (const host of ['house.example', 'house.example:8443', 'localhost']) {
    expect(challengeIn(await server.send({ path: '/mcp', headers: { host } }))).toBe(challenge);
  }
});

it('another audience leaves it to the request, as a proxy in front passes it on', async () => {
  const server = await started('api://bursar', '--host', '0.0.0.0');
  const { port } = server.url;
  for (const [headers, origin] of [
    [{}, `http://0.0.0.0:${port}`],
    [{ host: 'house.example' }, 'http://house.example'],
    [{ host: 'house.example', 'x-forwarded-proto': 'https' }, 'https://house.example'],
    [{ host: 'house.example', 'x-forwarded-proto': 'javascript' }, 'http://house.example'],
  ] as const) {
    expect(challengeIn(await server.send({ path: '/mcp', headers }))).toBe(
      `Bearer resource_metadata="${origin}${ROOT_PATH}/mcp"`,
    );
    const { text } = await server.send({ path: ROOT_PATH, headers });
    expect(JSON.parse(text)).toMatchObject({ resource: `${origin}/mcp` });
  }
  const hostile = await server.send({ path: '/mcp', headers: { host: 'a", error="x' } });
  expect(challengeIn(hostile) ?? '').not.toContain('error=');
});

describe('on this machine', () => {
  it('pages of other sites may read the description and nothing else', async () => {
    const server = await started('https://house.example/mcp');
    const origin = 'https://client.example';
    const read = await server.send({ path: ROOT_PATH, headers: { origin } });
    expect(read).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
    const preflight = await server.send({
      method: 'OPTIONS',
      path: `${ROOT_PATH}/mcp`,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'mcp-protocol-version',
      },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'mcp-protocol-version' },
    });
    expect(await server.send({ method: 'POST', path: ROOT_PATH })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(await server.send({ method: 'HEAD', path: ROOT_PATH })).toMatchObject({ status: 200, text: '' });
    const headers = { origin, ...bearing(await issuer.token('https://house.example/mcp', 'ana')) };
    expect(await server.send({ path: '/v1/participants', headers })).toMatchObject({ status: 403 });
    expect(
      await server.send({ path: '/v1/participants', headers: { ...headers, origin: 'https://house.example' } }),
    ).toMatchObject({ status: 200 });
  });

  it('it answers to its own names, and to the one in the audience', async () => {
    const server = await started('https://house.example/mcp');
    const statusFor = async (path: string, host: string) => (await server.send({ path, headers: { host } })).status;
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'house.example']) {
      expect([await statusFor(ROOT_PATH, host), await statusFor('/mcp', host)]).toEqual([200, 401]);
    }
    for (const host of ['evil.example', 'house.example.evil.example', 'x.house.example']) {
      expect([await statusFor(ROOT_PATH, host), await statusFor('/mcp', host)]).toEqual([403, 403]);
    }
  });
});
