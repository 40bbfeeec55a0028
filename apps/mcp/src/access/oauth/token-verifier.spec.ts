import type { IssuerForm, TestIssuer, TokenParts } from '@bursar/access/testing';
import { clockOf } from '@bursar/calendar';
import { exportSPKI } from 'jose';

import { TokenVerifier } from './token-verifier';

const AUDIENCE = 'https://house.example/mcp';

const started = async (form?: IssuerForm) => (await import('@bursar/access/testing')).TestIssuer.started(form);

let issuer: TestIssuer;
let other: TestIssuer;
const seconds = Math.floor(Date.now() / 1000);
const clock = clockOf(() => seconds * 1000);

const verifierFor = (audience: string, url = issuer.url) =>
  new TokenVerifier({ issuer: url, audience, clock, onUnavailable: () => undefined });

let verifier: TokenVerifier;
beforeAll(async () => {
  [issuer, other] = await Promise.all([started(), started()]);
  verifier = verifierFor(AUDIENCE);
});
afterAll(() => Promise.all([issuer.stop(), other.stop()]));

const told = async (parts: TokenParts) => verifier.subjectOf(await issuer.token(AUDIENCE, 'ana', parts));

describe('a token is taken', () => {
  it.each<[string, TokenParts]>([
    ['as RFC 9068 has it', {}],
    ['of that type by its whole name', { header: { typ: 'application/at+jwt' } }],
    ['as a plain JWT', { header: { typ: 'JWT' } }],
    ['without a type', { header: { typ: undefined } }],
    ['for several', { claims: { aud: ['https://other.example', AUDIENCE] } }],
    ['that expired a moment ago', { claims: { exp: seconds - 29 } }],
    ['that is good in a moment', { claims: { nbf: seconds + 30 } }],
    ['of type at+jwt, with a nonce', { claims: { nonce: 'x' } }],
  ])('%s', async (_, parts) => expect(await told(parts)).toBe('ana'));

  it.each(['RS256', 'PS512', 'ES384', 'EdDSA'])('signed by %s', async (algorithm) => {
    const signing = await started({ algorithm });
    try {
      const token = await signing.token(AUDIENCE, 'ana');
      expect(await verifierFor(AUDIENCE, signing.url).subjectOf(token)).toBe('ana');
    } finally {
      await signing.stop();
    }
  });

  it.each(['x', 'ana|1', 'ana maria', 'añá', '日本', 'a'.repeat(255), 'auth0|5f7c8ec7c33c6c004bbafe82'])(
    'about %j',
    async (subject) => expect(await verifier.subjectOf(await issuer.token(AUDIENCE, subject))).toBe(subject),
  );

  it.each([
    ['https://house.example', 'https://house.example/'],
    ['https://house.example/', 'https://house.example'],
    ['api://bursar', 'api://bursar'],
  ])('by %s for %s', async (audience, spelling) => {
    expect(await verifierFor(audience).subjectOf(await issuer.token(spelling, 'ana'))).toBe('ana');
  });
});

describe('a token is refused', () => {
  it.each<[string, TokenParts, string]>([
    ['for another audience', { claims: { aud: 'https://other.example/mcp' } }, 'The token is for another audience.'],
    ['for a longer audience', { claims: { aud: `${AUDIENCE}/` } }, 'The token is for another audience.'],
    ['for nobody', { claims: { aud: undefined } }, 'The token is for another audience.'],
    ['of another issuer', { claims: { iss: 'https://other.example' } }, 'The token is of another issuer.'],
    ['of no issuer', { claims: { iss: undefined } }, 'The token is of another issuer.'],
    ['that has expired', { claims: { exp: seconds - 30 } }, 'The token has expired.'],
    ['that never expires', { claims: { exp: undefined } }, 'The token does not say when it expires.'],
    ['that expires some day', { claims: { exp: 'tomorrow' } }, 'The token does not say when it expires.'],
    ['that is not valid yet', { claims: { nbf: seconds + 31 } }, 'The token is not valid yet.'],
    ['about nobody', { claims: { sub: undefined } }, 'The token names no subject.'],
    ['about an empty name', { claims: { sub: '' } }, 'The token names no subject.'],
    ['about a number', { claims: { sub: 7 } }, 'The token names no subject.'],
    ['about a name of two lines', { claims: { sub: 'ana\nben' } }, 'The token names no subject.'],
    ['about a name with a NUL', { claims: { sub: 'ana\0' } }, 'The token names no subject.'],
    ['about too long a name', { claims: { sub: 'a'.repeat(256) } }, 'The token names no subject.'],
    ['that is not signed', { header: { alg: 'none' } }, 'The token is signed in a way that is not accepted.'],
    ['of a type that is no word', { header: { typ: 7 } }, 'The token is no access token.'],
    [
      'bound to a key by DPoP',
      { claims: { cnf: { jkt: 'x' } } },
      'The token is bound to a key, and no proof of that is accepted.',
    ],
    [
      'bound to a certificate',
      { claims: { cnf: { 'x5t#S256': 'x' } } },
      'The token is bound to a key, and no proof of that is accepted.',
    ],
    [
      'bound to nothing that is known',
      { claims: { cnf: null } },
      'The token is bound to a key, and no proof of that is accepted.',
    ],
    ['for signing out', { header: { typ: 'logout+jwt' } }, 'The token is no access token.'],
    [
      'that tells a client who signed in',
      { header: { typ: 'JWT' }, claims: { nonce: 'x' } },
      'The token is no access token.',
    ],
    [
      'of the same kind without a type',
      { header: { typ: undefined }, claims: { at_hash: 'x' } },
      'The token is no access token.',
    ],
  ])('%s', async (_, parts, description) => {
    await expect(told(parts)).rejects.toMatchObject({ flaw: { error: 'invalid_token', description } });
  });

  it('that is signed with what everybody knows of the key', async () => {
    const key = new TextEncoder().encode(await exportSPKI(issuer.pair.publicKey));
    const forged = told({ header: { alg: 'HS256' }, key });
    await expect(forged).rejects.toThrow('The token is signed in a way that is not accepted.');
  });

  it('that another signed with a key of the same name', async () => {
    await expect(told({ key: other.pair.privateKey })).rejects.toThrow('The signature of the token is wrong.');
  });

  it('in which a letter was changed', async () => {
    const [header, payload, signature] = (await issuer.token(AUDIENCE, 'ana')).split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'ben' })).toString('base64url');
    const forged = verifier.subjectOf([header, changed, signature].join('.'));
    await expect(forged).rejects.toThrow('The signature of the token is wrong.');
  });

  it.each(['', 'x', 'a.b.c', 'e30.e30.', '..', 'bsr_1_2', `${'a'.repeat(9000)}.b.c`])('%j', async (text) => {
    await expect(verifier.subjectOf(text)).rejects.toMatchObject({ name: 'TokenRefused' });
  });
});
