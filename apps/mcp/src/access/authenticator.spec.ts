import type { Access } from '@bursar/access';
import { localCaller } from '@bursar/toolkit';

import { invalidToken, IssuerUnavailable } from './oauth/token-refusal';
import { Gate, type GateOptions, type Request } from './authenticator';
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

const gateWith = (options: Partial<GateOptions> = {}) =>
  new Gate({
    auth: 'none',
    access: async () => access,
    limiter: new RateLimiter(() => 0),
    keyLimit: { burst: 3, perMinute: 60 },
    addressLimit: { burst: 2, perMinute: 60 },
    onFault: () => undefined,
    ...options,
  });

const request = (given: Partial<Request> = {}): Request => ({
  keys: [],
  token: undefined,
  address: '127.0.0.1',
  needsKey: false,
  isLimited: false,
  isOpen: false,
  ...given,
});

describe('who is let in', () => {
  const stranger = { refusal: { kind: 'unauthorized' } };

  it.each([
    ['nobody, where no key is asked for', 'none', {}, { caller: localCaller }],
    ['nobody, where the contract asks for a key', 'none', { needsKey: true }, stranger],
    ['nobody, where the server asks for a key', 'key', {}, stranger],
    ['anybody, where the answer is open', 'key', { needsKey: true, isOpen: true }, { caller: localCaller }],
    ['a key', 'none', { keys: [KEY] }, { caller: ana }],
    ['a key, where the server asks for one', 'key', { keys: [KEY], needsKey: true }, { caller: ana }],
    ['the same key twice', 'none', { keys: [KEY, KEY] }, { caller: ana }],
    ['two keys', 'none', { keys: [KEY, 'other'] }, stranger],
    ['a key that opens nothing, even where none is asked for', 'none', { keys: ['other'] }, stranger],
    ['an empty key', 'none', { keys: [''] }, stranger],
  ] as const)('%s', async (_, auth, given, admission) => {
    expect(await gateWith({ auth }).admit(request(given))).toMatchObject(admission);
  });

  it('nobody with a key while the database is away, and others as ever', async () => {
    const faults: unknown[] = [];
    const gate = gateWith({ onFault: (error) => faults.push(error) });
    expect(await gate.admit(request({ keys: ['away'] }))).toMatchObject({ refusal: { kind: 'unavailable' } });
    expect(await gate.admit(request({ keys: ['broken'] }))).toMatchObject({ refusal: { kind: 'fault' } });
    expect(await gate.admit(request())).toMatchObject({ caller: localCaller });
    expect(await gate.admit(request({ keys: ['away'], isOpen: true }))).toMatchObject({ caller: localCaller });
    expect(faults).toEqual([new Error('a fault')]);
  });
});

describe('with tokens', () => {
  const gate = () =>
    gateWith({
      auth: 'oauth',
      ownerOfToken: async (token) => {
        if (token === 'away') throw new IssuerUnavailable('it does not answer');
        if (token !== 'of ben') throw invalidToken('The token has expired.');
        return 'ben';
      },
    });
  const said = (cause: string) => ({ kind: 'unauthorized', message: expect.stringContaining(cause) as string });

  it.each([
    ['a token', { token: 'of ben' }, { caller: { owner: 'ben', isLocal: false } }],
    ['a key', { keys: [KEY] }, { caller: ana }],
    ['nobody without either', {}, { refusal: said('There is no token or key'), flaw: undefined }],
    ['no unknown key', { keys: ['other'] }, { refusal: said('There is no token or key'), flaw: undefined }],
    ['no bad token', { token: 'x' }, { refusal: said('The token has expired.'), flaw: { error: 'invalid_token' } }],
    ['no empty token', { token: '' }, { refusal: said('expired'), flaw: { error: 'invalid_token' } }],
    [
      'not both, though each is good',
      { keys: [KEY], token: 'of ben' },
      { refusal: said('both a key and a token'), flaw: { error: 'invalid_request' } },
    ],
    ['nobody while the issuer is away', { token: 'away' }, { refusal: { kind: 'issuer-unavailable' } }],
    ['a key while the issuer is away', { keys: [KEY] }, { caller: ana }],
    ['anybody where the answer is open', { token: 'away', isOpen: true }, { caller: localCaller }],
  ])('%s gets in', async (_, given, admission) => {
    expect(await gate().admit(request(given))).toMatchObject(admission);
  });

  it('where none are known, one shown counts for nothing', async () => {
    expect(await gateWith().admit(request({ token: 'of ben' }))).toMatchObject({ caller: localCaller });
    expect(await gateWith({ auth: 'key' }).admit(request({ token: 'of ben' }))).toEqual({
      allowance: expect.anything(),
      refusal: { kind: 'unauthorized' },
      flaw: undefined,
    });
    expect(await gateWith({ auth: 'key' }).admit(request({ token: 'x', keys: [KEY] }))).toMatchObject({ caller: ana });
  });

  it('calls are counted for their owner, and bad ones for their address', async () => {
    const counting = gate();
    const kinds = async (token: string) => {
      const admission = await counting.admit(request({ token }));
      return 'caller' in admission ? 'in' : admission.refusal.kind;
    };
    const outcomes = [];
    for (const token of ['of ben', 'of ben', 'of ben', 'of ben', 'x', 'y', 'z', 'away'])
      outcomes.push(await kinds(token));
    expect(outcomes.slice(0, 4)).toEqual(['in', 'in', 'in', 'rate-limited']);
    expect(outcomes.slice(4)).toEqual(['unauthorized', 'unauthorized', 'rate-limited', 'rate-limited']);
  });
});

describe('how often', () => {
  const outcomes = async (gate: Gate, given: Partial<Request>, times: number) => {
    const admissions = await Promise.all(Array.from({ length: times }, () => gate.admit(request(given))));
    return admissions.map((admission) => ('caller' in admission ? 'in' : admission.refusal.kind));
  };

  it('is counted for each key, and for each address without one', async () => {
    const gate = gateWith({ auth: 'key' });
    expect(await outcomes(gate, { keys: [KEY] }, 4)).toEqual(['in', 'in', 'in', 'rate-limited']);
    expect(await outcomes(gate, {}, 3)).toEqual(['unauthorized', 'unauthorized', 'rate-limited']);
    expect(await outcomes(gate, { keys: ['guess'] }, 1)).toEqual(['rate-limited']);
    expect(await outcomes(gate, { address: '10.0.0.1' }, 1)).toEqual(['unauthorized']);
  });

  it('is counted for the address while keys cannot be checked', async () => {
    const gate = gateWith({ auth: 'key' });
    expect(await gate.admit(request({ keys: ['away'] }))).toMatchObject({ allowance: { limit: 2, remaining: 1 } });
    expect(await outcomes(gate, { keys: ['away'] }, 2)).toEqual(['unavailable', 'rate-limited']);
  });

  it('does not matter where no key is asked for, but where the contract says so', async () => {
    const gate = gateWith();
    expect(await outcomes(gate, {}, 9)).toEqual(Array(9).fill('in'));
    expect(await outcomes(gate, { isLimited: true, needsKey: true }, 3)).toEqual([
      'unauthorized',
      'unauthorized',
      'rate-limited',
    ]);
  });
});
