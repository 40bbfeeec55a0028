/** What is wrong with a token, as RFC 6750 says it in a header: ASCII without quotes and backslashes. */
export interface TokenFlaw {
  readonly error: 'invalid_token' | 'invalid_request';
  readonly description: string;
}

/** A token that opens nothing. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';

  constructor(readonly flaw: TokenFlaw) {
    super(flaw.description);
  }
}

/** The issuer's keys cannot be had, so nobody knows whether a token is good. The message is for who runs the server. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

export function invalidToken(description: string): TokenRefused {
  return new TokenRefused({ error: 'invalid_token', description });
}
