import type { IssuerForm, TestIssuer } from '@bursar/access/testing';
import { clockOf } from '@bursar/calendar';

import { TokenVerifier } from './token-verifier';

const AUDIENCE = 'https://house.example/mcp';

let running: TestIssuer[] = [];
let reasons: string[] = [];
let now: number;

beforeEach(() => {
  now = Date.now();
  reasons = [];
  // jose asks the wall clock how old keys are.
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(running.map((issuer) => issuer.stop()));
  running = [];
});

async function started(form?: IssuerForm): Promise<TestIssuer> {
  const issuer = await (await import('@bursar/access/testing')).TestIssuer.started(form);
  running.push(issuer);
  return issuer;
}

const verifierOf = (issuer: string) =>
  new TokenVerifier({
    issuer,
    audience: AUDIENCE,
    clock: clockOf(() => now),
    onUnavailable: (reason) => reasons.push(reason),
  });

describe('where an issuer is asked', () => {
  it.each<[string, IssuerForm]>([
    ['by RFC 8414', {}],
    ['by RFC 8414, with a path', { path: '/realms/home' }],
    ['by OpenID Connect', { metadataPath: '/.well-known/openid-configuration' }],
    [
      'by OpenID Connect, with a path before it',
      { path: '/realms/home', metadataPath: '/realms/home/.well-known/openid-configuration' },
    ],
  ])('%s', async (_, form) => {
    const issuer = await started(form);
    const token = await issuer.token(AUDIENCE, 'ana');
    expect(await verifierOf(issuer.url).subjectOf(token)).toBe('ana');
    expect(reasons).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'that calls itself otherwise',
      { issuer: 'https://issuer.example/' },
      /^it calls itself "https:\/\/issuer.example\/"/,
    ],
    ['that does not say who it is', { issuer: undefined }, /^it calls itself undefined/],
    ['that has no keys', { jwks_uri: undefined }, /^it has no keys at an https address$/],
    ['whose keys could be changed on the way', { jwks_uri: 'http://keys.example' }, /^it has no keys at an https/],
    ['whose keys are elsewhere', { jwks_uri: 'http://127.0.0.1:1/' }, /^its keys cannot be reached$/],
  ])('one %s is not believed', async (_, metadata, reason) => {
    const issuer = await started({ metadata });
    const token = await issuer.token(AUDIENCE, 'ana');
    await expect(verifierOf(issuer.url).subjectOf(token)).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    expect(reasons).toEqual([expect.stringMatching(reason)]);
  });

  it('what it says where nobody asks does not count', async () => {
    const issuer = await started({ metadataPath: '/elsewhere' });
    await expect(verifierOf(issuer.url).check()).rejects.toThrow('it describes itself at none of its well-known');
    expect(issuer.keyRequests).toBe(0);
  });
});

describe('an issuer that is away', () => {
  it('is left alone for two seconds, told of once, and asked again', async () => {
    const issuer = await started();
    const verifier = verifierOf(issuer.url);
    const token = await issuer.token(AUDIENCE, 'ana');
    await issuer.stop();
    const attempt = () => verifier.subjectOf(token).catch((error: Error) => error.name);
    expect(await Promise.all(Array.from({ length: 8 }, attempt))).toEqual(Array(8).fill('IssuerUnavailable'));
    await issuer.start();
    expect(await attempt()).toBe('IssuerUnavailable');
    now += 2_000;
    await issuer.stop();
    expect(await attempt()).toBe('IssuerUnavailable');
    await issuer.start();
    now += 2_000;
    expect(await attempt()).toBe('ana');
    expect(reasons).toEqual(['it does not answer']);
  });

  it('is not needed while its keys are fresh', async () => {
    const issuer = await started();
    const verifier = verifierOf(issuer.url);
    const token = () => issuer.token(AUDIENCE, 'ana', { claims: { exp: Math.floor(now / 1000) + 60 } });
    expect(await verifier.subjectOf(await token())).toBe('ana');
    await issuer.stop();
    now += 599_000;
    expect(await verifier.subjectOf(await token())).toBe('ana');
    now += 1_000;
    await expect(verifier.subjectOf(await token())).rejects.toMatchObject({ name: 'IssuerUnavailable' });
    await issuer.start();
    now += 2_000;
    expect(await verifier.subjectOf(await token())).toBe('ana');
  });
});

describe('keys', () => {
  it('that are new are found, and those that are gone open nothing', async () => {
    const issuer = await started();
    const verifier = verifierOf(issuer.url);
    const [old, first] = [await issuer.token(AUDIENCE, 'ana'), issuer.pair.kid];
    expect(await verifier.subjectOf(old)).toBe('ana');
    await issuer.rotate();
    now += 5_000;
    expect(await verifier.subjectOf(await issuer.token(AUDIENCE, 'ben'))).toBe('ben');
    expect(issuer.pair.kid).not.toBe(first);
    await expect(verifier.subjectOf(old)).rejects.toMatchObject({ name: 'TokenRefused' });
    expect(issuer.keyRequests).toBe(2);
  });

  it('that nobody has are looked for once in five seconds', async () => {
    const issuer = await started();
    const verifier = verifierOf(issuer.url);
    await verifier.check();
    const attempt = async (index: number) => {
      const token = await issuer.token(AUDIENCE, 'ana', { header: { kid: `invented-${index}` } });
      return verifier.subjectOf(token).catch((error: Error) => error.message);
    };
    const refused = 'The token is signed with a key that its issuer does not have.';
    const attempts = () => Promise.all(Array.from({ length: 20 }, (_, index) => attempt(index)));
    expect(await attempts()).toEqual(Array(20).fill(refused));
    expect(issuer.keyRequests).toBe(1);
    now += 5_000;
    expect(await attempts()).toEqual(Array(20).fill(refused));
    expect(issuer.keyRequests).toBe(2);
  });

  it('need not be named, also where there are several', async () => {
    const issuer = await started();
    const [verifier, old] = [verifierOf(issuer.url), issuer.pair.privateKey];
    await issuer.rotate(1);
    const unnamed = { header: { kid: undefined } };
    expect(await verifier.subjectOf(await issuer.token(AUDIENCE, 'ana', unnamed))).toBe('ana');
    expect(await verifier.subjectOf(await issuer.token(AUDIENCE, 'ana', { ...unnamed, key: old }))).toBe('ana');
    const unrelated = await started();
    const forged = issuer.token(AUDIENCE, 'ana', { ...unnamed, key: unrelated.pair.privateKey });
    await expect(verifier.subjectOf(await forged)).rejects.toThrow('The signature of the token is wrong.');
    const late = issuer.token(AUDIENCE, 'ana', { ...unnamed, claims: { exp: 1 } });
    await expect(verifier.subjectOf(await late)).rejects.toThrow('The token has expired.');
  });
});
