import type { Access } from '@bursar/access';
import { localCaller } from '@bursar/toolkit';

import { invalidToken, IssuerUnavailable } from './oauth/token-refusal';
import { Authenticator, type AuthenticatorOptions, type AuthenticationRequest } from './authenticator';
import { RateLimiter } from './rate-limit';

const KEY = 'bsr_of_ana';
const ana = { owner: 'ana', isLocal: false };

const access = {
  ownerOfKey: async (key: string) => {
    if (key === 'away') throw new (await import('@bursar/database')).DatabaseUnavailable('unreachable');
    if (key === 'broken') throw new Error('a fault');
    return key === KEY ? { owner: 'ana', keyId: '1' } : undefined;
  },
} as Access;

const authenticatorWith = (options: Partial<AuthenticatorOptions> = {}) =>
  new Authenticator({
    auth: 'none',
    access: async () => access,
    limiter: new RateLimiter(() => 0),
    keyLimit: { burst: 3, perMinute: 60 },
    addressLimit: { burst: 2, perMinute: 60 },
    onFault: () => undefined,
    ...options,
  });

const request = (given: Partial<AuthenticationRequest> = {}): AuthenticationRequest => ({
  keys: [],
  token: undefined,
  address: '127.0.0.1',
  needsKey: false,
  isLimited: false,
  isOpen: false,
  ...given,
});

describe('who is let in', () => {
  const unauthorized = { refusal: { kind: 'unauthorized' } };

  it.each([
    ['an anonymous caller, where no key is asked for', 'none', {}, { caller: localCaller }],
    ['an anonymous caller, where the contract asks for a key', 'none', { needsKey: true }, unauthorized],
    ['an anonymous caller, where the server asks for a key', 'key', {}, unauthorized],
    ['anybody, where the answer is open', 'key', { needsKey: true, isOpen: true }, { caller: localCaller }],
    ['a key', 'none', { keys: [KEY] }, { caller: ana }],
    ['a key, where the server asks for one', 'key', { keys: [KEY], needsKey: true }, { caller: ana }],
    ['the same key twice', 'none', { keys: [KEY, KEY] }, { caller: ana }],
    ['two keys', 'none', { keys: [KEY, 'other'] }, unauthorized],
    ['a key that opens nothing, even where none is asked for', 'none', { keys: ['other'] }, unauthorized],
    ['an empty key', 'none', { keys: [''] }, unauthorized],
  ] as const)('%s', async (_, auth, given, result) => {
    expect(await authenticatorWith({ auth }).authenticate(request(given))).toMatchObject(result);
  });

  it('no caller with a key while the database is away, and others as ever', async () => {
    const faults: unknown[] = [];
    const authenticator = authenticatorWith({ onFault: (error) => faults.push(error) });
    expect(await authenticator.authenticate(request({ keys: ['away'] }))).toMatchObject({
      refusal: { kind: 'unavailable' },
    });
    expect(await authenticator.authenticate(request({ keys: ['broken'] }))).toMatchObject({
      refusal: { kind: 'fault' },
    });
    expect(await authenticator.authenticate(request())).toMatchObject({ caller: localCaller });
    expect(await authenticator.authenticate(request({ keys: ['away'], isOpen: true }))).toMatchObject({
      caller: localCaller,
    });
    expect(faults).toEqual([new Error('a fault')]);
  });
});

describe('with tokens', () => {
  const authenticator = () =>
    authenticatorWith({
      auth: 'oauth',
      ownerOfToken: async (token) => {
        if (token === 'away') throw new IssuerUnavailable('it does not answer');
        if (token !== 'of ben') throw invalidToken('The token has expired.');
        return 'ben';
      },
    });
  const refusedWith = (cause: string) => ({ kind: 'unauthorized', message: expect.stringContaining(cause) as string });

  it.each([
    ['a token', { token: 'of ben' }, { caller: { owner: 'ben', isLocal: false } }],
    ['a key', { keys: [KEY] }, { caller: ana }],
    ['an anonymous caller without either', {}, { refusal: refusedWith('There is no token or key'), flaw: undefined }],
    ['no unknown key', { keys: ['other'] }, { refusal: refusedWith('There is no token or key'), flaw: undefined }],
    [
      'no bad token',
      { token: 'x' },
      { refusal: refusedWith('The token has expired.'), flaw: { error: 'invalid_token' } },
    ],
    ['no empty token', { token: '' }, { refusal: refusedWith('expired'), flaw: { error: 'invalid_token' } }],
    [
      'not both, though each is good',
      { keys: [KEY], token: 'of ben' },
      { refusal: refusedWith('both a key and a token'), flaw: { error: 'invalid_request' } },
    ],
    ['an anonymous caller while the issuer is away', { token: 'away' }, { refusal: { kind: 'issuer-unavailable' } }],
    ['a key while the issuer is away', { keys: [KEY] }, { caller: ana }],
    ['anybody where the answer is open', { token: 'away', isOpen: true }, { caller: localCaller }],
  ])('%s gets in', async (_, given, result) => {
    expect(await authenticator().authenticate(request(given))).toMatchObject(result);
  });

  it('where none are known, one shown counts for nothing', async () => {
    expect(await authenticatorWith().authenticate(request({ token: 'of ben' }))).toMatchObject({ caller: localCaller });
    expect(await authenticatorWith({ auth: 'key' }).authenticate(request({ token: 'of ben' }))).toEqual({
      allowance: expect.anything(),
      refusal: { kind: 'unauthorized' },
      flaw: undefined,
    });
    expect(await authenticatorWith({ auth: 'key' }).authenticate(request({ token: 'x', keys: [KEY] }))).toMatchObject({
      caller: ana,
    });
  });

  it('calls are counted for their owner, and bad ones for their address', async () => {
    const counting = authenticator();
    const kinds = async (token: string) => {
      const result = await counting.authenticate(request({ token }));
      return 'caller' in result ? 'in' : result.refusal.kind;
    };
    const outcomes = [];
    for (const token of ['of ben', 'of ben', 'of ben', 'of ben', 'x', 'y', 'z', 'away'])
      outcomes.push(await kinds(token));
    expect(outcomes.slice(0, 4)).toEqual(['in', 'in', 'in', 'rate-limited']);
    expect(outcomes.slice(4)).toEqual(['unauthorized', 'unauthorized', 'rate-limited', 'rate-limited']);
  });
});

describe('how often', () => {
  const outcomes = async (authenticator: Authenticator, given: Partial<AuthenticationRequest>, times: number) => {
    const results = await Promise.all(Array.from({ length: times }, () => authenticator.authenticate(request(given))));
    return results.map((result) => ('caller' in result ? 'in' : result.refusal.kind));
  };

  it('is counted for each key, and for each address without one', async () => {
    const authenticator = authenticatorWith({ auth: 'key' });
    expect(await outcomes(authenticator, { keys: [KEY] }, 4)).toEqual(['in', 'in', 'in', 'rate-limited']);
    expect(await outcomes(authenticator, {}, 3)).toEqual(['unauthorized', 'unauthorized', 'rate-limited']);
    expect(await outcomes(authenticator, { keys: ['guess'] }, 1)).toEqual(['rate-limited']);
    expect(await outcomes(authenticator, { address: '10.0.0.1' }, 1)).toEqual(['unauthorized']);
  });

  it('is counted for the address while keys cannot be checked', async () => {
    const authenticator = authenticatorWith({ auth: 'key' });
    expect(await authenticator.authenticate(request({ keys: ['away'] }))).toMatchObject({
      allowance: { limit: 2, remaining: 1 },
    });
    expect(await outcomes(authenticator, { keys: ['away'] }, 2)).toEqual(['unavailable', 'rate-limited']);
  });

  it('does not matter where no key is asked for, but where the contract says so', async () => {
    const authenticator = authenticatorWith();
    expect(await outcomes(authenticator, {}, 9)).toEqual(Array(9).fill('in'));
    expect(await outcomes(authenticator, { isLimited: true, needsKey: true }, 3)).toEqual([
      'unauthorized',
      'unauthorized',
      'rate-limited',
    ]);
  });
});
