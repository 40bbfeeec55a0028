import { bearerTokenOf } from './bearer-token';

const tokenIn = (authorization: string | undefined, address = 'http://localhost/mcp') =>
  bearerTokenOf(new Request(address, { headers: authorization === undefined ? {} : { authorization } }));

it.each([
  ['Bearer abc.def-_~+/==', 'abc.def-_~+/=='],
  ['bearer abc', 'abc'],
  ['BEARER   abc', 'abc'],
  ['Bearer', ''],
  ['Bearer a b', ''],
  ['Bearer abc, Bearer def', ''],
  ['Bearer token="abc"', ''],
  ['Bearer=abc', ''],
  ['Basic bWU6c2VjcmV0', undefined],
  ['BearerX abc', undefined],
  ['DPoP abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j: %j', (authorization, token) => expect(tokenIn(authorization)).toBe(token));

it('is in the header and nowhere else', () => {
  expect(tokenIn(undefined, 'http://localhost/mcp?access_token=abc')).toBeUndefined();
});
