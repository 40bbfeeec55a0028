import { protectedResource } from './protected-resource';

const ISSUER = 'https://issuer.example';
const ORIGIN = 'http://127.0.0.1:3333';
const WELL_KNOWN = '/.well-known/oauth-protected-resource';

it.each([
  ['https://house.example/mcp', `https://house.example${WELL_KNOWN}/mcp`, []],
  ['https://house.example/mcp/', `https://house.example${WELL_KNOWN}/mcp`, []],
  ['https://house.example', `https://house.example${WELL_KNOWN}`, []],
  ['https://house.example/', `https://house.example${WELL_KNOWN}`, []],
  ['https://house.example/money/mcp', `https://house.example${WELL_KNOWN}/money/mcp`, [`${WELL_KNOWN}/money/mcp`]],
])('an audience that is an address, %s, is described at %s', (audience, address, otherPaths) => {
  const resource = protectedResource(ISSUER, audience);
  expect(resource.challenge(ORIGIN, undefined)).toBe(`Bearer resource_metadata="${address}"`);
  expect(resource.paths).toEqual([WELL_KNOWN, `${WELL_KNOWN}/mcp`, ...otherPaths]);
  expect(resource.hostname).toBe('house.example');
  expect(resource.describe(ORIGIN)).toEqual({
    resource: audience,
    authorization_servers: [ISSUER],
    bearer_methods_supported: ['header'],
    resource_name: 'bursar',
  });
});

it('for another audience the address is that of the request', () => {
  const resource = protectedResource(ISSUER, 'api://bursar');
  expect(resource.hostname).toBeUndefined();
  expect(resource.describe(ORIGIN)).toMatchObject({ resource: `${ORIGIN}/mcp` });
  expect(resource.challenge(ORIGIN, { error: 'invalid_token', description: 'The token has expired.' })).toBe(
    `Bearer resource_metadata="${ORIGIN}${WELL_KNOWN}/mcp", error="invalid_token", error_description="The token has expired."`,
  );
  expect(resource.challenge('http://a"b', undefined)).toBe(`Bearer resource_metadata="http://ab${WELL_KNOWN}/mcp"`);
});
