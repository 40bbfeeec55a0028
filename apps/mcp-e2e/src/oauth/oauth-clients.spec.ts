import { TestIssuer } from '@bursar/access/testing';
import * as v2 from '@modelcontextprotocol/client';
import { ClientCredentialsProvider as CredentialsV1 } from '@modelcontextprotocol/sdk/client/auth-extensions.js';
import * as v1 from '@modelcontextprotocol/sdk/client/auth.js';

import {
  bearing,
  connectV1,
  connectV2,
  descriptionOf,
  freePort,
  HttpServer,
  takingTokens,
  TOOLS,
  UNLIMITED,
  type McpClient,
} from '../index';

let issuer: TestIssuer;
let server: HttpServer;
/** The address that clients call, which is what they ask tokens for. */
let audience: string;

beforeAll(async () => {
  issuer = await TestIssuer.started({ path: '/realms/home' });
  const port = await freePort();
  audience = `http://127.0.0.1:${port}/mcp`;
  const env = { ...takingTokens(issuer, audience), ...UNLIMITED };
  server = await HttpServer.started({ args: ['--auth', 'oauth', '--port', String(port), '--ephemeral'], env });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

const client = (clientId: string) => ({ clientId, clientSecret: 'secret', expectedIssuer: issuer.url });
const tokens = (subject: string): v2.AuthProvider => ({ token: () => issuer.token(audience, subject) });
const carrying = async (subject: string) => bearing(await issuer.token(audience, subject));

const CLIENTS: readonly (readonly [string, (subject: string) => Promise<McpClient>])[] = [
  ['SDK 1.x with a header', async (subject) => connectV1(server.url, { headers: await carrying(subject) })],
  [
    'SDK 1.x that finds the issuer',
    (subject) => connectV1(server.url, { authProvider: new CredentialsV1(client(subject)) }),
  ],
  [
    'SDK 2.x, 2025 era, with a header',
    async (subject) => connectV2(server.url, 'legacy', { headers: await carrying(subject) }),
  ],
  [
    'SDK 2.x, 2026 era, with a header',
    async (subject) => connectV2(server.url, 'modern', { headers: await carrying(subject) }),
  ],
  ['SDK 2.x, 2025 era, given tokens', (subject) => connectV2(server.url, 'legacy', { authProvider: tokens(subject) })],
  ['SDK 2.x, 2026 era, given tokens', (subject) => connectV2(server.url, 'modern', { authProvider: tokens(subject) })],
  [
    'SDK 2.x, 2025 era, that finds the issuer',
    (subject) => connectV2(server.url, 'legacy', { authProvider: new v2.ClientCredentialsProvider(client(subject)) }),
  ],
  [
    'SDK 2.x, 2026 era, that finds the issuer',
    (subject) => connectV2(server.url, 'modern', { authProvider: new v2.ClientCredentialsProvider(client(subject)) }),
  ],
];

it.each(CLIENTS)('%s: calls as its subject', async (name, connect) => {
  const connected = await connect(name.replaceAll(/\W/g, ''));
  try {
    expect((await connected.listTools()).map((tool) => tool.name)).toEqual(TOOLS);
    const before = await connected.callTool('planifi_listAccounts_v1', {});
    expect(before.structuredContent).toMatchObject({ accounts: [] });
    const input = { idempotencyKey: `open ${name}`, name, type: 'CASH' };
    const opened = await connected.callTool('planifi_createAccount_v1', input);
    expect(opened.structuredContent).toMatchObject({ account: { name } });
    const after = await connected.callTool('planifi_listAccounts_v1', {});
    expect(after.structuredContent).toMatchObject({ accounts: [{ name }] });
  } finally {
    await connected.close();
  }
});

it.each([
  ['SDK 1.x', () => connectV1(server.url)],
  ['SDK 2.x', () => connectV2(server.url, 'modern')],
])('%s: does not get in without a token', async (_, connect) => {
  await expect(connect()).rejects.toThrow(/401|Unauthorized|UNAUTHORIZED|no token/);
});

describe('discovery', () => {
  const described = () => ({ resource: audience, authorization_servers: [issuer.url] });

  it.each([
    ['SDK 1.x', v1.discoverOAuthProtectedResourceMetadata, v1.discoverAuthorizationServerMetadata],
    ['SDK 2.x', v2.discoverOAuthProtectedResourceMetadata, v2.discoverAuthorizationServerMetadata],
  ])('%s: finds the description of the server, and by it the issuer', async (_, discoverResource, discoverIssuer) => {
    expect(await discoverResource(server.url)).toMatchObject(described());
    const found = await discoverIssuer(issuer.url);
    expect(found).toMatchObject({ issuer: issuer.url, token_endpoint: `${issuer.url}/token` });
  });

  it.each([
    ['SDK 1.x', v1.extractWWWAuthenticateParams, v1.discoverOAuthProtectedResourceMetadata],
    ['SDK 2.x', v2.extractWWWAuthenticateParams, v2.discoverOAuthProtectedResourceMetadata],
  ])('%s: finds the issuer from the 401 of each API', async (_, paramsOf, discover) => {
    for (const path of ['/mcp', '/v1/participants', '/api/v1/accounts']) {
      const response = await fetch(new URL(path, server.url), { headers: bearing('sesame') });
      expect(response.status).toBe(401);
      const { resourceMetadataUrl, error } = paramsOf(response);
      expect([resourceMetadataUrl?.href, error]).toEqual([descriptionOf(server), 'invalid_token']);
      const found = await discover(server.url, { resourceMetadataUrl: String(resourceMetadataUrl) });
      expect(found).toMatchObject(described());
    }
  });
});
