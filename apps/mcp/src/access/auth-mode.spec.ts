import { readSettings } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import { authModeOf, unusedOAuthWarning } from './auth-mode';

const BOTH = { BURSAR_OAUTH_ISSUER: 'https://issuer.example', BURSAR_OAUTH_AUDIENCE: 'https://house.example/mcp' };
const TAKEN = { mode: 'oauth', issuer: 'https://issuer.example', audience: 'https://house.example/mcp' };

describe('who is asked for what', () => {
  it.each([
    [{}, {}, { mode: 'none' }],
    [{ host: '::1' }, {}, { mode: 'none' }],
    [{ host: '0.0.0.0' }, {}, { mode: 'key' }],
    [{ auth: 'key' }, {}, { mode: 'key' }],
    [{ auth: 'oauth' }, BOTH, TAKEN],
    [{ auth: 'oauth', host: '0.0.0.0' }, BOTH, TAKEN],
    [{}, { BURSAR_AUTH: 'oauth', ...BOTH }, TAKEN],
    [{}, BOTH, TAKEN],
    [{ host: '0.0.0.0' }, BOTH, TAKEN],
    [{ auth: 'key' }, BOTH, { mode: 'key' }],
    [{ auth: 'none' }, BOTH, { mode: 'none' }],
    [{ auth: 'key' }, { BURSAR_OAUTH_ISSUER: 'https://issuer.example' }, { mode: 'key' }],
  ])('with %j %j: %j', (flags, environment, auth) => {
    const settings = readSettings(flags, environment);
    expect(authModeOf(settings)).toEqual(auth);
    const isIdle = auth.mode !== 'oauth' && 'BURSAR_OAUTH_ISSUER' in environment;
    expect(unusedOAuthWarning(authModeOf(settings), settings)).toEqual(
      isIdle ? `OAuth is configured but --auth is ${auth.mode}: tokens are not accepted` : undefined,
    );
  });

  it.each([
    [{ host: '192.168.1.2', auth: 'none' }, {}, /open to the network; use --auth key or --auth oauth$/],
    [{ host: '192.168.1.2', auth: 'none' }, BOTH, /open to the network/],
    [{ auth: 'oauth' }, {}, /^BURSAR_OAUTH_ISSUER is not set, but OAuth needs it: expected the issuer's https URL/],
    [{ auth: 'oauth' }, { ...BOTH, BURSAR_OAUTH_AUDIENCE: '' }, /^BURSAR_OAUTH_AUDIENCE is not set, but OAuth needs/],
    [{}, { ...BOTH, BURSAR_OAUTH_ISSUER: '' }, /^BURSAR_OAUTH_ISSUER is not set/],
  ])('is refused with %j %j', (flags, environment, message) => {
    const settings = readSettings(flags, environment);
    expect(() => authModeOf(settings)).toThrow(UsageError);
    expect(() => authModeOf(settings)).toThrow(message);
  });
});
