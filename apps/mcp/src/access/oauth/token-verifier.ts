import { errors, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose';

import { Issuer, type IssuerOptions } from './issuer';
import { audienceUrl } from '../../configuration/oauth-urls';
import { invalidToken } from './token-refusal';

/** Signatures that only the issuer can make. With a shared secret, whoever can check a token can also forge one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** How far the clocks of issuer and server may be apart. */
const LEEWAY_SECONDS = 30;

/** RFC 9068 and, since many issuers do not know it, any JWT that does not say what else it is for. */
const ACCESS_TOKEN_TYPES = ['at+jwt', 'application/at+jwt'];
const PLAIN_TYPES = [undefined, 'jwt', 'application/jwt'];
/** Claims of an ID token (OpenID Connect Core, section 2): it says who signed in, to the client and to nobody else. */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash'];

/** What is stored of a subject. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

export interface TokenVerifierOptions extends IssuerOptions {
  readonly audience: string;
}

/** Says whom a token of the issuer is about. */
export class TokenVerifier {
  readonly #issuer: Issuer;

  constructor(private readonly options: TokenVerifierOptions) {
    this.#issuer = new Issuer(options);
  }

  /** Asks for the issuer's keys, so that the first call has not to wait. Throws IssuerUnavailable. */
  check(): Promise<void> {
    return this.#issuer.check();
  }

  /** The token's subject. Throws TokenRefused, or IssuerUnavailable while nobody can know. */
  async subjectOf(token: string): Promise<string> {
    const { payload, protectedHeader } = await this.#verify(token).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? invalidToken(flawOf(error)) : error;
    });
    const { typ } = protectedHeader;
    const type = typ === undefined ? typ : String(typ).toLowerCase();
    const isIdToken = ID_TOKEN_CLAIMS.some((claim) => payload[claim] !== undefined);
    if (!ACCESS_TOKEN_TYPES.includes(type ?? '') && (isIdToken || !PLAIN_TYPES.includes(type))) {
      throw invalidToken('The token is no access token.');
    }
    // RFC 7800: only the holder of a key may use it, which nothing here proves (DPoP, RFC 9449; mutual TLS, RFC 8705).
    if (payload['cnf'] !== undefined)
      throw invalidToken('The token is bound to a key, and no proof of that is accepted.');
    const { sub } = payload;
    if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw invalidToken('The token names no subject.');
    return sub;
  }

  async #verify(token: string): Promise<JWTVerifyResult> {
    const { issuer, audience, clock } = this.options;
    const options: JWTVerifyOptions = {
      issuer,
      audience: spellingsOf(audience),
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(clock.now()),
    };
    try {
      return await jwtVerify(token, this.#issuer.keyOf, options);
    } catch (error) {
      if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
      // The token does not name its key, and the issuer has several of the kind.
      for await (const key of error) {
        try {
          return await jwtVerify(token, key, options);
        } catch (other) {
          if (!(other instanceof errors.JWSSignatureVerificationFailed)) throw other;
        }
      }
      throw new errors.JWSSignatureVerificationFailed();
    }
  }
}

/** An address without a path is the same with a slash at its end, and clients ask for tokens for either. */
function spellingsOf(audience: string): string[] {
  const address = audienceUrl(audience);
  if (address === undefined || address.pathname !== '/' || address.search !== '') return [audience];
  return [audience, address.origin, `${address.origin}/`];
}

const FLAWS_OF_CLAIMS: Readonly<Record<string, string>> = {
  iss: 'The token is of another issuer.',
  aud: 'The token is for another audience.',
  sub: 'The token names no subject.',
  exp: 'The token does not say when it expires.',
  nbf: 'The token is not valid yet.',
};

function flawOf(error: InstanceType<typeof errors.JOSEError>): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return FLAWS_OF_CLAIMS[error.claim] ?? 'The token does not say what it has to.';
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return 'The token is signed in a way that is not accepted.';
  if (error instanceof errors.JWKSNoMatchingKey) return 'The token is signed with a key that its issuer does not have.';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'The signature of the token is wrong.';
  return 'The token cannot be read.';
}
