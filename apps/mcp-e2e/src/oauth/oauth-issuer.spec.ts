import { TestIssuer } from '@bursar/access/testing';
import { until } from '@bursar/database/testing';

import {
  bearing,
  createKey,
  DataDirectory,
  HttpServer,
  shown,
  takingTokens,
  UNLIMITED,
  type HttpAnswer,
} from '../index';

const AUDIENCE = 'api://bursar';

const data = new DataDirectory();
let issuer: TestIssuer;
let server: HttpServer;

beforeEach(async () => {
  issuer = await TestIssuer.started({ path: '/realms/home' });
});
afterEach(async () => {
  await server.stop();
  await issuer.stop();
});
afterAll(() => data.remove());

async function start(): Promise<void> {
  const env = { ...takingTokens(issuer, AUDIENCE), ...UNLIMITED };
  server = await HttpServer.started({ args: ['--auth', 'oauth', ...data.args], env });
}

type Headers = Readonly<Record<string, string>>;

const participants = (headers: Headers): Promise<HttpAnswer> => server.send({ path: '/v1/participants', headers });
const accounts = (headers: Headers): Promise<HttpAnswer> => server.send({ path: '/api/v1/accounts', headers });

it('while the issuer is unreachable no token is called invalid; keys keep working, and tokens work again afterwards', async () => {
  const token = bearing(await issuer.token(AUDIENCE, 'ana'));
  await issuer.stop();
  await start();
  const key = await createKey(data, 'ana');
  const text = 'The token cannot be checked, because its issuer does not answer.';
  const message = expect.stringContaining(text) as string;

  const overMcp = await server.callTool('list_participants', {}, token);
  expect(overMcp.status).toBe(503);
  expect(overMcp.message?.error).toEqual({ code: -32003, message, data: { code: 'SERVICE_UNAVAILABLE' } });
  const split = await participants(token);
  expect([split.status, JSON.parse(split.text)]).toEqual([503, { code: 'SERVICE_UNAVAILABLE', message, details: {} }]);
  const planifi = await accounts(token);
  expect([planifi.status, JSON.parse(planifi.text)]).toEqual([
    500,
    { errorCode: 'INTERNAL_ERROR', message, traceId: expect.any(String) },
  ]);
  for (const { headers } of [overMcp, split, planifi]) expect(headers).not.toHaveProperty('www-authenticate');

  expect((await participants(shown(key))).status).toBe(200);
  expect((await participants({})).status).toBe(401);
  for (const path of ['/health/live', '/v1/openapi.json', '/.well-known/oauth-protected-resource']) {
    expect([path, (await server.send({ path, headers: token })).status]).toEqual([path, 200]);
  }
  await until(() => server.process.stderr.includes('cannot be checked: it does not answer.'));

  await issuer.start();
  await until(async () => (await participants(token)).status === 200);
  expect((await accounts(token)).status).toBe(200);
});

it('keys that were read are enough while the issuer is away', async () => {
  await start();
  const token = bearing(await issuer.token(AUDIENCE, 'ana'));
  expect((await participants(token)).status).toBe(200);
  await issuer.stop();
  const another = bearing(await issuer.token(AUDIENCE, 'ben'));
  expect([(await participants(token)).status, (await participants(another)).status]).toEqual([200, 200]);
});

it('a new key of the issuer opens after seconds, and the old one no more', async () => {
  await start();
  const old = bearing(await issuer.token(AUDIENCE, 'ana'));
  expect((await participants(old)).status).toBe(200);
  await issuer.rotate();
  const fresh = bearing(await issuer.token(AUDIENCE, 'ana'));
  await until(async () => (await participants(fresh)).status === 200);
  expect((await participants(old)).status).toBe(401);
});

it('who invents names of keys does not make the server a nuisance to the issuer', async () => {
  await start();
  const good = bearing(await issuer.token(AUDIENCE, 'ana'));
  expect((await participants(good)).status).toBe(200);
  const before = issuer.requests.length;
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const token = await issuer.token(AUDIENCE, 'ana', { header: { kid: `invented-${index}` } });
      return (await participants(bearing(token))).status;
    }),
  );
  expect([...new Set(statuses)]).toEqual([401]);
  expect(issuer.requests.length - before).toBeLessThan(20);
  expect((await participants(good)).status).toBe(200);
});
